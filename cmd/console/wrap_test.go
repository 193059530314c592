package console_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/cmd/console"
)

func TestWrapItems(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		items   []string
		columns int
		want    string
	}{
		{nil, 10, ""},
		{[]string{"esc back"}, 10, "esc back"},
		{[]string{"enter take", "ctrl+s skip", "f1 help"}, 24, "enter take · ctrl+s skip\nf1 help"},
		{[]string{"enter take", "ctrl+s skip", "f1 help"}, 23, "enter take\nctrl+s skip · f1 help"},
		{[]string{"esc 返回", "ctrl+s 跳过", "f1 帮助"}, 22, "esc 返回 · ctrl+s 跳过\nf1 帮助"},
		{[]string{"esc 返回", "ctrl+s 跳过", "f1 帮助"}, 21, "esc 返回\nctrl+s 跳过 · f1 帮助"},
		{[]string{"f1 help", "one that is too long", "esc"}, 12, "f1 help\none that is\ntoo long\nesc"},
	} {
		require.Equal(t, c.want, console.WrapItems(c.items, c.columns), "%d columns", c.columns)
	}
}
