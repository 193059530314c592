package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/completing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestASentenceThatBindsNeedsNoPreamble has the verbs that are hard to see:
// "need", a row of deeds, a second verb that could be a plural noun.
func TestASentenceThatBindsNeedsNoPreamble(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, want string }{
		{"Doses above 200 mg need the signature of a second nurse.", "Doses above 200 mg SHOULD have the signature of a second nurse"},
		{"Opiates (morphine, fentanyl) need two nurses for each dose.", "Opiates (morphine, fentanyl) SHOULD require two nurses for each dose"},
		{"Orders start as open.", "Orders SHOULD start as open"},
		{"At discharge the system sends the letter.", "At discharge, the system SHOULD send the letter"},
		{"With this pump you cannot skip the check.", "With this pump, Wardbook SHOULD make sure that nobody can skip the check"},
		{"Whoever opens a chart leaves a trace.", "Whoever opens a chart SHOULD leave a trace"},
		{"If a dose is late, the nurse must enter a reason.", "If a dose is late, the nurse SHOULD enter a reason"},
		{"The beds it belongs to are blocked.", "The beds it belongs to SHOULD be blocked"},
		{"Changing a dose requires a reason and blocks orders.", "Changing a dose SHOULD require a reason and block orders"},
	} {
		w := ward(t)
		f := &understanding.FeatureFact{Text: c.text, Source: specs.FromLines(3, 3)}
		st := w.TakeApart(f.Text)
		require.Equal(t, c.want, w.bound(st, &Draft{Use: completing.Use{Origin: completing.Origin{Fact: f}, Statement: st, Actor: "nurse"}, Requirement: specs.Requirement{Priority: specs.Should}}), c.text)
	}
}

// TestAPointOfAListNamesWhatItMeans puts the thing of the point before in the
// place of "it".
func TestAPointOfAListNamesWhatItMeans(t *testing.T) {
	t.Parallel()
	list := []understanding.FeatureFact{
		{Name: "Draw a floor plan", Text: "Draw a floor plan with doors.", Source: specs.FromLines(3, 3)},
		{Name: "Share it by link", Text: "Share it by link with the fire brigade.", Source: specs.FromLines(4, 4)},
		{Name: "Lock it after the visit", Text: "Lock it after the visit.", Source: specs.FromLines(5, 5)},
	}
	w := handMade(t, &understanding.Understanding{Lang: specs.English, Title: "Exits", Product: "Exits", Features: list}, "standard")
	for i, want := range []string{"Draw a floor plan with doors.", "Share the floor plan by link with the fire brigade.", "Lock the floor plan after the visit."} {
		f, _ := w.Pointed(&list[i], w.TakeApart(list[i].Text))
		require.Equal(t, want, f.Text)
	}
}

// TestTitlesNeedNotNameTheProduct begins with the deed where the product or a
// part of it does something.
func TestTitlesNeedNotNameTheProduct(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, want string }{
		{"The portal rejects visits in the past and says why.", "Reject visits in the past and say why"},
		{"The terminal shows the next patient.", "Show the next patient"},
		{"The gateway stores readings for a day.", "The gateway stores readings for a day"},
		{"The portal never shows a name.", "The portal never shows a name"},
	} {
		w := ward(t)
		f := &understanding.FeatureFact{Text: c.text, Source: specs.FromLines(3, 3)}
		require.Equal(t, c.want, w.StatementTitle(f, w.TakeApart(f.Text)), c.text)
	}
}

// TestARowInheritsWhatItsLineIsWorth gives the rows of a table the priority of
// the requirement that introduces them.
func TestARowInheritsWhatItsLineIsWorth(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.English, Title: "Triage", Product: "Triage", Features: []understanding.FeatureFact{{Name: "Core", Text: "Core.", Source: specs.FromLines(1, 1)}}}, "standard")
	w.Source.Text = "# Triage\n\n**T-1 (M)** A patient gets one of two colours:\n\n| Colour | Meaning |\n|---|---|\n| Red | At once |\n\nThe rest waits.\n- A chair for everyone"
	require.Equal(t, 3, w.lineAbove(7))
	require.Zero(t, w.lineAbove(9))
	require.Zero(t, w.lineAbove(10))
}

// TestNothingOfTheWriterBinds leaves out what the writer says of themselves.
func TestNothingOfTheWriterBinds(t *testing.T) {
	t.Parallel()
	w := ward(t)
	require.Equal(t, "Rounds take 50 minutes a day.", w.WithoutBracketRemark("Rounds take 50 minutes a day (we measured)."))
	require.Equal(t, "A bed (or a chair) is booked.", w.WithoutBracketRemark("A bed (or a chair) is booked."))
	require.Equal(t, "the pharmacy tells the team and `our-api`", w.OfHouse("our pharmacy tells us and `our-api`"))
	require.Equal(t, "the gate opens for in-house drivers and for guests", w.OfHouse("the gate opens for our own drivers and for guests"))
	require.Equal(t, "run by the in-house IT, and the data stay", w.OfHouse("run by our IT, and the data stay"))
	require.Equal(t, "kept in our own words", w.OfHouse("kept in our own words"))
}

// TestASentenceIsNoThingToWant keeps stories whole whose statement no rule can
// turn.
func TestASentenceIsNoThingToWant(t *testing.T) {
	t.Parallel()
	w := ward(t)
	for _, c := range []struct{ text, want string }{
		{"On your round: tap beds in any order → chart → beds turn green.", "to tap beds in any order on your round"},
		{"Invite by link (mail, whatever), works before the app is installed.", "to invite by link (mail, whatever)"},
		{"The new thing should fetch the ward list every night.", "Wardbook to fetch the ward list every night"},
		{"If offline keep the chart and send later.", "Wardbook to keep the chart and send later"},
	} {
		f := &understanding.FeatureFact{Text: c.text, Source: specs.FromLines(3, 3)}
		st := w.TakeApart(f.Text)
		require.Equal(t, c.want, w.wantPhrase(&Draft{Use: completing.Use{Origin: completing.Origin{Fact: f}, Statement: st, Actor: "nurse"}}, st), c.text)
	}
}
