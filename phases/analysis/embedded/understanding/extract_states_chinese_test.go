package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// Papers tell a life in short: a chain with the ways back behind it, a bare list with
// the steps below it, a drawing in code.
func TestChineseStatesKeepTheirWaysBack(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		text, entity string
		states       []string
		steps        []string
	}{
		"behind a chain": {
			"# 保洁系统\n\n## 功能需求\n\n1. 店长可以验收房间。\n2. 保洁单状态：待派单 → 已派单 → 打扫中 → 待验收 → 已完成；验收不通过回到打扫中；待派单和已派单状态下店长可以取消。\n",
			"保洁单",
			[]string{"待派单", "已派单", "打扫中", "待验收", "已完成", "已取消"},
			[]string{"待验收→打扫中：验收不通过", "待派单→已取消：店长取消", "已派单→已取消：店长取消"},
		},
		"that may happen": {
			"# 保洁系统\n\n## 功能需求\n\n1. 店长可以验收房间。\n2. 保洁单状态：待派单 → 已派单 → 已完成；已派单可退回待派单。\n",
			"保洁单",
			[]string{"待派单", "已派单", "已完成"},
			[]string{"已派单→待派单：退回"},
		},
		"at any time": {
			"# 换书平台\n\n## 功能需求\n\n读者换书后换书单的状态依次为：待接受、待寄出、已完成；任何一方撤回为“已撤回”，超时为“已过期”。\n\n读者可以换书。\n",
			"换书单",
			[]string{"待接受", "待寄出", "已完成", "已撤回", "已过期"},
			[]string{"待接受→已撤回：任何一方撤回", "待寄出→已撤回：任何一方撤回"},
		},
		"below a list": {
			"# 安装平台\n\n## 功能需求\n\n用户可以预约上门时段。\n\n## 安装单状态\n\n待预约、待上门、服务中、待确认、已完成、已取消。\n- 师傅迟到或用户改期时，从待上门回到待预约。\n- 用户 72 小时不确认的自动变为已完成。\n- 服务中之后不能取消。\n",
			"安装单",
			[]string{"待预约", "待上门", "服务中", "待确认", "已完成", "已取消"},
			[]string{"待上门→待预约：师傅迟到或用户改期", "待确认→已完成：用户 72 小时不确认"},
		},
		"in a drawing that forks": {
			"# Linen\n\n## Features\n\n- The clerk can scan an item.\n\n### Item states\n\n```\nregistered → clean → out → soiled → clean …\n      ↘ rewash ↗    ↘ lost → found (→ soiled)\n```\n",
			"Item",
			[]string{"registered", "clean", "out", "soiled", "rewash", "lost", "found"},
			[]string{"soiled→clean：", "lost→found："},
		},
		"in code": {
			"# 维修系统\n\n## 功能需求\n\n### 维修工单\n\n1. 操作工可以报修。\n\n工单状态流转：\n\n```\n待接单 -> 处理中 -> 待确认 -> 已关闭\n处理中 -> 等待备件 -> 处理中\n待确认 -> 处理中（报修人不认可）\n待接单 -> 已取消（报修人撤回）\n```\n",
			"工单",
			[]string{"待接单", "处理中", "待确认", "已关闭", "等待备件", "已取消"},
			[]string{"处理中→等待备件：", "等待备件→处理中：", "待确认→处理中：报修人不认可", "待接单→已取消：报修人撤回"},
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			u := understood(t, c.text)
			var states, steps []string
			for i := range u.Entities {
				if e := &u.Entities[i]; e.Name == c.entity {
					states = e.States
					for _, s := range e.Transitions {
						steps = append(steps, s.From+"→"+s.To+"："+s.Event)
					}
				}
			}
			require.Equal(t, c.states, states)
			for _, step := range c.steps {
				require.Contains(t, steps, step)
			}
		})
	}
}

// A chain of states in one span of code has those beside it in spans of their own.
func TestAChainOfStatesInCode(t *testing.T) {
	t.Parallel()
	u := understood(t, "# 代煎系统\n\n## 功能需求\n\n1. 工人可以扫码。\n\n### 浸泡\n\n状态：`待泡 → 浸泡中 → （待后下）→ 出液`，旁路：`挂起`、`报废`。\n")
	var states []string
	for i := range u.Entities {
		states = append(states, u.Entities[i].States...)
	}
	require.Equal(t, []string{"待泡", "浸泡中", "待后下", "出液", "挂起", "报废"}, states)
}
