package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestALimitSaysWhatItHoldsFor completes the rows of a table by its heading.
func TestALimitSaysWhatItHoldsFor(t *testing.T) {
	t.Parallel()
	require.Equal(t, []string{"Open loans per member: 5.", "Pages per scan: 20.", "Size of a scan: 4 MB."},
		factTexts(t, "# Loans\n\nLoans lends books.\n\n## Constraints\n\n### Limits per member\n\n| Item | Limit |\n|---|---|\n| Open loans | 5 |\n| Pages per scan | 20 |\n| Size of a scan | 4 MB |\n", "criterion"))
	require.Equal(t, []string{"每位读者的在借图书：5 册。"},
		factTexts(t, "# 借阅\n\n借阅系统出借图书。\n\n## 约束\n\n### 每位读者的上限\n\n| 项目 | 上限 |\n|---|---|\n| 在借图书 | 5 册 |\n", "constraint"))
}

func TestAMeasureStandsWhereItCountsFrom(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, measured, want string }{
		{"Scans are deleted after the visit is over", "30 days", "Scans are deleted 30 days after the visit is over"},
		{"The lamp is off after the last guest", "5 minutes", "The lamp is off 5 minutes after the last guest"},
		{"The tram list answers quickly", "2 s", "The tram list answers quickly: 2 s"},
		{"Backups are complete after a crash", "99 %", "Backups are complete after a crash: 99 %"},
		{"就诊结束后删除影像", "30 天", "就诊结束后 30 天删除影像"},
		{"登录后页面打开快", "2 秒", "登录后页面打开快：2 秒"},
	} {
		require.Equal(t, c.want, loadLexicons(t).measuredText(c.text, c.measured), c.text)
	}
}

// TestWhatIsSentHasItsVerb completes a request that a list of what is sent names
// without one, and leaves the path of an endpoint alone.
func TestWhatIsSentHasItsVerb(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"POST with the crate as body, signed": "Sends a POST with the crate as body, signed",
		"POST /crates requires a key":         "POST /crates requires a key",
		"GET the lists":                       "GET the lists",
	} {
		require.Equal(t, want, sentRequest(text))
	}
	require.Empty(t, factTexts(t, "# Crates\n\nCrates is a shop.\n\n## Constraints\n\n- None.\n", "constraint"))
}
