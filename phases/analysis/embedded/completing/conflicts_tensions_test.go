package completing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestLinesThatNeedAWordOnHowTheyFit: two lines that can both hold only in a way that the
// source does not tell are asked about, with both; lines that fit are not.
func TestLinesThatNeedAWordOnHowTheyFit(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		lang       specs.Lang
		one, other string
		want       string
	}{
		{"en", "The record of each assignment is kept for 3 years.", "Personal data is deleted 12 months after the last stay.", "tension_kept"},
		{"en", "The record of each assignment is kept for 3 months.", "Personal data is deleted 12 months after the last stay.", ""},
		{"en", "The record of each assignment is kept anonymously for 3 years.", "Personal data is deleted 12 months after the last stay.", ""},
		{"en", "Check-in works offline and catches up later.", "If somebody has not checked in 15 minutes after the start, the team lead gets an SMS.", "tension_offline"},
		{"en", "Check-in does not work offline.", "If somebody has not checked in 15 minutes after the start, the team lead gets an SMS.", ""},
		{"en", "Lists work offline.", "If somebody has not checked in 15 minutes after the start, the team lead gets an SMS.", ""},
		{"en", "An alert must reach the driver within 30 s.", "Latency of an alert: p99 30 s.", "tension_share"},
		{"en", "An alert must reach the driver within 20 s.", "Latency of an alert: p99 30 s.", ""},
		{"zh", "入住登记单保存 3 年。", "住客的姓名和手机号在离店 6 个月后删除。", "tension_kept"},
		{"zh", "视频可以离线下载，保存 30 天。", "手机端做成企业微信里的 H5。", "tension_page"},
		{"zh", "视频可以在线播放。", "手机端做成企业微信里的 H5。", ""},
	} {
		w := handMade(t, &understanding.Understanding{Lang: c.lang, Product: "Shed", Features: []understanding.FeatureFact{
			{Name: c.one, Text: c.one, Source: specs.FromLines(3, 3)}, {Name: c.other, Text: c.other, Source: specs.FromLines(9, 9)},
		}}, "standard")
		got := w.tensions()
		if c.want == "" {
			require.Empty(t, got, c.one)
			continue
		}
		require.Len(t, got, 1, c.one)
		require.Equal(t, specs.Clean(upper(w.Say(c.want))), got[0].Point)
		require.Contains(t, got[0].question, "L3")
		require.Contains(t, got[0].question, "L9")
	}
}

// TestTwoAnswersToOneCall: two codes for what is of somebody else are asked about.
func TestTwoAnswersToOneCall(t *testing.T) {
	t.Parallel()
	row := func(text string, line int) specs.Item {
		return specs.Item{Text: text, Source: specs.FromLines(line, line)}
	}
	for _, c := range []struct {
		other string
		want  int
	}{{"404 `not_found`: also for things of other tenants", 1}, {"404 `not_found`: nothing of this name", 0}} {
		w := handMade(t, &understanding.Understanding{Lang: specs.English, Features: []understanding.FeatureFact{
			{Name: "Errors", List: understanding.ListError, Rows: []specs.Item{row("403 `forbidden`: key of another tenant", 4), row(c.other, 5)}, Source: specs.FromLines(3, 5)},
		}}, "standard")
		require.Len(t, w.tensions(), c.want, c.other)
	}
}

// TestOneNumberForAllAndOneForEachPlan: a row of limits that differs from what a line gives
// for all is asked about.
func TestOneNumberForAllAndOneForEachPlan(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		text string
		want int
	}{{"Raw clicks are kept for 90 days, hourly sums for 5 years.", 1}, {"Hourly sums are kept for 5 years.", 0}} {
		w := handMade(t, &understanding.Understanding{Lang: specs.English, Features: []understanding.FeatureFact{
			{Name: "Plans", List: understanding.ListLimit, Rows: []specs.Item{{Text: "Raw clicks kept: Free 30 days, Team 90 days", Source: specs.FromLines(4, 4)}}, Source: specs.FromLines(3, 5)},
			{Name: c.text, Text: c.text, Source: specs.FromLines(9, 9)},
		}}, "standard")
		require.Len(t, w.tensions(), c.want, c.text)
	}
}

func upper(text string) string {
	if text[0] >= 'a' && text[0] <= 'z' {
		return string(text[0]-'a'+'A') + text[1:]
	}
	return text
}
