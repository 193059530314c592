package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
)

// What only describes the world among demands is taken as given: how things often are, what part of
// them is in some state, how much time somebody has, whose something is. A reason of that kind is
// parted from the demand in front of it, and a demand from the fact that it is drawn from.
func TestFactsOfTheWorldAreNoDemands(t *testing.T) {
	t.Parallel()
	lex := loadLexicons(t)
	for _, c := range []struct {
		heading, text string
		given, rest   []string
	}{
		{"Security", "Stall notes sometimes hold a phone number. Notes must not appear in the list.", []string{"Stall notes sometimes hold a phone number."}, []string{"Notes must not appear in the list."}},
		{"Portability", "No installer is needed: half of the laptops are locked down.", []string{"Half of the laptops are locked down."}, []string{"No installer is needed."}},
		{"Operation", "Backups run every night. Those servers are ours.", []string{"Those servers are ours."}, []string{"Backups run every night."}},
		{"Requirements", "- Most of our members are over 60.\n- Traders can book a stall for one day.\n", []string{"Most of our members are over 60."}, []string{"Traders can book a stall for one day."}},
		{"Requirements", "- Many of our traders speak no Dutch, so the app must be available in Polish.\n- Traders can book a stall.\n", []string{"Many of our traders speak no Dutch."}, []string{"The app must be available in Polish.", "Traders can book a stall."}},
		{"Planning", "Karel works three days a week. I have two evenings a week.", []string{"Karel works three days a week.", "I have two evenings a week."}, nil},
		// Duties and quotas in the same words stay what they are.
		{"Requirements", "- Members have two hours a week of free use.\n- Reports are usually sent on Monday.\n", nil, []string{"Members have two hours a week of free use.", "Reports are usually sent on Monday."}},
		{"Performance", "95 % of the pages are shown within 1 second.", nil, []string{"95 % of the pages are shown within 1 second."}},
	} {
		u := Understand(lex.Read(analysis.Source{Text: "# Stall planner\n\nA web application for a town.\n\n## " + c.heading + "\n\n" + c.text + "\n"}), lex)
		var given, rest []string
		for _, f := range u.Facts() {
			switch {
			case FirstLine(f.Source) <= 5:
			case f.Kind == "assumption":
				given = append(given, f.Text)
			case f.Kind == "feature" || f.Kind == "constraint" || f.Kind == "quality":
				rest = append(rest, f.Text)
			}
		}
		require.ElementsMatch(t, c.given, given, c.text)
		require.ElementsMatch(t, c.rest, rest, c.text)
	}
}
