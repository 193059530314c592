package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestRowsOfSystems: a row behind a label, and items below one, name a system each, whose purpose
// stands in the brackets.
func TestRowsOfSystems(t *testing.T) {
	t.Parallel()
	for text, want := range map[string][]string{
		"## 迁移\n\n依赖方：企业微信（通知、通讯录）、HR 系统（组织架构，每小时同步）、海康 iSC（OpenAPI v1.5）。\n": {"企业微信|通知、通讯录。|", "HR 系统|组织架构，每小时同步。|", "海康 iSC|海康 iSC（OpenAPI v1.5）。|OpenAPI v1.5"},
		"## 外部依赖\n\n- HR 系统（组织架构，每小时同步）\n- 短信平台（验证码）\n":                       {"HR 系统|组织架构，每小时同步。|", "短信平台|验证码。|"},
		"## 说明\n\n需要对接的系统：\n\n- MES（工单）\n- 质检系统（检验结果，每天一次）\n":                 {"MES|工单。|", "质检系统|检验结果，每天一次。|"},
		"## 说明\n\n外部系统包括：MES（工单）、ERP（物料，每日一次）和质检系统（结果）。\n":                    {"MES|工单。|", "ERP|物料，每日一次。|", "质检系统|结果。|"},
		"## 分工\n\n依赖方：支付团队（提供接口）、运营部（准备物料）。\n":                                nil,
	} {
		u := Understand(readText("# 会议室改造\n\n## 功能\n\n- 员工可以预约会议室。\n\n"+text, false), loadLexicons(t))
		var got []string
		for _, s := range u.Integrations {
			got = append(got, s.Name+"|"+s.Purpose+"|"+s.Protocol)
		}
		require.Equal(t, want, got, text)
	}
}

// TestItemsBelowAHeadingOfInterfacesAreSystems: below 接口对接 each item names a system by its label,
// known or not; a system with its version is the same one, and its name is no part of what it is for.
func TestItemsBelowAHeadingOfInterfacesAreSystems(t *testing.T) {
	t.Parallel()
	u := Understand(readText("# 公寓管理系统\n\n## 功能\n\n- 租客可以用微信支付缴纳房租。\n\n## 接口对接\n\n1. 微信支付 V3：下单、退款。\n2. 市房产局备案查询：核验合同是否备案，每分钟限 60 次。\n3. 门锁网关（华电 HD-2）：局域网 TCP 上报，协议由厂家提供。\n4. 短信：阿里云短信，只在推送失败时兜底。\n", false), loadLexicons(t))
	var got []string
	for _, s := range u.Integrations {
		got = append(got, s.Name+"|"+s.Purpose)
	}
	require.ElementsMatch(t, []string{"微信支付 V3|下单、退款。", "市房产局备案查询|核验合同是否备案，每分钟限 60 次。", "门锁网关（华电 HD-2）|局域网 TCP 上报，协议由厂家提供。", "阿里云短信|短信：只在推送失败时兜底。"}, got)
	for _, f := range u.Features {
		require.NotContains(t, f.Text, "短信")
	}
}
