package embedded

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// A story may want something of others than the one who tells it: the product
// is then bound to do it, or to see that it happens.
func TestWishesAboutOthersBindTheProduct(t *testing.T) {
	t.Parallel()
	text := "# Loan desk\n\nLoan desk is the lending book of a museum.\n\n## User stories\n\n" +
		"- As a registrar I want borrowers to be reminded, so that objects come back.\n" +
		"- As a registrar I want the system to block the departure of an object, so that nothing leaves by mistake.\n" +
		"- As a curator I want to see each loan of a year, so that I can report.\n"
	r := complete(t, fresh(), common("desk.md", text, "standard"), true)
	var got []string
	for i := range r.Reqs.Requirements {
		if q := &r.Reqs.Requirements[i]; q.Source.Kind == "stated" {
			got = append(got, q.Description[0].Text)
		}
	}
	require.Equal(t, []string{
		"Loan desk MUST make sure that borrowers are reminded.",
		"Loan desk MUST block the departure of an object.",
		"A curator MUST be able to see each loan of a year.",
	}, got)
}
