package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// Systems outside are told by what they do for the product; a person, a thing of the
// product and what runs it are none.
func TestSystemsAreFoundByWhatTheyDo(t *testing.T) {
	t.Parallel()
	for text, want := range map[string][]string{
		"Weights come from the truck scale at the gate.":           {"truck scale"},
		"Weights come from the driver at the gate.":                nil,
		"The editor can publish the timetable on our Joomla site.": {"Joomla site"},
		"The editor can publish the timetable on our new site.":    nil,
		"RabbitMQ is there and run by another team.":               {"RabbitMQ"},
		"Visitors sign in with Apple / Google.":                    {"Sign in with Apple", "Sign in with Google"},
		"Visitors sign in with name and password.":                 nil,
		"语音和短信走腾讯云。":                                               {"腾讯云语音和短信"},
		"系统走腾讯云。":                                                  nil,
	} {
		x := &understander{lex: loadLexicons(t), u: &Understanding{}, r: &reading.Reading{}, outer: map[string]bool{}}
		x.feeds(text, 1, 1)
		var got []string
		for _, s := range x.u.Integrations {
			got = append(got, s.Name)
		}
		require.Equal(t, want, got, text)
	}
}

func TestAServiceBearsTheNameOfWhatItServes(t *testing.T) {
	t.Parallel()
	require.Equal(t, "总部电子签章服务", servedThing("总部统一的服务", "前提：电子签章由总部统一的服务提供。"))
	require.Equal(t, "总部的服务器", servedThing("总部的服务器", "由总部的服务器提供"))
	require.Equal(t, "总部的系统", servedThing("总部的系统", "每晚从总部的系统同步"))
}
