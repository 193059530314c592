package phrasing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
	"github.com/overtone-cli/overtone/specs"
)

// The line on a role tells deeds, and beside them how often and on what device somebody uses the product.
func TestTheLineOnARoleTellsDeeds(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.Chinese}, "standard")
	for _, c := range []struct {
		role string
		want []string
	}{
		{"负责本店订货、收货和盘点，每天使用 3～5 次，主要用手机。", []string{"负责本店订货、收货和盘点。"}},
		{"协助收货，只能看到本店数据，不能看进价。", []string{"协助收货。"}},
		{"调整通道权重和限流阈值，处理告警。", []string{"调整通道权重和限流阈值。", "处理告警。"}},
		{"平均每周登录 2 次，在控制台建模板、提交审核。", []string{"在控制台建模板、提交审核。"}},
		{"一个人看 120 辆车，费用由企业统一支付。", nil},
	} {
		var got []string
		for _, d := range w.RoleDeeds(&understanding.ActorFact{Name: "甲", Role: c.role, Source: specs.Source{Kind: specs.Stated}}) {
			got = append(got, d.Text)
		}
		require.Equal(t, c.want, got, c.role)
	}
}

// How often somebody uses the product is asked for by nobody, and a deed that a statement of theirs tells is asked for once.
func TestARoleAsksForNothingTwice(t *testing.T) {
	t.Parallel()
	stated := specs.Source{Kind: specs.Stated}
	u := &understanding.Understanding{
		Lang: specs.Chinese,
		Features: []understanding.FeatureFact{
			{Name: "退货申请", Text: "店长可以发起退货，仓库管理员确认后生成退货单。", Source: stated},
			{Name: "实时库存", Text: "店长可以查询本店的可用库存，采购专员可以查看全部门店。", Source: stated},
		},
		Actors: []understanding.ActorFact{
			{Name: "店长", Role: "每天使用 3～5 次。", Source: stated},
			{Name: "采购专员", Role: "在总部用电脑查看各店库存。", Source: stated},
			{Name: "仓库管理员", Role: "处理退货，处理告警。", Source: stated},
		},
	}
	w := handMade(t, u, "standard")
	w.dutiesOfRoles()
	var added []string
	for _, f := range w.Understood.Features[2:] {
		added = append(added, f.Text)
	}
	require.Equal(t, []string{"仓库管理员处理告警。"}, added)
}
