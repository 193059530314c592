package reading

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// Lines that somebody ends where others set a stop say something each; lines that an
// editor has wrapped say one thing.
func TestLinesBrokenByHand(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]bool{
		"prototype with two rooms in may, friends in june, the whole street in autumn\nbudget is 20k all in\nthe pizza was fine":                             true,
		"prototype with two rooms in may, friends in june, the whole street in autumn\nbudget is 20k all in.\nThe pizza was fine":                            false,
		"the porter scans the label of each parcel and puts it on the shelf\nthat the screen shows while the resident gets a short message\nwith the number": false,
		"one line that is much longer than the other one\nand a short end":                                                                                   false,
		"Best\nInes\nBrookside": false,
		"开发周期两个月\n预算二十万\n先做小程序": false,
	} {
		require.Equal(t, want, brokenByHand(strings.Split(text, "\n")), text)
	}
}
