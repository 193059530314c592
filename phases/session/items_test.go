package session

import (
	"bytes"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/merge"
)

const epicText = `---
session_id: SPEC-x-2026-01-01
dependencies:
  - EPIC-001
status: draft
---

# EPIC-002: Checkout

Summary.

## Stories

### STORY-002-001: Pay by card

` + "```text\n# no heading\n| REQ-009 | no row |\n```" + `

### STORY-002-002: Refund

- [ ] Money comes back.

## Overview

| ID | Title |
| --- | --- |
| [REQ-001](x.md) | One |
| REQ-002 | Two |
| other | Three |

Behind the table.

## Notes

### Same

One.

## More

### Same

Two.
`

func keys(doc string) []string {
	var out []string
	for _, it := range specs.Cut([]byte(doc)) {
		out = append(out, it.Key)
	}
	return out
}

func TestItemsAreKnownById(t *testing.T) {
	t.Parallel()
	require.Equal(t, []string{
		"---", "front session_id", "front dependencies", "front status", "front end",
		"section title", "section title > Stories", "section title > Stories > STORY-002-001", "section title > Stories > STORY-002-002",
		"section title > Overview", "row title > Overview | REQ-001", "row title > Overview | REQ-002",
		"section title > Notes", "section title > Notes > Same", "section title > More", "section title > More > Same",
	}, keys(epicText))
	require.Empty(t, specs.Cut(nil))
	require.Equal(t, []string{""}, keys("only text\n"))
}

func TestItemsLoseNothing(t *testing.T) {
	t.Parallel()
	for _, doc := range []string{epicText, strings.ReplaceAll(epicText, "\n", "\r\n"), "", "\n\n", "---\n", "---\na: b", "# x\n\n\n", "```\n# x\n", "| REQ-001 |\n"} {
		requireLossless(t, []byte(doc))
	}
}

func requireLossless(t testing.TB, doc []byte) {
	t.Helper()
	var joined []byte
	for _, it := range specs.Cut(doc) {
		joined = append(joined, it.Text...)
	}
	require.Equal(t, string(doc), string(joined))
}

func FuzzItems(f *testing.F) {
	f.Add([]byte(epicText))
	f.Add([]byte("---\r\na: b\r\n---\r\n# x\r\n| G-001 |"))
	f.Fuzz(func(t *testing.T, doc []byte) {
		requireLossless(t, doc)
		if r := merge.Items([]byte(epicText), doc, []byte(epicText), specs.Cut); !bytes.Equal(r.Merged, doc) {
			t.Fatalf("what is the person's alone changed: %q", r.Merged)
		}
	})
}

func TestItemsKeepApartWhatLinesWouldMix(t *testing.T) {
	t.Parallel()
	edit := func(pairs ...string) []byte { return []byte(strings.NewReplacer(pairs...).Replace(epicText)) }
	// The person renames a story and edits a row; the generator puts another
	// story before it and a row beside the edited one.
	mine := edit("STORY-002-002: Refund", "STORY-002-002: Give back", "| REQ-002 | Two |", "| REQ-002 | Both |")
	theirs := edit("### STORY-002-002: Refund\n\n- [ ] Money comes back.\n", "### STORY-002-003: Invoice\n\n- [ ] A bill is sent.\n\n### STORY-002-002: Refund\n\n- [ ] Money comes back within 2 days.\n",
		"| REQ-002 | Two |\n", "| REQ-002 | Two |\n| REQ-003 | New |\n")
	r := merge.Items([]byte(epicText), mine, theirs, specs.Cut)
	require.Empty(t, r.Conflicts)
	text := string(r.Merged)
	require.Contains(t, text, "### STORY-002-002: Give back\n\n- [ ] Money comes back within 2 days.\n")
	require.Contains(t, text, "### STORY-002-003: Invoice\n")
	require.Contains(t, text, "| REQ-002 | Both |\n| REQ-003 | New |\n| other | Three |\n")

	// Both add a row at the end of a table at the end of the document.
	base := "# T\n\n## Q\n\n| ID | Q |\n| --- | --- |\n| REQ-001 | a |\n"
	r = merge.Items([]byte(base), []byte(base+"| REQ-002 | mine |\n"), []byte(base+"| REQ-003 | theirs |\n"), specs.Cut)
	require.Empty(t, r.Conflicts)
	require.Equal(t, base+"| REQ-002 | mine |\n| REQ-003 | theirs |\n", string(r.Merged), "the table stays one table")
}
