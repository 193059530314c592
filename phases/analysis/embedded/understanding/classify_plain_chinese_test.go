package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestALineOfChineseNotesAboutOneThing(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ line, kind string }{
		{"现在盘点靠纸和Excel，一次要盘3天，老是对不上", "problem"},
		{"现在都是班长拿本子统计，每天得花1个小时，经常漏报", "problem"},
		{"目前手工排班，每周要排两个小时", "problem"},
		{"后端想用Java，数据库MySQL，公司服务器上跑，不上公有云", "constraint"},
		{"后端用Go，数据库PostgreSQL，部署在公司机房", "constraint"},
		{"大概8000个SKU，3个仓，最多20个人同时盘", "quality"},
		{"一共600来人，中午高峰大概300人同时取餐", "quality"},
		{"高峰时段 800 人同时扫码不卡顿", "quality"},
		{"扫码到显示商品信息别超过1秒", "quality"},
		{"刷卡到显示姓名不要超过0.5秒", "quality"},
		{"现在的订单要能导出Excel", "feature"},
		{"每人最多同时借3本", "constraint"},
	} {
		u := understood(t, "仓库小工具，先记几点：\n\n- 员工扫码登记\n- "+c.line+"\n- 主管可以导出差异表\n")
		kinds := map[string]bool{}
		for _, f := range u.Facts() {
			if len(f.Source.Lines) > 0 && f.Source.Lines[0].From == 4 && f.Kind != "technology" && f.Kind != "actor" {
				kinds[f.Kind] = true
			}
		}
		require.Equal(t, map[string]bool{c.kind: true}, kinds, c.line)
	}
}

func TestTheLineOverChineseNotesNamesTheProduct(t *testing.T) {
	t.Parallel()
	for line, want := range map[string]string{
		"仓库盘点小工具，先记几点想法：":   "仓库盘点小工具",
		"关于食堂订餐系统的一些想法：":    "食堂订餐系统",
		"想做个车位共享小程序（随便写的）：": "车位共享小程序",
	} {
		require.Equal(t, want, understood(t, line+"\n\n- 员工扫码登记\n- 主管可以导出差异表\n").Title, line)
	}
}

func TestAPersonIsNotCutOutOfAClause(t *testing.T) {
	t.Parallel()
	u := understood(t, "# 借阅系统\n\n## 角色\n\n| 角色 | 说明 |\n|---|---|\n| 居民 | 借书 |\n| 社区主任 | 审批报废 |\n\n## 功能\n\n- 报废须主任审批。\n- 超过8点不能改（居民可以申请）。\n")
	var names []string
	for _, a := range u.Actors {
		names = append(names, a.Name)
	}
	require.Equal(t, []string{"居民", "社区主任"}, names)
}
