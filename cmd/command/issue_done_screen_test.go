package command

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestCriteriaAreTickedOneByOne closes an issue at a terminal: what is not
// ticked is kept as not shown.
func TestCriteriaAreTickedOneByOne(t *testing.T) {
	t.Parallel()
	dir := projectWith(t, crashInput)
	store := filepath.Join(dir, ".workflow", "issues")
	require.NoError(t, os.MkdirAll(store, 0o755))
	line := `{"id":"A-1","title":"Lend","status":"registered","context":"- [ ] It lends.\n- [ ] It warns.\n- [x] It was asked for.\n"}` + "\n"
	require.NoError(t, os.WriteFile(filepath.Join(store, "issues.jsonl"), []byte(line), 0o600))
	require.Zero(t, runProcess(t, dir, nil, "issue", "claim", "A-1", "--owner", "ann").code)

	s := openScreen(t, dir, "issue", "done", "A-1", "--owner", "ann", "--run", "true")
	s.answer(down+" ", enter)
	require.Zero(t, s.wait())
	require.Contains(t, s.seen.String(), "Which criteria of A-1 are met?")
	history := readText(t, filepath.Join(store, "issue-history.jsonl"))
	require.Contains(t, history, `{"text":"It lends.","met":false},{"text":"It warns.","met":true},{"text":"It was asked for.","met":true}`)
}
