package designing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"
)

// TestAHalfWaitsForTheHalfItWorksOn: the further half of a theme waits for the first where
// it speaks of the thing of the theme, of the same deeds or of the same data, and not
// because it stands under the same heading.
func TestAHalfWaitsForTheHalfItWorksOn(t *testing.T) {
	t.Parallel()
	for _, row := range []struct {
		name   string
		titles [4]string
		data   [4][]string
		want   []int
	}{
		{"the thing of the theme", [4]string{"Sound a tide alarm", "Lift the gate", "The lamp blinks until the tide alarm ends", "Paint the lamp"}, [4][]string{}, []int{0}},
		{"words of one title", [4]string{"Stream of readings over a socket", "Lift the gate", "Pause the stream of readings", "Paint the lamp"}, [4][]string{}, []int{0}},
		{"the same data", [4]string{"Lift the gate", "Sound the horn", "Paint the lamp", "Wash the deck"}, [4][]string{0: {"Trip"}, 3: {"Trip"}}, []int{0}},
		{"only the heading", [4]string{"Lift the gate", "Sound the horn", "Paint the lamp", "Wash the deck"}, [4][]string{}, nil},
	} {
		m := ferryMaker(t, "Tide alarms", "Tide alarms")
		for i, title := range row.titles {
			m.req.Requirements[i] = specs.Requirement{Title: title, Entities: row.data[i]}
		}
		m.waitForHalf(1)
		require.Equal(t, row.want, m.plans[1].dependsOn, row.name)
	}
}

// TestAStrayOpensNoDoor: one way to sign in among other things in the rest of a theme does
// not put that rest before all others.
func TestAStrayOpensNoDoor(t *testing.T) {
	t.Parallel()
	for _, row := range []struct {
		name  string
		other string
		want  bool
	}{{"the rest of another theme", "Tickets", false}, {"a theme of its own", "Harbour", true}} {
		m := ferryMaker(t, "Tickets", row.other)
		m.req.Requirements[2].Title, m.req.Requirements[3].Title = "Pause the sale", "Sign in with a passkey"
		require.Equal(t, row.want, m.letsIn(&m.plans[1]), row.name)
	}
}
