package interview

import (
	"bytes"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs/problem"
)

func TestParseSheet(t *testing.T) {
	t.Parallel()
	s, err := ParseSheet("a.yaml", []byte("source_sha256: abc\nanswers:\n  one: standard\n  two: [a, 'b: c', \"\"]\n  three: {value: x, how: default}\n"+
		"  four:\n    value: [yes, 1.10, 2026-01-02]\n  five:\n  six: ~\n  seven: {how: answered}\n  eight: |\n    line one\n    line two\n"))
	require.NoError(t, err)
	require.Equal(t, "abc", s.SourceSHA256)
	require.Equal(t, "a.yaml", s.File)
	want := []Entry{
		{"one", Answer{Values: []string{"standard"}, How: Answered}, 3},
		{"two", Answer{Values: []string{"a", "b: c", ""}, How: Answered}, 4},
		{"three", Answer{Values: []string{"x"}, How: Defaulted}, 5},
		{"four", Answer{Values: []string{"yes", "1.10", "2026-01-02"}, How: Answered}, 6},
		{"five", Answer{Values: nil, How: Answered}, 8},
		{"six", Answer{Values: nil, How: Answered}, 9},
		{"seven", Answer{Values: nil, How: Answered}, 10},
		{"eight", Answer{Values: []string{"line one\nline two\n"}, How: Answered}, 11},
	}
	require.Equal(t, want, s.Entries())
	require.True(t, s.Interactive())
	for _, text := range []string{"source_sha256: abc\nanswers: {}\n", "answers:\n", "source_sha256: ~\n", "{}"} {
		s, err := ParseSheet("a.yaml", []byte(text))
		require.NoError(t, err, text)
		require.Empty(t, s.Entries())
		require.False(t, s.Interactive())
	}
}

func TestParseSheetRefuses(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name, text, says string
		line             int
	}{
		{"nothing", "", "empty", 1},
		{"comments", "# only\n\n", "empty", 1},
		{"a list", "- a\n", "no mapping", 1},
		{"a text", "hello\n", "no mapping", 1},
		{"an unknown name", "answers: {}\nanswer: {}\n", `"answer"`, 2},
		{"a name twice", "answers:\n  a: 1\n  b: 2\n  a: 3\n", `"a" stands there twice`, 4},
		{"a section twice", "answers: {}\nanswers: {}\n", `"answers" stands there twice`, 2},
		{"answers as a list", "answers:\n  - a\n", "no mapping", 2},
		{"an unknown field", "answers:\n  a:\n    value: x\n    why: y\n", `"why"`, 4},
		{"a field twice", "answers:\n  a:\n    value: x\n    value: y\n", `"value" stands there twice`, 4},
		{"how it came about", "answers:\n  a:\n    value: x\n    how: guessed\n", "how of", 4},
		{"a mapping as value", "answers:\n  a:\n    value: {x: y}\n", "plain text or a list", 3},
		{"a list in a list", "answers:\n  a: [x, [y]]\n", "list of plain texts", 2},
		{"an empty text in a list", "answers:\n  a:\n    - x\n    -\n", "list of plain texts", 4},
		{"a link to another value", "answers:\n  a: &x y\n  b: *x\n", "plain text or a list", 3},
		{"a merge", "answers:\n  <<: {a: b}\n", "no plain text", 2},
		{"a mapping as name", "answers:\n  ? {a: b}\n  : c\n", "no plain text", 2},
		{"an empty name", "answers:\n  \"\": c\n", "no plain text", 2},
		{"a second document", "answers: {}\n---\nanswers: {}\n", "second document", 2},
		{"no YAML", "answers:\n  a: [x\n", "no YAML", 2},
		{"a tab", "answers:\n\ta: x\n", "no YAML", 2},
		{"bytes", "answers: \xff\xfe", "not UTF-8", 0},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			_, err := ParseSheet("dir/a.yaml", []byte(c.text))
			require.Error(t, err)
			p := problem.From(err)
			require.Equal(t, "input.answers", p.Code)
			require.Contains(t, p.Message, c.says)
			require.NotContains(t, p.Message, "interview.", "no name of the code's own")
			require.Equal(t, "dir/a.yaml", p.File)
			require.NotEmpty(t, p.Fix)
			if c.says != "no YAML" { // the YAML reader counts from the token before
				require.Equal(t, c.line, p.Line)
			} else {
				require.Positive(t, p.Line)
			}
		})
	}
}

func TestSetKeepsTheOrder(t *testing.T) {
	t.Parallel()
	s := &Sheet{}
	s.Set("b", Answer{Values: []string{"1"}, How: Defaulted})
	s.Set("a", Answer{Values: []string{"2"}, How: Defaulted})
	require.False(t, s.Interactive())
	s.Set("b", Answer{Values: []string{"3"}, How: Answered})
	require.True(t, s.Interactive())
	entries := s.Entries()
	require.Equal(t, []Entry{{"b", Answer{Values: []string{"3"}, How: Answered}, 0}, {"a", Answer{Values: []string{"2"}, How: Defaulted}, 0}}, entries)
	entries[0].ID = "x"
	_, there := s.Get("x")
	require.False(t, there, "the list is a copy")
}

