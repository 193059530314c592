package designing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestWhatIsInstalledApart: an app, the program of a device, nodes at the edge and a command
// line tool are no part of one deployable service; a web page is.
func TestWhatIsInstalledApart(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name  string
		lang  specs.Lang
		title string
		tech  understanding.TechnologyFact
		want  []string
	}{
		{"a page", "en", "Show the free berths", understanding.TechnologyFact{Name: "Go", Layer: "language"}, nil},
		{"a framework of apps", "en", "Show the free berths", understanding.TechnologyFact{Name: "Flutter", Layer: "framework"}, []string{"the mobile app"}},
		{"firmware", "en", "Store readings in the firmware while there is no network", understanding.TechnologyFact{}, []string{"the program on the devices"}},
		{"at the edge", "en", "Answer a request at the edge", understanding.TechnologyFact{}, []string{"the nodes at the edge"}},
		{"a command line tool", "en", "Give teams a command line tool", understanding.TechnologyFact{}, []string{"the command line tool"}},
		{"only supported", "en", "Show the free berths", understanding.TechnologyFact{Name: "Flutter", Layer: "framework", Standing: understanding.TechRefused}, nil},
		{"an app for both systems", "en", "Harbour is an app for iOS and Android", understanding.TechnologyFact{}, []string{"the mobile app"}},
		{"a mini program", "zh", "业主在微信小程序里报修", understanding.TechnologyFact{}, []string{"微信小程序"}},
		{"a mini program and its back office", "zh", "业主在小程序里报修，客服在后台受理", understanding.TechnologyFact{}, []string{"小程序", "网页管理后台"}},
		{"pages alone", "zh", "客服在后台受理报修", understanding.TechnologyFact{}, nil},
		{"a terminal", "zh", "保管员用手持终端逐柜扫码", understanding.TechnologyFact{}, []string{"现场终端程序"}},
		{"a framework of mini programs", "zh", "业主在小程序里报修", understanding.TechnologyFact{Name: "uni-app", Layer: "framework"}, []string{"小程序"}},
		{"a page on a tablet", "en", "Sign on a tablet", understanding.TechnologyFact{}, nil},
		{"an app of the tablet", "en", "Sign in the tablet app; the web application shows the reports", understanding.TechnologyFact{}, []string{"the tablet client", "the web pages"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			g := designer(t, c.lang, "Harbour", c.title)
			g.profile = "service"
			g.Understood.Technologies = []understanding.TechnologyFact{c.tech}
			require.Equal(t, c.want, g.apart())
		})
	}
}
