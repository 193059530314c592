package wording

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestFiguresIn(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		target, text string
		want         bool
	}{
		{"99.99 % a month", "Redirects 99.99 % a month, API 99.9 %", true},
		{"at most 5 minutes", "Loss of one region: redirects continue", false},
		{"1,300 人", "高峰 1,300 人同时取餐", true},
		{"none", "No data is lost", false},
		{"above 5 s", "copies in chunks of 50,000 rows", false},
	} {
		require.Equal(t, c.want, FiguresIn(c.target, c.text), c.target)
	}
}
