package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestADataDictionaryGivesFieldsAndNoStates: that a field has to be filled in, and where it is told of,
// are no states of the thing; a name with its Latin one in brackets is the same thing without it.
func TestADataDictionaryGivesFieldsAndNoStates(t *testing.T) {
	t.Parallel()
	u := understood(t, "# 冷库系统\n\n冷库系统管理托盘。\n\n## 流程\n\n托盘状态：待入库 → 在库 → 拣货中 → 已出库；其中在库和拣货中可以转为已冻结。\n\n## 数据字典\n\n### 托盘（pallet）\n\n| 字段 | 名称 | 类型 | 必填 | 说明 |\n|---|---|---|---|---|\n| pallet_no | 托盘号 | varchar(20) | 是 | 库号 + 4 位流水号 |\n| status | 状态 | enum | 是 | 见第 2 节 |\n")
	require.Len(t, u.Entities, 1)
	e := u.Entities[0]
	require.Equal(t, []string{"待入库", "在库", "拣货中", "已出库", "已冻结"}, e.States)
	require.Len(t, e.Fields, 2)
	require.Equal(t, "必填，托盘号，库号 + 4 位流水号", e.Fields[0].Constraint)
	var ways []string
	for _, s := range e.Transitions {
		ways = append(ways, s.From+">"+s.To)
	}
	require.Subset(t, ways, []string{"在库>已冻结", "拣货中>已冻结"})
}

// TestWhoseAccountsAreSettledIsNoSystem: people settle accounts with a firm, and what is done at a
// system is no part of its name.
func TestWhoseAccountsAreSettledIsNoSystem(t *testing.T) {
	t.Parallel()
	u := understood(t, "# 冷库系统\n\n冷库系统管理托盘。\n\n## 背景\n\n- 出库单是纸质单，月底和货主单位对账要 6 个工作日。\n\n## 功能\n\n- 已确认的账单自动推送到 K3 生成应收单。\n- 审核通过的温度方案才能下发到制冷控制系统。\n- 系统每天与微信支付对账。\n")
	var names []string
	for _, i := range u.Integrations {
		names = append(names, i.Name)
	}
	require.ElementsMatch(t, []string{"K3", "制冷控制系统", "微信支付"}, names)
}

// TestWhatIsReadIsNoStack: the name of a store before the log that is looked through is nothing to
// build with.
func TestWhatIsReadIsNoStack(t *testing.T) {
	t.Parallel()
	u := understood(t, "做一个命令行工具，解析目录下的 PostgreSQL 慢查询日志，按 SQL 指纹分组。")
	require.Empty(t, u.Technologies)
	u = understood(t, "做一个内部系统，数据存放在 PostgreSQL，店长查看报表。")
	require.Len(t, u.Technologies, 1)
}

// TestALegendNeverRises: a rank that is tried for is no must, and no later code matters more than one
// before it.
func TestALegendNeverRises(t *testing.T) {
	t.Parallel()
	x := &understander{lex: loadLexicons(t)}
	require.Equal(t, map[string]string{"P0": "must", "P1": "should", "P2": "could"}, x.ranksIn("优先级说明：P0 为首期必须上线，P1 为首期争取上线，P2 为后续版本。"))
	got := x.ranksIn("P0：一期必须有；P1：一期可选；P2：二期。")
	require.Equal(t, []string{"must", "could", "could"}, []string{got["P0"], got["P1"], got["P2"]})
}

// TestWhoActsBehindAMomentIsNamedWithoutIt: 店员 acts behind 洗完后, and is no 洗完后店员.
func TestWhoActsBehindAMomentIsNamedWithoutIt(t *testing.T) {
	t.Parallel()
	u := understood(t, "给洗车店做一个小程序，车主可以选时间预约，洗完后店员拍照通知车主来取。")
	var names []string
	for _, a := range u.Actors {
		names = append(names, a.Name)
	}
	require.Contains(t, names, "店员")
	require.NotContains(t, names, "洗完后店员")
}
