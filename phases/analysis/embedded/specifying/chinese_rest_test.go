package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// Each clause of a statement that says what happens is tested: not only what binds
// with a number or a ban.
func TestEachClauseThatSaysWhatHappensIsTested(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ actor, text, tested string }{
		{"读者", "读者可以预约图书，并收到取书的日期。", "读者可以预约图书，收到取书的日期。"},
		{"馆员", "馆员可以给破损图书拍照登记，低于最低册数时系统给采购员发邮件。", "低于最低册数时系统给采购员发邮件。"},
		{"", "打印书标：一本书打印一套两张书标，书脊和封底号码一致。", "打印书标：书脊和封底号码一致。"},
		{"", "生成带条码的借书证，扫码可调出读者信息。", "扫 2 个不同的码：各自显示对应的读者信息；扫无效的码时说明没有符合的数据。"},
		{"馆员", "馆员可以给分馆派发盘点任务，设置完成日期。", "重新打开时显示馆员所设的完成日期。"},
		{"读者", "读者通过校园卡登录，首次登录时绑定手机号。", "第 1 次登录时要求绑定手机号，完成后第 2 次登录不再要求。"},
		{"", "荐购单：读者填写书名和作者，采购员可以驳回。", "荐购单：采购员可以驳回。"},
	} {
		got := requirementOf(t, said{Lang: "zh", Priority: "must", Actor: c.actor, Text: c.text})
		require.Contains(t, got.Criteria, c.tested, c.text)
	}
}

// What only says why, for what or with which things is tested by nothing of its own.
func TestAnAsideIsNoCriterion(t *testing.T) {
	t.Parallel()
	for _, text := range []string{
		"读者可以预约图书，不用跑到柜台。",
		"读者可以预约座位，方便周末自习。",
		"馆员可以登记捐书，共三类。",
	} {
		got := requirementOf(t, said{Lang: "zh", Priority: "must", Text: text})
		for _, k := range got.Criteria {
			for _, aside := range []string{"柜台", "方便", "共三类"} {
				require.NotContains(t, k, aside, text)
			}
		}
	}
}

// Where data may not go is shown by where all of it lies, and not by attempts.
func TestDataThatStaysIsTestedByItsPlaces(t *testing.T) {
	t.Parallel()
	for _, text := range []string{"借阅记录不得出境。", "全部扫描文件存于本馆机房，不得离开园区。"} {
		got := requirementOf(t, said{Lang: "zh", Priority: "must", Text: text})
		require.Contains(t, got.Criteria, "列出数据库、备份、日志和导出文件的全部存放位置，没有一处违反："+text)
	}
	got := requirementOf(t, said{Lang: "zh", Priority: "must", Text: "读者不得离开座位。"})
	require.NotContains(t, got.Criteria[0], "备份")
}

// To report what somebody wrote is neither to write nor to rate it, and what is signed
// when it is made does not change with the data.
func TestAReportOfATalkIsNoTalk(t *testing.T) {
	t.Parallel()
	for text, not := range map[string]string{
		"读者可以举报评论或聊天。":      "接收者的设备",
		"读者可以举报书评。":         "未参与的人",
		"到货时生成签名的 PDF 验收单。": "数据变化后",
	} {
		for _, k := range requirementOf(t, said{Lang: "zh", Priority: "must", Text: text}).Criteria {
			require.NotContains(t, k, not, text)
		}
	}
}

// What one can do from a moment on is wished in one sentence.
func TestAWishNamesItsMoment(t *testing.T) {
	t.Parallel()
	require.Equal(t, "师傅修好后能打分", requirementOf(t, said{Lang: "zh", Priority: "must", Text: "师傅修好后，读者可以打分。"}).Want)
}

// A story on a card is tested by what it wishes and not by who wishes it.
func TestTheFrameOfAStoryIsNotTested(t *testing.T) {
	t.Parallel()
	got := requirementOf(t, said{Lang: "zh", Priority: "must", Actor: "馆员", Text: "作为馆员，我希望书库温度达到 28 度和 30 度时收到提醒。"})
	require.NotEmpty(t, got.Criteria)
	for _, k := range got.Criteria {
		require.NotContains(t, k, "我希望")
	}
}
