package frontmatter

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"gopkg.in/yaml.v3"

	"github.com/overtone-cli/overtone/specs/problem"
)

const sample = "---\n# head comment\nid: REQ-001 # keep\ntitle: \"A: b\"\n\ntags:\n  - one   # first\n  - two\nversion: 1.10\ndate: 2026-01-02\nnote: |\n  # text\n  more\n\n# before flow\nrefs: [a, b]\nempty:\nnested:\n  k: v\n---\n\n# Body\n"

func TestSplit(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name, src, yaml, body string
		line                  int
		ok                    bool
	}{
		{"usual", "---\na: 1\n---\nbody", "a: 1\n", "body", 4, true},
		{"bom and crlf", "\uFEFF---\r\na: 1\r\n---\r\nb\r\n", "a: 1\r\n", "b\r\n", 4, true},
		{"empty", "---\n---\n", "", "", 3, true},
		{"at the end", "---\na: 1\n---", "a: 1\n", "", 4, true},
		{"none", "# a\n---\nb\n---\n", "", "# a\n---\nb\n---\n", 1, false},
		{"not closed", "---\na: 1\n", "", "---\na: 1\n", 1, false},
		{"bom only", "\uFEFF# a", "", "# a", 1, false},
		{"trailing blanks", "--- \na: 1\n---\t\nb", "a: 1\n", "b", 4, true},
		{"longer rule is none", "----\na\n----\n", "", "----\na\n----\n", 1, false},
		{"nothing", "", "", "", 1, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			y, body, line, ok := Split([]byte(c.src))
			require.Equal(t, []any{c.yaml, c.body, c.line, c.ok}, []any{string(y), string(body), line, ok})
		})
	}
}

func TestFields(t *testing.T) {
	t.Parallel()
	f, err := Parse([]byte(sample))
	require.NoError(t, err)
	require.Equal(t, []Field{
		{"id", 3, "REQ-001 # keep"},
		{"title", 4, `"A: b"`},
		{"tags", 6, "  - one   # first\n  - two"},
		{"version", 9, "1.10"},
		{"date", 10, "2026-01-02"},
		{"note", 11, "|\n  # text\n  more"},
		{"refs", 16, "[a, b]"},
		{"empty", 17, ""},
		{"nested", 18, "  k: v"},
	}, f.Fields())
	require.True(t, f.Has("empty"))
	require.False(t, f.Has("nope"))
	require.Equal(t, 0, f.Line("nope"))
	body, line := f.Body()
	require.Equal(t, "\n# Body\n", string(body))
	require.Equal(t, 21, line)
	require.Equal(t, sample, string(f.Bytes()))
}

func TestDecode(t *testing.T) {
	t.Parallel()
	f, err := Parse([]byte(sample))
	require.NoError(t, err)
	var s string
	for key, want := range map[string]string{"id": "REQ-001", "title": "A: b", "version": "1.10", "date": "2026-01-02", "note": "# text\nmore\n", "empty": ""} {
		require.NoError(t, f.Decode(key, &s))
		require.Equal(t, want, s, key)
	}
	var list []string
	require.NoError(t, f.Decode("tags", &list))
	require.Equal(t, []string{"one", "two"}, list)
	s = "kept"
	require.NoError(t, f.Decode("nope", &s))
	require.Equal(t, "kept", s)
	var n struct {
		Other string `yaml:"other"`
	}
	p := problem.From(f.Decode("nested", &n))
	require.Equal(t, "input.frontmatter", p.Code)
	require.Equal(t, 19, p.Line)
	var number int
	require.Equal(t, 4, problem.From(f.Decode("title", &number)).Line)
	deep, err := Parse([]byte("---\nid: x\nlist:\n  - a\n  - [b]\n---\n"))
	require.NoError(t, err)
	require.Equal(t, 5, problem.From(deep.Decode("list", &list)).Line, "of the entry that does not fit")
	require.Equal(t, []string{"one", "two"}, list, "an error changes nothing")
	require.Equal(t, problem.Internal, problem.From(f.Decode("title", number)).Class())
}

