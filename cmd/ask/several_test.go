package ask

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/interview"
)

// many is a question with more options than a terminal has rows.
func many(n int) interview.Question {
	q := interview.Question{ID: "p.many", Kind: interview.Multi, Prompt: bilingual("Which?", "哪些？"), Why: bilingual("It decides.", "决定。")}
	for i := 1; i <= n; i++ {
		id := fmt.Sprintf("REQ-%03d", i)
		about := "does " + strings.Repeat("much ", 20) + id
		q.Options = append(q.Options, interview.Option{ID: id, Label: bilingual(id, id), Description: bilingual(about, about)})
	}
	q.Default = []string{"REQ-001", "REQ-003"}
	return q
}

func TestSeveral(t *testing.T) {
	t.Parallel()
	q := many(55)
	for typed, want := range map[string]string{
		"2":                          "002",
		"3, 1":                       "001 003",
		"1,3-5":                      "001 003 004 005",
		"REQ-010, req-002":           "002 010",
		"REQ-003-REQ-005":            "003 004 005",
		"req-003..req-004、55":        "003 004 055",
		"3–4；7～8":                    "003 004 007 008",
		"+2":                         "001 002 003",
		"+REQ-012, -REQ-003":         "001 012",
		"-1, 3, +4-5":                "004 005",
		"＋2，－1":                      "002 003",
		"+1":                         "001 003",
		"-9":                         "001 003",
		"- 1":                        "003",
		"1,1":                        "001 001",
		"5-3":                        "5-3",
		"0-3":                        "0-3",
		"3-99":                       "3-99",
		"2, -1":                      "002 -1",
		"+nothing":                   "001 003 nothing",
		"-nothing":                   "001 003 nothing",
		" , ":                        "",
		"-":                          "001 003 ",
		"REQ-001-REQ-002-REQ-003, 9": "009 001-002-003",
	} {
		got := several(q, typed, q.Default)
		require.Equal(t, want, strings.ReplaceAll(strings.Join(got, " "), "REQ-0", "0"), typed)
	}
	require.Equal(t, []string{"REQ-001", "REQ-003"}, q.Default, "what is offered stays as it was")
}

func TestOptionsThatLookLikeRanges(t *testing.T) {
	t.Parallel()
	q := interview.Question{Kind: interview.Multi, Options: []interview.Option{{ID: "a"}, {ID: "a-b"}, {ID: "b"}, {ID: "-c"}}}
	require.Equal(t, []string{"a-b"}, several(q, "a-b", nil))
	require.Equal(t, []string{"a", "a-b", "b"}, several(q, "1-3", nil))
}

func FuzzSeveral(f *testing.F) {
	for _, s := range []string{"1-3", "+REQ-001,-2", "--", "..", "1..2..3", "，、", "\xff-\xff", "－－1", "1-", "-1-2"} {
		f.Add(s)
	}
	q := many(9)
	f.Fuzz(func(t *testing.T, s string) {
		for _, v := range several(q, s, q.Default) {
			if !known(q, v) && !strings.Contains(s, v) {
				t.Fatalf("%q gives %q, which nobody typed", s, v)
			}
		}
	})
}

func TestALongListIsPrintedCompactly(t *testing.T) {
	t.Parallel()
	a, screen, err := say(t, many(55), "+55\n")
	require.NoError(t, err)
	require.Equal(t, []string{"REQ-001", "REQ-003", "REQ-055"}, a.Values)
	require.Less(t, strings.Count(screen, "\n"), 62, screen)
	require.Contains(t, screen, "+3, -5")
}
