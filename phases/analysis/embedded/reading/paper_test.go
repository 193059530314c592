package reading

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// Text that only happens to have numbered lines or columns is left as it is.
func TestOtherLayoutsAreNoPapers(t *testing.T) {
	t.Parallel()
	for _, text := range []string{
		"1. First thing\n2. Second thing\n3. Third thing\n",
		"1. First\n\n   More on it.\n\n2. Second\n\n   More on that.\n",
		"# Plan\n\n1. One\n\n   a\n\n2. Two\n\n   b\n\n3. Three\n\n   c\n",
		"Hello all\n\n  quoted\n  lines\n\nregards\n",
	} {
		require.Nil(t, paperHeads(strings.Split(text, "\n")), text)
	}
	for _, row := range []string{"one text", "A sentence.  Another one.", "- item  more", "| a  | b  |", "a  b  c", "key:  value", "", "    ", "word  "} {
		_, _, column := twoColumns(row)
		require.Zero(t, column, row)
	}
}
