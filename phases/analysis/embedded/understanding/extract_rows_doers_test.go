package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestWhoDecidesInACaseIsADeed has a table of cases and of those who decide in them: each row
// says who does what then, and no function is called "2,000 EUR or less".
func TestWhoDecidesInACaseIsADeed(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ head, row, want string }{
		{"| 金额 | 审批人 |", "| 2000 元以下 | 部门经理 |", "金额 2000 元以下的，由部门经理审批。"},
		{"| 请假天数 | 审核人 |", "| 3 天以上 | 校长 |", "请假天数 3 天以上的，由校长审核。"},
		{"| Amount | Approver |", "| Up to 500 EUR | Team lead |", "The team lead approves where the amount is up to 500 EUR."},
	} {
		u := Understand(readText("# 单据\n\n## 功能需求 (features)\n\n"+c.head+"\n|---|---|\n"+c.row+"\n", false), loadLexicons(t))
		require.Len(t, u.Features, 1, c.row)
		require.Equal(t, c.want, u.Features[0].Text)
	}
}

// TestWhatGoesOverAnInterfaceIsItsPurpose has rows that name first what is exchanged and then
// the system at the other end.
func TestWhatGoesOverAnInterfaceIsItsPurpose(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ title, head, row, name, want string }{
		{"接口需求", "| 接口 | 对方系统 | 方向 | 频率 |", "| 组织架构同步 | 人力资源系统 | 接收 | 每日 1:00 |", "人力资源系统", "组织架构同步（接收，每日 1:00）。"},
		{"Interfaces", "| Interface | System | Direction | Frequency |", "| Staff sync | PersonaHR | in | daily |", "PersonaHR", "Staff sync (in, daily)."},
	} {
		u := Understand(readText("# 单据\n\n## "+c.title+"\n\n"+c.head+"\n|---|---|---|---|\n"+c.row+"\n", false), loadLexicons(t))
		require.Len(t, u.Integrations, 1, c.row)
		require.Equal(t, c.name, u.Integrations[0].Name)
		require.Equal(t, c.want, u.Integrations[0].Purpose)
	}
}

// TestADefinitionAndDutiesMakeOneRole has a table of roles that says in two columns who somebody
// is and what they do.
func TestADefinitionAndDutiesMakeOneRole(t *testing.T) {
	t.Parallel()
	u := Understand(readText("# 驾校\n\n## 用户角色\n\n| 角色 | 说明 | 主要职责 |\n|---|---|---|\n| 学员 | 已缴费的学员 | 预约练车、签到 |\n", false), loadLexicons(t))
	require.Len(t, u.Actors, 1)
	require.Equal(t, "已缴费的学员。预约练车、签到。", u.Actors[0].Role)
}

// TestFunctionsKeepNoPrintedWord has a part of a product that is laid out by printed words:
// what describes the function and its rules are functions of the part.
func TestFunctionsKeepNoPrintedWord(t *testing.T) {
	t.Parallel()
	u := Understand(readText("# 报销系统\n\n## 功能需求\n\n### 发票管理\n\n**功能描述**：员工通过拍照采集发票。\n\n**业务规则**：\n\n1. 系统自动识别发票金额。\n2. 员工可以保存草稿。\n", false), loadLexicons(t))
	require.Len(t, u.Features, 3)
	for i, want := range []string{"员工通过拍照采集发票。", "系统自动识别发票金额。", "员工可以保存草稿。"} {
		require.Equal(t, want, u.Features[i].Text)
		require.Equal(t, "发票管理", u.Features[i].Group)
	}
}

// TestARowOfQualitiesHeadedOtherwise has tables of qualities whose columns are called by other
// words, and a cell with two measures of their own.
func TestARowOfQualitiesHeadedOtherwise(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		head, row string
		want      []string
	}{
		{"| 类型 | 指标 |", "| 性能 | 页面加载时间不超过 2 秒；支持 3000 人同时在线 |", []string{"页面加载时间不超过 2 秒。", "支持 3000 人同时在线。"}},
		{"| 类型 | 说明 |", "| 安全性 | 身份证号加密存储 |", []string{"身份证号加密存储。"}},
		{"| Type | Description |", "| Speed | Pages load in 2 s |", []string{"Pages load in 2 s."}},
	} {
		u := Understand(readText("# App\n\n## 非功能需求 (non-functional requirements)\n\n"+c.head+"\n|---|---|\n"+c.row+"\n", false), loadLexicons(t))
		require.Len(t, u.Qualities, len(c.want), c.row)
		for i := range c.want {
			require.Equal(t, c.want[i], u.Qualities[i].Text)
		}
	}
}
