package embedded

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"
)

// What a Chinese source works with becomes its data model in its own words, with
// what it says is written down; people, actions and pages are none of it.
func TestThingsOfAChineseSourceAreItsRecords(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		text   string
		want   []string
		fields map[string][]string
	}{
		"a pharmacy": {
			"# 社区药房系统\n\n## 功能\n\n- 药师登记处方（病人姓名、药品、数量、开方日期）。\n- 处方 3 天内有效，超过 3 天未取的处方自动作废。\n- 店员提交补货申请，选择供应商、数量和期望时间。\n- 店长审核补货申请。\n- 系统为每种药品设置安全库存。\n- 低于安全库存时提醒店长。\n- 店员接单后在手机上签到。\n",
			[]string{"处方", "补货申请", "安全库存", "药品"},
			map[string][]string{
				"处方":   {"病人姓名", "药品", "数量", "开方日期", "登记人"},
				"补货申请": {"提交人", "供应商", "数量", "期望时间"},
				"安全库存": {"药品"},
			},
		},
		"a ski school": {
			"# 滑雪学校\n\n## 功能\n\n- 教练发布课程：时间、雪道、人数、价格。\n- 学员可以报名课程。\n- 学员完成课程后收到评价表。\n- 家长填写评价表。\n",
			[]string{"课程", "评价表"},
			map[string][]string{"课程": {"时间", "雪道", "人数", "价格"}},
		},
		"a single sentence": {
			"做一个停车小程序：业主登记访客车辆，注明车牌、到访日期和楼栋，门岗核对后放行。\n",
			[]string{"访客车辆"},
			map[string][]string{"访客车辆": {"登记人", "车牌", "到访日期", "楼栋"}},
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			r := complete(t, fresh(), common("idea.md", c.text, "standard"), true)
			var got []string
			for i := range r.Reqs.Index.Entities {
				e := &r.Reqs.Index.Entities[i]
				if e.Source.Rule != "rule:entity-from-feature" {
					continue
				}
				got = append(got, e.Name)
				if want, ok := c.fields[e.Name]; ok {
					var names []string
					for _, f := range e.Fields {
						if f.Source.Kind == specs.Stated || f.Name == "id" {
							names = append(names, f.Name)
						}
					}
					require.Equal(t, want, names, e.Name)
				}
			}
			require.ElementsMatch(t, c.want, got)
		})
	}
}
