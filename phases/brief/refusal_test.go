package brief

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/templates"
)

func reviewWords(t *testing.T) phrases {
	t.Helper()
	var p phrases
	require.NoError(t, templates.New(nil, "").Decode("rules/brief-review.yaml", &p))
	return p
}

func TestWhatIsRefusedIsWanted(t *testing.T) {
	t.Parallel()
	p := reviewWords(t)
	for refused, want := range map[string]string{
		"Native mobile apps.":                                  "Native mobile apps.",
		"No ads between turns.":                                "Ads between turns.",
		"There is no exactly-once.":                            "Exactly-once.",
		"Not a metrics collector, and it won't become one.":    "Metrics collector.",
		"We will not support Windows, because nobody uses it.": "Support Windows.",
		"For now, no payment; invoices come by post.":          "Payment.",
		"Video calls are out of scope.":                        "Video calls.",
		"No":                                                   "No",
		"No .":                                                 "No .",
		"Notes of the day.":                                    "Notes of the day.",
		"USD (there is a separate discussion about sales tax).": "USD (there is a separate discussion about sales tax).",
		"不做分期，也不做会员卡。":                                          "分期、会员卡。",
		"第一期不做独立 App。":                                          "独立 App。",
		"不做快递寄送，只支持校内面交和志愿者代交。":                                 "快递寄送。",
		"iOS 版本。":  "iOS 版本。",
		"聊天功能先不做。": "聊天功能。",
		"不间断供电。":   "不间断供电。",
	} {
		require.Equal(t, want, p.wanted(refused), refused)
		require.Equal(t, want, p.wanted(want), "nothing is refused in it")
	}
}
