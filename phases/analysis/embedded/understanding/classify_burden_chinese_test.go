package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// How many times something happens today is told roughly, and demanded exactly; how it
// goes today is told with what went wrong.
func TestWhatADayTakesIsNoDemand(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		text string
		want bool
	}{
		{"门卫每天要登记 60 多辆车", true},
		{"客服每天要回几十条消息", true},
		{"保洁每天要拍 3 张照片", false},
	} {
		require.Equal(t, c.want, takes(c.text), c.text)
	}
	lex := loadLexicons(t)
	require.True(t, lex.nowadays("奖杯的登记现在写在黑板上，上个月丢了两个。"))
	require.False(t, lex.nowadays("奖杯的登记现在要改成扫码。"))
}
