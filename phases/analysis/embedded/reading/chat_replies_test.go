package reading

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
)

// TestAnswersInAChatBelongToTheirQuestions reads messages with what the others
// answer.
func TestAnswersInAChatBelongToTheirQuestions(t *testing.T) {
	t.Parallel()
	const open = "Ann  9:01 AM\nwe lend bikes to guests of the hostel\n\nBob  9:02 AM\n+1\n\n"
	for text, want := range map[string][]string{
		"Ann  9:03 AM\nthe guest list has to be in the box... encrypted? it's names and rooms\n\nBob  9:04 AM\nencrypted yes. and delete it in June\n": {"the guest list has to be in the box (names and rooms) and has to be encrypted.", "delete it in June"},
		"Ann  9:03 AM\ndo we do e-bikes at the gate?\n\nBob  9:04 AM\nno. e-bikes stay in the shop\n":                                                  {"Not in scope: e-bikes at the gate.", "e-bikes stay in the shop"},
		"Ann  9:03 AM\nand guests need a code\n\nBob  9:04 AM\nyep. and every code has to be logged\n":                                                 {"Guests need a code", "every code has to be logged"},
		"Ann  9:03 AM\nthen paper tags? or plastic? let me ask Kim\n\nBob  9:04 AM\nbudget is 2k for everything we buy\n":                              {"then paper tags? or plastic?", "budget is 2k"},
	} {
		r := loadLexicon(t).Read(analysis.Source{Name: "input.md", Text: open + text})
		all := ""
		for i := range r.Units {
			all += r.Units[i].Text + "\n"
		}
		for _, w := range want {
			require.Contains(t, Lower(all), Lower(w), text)
		}
		require.NotContains(t, all, "encrypted yes", text)
		require.NotContains(t, all, "no. ", text)
	}
	r := loadLexicon(t).Read(analysis.Source{Name: "input.md", Text: open + "Ann  9:03 AM\nthe lock is 20 years old lol\n\nBob  9:04 AM\nthe gate opens at 7\n"})
	for i := range r.Units {
		require.Equal(t, r.Units[i].Text == "the lock is 20 years old lol", r.Units[i].As == "note", r.Units[i].Text)
	}
}
