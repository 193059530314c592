package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestAnAnswerBesideARiskIsItsMitigation: in a table of risks the column of answers says what
// is done about each.
func TestAnAnswerBesideARiskIsItsMitigation(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"# Berth hub\n\n## Risks\n\n| Risk | Likelihood | Answer |\n|---|---|---|\n| Tags fall off | high | test three tag makers |\n":     "Test three tag makers.",
		"# 泊位系统\n\n## 风险\n\n| 风险 | 可能性 | 回应 |\n|---|---|---|\n| 标签容易脱落 | 高 | 先试用三家标签 |\n":                                                  "先试用三家标签。",
		"# Berth hub\n\n## Risks\n\n| Risk | Likelihood | Mitigation |\n|---|---|---|\n| Tags fall off | high | test three tag makers |\n": "Test three tag makers.",
	} {
		risks := understood(t, text).Risks
		require.Len(t, risks, 1, text)
		require.Equal(t, want, risks[0].Mitigation, text)
	}
}
