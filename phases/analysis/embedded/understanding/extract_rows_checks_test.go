package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
)

// Each row of a table of what a checker looks for is something that it does; a table of rules
// that bind people stays one of rules.
func TestTableOfWhatACheckerFinds(t *testing.T) {
	t.Parallel()
	lex := loadLexicons(t)
	for _, c := range []struct {
		name, table string
		want        []string
	}{
		{"with a level", "| Rule | Level | What it finds |\n|---|---|---|\n| total | error | the sum differs from the printed one |\n| twice | warning | an item isn't named once |\n| E12 | info | more than 40 items. Counted per page. |\n", []string{
			"Rule `total` reports an error when the sum differs from the printed one.", "Rule `twice` reports a warning when an item isn't named once.", "Rule `E12` reports an info message for more than 40 items.",
		}},
		{"with a description", "| Check | Severity | Description |\n|---|---|---|\n| `no-sum` | off | A page without a sum |\n| `old` | error | Finds the pages of last year |\n", []string{
			"Rule `no-sum` reports a finding for a page without a sum.", "Rule `old` finds the pages of last year, as an error.",
		}},
		{"without a level", "| Rule | Reports |\n|---|---|\n| `no-sum` | pages without a sum |\n| `old` | pages of last year |\n", []string{
			"Rule `no-sum` reports a finding for pages without a sum.", "Rule `old` reports a finding for pages of last year.",
		}},
		{"in Chinese", "| 规则 | 级别 | 检查内容 |\n|---|---|---|\n| no-sum | 错误 | 没有合计 |\n| twice | 警告 | 条目重复 |\n", []string{
			"规则 `no-sum` 在没有合计时报告错误。", "规则 `twice` 在条目重复时报告警告。",
		}},
		{"as items", "- `no-sum` (warning): the page has no sum\n- `E12` (error) – more than 40 items\n", []string{
			"Rule `no-sum` reports a warning when the page has no sum.", "Rule `E12` reports an error for more than 40 items.",
		}},
		{"rules for people", "| Rule | Level | Description |\n|---|---|---|\n| Two books at a time | hard | A reader may have two books |\n| Sundays | hard | The desk is closed |\n", nil},
	} {
		u := Understand(lex.Read(analysis.Source{Text: "# Bill check\n\nIt checks printed bills.\n\n## Rules\n\n" + c.table}), lex)
		var got []string
		for i := range u.Features {
			if u.Features[i].Source.Lines[0].From > 5 {
				got = append(got, u.Features[i].Text)
			}
		}
		require.Equal(t, c.want, got, c.name)
	}
}
