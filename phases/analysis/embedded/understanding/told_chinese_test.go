package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestWhatChinesePeopleTellBetweenTheirDemandsIsNoDuty(t *testing.T) {
	t.Parallel()
	u := understood(t, "# 训犬学校排课系统\n\n## 一、介绍\n\n我们目前 6 个训犬师，排课全靠一个微信群，经常撞课。上个月有 9 个主人白跑一趟才发现课取消了。退课率大概三成，老板希望国庆前退课率能控制在 15% 以内。\n\n## 二、排课\n\n1. 主人在小程序里选训犬师和时间下单。\n2. 训犬师早上抢时段抢完又不来，为这事吵过好几次。\n3. 满意度现在也就 70%，希望明年能到 85%。\n4. 老照片怎么导进来，也帮我们想想。\n")
	require.Equal(t, []string{"主人在小程序里选训犬师和时间下单。"}, featureTexts(u))
	require.Len(t, u.Problem, 3)
	require.Len(t, u.Goals, 2)
	for i, want := range []GoalFact{
		{Metric: "退课率", Target: "15% 以内", Due: "国庆前", Baseline: "三成"},
		{Metric: "满意度", Target: "85%", Due: "明年", Baseline: "70%"},
	} {
		g := u.Goals[i]
		require.Equal(t, want, GoalFact{Metric: g.Metric, Target: g.Target, Due: g.Due, Baseline: g.Baseline})
	}
	require.Len(t, u.Questions, 1)
}

func TestChinesePeoplePutOffInFewWords(t *testing.T) {
	t.Parallel()
	u := understood(t, "# 训犬学校排课系统\n\n## 功能\n\n病历管理这次不做，继续用宠物医院的软件，不过每次上课要记狗的体重。\n\n保险对接也聊了聊，许总说明年再说。\n\n能不能做个直播看训练？比如主人在公司打开手机看狗。训犬师小段提的，挺好，但不着急，往后放。\n")
	left := make([]string, 0, len(u.NonGoals))
	for _, n := range u.NonGoals {
		left = append(left, n.Text)
	}
	require.Equal(t, []string{"病历管理。", "保险对接。", "做个直播看训练。"}, left)
	require.Equal(t, []string{"每次上课要记狗的体重。"}, featureTexts(u))
}

func TestTheLastWordOfAChineseHeadingSaysWhatStandsBelow(t *testing.T) {
	t.Parallel()
	for _, title := range []string{"方案目标", "二、建设目标", "需求目标"} {
		u := understood(t, "# 消息平台技术方案\n\n## "+title+"\n\n1. 短信成本降低 20%。\n2. 接入时间从 5 天降到 1 天。\n\n## 功能\n\n- 运维可以摘除供应商。\n")
		require.Len(t, u.Goals, 2, title)
		require.Len(t, u.Features, 1, title)
	}
}

func TestChinesePersonasAreRoles(t *testing.T) {
	t.Parallel()
	u := understood(t, "# 修表店接单小程序\n\n## 用户画像\n\n**老周，52 岁，修表师傅**\n店里就他一个人，手机字要大。\n\n**小林，公司职员**\n周末才有空送修。\n\n## 功能\n\n- 修表师傅可以报价。\n\n## 角色\n\n- 车队客户 (fleet operator)：决定升级时间窗\n")
	got := map[string][]string{}
	for _, a := range u.Actors {
		got[a.Name] = a.Aliases
	}
	require.Equal(t, map[string][]string{"修表师傅": {"老周"}, "车队客户": {"fleet operator"}}, got)
}

func TestWhatAChineseFlowDemandsIsRequired(t *testing.T) {
	t.Parallel()
	u := understood(t, "# 修表店接单小程序\n\n## 核心流程\n\n1. 小林 10:00 拍照下单。\n2. 18:00 系统自动关闭超过 3 天的单子。\n\n## 取件流程\n\n- 修好后每 2 天提醒一次取件。\n- 客户可以推迟取件。\n- 师傅把表交给客户。\n")
	require.Equal(t, []string{"18:00 系统自动关闭超过 3 天的单子。", "修好后每 2 天提醒一次取件。", "客户可以推迟取件。"}, featureTexts(u))
}

