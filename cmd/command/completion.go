package command

import (
	"bytes"
	"io"
	"strings"

	"github.com/spf13/cobra"

	"github.com/overtone-cli/overtone/specs/problem"
)

func newCompletionCommand(app *App) *cobra.Command {
	shells := []string{"bash", "zsh", "fish", "powershell"}
	return &cobra.Command{
		Use:     "completion bash|zsh|fish|powershell",
		Short:   "Print a script that completes commands in your shell",
		GroupID: groupAbout,
		Long: "Print a script that lets your shell complete commands, flags, ids and names.\n\n" +
			"bash        source <(overtone completion bash)           in ~/.bashrc\n" +
			"zsh         source <(overtone completion zsh)            in ~/.zshrc, after compinit\n" +
			"fish        overtone completion fish | source            in ~/.config/fish/config.fish\n" +
			"powershell  overtone completion powershell | Out-String | Invoke-Expression   in $PROFILE",
		Example:   "$ source <(overtone completion bash)",
		Args:      takesArgs(1, 1, "the name of a shell (bash, zsh, fish or powershell)"),
		ValidArgs: shells,
		RunE:      func(cmd *cobra.Command, args []string) error { return runCompletion(app, cmd.Root(), shells, args[0]) },
	}
}

// CompletionScript is the result of `overtone completion`.
type CompletionScript struct {
	Shell  string `json:"shell" jsonschema:"the shell it is for"`
	Script string `json:"script" jsonschema:"the text to load in that shell"`
}

func runCompletion(app *App, root *cobra.Command, shells []string, shell string) error {
	var b bytes.Buffer
	var err error
	switch shell {
	case "bash":
		err = root.GenBashCompletionV2(&b, true)
		b.WriteString(bareBash)
	case "zsh":
		err = root.GenZshCompletion(&b)
	case "fish":
		err = root.GenFishCompletion(&b, true)
	case "powershell":
		err = root.GenPowerShellCompletionWithDesc(&b)
	default:
		return unknownShell(shells, shell)
	}
	if err != nil {
		return err
	}
	return app.Answer(CompletionScript{Shell: shell, Script: b.String()}, func(w io.Writer) error {
		_, err := w.Write(b.Bytes())
		return err
	})
}

// bareBash lets the script do without the package bash-completion, which many
// machines lack: then the words are taken as the shell itself cuts them.
const bareBash = `
if ! declare -F _get_comp_words_by_ref >/dev/null 2>&1 && ! declare -F _init_completion >/dev/null 2>&1; then
    __overtone_init_completion()
    {
        COMPREPLY=()
        words=("${COMP_WORDS[@]}")
        cword=$COMP_CWORD
        cur=${COMP_WORDS[COMP_CWORD]}
        prev=${COMP_WORDS[COMP_CWORD-1]}
    }
fi
`

func unknownShell(shells []string, shell string) error {
	p := problem.New("usage.unknown_shell", "there is no completion script for %q", shell)
	if near := nearest(shell, shells); near != "" {
		return p.Mend("did you mean `overtone completion %s`?", near)
	}
	return p.Mend("name %s", strings.Join(shells, ", "))
}
