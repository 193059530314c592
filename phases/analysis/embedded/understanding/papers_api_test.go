package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// Codes of HTTP that a list below the heading of errors begins with are one list, and what
// stands behind a code is no demand that it should come true.
func TestCodesOfAnswersAreAList(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Pricewire\n\n## 3. Errors\n\nEvery answer carries `X-Request-Id`.\n\n- 400 the body is not readable\n- 401 / 403 token missing or scope not sufficient\n- 429 rate limit, with `Retry-After`\n- 503 a vendor is down and the queue is full\n")
	var rows []string
	for _, f := range u.Features {
		if f.List == ListError {
			for _, r := range f.Rows {
				rows = append(rows, r.Text)
			}
		}
	}
	require.Equal(t, []string{"400: the body is not readable.", "401 / 403: token missing or scope not sufficient.", "429: rate limit, with `Retry-After`.", "503: a vendor is down and the queue is full."}, rows)
	require.Empty(t, u.Constraints)
}

// A paragraph behind a table of those who call tells nothing of its last row.
func TestAParagraphBehindCallersIsNoRole(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Pricewire\n\n## Callers\n\n| Caller | What they do |\n|---|---|\n| Audit desk | reads the history of a label |\n| Vendor adapters | report acknowledgements |\n\nTokens are OAuth 2.0 access tokens issued by our Keycloak, valid for 15 minutes.\n")
	for _, a := range u.Actors {
		require.NotContains(t, a.Role, "Tokens", a.Name)
	}
	require.Positive(t, len(u.Constraints)+len(u.Qualities)+len(u.Features))
}

// Operations in one sentence are endpoints with their purpose, and no fields of a record.
func TestOperationsInOneSentenceAreEndpoints(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Stock holds\n\n## What changes\n\n2.1 New endpoints: `POST /holds` (creates), `POST /holds/{id}/confirm` (turns it into a decrement), `DELETE /holds/{id}` (gives it back). Creating a hold with the same SKU replaces the earlier one.\n\n2.2 Support can see the holds.\n")
	require.Len(t, u.Endpoints, 3)
	require.Equal(t, "Turns the hold into a decrement.", u.Endpoints[1].Purpose)
	require.Equal(t, "`POST /holds` creates a hold.", u.Features[0].Text)
	require.Equal(t, "POST /holds", u.Features[0].Group)
	require.Empty(t, u.Entities)
	for _, f := range u.Features {
		require.NotContains(t, f.Text, "New endpoints")
	}
}

// A figure that somebody wants to reach is a goal, with or without a verb.
func TestAFigureWantedIsAGoal(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Pricewire\n\nPricing sends a price to the label. Last year that cost us 1,140 disputes. We want disputes caused by stale labels below 100 a year.\n")
	require.Len(t, u.Goals, 1)
	require.Contains(t, u.Goals[0].Text, "below 100 a year")
}

// A story may wish for a thing as well.
func TestAStoryLikesAThing(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Reading room\n\n## At the desk\n\n**RR-1** (Must, S) As a clerk I'd like the list of unreturned boxes at 16:45.\n\n**RR-2** (Must, S) As a clerk, I want to block a reader.\n")
	require.Len(t, u.Features, 2)
	require.Equal(t, "the list of unreturned boxes at 16:45", u.Features[0].Want)
}

// Each operation is called by the one whose role speaks of it.
func TestOperationsBelongToWhoseRoleSpeaksOfThem(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Pricewire API\n\n## Callers\n\n| Caller | What they do |\n|---|---|\n| Pricing backend | sends price batches, reads their status |\n| Store app | pairs a label with an article, asks for a flash |\n| Audit desk | reads the display history of a label |\n\n## Endpoints\n\n### `POST /v2/batches`\n\nAccepts up to 5,000 changes.\n\n### `GET /v2/labels/{id}/history`\n\nWhat the label showed, newest first, with the time it was acknowledged.\n\n### `PUT /v2/labels/{id}/pairing`\n\nPairs a label with an article.\n")
	require.Len(t, u.Features, 3)
	require.Equal(t, "Pricing backend", u.Features[0].Actor)
	require.Equal(t, "Audit desk", u.Features[1].Actor)
	require.Equal(t, "Read what the label showed, newest first, with the time it was acknowledged.", u.Features[1].Text)
	require.Equal(t, "Store app", u.Features[2].Actor)
}

// Signals with an alert, told among the functions, are one of them and nothing to reach.
func TestSignalsWithAnAlertAreNoGoal(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Stock holds\n\n## What changes\n\n- Support can see the holds of an article.\n- Metrics: holds created, confirmed, broken, per channel; an alert when more than 2 % of holds are broken within an hour.\n")
	require.Empty(t, u.Goals)
	require.Len(t, u.Features, 2)
	u = understood(t, "# Stock holds\n\n## What we want\n\n2.1 A hold takes a quantity of one article out of what is available.\n\n2.2 Support can see the holds of an article.\n\n2.3 Metrics: holds created, broken, per channel; an alert when more than 2 % of holds are broken within an hour.\n")
	require.Empty(t, u.Goals)
}

// What somebody only cries out is nothing to build.
func TestAnExclamationIsNoFeature(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Reading room\n\nOrdering is a paper slip in triplicate. Carbon copies! A reader can order boxes online.\n")
	for _, f := range u.Features {
		require.NotContains(t, f.Text, "Carbon")
	}
}

// A backlog of stories is the paper, and what it is about the product.
func TestABacklogOfStoriesIsNoProduct(t *testing.T) {
	t.Parallel()
	stories := "\n\n**RR-1** As a reader, I want to renew my card.\n\n**RR-2** As a clerk, I want to block a reader.\n\n**RR-3** As a clerk, I want to see who is blocked.\n"
	require.Equal(t, "Reading room", understood(t, "# Reading room backlog (Municipal Archive)"+stories).Product)
	require.Equal(t, "Backlog", understood(t, "# Backlog\n\nBacklog is a program that sorts wishes.\n").Product)
}
