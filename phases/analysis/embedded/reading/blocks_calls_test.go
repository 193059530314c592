package reading

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestAreCalls: indented calls of a program are code, indented sentences are not.
func TestAreCalls(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]bool{
		"snapdiff take [--exclude GLOB]... -o FILE DIR\nsnapdiff watch DIR --interval SECONDS": true,
		"mend <file>":                                       true,
		"the printer - a small one - is slow":               false, // a dash alone is no flag
		"every order is kept for a year.":                   false,
		"members borrow tools\nand bring them back [later]": false,
		"Status: open [1]":                                  false,
	} {
		require.Equal(t, want, areCalls(text), text)
	}
}