func hostile() []string {
	return []string{
		"", " ", "x", "a: b", "- a", "# no comment", "'", "\"", "\\", "{", "[", "*x", "&x", "!x", "|", ">", "%", "@", "`", "~", "null", "yes", "no", "true", "1", "1.10", "0x1f", "1e3",
		"2026-01-02", "line one\nline two", "\nlead", "trail\n", "\ttab", "cr\rcr", "crlf\r\n", "中文：答案。", "\u202ertl", "\u200b", "\u0085nel", "\u2028", "\ufeffbom", "\x00nul", "\x1b[31m", "emoji 👩‍💻",
		"---", "...", "a #b", "key: |", " lead", "trail ", "\u00a0", "<<", "?", ": ", "=",
	}
}

func TestSheetRoundTrip(t *testing.T) {
	t.Parallel()
	r := rand.New(rand.NewPCG(1, 2))
	text := func() string {
		h := hostile()
		out := h[r.IntN(len(h))]
		for range r.IntN(3) {
			out += h[r.IntN(len(h))]
		}
		return out
	}
	for range 3000 {
		s := &Sheet{SourceSHA256: text()}
		for range r.IntN(5) {
			id := text()
			if id == "" {
				continue
			}
			var values []string
			for range r.IntN(4) {
				values = append(values, text())
			}
			s.Set(id, Answer{Values: values, How: []How{Answered, Defaulted}[r.IntN(2)]})
		}
		requireSame(t, s)
	}
}

func requireSame(t testing.TB, s *Sheet) {
	t.Helper()
	data := s.Bytes()
	again, err := ParseSheet("a.yaml", data)
	require.NoError(t, err, "%s", data)
	require.Equal(t, s.SourceSHA256, again.SourceSHA256, "%s", data)
	require.Equal(t, without(s.Entries()), without(again.Entries()), "%s", data)
	require.Equal(t, string(data), string(again.Bytes()))
}

// without drops the lines, which only a read sheet has.
func without(entries []Entry) []Entry {
	for i := range entries {
		entries[i].Line = 0
	}
	return entries
}

func FuzzParseSheet(f *testing.F) {
	f.Add([]byte("source_sha256: abc\nanswers:\n  a: {value: [x, y], how: default}\n"))
	f.Add([]byte("answers:\n  a: |\n    x\n  b: 'y'\n"))
	for _, h := range hostile() {
		f.Add([]byte("answers:\n  a: " + h + "\n"))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		s, err := ParseSheet("a.yaml", bytes.Clone(data))
		if err != nil {
			p := problem.From(err)
			if p.Code != "input.answers" || p.Line < 0 {
				t.Fatalf("%v", err)
			}
			return
		}
		requireSame(t, s)
	})
}

func TestValidate(t *testing.T) {
	t.Parallel()
	options := []Option{{ID: "a"}, {ID: "b"}, {ID: "c"}}
	odd := func(values []string) error {
		if len(values)%2 == 0 {
			return nil
		}
		return errOdd{}
	}
	coded := func([]string) error { return problem.New("input.answer", "no").Mend("yes") }
	for _, c := range []struct {
		name   string
		q      Question
		values []string
		fault  string
	}{
		{"choice", Question{Kind: Choice, Options: options}, []string{"b"}, ""},
		{"choice without value", Question{Kind: Choice, Options: options}, nil, "exactly one"},
		{"choice of two", Question{Kind: Choice, Options: options}, []string{"a", "b"}, "exactly one"},
		{"choice of no option", Question{Kind: Choice, Options: options}, []string{"d"}, `"d" is no answer`},
		{"choice in capitals", Question{Kind: Choice, Options: options}, []string{"A"}, `"A" is no answer`},
		{"choice without options", Question{Kind: Choice}, []string{"a"}, "is no answer"},
		{"multi", Question{Kind: Multi, Options: options}, []string{"c", "a"}, ""},
		{"multi of none", Question{Kind: Multi, Options: options}, nil, ""},
		{"multi of a stranger", Question{Kind: Multi, Options: options}, []string{"a", "x"}, `"x" is no answer`},
		{"multi of one twice", Question{Kind: Multi, Options: options}, []string{"a", "a"}, "twice"},
		{"free words", Question{Kind: Multi}, []string{"x", "y"}, ""},
		{"text", Question{Kind: Text}, []string{"anything"}, ""},
		{"no text", Question{Kind: Text}, nil, ""},
		{"two texts", Question{Kind: Text}, []string{"a", "b"}, "one text"},
		{"check passes", Question{Kind: Multi, Check: odd}, []string{"a", "b"}, ""},
		{"check with a plain error", Question{Kind: Multi, Check: odd}, []string{"a"}, "odd"},
		{"check with a problem", Question{Kind: Text, Check: coded}, []string{"a"}, "no"},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			c.q.ID = "phase.key"
			err := c.q.Validate(c.values)
			if c.fault == "" {
				require.NoError(t, err)
				return
			}
			p := problem.From(err)
			require.Equal(t, "input.answer", p.Code)
			require.Contains(t, p.Message, c.fault)
			require.NotEmpty(t, p.Fix)
		})
	}
}

type errOdd struct{}

func (errOdd) Error() string { return "odd" }
