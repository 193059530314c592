package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// Below the headings of an interface a limit of calls is a whole sentence, and "we" is the product.
func TestSentencesOfAnInterfaceNameTheProduct(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ head, text, want string }{
		{"Rate limits", "- Anonymous: 30 requests a minute per IP. Signed in: 300 a minute per user.", "At most 30 requests per minute per IP are accepted from anonymous callers."},
		{"Rate limits and paging", "- Partners: 5,000 requests per hour.", "At most 5,000 requests per hour are accepted from partners."},
		{"Limits", "Over the limit we send 429 with `Retry-After`.", "Over the limit, Keydesk sends 429 with `Retry-After`."},
		{"Webhooks", "We retry 8 times, then park the delivery and tell the wardens.", "Keydesk must retry 8 times, then park the delivery and tell the wardens."},
		{"Errors", "Never leak the name of another member.", "Keydesk never leaks the name of another member."},
		{"Errors", "We had enough trouble.", "We had enough trouble."},
		{"Team", "We send a card to each member.", "We send a card to each member."},
	} {
		u := understood(t, "# Keydesk\n\nKeydesk is a service that lends keys.\n\n## Features\n\n- Wardens lend keys.\n\n## "+c.head+"\n\n"+c.text+"\n")
		var said []string
		for _, f := range u.Facts() {
			said = append(said, f.Text)
		}
		require.Contains(t, said, c.want, c.text)
	}
}
