package phrasing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// A command keeps its small letters inside a sentence; a name that the source
// writes with a capital anywhere keeps the capital.
func TestANameIsWrittenAsTheSourceWritesIt(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"# tidelog – write down the tide\n\ntidelog is a tool.\n":    "tidelog",
		"# tidelog\n\nTidelog is a tool for keepers.\n":              "Tidelog",
		"# tide log\n\nThe tide log is a tool that keepers carry.\n": "Tide log",
	} {
		w := handMade(t, &understanding.Understanding{Lang: "en"}, "standard")
		w.Source = analysis.Source{Text: text}
		name := "Tidelog"
		if want == "Tide log" {
			name = want
		}
		require.Equal(t, want, w.asWritten(name), text)
	}
}

func TestThePeriodOfATargetIsNoAge(t *testing.T) {
	t.Parallel()
	for target, want := range map[string]bool{
		"3 年": true, "不少于 90 天": true, "四年前的中端手机上 ≤ 2.0 秒": false, "at most 2 s on a phone of 4 years ago": false, "30 days": true,
	} {
		require.Equal(t, want, IsPeriod(target), target)
	}
}
