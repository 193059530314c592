package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
)

// A bare code says nothing away from its table.
func TestCodesAreNamedByTheirTable(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, want string }{
		{"# grain\n\nA tool that weighs.\n\n## Exit codes\n\n| code | meaning |\n|---|---|\n| 3 | the scale does not answer |\n", "Exit code 3: the scale does not answer."},
		{"# Dock API\n\nShips book berths.\n\n## Errors\n\n| Code | When |\n|---|---|\n| `berth_taken` | another ship lies there |\n", "Error `berth_taken`: another ship lies there."},
		{"# 称重工具\n\n命令行称重工具。\n\n## 退出码\n\n| 码 | 含义 |\n|---|---|\n| 3 | 秤没有应答 |\n", "退出码 3：秤没有应答。"},
		{"# grain\n\nA tool that weighs.\n\n## Errors\n\n| Fault | What happens |\n|---|---|\n| No paper | the lamp blinks |\n", "No paper: the lamp blinks."},
	} {
		u := Understand(loadLexicons(t).Read(analysis.Source{Name: "one.md", Text: c.text}), loadLexicons(t))
		var got []string
		for _, it := range u.Constraints {
			got = append(got, it.Text)
		}
		require.Contains(t, got, c.want)
	}
}
