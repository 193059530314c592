package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// The word that binds stands behind whoever does something: a case, a moment, a
// state or a short word of the paper is neither bound nor repeated.
func TestChineseStatementsBindWhoActs(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ actor, text, bound, title string }{
		// the short words of papers
		{"", "系统应记录每次开箱的时间。", "系统必须记录每次开箱的时间。", ""},
		{"", "应自动生成交接班记录。", "书架必须自动生成交接班记录。", ""},
		{"", "系统应能按病区汇总用药量。", "系统必须能够按病区汇总用药量。", ""},
		{"", "系统宜支持指纹登录。", "系统必须支持指纹登录。", ""},
		{"", "馆员可在手机上查看借阅情况。", "馆员必须能够在手机上查看借阅情况。", ""},
		{"", "值班室可查看各楼层的烟感状态。", "值班室必须能够查看各楼层的烟感状态。", ""},
		{"", "断网时，读数应在本地保存不少于 48 小时。", "断网时，读数必须在本地保存不少于 48 小时。", "读数在本地保存不少于 48 小时"},
		{"", "系统响应不可以超过 2 秒。", "系统响应不得超过 2 秒。", ""},
		// cases and moments
		{"", "超过 3 天未领取的，自动退回库房。", "超过 3 天未领取的，书架必须自动退回库房。", "超过 3 天未领取时自动退回库房"},
		{"", "下单满 20 分钟未付款自动取消订单。", "下单满 20 分钟未付款的，书架必须自动取消订单。", ""},
		{"", "化验单出来后自动通知主治医生。", "化验单出来后，书架必须自动通知主治医生。", ""},
		{"", "合同到期前 30、15、3 天分别提醒经办人。", "书架必须在合同到期前 30、15、3 天分别提醒经办人。", ""},
		{"", "每周一自动生成缺货清单。", "书架必须每周一自动生成缺货清单。", ""},
		{"", "每月 1 号系统自动生成上个月的报表。", "每月 1 号系统必须自动生成上个月的报表。", ""},
		{"", "读者最晚可以在开始前 3 小时取消。", "读者必须能够最晚在开始前 3 小时取消。", ""},
		{"", "火情属于紧急事件：必须马上打电话给值班室。", "火情属于紧急事件：必须马上打电话给值班室。", ""},
		{"", "读者借书、还书都要扫码。", "读者借书、还书都必须扫码。", ""},
		{"", "按货架和批号自动分配拣货路线。", "书架必须按货架和批号自动分配拣货路线。", ""},
		{"", "水位高于 3 米、流量超过上限、闸门卡住时，系统应在 5 秒内报警。", "水位高于 3 米、流量超过上限、闸门卡住时，系统必须在 5 秒内报警。", ""},
		{"", "病人出院以后系统自动释放床位。", "病人出院以后，系统必须自动释放床位。", ""},
		{"", "读者年满 60 岁的次月起自动升为金卡。", "读者年满 60 岁的次月起必须自动升为金卡。", ""},
		{"", "签收照片只保存 90 天，到期自动删除。", "签收照片必须只保存 90 天，到期自动删除。", ""},
		{"", "告警按严重程度分为三级。", "告警必须按严重程度分为三级。", ""},
		// where something is done is an offer, within which time it is owed
		{"馆员", "馆员在手机上盘点、登记破损。", "馆员必须能够在手机上盘点、登记破损。", ""},
		{"馆员", "馆员在 3 个工作日内给出答复。", "馆员必须在 3 个工作日内给出答复。", ""},
		// how the world goes cannot be demanded
		{"", "罚款标准每年会变，馆里自己能改。", "罚款标准每年会变，馆里自己必须能够改。", ""},
		{"", "馆员自己能改罚款标准。", "馆员自己必须能够改罚款标准。", ""},
		// how people are, and what the product does for them
		{"读者", "读者可以看书以后能看到进度。", "读者看书以后必须能够看到进度。", ""},
		{"", "可以一次登记多件行李。", "书架必须允许一次登记多件行李。", ""},
		{"", "他不太识字，你给他弄个大按钮。", "他不太识字，书架必须提供大按钮。", "提供大按钮"},
		{"", "不要显示病人的姓名。", "书架不得显示病人的姓名。", ""},
		{"", "支持代金券：每单最多用 2 张。", "书架必须支持代金券：每单最多用 2 张。", ""},
		// what people say
		{"", "对对，逾期的要打电话提醒。", "逾期的必须打电话提醒。", ""},
		{"", "那你弄个提醒给馆员。", "书架必须提醒馆员。", "提醒馆员"},
		{"", "我想要的是每一箱装完，重量自动对到箱号上。", "每一箱装完，重量必须自动对到箱号上。", ""},
	} {
		got := requirementOf(t, said{Lang: "zh", Priority: "must", Actor: c.actor, Text: c.text})
		require.Equal(t, c.bound, got.Description[0], c.text)
		if c.title != "" {
			require.Equal(t, c.title, got.Title, c.text)
		}
	}
}

func TestStatesOfPeopleAreNoDeeds(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: "zh", Product: "药箱"}, "standard")
	for _, c := range []struct{ name, act, want string }{
		{"老人", "不太会打字，希望可以直接说话", "老人不太会打字，应当能够直接说话"},
		{"保安", "流动大，离职当天权限就要收回", "保安流动大，离职当天权限应当收回"},
		{"律师", "系统自动生成草稿，我只需要确认", "药箱应当自动生成草稿，律师只需要确认"},
		{"店长", "毛利低于 10% 时收到提醒", "店长应当在毛利低于 10% 时收到提醒"},
	} {
		got, ok := w.BoundPerson(c.name, c.act, "Should")
		require.True(t, ok, c.act)
		require.Equal(t, c.want, got)
	}
	for _, act := range []string{"导出报表", "在手机上签到，超时也可以补签", "按楼栋看清单"} {
		_, ok := w.BoundPerson("店长", act, "Should")
		require.False(t, ok, act)
	}
}
