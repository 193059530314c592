package understanding

import (
	"testing"
)

func TestChineseLinesThatEndWithoutAStop(t *testing.T) {
	t.Parallel()
	rows := "需求\n小区充电桩预约\n\n业主在手机上看哪个桩空着\n预约后 15 分钟没插枪就自动释放\n一户最多绑 2 辆车\n\n问题\n现在 8 个桩 60 多辆电车，天天吵架\n\n要求\n小程序打开 2 秒以内\n扣费不能错\n\n不要\n不做充值卡\n不做外来车辆\n\n没定的\n租客能不能用\n"
	tender := "第三章 采购需求\n\n一、项目概况\n（一）项目名称：临江县殡仪馆业务管理平台建设项目\n（二）采购人：临江县民政局\n\n二、功能要求\n（一）预约管理\n1. 丧属可通过微信公众号预约火化时间；\n2. 火化当日变更时间的，须经值班主任批准。\n（二）业务办理\n1. 窗口人员核验死亡证明；\n2. 各环节须双人扫码确认。\n"
	runGoals(t, []goalCase{
		{"a note", rows, []string{"product: 充电桩预约", "feature: 业主在手机上看", "feature: 自动释放", "constraint: 最多绑 2 辆车", "problem: 天天吵架", "quality: 2 秒以内", "constraint: 扣费不能错", "non_goal: 充值卡", "non_goal: 外来车辆", "question: 租客"}},
		{"chapters below clauses", tender, []string{"product: 殡仪馆业务管理平台", "feature: 预约火化时间", "feature: 值班主任批准", "feature: 死亡证明", "!feature: 业务办理", "!criterion: 业务办理", "!feature: 功能要求"}},
		{"wrapped lines stay together", "# 码头\n\n## 功能\n\n船长在手机上申请泊位并且上传船舶证书和货物清单系统在\n三十秒内给出可用泊位列表并且按照吃水深度从深到浅排好\n序让船长挑选。\n", []string{"feature: 系统在三十秒内给出可用泊位列表并且按照吃水深度从深到浅排好序让船长挑选"}},
	})
}

func TestAChineseInterviewIsReadByItsNames(t *testing.T) {
	t.Parallel()
	text := "采访：县医院输液室护士长 白洁\n采访人：小郑\n\n小郑：您现在输液室一天大概多少人？\n白护士长：流感的时候五百多，叫号全靠喊。\n小郑：您希望系统帮您做什么？\n白护士长：病人缴完费自动排队，大屏显示号码。\n小郑：跟哪些系统有关系？\n白护士长：收费也在 HIS 里，你们别碰。检验那边暂时不用管。\n小郑：有没有什么担心的？\n白护士长：就怕网断了。\n小郑：什么时候要用上？\n白护士长：11 月底要上线。\n\n---\n\n采访人备注\n\n- 疑问：座位谁来排？\n"
	runGoals(t, []goalCase{
		{"names", text, []string{"problem: 叫号全靠喊", "feature: 自动排队", "non_goal: 收费也在 HIS", "non_goal: 检验", "risk: 网断", "milestone: 11 月底", "question: 座位谁来排", "!question: 一天大概多少人", "!question: 帮您做什么", "!feature: 小郑", "!note: 小郑"}},
		{"a chat stays a chat", "小崔 09:10\n书丢了都不知道在谁家\n小白 09:11\n要不要押金？\n小崔 09:12\n不要押金，一次最多借 3 本\n小白 09:13\n我来写吧\n小崔 09:14\n好，4 月 23 号要能用\n", []string{"non_goal: 押金", "milestone: 4 月 23 号", "!note: 小崔 09"}},
	})
}

func TestChineseRunsOfClausesArePartedByWhatTheyClaim(t *testing.T) {
	t.Parallel()
	runGoals(t, []goalCase{
		{"a pain, bans and what is left out", "@所有人 跟驿站聊完了，她想要一个“帮取”小程序。\n她现在是微信群里接龙，老有人抢了不送，所以取件码在接单前绝对不能露出来，一个人手上最多同时 5 单；超过 20 公斤的不接，代寄件这次先不做。\n", []string{"problem: 老有人抢了不送", "constraint: 绝对不能露出来", "constraint: 最多同时 5 单", "constraint: 20 公斤", "non_goal: 代寄件"}},
		{"a date, a price, a speed, open questions", "她想要一个“帮取”小程序。\n国庆前要上线，预算不到 3 万，页面最好 1 秒多能打开，字大一点老人也要会用——抽成还是按月收她没想好，丢件谁赔也还没定。\n", []string{"milestone: 国庆前", "constraint: 3 万", "quality: 1 秒多", "quality: 字大一点", "question: 抽成", "question: 丢件谁赔"}},
		{"left out by pointing", "我们想做一个果园的收购系统，果农扫码过磅。网上卖果，我们有抖音店，不归这个系统。\n", []string{"non_goal: 网上卖果", "!non_goal: 抖音店"}},
	})
}

func TestPeopleAndSystemsThatAreNamedInPassing(t *testing.T) {
	t.Parallel()
	lead := "我们想做一个医院输液室的叫号系统，现在叫号全靠喊。\n\n"
	runGoals(t, []goalCase{
		{"people behind a relative clause", lead + "不方便下楼的住户发布取件单，同小区认证过的邻居抢单。", []string{"actor: 住户", "actor: 邻居"}},
		{"people who are told", lead + "5 分钟内没处理就打给德育处主任，超期的列入清单由馆长处理，变更须经值班主任批准。", []string{"actor: 德育处主任", "actor: 馆长", "actor: 值班主任", "!actor: 须经"}},
		{"who was asked", "需求访谈记录\n\n访谈对象：蒋社长、收购组 老覃、会计 小莫\n\n何：现在怎么收？\n老覃：全靠手写。\n何：要什么？\n小莫：自动出账单。\n何：还有吗？\n小莫：消费者扫码能看到产地。\n", []string{"actor: 社长", "actor: 收购组", "actor: 会计", "actor: 消费者"}},
		{"systems by their maker", lead + "地磅是耀华的仪表，有串口。我们医院用的是东软的。跟我们用的管家婆要能对上账。", []string{"integration: 耀华", "integration: 东软", "integration: 管家婆"}},
		{"systems by what goes through them", lead + "用微信登录吧。书名从豆瓣拉。账还是记在金蝶里面。电费走国家电网的接口结算。员工在企业微信里发起申请。", []string{"integration: 微信", "integration: 豆瓣", "integration: 金蝶", "integration: 国家电网", "integration: 企业微信"}},
		{"things of every day are none", lead + "现在用的是一个本子。从家里拉一车货。分选对接元旦之前。", []string{"!integration: 本子", "!integration: 家里", "!integration: 元旦"}},
		{"figures hoped for and things put off", lead + "希望漏点名从每月五六次降到 0，投诉减半。捐书登记可以放到第二期。抽奖、打卡这些都不要。", []string{"goal: 减半", "non_goal: 捐书登记", "non_goal: 抽奖", "non_goal: 打卡", "!problem: 减半"}},
	})
}
