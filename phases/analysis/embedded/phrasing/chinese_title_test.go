package phrasing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestSpokenProduct: nobody repeats a long name in each sentence.
func TestSpokenProduct(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ lang, name, want string }{
		{"zh", "滨江区殡仪馆业务管理平台", "本平台"},
		{"zh", "第一人民医院输液室叫号系统", "本系统"},
		{"zh", "阳光花园业主报修小程序", "本小程序"},
		{"zh", "县域冷链物流调度与追溯工具", "本系统"},
		{"zh", "匠学", "匠学"},
		{"zh", "长者食堂系统", "长者食堂系统"},
		{"en", "Regional blood donation scheduler", "Regional blood donation scheduler"},
	} {
		w := &Work{Product: test.name}
		w.Language = test.lang
		require.Equal(t, test.want, w.spokenProduct(), test.name)
	}
}

// TestChineseAnd: a list stays readable whatever its items hold.
func TestChineseAnd(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: "zh"}, "standard")
	for _, test := range []struct {
		items []string
		want  string
	}{
		{[]string{"挂号", "缴费", "取药"}, "挂号、缴费和取药"},
		{[]string{"订票", "检票与退票", "对账"}, "订票、检票与退票以及对账"},
		{[]string{"入库", "盘点和报废"}, "入库以及盘点和报废"},
		{[]string{"REQ-001", "REQ-004"}, "REQ-001 和 REQ-004"},
		{[]string{"门诊", "Booking"}, "门诊和 Booking"},
		{[]string{"PDF", "表格"}, "PDF 和表格"},
		{[]string{"挂号"}, "挂号"},
	} {
		require.Equal(t, test.want, w.Join(test.items, 0))
	}
}

// TestAPersonWithinANameDoesNotAct: 学生票 is a ticket and no student.
func TestAPersonWithinANameDoesNotAct(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: "zh"}, "standard")
	for text, want := range map[string]string{
		"学生票和老年票打五折。": "",
		"学生端支持扫码。":    "",
		"学生选座买票。":     "学生",
	} {
		name, _ := w.ActingPerson(text)
		require.Equal(t, want, name, text)
	}
}
