package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/completing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestANumberIsProvenAsItsKindCallsFor reads how numbers of qualities are to be
// shown: keeping for years is no matter of load.
func TestANumberIsProvenAsItsKindCallsFor(t *testing.T) {
	t.Parallel()
	cases := []struct{ lang, class, text, proof string }{
		{"en", "P", "X-ray images are kept for 10 years.", "monthly check that 20 records just under that age can still be opened"},
		{"en", "S", "Visitor records are erased 30 days after the visit.", "monthly query for the age of the oldest record"},
		{"en", "P", "A released recipe takes effect within 10 minutes.", "20 changes, each timed until it takes effect, before each release"},
		{"en", "U", "Printing: €0.12 per page.", "monthly bill compared with the usage in that month"},
		{"en", "SC", "At most 40 open orders per table.", "automated test that requests one more than the limit"},
		{"en", "SC", "The till handles 300 orders per hour.", "load test with rising steps before each release"},
		{"en", "P", "The ward list loads in 2 seconds on a tablet.", "20 timed runs on the named device and connection before each release"},
		{"en", "P", "The nightly batch ends within 40 minutes.", "one timed run with the stated amount of data before each release"},
		{"en", "P", "Entering a new patient takes under 90 seconds.", "timed test with 5 people from the target group before each release"},
		{"en", "P", "The parser answers in 20 ms.", "load test of 10 minutes before each release"},
		{"en", "P", "95 % of urgent orders are answered within 4 hours.", "start and end of every case taken from its records, reported monthly"},
		{"en", "A", "During the five days it has to be up, 99.9 %.", "external check once a minute"},
		{"en", "A", "The kiosks are down for at most 4 hours per month.", "external check once a minute"},
		{"zh", "A", "每月停机不超过 4 小时。", "每分钟 1 次外部探测"},
		{"en", "SC", "The peak is Monday 17–19 h with 350 check-ins per 10 min.", "load test with rising steps before each release"},
		{"en", "P", "The roster of a month is computed in under 5 minutes.", "one timed run with the stated amount of data before each release"},
		{"en", "P", "The export may get at most 5 % slower than today.", "the same data run through the previous and the new version before each release"},
		{"zh", "P", "投诉 24 小时内答复。", "按记录中的起止时间计算，每月汇报"},
		{"en", "A", "The stations are down for at most 4 hours a year.", "external check once a minute"},
		{"zh", "A", "系统可用率≥99.95%，年累计停机时间不超过 4.4 小时。", "每分钟 1 次外部探测"},
		{"zh", "SC", "高峰一小时大约 300 单。", "每次发版前做阶梯压测"},
		{"zh", "U", "新保管员经 30 分钟培训即可独立操作。", "首次发版前做 10 人可用性测试"},
		{"en", "R", "Recognition accuracy of at least 97 %.", "run with 1,000 labelled cases at each release"},
		{"zh", "P", "检查影像保存 10 年。", "每月抽查 20 条即将到期的记录，每条均可打开"},
		{"zh", "U", "字号不小于 18 像素。", "每次构建检查样式文件中的尺寸"},
		{"zh", "P", "价目表修改后 5 分钟内生效。", "每次发版前取 20 次变更，逐次记录到生效的时间"},
		{"zh", "P", "平板上打开病历不超过 2 秒。", "每次发版前在所述设备和网络上实测 20 次并计时"},
		{"zh", "SC", "每桌最多 40 张未结账单。", "自动化测试：请求数超出上限 1 个"},
		{"zh", "R", "票据识别率不低于 97%。", "每次发版用 1,000 条已标注样本测试"},
	}
	for _, c := range cases {
		w := handMade(t, &understanding.Understanding{Lang: specs.Lang(c.lang), Product: "Till"}, "standard")
		n := w.statedNFR(&understanding.QualityFact{Class: c.class, Text: c.text, Source: specs.FromLines(3, 3)})
		require.Equal(t, w.Say("proposed", "text", c.proof), n.Targets[0].Measurement, c.text)
	}
}

// TestEachNumberHasAProofOfItsOwn has two kinds of numbers in one sentence.
func TestEachNumberHasAProofOfItsOwn(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.English, Product: "Till"}, "standard")
	n := w.statedNFR(&understanding.QualityFact{Class: "P", Text: "Reports open within 3 seconds; receipts are kept for 7 years.", Source: specs.FromLines(3, 3)})
	require.Len(t, n.Targets, 2)
	require.Equal(t, "proposed: load test of 10 minutes before each release", n.Targets[0].Measurement)
	require.Equal(t, "proposed: monthly check that 20 records just under that age can still be opened", n.Targets[1].Measurement)
}

