package understanding

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
)

// TestClausesOfRulesSayWhatPeopleDo holds against a heading that announces
// rules: what somebody must be able to do is a function wherever it stands, and
// what must not happen stays a rule.
func TestClausesOfRulesSayWhatPeopleDo(t *testing.T) {
	t.Parallel()
	facts := factsOf(t, `# Shared tool lockers

Residents ask the janitor for tools by phone.

## Rules

A resident MUST be able to reserve a locker for up to 3 days.

A resident MAY extend a loan once; the second time the janitor decides.

A loan MUST be recorded with the resident and the time.

The system MUST NOT open a locker for a resident who owes a tool.

A resident MUST NOT have more than 3 loans.

Codes MUST expire after 24 hours.
`)
	for text, want := range map[string]string{
		"A resident MUST be able to reserve a locker for up to 3 days.":     "feature",
		"A loan MUST be recorded with the resident and the time.":           "feature",
		"The system MUST NOT open a locker for a resident who owes a tool.": "constraint",
		"A resident MUST NOT have more than 3 loans.":                       "constraint",
		"Codes MUST expire after 24 hours.":                                 "constraint",
	} {
		require.Equal(t, want, kindOfFact(facts, text), text)
	}
}

func TestNotesWithANameInBoldAreNoFeatures(t *testing.T) {
	t.Parallel()
	facts := factsOf(t, `# Shelfline

Shelfline is a web application for second-hand bookshops.

## Selling

- A seller can scan a book.
- The owner can print the list of the day.

## Notes

**Scanner.** We have two scanners.

**Price book.** The owner owns three price books.

**Old stock.** There are 4,000 books in the cellar.
`)
	for _, f := range facts {
		if f.Kind == "feature" {
			require.Regexp(t, "scan a book|list of the day", f.Text)
		}
	}
}

// TestQualitiesBelowOperationKeepTheirClass holds against a heading that is
// wider than its class, and against numbers that are part of a name.
func TestQualitiesBelowOperationKeepTheirClass(t *testing.T) {
	t.Parallel()
	u := Understand(loadLexicons(t).Read(analysis.Source{Name: "one.md", Text: `# Harbour portal

A skipper asks for a berth.

## Operation

The plan of the harbour must show a change within 3 seconds on every open screen.

Personal data of a skipper must be deleted 12 months after the last stay.

A member's data must be deleted 6 months after they leave.

An alert is sent within 5 minutes after a failure.

Calls are authenticated with OAuth 2.0 client credentials.
`}), loadLexicons(t))
	class, target := map[string]string{}, map[string]string{}
	for i := range u.Qualities {
		q := &u.Qualities[i]
		word, _, _ := strings.Cut(q.Text, " must ")
		class[word], target[word] = q.Class, q.Target
	}
	require.Equal(t, map[string]string{
		"The plan of the harbour": "P", "Personal data of a skipper": "S", "A member's data": "S",
		"An alert is sent within 5 minutes after a failure.":         "O",
		"Calls are authenticated with OAuth 2.0 client credentials.": "S",
	}, class)
	require.Empty(t, target["Calls are authenticated with OAuth 2.0 client credentials."])
	require.Equal(t, "within 3 seconds", target["The plan of the harbour"])
}
