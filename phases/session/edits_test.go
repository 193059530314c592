package session

import (
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/merge"
	"github.com/overtone-cli/overtone/templates"
)

// generated is a document as a phase writes it.
const generated = `---
session_id: SPEC-x-2026-01-01
status: draft
id: EPIC-002
---

# EPIC-002: Checkout

Summary.

## Stories

### STORY-002-001: Pay by card

- [ ] Money is taken.

### STORY-002-002: Refund

- [ ] Money comes back.

## Overview

| ID | Title |
| --- | --- |
| REQ-001 | One |
| REQ-002 | Two |

## Notes

One.
`

const (
	pay    = "### STORY-002-001: Pay by card\n\n- [ ] Money is taken.\n\n"
	refund = "### STORY-002-002: Refund\n\n- [ ] Money comes back.\n\n"
)

// The table of docs/editing.md, line by line: what a person did, what the
// generator says today, what stands in the document then, and what lies beside.
func TestTheTableOfEdits(t *testing.T) {
	t.Parallel()
	swap := func(pairs ...string) string {
		for i := 0; i < len(pairs); i += 2 {
			require.Contains(t, generated, pairs[i])
		}
		return strings.NewReplacer(pairs...).Replace(generated)
	}
	for name, c := range map[string]struct {
		mine, fresh, want string
		clashes           []string // key: mine > new
	}{
		"nobody did anything":                      {mine: generated, fresh: generated, want: generated},
		"changed lines, nothing new":               {mine: swap("Summary.", "Mine."), fresh: generated, want: swap("Summary.", "Mine.")},
		"nothing, changed lines":                   {mine: generated, fresh: swap("Summary.", "New."), want: swap("Summary.", "New.")},
		"other lines":                              {mine: swap("Summary.", "Mine."), fresh: swap("One.\n", "New.\n"), want: swap("Summary.", "Mine.", "One.\n", "New.\n")},
		"the same change":                          {mine: swap("Summary.", "Better."), fresh: swap("Summary.", "Better."), want: swap("Summary.", "Better.")},
		"the same change and another":              {mine: swap("Summary.", "Better.", "One.\n", "Mine.\n"), fresh: swap("Summary.", "Better."), want: swap("Summary.", "Better.", "One.\n", "Mine.\n")},
		"the same lines otherwise":                 {mine: swap("Summary.", "Mine."), fresh: swap("Summary.", "New."), want: swap("Summary.", "Mine."), clashes: []string{"section title: Mine. > New."}},
		"the same key of the frontmatter":          {mine: swap("status: draft", "status: mine"), fresh: swap("status: draft", "status: new"), want: swap("status: draft", "status: mine"), clashes: []string{"front status: status: mine > status: new"}},
		"another key of the frontmatter":           {mine: swap("id: EPIC-002\n", "id: EPIC-002\nowner: me\n"), fresh: swap("status: draft", "status: new"), want: swap("id: EPIC-002\n", "id: EPIC-002\nowner: me\n", "status: draft", "status: new")},
		"an item that is generated no longer":      {mine: swap("Money comes back.", "Money comes back at once."), fresh: swap(refund, ""), want: swap("Money comes back.", "Money comes back at once."), clashes: []string{"section title > Stories > STORY-002-002: ### STORY-002-002: Refund||- [ ] Money comes back at once. > "}},
		"an unedited item generated no longer":     {mine: swap("Summary.", "Mine."), fresh: swap(refund, ""), want: swap("Summary.", "Mine.", refund, "")},
		"removed, nothing new":                     {mine: swap(refund, ""), fresh: generated, want: swap(refund, "")},
		"removed, changed elsewhere":               {mine: swap(refund, ""), fresh: swap("Summary.", "New."), want: swap(refund, "", "Summary.", "New.")},
		"removed, changed":                         {mine: swap(refund, ""), fresh: swap("Money comes back.", "Money comes back in 2 days."), want: swap(refund, ""), clashes: []string{"section title > Stories > STORY-002-002:  > ### STORY-002-002: Refund||- [ ] Money comes back in 2 days."}},
		"a removed line, nothing new":              {mine: swap("Summary.\n\n", ""), fresh: generated, want: swap("Summary.\n\n", "")},
		"a row removed":                            {mine: swap("| REQ-001 | One |\n", ""), fresh: swap("| REQ-002 | Two |", "| REQ-002 | Both |"), want: swap("| REQ-001 | One |\n", "", "| REQ-002 | Two |", "| REQ-002 | Both |")},
		"a section added":                          {mine: generated + "\n## Diary\n\nWeek 1.\n", fresh: swap("One.\n", "New.\n"), want: swap("One.\n", "New.\n") + "\n## Diary\n\nWeek 1.\n"},
		"a row added by both":                      {mine: swap("| REQ-002 | Two |\n", "| REQ-002 | Two |\n| REQ-009 | Mine |\n"), fresh: swap("| REQ-002 | Two |\n", "| REQ-002 | Two |\n| REQ-003 | New |\n"), want: swap("| REQ-002 | Two |\n", "| REQ-002 | Two |\n| REQ-003 | New |\n| REQ-009 | Mine |\n")},
		"the same id added by both":                {mine: swap("| REQ-002 | Two |\n", "| REQ-002 | Two |\n| REQ-003 | Mine |\n"), fresh: swap("| REQ-002 | Two |\n", "| REQ-002 | Two |\n| REQ-003 | New |\n"), want: swap("| REQ-002 | Two |\n", "| REQ-002 | Two |\n| REQ-003 | Mine |\n"), clashes: []string{"row title > Overview | REQ-003: | REQ-003 | Mine | > | REQ-003 | New |"}},
		"moved, changed":                           {mine: strings.Replace(generated, pay+refund, refund+pay, 1), fresh: swap("Money is taken.", "Money is taken once."), want: strings.Replace(strings.Replace(generated, pay+refund, refund+pay, 1), "Money is taken.", "Money is taken once.", 1)},
		"a heading with an id":                     {mine: swap("STORY-002-002: Refund", "STORY-002-002: Give back"), fresh: swap("Money comes back.", "Money comes back in 2 days."), want: swap("STORY-002-002: Refund", "STORY-002-002: Give back", "Money comes back.", "Money comes back in 2 days.")},
		"line ends of another system":              {mine: strings.ReplaceAll(generated, "\n", "\r\n"), fresh: swap("Summary.", "New."), want: strings.ReplaceAll(swap("Summary.", "New."), "\n", "\r\n")},
		"a byte order mark":                        {mine: byteOrderMark + generated, fresh: swap("Summary.", "New."), want: byteOrderMark + swap("Summary.", "New.")},
		"the same byte order mark":                 {mine: byteOrderMark + swap("One.\n", ""), fresh: byteOrderMark + swap("One.\n", ""), want: byteOrderMark + swap("One.\n", "")},
		"mark and line ends and an edit":           {mine: byteOrderMark + strings.ReplaceAll(swap("One.\n", "Mine.\n"), "\n", "\r\n"), fresh: swap("Summary.", "New."), want: byteOrderMark + strings.ReplaceAll(swap("Summary.", "New.", "One.\n", "Mine.\n"), "\n", "\r\n")},
		"no line end at the end":                   {mine: strings.TrimSuffix(generated, "\n"), fresh: swap("Summary.", "New."), want: strings.TrimSuffix(swap("Summary.", "New."), "\n")},
		"no line end, and the last line is edited": {mine: strings.TrimSuffix(swap("One.\n", "Mine.\n"), "\n"), fresh: swap("Summary.", "New."), want: strings.TrimSuffix(swap("Summary.", "New.", "One.\n", "Mine.\n"), "\n")},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			got := markdownMerge(t, generated, c.mine, c.fresh)
			require.Equal(t, c.want, string(got.Merged))
			var clashes []string
			for _, clash := range got.Conflicts {
				clashes = append(clashes, clash.Key+": "+strings.Join(clash.MineLines, "|")+" > "+strings.Join(clash.TheirsLines, "|"))
			}
			require.Equal(t, c.clashes, clashes)
		})
	}
}

