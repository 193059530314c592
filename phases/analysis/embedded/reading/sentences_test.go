package reading

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestWhatIsSaidTwiceIsSaidOnce(t *testing.T) {
	cases := []struct {
		name, text string
		want       []string
	}{
		{"word for word", "The gate opens. A guard closes it. The gate opens.", []string{"The gate opens.", "A guard closes it."}},
		{"with another number", "Row 1 is kept. Row 2 is kept.", []string{"Row 1 is kept.", "Row 2 is kept."}},
		{"an exception that stands alone", "Everybody has a key. Except the porter. He rings.", []string{"Everybody has a key, except the porter.", "He rings."}},
		{"a condition that goes on", "It opens at 8. Unless it rains, the band plays.", []string{"It opens at 8.", "Unless it rains, the band plays."}},
		{"an exception in Chinese", "人人都有钥匙。除了门卫。他按铃。", []string{"人人都有钥匙，除了门卫。", "他按铃。"}},
		{"Chinese", "闸门打开。保安关门。闸门打开。", []string{"闸门打开。", "保安关门。"}},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			var got []string
			for _, s := range Sentences(c.text, 1) {
				got = append(got, s.Text)
			}
			require.Equal(t, c.want, got)
		})
	}
}