func TestChineseRulesToldWithoutADemandAreRequired(t *testing.T) {
	t.Parallel()
	u := understood(t, "# 共享储物柜\n\n## 使用\n\n到柜前拿手机扫柜上的码开柜，没订单的打不开。\n\n一个月逾期超过 3 次的，停 7 天不让订。\n\nP0 告警独占一个队列。\n\n### 值班\n\n值班长忙时，P0 告警转给主管，P2 告警排队。\n")
	require.Subset(t, featureTexts(u), []string{"到柜前拿手机扫柜上的码开柜，没订单的打不开。", "一个月逾期超过 3 次的，停 7 天不让订。"})
	for i := range u.Features {
		require.Empty(t, u.Features[i].Priority)
	}
}

func TestWhatNamesNoSystemIsNone(t *testing.T) {
	t.Parallel()
	u := understood(t, "# 消息平台\n\n## 功能\n\n- 业务方只对接一个接口。\n- 门禁用的是密码。\n- 医保对接讨论了一下。\n- 小程序用 Taro，方便以后出支付宝版。\n")
	require.Empty(t, u.Integrations)
}

func TestWhatIsAgreedOnInAChineseMeetingIsADemandOfItsOwn(t *testing.T) {
	t.Parallel()
	u := understood(t, "# 诊所预约系统\n\n## 预约\n\n1. 初诊患者不能直接约种植，得先约检查。陈医生特别强调了这条。\n2. 系统提前一天发短信提醒。很多人不看短信，阿凯建议再加一条公众号模板消息，大家同意。\n")
	require.Equal(t, []string{"初诊患者不能直接约种植，得先约检查。", "系统提前一天发短信提醒。", "再加一条公众号模板消息。"}, featureTexts(u))
	for i := range u.Features {
		require.Empty(t, u.Features[i].Criteria)
	}
}

func TestAChineseMailNamesTheSystemInItsSubject(t *testing.T) {
	t.Parallel()
	u := understood(t, "发件人：孙总\n收件人：小马\n主题：Re: 自习室那套系统，我再把想法捋一下\n\n小马你好，\n\n学生打开小程序能看到座位图。微信支付就行，支付宝先不用。\n\n用的人：学生大概 2 万个注册的。座位绝对不能一座两卖。\n")
	require.Equal(t, "自习室系统", u.Product)
	require.Equal(t, "微信支付", u.Integrations[0].Name)
	require.Len(t, u.Integrations, 1)
	require.Len(t, u.NonGoals, 1)
	for _, a := range u.Actors {
		require.NotContains(t, a.Role, "座位")
	}
}

func TestAnEndpointThatReturnsStatesIsKept(t *testing.T) {
	t.Parallel()
	u := understood(t, "# 消息平台\n\n## 接口\n\n### 查询状态\n\n`GET /v1/messages/{id}`，返回 `pending`、`sent`、`failed` 三种状态之一。\n")
	require.Len(t, u.Endpoints, 1)
}

func TestChineseMinutesBeginWithADayAndWhoWasThere(t *testing.T) {
	t.Parallel()
	u := understood(t, "# 7 月 12 日 青禾农场会员系统 碰头记录\n\n参加人：场长老丁、会员部小许、开发阿峰\n\n一、认领\n\n1. 会员可以在小程序里认领地块。\n2. 小许说很多人想合租，马会计建议允许绑定两个微信号，大家同意。\n\n二、后面的事\n\n- 小许把 380 户的资料整理成表。\n")
	require.Equal(t, "青禾农场会员系统", u.Product)
	require.Equal(t, []string{"会员可以在小程序里认领地块。", "允许绑定两个微信号。"}, featureTexts(u))
}

func TestChineseNotesCountPeopleAndAskForEase(t *testing.T) {
	t.Parallel()
	u := understood(t, "# 门店智能排班\n\n## 功能\n\n- 员工之间可以换班。\n\n## 其他\n\n李总说一定要简单，店长大多四十多岁，字不能太小。\n\n员工大概 900 人，兼职占一半。\n\n兼职能不能跨店排班？李总说要，但是工时怎么算还没想清楚。\n")
	require.Equal(t, []string{"员工之间可以换班。", "兼职可以跨店排班。"}, featureTexts(u))
	require.Len(t, u.Situation, 1)
	require.Len(t, u.Qualities, 1)
	require.Len(t, u.Questions, 1)
}

func TestADutyBehindWhatIsLeftOutIsRequired(t *testing.T) {
	t.Parallel()
	u := understood(t, "# 殡仪馆预约平台\n\n## 暂不做\n\n骨灰寄存这期不做，继续用民政局的系统，但平台要能查到寄存编号。\n")
	require.Equal(t, []string{"平台要能查到寄存编号。"}, featureTexts(u))
	require.Len(t, u.NonGoals, 1)
}
