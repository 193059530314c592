package ask

import (
	"context"
	"errors"
	"os"
	"os/exec"
	"strings"
)

// errNoEditor says that the environment names no editor.
var errNoEditor = errors.New("no editor")

// Editor opens a person's own editor on a text.
type Editor struct {
	Command []string // the program and its arguments, as VISUAL or EDITOR name them; none without
	In      *os.File
	Out     *os.File // the terminal, which is not standard output when that is piped
}

// EditorFrom splits the value of VISUAL or EDITOR into a program and its
// arguments at blanks. No shell ever sees it.
func EditorFrom(lookup func(string) (string, bool)) []string {
	for _, name := range []string{"VISUAL", "EDITOR"} {
		if value, _ := lookup(name); strings.TrimSpace(value) != "" {
			return strings.Fields(value)
		}
	}
	return nil
}

// Edit lets a person change a text and gives the new one. Whatever goes wrong,
// the text comes back as it was, with the error.
func (e Editor) Edit(ctx context.Context, text string) (string, error) {
	if len(e.Command) == 0 {
		return text, errNoEditor
	}
	file, err := os.CreateTemp("", "overtone-*.md")
	if err != nil {
		return text, err
	}
	defer os.Remove(file.Name()) //nolint:errcheck // it is in the folder for temporary files
	_, err = file.WriteString(text)
	if err := errors.Join(err, file.Close()); err != nil {
		return text, err
	}
	cmd := exec.CommandContext(ctx, e.Command[0], append(e.Command[1:len(e.Command):len(e.Command)], file.Name())...)
	cmd.Stdin, cmd.Stdout, cmd.Stderr = e.In, e.Out, e.Out
	if err := cmd.Run(); err != nil {
		return text, err
	}
	data, err := os.ReadFile(file.Name())
	if err != nil {
		return text, err
	}
	return strings.TrimRight(typed(string(data)), "\n"), nil
}
