package wording

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// A word that leaves an amount open leaves none open where it asks for one.
func TestATermIsNoneBehindTheWordsThatMakeItExact(t *testing.T) {
	t.Parallel()
	l := NewLexicon(English, []Entry{{Term: "many", NotBehind: []string{"how"}}})
	for text, want := range map[string]int{
		"Count how many people wait":   0,
		"How\nmany people wait":        0,
		"Many people wait":             1,
		"Show many people":             1,
		"How many of them are many":    1,
		"somehow many people":          1,
		"It shows (how many) and many": 1,
	} {
		require.Len(t, l.Find(text), want, text)
	}
}

// A weak word inside the Chinese name of a rate is part of a number.
func TestNamesOfRatesAreNotWeak(t *testing.T) {
	t.Parallel()
	l := NewLexicon(Chinese, []Entry{{Term: "及时"}})
	require.Empty(t, l.Find("按病区统计接收及时率"))
	require.Len(t, l.Find("及时通知护士"), 1)
}
