package merge_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs/merge"
)

func TestLines(t *testing.T) {
	t.Parallel()
	conflict := func(line int, base, mine, theirs string) merge.Conflict {
		return merge.Conflict{BaseLines: cut(base), MineLines: cut(mine), TheirsLines: cut(theirs), Line: line}
	}
	tests := []struct {
		name               string
		base, mine, theirs string
		want               string
		conflicts          []merge.Conflict
	}{
		{name: "nothing changed", base: "a\nb\n", mine: "a\nb\n", theirs: "a\nb\n", want: "a\nb\n"},
		{name: "only mine", base: "a\nb\n", mine: "a\nx\n", theirs: "a\nb\n", want: "a\nx\n"},
		{name: "only theirs", base: "a\nb\n", mine: "a\nb\n", theirs: "a\ny\n", want: "a\ny\n"},
		{name: "same change", base: "a\nb\nc\n", mine: "a\nx\nc\n", theirs: "a\nx\nc\n", want: "a\nx\nc\n"},
		{name: "same change and others", base: "a\nb\nc\nd\n", mine: "A\nb\nx\nd\n", theirs: "a\nb\nx\nD\n", want: "A\nb\nx\nD\n"},
		{name: "far apart", base: "a\nb\nc\nd\n", mine: "x\nb\nc\nd\n", theirs: "a\nb\nc\ny\n", want: "x\nb\nc\ny\n"},
		{name: "touching lines", base: "a\nb\n", mine: "x\nb\n", theirs: "a\ny\n", want: "x\ny\n"},
		{name: "insert behind a change", base: "a\nb\n", mine: "x\nb\n", theirs: "a\nn\nb\n", want: "x\nn\nb\n"},
		{name: "insert before a change", base: "a\nb\n", mine: "a\nx\n", theirs: "a\nn\nb\n", want: "a\nn\nx\n"},
		{name: "deleted stays deleted", base: "a\nb\nc\n", mine: "a\nc\n", theirs: "a\nb\nc\nd\n", want: "a\nc\nd\n"},
		{
			name: "both change one line", base: "a\nb\nc\n", mine: "a\nx\nc\n", theirs: "a\ny\nc\n", want: "a\nx\nc\n",
			conflicts: []merge.Conflict{conflict(2, "b", "x", "y")},
		},
		{
			name: "deleted here, changed there", base: "a\nb\nc\n", mine: "a\nc\n", theirs: "a\ny\nc\n", want: "a\nc\n",
			conflicts: []merge.Conflict{conflict(2, "b", "", "y")},
		},
		{
			name: "changed here, deleted there", base: "a\nb\nc\n", mine: "a\nx\nc\n", theirs: "a\nc\n", want: "a\nx\nc\n",
			conflicts: []merge.Conflict{conflict(2, "b", "x", "")},
		},
		{
			name: "both insert at one place", base: "a\nb\n", mine: "a\nx\nb\n", theirs: "a\ny\nb\n", want: "a\nx\nb\n",
			conflicts: []merge.Conflict{conflict(2, "", "x", "y")},
		},
		{
			name: "overlap, the agreed ends left out", base: "a\nb\nc\nd\n", mine: "n\np\nd\n", theirs: "n\nq\nd\n", want: "n\np\nd\n",
			conflicts: []merge.Conflict{conflict(2, "a\nb\nc", "p", "q")},
		},
		{
			name: "conflict does not spread", base: "a\nb\nc\nd\ne\n", mine: "a\nx\nc\nd\ne\n", theirs: "a\ny\nc\nd\nz\n", want: "a\nx\nc\nd\nz\n",
			conflicts: []merge.Conflict{conflict(2, "b", "x", "y")},
		},
		{name: "line end added at the end", base: "a", mine: "a\n", theirs: "b\na", want: "b\na\n"},
		{name: "line end taken from the end", base: "a\n", mine: "a", theirs: "b\na\n", want: "b\na"},
		{name: "behind a last line without line end", base: "a", mine: "x\na", theirs: "a\nb", want: "x\na\nb"},
		{name: "CRLF is kept and does not conflict", base: "a\nb\nc\n", mine: "a\r\nb\r\nx\r\n", theirs: "n\nb\nc\n", want: "n\r\nb\r\nx\r\n"},
		{name: "empty base", base: "", mine: "a\n", theirs: "", want: "a\n"},
		{
			name: "empty base, both added", base: "", mine: "a\n", theirs: "b\n", want: "a\n",
			conflicts: []merge.Conflict{conflict(1, "", "a", "b")},
		},
		{
			name: "blank lines between paragraphs", base: "p\n\nq\n\nr\n", mine: "p\n\nnew\n\nq\n\nr\n", theirs: "p\n\nq\n",
			want: "p\n\nnew\n\nq\n",
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			t.Parallel()
			got := merge.Lines([]byte(tt.base), []byte(tt.mine), []byte(tt.theirs))
			require.Equal(t, tt.want, string(got.Merged))
			require.Equal(t, tt.conflicts, got.Conflicts)
		})
	}
}

