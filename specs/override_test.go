package specs

import (
	"strings"
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs/problem"
	"github.com/overtone-cli/overtone/templates"
)

// override is a codec of a project that replaces one data file.
func override(t *testing.T, name string, change func(string) string) *Codec {
	t.Helper()
	builtIn, _, err := templates.New(nil, "").Read(name)
	require.NoError(t, err)
	over := fstest.MapFS{name: {Data: []byte(change(string(builtIn)))}}
	c, err := NewCodec(templates.New(over, ".workflow/templates"))
	require.NoError(t, err)
	return c
}

// TestTheSampleIsComplete takes the built-in templates as the project's own:
// each comes back, so nothing in the sample is refused without cause.
func TestTheSampleIsComplete(t *testing.T) {
	t.Parallel()
	require.NoError(t, newCodec(t).CheckOverrides())
	for _, kind := range AllKinds() {
		c := override(t, "docs/"+string(kind)+".md.tmpl", func(s string) string { return s })
		require.NoError(t, c.CheckOverrides(), kind)
	}
}

// TestAnOverrideThatLosesSomethingIsRefused leaves out each line of each
// template in turn.
func TestAnOverrideThatLosesSomethingIsRefused(t *testing.T) {
	t.Parallel()
	c := newCodec(t)
	for _, kind := range AllKinds() {
		name := "docs/" + string(kind) + ".md.tmpl"
		data, _, err := c.set.Read(name)
		require.NoError(t, err)
		shape, err := c.set.Shape(string(kind))
		require.NoError(t, err)
		for _, line := range strings.SplitAfter(string(data), "\n") {
			_, id, isSection := strings.Cut(line, `section "`)
			id, _, _ = strings.Cut(id, `"`)
			if s := shape.Section(id); isSection && (s == nil || s.Derived && len(s.Sections) == 0) || !strings.Contains(line, "{{") {
				continue // it holds nothing of the document's own
			}
			err := override(t, name, func(s string) string { return strings.Replace(s, line, "", 1) }).CheckOverrides()
			p := problem.From(err)
			require.NotNil(t, p, "%s without %s", name, line)
			require.Equal(t, "input.template", p.Code, "%s without %s", name, line)
			require.Equal(t, ".workflow/templates/"+name, p.File)
			require.Positive(t, p.Line)
		}
	}
}

// TestAnOverrideMayAddItsOwn lets a project put a section and words of its own
// into a document.
func TestAnOverrideMayAddItsOwn(t *testing.T) {
	t.Parallel()
	c := override(t, "docs/adr.md.tmpl", func(s string) string { return s + "\n## Sign-off\n\nAsk the board.\n" })
	require.NoError(t, c.CheckOverrides())
}

func TestAnOverrideThatIsNoTemplate(t *testing.T) {
	t.Parallel()
	for _, text := range []string{"{{front -}}\n{{title -}\n", "{{front -}}\n{{nonsense}}\n"} {
		p := problem.From(override(t, "docs/adr.md.tmpl", func(string) string { return text }).CheckOverrides())
		require.Equal(t, "input.template", p.Code)
		require.Equal(t, 2, p.Line, p.Error())
	}
}
