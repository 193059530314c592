package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/completing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestNobodySaysIInADocument has what a writer says of themselves: what only is
// theirs loses its owner, what hangs on a statement is told of the team, the rest
// is a quotation.
func TestNobodySaysIInADocument(t *testing.T) {
	t.Parallel()
	w := ward(t)
	for _, c := range []struct{ text, want string }{
		{"The bed is blocked until our cleaners have released it.", "The bed is blocked until the cleaners have released it."},
		{"We have bought twelve tablets already.", "“We have bought twelve tablets already.”"},
		{"For now one ward, ours, is plenty.", "“For now one ward, ours, is plenty.”"},
		{"Payments are not our business, Exact does them.", "“Payments are not our business, Exact does them.”"},
		{"Nurses are allowed to tell us why they skip a dose.", "Nurses are allowed to tell the team why they skip a dose."},
		{"The tablets we already have must do.", "The tablets the team already has must do."},
		{"Between May and June we think we had 90 beds.", "Between May and June the team thinks it had 90 beds."},
		{"Dosing pumps (we only measure).", "Dosing pumps (the team only measures)."},
		{"Rounds are long, so we batch them and ship the lists late.", "“Rounds are long, so we batch them and ship the lists late.”"},
		{"The first user is our own team.", "The first user is the in-house team."},
		{"Guests get accounts of our own.", "Guests get accounts of the team's own."},
		{"I'd go with Flutter for the phone.", "“I'd go with Flutter for the phone.”"},
		{"the tablets stay in the ward and ours is plenty.", "“The tablets stay in the ward and ours is plenty.”"},
		{"A letter goes out, and a fax as well if we have one.", "A letter goes out, and a fax as well if there is one."},
		{"A nurse is asked if we have any.", "A nurse is asked if there are any."},
		{"No sale in the US.", "No sale in the US."},
		{"The button says \"Ask me\".", "The button says \"Ask me\"."},
		{"Certificates come from Let's Encrypt.", "Certificates come from Let's Encrypt."},
	} {
		require.Equal(t, c.want, w.Reported(c.text), c.text)
	}
	require.Equal(t, "round in their pager (read only)", w.NameOf("my round in my pager (read only)"))
}

// TestADemandIsToldOfWhoeverItIsFor has demands in the first person.
func TestADemandIsToldOfWhoeverItIsFor(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, want, title string }{
		{"A plan made by the machine which I can change by dragging.", "Wardbook MUST provide a plan made by the machine which the user can change by dragging.", "Plan made by the machine which the user can change by dragging"},
		{"Wardbook tells the family when we come.", "Wardbook MUST tell the family when the team comes.", "Tell the family when the team comes"},
		{"Nothing may be promised that we need ourselves.", "Wardbook MUST make sure that nothing is promised that the team needs itself.", "Nothing is promised that the team needs itself"},
		{"Doses are booked to my account.", "Doses MUST be booked to the user's account.", "Book doses to one's own account"},
		{"Move from paper to our own server.", "Wardbook MUST move from paper to the team's own server.", "Move from paper to the team's own server"},
		{"When the wind is above, I'd say, 35 knots, the roof closes.", "When the wind is above 35 knots, the roof MUST close.", "The roof closes when the wind is above 35 knots"},
	} {
		w := ward(t)
		f := &understanding.FeatureFact{Text: c.text, Source: specs.FromLines(3, 3)}
		st := w.TakeApart(f.Text)
		d := &Draft{Use: completing.Use{Origin: completing.Origin{Fact: f}, Statement: st, Actor: "nurse"}, Requirement: specs.Requirement{Priority: specs.Must}}
		require.Equal(t, c.want, phrasing.Finished(w.told(d, w.Obligation(d))), c.text)
		require.Equal(t, c.title, w.StatementTitle(f, st), c.text)
	}
}

// TestWeAreTheProductWhereItIsAsked puts the product into the place of a "we" that
// begins a demand.
func TestWeAreTheProductWhereItIsAsked(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{
		Lang: specs.English, Title: "Wardbook", Product: "Wardbook",
		Features: []understanding.FeatureFact{
			{Name: "We sync the beds every hour", Text: "We sync the beds every hour.", Source: specs.FromLines(3, 3)},
			{Name: "We want lists", Text: "We want lists.", Source: specs.FromLines(4, 4)},
		},
	}, "standard")
	require.Equal(t, "Wardbook syncs the beds every hour.", w.Understood.Features[0].Text)
	require.Equal(t, "We want lists.", w.Understood.Features[1].Text)
}

// TestARefusedThingIsNamed has refusals in sentences.
func TestARefusedThingIsNamed(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, want string }{
		{"We do not want credit cards.", "Credit cards."},
		{"Please nothing with faces, the council would kill us.", "Faces."},
		{"Please don't build a chat.", "A chat."},
		{"I don't want to build bookkeeping again!", "I don't want to build bookkeeping again!"},
		{"We don't want it.", "We don't want it."},
	} {
		w := handMade(t, &understanding.Understanding{
			Lang: specs.English, Title: "Wardbook", Product: "Wardbook",
			Features: []understanding.FeatureFact{{Name: "Core", Text: "Core.", Source: specs.FromLines(9, 9)}},
			NonGoals: []specs.NonGoal{{Text: c.text, Source: specs.FromLines(3, 3)}},
		}, "standard")
		require.Equal(t, c.want, w.Understood.NonGoals[0].Text, c.text)
	}
}
