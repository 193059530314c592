package specs

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestCoverageNamesEveryOwnerOnce compares the index with a plain search.
func TestCoverageNamesEveryOwnerOnce(t *testing.T) {
	t.Parallel()
	p := &Package{
		Epics: []*Epic{
			{ID: "EPIC-001", Requirements: []string{"REQ-001", "REQ-002", "REQ-001"}, Stories: []Story{{ID: "STORY-001-001", TracesTo: []string{"REQ-002"}}, {ID: "STORY-001-002", TracesTo: []string{"REQ-002", "NFR-P-001"}}}},
			{ID: "EPIC-002", Requirements: []string{"REQ-002"}},
		},
		Decisions:    []*ADR{{ID: "ADR-001", TracesTo: []string{"REQ-002"}}},
		Architecture: &Architecture{Components: []Component{{Name: "Gate", Requirements: []string{"REQ-001", "REQ-002"}}}},
	}
	require.Equal(t, Cover{Epics: []string{"EPIC-001"}, Components: []string{"Gate"}}, p.Coverage("REQ-001"))
	require.Equal(t, Cover{
		Epics: []string{"EPIC-001", "EPIC-002"}, Stories: []string{"STORY-001-001", "STORY-001-002"},
		Decisions: []string{"ADR-001"}, Components: []string{"Gate"},
	}, p.Coverage("REQ-002"))
	require.Equal(t, Cover{Stories: []string{"STORY-001-002"}}, p.Coverage("NFR-P-001"))
	require.Empty(t, p.Coverage("REQ-009"))
}

// TestIndexOfPathsEqualsTheSearch: both ways of finding a file agree, also on
// ids that are doubled, misplaced or missing.
func TestIndexOfPathsEqualsTheSearch(t *testing.T) {
	t.Parallel()
	p := &Package{
		Requirements: []*Requirement{{ID: "REQ-001", Slug: "a"}, {ID: "REQ-001", Slug: "b"}, {ID: "ADR-009"}, {ID: ""}},
		NFRs:         []*NFR{{ID: "NFR-P-001", Slug: "n"}},
		Decisions:    []*ADR{{ID: "ADR-001", Slug: "d"}},
		Epics:        []*Epic{{ID: "EPIC-001", Slug: "e"}, {ID: "REQ-002"}},
	}
	searching, indexed := &renderer{pkg: p}, &renderer{pkg: p}
	indexed.indexPaths()
	found := 0
	for _, id := range []string{"REQ-001", "REQ-002", "NFR-P-001", "ADR-001", "ADR-009", "EPIC-001", "EPIC-002", "", "X"} {
		require.Equal(t, searching.pathOf(id), indexed.pathOf(id), id)
		if indexed.pathOf(id) != "" {
			found++
		}
	}
	require.Equal(t, 4, found)
}

// TestFoldedTextsAreRecognised: the short way says yes only where the long way
// changes nothing.
func TestFoldedTextsAreRecognised(t *testing.T) {
	t.Parallel()
	for _, text := range []string{"plain words, 1–2 “quoted”…", "中文，标点。（括号）", "", "a"} {
		require.True(t, isFolded(text), text)
	}
	texts := append(hostile(), " a", "a ", "a  b", "a\u3000b", "e\u0301", "\uFA0E", "\u2011", "ｆｕｌｌ", "\u2028", "a\u00a0b", "\xff", "ﾊﾟ", "\u00ad")
	for r := range rune(0x1_0000) {
		texts = append(texts, "a"+string(r)+"b", string(r))
	}
	for _, text := range texts {
		if isFolded(text) {
			require.Equal(t, foldAll(text), text)
		}
	}
	require.False(t, slices.ContainsFunc([]string{" a", "a ", "a  b", "\xff", "a\nb"}, isFolded))
}
