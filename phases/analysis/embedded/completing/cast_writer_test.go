package completing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// What the writer does is not done by the only people of whom the text speaks.
func TestTheWriterIsNobodyOfWhomTheyWrite(t *testing.T) {
	t.Parallel()
	const deed = "I type in the plate and see whether the car is booked."
	for source, want := range map[string]string{
		"I run a ferry. Passengers phone me. " + deed:      "user",
		"I am a passenger on a small ferry. " + deed:       "passenger",
		"A ferry. Passengers book on their phone. " + deed: "user",
	} {
		u := understanding.Understanding{
			Lang: specs.English, Product: "Ferry book", Actors: []understanding.ActorFact{{Name: "Passenger"}},
			Features: []understanding.FeatureFact{{Name: "Type in the plate", Text: deed, Source: specs.FromLines(1, 1)}},
		}
		w := handMade(t, &u, "standard")
		w.Source.Text = source
		require.Equal(t, want, w.choose(&w.Understood.Features[0]).name, source)
	}
}

// What stands under what the writer needs is the wish of the writer, where they say which of
// the people they are.
func TestAListOfTheWriterIsTheirWish(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ source, group, want string }{
		{"Who: passengers, stewards, me as\npurser, and the crew.", "What I need, most important first", "purser"},
		{"I'm the purser of two ferries.", "What I want", "purser"},
		{"I am happy. The purser waits.", "What I want", "user"},
		{"Who: passengers, stewards, me as purser.", "What passengers need", "passenger"},
	} {
		u := understanding.Understanding{
			Lang: specs.English, Product: "Ferry book", Actors: []understanding.ActorFact{{Name: "Passenger"}, {Name: "Purser"}, {Name: "Steward"}},
			Features: []understanding.FeatureFact{{Name: "Sign-up", Text: "Sign-up with name and birthday.", Group: c.group, Source: specs.FromLines(1, 1)}},
		}
		w := handMade(t, &u, "standard")
		w.Source.Text = c.source
		require.Equal(t, c.want, w.choose(&w.Understood.Features[0]).name, c.source+" | "+c.group)
	}
}
