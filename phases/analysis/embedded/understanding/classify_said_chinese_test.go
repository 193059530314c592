package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

func TestWhoSaidItIsTakenOff(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ text, want string }{
		{"周经理强调页面要简单，新来的也能用", "页面要简单，新来的也能用"},
		{"柏科长补充，去年有三台设备没有按时校准", "去年有三台设备没有按时校准"},
		{"老许代表快递员说，夜里的件要能放柜子", "夜里的件要能放柜子"},
		{"吴老师提出：成绩出来之前家长看不到", "成绩出来之前家长看不到"},
		{"阿哲讲技术：用公司私有云，数据库 MySQL", "用公司私有云，数据库 MySQL"},
		{"小唐建议退款按原路返回，不要转账", "退款按原路返回，不要转账"},
		{"护士长要求每天交班前核对一次", "护士长要求每天交班前核对一次"},
		{"散会后高经理又交代了一句：夜班的报表单独出一份", "夜班的报表单独出一份"},
		{"售后王姐说的不算", "售后王姐说的不算"},
		{"接口说明：返回码见附录里的清单", "接口说明：返回码见附录里的清单"},
		{"周经理可以查看全部门店的日报", "周经理可以查看全部门店的日报"},
		{"王姐说的不算", "王姐说的不算"},
		{"高说明书要随箱发出，不能漏掉", "高说明书要随箱发出，不能漏掉"},
	} {
		require.Equal(t, test.want, loadLexicons(t).bySpeaker(test.text))
	}
}

func TestTopicsOfMinutes(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]bool{
		"退款。": true, "夜间配送。": true, "病历归档。": true, "库存和盘点。": true,
		"必须实名。": false, "支持退款。": false, "我同意。": false, "已经上线了。": false, "自动叫号。": false, "订单，退款。": false, "第 3 条。": false, "退款": false,
	} {
		require.Equal(t, want, loadLexicons(t).namesTopic(text), text)
	}
}

func TestDaysLimitsAndWhatIsLeftToOthers(t *testing.T) {
	t.Parallel()
	x := &understander{lex: loadLexicons(t), u: &Understanding{}, r: &reading.Reading{}}
	for _, test := range []struct{ clause, want string }{
		{"3 月底前小崔出原型", "milestone"},
		{"开学前全部教室切换", "milestone"},
		{"9 月开始两个车间试用", "milestone"},
		{"年底前 12 家门店推广完", "milestone"},
		{"每月 5 号前完成对账", ""},
		{"提前 30 分钟启用", ""},
		{"前三天免费试用", ""},
		{"先在城东店试点", "constraint"},
		{"先拿一号楼试", "constraint"},
		{"先从仓库取货", ""},
		{"不买商业地图", "constraint"},
		{"不引入新的中间件", "constraint"},
		{"预约系统不管收费", "non_goal"},
		{"本平台不负责送货", "non_goal"},
		{"旧系统不提供接口", ""},
		{"系统不做提示音", "non_goal"},
		{"组织架构本系统不维护", ""},
	} {
		require.Equal(t, test.want, x.claim(test.clause), test.clause)
	}
}

func TestHowIsNoQuestionWhereItIsAnswered(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]bool{
		"工资怎么算还是人力那边算": true, "破损怎么赔由店长定": true, "座位怎么排归班主任": true, "谁值班由护士长定": true,
		"押金怎么退": false, "赔偿怎么算还没定": false, "怎么收费由谁定？": false, "怎么办": false,
	} {
		require.Equal(t, want, loadLexicons(t).answersHow(text), text)
	}
}

func TestSystemsThatAreThereAlready(t *testing.T) {
	t.Parallel()
	lead := "我们想做一个冷库的温度登记系统，现在全靠手抄。\n\n"
	runGoals(t, []goalCase{
		{"a make in brackets", lead + "地秤是现成的（托利多 IND570），重量要自动进来。", []string{"integration: 托利多 IND570"}},
		{"given to a service", lead + "每月 1 号把汇总导给用友的总账模块。", []string{"integration: 用友"}},
		{"with its model", lead + "出库单推给用友 U8。", []string{"integration: 用友 U8"}},
		{"opened in a service", lead + "不用装新的，企业微信里点开就行。", []string{"integration: 企业微信"}},
		{"that one", lead + "门禁（海康那套）不动，只从它那里取进出记录。", []string{"integration: 门禁"}},
		{"a remark in brackets is no make", lead + "温度计是现成的（共 40 支），每周校一次。", []string{"!integration: 共 40"}},
		{"a group is no system", lead + "微信群里看不到历史记录。", []string{"!integration: 微信"}},
	})
}
