package wording

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// show writes measures as "op value[–high] unit class" with | between.
func show(ms []Measure) string {
	out := make([]string, 0, len(ms))
	for _, m := range ms {
		value := fmt.Sprintf("%g", m.Value)
		if m.High != 0 {
			value += fmt.Sprintf("–%g", m.High)
		}
		out = append(out, strings.Join(strings.Fields(fmt.Sprintf("%s %s %s %s", m.Op, value, m.Unit, m.Class)), " "))
	}
	return strings.Join(out, "|")
}

func TestMeasures(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, want string }{
		{"", ""},
		{"no numbers here", ""},
		{"loads in under 200 ms", "< 200 ms time"},
		{"at most 5 attempts", "≤ 5 attempts count"},
		{"at most 5", "≤ 5 count"},
		{"p95 < 800ms", "< 800 ms time"},
		{"99.9 % uptime", "= 99.9 % share"},
		{"99.9% uptime", "= 99.9 % share"},
		{"10k users", "= 10000 users count"},
		{"10k concurrent users", "= 10000 users count"},
		{"within 500 m of the pier", "≤ 500 m length"},
		{"a token of 15m", "= 15 min time"},
		{"1 h 30 m", "= 1 h time|= 30 min time"},
		{"12,000 msg/s", "= 12000 messages/s rate"},
		{"每天 3000 单", "= 3000 orders/d rate"},
		{"3–5 days", "= 3–5 d time"},
		{"3-5 days", "= 3–5 d time"},
		{"3 to 5 days", "= 3–5 d time"},
		{"5 GB", "= 5 GB size"},
		{"up to 5GB of files", "≤ 5 GB size"},
		{"costs $10", "= 10 USD money"},
		{"$10 per month", "= 10 USD/month money"},
		{"$1,000.50 a year", "= 1000.5 USD/year money"},
		{"€5–10", "= 5–10 EUR money"},
		{"10 dollars", "= 10 USD money"},
		{"within two seconds", "≤ 2 s time"},
		{"answered within half a second", "≤ 0.5 s time"},
		{"half an hour before", "= 0.5 h time"},
		{"half a dozen pages", ""},
		{"the first half of an hour", ""},
		{"no more than 3 seconds", "≤ 3 s time"},
		{"must not exceed 100 MB", "≤ 100 MB size"},
		{"more than 1 million records", "> 1e+06 rows count"},
		{"over 100 items", "> 100 items count"},
		{"the mean over 30 days", "= 30 d time"},
		{"staggered over 2 hours", "= 2 h time"},
		{"asked 5 times over 2 hours", "= 5 times count|= 2 h time"},
		{"1000 requests per second", "= 1000 req/s rate"},
		{"500 req/s", "= 500 req/s rate"},
		{"200 rps", "= 200 req/s rate"},
		{"at least 50 TPS", "≥ 50 tx/s rate"},
		{"10 MB/s", "= 10 MB/s rate"},
		{"100 Mbps", "= 100 Mbit/s rate"},
		{">= 80 % coverage", "≥ 80 % share"},
		{"≤ 1 s", "≤ 1 s time"},
		{"about 30 minutes", "~ 30 min time"},
		{"~5 min", "~ 5 min time"},
		{"kept for 30-day periods", "= 30 d time"},
		{"90 days or more", "≥ 90 d time"},
		{"100+ users", "≥ 100 users count"},
		{"5 business days", "= 5 workday time"},
		{"thirty minutes", "= 30 min time"},
		{"twenty-four hours", "= 24 h time"},
		{"two hundred ms", "= 200 ms time"},
		{"5 failed login attempts", "= 5 attempts count"},
		{"10 per cent", "= 10 % share"},
		{"60 fps", "= 60 frames/s rate"},
		{"Go v1.25", "= 1.25 version"},
		{"semver 1.2.3 only", "= 1.2 version"},
		{"in 200 ms and 3 s", "= 200 ms time|= 3 s time"},
		{"3x faster", "= 3 x factor"},
		{"max 20 characters", "≤ 20 chars count"},
		{"see REQ-001 and p95", ""},
		{"on 2026-01-02 at 12:30", ""},
		{"24/7 support", ""},
		{"OAuth 2.0", ""},
		{"one user, a second one", ""},
		{"the 2nd of 3rd", ""},
		{"`200 ms` in code", ""},
		{"https://a.b/100/5 s", ""},
		{"under **200 ms** always", "< 200 ms time"},
		{"每秒 1000 次", "= 1000 req/s rate"},
		{"不超过 3 秒", "≤ 3 s time"},
		{"可用性 99.9%", "= 99.9 % share"},
		{"十秒", "= 10 s time"},
		{"30 天内", "≤ 30 d time"},
		{"30天以内", "≤ 30 d time"},
		{"至少 8 个字符", "≥ 8 chars count"},
		{"超过 1 万用户", "> 10000 users count"},
		{"10万用户", "= 100000 users count"},
		{"3～5 天", "= 3–5 d time"},
		{"0～45℃", ""},
		{"3到5个工作日", "= 3–5 workday time"},
		{"小于 200 毫秒", "< 200 ms time"},
		{"两小时", "= 2 h time"},
		{"半小时", "= 0.5 h time"},
		{"二十五分钟", "= 25 min time"},
		{"100 元以上", "≥ 100 CNY money"},
		{"¥100", "= 100 CNY money"},
		{"每月 50 元", "= 50 CNY/month money"},
		{"约 500 条", "~ 500 items count"},
		{"日均预约 1350 次", "= 1350 times count"},
		{"签约 200 单", "= 200 orders count"},
		{"日均预约约 1350 次", "~ 1350 times count"},
		{"500 QPS", "= 500 req/s rate"},
		{"1000 次/秒", "= 1000 req/s rate"},
		{"每天 3 次", "= 3 times/d rate"},
		{"最多 5 次", "≤ 5 times count"},
		{"支持 1000 个并发用户", "= 1000 users count"},
		{"2024年5月3日", ""},
		{"一个用户", ""},
		{"第一步", ""},
		{"大小不得超过 20 MB。", "≤ 20 MB size"},
		{"响应时间在 2 秒左右", "~ 2 s time"},
		{"不少于三年", "≥ 3 year time"},
		{"五百万条记录", "= 5e+06 rows count"},
		{"twenty users", "= 20 users count"},
		{"twelve open orders", "= 12 orders count"},
		{"## 4.2 Redirects", ""},
		{"1.4 名词", ""},
		{"# 2 用户", ""},
		{"最近 24 小时", "= 24 h time"},
		{"准确率达到 95% 以上", "≥ 95 % share"},
	} {
		t.Run(c.text, func(t *testing.T) {
			t.Parallel()
			ms := Measures(c.text)
			require.Equal(t, c.want, show(ms))
			for _, m := range ms {
				require.Equal(t, m.Text, c.text[m.Start:m.End])
			}
		})
	}
}

func TestMeasureText(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"It answers in under 200 ms (p95).":   "under 200 ms",
		"A fee of at most $10 per month now.": "at most $10 per month",
		"系统应在不超过 3 秒内响应":                      "不超过 3 秒内",
		"支持每秒 1000 次请求":                       "每秒 1000 次",
		"keep 90 days or more of logs":        "90 days or more",
		"for 10k concurrent users today":      "10k concurrent users",
	} {
		ms := Measures(text)
		require.Len(t, ms, 1, text)
		require.Equal(t, want, ms[0].Text)
	}
}

func FuzzMeasures(f *testing.F) {
	for _, s := range []string{"under 200 ms", "$1,0.5k–3", "每秒 1000 次", "十万", "1-2-3", "v1.", "100+ x", "no more than\u00a05\u00a0%", "İ at most 5", "twenty-one hundred s"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		at := 0
		for _, m := range Measures(text) {
			require.GreaterOrEqual(t, m.Start, at, text)
			require.Greater(t, m.End, m.Start)
			require.Equal(t, text[m.Start:m.End], m.Text)
			require.NotEmpty(t, m.Class)
			require.NotEmpty(t, m.Op)
			at = m.End
		}
	})
}
