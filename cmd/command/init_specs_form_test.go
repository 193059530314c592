package command

import (
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestInitSpecs_10_6_AsksInForms: a person at a terminal who gives no flag is
// asked in forms, only for what is missing, and may leave without a trace.
func TestInitSpecs_10_6_AsksInForms(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	s := openScreen(t, dir, "init-specs", "--type", "constraint")
	s.answer(enter) // the project's
	s.answer(enter) // general
	s.answer("The Domain imports no framework" + enter)
	require.Equal(t, 0, s.wait(), "%s", s.seen.String())
	file := filepath.Join(dir, ".workflow", "specs", "architecture-constraints.md")
	text := readText(t, file)
	require.Contains(t, text, "- [general] The Domain imports no framework <!-- R-0001 -->\n", "a text is never put into lower case")

	s = openScreen(t, dir, "init-specs")
	s.answer("\x03")
	require.Equal(t, 130, s.wait())
	require.Equal(t, text, readText(t, file))
}
