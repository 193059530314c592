package designing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// An operation is traced to what is said of it, by the operation that a requirement names
// or by its words, never to what is ruled out.
func TestAnOperationServesWhatIsSaidOfIt(t *testing.T) {
	t.Parallel()
	g := designerOf(t, &understanding.Understanding{Lang: "en", Title: "Quay", Product: "Quay", Endpoints: []understanding.EndpointFact{
		{Method: "GET", Path: "/keys"}, {Method: "DELETE", Path: "/keys/{id}"},
	}})
	g.req = analysis.RequirementsOutput{Requirements: []specs.Requirement{
		{ID: "REQ-001", Title: "The desk does not hand out a locker on its own", Source: specs.FromLines(1, 1)},
		{ID: "REQ-002", Title: "Propose the two nearest lockers", Source: specs.FromLines(2, 2)},
		{ID: "REQ-003", Title: "Report a handing-out from the tablet", Source: specs.FromLines(3, 3)},
		{ID: "REQ-004", Title: "List keys", Description: []specs.Item{{Text: "A guard MUST be able to list keys with `GET /keys`."}}, Source: specs.FromLines(4, 4)},
		{ID: "REQ-005", Title: "Delete a key", Description: []specs.Item{{Text: "A guard MUST be able to delete a key with `DELETE /keys/{id}`."}}, Source: specs.FromLines(4, 4)},
	}}
	for _, c := range []struct {
		call, purpose string
		line          int
		want          []string
	}{
		{"GET /lockers", "list lockers", 9, []string{"REQ-002"}},
		{"POST /v1/parcels/{id}/report", "report a handing-out", 9, []string{"REQ-003"}},
		{"GET /keys", "list keys", 4, []string{"REQ-004"}},
		{"DELETE /keys/{id}", "delete a key", 4, []string{"REQ-005"}},
	} {
		require.Equal(t, c.want, g.servedBy(c.call, c.purpose, specs.FromLines(c.line, c.line), specs.Source{}), c.call)
	}
}

// The last part of a path tells most of what an operation is about, a word that every requirement has
// tells nothing, and what is in no requirement belongs to none.
func TestAnOperationIsTracedByItsPath(t *testing.T) {
	t.Parallel()
	g := designerOf(t, &understanding.Understanding{Lang: "en", Title: "Cards", Product: "Cards"})
	req := func(id, title, text string) specs.Requirement {
		return specs.Requirement{ID: id, Title: title, Description: []specs.Item{{Text: text}}, Source: specs.FromLines(1, 1)}
	}
	g.req = analysis.RequirementsOutput{Requirements: []specs.Requirement{
		req("REQ-001", "Issue a card with a value between 5 and 500", "The service MUST issue a card with a value between 5 and 500."),
		req("REQ-002", "Buy cards in bulk", "Customers MUST be able to buy cards in bulk."),
		req("REQ-003", "The rest is still issued if single cards in the order fail", "If single cards in the order fail, the rest MUST still be issued."),
		req("REQ-004", "Administration", "Agents MUST be able to block and unblock a card."),
		req("REQ-005", "Ledger", "Every change of a balance MUST be written as a ledger entry."),
	}}
	for _, c := range []struct {
		call, purpose string
		want          []string
	}{
		{"POST /cards", "issue a single card", []string{"REQ-001"}},
		{"POST /cards/{id}/block", "block a card", []string{"REQ-004"}},
		{"GET /ledger-entries", "list entries", []string{"REQ-005"}},
		{"GET /exchange-rates", "read exchange rates", nil},
	} {
		require.Equal(t, c.want, g.servedBy(c.call, c.purpose, specs.FromLines(9, 9), specs.Source{}), c.call)
	}
}

// What is to be seen of a thing is read from its collection, also where another word
// stands behind the verb.
func TestWhatIsSeenOfAThingIsRead(t *testing.T) {
	t.Parallel()
	g := designerOf(t, &understanding.Understanding{Lang: "en", Title: "Quay", Product: "Quay"})
	g.req = analysis.RequirementsOutput{Index: specs.RequirementsIndex{Entities: []specs.Entity{{Name: "Locker"}, {Name: "Key"}}}}
	for _, c := range []struct{ title, want string }{
		{"See at once whether a locker is free", "GET /lockers"},
		{"See the plan of the hall", ""},
		{"See at the door of the locker what has changed", ""},
		{"Follow the status of the key by a link", "GET /keys"},
		{"Show the key of a locker", "GET /keys/{id}"},
	} {
		method, path, _ := g.operationOf(&specs.Requirement{Title: c.title})
		got := ""
		if path != "" {
			got = method + " " + path
		}
		require.Equal(t, c.want, got, c.title)
	}
}
