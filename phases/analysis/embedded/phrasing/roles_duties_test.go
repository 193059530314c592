package phrasing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/templates"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestWhatOnlyHappensAfterwardsIsNotToldYet: a deed upon which something follows is
// still to be asked for by itself.
func TestWhatOnlyHappensAfterwardsIsNotToldYet(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"药房提交领药单后，20 分钟内没有人处理的，再次提醒值班员。": "20 分钟内没有人处理的，再次提醒值班员。",
		"药房提交领药单，写明用量。":                  "药房提交领药单，写明用量。",
	} {
		require.Equal(t, want, withoutOccasion(text), text)
	}
}

// TestANounOfADeedIsPutAsTheDeed: what ends with its deed does not follow "must be able
// to" as it stands.
func TestANounOfADeedIsPutAsTheDeed(t *testing.T) {
	t.Parallel()
	rules, err := LoadRules(templates.New(nil, ""))
	require.NoError(t, err)
	w := NewWork(analysis.Common{Lang: "zh"}, &understanding.Understanding{Lang: "zh"}, nil, rules, NewWordIndex(""))
	for _, c := range []struct{ clause, want string }{
		{"排班规则设置、库存查询", "设置排班规则，查询库存"},
		{"门店账号管理", "管理门店账号"},
		{"店员和出纳审批", ""},
		{"查看统计", ""},
		{"查看数据统计", ""},
		{"排班规则设置、开会", ""},
	} {
		require.Equal(t, c.want, w.nominalDeeds(c.clause), c.clause)
	}
}

// TestWhatAStatementTellsOfSomebodyIsNotAskedForAgain: the same deed of the same person
// at the same kind of thing is one requirement.
func TestWhatAStatementTellsOfSomebodyIsNotAskedForAgain(t *testing.T) {
	t.Parallel()
	rules, err := LoadRules(templates.New(nil, ""))
	require.NoError(t, err)
	w := &Work{Table: rules, Language: "zh"}
	said := []map[string]bool{pairsOf("店长须在 4 小时内审批调货单，超时自动通过。")}
	for _, c := range []struct {
		actor, deed string
		want        bool
	}{
		{"店长", "审批本店的调货单", true},
		{"店长", "审批本店的退货单", false},
		{"店员", "审批本店的调货单", false},
	} {
		require.Equal(t, c.want, w.toldOfActor(c.actor, c.deed, said), c.deed)
	}
}
