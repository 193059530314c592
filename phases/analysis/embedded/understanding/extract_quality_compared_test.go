package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestANumberInTheNameOfAMeasureIsNoTarget(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, name, value string }{
		{"MAPE over 7 days ≤ 12% (today 19%)", "MAPE over 7 days", "≤ 12%"},
		{"Recall for \"late by 3 h\" ≥ 80% at precision ≥ 65%", "Recall for \"late by 3 h\"", "≥ 80% at precision ≥ 65%"},
		{"Loss after 24 hours < 3 litres.", "Loss after 24 hours", "< 3 litres"},
		{"24 小时预测 MAPE ≤ 8%", "24 小时预测 MAPE", "≤ 8%"},
		{"p95 < 200 ms", "", ""},
		{"Upload of 20 photos finishes in < 30 s", "Upload of 20 photos finishes in", "< 30 s"},
		{"If more than 5 sensors fail, the alarm sounds in < 2 s", "", ""},
	} {
		name, value, ok := Compared(c.text)
		if !ok {
			name, value = "", ""
		}
		require.Equal(t, []string{c.name, c.value}, []string{name, value}, c.text)
	}
	u := understood(t, "# Sales forecast\n\n## Quality targets\n\n- MAPE over 7 days ≤ 12% (today 19%)\n")
	require.Equal(t, "≤ 12%", u.Qualities[0].Target)
	require.Equal(t, "MAPE over 7 days", u.Qualities[0].Metric)
}
