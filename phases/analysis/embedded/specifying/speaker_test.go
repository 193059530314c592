package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/completing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestWhoTellsAStorySpeaksOfThemselves has wishes in which the role of the story stands
// again: as what is reached it is "me"; where it is told more of it keeps its name.
func TestWhoTellsAStorySpeaksOfThemselves(t *testing.T) {
	t.Parallel()
	w := ward(t)
	for _, c := range []struct{ want, actor, text string }{
		{"the portal to remind the skipper by SMS", "skipper", "the portal to remind me by SMS"},
		{"the portal to send the skipper an invoice", "skipper", "the portal to send me an invoice"},
		{"it told early, so that a fleet operator can change hosts", "fleet operator", "it told early, so that I can change hosts"},
		{"the ward to call the nurse who is on duty", "nurse", "the ward to call the nurse who is on duty"},
		{"the list to show the nurse of the day", "nurse", "the list to show the nurse of the day"},
		{"to remind the skipper", "skipper", "to remind the skipper"},
		{"a leak to close the lock and warn the skipper by SMS", "skipper", "a leak to close the lock and warn me by SMS"},
	} {
		require.Equal(t, c.text, w.speaker(c.want, c.actor), c.want)
	}
}

func TestWhoTellsAStoryDoesWhatTheConditionSays(t *testing.T) {
	t.Parallel()
	w := ward(t)
	for _, c := range []struct{ given, actor, want string }{
		{"to get a number when a porter closes a trip", "porter", "to get a number when I close a trip"},
		{"to state a reason if the porter does not accept a trip", "porter", "to state a reason if I do not accept a trip"},
		{"the list to empty after a porter returns a bed", "porter", "the list to empty after I return a bed"},
		{"to be told when a nurse closes a trip", "porter", "to be told when a nurse closes a trip"},
		{"to be told when the porter is called", "porter", "to be told when the porter is called"},
	} {
		require.Equal(t, c.want, w.ownCondition(c.given, c.actor), c.given)
	}
}

// TestAPermissionIsSaidOnce has what a part of the product may do.
func TestAPermissionIsSaidOnce(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		text, want string
		p          specs.Priority
	}{
		{"The service may support scheduled changes.", "The service MAY support scheduled changes", specs.Could},
		{"The dashboard may show a graph of beds.", "The dashboard MAY show a graph of beds", specs.Could},
	} {
		w := ward(t)
		f := &understanding.FeatureFact{Text: c.text, Source: specs.FromLines(3, 3)}
		st := w.TakeApart(f.Text)
		require.Equal(t, c.want, w.bound(st, &Draft{Use: completing.Use{Origin: completing.Origin{Fact: f}, Statement: st, Actor: "nurse"}, Requirement: specs.Requirement{Priority: c.p}}), c.text)
	}
}

// TestATitleNamesWhatIsOnesOwn has no pronoun that nobody stands before.
func TestATitleNamesWhatIsOnesOwn(t *testing.T) {
	t.Parallel()
	w := ward(t)
	for text, want := range map[string]string{
		"cancel or move my appointment from the link": "cancel or move one's own appointment from the link",
		"write it in my own words":                    "write it in one's own words",
		"set my weekly hours":                         "set one's own weekly hours",
	} {
		require.Equal(t, want, w.NameOf(text))
	}
}
