package phrasing

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestBrokenLinesAreOneRow(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		text  string
		rows  []string
		lines []int // of the last byte of each row
	}{
		{"A courier puts a parcel into a locker and the recipient\ngets a code by SMS.", []string{"A courier puts a parcel into a locker and the recipient gets a code by SMS."}, []int{4}},
		{"A bot that reminds our team\nMust be cheap", []string{"A bot that reminds our team", "Must be cheap"}, []int{3, 4}},
		{"It reads, \n10 files.", []string{"It reads, 10 files."}, []int{4}},
		{"One.\nTwo.\n\nthree", []string{"One.", "Two.", "", "three"}, []int{3, 4, 5, 6}},
		{"邻居之间互相借工具，\n逾期自动提醒。", []string{"邻居之间互相借工具，逾期自动提醒。"}, []int{4}},
	} {
		var rows []string
		var lines []int
		for _, row := range unwrapped(c.text, 3) {
			rows, lines = append(rows, row.text), append(lines, row.line(len(row.text)-1))
		}
		require.Equal(t, c.rows, rows)
		require.Equal(t, c.lines, lines)
	}
}
