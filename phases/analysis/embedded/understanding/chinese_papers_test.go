package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
)

// factTexts are the texts of one kind that the engine finds in a source.
func factTexts(t *testing.T, text, kind string) []string {
	t.Helper()
	out := []string{}
	for _, f := range Understand(loadLexicons(t).Read(analysis.Source{Name: "input.md", Text: text}), loadLexicons(t)).Facts() {
		if f.Kind == kind {
			out = append(out, f.Text)
		}
	}
	return out
}

// TestNumberedNames: a name with an id, alone on its line, is a requirement, and
// what stands below it belongs to it.
func TestNumberedNames(t *testing.T) {
	t.Parallel()
	tests := []struct {
		name, text, kind string
		want             []string
	}{
		{
			"bold, with a priority", "# 校车管理系统\n\n## 功能需求\n\n### 乘车\n\n**FR-1.1 刷卡上车（高）**\n学生上车时刷卡，家长收到通知。\n- 卡片挂失的不能刷；\n- 晚点超过 10 分钟的通知班主任。\n\n**FR-1.2 线路进度（低）**\n家长查看校车所在站点。\n",
			"feature",
			[]string{"刷卡上车：学生上车时刷卡，家长收到通知。", "线路进度：家长查看校车所在站点。"},
		},
		{
			"its rules", "# 校车管理系统\n\n## 功能需求\n\n### 乘车\n\n**FR-1.1 刷卡上车（高）**\n学生上车时刷卡，家长收到通知。\n- 卡片挂失的不能刷；\n- 晚点超过 10 分钟的通知班主任。\n\n**FR-1.2 线路查询（低）**\n家长查看校车所在站点。\n",
			"criterion",
			[]string{"卡片挂失的不能刷。", "晚点超过 10 分钟的通知班主任。"},
		},
		{
			"English", "# Parcel lockers\n\n## Requirements\n\n### Deposit\n\n**FR-1 Open a locker (high)**\nThe courier scans the label and a locker opens.\n\n**FR-2 Delivery schedule (low)**\nThe courier sees the stops of the day.\n",
			"feature",
			[]string{"Open a locker: The courier scans the label and a locker opens.", "Delivery schedule: The courier sees the stops of the day."},
		},
		{
			"a name in bold without an id is a group", "# 校车管理系统\n\n## 功能需求\n\n**乘车**\n\n- 学生上车时刷卡。\n- 家长查看校车位置。\n",
			"feature",
			[]string{"学生上车时刷卡。", "家长查看校车位置。"},
		},
		{
			"the words of the priorities", "# 校车管理系统\n\n## 功能需求\n\n优先级：高 / 中 / 低。\n\n- 学生上车时刷卡。\n",
			"feature",
			[]string{"学生上车时刷卡。"},
		},
		{
			"a thing with a priority says more", "# 校车管理系统\n\n## 功能需求\n\n- 优先级：高年级学生先上车。\n- 学生上车时刷卡。\n",
			"feature",
			[]string{"优先级：高年级学生先上车。", "学生上车时刷卡。"},
		},
		{
			"who changed the paper", "# 校车管理系统\n\n| 版本 | 日期 | 修改人 | 说明 |\n| --- | --- | --- | --- |\n| V0.1 | 3 月 4 日 | 钱璐 | 初稿 |\n\n## 功能需求\n\n- 学生上车时刷卡。\n",
			"milestone",
			[]string{},
		},
		{
			"a plan of releases", "# 校车管理系统\n\n## 里程碑\n\n| 版本 | 日期 | 说明 |\n| --- | --- | --- |\n| V1.0 | 3 月 4 日 | 刷卡上线 |\n",
			"milestone",
			[]string{"V1.0: 3 月 4 日，刷卡上线。"},
		},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			require.Equal(t, test.want, factTexts(t, test.text, test.kind))
		})
	}
}

// TestAttendance: who came to a meeting is an actor where the paper says for whom.
func TestAttendance(t *testing.T) {
	t.Parallel()
	tests := []struct {
		name, line string
		want       []string
	}{
		{"pairs", "出席：库房 老周、护士长 梁敏、采购科 小吴", []string{"库房", "护士长", "采购科"}},
		{"a delegate", "参会：快递员代表 老许、客服 阿珍", []string{"快递员", "客服"}},
		{"who builds it", "参会：药剂科 丁敏、信息科 阿哲、软件公司 小李", []string{"药剂科"}},
		{"names alone", "参会：丁敏、阿哲、小李", []string{}},
		{"an interview", "访谈对象：店长、收银员", []string{"店长", "收银员"}},
		{"no attendance", "记录：前台 小李", []string{}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			require.Equal(t, test.want, factTexts(t, "仓库盘点工具讨论会纪要\n\n时间：5 月 3 日\n"+test.line+"\n\n一、背景\n\n现在盘点一次要三天。\n", "actor"))
		})
	}
}

// TestChineseHeadingsOfWhatIsAndWhatStaysOut: what a heading puts out of the works is no
// feature, and what stands under the system of today is told, not asked for.
func TestChineseHeadingsOfWhatIsAndWhatStaysOut(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name, text, kind string
		want             []string
	}{
		{"out of the works", "# 校车系统升级\n\n## 功能需求\n\n- 家长可以查看校车位置。\n\n## 不在改造范围内\n\n1. 现有的食堂系统。\n2. 校服订购。\n", "non_goal", []string{"现有的食堂系统。", "校服订购。"}},
		{"asks for nothing more", "# 校车系统升级\n\n## 功能需求\n\n- 家长可以查看校车位置。\n\n## 不在建设范围\n\n1. 现有的食堂系统。\n2. 校服订购。\n", "feature", []string{"家长可以查看校车位置。"}},
		{"the system of today", "# 校车系统升级\n\n## 现有系统\n\n校车系统 2016 年上线。家长每次换线路要打 3 个电话。\n\n## 功能需求\n\n- 家长可以查看校车位置。\n", "feature", []string{"家长可以查看校车位置。"}},
	} {
		require.Equal(t, c.want, factTexts(t, c.text, c.kind), c.name)
	}
}
