package specifying

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert" //nolint:depguard // all misses are shown at once
	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestEndpointsAreTestedByWhatTheSourceSaysOfThem: by their own method below a
// heading with several, by the answers that it tells, by the errors of their deed,
// and by what they filter by or are confined to.
func TestEndpointsAreTestedByWhatTheSourceSaysOfThem(t *testing.T) {
	t.Parallel()
	table := `# Pier API

An API for moorings.

## Endpoints

| Method | Path | Purpose |
|---|---|---|
| GET | ` + "`/piers`" + ` | list piers, filter by ` + "`depth` and `town`" + ` |
| POST | ` + "`/piers/{id}/moorings`" + ` | record a mooring |
| DELETE | ` + "`/moorings/{id}`" + ` | remove a mooring, same day only |

## Errors

| Status | Code | When |
|---|---|---|
| 400 | ` + "`invalid_body`" + ` | the body does not match the schema |
| 409 | ` + "`pier_closed`" + ` | a mooring is recorded for a closed pier |
`
	headings := `# Pier API

An API for moorings.

## Endpoints

### GET /boats · PATCH /boats/{id} · DELETE /boats/{id}

PATCH changes the owner and the length of a boat. Deleting ends its moorings at once.

### POST /boats

Creates a boat. 201, or 409 if the number exists.
`
	for source, wanted := range map[string][]string{
		table: {
			"With each of these filters alone, GET /piers returns exactly",
			"anything within it is accepted: remove a mooring, same day only",
			"POST /piers/{id}/moorings returns 409 pier_closed in this case: a mooring is recorded for a closed pier",
		},
		headings: {
			"A test of POST /boats gets this response: 201, or 409 if the number exists",
			"PATCH /boats/{id} answers",
			"Deleting ends its moorings at once",
		},
	} {
		lex := loadLexicons(t)
		w := handMade(t, understanding.Understand(lex.Read(analysis.Source{Name: "x.md", Text: source}), lex), "standard")
		var in analysis.RequirementsInput
		var out analysis.RequirementsOutput
		require.NoError(t, w.Requirements(&in, &out))
		var all []string
		for i := range out.Requirements {
			for _, c := range out.Requirements[i].Criteria {
				all = append(all, specs.Plain(c.Text))
			}
		}
		for _, want := range wanted {
			assert.Contains(t, strings.Join(all, "\n"), want)
		}
	}
}

// TestARefusedChangeIsNoAnswerOfARead: nothing is free is said to who books, and never
// to who looks what is free.
func TestARefusedChangeIsNoAnswerOfARead(t *testing.T) {
	t.Parallel()
	source := `# Berth API

An API for berths.

## Endpoints

| Method | Path | Purpose |
|---|---|---|
| GET | ` + "`/piers/{id}/berths`" + ` | read the free berths of a pier by size |
| POST | ` + "`/bookings`" + ` | book a place |

## Errors

| Status | Code | When |
|---|---|---|
| 404 | ` + "`not_found`" + ` | the booking does not exist |
| 422 | ` + "`no_berth`" + ` | no free berth of the size |
`
	lex := loadLexicons(t)
	w := handMade(t, understanding.Understand(lex.Read(analysis.Source{Name: "x.md", Text: source}), lex), "standard")
	var in analysis.RequirementsInput
	var out analysis.RequirementsOutput
	require.NoError(t, w.Requirements(&in, &out))
	for i := range out.Requirements {
		for _, c := range out.Requirements[i].Criteria {
			require.NotContains(t, c.Text, "422")
		}
	}
}
