package phrasing

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestTheLastPartOfAPathThatIsADeed: what stands behind one thing and is done to it.
func TestTheLastPartOfAPathThatIsADeed(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.English, Title: "Pier", Product: "Pier"}, "standard")
	for call, want := range map[string]string{
		"POST lamps/{id}/kill":      "kill a lamp",
		"POST machines/{id}/reboot": "reboot a machine",
		"POST orders/{id}/items":    "create the item of an order",
		"POST lamps/{id}/secret":    "create the secret of a lamp",
		"GET lamps/{id}/snapshot":   "read the snapshot of a lamp",
	} {
		method, path, _ := strings.Cut(call, " ")
		require.Equal(t, want, w.ActOf(method, strings.Split(path, "/")), call)
	}
}

// What an operation is for is told once where the source says it with the verb of its path.
func TestTheVerbOfAPathIsNotToldTwice(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.English, Title: "Pier", Product: "Pier"}, "standard")
	for _, c := range []struct{ act, head, want string }{
		{"list boats", "List boats within 5 miles, 50 per page", "list boats within 5 miles, 50 per page"},
		{"change a boat", "Change colour or berth", "change a boat (change colour or berth)"},
		{"list boats", "Newest first", "list boats (newest first)"},
		{"list boats", "List of boats", "list boats (list of boats)"},
	} {
		require.Equal(t, c.want, w.WithHead(c.act, c.head))
	}
}

// The name of what a call reads is no deed, also where its word is a verb elsewhere.
func TestANameInThePathIsNoDeed(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.English, Title: "Pier", Product: "Pier"}, "standard")
	for _, c := range []struct {
		call, word, next string
		want             bool
	}{
		{"GET /v1/stores", "Stores", "with", true},
		{"GET /orders?state=open", "Orders", "", true},
		{"POST /v1/stores", "Stores", "with", false},
		{"GET /v1/stores", "Stores", "the", false},
		{"GET /v1/lamps", "Stores", "with", false},
	} {
		require.Equal(t, c.want, w.namesResource(c.call, c.word, c.next), c.call)
	}
}
