package meaning_test

import (
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs/guidelines/meaning"
	"github.com/overtone-cli/overtone/templates"
)

// FuzzRead: whatever a rule says, reading it ends, and what it claims is whole:
// either something to check, with a text for people, or a reason.
func FuzzRead(f *testing.F) {
	r, err := meaning.New(templates.New(nil, ""))
	require.NoError(f, err)
	for _, seed := range []string{
		"No Redis; use Postgres LISTEN/NOTIFY", "Do not depend on `a`,", "`", "** no [x](y", "no redis, redis, redis and redis, no redis, redis x", "除 a/ 外禁止使用 axios",
		"Coverage ≥ 80 %", "(scope: ; enforced by: )", "Test files are named `*.{a}<b>.ts`", "\xff\xfe no redis", "Only `a` may import `b`, `c` and d",
	} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		m := r.Read(text, "")
		require.Equal(t, m.Checkable(), m.Why == "", "%q", text)
		for _, s := range m.Statements {
			require.NotEmpty(t, s.Kind)
			require.Contains(t, []meaning.Strength{meaning.Must, meaning.Should}, s.Strength)
		}
		require.NotEmpty(t, m.String())
		for _, mention := range r.Mentions(text) {
			shown := meaning.Strip(text)
			require.LessOrEqual(t, mention.Start, mention.End)
			require.LessOrEqual(t, mention.End, len(shown))
		}
		if utf8.ValidString(text) {
			require.True(t, utf8.ValidString(m.String()), "%q", text)
		}
	})
}
