package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// Columns that a migration adds to "the two tables" belong to both, and not to the
// table that was named last.
func TestColumnsOfTwoTables(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Currencies\n\n## Today\n\n- table `invoices` has `total_cents bigint`\n- table `invoice_lines` has `amount_cents`\n\n## Features\n\n- Limits per currency, in the table `dunning_limits`.\n\n## Migration\n\nThe two tables have 38 million rows.\n\n- step 1: add nullable columns `currency`, `rate_to_eur`\n")
	got := map[string][]string{}
	for _, e := range u.Entities {
		for _, f := range e.Fields {
			got[e.Name] = append(got[e.Name], f.Name)
		}
	}
	require.Equal(t, map[string][]string{"invoices": {"total_cents", "currency", "rate_to_eur"}, "invoice_lines": {"amount_cents", "currency", "rate_to_eur"}}, got)
}

// What a source lists of a table or of a thing is kept as its fields, wherever the
// sentence stands.
func TestFieldsListedInProse(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]map[string][]string{
		"# Change\n\n## Technical notes\n\nWe will need a new table `refund_line` (refund_id, order_line_id, quantity, amount).\n":                                                                                                                                                   {"refund_line": {"refund_id", "order_line_id", "quantity", "amount"}},
		"# Lockers\n\n## Endpoints\n\n| Method | Path | Purpose |\n|---|---|---|\n| GET | /lockers | List lockers |\n| POST | /reservations | Reserve |\n\nA reservation holds: locker, compartment size (S, M, L), tracking number, e-mail (optional). It expires after 4 hours.\n": {"Reservation": {"locker", "compartment size(S, M, L)", "tracking number", "e-mail(optional)"}},
		"# Rides\n\n## What it does\n\nDrivers can offer rides. Each ride stores: origin, destination, departure time and seats.\n":                                                                                                                                                  {"Ride": {"origin", "destination", "departure time", "seats"}},
		"# Pipeline\n\n## Proposal\n\nDebezium captures changes from the tables `sale`, `sale_line` and `store`. The job writes them to `bronze`.\n":                                                                                                                                 {"sale": nil, "sale_line": nil, "store": nil},
	} {
		require.Equal(t, want, fieldsIn(t, text), text)
	}
}

// What stands in brackets behind a column is its rule, and so is that columns may be empty.
func TestColumnsBearTheirRule(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"`contracts` gets a column `currency` (ISO 4217, not null).": "ISO 4217, not null",
		"`contracts` gets a column `currency`.":                      "",
	} {
		u := understood(t, "# Currencies\n\n## Features\n\n- "+text+"\n")
		require.Len(t, u.Entities, 1, text)
		require.Equal(t, want, u.Entities[0].Fields[0].Constraint, text)
	}
	require.Equal(t, nullable, columnTold("add nullable columns", ", `rate`", ""))
	require.Equal(t, nullable, columnTold(",", " (at once).", nullable))
	require.Empty(t, columnTold(",", " (at once).", ""), "what stands behind a list belongs to all of it")
}

// fieldsIn are the fields of each entity of a paper, each with its rule in brackets.
func fieldsIn(t *testing.T, text string) map[string][]string {
	t.Helper()
	got := map[string][]string{}
	for _, e := range understood(t, text).Entities {
		got[e.Name] = nil
		for _, f := range e.Fields {
			name := f.Name
			if f.Constraint != "" {
				name += "(" + f.Constraint + ")"
			}
			got[e.Name] = append(got[e.Name], name)
		}
	}
	return got
}
