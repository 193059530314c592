package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"
)

// TestAnnouncedRulesBelongToTheirFeature has features with a number and a rank of their own, told by
// a paragraph and by a list that is called their rules: these are no requirements beside them.
func TestAnnouncedRulesBelongToTheirFeature(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		text  string
		rules []string
	}{
		"numbered": {
			"# 收货系统\n\n## 功能需求\n\n### 收货\n\n**F-01 扫码收货（P0）**\n店员用手机扫描送货单。\n业务规则：\n1. 数量不一致时，必须选择差异原因。\n2. 提交后 24 小时内店长可以撤销。\n\n**F-02 退货（P1）**\n店长可以发起退货。\n",
			[]string{"数量不一致时，必须选择差异原因。", "提交后 24 小时内店长可以撤销。"},
		},
		"below a heading": {
			"# 预约系统\n\n## 功能需求\n\n### FR-1 预约（P0）\n\n读者可以预约座位。\n\n业务规则：\n\n- 每人每天最多预约 2 次。\n- 不支持代他人预约。\n",
			[]string{"每人每天最多预约 2 次。", "不支持代他人预约。"},
		},
		"in one line": {
			"# 积分系统\n\n## 功能需求\n\n**F-01 积分发放（P0）**\n订单完成后系统发放积分。\n业务规则：1. 退款订单扣回积分。2. 积分有效期 12 个月。\n",
			[]string{"退款订单扣回积分。", "积分有效期 12 个月。"},
		},
		"English": {
			"# Slots\n\nSlots is the booking desk of a workshop.\n\n## Functional requirements\n\n### Booking\n\n**FR-1 Book a slot (P0)**\nThe clerk can book a slot for a customer.\nBusiness rules:\n1. A slot can be booked at most 30 days ahead.\n2. A customer can have no more than two open bookings.\n\n**FR-2 Change a booking (P1)**\nThe clerk can move a booking to another slot.\n",
			[]string{"A slot can be booked at most 30 days ahead.", "A customer can have no more than two open bookings."},
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			u := understood(t, c.text)
			f := &u.Features[0]
			require.Equal(t, "must", f.Priority)
			require.NotEmpty(t, f.Ref)
			require.Equal(t, c.rules, told(append(append([]specs.Item{}, f.Details...), f.Criteria...)))
			require.Len(t, f.Sequels, len(c.rules))
			require.Empty(t, u.Constraints)
			require.Empty(t, u.NonGoals)
			for _, other := range u.Features[1:] {
				require.NotEmpty(t, other.Ref, other.Text)
			}
		})
	}
}

// told are the texts of items.
func told(items []specs.Item) []string {
	var out []string
	for _, it := range items {
		out = append(out, it.Text)
	}
	return out
}
