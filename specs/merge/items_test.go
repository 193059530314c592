package merge_test

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs/merge"
)

// byHeading cuts before every line "## ID …"; what comes before has no key.
func byHeading(doc []byte) []merge.Item {
	var items []merge.Item
	key, start := "", 0
	for at := 0; at < len(doc); {
		end := bytes.IndexByte(doc[at:], '\n')
		if end < 0 {
			end = len(doc) - at - 1
		}
		line := string(doc[at : at+end+1])
		if id, found := strings.CutPrefix(line, "## "); found {
			if at > start {
				items = append(items, merge.Item{Key: key, Text: doc[start:at]})
			}
			key, start = strings.TrimSpace(id), at
		}
		at += end + 1
	}
	if len(doc) > start {
		items = append(items, merge.Item{Key: key, Text: doc[start:]})
	}
	return items
}

func TestItems(t *testing.T) {
	t.Parallel()
	const (
		head = "# Title\n\n"
		one  = "## R-1\nfirst\n\n"
		two  = "## R-2\nsecond\n\n"
		tri  = "## R-3\nthird\n\n"
	)
	tests := []struct {
		name               string
		base, mine, theirs string
		want               string
		conflicts          []string // key: mine > theirs
	}{
		{
			name: "one edited here, another there",
			base: head + one + two, mine: head + "## R-1\nFIRST\n\n" + two, theirs: head + one + "## R-2\nSECOND\n\n",
			want: head + "## R-1\nFIRST\n\n## R-2\nSECOND\n\n",
		},
		{
			name: "a carriage return inside a line is a part of it",
			base: head + "## R-1\nfi\rrst\n\n" + two, mine: head + one + two, theirs: head + two,
			want: head + one + two, conflicts: []string{"R-1: ## R-1|first > "},
		},
		{
			name: "a carriage return at the end of an item is no line end",
			base: head + one, mine: head + one + two, theirs: head + "## R-1\nnew\n\r",
			want: head + "## R-1\nnew\n\r\n\n" + strings.TrimSuffix(two, "\n\n"),
		},
		{
			name: "removed by the person stays removed",
			base: head + one + two, mine: head + two, theirs: head + one + two + tri, want: head + two + tri,
		},
		{
			name: "removed by the person, changed by the generator",
			base: head + one + two, mine: head + two, theirs: head + "## R-1\nnew\n\n" + two, want: head + two,
			conflicts: []string{"R-1:  > ## R-1|new"},
		},
		{
			name: "dropped by the generator", base: head + one + two, mine: head + one + two + tri, theirs: head + two,
			want: head + two + tri,
		},
		{
			name: "dropped by the generator, changed by the person",
			base: head + one + two, mine: head + "## R-1\nmine\n\n" + two, theirs: head + two,
			want:      head + "## R-1\nmine\n\n" + two,
			conflicts: []string{"R-1: ## R-1|mine > "},
		},
		{
			name: "both add different items at one place",
			base: head + one, mine: head + one + tri, theirs: head + one + two, want: head + one + two + tri,
		},
		{
			name: "both add the same item",
			base: head + one, mine: head + one + "## R-2\nmine\n", theirs: head + one + "## R-2\ntheirs\n", want: head + one + "## R-2\nmine\n",
			conflicts: []string{"R-2: mine > theirs"},
		},
		{
			name: "moved by the person, changed by the generator",
			base: head + one + two + tri, mine: head + tri + one + two, theirs: head + "## R-1\nnew\n\n" + two + tri,
			want: head + tri + "## R-1\nnew\n\n" + two,
		},
		{
			name: "moved by the generator, added by the person",
			base: head + one + two, mine: head + one + "## R-9\nmine\n\n" + two, theirs: head + two + one,
			want: head + two + one + "## R-9\nmine\n\n",
		},
		{
			name: "lines inside an item",
			base: "## R-1\na\nb\nc\n", mine: "## R-1\nx\nb\nc\n", theirs: "## R-1\na\nb\nz\n", want: "## R-1\nx\nb\nz\n",
		},
		{
			name: "line ends of the person in items of one line",
			base: "## R-1\n## R-2\n## R-3\n", mine: "## R-1\r\n## R-2\r\n## R-3\r\n## R-9\r\n", theirs: "## R-1\n## R-3\n## R-4\n",
			want: "## R-1\r\n## R-3\r\n## R-4\r\n## R-9\r\n",
		},
		{
			name: "line ends of the person in items of many lines",
			base: head + one + two, mine: strings.ReplaceAll(head+one+two, "\n", "\r\n"), theirs: head + two + tri,
			want: strings.ReplaceAll(head+two+tri, "\n", "\r\n"),
		},
		{
			name: "line ends of the person are no change of an item",
			base: "## R-1\nfirst\n", mine: "## R-0\r\n## R-1\r\nfirst\r\n", theirs: "## R-2\n", want: "## R-0\r\n## R-2\r\n",
		},
		{
			name: "a new item behind one that was the last",
			base: one + "## R-2\nsecond\n", mine: one + "## R-2\nmine\n", theirs: one + two + "## R-3\nthird\n",
			want: one + "## R-2\nmine\n\n## R-3\nthird\n",
		},
		{
			name: "an item kept behind the generator's last one stays apart",
			base: one + "## R-2\nsecond\n", mine: one + "## R-2\nsecond\n\n## R-7\nmine\n", theirs: "## R-1\nnew\n",
			want: "## R-1\nnew\n\n## R-7\nmine\n",
		},
		{
			name: "a repeated id", base: one + one, mine: one + "## R-1\nmine\n\n", theirs: "## R-1\nnew\n\n" + one,
			want: "## R-1\nnew\n\n## R-1\nmine\n\n",
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			t.Parallel()
			got := merge.Items([]byte(tt.base), []byte(tt.mine), []byte(tt.theirs), byHeading)
			require.Equal(t, tt.want, string(got.Merged))
			var list []string
			for _, c := range got.Conflicts {
				list = append(list, fmt.Sprintf("%s: %s > %s", c.Key, strings.Join(c.MineLines, "|"), strings.Join(c.TheirsLines, "|")))
				lines := cut(string(got.Merged))
				for i, l := range c.MineLines {
					require.Equal(t, l, lines[c.Line-1+i], "conflict names the wrong line")
				}
			}
			require.Equal(t, tt.conflicts, list)
		})
	}
}