// markdownMerge is how the files of a package are merged. The name is that of no
// document, so that any text counts as readable.
func markdownMerge(t testing.TB, base, mine, fresh string) merge.Result {
	t.Helper()
	s := &Session{Set: templates.New(nil, "")}
	return s.merge("notes.md", []byte(base), []byte(mine), []byte(fresh))
}

// TestWhatAPersonDoesWithFiles is the part of the table that is about whole
// files.
func TestWhatAPersonDoesWithFiles(t *testing.T) {
	t.Parallel()
	const second = "requirements/REQ-002-log-out.md"
	for name, c := range map[string]struct {
		edit  func(t *testing.T, s *Session)
		after func(t *testing.T, s *Session, p *Prepared)
	}{
		"an index deleted": {
			func(t *testing.T, s *Session) { require.NoError(t, os.Remove(s.at("requirements/_index.md"))) },
			func(t *testing.T, s *Session, p *Prepared) {
				require.Empty(t, p.Conflicts)
				require.FileExists(t, s.at("requirements/_index.md"))
			},
		},
		"a whole folder deleted": {
			func(t *testing.T, s *Session) { require.NoError(t, os.RemoveAll(s.at("requirements"))) },
			func(t *testing.T, s *Session, p *Prepared) {
				require.Empty(t, p.Conflicts)
				require.Contains(t, load(t, s.at(reqFile)), "New.")
				require.FileExists(t, s.at(second))
			},
		},
		"an item's file renamed": {
			func(t *testing.T, s *Session) {
				require.NoError(t, os.Rename(s.at(second), s.at("requirements/REQ-002-leave.md")))
			},
			func(t *testing.T, s *Session, p *Prepared) {
				require.Empty(t, p.Conflicts)
				require.NoFileExists(t, s.at(second))
				require.Len(t, s.Package.Requirements, 2)
			},
		},
		"the file of an item with new text renamed": {
			func(t *testing.T, s *Session) {
				require.NoError(t, os.Rename(s.at(reqFile), s.at("requirements/REQ-001-enter.md")))
				s.edit(t, "requirements/REQ-001-enter.md", "sees the start page", "sees my page")
			},
			func(t *testing.T, s *Session, p *Prepared) {
				require.Empty(t, p.Conflicts)
				require.NoFileExists(t, s.at(reqFile))
				text := load(t, s.at("requirements/REQ-001-enter.md"))
				require.Contains(t, text, "New.")
				require.Contains(t, text, "sees my page")
			},
		},
		"the file of an item renamed and nothing else": {
			func(t *testing.T, s *Session) {
				require.NoError(t, os.Rename(s.at(second), s.at("requirements/REQ-002-leave.md")))
			},
			func(t *testing.T, s *Session, p *Prepared) {
				require.Empty(t, p.Conflicts)
				require.NoFileExists(t, s.at(second))
				require.Contains(t, load(t, s.at("requirements/REQ-002-leave.md")), "end the session")
				require.Len(t, s.Package.Requirements, 2)
			},
		},
		"a file of one's own": {
			func(t *testing.T, s *Session) { write(t, s.at("requirements/notes.txt"), "mine\x00") },
			func(t *testing.T, s *Session, p *Prepared) {
				require.Empty(t, p.Conflicts)
				require.Equal(t, "mine\x00", load(t, s.at("requirements/notes.txt")))
			},
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := begun(t)
			mustRun(t, s, three("Old."))
			c.edit(t, s)
			s = reopen(t, s)
			p := mustRun(t, s, three("New."))
			c.after(t, s, p)
			again := reopen(t, s)
			before := tree(t, again.Dir)
			again.Now = s.Now
			require.Empty(t, mustRun(t, again, three("New.")).Conflicts)
			requireSameTree(t, before, tree(t, again.Dir))
		})
	}
}

