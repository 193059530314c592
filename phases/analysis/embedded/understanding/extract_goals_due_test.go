package understanding

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// Until when aims are to be reached stands once, in front of all of them.
func TestTheTimeOfAimsStandsAtEachOfThem(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		text string
		want []string
	}{
		{"# 图书馆\n\n## 为什么做\n\n希望明年底做到：逾期人数降到 50 人以内；每名读者年均借阅 24 册。\n", []string{"50 人以内 | 明年底", "24 册 | 明年底"}},
		{"# 图书馆\n\n## 目标\n\n今年的目标：\n1. 丢失率由 15% 压到 5% 以下；\n2. 排队不超过 5 分钟。\n", []string{"5% 以下 | 今年", "不超过 5 分钟 | 今年"}},
		{"# 图书馆\n\n## 目标\n\n1. 丢失率由 15% 压到 5% 以下。\n2. 年底前满意度提高到 4.5 分。\n", []string{"5% 以下", "4.5 分 | 年底前"}},
		{"# Library\n\nWhat we want to reach by the summer: overdue books drop from 20 % to 5 %. Lost books go down from 41 to fewer than 10 a year.\n", []string{"5 % | by the summer", "fewer than 10 a year | by the summer"}},
		{"# Library\n\n## Goals\n\nBy the end of 2027 we want to reach:\n\n- Overdue books drop from 20 % to 5 %.\n", []string{"5 % | by the end of 2027"}},
		{"# Library\n\n## Goals\n\nTo be reached by the end of 2027:\n\n- Overdue books drop from 20 % to 5 %.\n- Lost books drop to 2 % by March.\n", []string{"5 % | by the end of 2027", "2 % | by March"}},
		{"# Library\n\n## Goals by March\n\n- Overdue books drop from 20 % to 5 %.\n", []string{"5 % | by March"}},
	} {
		var got []string
		for _, g := range understood(t, c.text).Goals {
			got = append(got, strings.TrimRight(g.Target+" | "+g.Due, "| "))
		}
		require.Equal(t, c.want, got, c.text)
	}
}

// What stands behind the priority of a name is of that priority to the end of the sentence.
func TestAPriorityHoldsToTheEndOfTheSentence(t *testing.T) {
	t.Parallel()
	u := understood(t, "# 图书馆\n\n## 功能\n\n### 毕业季\n\n每年 5 月开启。读者可以把旧书交给馆员代卖（P1）：馆员扫码登记入库，每本贴一个编号；学期结束仍未卖出的，按读者事先的选择退回。\n读者可以预约自习室（P0）。\n")
	got := map[string]string{}
	for _, f := range u.Features {
		got[f.Text] = f.Priority
	}
	require.Equal(t, "should", got["学期结束仍未卖出的，按读者事先的选择退回。"])
	require.Equal(t, "must", got["读者可以预约自习室。"])
}