func TestParseErrors(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name, yaml string
		line       int
		says       string
	}{
		{"duplicate", "a: 1\nb: 2\na: 3\n", 4, "twice"},
		{"duplicate nested", "a:\n  x: 1\n  x: 2\n", 4, "first on line 3"},
		{"bad second line", "a: 1\nb: [1\nc: 2\n", 3, "YAML"},
		{"colon in value", "a: b: c\n", 2, "mapping values"},
		{"tab", "a:\n\t- b\n", 3, "YAML"},
		{"unclosed quote", "a: 1\nb: 2\nc: \"x\n", 4, "YAML"},
		{"list", "- a\n", 2, "no list of fields"},
		{"text", "just text\n", 2, "no list of fields"},
		{"flow mapping", "{a: 1}\n", 2, "no list of fields"},
		{"anchor", "a: &x 1\nb: 2\n", 2, "anchors"},
		{"bomb", "a: &a [x,x]\nb: &b [*a,*a]\n", 2, "anchors"},
		{"merge", "a:\n  <<: {b: 1}\n", 3, "merge"},
		{"deep", "a: " + strings.Repeat("[", 200) + "\n", 2, "deep"},
		{"deep list", "b: 1\na:\n  " + strings.Repeat("- ", 200) + "x\n", 4, "deep"},
		{"second document", "a: 1\n...\nb: 2\n", 3, "one document"},
		{"not UTF-8", "a: 1\nb: \xff\n", 3, "UTF-8"},
		{"complex key", "? [a]\n: b\n", 2, "key"},
		{"indented", "  a: 1\n", 2, "begin its line"},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			_, err := Parse([]byte("---\n" + c.yaml + "---\nbody\n"))
			require.Error(t, err)
			p := problem.From(err)
			require.Equal(t, "input.frontmatter", p.Code)
			require.Contains(t, p.Message, c.says)
			require.Equal(t, c.line, p.Line, p.Message)
			require.NotEmpty(t, p.Fix)
		})
	}
	_, err := Parse([]byte("---\na: " + strings.Repeat("x", maxSize) + "\n---\n"))
	require.ErrorContains(t, err, "too long")
}

func TestSetKeepsBrackets(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		value    any
		from, to string
	}{
		"into empty ones":  {[]string{"a", "b, c"}, "refs: [] # none yet\n", "refs: [a, \"b, c\"] # none yet\n"},
		"empty ones stay":  {[]string{}, "refs: []\n", "refs: []\n"},
		"emptied":          {[]string{}, "refs: [a]\n", "refs: []\n"},
		"there and back":   {[]string{"a"}, "refs: [ ]\n", "refs: [a]\n"},
		"a list of a line": {[]string{"a"}, "refs:\n  - b\n", "refs:\n  - a\n"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			f, err := Parse([]byte("---\nid: X\n" + c.from + "---\n"))
			require.NoError(t, err)
			require.NoError(t, f.Set("refs", c.value))
			require.Equal(t, "---\nid: X\n"+c.to+"---\n", string(f.Bytes()))
		})
	}
}

