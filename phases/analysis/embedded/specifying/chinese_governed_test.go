package specifying

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// A test is made of the verb that governs a clause, and not of a word in the name of a thing, of
// one that is only listed, or of one that somebody may leave.
func TestTheGoverningVerbIsTested(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, want, not string }{
		{"读者可通过链接在线确认对账单，链接 7 天有效。", "该份显示已确认，有经办人和时间", "不一致的 1 笔"},
		{"读者在线确认借书单。", "该份显示已确认，有经办人和时间", ""},
		{"作废、改派、审批等操作都要留操作日志，日志不可删除。", "每次恰好留下 1 条操作日志，含人员、时间、对象和内容：作废、改派、审批", "已作废"},
		{"新增、修改、删除等操作均需记录日志。", "每次恰好留下 1 条日志，含人员、时间、对象和内容：新增、修改、删除", "不再出现该内容"},
		{"日志保存 3 年，日志不可删除。", "各尝试删除 1 条日志，均被拒绝，日志仍在且内容不变", ""},
		{"破损时读者可选择退货。", "1 例选择退货、1 例不选：前者按退货办理，后者照常继续", "没有选择时"},
		{"读者扫描书上的二维码打开借书单。", "读者扫描后各自打开对应的借书单", "经办人"},
		{"读者只能看本馆的数据，馆员和总馆领导可看全部分馆。", "读者登录后可以查看本馆的数据；其余的在列表和搜索中都不显示，直接打开其地址时被拒绝；馆员和总馆领导登录后可以查看全部分馆", "只有前者出现以下结果"},
		{"签收时手写签名，并可拍照，最多 3 张。", "拍照恰好 3 张允许，4 张时拒绝", "签名：3 张"},
		{"签收时手写签名，并可拍照，最多 3 张。", "签收时没有手写签名的不能完成", ""},
		{"馆员根据借书单选择书籍，读者可以不采纳，但要选原因。", "读者不采纳而没有原因时不能继续，并提示缺少原因", ""},
		{"馆员返馆前登记册数和去向（转其他馆、回库、报废），三选一。", "一项不选或同时选两项时不能保存：转其他馆、回库、报废", "测试验证"},
		{"新增、改价、报废等都要记日志，任何人不能删。", "包括管理员在内的每种角色各尝试删 1 条，均被拒绝", ""},
		{"新书出厂前由书商扫码装车，系统据此生成送书单并通知对应分馆。", "恰好生成 1 份送书单，内容与本次的一致，对应分馆恰好收到 1 条通知", "30 厘米"},
		{"旧书必须用黄色袋，扫袋码时发现是白色袋的，出口报警并拒绝出单。", "仅“扫袋码时发现是白色袋”不同", "只报告异常的那个"},
		{"馆员在书库录入破损程度，超出标准的系统提示。", "馆员在书库录入破损程度后，提示成功", "测试验证"},
	} {
		got := strings.Join(requirementOf(t, said{Lang: "zh", Priority: "must", Text: c.text}).Criteria, "\n")
		require.Contains(t, got, c.want, c.text)
		if c.not != "" {
			require.NotContains(t, got, c.not, c.text)
		}
	}
}

// The word that binds stands behind the case that leads to a deed, and behind what is sent.
func TestTheBondStandsBehindTheCase(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"签收时手写签名，并可拍照，最多 3 张。":      "签收时必须手写签名，并可拍照，最多 3 张。",
		"车辆进入馆区 300 米电子围栏自动记为“到场”。": "车辆进入馆区 300 米电子围栏时，书架必须自动记为“到场”。",
		"库存低于安全线自动生成补货单。":           "库存低于安全线时，书架必须自动生成补货单。",
		"签收完成后，签收短信发给读者和馆里预留的手机号。":  "签收完成后，签收短信必须发给读者和馆里预留的手机号。",
		"每册书缝一个 RFID 芯片。":           "每册书必须缝一个 RFID 芯片。",
		"入库单审核后，入库通知推送给采购员。":        "入库单审核后，入库通知必须推送给采购员。",
	} {
		require.Equal(t, want, strings.Join(requirementOf(t, said{Lang: "zh", Priority: "must", Text: text}).Description, "\n"), text)
	}
}
