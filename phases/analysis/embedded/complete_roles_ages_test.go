package embedded

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// An age in the line on a role or among what is left out is a requirement, with the cases on
// both sides of it; whoever sets or gets something is one of the people; and a deed of two
// things is told once.
func TestWhatTheLineOnARoleBoundsIsARequirement(t *testing.T) {
	t.Parallel()
	text := "# 滑雪场租赁系统\n\n## 用户角色\n\n| 角色 | 说明 |\n|---|---|\n| 租客 | 年满 16 周岁的游客 |\n| 柜台员 | 在大厅或停车场登记、验票 |\n| 雪具管理员 | 处理损坏和退租 |\n| 场长 | 看报表，不做操作 |\n\n## 功能需求\n\n1. 租客在小程序上预约雪具，每个时段的数量由值班主任设置。\n2. 扫码登记：柜台员扫码，调出预约。\n3. 检票：扫码验票后放行。\n4. 退租时雪具管理员清点并处理退租单。\n5. 雪具少于安全数量时，系统给场长和采购组发短信。\n\n## 不做\n\n- 不对 6 岁以下儿童开放\n"
	r := complete(t, fresh(), common("prd.md", text, "standard"), true)
	var said, tests []string
	for i := range r.Reqs.Requirements {
		q := &r.Reqs.Requirements[i]
		said = append(said, q.Description[0].Text)
		for _, c := range q.Criteria {
			tests = append(tests, c.Text)
		}
	}
	require.Contains(t, said, "系统必须只接受年满 16 周岁的租客。")
	require.Contains(t, tests, "恰好年满 16 周岁的 1 例不会因年龄被拒绝。")
	require.Contains(t, tests, "5 岁的 1 例被拒绝并提示原因。")
	require.Contains(t, said, "雪具管理员必须能够处理损坏。")
	require.NotContains(t, strings.Join(said, "\n"), "停车场登记")
	var people []string
	for _, p := range r.Brief.Personas {
		people = append(people, p.Name)
	}
	require.Contains(t, people, "值班主任")
	require.Contains(t, people, "采购组")
}

// Data that a statement cut off its sentence speaks of have the owner that the clause before
// names.
func TestDataKeepTheirOwner(t *testing.T) {
	t.Parallel()
	text := "# 报修小程序\n\n## 讨论结果\n\n- 业主可以拍照报修。\n\n## 技术\n\n阿杰建议做微信小程序，后台用 Java 和 MySQL。以前用过的 Excel 台账只做历史查询，2023 年以后的数据要导入。\n"
	r := complete(t, fresh(), common("prd.md", text, "standard"), true)
	var said []string
	for i := range r.Reqs.Requirements {
		said = append(said, r.Reqs.Requirements[i].Description[0].Text)
	}
	require.Contains(t, strings.Join(said, "\n"), "必须导入 2023 年以后的 Excel 台账数据")
}
