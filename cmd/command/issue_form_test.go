package command

import (
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
)

// A person at a terminal who gives no flag is asked in forms.
func TestIssueCreateAsksInForms(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	s := openScreen(t, dir, "issue", "create")
	s.answer("Pay by card" + enter)
	s.answer("Card and cash." + enter)
	s.answer(enter) // medium
	s.answer(enter) // no tags
	s.answer(enter) // no files
	require.Equal(t, 0, s.wait(), "%s", s.seen.String())
	line := readText(t, filepath.Join(dir, ".workflow", "issues", "issues.jsonl"))
	require.Contains(t, line, `"title":"Pay by card","status":"registered","version":1,"priority":3,"context":"Card and cash."`)

	s = openScreen(t, dir, "issue", "create")
	s.answer("\x03")
	require.Equal(t, 130, s.wait())
	require.Equal(t, line, readText(t, filepath.Join(dir, ".workflow", "issues", "issues.jsonl")))
}
