package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// What a column of remarks says of an operation is read clause by clause: only what begins with
// a deed is one, and who may call, what a call needs and how it answers is tested.
func TestRemarksOnOperationsAreReadByClauses(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		row, text, actor, answer string
		open                     bool
		criteria                 []string
	}{
		{row: "POST | /v1/cuts | from the tablets, may arrive late", text: "`POST /v1/cuts` (from the tablets, may arrive late)."},
		{row: "DELETE | /v1/loans/{id} | drafts only, otherwise 409", text: "`DELETE /v1/loans/{id}` (drafts only, otherwise 409).", criteria: []string{"`DELETE /v1/loans/{id}` works for drafts only, and is answered with 409 otherwise."}},
		{row: "GET | /v1/keys/{id}/rest | query `from`, `to`; returns what is left", text: "`GET /v1/keys/{id}/rest` (query `from`, `to`).", criteria: []string{"`GET /v1/keys/{id}/rest` returns what is left."}},
		{row: "GET | /v1/loans | members see their own, wardens see all", text: "`GET /v1/loans`.", criteria: []string{"`GET /v1/loans`: members see their own.", "`GET /v1/loans`: wardens see all."}},
		{row: "POST | /v1/loans | creates a draft; 201 with Location", text: "Creates a draft.", answer: "201 with Location"},
		{row: "GET | /v1/keys | public, no token needed", text: "`GET /v1/keys`.", open: true},
		{row: "POST | /v1/notes | anyone; no login", text: "`POST /v1/notes`.", open: true, criteria: []string{"A call of `POST /v1/notes` without credentials is accepted."}},
		{row: "POST | /v1/loans/{id}/end | wardens only, otherwise 403; body `ok` or `late`", text: "`POST /v1/loans/{id}/end` (body `ok` or `late`).", actor: "Warden", criteria: []string{"Only wardens may call `POST /v1/loans/{id}/end`; anybody else is refused with 403."}},
		{row: "POST | /v1/loans/{id}/send | only by the owner; places a hold", text: "`POST /v1/loans/{id}/send` (only by the owner).", criteria: []string{"Only the owner may call `POST /v1/loans/{id}/send`; anybody else is refused.", "`POST /v1/loans/{id}/send` places a hold."}},
		{row: "PATCH | /v1/keys/{id} | house moves; needs `If-Match`", text: "`PATCH /v1/keys/{id}` (house moves).", criteria: []string{"`PATCH /v1/keys/{id}` without `If-Match` is refused."}},
		{row: "GET | /v1/houses | list houses near a place", text: "List houses near a place."},
	} {
		u := understood(t, "# Key API\n\nThe key service lends keys.\n\n## Roles\n\n- Warden: lends keys.\n- Member: borrows keys.\n\n## Endpoints\n\n| Method | Path | Remarks |\n|---|---|---|\n| "+c.row+" |\n| GET | /v1/rooms | list rooms |\n")
		require.NotEmpty(t, u.Features, c.row)
		f := u.Features[0]
		require.Equal(t, c.text, f.Text, c.row)
		require.Equal(t, c.actor, f.Actor, c.row)
		require.Equal(t, c.answer, u.Endpoints[0].Answer, c.row)
		require.Equal(t, c.open, u.Endpoints[0].Open, c.row)
		var criteria []string
		for _, it := range f.Criteria {
			criteria = append(criteria, it.Text)
		}
		require.Equal(t, c.criteria, criteria, c.row)
	}
}

// A column for what an operation does says that first, and who may call it behind.
func TestPurposesOfOperationsEndWithAccess(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Key API\n\n## Endpoints\n\n| Method | Path | What it does |\n|---|---|---|\n| POST | /v1/notes | Report a key; no token needed |\n| GET | /v1/keys | List keys; pages of 100 |\n")
	require.Len(t, u.Features, 2)
	require.Equal(t, "Report a key.", u.Features[0].Text)
	require.True(t, u.Endpoints[0].Open)
	require.Equal(t, "List keys; pages of 100.", u.Features[1].Text)
}
