package phrasing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// A Chinese title is read alone: without its case, its denial or what is said of its list it
// would say another rule.
func TestAChineseTitleKeepsItsCaseAndItsDenial(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, want string }{
		{"当水压连续 3 分钟低于下限时，系统必须在 1 分钟内通知前台和经理（短信 + 电话）。", "水压连续 3 分钟低于下限时在 1 分钟内通知前台和经理"},
		{"如果前台 10 分钟内没有 confirm，则升级给经理，打电话。", "前台 10 分钟内没有 confirm 时升级给经理"},
		{"监控录像至少保存 90 天（公安要求），身份证照片不保存，只保存核验结果。", "监控录像至少保存 90 天，身份证照片不保存"},
		{"入住登记保存 3 年，退房后不得再修改，每月备份。", "入住登记保存 3 年，退房后不得再修改"},
		{"传感器装在锅炉上，通过蓝牙把水温发给网关，每分钟一次。", "传感器通过蓝牙把水温发给网关"},
		{"充电桩安装在停车场，由物业管理，每月巡检。", "充电桩安装在停车场"},
		{"刷卡、扫码、报手机号，三种方式都可以开门，不超过 3 秒。", "刷卡、扫码、报手机号，三种方式都可以开门"},
		{"停电和漏气属于紧急情况：必须马上打电话给经理，同时通知抢修单位。", "停电和漏气时马上打电话给经理"},
		{"同一间房同类报警 30 分钟内只发一次，不然前台不能休息。", "同一间房同类报警 30 分钟内只发一次"},
		{"门锁、空调、窗帘的状态，前台可以看到。", "门锁、空调、窗帘的状态，前台可以看到"},
	} {
		w := hotelDesk(t)
		f := &understanding.FeatureFact{Text: c.text, Source: specs.FromLines(3, 3)}
		require.Equal(t, c.want, w.StatementTitle(f, w.TakeApart(f.Text)), c.text)
	}
	for _, c := range []struct{ name, text, want string }{
		{"升级给经理，打电话", "如果前台 10 分钟内没有确认，则升级给经理，打电话。", "前台 10 分钟内没有确认时升级给经理"},
		{"监控录像必须至少保存 90 天", "监控录像必须至少保存 90 天（公安要求），身份证照片不保存。", "监控录像至少保存 90 天，身份证照片不保存"},
		{"自动催办", "前台超过 8 小时没有处理的，系统自动催办。", "自动催办"},
	} {
		w := hotelDesk(t)
		f := &understanding.FeatureFact{Name: c.name, Text: c.text, Source: specs.FromLines(3, 3)}
		require.Equal(t, c.want, w.StatementTitle(f, w.TakeApart(f.Text)), c.text)
	}
}

// hotelDesk is the system of a hotel to read Chinese statements in.
func hotelDesk(t *testing.T) *Work {
	t.Helper()
	return handMade(t, &understanding.Understanding{
		Lang: specs.Chinese, Title: "酒店系统", Product: "酒店系统", Actors: []understanding.ActorFact{{Name: "前台"}, {Name: "经理"}},
		Features: []understanding.FeatureFact{{Name: "核心", Text: "核心。", Source: specs.FromLines(9, 9)}},
	}, "standard")
}
