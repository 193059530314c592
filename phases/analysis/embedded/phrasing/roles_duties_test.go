package phrasing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestALineOnARoleIsReadToItsEnd: what a role may not change is said with what it does, and a
// deed whose thing has a Latin name is one, unless a statement tells of that thing already.
func TestALineOnARoleIsReadToItsEnd(t *testing.T) {
	t.Parallel()
	for _, row := range []struct{ name, role, want string }{
		{"馆长", "看报表，不做操作", "看报表，不做操作"},
		{"馆长", "看报表，不太会打字", "看报表"},
		{"馆员", "出 report，批 deviation", "批 deviation"},
		{"馆员", "手机上收 alert，确认处理", "在手机上收 alert，确认处理"},
		{"读者", "不做操作", ""},
		{"馆员", "总部财务部，月底集中对账", ""},
		{"馆员", "每周盘点一次", ""},
		{"馆员", "每周盘点期刊", "每周盘点期刊"},
	} {
		w := handMade(t, &understanding.Understanding{
			Lang: "zh", Product: "书库",
			Actors:   []understanding.ActorFact{{Name: row.name, Role: row.role, Source: specs.FromLines(3, 3)}},
			Features: []understanding.FeatureFact{{Name: "到货时生成 report", Text: "到货时生成 report。", Source: specs.FromLines(9, 9)}},
		}, "standard")
		got := ""
		if n := len(w.Understood.Features); n > 1 {
			got = w.Understood.Features[n-1].Want
		}
		require.Equal(t, row.want, got, row.role)
	}
}
