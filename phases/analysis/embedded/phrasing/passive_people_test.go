package phrasing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
	"github.com/overtone-cli/overtone/specs"
)

// What people do is not made by the product, and no title commands it of the product.
func TestAPassiveNamesWhoDoesIt(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.English, Product: "Rota", Actors: []understanding.ActorFact{{Name: "Nurse"}}}, "standard")
	for passive, want := range map[string]bool{
		"signed by two people (the nurse and a witness) with their own PIN": true,
		"signed by the nurse before the round":                              true,
		"checked by the night staff":                                        true,
		"signed by the server with a certificate":                           false,
		"sorted by name":      false,
		"paid by card":        false,
		"created every night": false,
	} {
		require.Equal(t, want, w.DoneByPeople(passive), passive)
	}
	for _, c := range []struct{ text, want string }{
		{"Each entry is signed by two people with their own PIN", "Each entry is signed by two people with their own PIN"},
		{"Count by scanner, differences over 5 % must be explained", "Count by scanner, differences over 5 % are explained"},
		{"Entries are sorted by name", "sort entries by name"},
	} {
		clause, ok := w.ParseClause(c.text)
		require.True(t, ok, c.text)
		require.Equal(t, c.want, w.ClauseTitle(clause), c.text)
	}
}