// TestAnAddedMeasureSaysWhatItCounts has a quality without a number: what is
// none of 20 is what fails, and not the quality.
func TestAnAddedMeasureSaysWhatItCounts(t *testing.T) {
	t.Parallel()
	for lang, c := range map[specs.Lang]struct{ text, want string }{
		specs.English: {"Recordings are encrypted.", "connections made or records stored without this protection: 0 of 20 attempts"},
		specs.Chinese: {"录音加密存储。", "数据库文件和备份中可以直接读出的录音：0 条"},
	} {
		w := handMade(t, &understanding.Understanding{Lang: lang, Product: "Till"}, "standard")
		n := w.statedNFR(&understanding.QualityFact{Class: "S", Text: c.text, Source: specs.FromLines(3, 3)})
		require.True(t, completing.MeasureAdded(&n))
		require.Equal(t, c.want, w.TargetOf(&n))
	}
}

// TestOnlyWhatIsAMatterOfDegreeIsAskedForANumber reads qualities without one: a
// rule that is kept or broken is shown by no breach of it, and nobody is asked.
func TestOnlyWhatIsAMatterOfDegreeIsAskedForANumber(t *testing.T) {
	t.Parallel()
	cases := []struct {
		lang, class, text, metric string
		asked                     bool
	}{
		{"en", "S", "Each nurse signs in with a badge.", "violations found", false},
		{"en", "O", "Tide tables come from the hydrographic office.", "violations found", false},
		{"en", "M", "Adding a sixth ward is configuration.", "violations found", false},
		{"en", "R", "A booking is never lost.", "confirmed changes lost after a forced restart", false},
		{"en", "U", "The ward list is easy to read.", "share of 10 test users who finish the task without help", true},
		{"en", "SC", "The hub scales to a second hospital.", "load at which the response time doubles", true},
		{"zh", "S", "护士用工牌登录。", "发现的违反次数", false},
		{"zh", "U", "操作要简单。", "10 名测试者中无需帮助即完成任务的比例", true},
	}
	for _, c := range cases {
		w := handMade(t, &understanding.Understanding{Lang: specs.Lang(c.lang), Product: "Ward hub"}, "standard")
		n := w.statedNFR(&understanding.QualityFact{Class: c.class, Text: c.text, Source: specs.FromLines(3, 3)})
		require.Equal(t, c.metric, n.Targets[0].Metric, c.text)
		require.Equal(t, c.asked, len(n.OpenQuestions) > 0, c.text)
	}
}

// TestWhatATitleTellsOfIsNotItsOtherTarget: a number that the title does not hold says
// what it measures, so that "redirects continue" is not read with the minutes of something else.
func TestWhatATitleTellsOfIsNotItsOtherTarget(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.English, Product: "Till"}, "standard")
	n := specs.NFR{Title: "Loss of a region: sales go on", Source: specs.FromLines(3, 3), Targets: []specs.Target{
		{Metric: "Age of what is lost", Target: "at most 5 minutes", Source: specs.FromLines(3, 3)}, {Metric: "Full service", Target: "within 1 hour", Source: specs.FromLines(3, 3)},
	}}
	require.Equal(t, "age of what is lost: at most 5 minutes; full service: within 1 hour", w.JudgedBy(&n))
	n.Title, n.Targets = "Sales take 3 s", []specs.Target{{Metric: "Sale", Target: "3 s", Source: specs.FromLines(3, 3)}}
	require.Equal(t, "3 s", w.JudgedBy(&n))
}

// TestATitleThatIsTheMeasureIsSaidOnce: behind a title that says what is measured stands the
// number alone; a percentile of it is another measure.
func TestATitleThatIsTheMeasureIsSaidOnce(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.English}, "light")
	for metric, want := range map[string]string{
		"Charts are shown": "99 %", "Time until charts are shown": "99 %", "95th percentile of what charts are shown": "95th percentile of what charts are shown: 99 %",
	} {
		n := specs.NFR{Title: "Charts are shown", Source: specs.FromLines(3, 3), Targets: []specs.Target{{Metric: metric, Target: "99 %", Source: specs.FromLines(3, 3)}}}
		require.Equal(t, want, w.JudgedBy(&n), metric)
	}
}
