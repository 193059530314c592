package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
)

// A column that says whether a field has to be filled in stands with what its own
// words are; it does not replace what else is said of the field.
func TestRequiredFieldsKeepTheirRules(t *testing.T) {
	t.Parallel()
	for text, want := range map[string][]string{
		"# 器械系统\n\n器械系统管理器械。\n\n## 数据要求\n\n| 字段 | 类型 | 必填 | 说明 |\n|---|---|---|---|\n| 器械号 | 字符串 | 是 | 院内唯一 |\n| 备注 | 字符串 | 否 | 不超过 200 字 |\n| 购入日期 | 日期 | 是 | |\n":                                        {"必填，院内唯一", "选填，不超过 200 字", "必填"},
		"# Boat API\n\nBoat API keeps boats.\n\n## Data\n\n### Boat\n\n| Field | Type | Required | Description |\n|---|---|---|---|\n| `id` | string | yes | prefix `bt_` |\n| `note` | string | no | |\n": {"required, prefix `bt_`", "optional"},
	} {
		u := Understand(loadLexicons(t).Read(analysis.Source{Text: text}), loadLexicons(t))
		require.Len(t, u.Entities, 1, text)
		var got []string
		for _, f := range u.Entities[0].Fields {
			got = append(got, f.Constraint)
		}
		require.Equal(t, want, got)
	}
}

// The line that closes minutes stands below the last heading and belongs to none; who
// told of a problem is no part of it.
func TestMinutesKeepNoNextMeeting(t *testing.T) {
	t.Parallel()
	u := Understand(loadLexicons(t).Read(analysis.Source{Text: "# 会议纪要：车间点检小程序\n\n## 一、背景\n\n郑主任介绍：车间一共 48 台设备，点检靠纸。\n\n## 二、讨论结果\n\n- 点检员可以拍照上传。\n\n## 三、风险\n\n- 老员工不习惯用手机。\n\n下次会议：5 月 8 日，看原型。\n"}), loadLexicons(t))
	require.Len(t, u.Risks, 1)
	require.Len(t, u.Problem, 1)
	require.Equal(t, "车间一共 48 台设备，点检靠纸。", u.Problem[0].Text)
}
