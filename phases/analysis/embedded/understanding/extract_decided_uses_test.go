package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestADecisionOnBehaviourIsADemand: what comes first for whoever uses it, and in which languages.
func TestADecisionOnBehaviourIsADemand(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Tile duel\n\nA game for two.\n\n## Decisions\n\n1. guest play first; account only when you change phones\n2. launch languages en, de, pl\n3. server in Go\n")
	var features, qualities []string
	for _, f := range u.Features {
		features = append(features, f.Text)
	}
	for _, q := range u.Qualities {
		qualities = append(qualities, q.Text)
	}
	require.Equal(t, []string{"Guest play comes first; an account is needed only when you change phones."}, features)
	require.Equal(t, []string{"Everything in English, German and Polish."}, qualities)
}

func TestLanguagesByTheirCodes(t *testing.T) {
	t.Parallel()
	lex := loadLexicons(t)
	for text, want := range map[string]string{
		"Languages: nl, fr":        "Everything in Dutch and French.",
		"Launch languages en, xx":  "",
		"Languages of the players": "",
	} {
		require.Equal(t, want, lex.launchLanguages(text), text)
	}
}

// TestDevicesInThePitch: on what a product is used may stand in the sentence that says what it is.
func TestDevicesInThePitch(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Helpers\n\nSo: a website, works on phones, where helpers say when they can come.\n\nHelpers can sign up.\n")
	require.NotEmpty(t, u.Qualities)
	require.Equal(t, "Works on phones.", u.Qualities[0].Text)
}

// TestATimeIsCountedFromTheClauseBefore: "after two weeks" alone counts from nothing.
func TestATimeIsCountedFromTheClauseBefore(t *testing.T) {
	t.Parallel()
	head := "Two days before a loan ends the member gets a reminder by e-mail"
	require.Equal(t, "Two weeks after a loan ends the board gets a list", countedFrom(head, "after two weeks the board gets a list"))
	require.Equal(t, "after the fair the board gets a list", countedFrom(head, "after the fair the board gets a list"))
	require.Equal(t, "after two weeks the board gets a list", countedFrom("The member gets a reminder", "after two weeks the board gets a list"))
}
