package specifying

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// Rules in numbers of a formal paper are tested on both sides of their number.
func TestRulesOfAPaperAreTestedAtTheirNumber(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, want string }{
		{"学员近 3 个月内对局不少于 20 盘方可报名升段。", ""},
		{"每位学员每季度最多报名一次升段考试。", ""},
		{"报名截止后 24 小时内可申请退费，逾期不予退费。", ""},
		{"同一学员每天登记对局不超过 8 盘。", ""},
		{"排课：馆员按周排课，同一馆员同一时段不可重复排课。", ""},
		{"同一馆员同一时段不可重复排课。", ""},
		{"学员档案：馆员可新建、编辑、停用学员档案，档案包含姓名、出生日期。", ""},
		{"馆员录入考试成绩，处理申诉。", ""},
		{"馆员维护书目、处理申诉。", ""},
		{"超过 30 天的订单不予退款。", ""},
	} {
		r := requirementOf(t, said{Lang: "zh", Priority: "must", Text: c.text})
		got := strings.Join(r.Criteria, "\n")
		t.Log(r.Title, r.Description, r.Want, "\n"+got)
		require.Contains(t, got, c.want, c.text)
	}
}
