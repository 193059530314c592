package embedded

import (
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/templates"
)

func TestLexicons(t *testing.T) {
	t.Parallel()
	lex := loadLexicons(t)
	names := map[string]bool{}
	for _, leaves := range lex.tech.leaves {
		for _, l := range leaves {
			names[l.value.name] = true
			require.Contains(t, []string{"language", "framework", "database", "queue", "cloud", "platform", "protocol", "standard", "tool", "service"}, l.value.layer)
		}
	}
	require.GreaterOrEqual(t, len(names), 300)
	x := &understander{lex: lex}
	for _, leaves := range lex.headings.leaves {
		for _, l := range leaves {
			switch l.value.Kind {
			case "api", "data", "faq", "boilerplate", "contributing", "story", "command", "feature":
			default:
				require.NotNil(t, x.readers()[l.value.Kind], "no reader for headings of kind %q", l.value.Kind)
			}
		}
	}
	for _, leaves := range lex.qualities.leaves {
		for _, l := range leaves {
			require.Contains(t, []string{"P", "S", "SC", "U", "R", "M", "O", "C", "PO", "A"}, l.value.class)
		}
	}
}

func TestLexiconOverride(t *testing.T) {
	t.Parallel()
	over := fstest.MapFS{"lexicons/priorities.yaml": {Data: []byte("priorities:\n  - {level: must, en: [urgent], zh: [立刻]}\n")}}
	lex, err := LoadLexicons(templates.New(over, ".workflow/templates"))
	require.NoError(t, err)
	require.Equal(t, map[string]string{"urgent": "must", "立刻": "must"}, lex.priorities)

	over["lexicons/priorities.yaml"].Data = []byte("priorities: [\n")
	_, err = LoadLexicons(templates.New(over, ".workflow/templates"))
	require.ErrorContains(t, err, ".workflow/templates/lexicons/priorities.yaml")
}

func TestMatcher(t *testing.T) {
	t.Parallel()
	m := newMatcher[string]()
	m.add("encrypt*", "s")
	m.add("at rest", "s")
	m.add("^no", "n")
	m.add("必须", "m")
	found := func(text string) []string {
		var out []string
		for _, h := range m.find(text) {
			out = append(out, text[h.start:h.end])
		}
		return out
	}
	require.Equal(t, []string{"Encrypted", "at rest"}, found("Encrypted at rest"))
	require.Empty(t, found("a restless bat"))
	require.Equal(t, []string{"No"}, found("No way, no"))
	require.Empty(t, found("Nothing"))
	require.Equal(t, []string{"必须"}, found("系统必须加密"))
}
