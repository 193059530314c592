package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
)

// A table of columns within a story says what its file holds; its rows are no requirements.
func TestColumnsOfTheFileOfAStory(t *testing.T) {
	t.Parallel()
	lex := loadLexicons(t)
	for _, c := range []struct{ paper, want string }{
		{"# Choir desk\n\nA tool for a choir.\n\n## Stories\n\n### CH-1 Accounts (Must)\n\nAs a treasurer I want to export the fees so that I can book them.\n\n| Column | Meaning |\n|---|---|\n| singer | code, two letters |\n| fee | euros per year |\n| paid_on | – |\n\n- The file is a CSV.\n", "It has the columns `singer`, `fee` and `paid_on`."},
		{"# 合唱团后台\n\n给合唱团用的工具。\n\n## 用户故事\n\n### CH-1 费用导出（必须）\n\n作为会计，我希望导出费用，以便记账。\n\n| 字段 | 说明 |\n|---|---|\n| 团员编号 | 两位字母 |\n| 费用 | 每年多少元 |\n", "包含以下字段：`团员编号`、`费用`。"},
	} {
		u := Understand(lex.Read(analysis.Source{Text: c.paper}), lex)
		require.Len(t, u.Features, 1)
		var got []string
		for _, item := range u.Features[0].Criteria {
			got = append(got, item.Text)
		}
		require.Contains(t, got, c.want)
		require.NotEmpty(t, u.Features[0].Reasons)
		require.Empty(t, u.Constraints)
	}
}
