package understanding

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// What a thing of the product does, is done to it or how much of something it has
// is a rule, wherever it stands; what is there already, who does it and what the
// project is bound to are none.
func TestWhatAThingOfTheProductDoesIsARule(t *testing.T) {
	t.Parallel()
	const paper = "# Ferry passes\n\nPasses for a ferry line.\n\n## Features\n\n- A traveller buys a pass.\n- The clerk looks up a voucher by its number.\n- A refund can be booked on the tray of the day.\n\n## %s\n\n- %s\n"
	for _, test := range []struct {
		heading, text, want string
	}{
		{"Decisions", "Passes expire two seasons after the sale.", "Passes expire two seasons after the sale."},
		{"Decisions", "Vouchers have 9 digits, no leading zero.", "Vouchers have 9 digits, no leading zero."},
		{"Decisions", "The clerks have 3 desks.", ""},
		{"Decisions", "We host it with the harbour office.", ""},
		{"Decisions", "PostgreSQL is used.", ""},
		{"Constraints", "Reversals: a pass bought with a voucher is refunded to the voucher, not in cash.", "A pass bought with a voucher is refunded to the voucher, not in cash."},
		{"Constraints", "The two vouchers have 40 million rows.", ""},
		{"Constraints", "The tray scanners (Zebra) and the printers stay.", ""},
		{"Constraints", "How many passes are stamped by hand: four of nine.", ""},
		{"Constraints", "The budget has 3 parts.", ""},
	} {
		u := understood(t, fmt.Sprintf(paper, test.heading, test.text))
		got := ""
		for _, it := range u.Constraints {
			if key := StatementKey(it.Text); u.Told[key] {
				got = u.Rules[key]
			}
		}
		require.Equal(t, test.want, got, "%s: %v %v", test.text, u.Constraints, u.Decisions)
	}
}

// A verb behind one thing is told from a second noun behind it.
func TestOneThingDoes(t *testing.T) {
	t.Parallel()
	x := &understander{lex: loadLexicons(t)}
	for _, test := range []struct {
		text string
		at   int
		want bool
	}{
		{"a refill keeps its number", 2, true},
		{"the refill keeps the number", 2, true},
		{"the tray scanners of ours", 2, false},
		{"refills keep the number", 1, false},
	} {
		require.Equal(t, test.want, x.oneDoes(strings.Fields(test.text), test.at), test.text)
	}
}
