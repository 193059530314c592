package understanding

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

func TestWhatPeopleTypeInAChat(t *testing.T) {
	t.Parallel()
	x := &understander{lex: loadLexicons(t), u: &Understanding{}, r: &reading.Reading{}}
	for _, test := range []struct{ clause, want string }{
		{"家长自己选上课时间", "feature"},
		{"客人可以自己改地址", "feature"},
		{"住户自己的车位", ""},
		{"能不能让师傅到了先打个电话", "feature"},
		{"可不可以按楼层筛选", "feature"},
		{"晚上能不能开门", ""},
		{"病人电话别给外面的人看到", "constraint"},
		{"照片别发到群里", "constraint"},
		{"这个特别给力", ""},
		{"想搞个小程序", "product"},
		{"要做个排号的系统", "product"},
		{"想搞个聚餐", ""},
		{"七夕前要上线", "milestone"},
		{"清明前要能用", "milestone"},
	} {
		require.Equal(t, test.want, x.claim(test.clause), test.clause)
	}
}

func TestStatesToldInPlainWords(t *testing.T) {
	t.Parallel()
	for rest, want := range map[string]string{
		"就 待接单、制作中、配送中、已送达 四个": "待接单、制作中、配送中、已送达",
		"分为预约、就诊、离院":           "预约、就诊、离院",
		"就是空闲、占用、维修这三个":        "空闲、占用、维修",
		"有新建、处理中、已关闭几种":        "新建、处理中、已关闭",
		"就两种":         "",
		"有问题、要处理":     "",
		"不对就退回、重填、再审": "",
	} {
		require.Equal(t, want, loadLexicons(t).toldStates(rest), rest)
	}
}

// TestLayoutsOfChats: the same words are read the same way however the chat was
// copied.
func TestLayoutsOfChats(t *testing.T) {
	t.Parallel()
	said := [][2]string{
		{"阿芳", "我们诊所现在挂号全靠打电话，天天占线"},
		{"老段", "想搞个小程序，病人自己约时间"},
		{"阿芳", "[图片]"},
		{"老段", "对了 每周一给我发一份上周的就诊汇总"},
		{"阿芳", "病人电话别给外面的人看到"},
		{"老段", "会员积分先别搞，清明前要能用吧"},
		{"阿芳", "行 我知道了"},
	}
	want := []string{"problem: 全靠打电话", "feature: 病人自己约时间", "feature: 就诊汇总", "constraint: 电话别给", "non_goal: 会员积分", "milestone: 清明前", "!note: 图片", "!feature: 对了 每周一", "!note: 阿芳"}
	var cases []goalCase
	for name, form := range map[string]string{
		"name first": "NAME：TEXT\n", "tag": "【NAME】TEXT\n", "clock below": "NAME 20:11\nTEXT\n", "day below": "NAME 2025年3月2日 晚上8:11\nTEXT\n",
		"clock first": "20:11 NAME：TEXT\n", "day first": "2025/3/2 20:11 NAME\nTEXT\n", "Chinese day first": "3月2日 20:11 NAME：TEXT\n",
	} {
		var b strings.Builder
		for _, m := range said {
			b.WriteString(strings.NewReplacer("NAME", m[0], "TEXT", m[1]).Replace(form))
		}
		cases = append(cases, goalCase{name, b.String(), want})
	}
	runGoals(t, cases)
}
