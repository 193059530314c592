package understanding

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestFieldsOfRecords: items below the name of a record are its fields, and no records of their
// own; so is a bare list below its heading, and codes of a state lead its states.
func TestFieldsOfRecords(t *testing.T) {
	t.Parallel()
	tests := []struct{ name, text, want string }{
		{
			"code names below a bold name",
			"**booking（预约单）**\n\n- id：bigint，雪花 ID\n- start_at / end_at：起止时间，存 UTC\n- status：见第 7 节\n",
			"booking=预约单: id|bigint|雪花 ID, start_at||起止时间，存 UTC, end_at||起止时间，存 UTC, status||见第 7 节",
		},
		{
			"Chinese names with rules below a heading",
			"### 菜品（dish）\n\n- 名称：字符串，必填\n- 价格：金额，单位分\n- 状态：枚举（待上架、在售、停售）\n- 备注\n",
			"dish=菜品: 名称|字符串|必填, 价格|金额|单位分, 状态|枚举|待上架、在售、停售, 备注|| [待上架 在售 停售]",
		},
		{
			"English names below a heading",
			"### Booking\n\n- id: uuid, primary key\n- note: text, optional\n- desk_id: the desk\n",
			"Booking: id|uuid|primary key, note|text|optional, desk_id||the desk",
		},
		{
			"a line above the list",
			"配送单包含以下字段：\n\n- order_no：varchar(24)，唯一\n- rider_id：bigint\n",
			"配送单: order_no|varchar(24)|唯一, rider_id|bigint|",
		},
		{
			"a bare list",
			"### 老人档案\n\n姓名、身份证号（加密）、出生日期、是否失能。\n",
			"老人档案: 姓名||, 身份证号||加密, 出生日期||, 是否失能||",
		},
		{
			"items that are records",
			"- 患者：姓名、年龄、手机号\n- 医生：姓名、科室\n",
			"患者: 姓名||, 年龄||, 手机号|| / 医生: 姓名||, 科室||",
		},
		{"rules", "### 说明\n\n- 金额：一律以分存储\n- 时间：存 UTC\n", ""},
		{
			"codes of states",
			"### 核销单\n\n| 字段 | 类型 | 说明 |\n|---|---|---|\n| no | varchar(24) | 单号 |\n| status | tinyint | 0 待核销 1 已核销 2 爽约 |\n",
			"核销单: no|varchar(24)|单号, status|tinyint|0 待核销 1 已核销 2 爽约 [待核销 已核销 爽约]",
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			t.Parallel()
			u := Understand(readText("# 订餐\n\n## 功能\n\n- 员工可以预订。\n\n## 数据模型\n\n"+tt.text, false), loadLexicons(t))
			var got []string
			for _, e := range u.Entities {
				var fields, states []string
				for _, f := range e.Fields {
					fields = append(fields, f.Name+"|"+f.Type+"|"+f.Constraint)
				}
				states = append(states, e.States...)
				name := e.Name
				if e.Label != "" {
					name += "=" + e.Label
				}
				line := name + ": " + strings.Join(fields, ", ")
				if len(states) > 0 {
					line += " [" + strings.Join(states, " ") + "]"
				}
				got = append(got, line)
			}
			require.Equal(t, tt.want, strings.Join(got, " / "))
		})
	}
}

// TestValuesOfCodes: names behind codes, and no sentence with numbers.
func TestValuesOfCodes(t *testing.T) {
	t.Parallel()
	for text, want := range map[string][]string{
		"0 待核销 1 已核销 2 已取消": {"待核销", "已核销", "已取消"},
		"0-草稿，1-已发布":        {"草稿", "已发布"},
		"状态：10=待审、20=通过":    {"待审", "通过"},
		"1启用 0停用":           {"启用", "停用"},
		"最多 3 次，超过 5 次锁定":   nil,
		"默认 0":              nil,
		"待审批、已通过":           nil,
	} {
		require.Equal(t, want, valuesOfCodes(text), text)
	}
}