func TestItemsWithoutBaseKeepsEverythingOfThePerson(t *testing.T) {
	t.Parallel()
	got := merge.Items(nil, []byte("## R-1\nmine\n"), []byte("## R-1\nnew\n\n## R-2\nnew\n"), byHeading)
	require.Equal(t, "## R-1\nmine\n", string(got.Merged))
	require.NotEmpty(t, got.Conflicts)
}

// A splitter that loses bytes must not make the merge lose them.
func TestItemsWithALossySplitterFallsBackToLines(t *testing.T) {
	t.Parallel()
	lossy := func(doc []byte) []merge.Item { return []merge.Item{{Key: "x", Text: doc[:len(doc)/2]}} }
	got := merge.Items([]byte("a\nb\nc\n"), []byte("x\nb\nc\n"), []byte("a\nb\nz\n"), lossy)
	require.Equal(t, "x\nb\nz\n", string(got.Merged))
	require.Empty(t, got.Conflicts)
}

func TestItemsLaws(t *testing.T) {
	t.Parallel()
	for seed := range uint64(3000) {
		rng := rand.New(rand.NewPCG(seed, 3))
		base := randomItems(rng)
		checkItemLaws(t, base, editedItems(rng, base, "mine"), editedItems(rng, base, "theirs"))
	}
}

func checkItemLaws(t *testing.T, base, mine, theirs string) {
	t.Helper()
	b, m, o := []byte(base), []byte(mine), []byte(theirs)
	where := fmt.Sprintf("base %q mine %q theirs %q", base, mine, theirs)
	got := merge.Items(b, m, o, byHeading)
	kept, inBase := map[string]bool{}, map[string]bool{}
	for _, l := range cut(string(got.Merged)) {
		kept[l] = true
	}
	for _, l := range cut(base) {
		inBase[l] = true
	}
	for _, l := range cut(mine) {
		require.True(t, l == "" || inBase[l] || kept[l], "line %q of mine is lost: %s", l, where)
	}
	require.Equal(t, theirs, string(merge.Items(b, b, o, byHeading).Merged), where)
	require.Equal(t, mine, string(merge.Items(b, m, b, byHeading).Merged), where)
	require.Empty(t, merge.Items(b, m, m, byHeading).Conflicts, "the same change is no conflict: %s", where)
	twice := merge.Items(o, got.Merged, o, byHeading)
	require.Equal(t, string(got.Merged), string(twice.Merged), "once is enough: %s", where)
	require.Empty(t, twice.Conflicts, where)
	again := merge.Items(b, m, o, byHeading)
	require.Equal(t, got, again, where)
	if len(got.Conflicts) == 0 {
		swapped := merge.Items(b, o, m, byHeading)
		require.Empty(t, swapped.Conflicts, where)
		require.Equal(t, string(got.Merged), string(swapped.Merged), "order of the sides matters: %s", where)
	}
}

func randomItems(rng *rand.Rand) string {
	var b strings.Builder
	b.WriteString("# Title\n\n")
	for i := range 1 + rng.IntN(8) {
		fmt.Fprintf(&b, "## R-%d\ntext a of %d\ntext b of %d\ntext c of %d\n\n", 10*i, i, i, i)
	}
	return b.String()
}

