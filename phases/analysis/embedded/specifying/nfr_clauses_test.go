package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestEachClauseOfAChineseQualityIsJudged: what no number measures has a row of its own, in
// place of the one that would fit anything.
func TestEachClauseOfAChineseQualityIsJudged(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		class, text, metric, target string
		want                        []string
	}{
		{"S", "借阅记录加密存储，查看要留日志，符合等保三级。", "", "", []string{"数据库文件和备份中可以直接读出的借阅记录", "查看 20 次之后日志中的记录，各含人员和时间", "结论为通过的等保三级测评报告"}},
		{"S", "证件号、手机号落库前用 KMS 加密，日志里必须打码。", "", "", []string{"数据库文件和备份中可以直接读出的证件号、手机号", "日志中可以直接读出的敏感数据"}},
		{"C", "借阅记录保留 5 年，不可修改，只能追加。", "借阅记录保留时间", "5 年", []string{"借阅记录保留时间", "以任何角色（含管理员）修改或删除这些记录的成功次数", "追加更正之后内容有变化的原有记录"}},
		{"U", "按钮不小于 48 像素，戴薄手套可以操作。", "按钮", "不小于 48 像素", []string{"按钮", "戴薄手套完成每项主要操作各 10 次的失败次数"}},
		{"S", "馆员离职当天账号失效。", "", "", []string{"发现的违反次数"}},
	} {
		u := understanding.Understanding{Lang: specs.Chinese, Product: "书库", Actors: []understanding.ActorFact{{Name: "馆员"}}, Qualities: []understanding.QualityFact{{Class: c.class, Text: c.text, Metric: c.metric, Target: c.target, Source: specs.FromLines(3, 3)}}}
		w := handMade(t, &u, "standard")
		n := w.statedNFR(&w.Understood.Qualities[0])
		var got []string
		for i := range n.Targets {
			got = append(got, n.Targets[i].Metric)
		}
		require.Equal(t, c.want, got, c.text)
	}
}
