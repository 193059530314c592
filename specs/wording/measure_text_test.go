package wording

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// A ratio to one and the size of type are measured whole, and an age is no number of
// weeks.
func TestRatiosTypeAndAges(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"标题与背景对比度不低于 3:1。":                "不低于 3:1",
		"正文对比度不低于 4.5:1，可调。":              "不低于 4.5:1",
		"Contrast is at least 4.5:1.":     "at least 4.5:1",
		"字号不小于 18pt，可放大。":                 "不小于 18pt",
		"Labels are at least 14 pt high.": "at least 14 pt",
		"保留 2 周以上。":                       "2 周以上",
	} {
		ms := Measures(text)
		require.Len(t, ms, 1, text)
		require.Equal(t, want, ms[0].Text, text)
	}
	for _, text := range []string{"未满 16 周岁的，须家长陪同。", "年满18周岁可以报名。"} {
		require.Empty(t, Measures(text), text)
	}
}
