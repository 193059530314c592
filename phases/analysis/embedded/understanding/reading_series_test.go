package understanding

import (
	"testing"

	"github.com/stretchr/testify/assert" //nolint:depguard // all misses are shown at once
	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

func readText(text string, plain bool) *reading.Reading {
	lex, err := builtIn()
	if err != nil {
		panic(err)
	}
	return lex.Read(analysis.Source{Name: "t", Text: text, Plain: plain})
}

func TestEntriesOfATracker(t *testing.T) {
	t.Parallel()
	const text = `Export of the tracker

KLN-1 [Epic] Firing
KLN-2 [Story] (Must) (3 pts) As a potter I want to reserve a shelf so that my pots are fired
  AC:
  - a shelf holds one booking a day
  - the studio sees the booking at once
KLN-3 [Story] (Should) (5 SP) As a potter I want a message when the kiln is cold
  AC: the message arrives within 5 minutes
KLN-4 [Bug] Two potters got the same shelf on 3 May
KLN-5 [Spike] Can the thermostat be read by radio?
KLN-6 [Story] (Won't this year) As a potter I want to watch the kiln on video
`
	for _, plain := range []bool{false, true} {
		u := Understand(readText(text, plain), loadLexicons(t))
		byRef := map[string]FeatureFact{}
		for _, f := range u.Features {
			byRef[f.Ref] = f
		}
		assert.Equal(t, "must", byRef["KLN-2"].Priority)
		assert.Equal(t, "Firing", byRef["KLN-2"].Group)
		assert.Len(t, byRef["KLN-2"].Criteria, 2, "plain %v", plain)
		assert.Equal(t, "should", byRef["KLN-3"].Priority)
		assert.Len(t, byRef["KLN-3"].Criteria, 1, "plain %v", plain)
		assert.Equal(t, "wont", byRef["KLN-6"].Priority)
		assert.NotContains(t, byRef, "KLN-4")
		if assert.Len(t, u.Problem, 1) {
			assert.Equal(t, "Two potters got the same shelf on 3 May.", u.Problem[0].Text)
		}
		if assert.Len(t, u.Questions, 1) {
			assert.Equal(t, "Can the thermostat be read by radio?", u.Questions[0].Text)
		}
		for _, f := range u.Facts() {
			assert.NotContains(t, f.Text, "pts")
			assert.NotContains(t, f.Text, "[Story]")
		}
	}
}

func TestTermsOfAContractBind(t *testing.T) {
	t.Parallel()
	u := Understand(readText("# Ferry tickets\n\n## F. Terms\n\n- Operation in a data centre in Norway.\n- Source code is deposited with a notary.\n- The crew keeps its tablets.\n- Maximum price: 90,000 euros net for four years.\n\nNot part of the contract: the ferry itself, parking.\n", false), loadLexicons(t))
	assert.Empty(t, u.Terms)
	assert.Len(t, u.NonGoals, 2)
	defined := Understand(readText("# Ferry tickets\n\n## Terms\n\n- **Deck**: where cars stand.\n- **Lane**: a row of cars.\n", false), loadLexicons(t))
	assert.Len(t, defined.Terms, 2)
}

func TestDecidedDeedsAreFeatures(t *testing.T) {
	t.Parallel()
	u := Understand(readText("# Bell app\n\n## Decisions\n\n- D1: Visitors scan a code next to the bell.\n- D2: PostgreSQL, because the team knows it.\n- D3: No app from a store.\n", false), loadLexicons(t))
	require.Len(t, u.Features, 1)
	assert.Equal(t, "D1", u.Features[0].Ref)
	assert.Len(t, u.Decisions, 1)
	assert.Len(t, u.NonGoals, 1)
}

func TestStatesKeepTheLineTheyAreToldIn(t *testing.T) {
	t.Parallel()
	u := Understand(readText("# Lockers\n\n## Data\n\n| Object | Attributes |\n|---|---|\n| Parcel | number, locker |\n\nA parcel is new, stored, collected or returned.\n", false), loadLexicons(t))
	require.Len(t, u.Entities, 1)
	assert.Equal(t, []string{"new", "stored", "collected", "returned"}, u.Entities[0].States)
	assert.Equal(t, 9, u.Entities[0].Source.Lines[len(u.Entities[0].Source.Lines)-1].To)
}
