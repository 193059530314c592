package gates_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/gates"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/templates"
)

// A text that stands in no package is asked the same as a document of one.
func TestTextsOutsideOfPackages(t *testing.T) {
	t.Parallel()
	judge, err := gates.New(templates.New(nil, ""))
	require.NoError(t, err)
	rules := []specs.ProjectRule{
		{Text: "No Redis", Path: ".workflow/specs/a.md", Line: 12, Must: true, Forbids: []string{"Redis"}},
		{Text: "Avoid left-pad", Path: ".workflow/specs/b.md", Line: 3, Forbids: []string{"left-pad"}},
	}
	texts, err := judge.Texts(rules, specs.English)
	require.NoError(t, err)
	found := texts.Forbidden("TASK-001", "keep the sessions in redis and pad with left-pad")
	require.Len(t, found, 2)
	require.Equal(t, "TASK-001 names Redis, which a.md:12 forbids: “No Redis”", found[0].Message)
	require.Equal(t, gates.Error, found[0].Severity)
	require.Equal(t, gates.Warning, found[1].Severity)
	require.NotEmpty(t, found[1].Fix)
	require.Empty(t, texts.Forbidden("TASK-001", "it does not need Redis"))

	chinese, err := judge.Texts(rules, specs.Chinese)
	require.NoError(t, err)
	require.Equal(t, "TASK-001 提到 Redis，但 a.md:12 禁止使用：“No Redis”", chinese.Forbidden("TASK-001", "把会话存到 Redis")[0].Message)

	require.Equal(t, []string{"fast"}, texts.Weak("the page is fast and fast"))
	require.Empty(t, texts.Weak("the page is fast: under 200 ms"))
	none, err := judge.Texts(nil, specs.English)
	require.NoError(t, err)
	require.Empty(t, none.Forbidden("TASK-001", "Redis"))
}
