package phrasing

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// The name of one person takes no article where a phrase has one for roles.
func TestNamesTakeNoArticle(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ pattern, want string }{
		{"A {actor} can {want}", "Nan Ruth can {want}"},
		{"In a trial, a {actor} reads it, and the {actor} sees why", "In a trial, Nan Ruth reads it, and Nan Ruth sees why"},
		{"{actor} reads why", "Nan Ruth reads why"},
	} {
		require.Equal(t, test.want, FillSlots(test.pattern, "en", map[string]string{"actor": nameMark + "Nan Ruth"}))
	}
	require.Equal(t, "An usher can {want}", FillSlots("A {actor} can {want}", "en", map[string]string{"actor": "usher"}))
}

// Of a body there is one, and an hour is no verb.
func TestBodiesTakeTheDefiniteArticle(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ pattern, want string }{
		{"A {actor} can vote", "The parents' council can vote"},
		{"Given a {actor}, when they vote", "Given the parents' council, when they vote"},
		{"The {actor} votes", "The parents' council votes"},
	} {
		require.Equal(t, test.want, FillSlots(test.pattern, "en", map[string]string{"actor": bodyMark + "parents' council"}))
	}
}