// Whatever a person and the generator do to a document: no line that the person
// wrote is lost, what is new and was not taken is reported, the same change of
// both sides is none, and merging again changes nothing.
func TestLawsOfEdits(t *testing.T) {
	t.Parallel()
	for seed := range uint64(1500) {
		rng := rand.New(rand.NewPCG(seed, 17))
		base := randomDocument(rng)
		mine, fresh := reworked(rng, base, "mine"), reworked(rng, base, "new")
		spelled := spelling(rng)
		checkEdits(t, fmt.Sprintf("seed %d", seed), base, spelled(mine), fresh)
	}
}

func checkEdits(t testing.TB, where, base, mine, fresh string) {
	t.Helper()
	got := markdownMerge(t, base, mine, fresh)
	merged := string(got.Merged)
	for line := range strings.Lines(mine) {
		line = strings.TrimPrefix(strings.TrimRight(line, "\r\n"), byteOrderMark)
		if strings.Contains(line, "mine") {
			require.Contains(t, merged, line, "%s: a line of the person is lost", where)
		}
	}
	reported := ""
	for _, c := range got.Conflicts {
		reported += strings.Join(c.TheirsLines, "\n") + "\n"
	}
	for line := range strings.Lines(fresh) {
		if strings.Contains(line, "new") {
			require.True(t, strings.Contains(merged, strings.TrimRight(line, "\n")) || strings.Contains(reported, strings.TrimRight(line, "\n")), "%s: %q is neither taken nor told", where, line)
		}
	}
	require.Equal(t, strings.HasPrefix(mine, byteOrderMark), strings.HasPrefix(merged, byteOrderMark), where)
	if strings.Contains(mine, "\r\n") {
		require.Equal(t, strings.Count(merged, "\n"), strings.Count(merged, "\r\n"), where)
	}
	if mine != "" && merged != "" && mine != byteOrderMark {
		require.Equal(t, strings.HasSuffix(mine, "\n"), strings.HasSuffix(merged, "\n"), "%s: the end of the file", where)
	}

	same := markdownMerge(t, base, mine, base)
	require.Equal(t, mine, string(same.Merged), "%s: nothing new", where)
	require.Empty(t, same.Conflicts, where)
	require.Empty(t, markdownMerge(t, base, fresh, fresh).Conflicts, "%s: the same change", where)
	twice := markdownMerge(t, fresh, merged, fresh)
	require.Equal(t, merged, string(twice.Merged), "%s: once is enough", where)
	require.Empty(t, twice.Conflicts, where)
}

