package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// Who or what is bound stands deeper in a clause: behind a moment, behind what
// describes somebody, or in a later clause.
func TestChineseStatementsBindDeeperClauses(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"馆员盘点后读者复核。":                    "馆员盘点后，读者必须能够复核。",
		"月底自动生成报表，可追溯到每一册。":             "书架必须在月底自动生成报表，可追溯到每一册。",
		"退票的话读者前一天晚上 9 点前提交，票款自动退。":     "退票的话，读者必须前一天晚上 9 点前提交，票款自动退。",
		"住得远的读者登记取书地点，邻居代取。":            "住得远的读者必须能够登记取书地点，邻居代取。",
		"馆员验收后为每册打印条码，登记册号。":            "馆员验收后必须为每册打印条码，登记册号。",
		"放入书柜时检查是否超重，超重的拒绝登记。":          "放入书柜时，书架必须检查是否超重，超重的拒绝登记。",
		"图书上架时扫描条码，系统自动指定架位。":           "图书上架时必须扫描条码，系统自动指定架位。",
		"每只书箱一个编号，装箱时登记册数。":             "每只书箱必须有一个编号，装箱时登记册数。",
		"展期结束仍未领走的，按读者事先的选择退回或捐给学校。":    "展期结束仍未领走的，书架必须按读者事先的选择退回或捐给学校。",
		"库存超限、室温超过 28 ℃ 时，通过企业微信通知责任人。": "库存超限、室温超过 28 ℃ 时，书架必须通过企业微信通知责任人。",
		"车位满时，入口屏幕显示“已满”，员工仍可进入。":       "车位满时，入口屏幕必须显示“已满”，员工仍可进入。",
		"山上的书点有三个，断网也要能借书，有网了再传。":       "山上的书点有三个，断网也必须能够借书，有网了再传。",
		"毛重、皮重各读一次，净重自动算出来，贴在箱上。":       "毛重、皮重各读一次，净重必须自动算出来，贴在箱上。",
		"读者或馆员本人前一天 20:00 前订座，之后不退。":    "读者或馆员本人必须能够在前一天 20:00 前订座，之后不退。",
		"读者前一天 18:00 前取消，之后不退。":         "读者必须能够前一天 18:00 前取消，之后不退。",
		"馆员前一天 18:00 前提交清单。":            "馆员必须前一天 18:00 前提交清单。",
		"供应商的对账单同步抄送财务。":                "供应商的对账单必须同步抄送财务。",
		"合同相对方可通过短信链接查看文件，不需要注册。":       "合同相对方必须能够通过短信链接查看文件，不需要注册。",
		"馆员离职当天账号自动失效。":                 "馆员离职当天，账号必须自动失效。",
		"读者请假当天由代班人处理。":                 "读者请假当天，必须由代班人处理。",
		"读者预约当天可以取消。":                   "读者预约当天必须能够取消。",
		"读者可以当天取消预约。":                   "读者必须能够当天取消预约。",
		"手机号落库前用 KMS 加密。":               "手机号落库前，书架必须用 KMS 加密。",
		"断网时书柜本地可独立运行 24 小时，恢复后自动同步。":   "断网时书柜本地必须能够独立运行 24 小时，恢复后自动同步。",
	} {
		got := requirementOf(t, said{Lang: "zh", Priority: "must", Text: text})
		require.Equal(t, want, got.Description[0], text)
	}
}

func TestWhatAsksIsNotBoundDeeper(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: "zh", Product: "药箱"}, "standard")
	for _, text := range []string{"比如这种药，要停 10 天还是多少，你问医生", "来一车，他家几块地、哪块地这几天能不能采都要看"} {
		_, ok := w.BoundDeeper(text, "must")
		require.False(t, ok, text)
	}
}

// 以后 puts off only where it opens a clause: elsewhere it tells a moment.
func TestAMomentIsNotPutOff(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: "zh", Product: "药箱"}, "standard")
	for text, want := range map[string]bool{
		"下单以后能看到进度":      false,
		"2023 年以后的数据要导入": false,
		"以后可以做成小程序":      true,
		"导出，后续再做":        true,
		"要是还有余力，做个预测":    true,
	} {
		require.Equal(t, want, w.postponed(text), text)
	}
}

func TestTheDateOfAStepStandsBehindItsName(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: "zh", Product: "药箱"}, "standard")
	for text, want := range map[string]string{
		"M2: 内容 收费、发票对接，6 月 15 日": "M2（6 月 15 日）：收费、发票对接。",
		"试点：2025 年 6 月，内容 两个院区上线": "试点（2025 年 6 月）：两个院区上线。",
		"试点：两个院区上线":               "试点：两个院区上线",
	} {
		require.Equal(t, want, w.MilestoneText(text))
	}
}

// What a thing does, or who is called a role, is bound in its own clause; a label that
// only says who speaks is none.
func TestChineseStatementsBindThings(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"校区管理员批量导入学生名单，每班最多 60 人。":       "校区管理员必须能够批量导入学生名单，每班最多 60 人。",
		"断电、漏水超过 15 分钟也算事故。":             "断电、漏水超过 15 分钟也必须算事故。",
		"初审不通过退回「待修改」。":                  "初审不通过时，书架必须退回「待修改」。",
		"押金退款走微信支付，发票由财务系统开。":            "押金退款必须走微信支付，发票由财务系统开。",
		"“同学也在看”，只按课程聚合。":                "书架必须提供“同学也在看”，只按课程聚合。",
		"图书、音像等超过 500 元的资料，借出前提示双方验收。":   "图书、音像等超过 500 元的资料，书架必须在借出前提示双方验收。",
		"限流 (rate limiting)：每人每天最多 5 次。": "书架必须支持限流 (rate limiting)：每人每天最多 5 次。",
		"阿明讲技术：用学校的服务器，不买新的。":            "书架必须用学校的服务器，不买新的。",
		"Dashboard：在馆人数和座位。":             "书架必须提供 Dashboard：在馆人数和座位。",
		"订单产生时 webhook 推给学校，失败重试 5 次。":   "订单产生时，webhook 必须推给学校，失败重试 5 次。",
	} {
		got := requirementOf(t, said{Lang: "zh", Priority: "must", Text: text})
		require.Equal(t, want, got.Description[0], text)
	}
}

// A title tells what is demanded, not the fact before it.
func TestATitleTellsTheDemand(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"山上的书点有三个，断网也要能借书，有网了再传。": "断网也能借书，有网了再传",
		"八十岁以上的有五十来户，可以让子女代看。":    "让子女代看",
		"每一箱装完，各层的重量自动对到箱号上。":     "各层的重量自动对到箱号上",
	} {
		require.Equal(t, want, requirementOf(t, said{Lang: "zh", Priority: "must", Text: text}).Title, text)
	}
}

// A wish that demands nothing stays as weak as it was said.
func TestASoftWishIsNoDemand(t *testing.T) {
	t.Parallel()
	zh := handMade(t, &understanding.Understanding{Lang: "zh", Product: "药箱"}, "standard")
	en := handMade(t, &understanding.Understanding{Lang: "en", Product: "Box"}, "standard")
	require.True(t, zh.onlyWished("最好能点一下听语音"))
	require.False(t, zh.onlyWished("最好扫个码就出来，字也要大"))
	require.False(t, zh.onlyWished("读者要能看到进度"))
	require.True(t, en.onlyWished("Ideally it reads the label aloud."))
	require.False(t, en.onlyWished("We want it to read the label aloud."))
}
