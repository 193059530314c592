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
		x := &understander{u: &Understanding{}}
		require.False(t, x.usersByDeed(reading.Sentence{Text: text}), name)
	}
}
