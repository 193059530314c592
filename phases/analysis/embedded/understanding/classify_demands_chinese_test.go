package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// A demand in plain words is one in the middle of a story about today too.
func TestADemandIsFoundInAStory(t *testing.T) {
	t.Parallel()
	lex := loadLexicons(t)
	for text, want := range map[string]bool{
		"折扣由系统自动算，不能让店员手工改价。": true,
		"最好每周一早上给我发一个汇总。":     true,
		"千万别让客户装软件，装了也没人用。":   true,
		"现在补贴由系统自动算，算错了没人知道。": false,
		"店员经常看漏消息。":           false,
		"我们老是千万不要出错地求着客户来核对。": false,
	} {
		require.Equal(t, want, lex.demandsFirmly(text), text)
	}
}
