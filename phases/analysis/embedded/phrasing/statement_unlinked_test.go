package phrasing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/templates"
)

// Notes of a change leave out the verb; a thing with a participle of its own is no
// such note.
func TestNotesOfChangesLeaveOutTheVerb(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.English}, "standard")
	for _, c := range []struct{ text, subject, rest string }{
		{"Retry limit raised from 3 to 5", "Retry limit", "raised from 3 to 5"},
		{"Session timeouts shortened to 20 minutes", "Session timeouts", "shortened to 20 minutes"},
		{"Import from CSV allowed.", "Import from CSV", "allowed"},
		{"Visit logs kept 7 years, phone numbers deleted after 14 days", "Visit logs", "kept 7 years, phone numbers deleted after 14 days"},
		{"Report files deleted after 30 days", "Report files", "deleted after 30 days"},
		{"Delete files kept 30 days by the guard", "", ""},
		{"Kept 30 days by the guard", "", ""},
		{"Files kept 30 days are deleted", "", ""},
		{"Keep files stored for later", "", ""},
		{"Raised floor to the left", "", ""},
		{"The limit is raised to 5", "", ""},
		{"Show orders that were moved to the next day", "", ""},
		{"Keep the limit lowered by the guard", "", ""},
	} {
		got, ok := w.unlinked(c.text)
		require.Equal(t, c.subject != "", ok, "%s: %v", c.text, got)
		require.Equal(t, c.subject, got.Subject, c.text)
		require.Equal(t, c.rest, got.Rest, c.text)
	}
}

// What a source about a game commands is what a player does; elsewhere it is what the
// product does.
func TestPlayersDoWhatAGameCommands(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		pack, text string
		person     bool
	}{
		{"games", "Dig a tunnel to the next cave", true},
		{"games", "Collect three feathers before the tide comes", true},
		{"games", "Send the score to the table", false},
		{"warehouse", "Collect the parcels of a tour", false},
	} {
		w := handMade(t, &understanding.Understanding{Lang: specs.English}, "standard")
		w.Packs = []*templates.Pack{{ID: c.pack}}
		require.Equal(t, c.person, w.TakeApart(c.text).Person, c.text)
	}
}

// What a thing does not know is no ban: nobody tells it to know nothing.
func TestWhatThingsDoNotKnowIsNotForbidden(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.English}, "standard")
	for _, c := range []struct{ text, want string }{
		{"older readers do not know the new frame", "MUST hold"},
		{"the scanner does not expect a second label", "MUST hold"},
		{"the scanner does not send a second label", "the scanner MUST NOT send a second label"},
	} {
		clause, ok := w.ParseClause(c.text)
		require.True(t, ok, c.text)
		require.Contains(t, w.BindClause(clause, specs.Must), c.want, c.text)
	}
}
