package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// An operation that stands in one cell is one of the interface, and what its row notes is
// built and tested with it.
func TestAnOperationInOneCellIsAFeature(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Key API\n\n## Who calls it\n\n| Caller | What they need |\n|---|---|\n| Warden | lend a key |\n\n## Endpoints\n\n| Method and path | Purpose | Notes |\n|---|---|---|\n| `GET /v1/keys` | Search by house | filters are combined with AND; unknown filter → 400 |\n| `GET /v1/keys?since=` | Keys that changed | opaque cursor |\n| `POST /v1/loans/{id}/end` | End a loan | wardens only; a reason is given |\n| `DELETE /v1/loans/{id}` | Withdraw a loan | only while it is `asked` |\n| `GET /v1/loans/{id}` | State of a loan | only the house that asked |\n")
	require.Len(t, u.Endpoints, 4, "a query is no path of its own")
	require.Equal(t, "/v1/keys", u.Endpoints[0].Path)
	require.Empty(t, u.Constraints)
	require.Len(t, u.Features, 5)
	require.Equal(t, "GET /v1/keys", u.Features[0].Group)
	require.Equal(t, "`GET /v1/keys` is answered with 400 in this case: unknown filter.", u.Features[0].Criteria[0].Text)
	require.Equal(t, "GET /v1/keys?since=", u.Features[1].Group)
	require.Equal(t, "Warden", u.Features[2].Actor)
	require.Equal(t, "`DELETE /v1/loans/{id}` succeeds only while it is `asked`, and is refused otherwise.", u.Features[3].Criteria[0].Text)
	require.Equal(t, "Only the house that asked may call `GET /v1/loans/{id}`; anybody else is refused.", u.Features[4].Criteria[0].Text)
}

// A table that tells no more of its operations than what they are for repeats what the
// functions above it tell.
func TestAnOperationInOneCellWithoutNotesIsNoFeature(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Key API\n\n## Features\n\n- Wardens lend keys.\n- Wardens list keys.\n- Wardens end loans.\n\n## Endpoints\n\n| Call | What it does |\n|---|---|\n| `GET /v1/keys` | List the keys |\n| `POST /v1/loans` | Lend a key |\n")
	require.Len(t, u.Features, 3)
	require.Len(t, u.Endpoints, 2)
}

// A column of changes beside a number and a priority tells what is asked for.
func TestAColumnOfChangesIsAskedFor(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Change\n\n## Desired change\n\n| No. | Change | Priority |\n|---|---|---|\n| C1 | The desk prints a label. | Must |\n| C2 | The desk mails a receipt. | Could |\n")
	require.Len(t, u.Features, 2)
	require.Equal(t, "The desk prints a label.", u.Features[0].Text)
	require.Equal(t, []string{"must", "could"}, []string{u.Features[0].Priority, u.Features[1].Priority})
	require.Empty(t, u.Features[0].Criteria)
}

// What a table says of each operation beside what it is for, how often and up to what it may be
// called, is tested with it.
func TestLimitsOfAnOperationAreTested(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Key API\n\n## Endpoints\n\n| Path | What | Limits |\n|---|---|---|\n| `POST /keys` | starts a loan, returns `202` | 10/h per house, 3 at once |\n| `GET /keys` | list own keys, newest first | page max 200, no filters |\n| `PUT /hook` | sets the one address | https only |\n| `DELETE /keys/{id}` | ends a loan | |\n")
	require.Len(t, u.Endpoints, 4)
	require.Equal(t, "Starts a loan, returns `202`.", u.Endpoints[0].Purpose)
	require.Len(t, u.Features, 4, "also the one without a limit")
	require.Equal(t, "POST /keys", u.Features[0].Group)
	require.Equal(t, "`POST /keys` works at this limit, and no longer one step beyond it: 10/h per house.", u.Features[0].Criteria[0].Text)
	require.Len(t, u.Features[0].Criteria, 2)
	require.Equal(t, "`GET /keys` works at this limit, and no longer one step beyond it: page max 200.", u.Features[1].Criteria[0].Text)
	require.Equal(t, "`PUT /hook` accepts this and nothing else: https only.", u.Features[2].Criteria[0].Text)
	require.Empty(t, u.Features[3].Criteria)
}
