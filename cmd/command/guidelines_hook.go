package command

import (
	"context"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"github.com/overtone-cli/overtone/specs/disk"
	"github.com/overtone-cli/overtone/specs/guidelines"
	"github.com/overtone-cli/overtone/specs/selection"
)

// HookInput is what an agent gives to `overtone guidelines load --stdin`. Other
// fields are passed over.
type HookInput struct {
	Event      string `json:"hook_event_name,omitempty" jsonschema:"echoed in the answer; UserPromptSubmit when it is missing"`
	Session    string `json:"session_id,omitempty"`
	Dir        string `json:"cwd,omitempty" jsonschema:"selects the project"`
	Prompt     string `json:"prompt,omitempty" jsonschema:"the keywords are taken from it"`
	UserPrompt string `json:"user_prompt,omitempty" jsonschema:"as prompt, from older agents"`
}

// HookOutput is the answer of `overtone guidelines load --stdin` when there are
// rules; else it is {"continue":true}.
type HookOutput struct {
	Specific HookContext `json:"hookSpecificOutput"`
}

// HookContext is what is added to the turn of an agent.
type HookContext struct {
	Event   string `json:"hookEventName"`
	Context string `json:"additionalContext" jsonschema:"the rules between <project-specs> and </project-specs>"`
}

// goOn is the answer of a hook that has nothing to say, for whatever reason.
const goOn = `{"continue":true}`

// runLoaderHook runs the loader as a hook. It reads the command line itself, or
// builds only the branch of the tree that it needs, because a hook runs before
// every turn of an agent, and it answers also when the command line or the
// surroundings are wrong.
func (a *App) runLoaderHook(ctx context.Context, args []string) error {
	now, err := a.env.clock()
	if err != nil {
		now = a.env.Now()
	}
	a.now = now
	fault, err := disk.FaultFromEnv(a.env.Lookup)
	if err != nil {
		fault = nil
	}
	a.disk = disk.New(fault)
	if flags, load, ok := plainHookLine(args); ok {
		a.flags, a.running = flags, true
		runGuidelinesHook(a, &load)
		return nil
	}
	return a.execute(ctx, a.hookTree(), args)
}

// hookTree is the branch of the tree that `guidelines load` stands on.
func (a *App) hookTree() *cobra.Command {
	root := &cobra.Command{Use: "overtone", SilenceErrors: true, SilenceUsage: true}
	root.CompletionOptions.DisableDefaultCmd = true
	a.addGlobalFlags(root)
	noun := &cobra.Command{Use: "guidelines", Aliases: []string{"rules"}}
	load := newGuidelinesLoadCommand(a)
	load.Args = cobra.ArbitraryArgs
	noun.AddCommand(load)
	root.AddCommand(noun)
	finishTree(a, root)
	load.SetFlagErrorFunc(func(*cobra.Command, error) error {
		a.answerHook([]byte(goOn))
		if !a.streams.InTerminal {
			passOver(a.streams.In)
		}
		return nil
	})
	return root
}

// runGuidelinesHook answers a hook. Nothing that goes wrong may stop the agent.
func runGuidelinesHook(app *App, o *loadOptions) {
	answer := []byte(goOn)
	defer func() {
		_ = recover() // a defect of ours is none of the agent's business
		app.answerHook(answer)
	}()
	if found, err := app.hookAnswer(o); err == nil && found != nil {
		answer = found
	}
}

// answerHook writes the one line of an answer. That it cannot be written, too, is
// none of the agent's business.
func (a *App) answerHook(answer []byte) {
	a.hooked = true
	_, _ = a.streams.Out.Write(append(answer, '\n'))
}

// hookAnswer is what there is to say, or nil.
func (a *App) hookAnswer(o *loadOptions) ([]byte, error) {
	in, err := readHook(a.streams.In)
	if err != nil {
		return nil, err
	}
	q, err := o.query()
	if err != nil {
		return nil, err
	}
	q.Words = append(q.Words, selection.Words(in.Prompt+"\n"+in.UserPrompt)...)
	root, err := a.hookRoot(in.Dir)
	if err != nil {
		return nil, err
	}
	frame := selection.Frame{Head: func(int) string { return "<project-specs>\n" }, Tail: "\n</project-specs>"}
	loaded, err := a.composeRules(guidelines.Places{Root: root, Home: a.env.Home, Disk: a.disk}, o, q, frame)
	if err != nil || loaded.text == "" {
		return nil, err
	}
	event := in.Event
	if event == "" {
		event = "UserPromptSubmit"
	}
	return HookOutput{Specific: HookContext{Event: event, Context: inFrame(loaded.text)}}.line(), nil
}

// inFrame keeps a rule from ending the frame that it stands in.
func inFrame(text string) string {
	const end = "</project-specs>"
	body := strings.TrimSuffix(text, end)
	return strings.ReplaceAll(body, end, `<\/project-specs>`) + end
}

// hookRoot is the project of an event: --dir and OVERTONE_ROOT go before the
// folder that the agent works in.
func (a *App) hookRoot(dir string) (string, error) {
	named, _ := a.env.Lookup("OVERTONE_ROOT")
	if a.flags.dir == "" && named == "" && filepath.IsAbs(dir) && isFolder(dir) {
		root, _ := a.rootAbove(filepath.Clean(dir))
		return root, nil
	}
	root, _, err := a.findRoot()
	return root, err
}
