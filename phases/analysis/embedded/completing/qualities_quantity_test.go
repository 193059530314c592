package completing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestAMeasureIsAQuantity: the name of a measure is what the number counts, and not
// the sentence that the number was cut out of.
func TestAMeasureIsAQuantity(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.English, Product: "Ferry"}, "standard")
	for _, c := range []struct{ name, lead, target, want string }{
		{"The order page opens", "", "2 seconds", "Time until the order page opens"},
		{"Personal data of a skipper is deleted", "", "12 months", "Time until personal data of a skipper is deleted"},
		{"Invoices are kept", "", "7 years", "Time for which invoices are kept"},
		{"Raw data kept", "", "5 years", "Time for which raw data is kept"},
		{"A token is valid", "", "60 minutes", "Time for which a token is valid"},
		{"The nightly billing run finishes", "", "before 5:00", "Time of day at which the nightly billing run finishes"},
		{"A full tablet lasts a shift", "", "10 h", "Time for which a full tablet lasts"},
		{"A line is visible at the destination", "", "within 5 s", "Time until a line is visible at the destination"},
		{"A page with 200 pictures does not get slower", "", "1.1 s", "A page with 200 pictures does not get slower"},
		{"Secrets are rotated", "", "every 90 days", "Secrets are rotated"},
		{"The peak is Monday", "", "17–19 h", "The peak is Monday"},
		{"A badge is locked", "after", "30 minutes of inactivity", "Time until a badge is locked"},
		{"The server returns a signed link valid", "for", "15 minutes", "Time for which a signed link is valid"},
		{"The desk prints badges valid", "for", "1 day", "Time for which badges are valid"},
		{"A badge is locked", "for", "30 minutes", "Time for which a badge is locked"},
		{"The portal is available", "", "99.5 % of the time", "Availability of the portal"},
		{"Publish p99", "", "80 ms", "Publish p99"},
		{"Placing the order of tomorrow", "", "under 20 seconds", "Time for placing the order of tomorrow"},
		{"After the loss of one ferry the desk is back", "", "within 30 minutes", "Time until the desk is back after the loss of one ferry"},
		{"make a reading visible", "", "within 2 seconds of its arrival", "Time to make a reading visible"},
		{"Word check: answers", "", "150 ms", "Word check: answers"},
		{"Daily means", "", "10 years", "Daily means"},
		{"Price check answers", "", "150 ms", "Time until price check answers"},
		{"Statement runs finish", "", "within 90 minutes", "Time until statement runs finish"},
		{"The map of free berths loads", "", "within 3 seconds", "Time until the map of free berths loads"},
		{"Order lookup answers quickly at peak load", "", "p95 below 800 ms", "Time until order lookup answers at peak load"},
		{"The terminals work during the shifts", "", "99.8 % from 05:00 to 23:00", "Share of the time in which the terminals work during the shifts"},
		{"The customer pages can be used by everybody", "", "WCAG 2.2 AA", "Conformance of the customer pages"},
		{"One slow endpoint does not delay the others", "", "20 deliveries", "deliveries"},
		{"Ticket numbers do not change", "", "ten years", "Time for which ticket numbers do not change"},
		{"Phone numbers are encrypted at rest and deleted", "", "30 days after the stay", "Time until phone numbers are deleted"},
		{"Every change is written to a log that is kept", "", "18 months", "Time for which a log is kept"},
		{"The old key keeps working", "", "24 hours", "Time for which the old key keeps working"},
		{"Deliveries are signed and retried 8 times", "", "over 24 hours", "Deliveries are signed and retried 8 times"},
	} {
		require.Equal(t, c.want, w.quantity(c.name, c.lead, c.target), c.name)
	}
}

// TestAMetricOfAGoalIsAQuantity: what a goal is measured by is a share, a time or a number of
// those who do something, and not the sentence again.
func TestAMetricOfAGoalIsAQuantity(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.English, Product: "Ferry"}, "standard")
	for _, c := range []struct{ metric, target, text, want string }{
		{"Greta plans", "2 days", "Greta plans in 2 days instead of 3 weeks.", "Time in which Greta plans"},
		{"Requests arrive through the portal", "at least 70 %", "At least 70 % of requests arrive through the portal.", "Share of requests that arrive through the portal"},
		{"Customers order by themselves", "100 of the 140", "100 of the 140 customers order by themselves.", "Customers who order by themselves"},
		{"Planning a week", "under 2 hours", "Planning a week takes under 2 hours.", "Time for planning a week"},
		{"A loan at the counter", "less than one minute", "A loan at the counter should take less than one minute.", "Time for a loan at the counter"},
		{"Every critical alarm acknowledged", "within 10 minutes", "Every critical alarm acknowledged within 10 minutes.", "Time until every critical alarm is acknowledged"},
		{"Support time on questions", "under 5 hours", "Support time on questions under 5 hours.", "Support time on questions"},
		{"Days from drop-off to refund", "4 days", "Days from drop-off to refund fall to 4 days.", "Days from drop-off to refund"},
	} {
		require.Equal(t, c.want, w.goalMetric(c.metric, c.target, c.text), c.metric)
	}
}

// TestAChineseMeasureIsAQuantity does the same for Chinese, where the verb stands behind
// the number.
func TestAChineseMeasureIsAQuantity(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.Chinese, Title: "借书柜", Product: "借书柜"}, "standard")
	for _, c := range []struct{ before, target, after, want string }{
		{"页面", "3 秒内", "打开", "页面打开所需时间"},
		{"首屏在 4G 网络下", "2 秒内", "可操作", "首屏在 4G 网络下可操作所需时间"},
		{"第一次使用的同学", "3 分钟", "内能发布一件闲置", "第一次使用的同学发布一件闲置所需时间"},
		{"开放预约的 10 分钟内支持", "3000 人", "同时在线", "开放预约的 10 分钟内同时在线人数"},
		{"高峰", "1,300 人", "同时取餐不卡顿", "高峰同时取餐人数"},
		{"视频首帧", "1.5 秒内", "出现（车间 Wi-Fi", "视频首帧出现所需时间"},
		{"", "三秒之内", "要能出来", ""},
		{"同时在线", "6000 人", "", "同时在线人数"},
		{"毕业季峰值", "1500 QPS", "", ""},
		{"断网时可独立运行", "24 小时", "", ""},
		{"抓拍图片保存", "90 天", "后自动删除", ""},
	} {
		require.Equal(t, c.want, w.chineseQuantity(c.before, c.target, c.after), c.before)
	}
}
