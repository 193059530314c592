package completing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
	"github.com/overtone-cli/overtone/specs"
)

// What a source says that somebody wants comes before what its functions let them do.
func TestWishesOfARoleAreNeeds(t *testing.T) {
	t.Parallel()
	for _, one := range []struct {
		role string
		want []string
	}{
		{"Pastes links into chats. When an article moves he wants to change one link, not 40 macros.", []string{"Change one link, not 40 macros, when an article moves."}},
		{"She needs to know what is missing.", []string{"Know what is missing."}},
		{"Runs the depot and signs for each van.", nil},
	} {
		w := handMade(t, &understanding.Understanding{Lang: "en", Product: "Shortleaf"}, "standard")
		var got []string
		for _, it := range w.WishesFromRole(understanding.ActorFact{Name: "Support lead", Role: one.role, Source: specs.FromLines(3, 4)}) {
			got = append(got, it.Text)
		}
		require.Equal(t, one.want, got, one.role)
	}
}

// A word that is short for a term of the source is no term beside it.
func TestShortTermsAreNotDefinedBesideTheWhole(t *testing.T) {
	t.Parallel()
	g := &glossaryBuilder{known: map[string]bool{}}
	g.add(specs.Term{Term: "Short link"})
	require.True(t, g.inShort("Link"))
	require.True(t, g.inShort("links"))
	require.False(t, g.inShort("Short"))
	require.False(t, g.inShort("Short link"))
}

// One thing that somebody wants is a need, however short.
func TestAThingThatSomebodyWantsIsANeed(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: "en", Product: "Reading ring"}, "standard")
	for role, want := range map[string][]string{
		"Book nerds who want ranking.":       {"Get ranking."},
		"Couples and old friends far apart.": nil,
	} {
		var got []string
		for _, it := range w.NeedsFromRole(understanding.ActorFact{Name: "Book nerd", Role: role, Source: specs.FromLines(3, 3)}) {
			got = append(got, it.Text)
		}
		require.Equal(t, want, got, role)
	}
}
