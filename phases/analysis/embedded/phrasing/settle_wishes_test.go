package phrasing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// What somebody wants a thing to do is what the thing does; a way to do something and what
// people are to do stay wishes.
func TestWishesOfThings(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.English, Actors: []understanding.ActorFact{{Name: "Member"}, {Name: "Clerk"}}}, "standard")
	for want, clause := range map[string]string{
		"duplicate applications for the same plate to be flagged": "Duplicate applications for the same plate are flagged",
		"the check to work offline":                               "The check works offline",
		"the list to be printed every morning":                    "The list is printed every morning",
		"notifications to go out at once":                         "Notifications go out at once",
		"a way to export my loans":                                "",
		"the clerk to be told":                                    "",
		"clerks to have a queue":                                  "",
		"the data to be able to leave":                            "",
		"see the status of my loan":                               "",
		"a report to read on the train":                           "",
	} {
		require.Equal(t, clause, w.wishedClause(want), want)
	}
}
