package specs

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/templates"
)

// hostile holds pieces that break a careless writer of Markdown.
func hostile() []string {
	return []string{
		"pay | refund", "a `code` span", "`L12`", "`inferred: x`", "`R1.2`", "``` fence", "~~~", "---", "- [ ] box", "[x] done", "# heading", "1. one", "2) two",
		"<!-- gone -->", "<b>bold</b>", "**bold**", "_it_", "snake_case_name", "[link](https://example.org/a_b)", "[rel](../x.md)", "&amp;", "&", "\\", "\\|", "a\\", "`", "``",
		"中文，标点。", "（括号）", "\u202Ertl\u202C", "\u200Bzero", "emoji 👩‍💻 ✓", "tab\there", "line\nbreak", "trailing #", "::", ":-)", "=", "===", "+1", "> quote", "—", "–",
		"REQ-001: colon", "a, b; c", "{slot}", "\"quoted\"", "it's", "%", "~5", "~~gone~~", "![img](x.png)", "https://example.org/?a=b&c=d", "x  y", "!", "**As a** x", "，**我希望**", "None.", "é e\u0301", "\x00nul", "_No question is open._", "yes", "true", "null", "2026-01-02", "1.10",
	}
}

type generator struct{ r *rand.Rand }

func (g *generator) text() string {
	n := 1 + g.r.IntN(4)
	parts := make([]string, n)
	for i := range parts {
		h := hostile()
		parts[i] = h[g.r.IntN(len(h))]
	}
	return strings.Join(parts, []string{" ", "", "\n", ", "}[g.r.IntN(4)])
}

func (g *generator) source() Source {
	switch g.r.IntN(4) {
	case 0:
		return Source{Kind: Stated, Lines: []LineRange{{From: 1 + g.r.IntN(9), To: 12 + g.r.IntN(5)}, {From: 40, To: 40}}}
	case 1:
		return FromAnswer(1+g.r.IntN(5), 1+g.r.IntN(9))
	case 2:
		return FromRule([]string{"payments", "model", "rule:weak-word", "a|b`c"}[g.r.IntN(4)])
	default:
		return Source{Kind: Edited}
	}
}

// fill gives every field of a document a hostile value.
func (g *generator) fill(v reflect.Value) {
	switch v.Interface().(type) {
	case Pos, Meta:
		return
	case Source:
		v.Set(reflect.ValueOf(g.source()))
		return
	case Priority:
		v.Set(reflect.ValueOf(Priorities()[g.r.IntN(4)]))
		return
	}
	switch v.Kind() {
	case reflect.String:
		v.SetString(g.text())
	case reflect.Int:
		v.SetInt(int64(g.r.IntN(100)))
	case reflect.Bool:
		v.SetBool(g.r.IntN(2) == 0)
	case reflect.Slice:
		n := g.r.IntN(4)
		v.Set(reflect.MakeSlice(v.Type(), n, n))
		for i := range n {
			g.fill(v.Index(i))
		}
	case reflect.Struct:
		for i := range v.NumField() {
			g.fill(v.Field(i))
		}
		if v.Type() == reflect.TypeFor[Story]() {
			v.FieldByName("ID").SetString(StoryID("EPIC-004", 1+g.r.IntN(999)))
		}
	}
}

func (g *generator) document(kind Kind, lang Lang) Document {
	doc := New(kind)
	g.fill(reflect.ValueOf(doc).Elem())
	v := reflect.ValueOf(doc).Elem()
	if f := v.FieldByName("ID"); f.IsValid() {
		f.SetString(map[Kind]string{KindRequirement: "REQ-007", KindNFR: "NFR-P-002", KindADR: "ADR-003", KindEpic: "EPIC-004"}[kind])
	}
	if f := v.FieldByName("Slug"); f.IsValid() {
		f.SetString("slug")
	}
	*doc.Header() = Meta{
		SessionID: "SPEC-x-2026-01-02", Phase: 1 + g.r.IntN(7), Status: StatusDraft, GeneratedAt: "2026-01-02T03:04:05Z",
		StepsCompleted: []string{"write: it", "#2"}, Version: 1 + g.r.IntN(3), Dependencies: []string{"a.md", "b, c.md"}, Lang: lang,
	}
	if kind == KindEpic {
		doc.Header().Dependencies = nil
	}
	if m, ok := doc.(*Roadmap); ok {
		g.roadmap(m)
	}
	return doc
}