func TestSet(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name, key string
		value     any
		from, to  string
	}{
		{"keeps the comment", "id", "REQ-002", "id: REQ-001 # keep", "id: REQ-002 # keep"},
		{"quotes what it must", "id", "1.0", "id: REQ-001 # keep", `id: "1.0" # keep`},
		{"quoted to plain", "title", "A", `title: "A: b"`, "title: A"},
		{"list", "tags", []string{"x", "true"}, "tags:\n  - one   # first\n  - two\n", "tags:\n  - x\n  - \"true\"\n"},
		{"empty list", "tags", []string{}, "tags:\n  - one   # first\n  - two\n", "tags: []\n"},
		{"in brackets", "refs", []string{"c", "d, e"}, "refs: [a, b]", `refs: [c, "d, e"]`},
		{"block text", "note", "one\ntwo", "note: |\n  # text\n  more\n", "note: \"one\\ntwo\"\n"},
		{"from nothing", "empty", 3, "empty:\n", "empty: 3\n"},
		{"bool", "nested", true, "nested:\n  k: v\n", "nested: true\n"},
		{"map", "nested", map[string]string{"b": "2", "a": "x"}, "nested:\n  k: v\n", "nested:\n  a: x\n  b: \"2\"\n"},
		{"new", "fresh", "用户", "  k: v\n---", "  k: v\nfresh: 用户\n---"},
		{"new list of maps", "items", []map[string]string{{"a": "b"}}, "  k: v\n---", "  k: v\nitems:\n  - a: b\n---"},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			for _, nl := range []string{"\n", "\r\n"} {
				f, err := Parse([]byte(strings.ReplaceAll(sample, "\n", nl)))
				require.NoError(t, err)
				require.NoError(t, f.Set(c.key, c.value))
				require.Contains(t, sample, c.from)
				want := strings.Replace(sample, c.from, c.to, 1)
				require.Equal(t, strings.ReplaceAll(want, "\n", nl), string(f.Bytes()))
			}
		})
	}
}

func TestSetWithoutFrontMatter(t *testing.T) {
	t.Parallel()
	for src, want := range map[string]string{
		"":                "---\na: b\n---\n",
		"# T\n":           "---\na: b\n---\n\n# T\n",
		"\n# T\n":         "---\na: b\n---\n\n# T\n",
		"\uFEFF# T\n":     "\uFEFF---\na: b\n---\n\n# T\n",
		"# T\r\n":         "---\r\na: b\r\n---\r\n\r\n# T\r\n",
		"---\n---\nx\n":   "---\na: b\n---\nx\n",
		"---\n# c\n---\n": "---\n# c\na: b\n---\n",
	} {
		f, err := Parse([]byte(src))
		require.NoError(t, err)
		require.NoError(t, f.Set("a", "b"))
		require.Equal(t, want, string(f.Bytes()), "%q", src)
	}
}

func TestScalar(t *testing.T) {
	t.Parallel()
	for in, want := range map[string]string{
		"plain words": "plain words", "用户登录": "用户登录", "a-b_c/d.e": "a-b_c/d.e", "REQ-001": "REQ-001", "it's": "it's",
		"": `""`, "true": `"true"`, "Yes": `"Yes"`, "null": `"null"`, "1.10": `"1.10"`, "2026-01-02": `"2026-01-02"`, "v1.2": "v1.2",
		"a: b": `"a: b"`, "a:b": "a:b", "a:": `"a:"`, "a #b": `"a #b"`, "a#b": "a#b", " x": `" x"`, "x ": `"x "`, "- x": `"- x"`, "*x": `"*x"`,
		"a, b": `"a, b"`, "[x]": `"[x]"`, "a\nb": `"a\nb"`, `say "hi"`: `say "hi"`, `"q`: `"\"q"`, "~": `"~"`, "\u200fx": `"\u200Fx"`, "é": "é",
		"标题：甲": "标题：甲", "why?": `"why?"`, "a\\b": `a\b`, "@x": `"@x"`, "12:30": `"12:30"`, "\x00": `"\x00"`, "\xff": "\"\uFFFD\"",
	} {
		require.Equal(t, want, Scalar(in), "%q", in)
	}
}

