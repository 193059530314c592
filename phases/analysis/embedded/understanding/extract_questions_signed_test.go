package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestWhoSignsAQuestion: whoever is called upon in the brackets behind a question answers it, with
// the day behind the name and with a mark before it or not.
func TestWhoSignsAQuestion(t *testing.T) {
	t.Parallel()
	lex := loadLexicons(t)
	for text, want := range map[string]string{
		"是否一致？（李科，3 月 25 日前答复）": "李科，3 月 25 日前答复",
		"押金要不要重新缴？（@财务 3/20 前）": "财务，3/20 前",
		"退押金走谁的账？（@财务）":         "财务",
		"超时算不算缺勤？（例如迟到 1 小时）":   "",
	} {
		_, who := lex.signed(text)
		require.Equal(t, want, who, text)
	}
}