// forget clears line numbers, which only a parsed document has.
func forget(v reflect.Value) {
	switch v.Kind() {
	case reflect.Pointer:
		forget(v.Elem())
	case reflect.Struct:
		if v.Type() == reflect.TypeFor[Pos]() {
			v.SetZero()
			return
		}
		for i := range v.NumField() {
			forget(v.Field(i))
		}
	case reflect.Slice:
		for i := range v.Len() {
			forget(v.Index(i))
		}
		if v.Len() == 0 && v.CanSet() {
			v.SetZero()
		}
	}
}

func newCodec(t testing.TB) *Codec {
	t.Helper()
	c, err := NewCodec(templates.New(nil, ""))
	require.NoError(t, err)
	return c
}

func TestParseUndoesRender(t *testing.T) {
	t.Parallel()
	c := newCodec(t)
	for _, kind := range AllKinds() {
		for _, lang := range []Lang{English, Chinese} {
			t.Run(fmt.Sprintf("%s/%s", kind, lang), func(t *testing.T) {
				t.Parallel()
				for seed := range uint64(300) {
					g := &generator{rand.New(rand.NewPCG(seed, 1))}
					requireRoundTrip(t, c, g.document(kind, lang))
				}
			})
		}
	}
}

func requireRoundTrip(t *testing.T, c *Codec, doc Document) {
	t.Helper()
	first, err := c.Render(doc, nil)
	require.NoError(t, err)
	parsed, err := c.Parse(doc.Path(), first)
	require.NoError(t, err, "%s", first)
	again, err := c.Render(parsed.Doc, nil)
	require.NoError(t, err)
	require.Equal(t, string(first), string(again), "an untouched document changes when it is written again")
	forget(reflect.ValueOf(doc))
	forget(reflect.ValueOf(parsed.Doc))
	require.Equal(t, doc, parsed.Doc, "%s", first)
}

func TestForeignContentSurvives(t *testing.T) {
	t.Parallel()
	c := newCodec(t)
	g := &generator{rand.New(rand.NewPCG(7, 7))}
	for _, kind := range AllKinds() {
		doc := g.document(kind, English)
		data, err := c.Render(doc, nil)
		require.NoError(t, err)
		text := strings.Replace(string(data), "session_id:", "owner: {team: search, since: 2020}\nnotes:\n  - one\n  - two\nsession_id:", 1)
		text += "\n## Rollout Diary\n\nWeek 1: | pipes | and\n\n```go\n## not a heading\n```\n"
		parsed, err := c.Parse(doc.Path(), []byte(text))
		require.NoError(t, err)
		again, err := c.Render(parsed.Doc, nil)
		require.NoError(t, err)
		require.Equal(t, text, string(again), kind)
	}
}

func TestCleanIsIdempotent(t *testing.T) {
	t.Parallel()
	g := &generator{rand.New(rand.NewPCG(3, 9))}
	for range 5000 {
		raw := g.text()
		once := Clean(raw)
		require.Equal(t, once, Clean(once), "%q", raw)
		require.NotContains(t, once, "\n")
	}
}

func TestEveryBindingHasAShape(t *testing.T) {
	t.Parallel()
	c := newCodec(t)
	for _, kind := range AllKinds() {
		shape, err := c.set.Shape(string(kind))
		require.NoError(t, err)
		var paths []string
		collectPaths(shape.Sections, "", &paths)
		for _, b := range c.plan(reflect.TypeOf(New(kind)).Elem()).sections {
			require.True(t, slices.Contains(paths, b.path), "%s has no section %q", kind, b.path)
		}
	}
}

func collectPaths(sections []templates.Section, parent string, out *[]string) {
	for _, s := range sections {
		at := s.ID
		if parent != "" {
			at = parent + "/" + s.ID
		}
		*out = append(*out, at)
		collectPaths(s.Sections, at, out)
	}
}