func TestLinesWithoutBaseKeepsEverythingOfThePerson(t *testing.T) {
	t.Parallel()
	got := merge.Lines(nil, []byte("a\nb\nc\n"), []byte("a\nx\nc\nd\n"))
	require.Equal(t, "a\nb\nc\n", string(got.Merged))
	require.Equal(t, []merge.Conflict{
		{MineLines: []string{"b"}, TheirsLines: []string{"x"}, Line: 2},
		{TheirsLines: []string{"d"}, Line: 4},
	}, got.Conflicts)

	same := merge.Lines(nil, []byte("a\n"), []byte("a\n"))
	require.Empty(t, same.Conflicts)
}

// An empty file on disk is a known base; a missing one is not.
func TestLinesEmptyBaseIsNotMissing(t *testing.T) {
	t.Parallel()
	got := merge.Lines([]byte{}, nil, []byte("a\n"))
	require.Equal(t, "a\n", string(got.Merged))
	require.Empty(t, got.Conflicts)
}

func TestLinesLaws(t *testing.T) {
	t.Parallel()
	for seed := range uint64(3000) {
		rng := rand.New(rand.NewPCG(seed, 7))
		words := 2 + rng.IntN(30)
		base := randomText(rng, words)
		mine, theirs := edited(rng, base, words), edited(rng, base, words)
		checkLaws(t, base, mine, theirs)
	}
}

// checkLaws asserts what holds for any three texts.
func checkLaws(t *testing.T, base, mine, theirs string) {
	t.Helper()
	b, m, o := []byte(base), []byte(mine), []byte(theirs)
	where := fmt.Sprintf("base %q mine %q theirs %q", base, mine, theirs)
	got := merge.Lines(b, m, o)

	kept := map[string]bool{}
	for _, l := range cut(string(got.Merged)) {
		kept[l] = true
	}
	inBase := map[string]bool{}
	for _, l := range cut(base) {
		inBase[l] = true
	}
	for _, l := range cut(mine) {
		require.True(t, inBase[l] || kept[l], "line %q of mine is lost: %s", l, where)
	}
	reported := map[string]bool{}
	for _, c := range got.Conflicts {
		require.NotEqual(t, c.MineLines, c.TheirsLines, where)
		lines := cut(string(got.Merged))
		require.True(t, slices.Equal(c.MineLines, lines[c.Line-1:c.Line-1+len(c.MineLines)]), where)
		for _, l := range c.TheirsLines {
			reported[l] = true
		}
	}
	for _, l := range cut(theirs) {
		require.True(t, inBase[l] || kept[l] || reported[l], "line %q of theirs is neither merged nor reported: %s", l, where)
	}

	require.Equal(t, theirs, string(merge.Lines(b, b, o).Merged), where)
	require.Equal(t, mine, string(merge.Lines(b, m, b).Merged), where)
	require.Equal(t, mine, string(merge.Lines(b, m, m).Merged), where)
	require.Empty(t, merge.Lines(b, m, m).Conflicts, "the same change is no conflict: %s", where)
	twice := merge.Lines(o, got.Merged, o)
	require.Equal(t, string(got.Merged), string(twice.Merged), "once is enough: %s", where)
	require.Empty(t, twice.Conflicts, where)
	if len(got.Conflicts) == 0 {
		swapped := merge.Lines(b, o, m)
		require.Empty(t, swapped.Conflicts, where)
		require.Equal(t, string(got.Merged), string(swapped.Merged), "order of the sides matters: %s", where)
	}
}

