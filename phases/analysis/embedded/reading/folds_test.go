package reading

import (
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/require"
)

func TestTraditionalCharactersAreLookedUpAsSimplifiedOnes(t *testing.T) {
	t.Parallel()
	require.Len(t, simplifiedForms, len(traditionalForms))
	last := ""
	for i, r := range traditionalForms {
		char := traditionalForms[i : i+formLength]
		require.Equal(t, formLength, utf8.RuneLen(r))
		require.Less(t, last, char, "in order")
		require.Empty(t, simplifiedForm(simplifiedForm(char)), "%s leads to another", char)
		last = char
	}
	for text, want := range map[string]string{
		"會員資料必須加密儲存": "会员资料必须加密储存",
		"櫃檯 30 秒內":   "柜台 30 秒内",
		"风险与限制":      "风险与限制",
		"App 預約":     "App 预约",
		"deadline é": "deadline é",
		"":           "",
		"風":          "风",
	} {
		require.Equal(t, want, simplified(text))
		require.Len(t, simplified(text), len(text))
	}
}
