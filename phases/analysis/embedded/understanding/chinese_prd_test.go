package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// A feature that lists what is kept of a thing names its fields.
func TestChineseFeaturesTellWhatIsKept(t *testing.T) {
	t.Parallel()
	u := understood(t, "# 点检系统\n\n## 功能需求\n\n- 设备信息：设备编号、名称、型号、状态（在用、停用、报废）。\n- 主管维护房间，每个房间包括：门店、房号、户型。\n- 标准由点检项组成，每个点检项有名称、方法、上限、单位。\n- 个人信息：姓名、电话可以不填。\n- 每个服务商每个时段有容量上限。\n")
	got := map[string][]string{}
	for i := range u.Entities {
		for _, f := range u.Entities[i].Fields {
			got[u.Entities[i].Name] = append(got[u.Entities[i].Name], f.Name)
		}
	}
	require.Equal(t, map[string][]string{
		"设备": {"设备编号", "名称", "型号", "状态"}, "房间": {"门店", "房号", "户型"}, "点检项": {"名称", "方法", "上限", "单位"},
	}, got)
}

// What a Chinese feature names in passing as the other end of an exchange is a system
// outside.
func TestChineseFeaturesNameSystemsInPassing(t *testing.T) {
	t.Parallel()
	u := understood(t, "# 保洁系统\n\n## 功能需求\n\n- 系统每天早上 8 点从订单通（我们在用的 PMS）拉取退房记录。\n- 派单后通过微信订阅消息通知阿姨。\n- 工单 5 分钟内无人接单的，企业微信通知班长。\n- 本系统每晚从 SAP 同步一次备件库存，不回写。\n- 支持从 Excel 批量导入。\n")
	var names []string
	for i := range u.Integrations {
		names = append(names, u.Integrations[i].Name)
	}
	require.Equal(t, []string{"订单通", "微信订阅消息", "企业微信", "SAP"}, names)
}

// Below a heading of several qualities each is of the class that its words tell, and the
// moment before somebody is not part of who they are.
func TestChineseQualitiesBelowSeveralClasses(t *testing.T) {
	t.Parallel()
	u := understood(t, "# 安装平台\n\n## 用户角色\n\n**用户**：购买家电的人。\n\n## 功能需求\n\n- 安装完成后用户可以打 1 到 5 分。\n\n## 性能与安全\n\n- 大促期间每天最多 3 万张安装单，日常 600 张。\n- 用户选时段页面 95% 的请求在 1.5 秒内返回。\n- 所有价格的修改要留审计日志，保存 5 年。\n- 系统故障 30 分钟内恢复，数据丢失不超过 5 分钟。\n")
	var classes []string
	for i := range u.Qualities {
		classes = append(classes, u.Qualities[i].Class)
	}
	require.Equal(t, []string{"SC", "P", "C", "R"}, classes)
	require.Empty(t, u.Features[0].Actor)
}
