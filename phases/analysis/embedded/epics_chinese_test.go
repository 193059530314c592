package embedded

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"
)

// mealsPaper has, beside its themes, a chapter of requirements of any kind, a role that acts
// under no heading and a section of rules.
const mealsPaper = `# 云岭驿站送奶系统需求

## 一、谁来用

- 订奶户：用小程序订奶、停奶。
- 配送员：在奶箱前核对，遇到没带卡的要能手工登记。
- 村会计负责审核资格。

## 二、要做的事

### 2.1 订奶
- 订奶户必须前一天 20:00 前订第二天的奶。
- 订奶户可以一次订一个月。
- 过敏的订奶户只能看到适合他的奶。

### 2.2 奶箱与配送
- 扫码、刷卡两种方式必须都可以开奶箱。
- 断网时奶箱可以照常开箱，恢复后自动补传。
- 配送员按村组顺序看清单，送到后拍照。
- 配送员登记空瓶。
- 配送员报修奶箱。

### 2.3 催收
- 连续两个月没有付款，系统给村会计派一条催收任务。

## 三、其他要求

- 字号不小于 20 号。
- 住址只存在村部本机，必须加密，订奶户可以随时要求删除。
- 早高峰 300 人同时开箱不超过 2 秒。
- 语音播报余额。
`

// Requirements of any kind from the last chapter of a paper stand with its targets, and no
// theme bears a name that says little of what is in it.
func TestAChineseEpicHoldsWhatItsNameSays(t *testing.T) {
	t.Parallel()
	e := fresh()
	c := common("milk.md", mealsPaper, "standard")
	c.Lang = specs.Chinese
	r := complete(t, e, c, true)
	c.SpecType = r.Seed.SpecType
	_, out := designed(t, e, product{source: c.Source, brief: r.Brief, req: r.Reqs}, c, "must")
	home := map[string]string{}
	for i := range r.Reqs.Requirements {
		q := &r.Reqs.Requirements[i]
		for k := range out.Epics {
			for _, id := range out.Epics[k].Requirements {
				if id == q.ID {
					home[q.Title] = out.Epics[k].Title
				}
			}
		}
	}
	for title, want := range map[string]string{
		"语音播报余额": "质量指标与约束",
		"在奶箱前核对": "奶箱",
		"审核资格":   "催收和审核资格",
		"连续两个月没有付款时给村会计派一条催收任务": "催收和审核资格",
	} {
		require.Contains(t, home[title], want, "%s\n%v", title, home)
	}
}
