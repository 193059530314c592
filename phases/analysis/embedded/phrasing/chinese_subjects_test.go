package phrasing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// A thing whose name begins like a deed keeps its sentence, and the word that binds stands
// behind it.
func TestAThingIsTheSubjectOfItsSentence(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.Chinese}, "standard")
	for _, c := range []struct{ text, want string }{
		{"手机号必填", "手机号必须填写"},
		{"系统升级不影响入场", "系统升级不得影响入场"},
	} {
		got, ok := w.ownSubject(c.text, "必须")
		require.True(t, ok, c.text)
		require.Equal(t, c.want, got)
	}
	for _, text := range []string{"导出三个工作日内的订单", "支持按姓名查询", "自动生成报表"} {
		_, ok := w.ownSubject(text, "必须")
		require.False(t, ok, text)
	}
}
