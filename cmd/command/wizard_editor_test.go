package command

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestEditorOfAForm opens editors from a text form: one that writes, one that
// changes nothing, one that fails, one that is not there, and none at all. The
// form comes back with the text each time.
func TestEditorOfAForm(t *testing.T) {
	t.Parallel()
	const ctrlE = "\x05"
	tools := t.TempDir()
	script := func(name, body string) string {
		at := filepath.Join(tools, name)
		require.NoError(t, os.WriteFile(at, []byte("#!/bin/sh\n"+body+"\n"), 0o755))
		return at
	}
	for name, c := range map[string]struct{ editor, says, text string }{
		"writes":  {script("writes", `printf 'Kites get lost on windy days.\n' > "$1"`), "Kites get lost on windy days.", "Kites get lost"},
		"nothing": {script("nothing", "exit 0"), "left the text as it was", "lose track"},
		"fails":   {script("fails", `echo lost > "$1"; exit 3`), "did not end well", "lose track"},
		"missing": {filepath.Join(tools, "nowhere"), "did not end well", "lose track"},
		"none":    {"", "No editor is set", "lose track"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			v := openView(t, projectWith(t, crashInput), "80x24", []string{"EDITOR=" + c.editor}, "spec", "new", "A tool for dog walkers who lose track of who is due when")
			v.until("Is this the problem")
			v.press(down + enter)
			v.until("What is the problem?")
			v.press(ctrlE)
			text := v.until("~" + c.says)
			require.Contains(t, text, c.text)
			require.Contains(t, text, "enter take")
			v.press(escape)
			require.Contains(t, v.until("Is this the problem"), "What is the problem? back")
			v.press(ctrlC)
			require.Equal(t, 130, v.end())
		})
	}
}
