package wording

import "strings"

// Weight is how much a text says, in characters without the space around it. A
// wide character, as of Chinese, counts as two: it says about as much.
func Weight(text string) int {
	n := 0
	for _, r := range strings.TrimSpace(text) {
		n++
		if r >= 0x2E80 && r < 0xFFEF {
			n++
		}
	}
	return n
}