// Edits of different sections never conflict, and both are there.
func TestEditsOfDifferentItemsNeverConflict(t *testing.T) {
	t.Parallel()
	for seed := range uint64(1000) {
		rng := rand.New(rand.NewPCG(seed, 23))
		base := randomDocument(rng)
		var mine, fresh, both []string
		for _, it := range specs.Cut([]byte(base)) {
			text := string(it.Text)
			now := text
			if strings.HasPrefix(it.Key, "section") && rng.IntN(2) == 0 {
				now = strings.TrimRight(text, "\n") + "\n" + fmt.Sprintf("Another line %d.", rng.IntN(1000)) + text[len(strings.TrimRight(text, "\n")):]
			}
			if rng.IntN(2) == 0 {
				mine, fresh = append(mine, now), append(fresh, text)
			} else {
				mine, fresh = append(mine, text), append(fresh, now)
			}
			both = append(both, now)
		}
		got := markdownMerge(t, base, strings.Join(mine, ""), strings.Join(fresh, ""))
		require.Empty(t, got.Conflicts, "seed %d", seed)
		require.Equal(t, strings.Join(both, ""), string(got.Merged), "seed %d", seed)
	}
}

// randomDocument has frontmatter, sections with and without ids, lists, tables,
// code that looks like headings, and text in two languages.
func randomDocument(rng *rand.Rand) string {
	var b strings.Builder
	b.WriteString("---\nid: REQ-001\nstatus: draft\ntraces_to:\n  - G-001\n---\n\n# REQ-001: Title\n\nSummary 概要。\n")
	for i := range 1 + rng.IntN(6) {
		switch rng.IntN(5) {
		case 0:
			fmt.Fprintf(&b, "\n## Section %d\n\nText %d.\nMore of %d.\n", i, i, i)
		case 1:
			fmt.Fprintf(&b, "\n## Table %d\n\n| ID | Text |\n| --- | --- |\n", i)
			for k := range 1 + rng.IntN(4) {
				fmt.Fprintf(&b, "| REQ-%03d | row %d |\n", 10*i+k, k)
			}
		case 2:
			fmt.Fprintf(&b, "\n### STORY-001-%03d: Story %d\n\n- [ ] It works.\n- [x] It is done %d.\n", i, i, i)
		case 3:
			fmt.Fprintf(&b, "\n## Code %d\n\n```text\n# no heading\n| REQ-009 | no row |\n```\n", i)
		case 4:
			fmt.Fprintf(&b, "\n## 章节 %d\n\n需求说明 %d。\n", i, i)
		}
	}
	return b.String()
}

