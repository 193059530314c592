package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// A letter of a department puts who uses it, by when and what is to be built into
// sentences; its courtesies state nothing.
func TestLettersOfDepartments(t *testing.T) {
	t.Parallel()
	facts := factsOf(t, `# 关于建设车辆调度系统的需求

张经理，您好：

现在把我们车队的想法整理出来，请您评估一下。

我们希望建一个系统，把用车从申请到还车都放到线上来管。

使用的人主要有三类：员工提出申请，部门主管审批，车队长负责派车和收车。

时间上，希望 6 月底先在总部试用，明年 3 月起全公司停用纸质单。

有几个要求请务必注意。还车时里程一定要登记。

麻烦您看一下，有不清楚的随时找我。
`)
	for phrase, kind := range map[string]string{
		"员工": "actor", "部门主管": "actor", "车队长": "actor", "我们希望建一个系统": "product",
		"6 月底先在总部试用": "milestone", "明年 3 月起全公司停用纸质单": "milestone",
	} {
		require.Contains(t, kindsOf(facts, phrase), kind, "%s\n%v", phrase, facts)
	}
	for _, phrase := range []string{"随时找我", "请务必注意", "的想法整理"} {
		for _, kind := range []string{"feature", "constraint", "problem"} {
			require.NotContains(t, kindsOf(facts, phrase), kind, phrase)
		}
	}
	for name, text := range map[string]string{
		"a list of functions": "用户可以做三类操作：提交申请，查看进度，撤回申请。",
		"one clause":          "使用的人有两类：员工和主管。",
	} {
		x := &understander{lex: loadLexicons(t), u: &Understanding{}}
		require.False(t, x.usersByDeed(reading.Sentence{Text: text}), name)
	}
}

// The owner of a shop greets, tells how it is, asks for the program and then counts what
// it is to do; what a rule is to spare people is no complaint.
func TestLettersOfOwners(t *testing.T) {
	t.Parallel()
	u := understood(t, `王哥你好，我是上次加你微信的老李，开洗车店的，不知道你记不记得。

我们开了两家店，一共 9 个员工。现在全靠电话约，经常约重。

所以想请你帮我们做个小程序，让客人自己约洗车，店员少接点电话。

具体要这么几样：

一是预约。客人打开小程序选店、选时间。车牌没登记的不能约，这个很重要，去年出过事。

二是会员卡。客人在小程序里买卡，扣次之前要输验证码，免得扯皮。每辆车要有车牌、车型、颜色，还有备注，洗车工一眼就要看到。

还有两件事没想好：一个是客人能不能选洗车工，还是店长来派；另一个是加项目怎么收钱。
`)
	require.Equal(t, "让客人自己约洗车，店员少接点电话。", u.Vision[0].Text)
	var groups, told, asked []string
	for _, f := range u.Features {
		groups, told = append(groups, f.Group), append(told, f.Text)
	}
	for _, q := range u.Questions {
		asked = append(asked, q.Text)
	}
	require.Contains(t, told, "客人在小程序里买卡，扣次之前要输验证码，免得扯皮。")
	require.Subset(t, groups, []string{"预约", "会员卡"})
	require.Contains(t, asked, "加项目怎么收钱。")
	require.Contains(t, asked, "客人能不能选洗车工，还是店长来派。")
	require.Equal(t, "车", u.Entities[0].Name)
	require.Len(t, u.Entities[0].Fields, 4)
	for _, it := range append(u.Problem, u.Impact...) {
		require.NotContains(t, it.Text, "你好")
		require.NotContains(t, it.Text, "不能约")
		require.NotContains(t, it.Text, "验证码")
	}
	require.NotContains(t, told, "一共 9 个员工。")
}

// Half-page ideas say in a line what waits, what is open and what is none of it.
func TestIdeasInALine(t *testing.T) {
	t.Parallel()
	facts := factsOf(t, `# 同城修鞋 idea（草稿，周五过）

## 其他
- 安卓 App 先做，iOS 后面看
- 上门大单不走这个系统，线下谈
- tech：后端 Go + PostgreSQL，地图用高德，推送 TBD
- 上线时间：七夕前两周，也就是 8 月中
- 我老婆说客人的电话不能让师傅看到
`)
	for phrase, kind := range map[string]string{
		"iOS 后面看": "milestone", "上门大单": "non_goal", "推送 TBD": "question", "PostgreSQL": "technology", "8 月中": "milestone", "客人的电话不能让师傅看到": "constraint",
	} {
		require.Contains(t, kindsOf(facts, phrase), kind, "%s\n%v", phrase, facts)
	}
	require.Contains(t, kindsOf(facts, "同城修鞋"), "product")
	require.Empty(t, kindsOf(facts, "idea"))
	require.Empty(t, kindsOf(facts, "我老婆"))
	require.Empty(t, kindsOf(facts, "这个系统"))
}