// editedItems changes, removes and adds items; every added line names the side.
func editedItems(rng *rand.Rand, src, side string) string {
	items := byHeading([]byte(src))
	var b strings.Builder
	for i, it := range items {
		text := string(it.Text)
		switch rng.IntN(6) {
		case 0:
			text = strings.Replace(text, "text "+string("abc"[rng.IntN(3)]), side+" changed", 1)
		case 1:
			if i > 0 {
				text = ""
			}
		case 2:
			text += fmt.Sprintf("## R-%d\nby %s\n\n", 10*i+1+rng.IntN(9), side)
		}
		b.WriteString(text)
	}
	return b.String()
}

func TestItemsOfALargeDocument(t *testing.T) {
	t.Parallel()
	var base, mine, theirs strings.Builder
	for i := range 50_000 {
		fmt.Fprintf(&base, "## R-%d\ntext\n\n", i)
		fmt.Fprintf(&mine, "## R-%d\ntext\nmine %d\n\n", i, i)
		if i%2 == 0 {
			fmt.Fprintf(&theirs, "## R-%d\nnew\n\n", i)
		}
	}
	got := merge.Items([]byte(base.String()), []byte(mine.String()), []byte(theirs.String()), byHeading)
	require.Len(t, got.Conflicts, 25_000) // dropped there, changed here
	require.Equal(t, 50_000, strings.Count(string(got.Merged), "\nmine "))
	require.Equal(t, 25_000, strings.Count(string(got.Merged), "\nnew\n"))
}

func FuzzItems(f *testing.F) {
	f.Add("## R-1\na\n\n## R-2\nb\n", "## R-2\nb\n", "## R-1\nc\n")
	f.Add("## a\n## a\n", "## a\n", "## b\n## a")
	f.Fuzz(func(t *testing.T, base, mine, theirs string) {
		got := merge.Items([]byte(base), []byte(mine), []byte(theirs), byHeading)
		lines := map[string]bool{}
		for l := range strings.SplitSeq(strings.ReplaceAll(string(got.Merged), "\r", ""), "\n") {
			lines[l] = true
		}
		for l := range strings.SplitSeq(strings.ReplaceAll(mine, "\r", ""), "\n") {
			if l != "" && !strings.Contains(strings.ReplaceAll(base, "\r", ""), l) {
				require.True(t, lines[l], "line %q of mine is lost", l)
			}
		}
	})
}

func TestRejFile(t *testing.T) {
	t.Parallel()
	require.Nil(t, merge.RejFile("a.md", nil, []byte("of before")))
	got := merge.RejFile("requirements/REQ-001-log-in.md", []merge.Conflict{
		{Key: "AC-2", BaseLines: []string{"old", ""}, MineLines: []string{"mine"}, TheirsLines: []string{"new", "newer"}, Line: 12},
		{BaseLines: []string{"old"}, TheirsLines: []string{"new"}, Line: 20},
		{BaseLines: []string{"old"}, MineLines: []string{"mine"}, Line: 30},
	}, nil)
	require.Equal(t, `requirements/REQ-001-log-in.md: 3 new texts were not taken over, because your own text stands in the same place.
"-" was generated before, "=" stands in your file, "+" is new.
Copy over what you want, then remove this file.

@@ line 12, AC-2 @@
- old
-
= mine
+ new
+ newer

@@ line 20, removed by you @@
- old
+ new

@@ line 30, no longer generated @@
- old
= mine
`, string(got))
	require.Equal(t, 1, strings.Count(string(merge.RejFile("a\nb", []merge.Conflict{{Line: 1}}, nil)), "a?b"))
}

// What nobody has settled yet is not lost when a later run has something to say,
// too, and the same conflict does not come twice.
func TestRejFileKeepsWhatWaits(t *testing.T) {
	t.Parallel()
	one := []merge.Conflict{{Key: "AC-1", BaseLines: []string{"old"}, MineLines: []string{"mine"}, TheirsLines: []string{"new"}, Line: 3}}
	two := []merge.Conflict{{BaseLines: []string{"other"}, TheirsLines: []string{"another"}, Line: 9}}
	first := merge.RejFile("a.md", one, nil)
	moved := []merge.Conflict{one[0]}
	moved[0].Line = 5
	require.Equal(t, strings.Replace(string(first), "line 3", "line 5", 1), string(merge.RejFile("a.md", moved, first)))
	both := string(merge.RejFile("a.md", two, append(first, "A note of mine.\n"...)))
	require.Contains(t, both, "a.md: 2 new texts were not taken over")
	require.Contains(t, both, "@@ line 9, removed by you @@\n- other\n+ another\n\n@@ line 3, AC-1 @@\n- old\n= mine\n+ new\nA note of mine.\n")
	require.Equal(t, 1, strings.Count(both, "Copy over what you want"))
	require.Contains(t, string(merge.RejFile("a.md", two, []byte("of somebody else"))), "+ another\n\nof somebody else\n")
}