// Paragraphs between blank lines, each changed, removed or followed by a new
// one on at most one side: the result is both sides' edits and no conflict.
func TestLinesDisjointEditsNeverConflict(t *testing.T) {
	t.Parallel()
	for seed := range uint64(2000) {
		rng := rand.New(rand.NewPCG(seed, 11))
		var base, mine, theirs, both []string
		for i := range 3 + rng.IntN(40) {
			p := fmt.Sprintf("paragraph %d", i)
			now := []string{p}
			switch rng.IntN(6) {
			case 0:
				now = []string{p + " changed"}
			case 1:
				now = nil
			case 2:
				now = []string{p, fmt.Sprintf("new behind %d", i)}
			}
			base = append(base, p)
			both = append(both, now...)
			if rng.IntN(2) == 0 {
				mine, theirs = append(mine, now...), append(theirs, p)
			} else {
				mine, theirs = append(mine, p), append(theirs, now...)
			}
		}
		got := merge.Lines(paragraphs(base), paragraphs(mine), paragraphs(theirs))
		require.Empty(t, got.Conflicts, "seed %d", seed)
		require.Equal(t, string(paragraphs(both)), string(got.Merged), "seed %d: %q %q %q", seed, base, mine, theirs)
	}
}

func paragraphs(list []string) []byte {
	var b strings.Builder
	for _, p := range list {
		b.WriteString(p + "\n\n")
	}
	return []byte(b.String())
}

// Inputs on which a search without bounds would take minutes.
func TestLinesHugeInputs(t *testing.T) {
	t.Parallel()
	rng := rand.New(rand.NewPCG(1, 2))
	few := func(n int) string {
		var b strings.Builder
		for range n {
			fmt.Fprintf(&b, "%d\n", rng.IntN(3))
		}
		return b.String()
	}
	base := few(200_000)
	mine, theirs := "mine\n"+few(200_000), few(200_000)+"theirs\n"
	got := merge.Lines([]byte(base), []byte(mine), []byte(theirs))
	require.True(t, strings.HasPrefix(string(got.Merged), "mine\n"))

	line := strings.Repeat("x", 5<<20)
	one := merge.Lines([]byte(line), []byte("a\n"+line), []byte(line+"\nb"))
	require.Equal(t, "a\n"+line+"\nb", string(one.Merged))
}

func FuzzLines(f *testing.F) {
	f.Add("a\nb\n", "a\nx\n", "a\nb\nc")
	f.Add("", "\n", "\r\n")
	f.Add("a\na\na\n", "a\na\n", "a\na\na\na")
	f.Fuzz(func(t *testing.T, base, mine, theirs string) {
		if strings.Contains(base+mine+theirs, "\r") {
			merge.Lines([]byte(base), []byte(mine), []byte(theirs)) // line ends follow mine: only no panic
			return
		}
		checkLaws(t, base, mine, theirs)
	})
}

// cut gives the lines of a text without their line ends.
func cut(s string) []string {
	if s == "" {
		return nil
	}
	return strings.Split(strings.TrimSuffix(s, "\n"), "\n")
}

func randomText(rng *rand.Rand, words int) string {
	var b strings.Builder
	n := rng.IntN(20)
	for i := range n {
		fmt.Fprintf(&b, "w%d", rng.IntN(words))
		if i < n-1 || rng.IntN(2) == 0 {
			b.WriteByte('\n')
		}
	}
	return b.String()
}

// edited changes a few lines of a text.
func edited(rng *rand.Rand, src string, words int) string {
	lines := cut(src)
	for range rng.IntN(5) {
		at := rng.IntN(len(lines) + 1)
		word := fmt.Sprintf("w%d", rng.IntN(words+3))
		switch {
		case rng.IntN(3) == 0 || at == len(lines):
			lines = slices.Insert(lines, at, word)
		case rng.IntN(2) == 0:
			lines = slices.Delete(lines, at, at+1)
		default:
			lines[at] = word
		}
	}
	out := strings.Join(lines, "\n")
	if len(lines) > 0 && rng.IntN(3) > 0 {
		out += "\n"
	}
	return out
}
