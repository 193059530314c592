package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// textsByKind are the texts of a source by the kind of fact that each became.
func textsByKind(t *testing.T, text string) map[string][]string {
	t.Helper()
	out := map[string][]string{}
	for _, f := range understood(t, text).Facts() {
		out[f.Kind] = append(out[f.Kind], f.Text)
	}
	return out
}

// A heading of one letter says nothing about the letters below it.
func TestRepliesStandBelowNoHeadingOfTheLetterAbove(t *testing.T) {
	t.Parallel()
	kinds := textsByKind(t, `From: Ada
To: Ben
Subject: Loans of the tool shed

## What we need

- Members can reserve a drill.

## Parked

Fines for late returns.

Ada

---

On Fri 13 Feb, Ben wrote:

> Members must only see their own loans.

---

On Sat 14 Feb, Cleo wrote:

> Ladders should be listed apart from power tools.
`)
	require.Equal(t, []string{"Fines for late returns."}, kinds["non_goal"])
	require.Contains(t, kinds["feature"], "Ladders should be listed apart from power tools.")
}

// Each row of minutes that begins with who says it is a statement of its own.
func TestRowsOfMinutesAreStatementsOfTheirOwn(t *testing.T) {
	t.Parallel()
	kinds := textsByKind(t, `# Kiln club, 12 May

Present: Ada (potter), Ben (treasurer), Cleo (web)

## What we need

Ada: members should be able to book a shelf in the kiln.
She also wants a list each evening of what was fired.
Ben: a firing is charged to whoever booked it.
Ben also asked that a shelf can't be booked more than 2 weeks ahead. Ada agreed.
`)
	require.Len(t, kinds["feature"], 4)
	for _, f := range kinds["feature"] {
		require.NotContains(t, f, "Ada")
		require.NotContains(t, f, "Ben")
	}
}

// What was heard, what drags a proposal down and what happened to its authors is no duty
// of the product.
func TestWhatWasHeardIsNoDuty(t *testing.T) {
	t.Parallel()
	kinds := textsByKind(t, `# Field notes for surveyors

## What we heard

- "I write it on my hand. That's how bad it is."
- Crews start with a paper form and give up by noon.

## Motivation

Dispatchers ask for photos.

## Proposal

A surveyor can sketch a parcel on the map. We got bitten by a wrong datum once and measured a whole street again.

## Drawbacks

Somebody has to own the map tiles. Storage can run away if crews upload every photo.
`)
	require.Equal(t, []string{"A surveyor can sketch a parcel on the map."}, kinds["feature"])
	require.Len(t, kinds["risk"], 2)
	require.Contains(t, kinds["problem"], `"I write it on my hand. That's how bad it is."`)
}

// What comes behind the first release is later, and what a heading among functions names
// is a part of the product.
func TestWhatComesLaterAndWhatIsAPart(t *testing.T) {
	t.Parallel()
	u := understood(t, `# Beehive diary

## MVP

### Logging

- Log an inspection of a hive in two taps.
- Entries can be edited for 7 days.

### Hives

- A keeper can add a hive.

## After the MVP

- Weather beside each entry
`)
	require.Empty(t, u.Qualities)
	require.Len(t, u.Features, 4)
	require.Equal(t, "could", u.Features[3].Priority)
}
