package embedded

import (
	"testing"

	"github.com/stretchr/testify/assert" //nolint:depguard // all misses are shown at once
)

// TestSentenceBesideOthersIsKept: a sentence without a cue of its own stands in
// the notes of a requirement of its part of the text, also when the line it is
// on states something else, and once.
func TestSentenceBesideOthersIsKept(t *testing.T) {
	t.Parallel()
	const text = `# Seedbank

Lending of seeds between gardeners.

## 1. Shelves

Shelves are the heart of it. Members need to find a bag in seconds.

| ID | Requirement | Priority |
|---|---|---|
| S-1 | A member can look up the shelf of a variety | Must |
| S-2 | A member can print a label for a bag | Must |

A roll of labels is there. The printer hangs beside the door, near the stairs.

## 2. Loans

- A member can borrow up to five bags until the autumn. Empty bags come back as well.

## 3. Thanks

Greta paints the sign for the door. It will hang at the gate by summer.
`
	r := complete(t, fresh(), common("seeds.md", text, "standard"), true)
	held := map[string]int{} // sentence to the lines of the requirement that notes it
	for i := range r.Reqs.Requirements {
		for _, n := range r.Reqs.Requirements[i].Notes {
			held[n.Text] = r.Reqs.Requirements[i].Source.Lines[0].From
		}
	}
	for sentence, line := range map[string]int{
		"Also stated: Shelves are the heart of it.":                        7,
		"Also stated: The printer hangs beside the door, near the stairs.": 12,
	} {
		assert.Equal(t, line, held[sentence], "%s in %v", sentence, held)
	}
	for sentence := range held {
		assert.NotContains(t, sentence, "gate", "a part without requirements gives a far one no remark")
	}
}