// reworked is a document after some edits; every line that is written names its
// side.
func reworked(rng *rand.Rand, text, side string) string {
	for n := range 1 + rng.IntN(4) {
		lines := strings.SplitAfter(strings.TrimSuffix(text, "\n"), "\n")
		at := rng.IntN(len(lines))
		line := fmt.Sprintf("%s %d %d\n", side, n, rng.IntN(100))
		switch rng.IntN(6) {
		case 0:
			lines = slices.Insert(lines, at, line)
		case 1:
			lines[at] = line
		case 2:
			lines = slices.Delete(lines, at, min(len(lines), at+1+rng.IntN(3)))
		case 3:
			lines = slices.Insert(lines, at, "\n", fmt.Sprintf("## Added by %s %d\n", side, rng.IntN(4)), "\n", line)
		case 4:
			lines = slices.Insert(lines, at, fmt.Sprintf("| REQ-%03d | %s |\n", 500+rng.IntN(9), side))
		case 5:
			if parts := specs.Cut([]byte(text)); len(parts) > 3 {
				a, b := 1+rng.IntN(len(parts)-1), 1+rng.IntN(len(parts)-1)
				parts[a], parts[b] = parts[b], parts[a]
				lines = nil
				for _, it := range parts {
					lines = append(lines, string(it.Text))
				}
			}
		}
		text = strings.TrimSuffix(strings.Join(lines, ""), "\n") + "\n"
	}
	return text
}

// spelling is how an editor may save a text.
func spelling(rng *rand.Rand) func(string) string {
	crlf, mark, open := rng.IntN(4) == 0, rng.IntN(4) == 0, rng.IntN(4) == 0
	return func(text string) string {
		if open {
			text = strings.TrimRight(text, "\n")
		}
		if crlf {
			text = strings.ReplaceAll(text, "\n", "\r\n")
		}
		if mark {
			text = byteOrderMark + text
		}
		return text
	}
}

// FuzzEdits looks for a document in which a person's line is lost.
func FuzzEdits(f *testing.F) {
	f.Add(generated, strings.Replace(generated, "Summary.", "mine", 1), strings.Replace(generated, "Summary.", "new", 1))
	f.Add("# a\n", "# a\n\nmine", "")
	f.Add(strings.Replace(generated, "Pay by", "Pay\r by", 1), generated, strings.Replace(generated, pay, "", 1))
	f.Add(generated, generated+"\n## Mine\n", generated+"\r")
	f.Add(generated, byteOrderMark+generated+"mine\n", byteOrderMark+byteOrderMark+generated)
	f.Fuzz(func(t *testing.T, base, mine, fresh string) {
		old, got := bodies(base), bodies(string(markdownMerge(t, base, mine, fresh).Merged))
		for line := range bodies(mine) {
			if line != "" && !old[line] && !strings.Contains(line, "\r") {
				require.True(t, got[line], "%q of mine is lost", line)
			}
		}
	})
}

// bodies are the lines of a text without their ends and byte order marks, which
// nobody wrote.
func bodies(text string) map[string]bool {
	set := map[string]bool{}
	for line := range strings.Lines(strings.ReplaceAll(text, byteOrderMark, "")) {
		set[strings.TrimRight(line, "\r\n")] = true
	}
	return set
}
