package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

const shelfPaper = `# Shelf API

Shelf is the service by which branches lend books.

## Resources

**Branch** – a house with an address, opening hours and a maximum number of seats. Belongs to exactly one town.

**Loan** – a reader's request for a given title, copy and period at one branch. A loan has a status: ` + "`asked`, `granted`, `on_hold`, `returned`" + `.

**Copy** – one volume of a title. It carries the barcode, the shelf, the price and the year/edition.

**Receipt** – the record of a loan. Once printed it is never changed; a mistake is put right by a second receipt.

**Fine** – a charge, fee or penalty, linked to a loan. It has an amount and a state (` + "`open`, `paid`" + `).

**Category** – an entry such as Fiction with its shelf mark. Read-only for readers.
`

func TestRecordsDescribedBehindTheirNames(t *testing.T) {
	t.Parallel()
	u := understood(t, shelfPaper)
	fields, states, ties := map[string][]string{}, map[string][]string{}, map[string][]string{}
	for _, e := range u.Entities {
		for _, f := range e.Fields {
			fields[e.Name] = append(fields[e.Name], f.Name)
		}
		states[e.Name] = e.States
		for _, r := range e.Relations {
			ties[e.Name] = append(ties[e.Name], r.To)
		}
	}
	require.Equal(t, []string{"address", "opening hours", "maximum number of seats", "town"}, fields["Branch"])
	require.Equal(t, []string{"title", "copy", "period", "status"}, fields["Loan"])
	require.Equal(t, []string{"asked", "granted", "on_hold", "returned"}, states["Loan"])
	require.Equal(t, []string{"barcode", "shelf", "price", "year/edition"}, fields["Copy"])
	require.Equal(t, []string{"state", "amount"}, fields["Fine"])
	require.Equal(t, []string{"open", "paid"}, states["Fine"])
	require.Equal(t, []string{"shelf mark"}, fields["Category"])
	require.Equal(t, []string{"Branch"}, ties["Loan"])
	require.Equal(t, []string{"Loan"}, ties["Receipt"])
	require.Equal(t, []string{"Loan"}, ties["Fine"])
}

func TestRulesOfARecordKeepItAsTheirSubject(t *testing.T) {
	t.Parallel()
	var rules []string
	for _, c := range understood(t, shelfPaper).Constraints {
		rules = append(rules, c.Text)
	}
	require.Equal(t, []string{
		"A branch belongs to exactly one town.",
		"A printed receipt is never changed; a mistake is put right by a second receipt.",
		"A category is read-only for readers.",
	}, rules)
}

func TestDescriptionsAreTerms(t *testing.T) {
	t.Parallel()
	said := map[string]string{}
	for _, term := range understood(t, shelfPaper).Terms {
		said[term.Term] = term.Definition
	}
	require.Equal(t, "The record of a loan.", said["Receipt"])
}
