package specs

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs/problem"
)

func TestSlug(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ name, in, want string }{
		{"words", "Link Shortener: the PRD", "link-shortener-the-prd"},
		{"chinese", "校园二手 交易平台（一期）", "校园二手-交易平台-一期"},
		{"decomposed letters", "Cafe\u0301 Menu", "café-menu"},
		{"apostrophes join", "Ravi's team", "ravis-team"},
		{"direction and control marks", "a\u202Eb\x00c\u200Fd", "abcd"},
		{"a path", "../../etc/passwd", "etc-passwd"},
		{"emoji", "🚀 launch 🚀", "launch"},
		{"nothing left", "!!! ---", "spec"},
		{"empty", "", "spec"},
		{"whole words", "a very long title that goes on and on without any end", "a-very-long-title-that-goes-on-and-on"},
		{"one long word", "abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz", "abcdefghijklmnopqrstuvwxyzabcdefghijklmn"},
		{"forty runes exactly", "abcdefghij abcdefghij abcdefghij abcdefg", "abcdefghij-abcdefghij-abcdefghij-abcdefg"},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			got := Slug(test.in)
			require.Equal(t, test.want, got)
			require.LessOrEqual(t, len([]rune(got)), 40)
			require.NoError(t, CheckSessionID(SessionID(test.in, time.Date(2026, 1, 31, 0, 0, 0, 0, time.UTC))))
		})
	}
}

func TestCheckSessionID(t *testing.T) {
	t.Parallel()
	for id, ok := range map[string]bool{
		"SPEC-a-2026-01-31": true, "SPEC-校园-2026-01-31-2": true, "SPEC-a-2026-01-31-12": true,
		"SPEC-2026-01-31": false, "SPEC-a-2026-13-31": false, "SPEC-a-2026-01-31-0": false, "SPEC-a": false, "a-2026-01-31": false,
		"SPEC-../x-2026-01-31": false, "SPEC-a/b-2026-01-31": false, "SPEC--a-2026-01-31": false, "SPEC-a\x00-2026-01-31": false, "": false,
	} {
		err := CheckSessionID(id)
		if ok {
			require.NoError(t, err, id)
			continue
		}
		require.Equal(t, problem.Input, problem.From(err).Class(), id)
	}
}

func TestIsIDAndOrder(t *testing.T) {
	t.Parallel()
	for _, id := range []string{"REQ-001", "NFR-PO-002", "ADR-010", "EPIC-1000", "STORY-001-002", "G-003"} {
		require.True(t, IsID(id), id)
	}
	for _, id := range []string{"REQ-1", "NFR-X-001", "REQ-001-a", "EPIC", "", "ISS-20260101-001", "STORY-001"} {
		require.False(t, IsID(id), id)
	}
	order := []string{"REQ-002", "REQ-010", "REQ-1000", "NFR-P-001", "NFR-S-001", "NFR-A-001", "ADR-001", "EPIC-001", "STORY-001-001", "STORY-001-010"}
	for i := 1; i < len(order); i++ {
		require.Negative(t, CompareIDs(order[i-1], order[i]), "%s before %s", order[i-1], order[i])
	}
}

func TestMarks(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		source Source
		mark   string
	}{
		{Source{Kind: Stated, Lines: []LineRange{{12, 14}, {20, 20}}}, "L12–14, L20"},
		{FromAnswer(2, 3), "R2.3"},
		{FromRule("payments"), "inferred: payments"},
		{Source{Kind: Edited}, ""},
	} {
		require.Equal(t, test.mark, test.source.Mark())
		text, source := cutMark(withMark("some text", test.source))
		require.Equal(t, "some text", text)
		require.Equal(t, test.source, source)
	}
	for _, mark := range []string{"L", "L0", "L5–3", "R1", "R1.x", "inferred: ", "lines", "L1,2", "code"} {
		_, ok := ParseMark(mark)
		require.False(t, ok, mark)
	}
}

func TestMergeLines(t *testing.T) {
	t.Parallel()
	require.Equal(t, []LineRange{{1, 5}, {8, 9}}, MergeLines([]LineRange{{8, 9}, {1, 3}, {4, 5}, {2, 2}}))
	require.Nil(t, MergeLines(nil))
}