// The YAML library ends lines where editors do not: at a lone carriage return,
// U+0085, U+2028 and U+2029.
func TestLinesThatOnlyYAMLCounts(t *testing.T) {
	for src, want := range map[string][]Field{
		"a: 1\rb: 2\rc: 3\n":           {{"a", 2, "1"}, {"b", 2, "2"}, {"c", 2, "3"}},
		"a: 'x\u2028y'\nb: 2\nc: 3\n":  {{"a", 2, "'x\u2028y'"}, {"b", 3, "2"}, {"c", 4, "3"}},
		"a: \"x\u0085y\"\nb: [2]\n":    {{"a", 2, "\"x\u0085y\""}, {"b", 3, "[2]"}},
		"# \u2029\nb: 2 # c\n\nc: 1\n": {{"b", 3, "2 # c"}, {"c", 5, "1"}},
	} {
		front, err := Parse([]byte("---\n" + src + "---\nbody\n"))
		require.NoError(t, err, "%q", src)
		require.Equal(t, want, front.Fields(), "%q", src)
		for _, x := range want {
			again, err := Parse(front.Bytes())
			require.NoError(t, err)
			require.NoError(t, again.Set(x.Key, "new"), "%q", src)
			for _, y := range again.Fields() {
				if y.Key != x.Key {
					require.Contains(t, want, Field{y.Key, front.Line(y.Key), y.Raw}, "%q", src)
				}
			}
		}
	}
	for src, line := range map[string]int{
		"a: 1\r...\rb: 2\n": 2, "a: 1\n# x\r---\rb: 2\n": 3, "x: 1\na: 'y\u2028'\nb: *c\n": 4, "a: '\u2028'\na: 2\n": 3,
		"a: 1\n# \u2029\nb: 'x\n": 4,
	} {
		_, err := Parse([]byte("---\n" + src + "---\n"))
		require.Error(t, err, "%q", src)
		require.Equal(t, line, problem.From(err).Line, "%q: %v", src, err)
	}
}

func FuzzScalar(f *testing.F) {
	for _, s := range []string{"a: b", "true", "中文", "- [ ] x", "\u202e", "a\r\nb", "\x7f", "0x1F", "=", "!!int 3"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		want := strings.ToValidUTF8(s, "\uFFFD")
		var out struct {
			K any
			L []any
		}
		text := "k: " + Scalar(s) + "\nl: [" + Scalar(s) + ", x]\n"
		require.NoError(t, yaml.Unmarshal([]byte(text), &out), text)
		require.Equal(t, want, out.K)
		require.Equal(t, []any{want, "x"}, out.L)
	})
}

func FuzzFront(f *testing.F) {
	f.Add([]byte(sample), "id", "new")
	f.Add([]byte("---\na: |+\n  x\n\nb: 'it''s' # c\n---\n"), "a", "1")
	f.Add([]byte("\uFEFF---\r\n\"k\\\"\": >-\r\n  y\r\n---"), "z", "")
	f.Add([]byte("---\na: \"x\n  y\"\n'b': # c\n  - d\n---\n"), "b", "- x")
	f.Add([]byte("---\na: 1\rb: 2\rc: 3\n---\n"), "a", "x")
	f.Add([]byte("---\na: 'x\u2028y'\nb: \u0085 2\nc: 3\n---\n"), "d", "x")
	f.Fuzz(func(t *testing.T, src []byte, key, value string) {
		front, err := Parse(src)
		if err != nil {
			p := problem.From(err)
			require.Equal(t, "input.frontmatter", p.Code)
			require.GreaterOrEqual(t, p.Line, 2)
			return
		}
		require.Equal(t, string(src), string(front.Bytes()))
		before := front.Fields()
		if front.Set(key, value) != nil {
			require.Equal(t, string(src), string(front.Bytes()), "a refused change changes nothing")
			return
		}
		after := front.Fields()
		for i, b := range before {
			require.Equal(t, b.Key, after[i].Key)
			if b.Key != key {
				require.Equal(t, b.Raw, after[i].Raw)
			}
		}
		again, err := Parse(front.Bytes())
		require.NoError(t, err)
		var got string
		require.NoError(t, again.Decode(key, &got))
		require.Equal(t, strings.ToValidUTF8(value, "\uFFFD"), got)
	})
}

func BenchmarkParse(b *testing.B) {
	for b.Loop() {
		if _, err := Parse([]byte(sample)); err != nil {
			b.Fatal(err)
		}
	}
}
