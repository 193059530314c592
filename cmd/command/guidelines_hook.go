package command

import (
	"bytes"
	"encoding/json"
	"io"
	"path/filepath"
	"strings"

	"github.com/overtone-cli/overtone/specs/guidelines"
	"github.com/overtone-cli/overtone/specs/problem"
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

// maxHook bounds what a hook reads, in bytes.
const maxHook = 16 << 20

// runGuidelinesHook answers a hook. Nothing that goes wrong may stop the agent.
func runGuidelinesHook(app *App, o *loadOptions) {
	answer := []byte(goOn)
	defer func() {
		_ = recover()                                      // a defect of ours is none of the agent's business
		_, _ = app.streams.Out.Write(append(answer, '\n')) // the stream remembers how it went
	}()
	if found, err := app.hookAnswer(o); err == nil && found != nil {
		answer = found
	}
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
	var b bytes.Buffer
	encoder := json.NewEncoder(&b)
	encoder.SetEscapeHTML(false)
	err = encoder.Encode(HookOutput{Specific: HookContext{Event: event, Context: inFrame(loaded.text)}})
	return bytes.TrimRight(b.Bytes(), "\n"), err
}

// inFrame keeps a rule from ending the frame that it stands in.
func inFrame(text string) string {
	const end = "</project-specs>"
	body := strings.TrimSuffix(text, end)
	return strings.ReplaceAll(body, end, `<\/project-specs>`) + end
}

func readHook(from io.Reader) (HookInput, error) {
	var in HookInput
	data, err := io.ReadAll(io.LimitReader(from, maxHook+1))
	if err == nil && len(data) > maxHook {
		err = problem.New("input.too_large", "the event has more than 16 MiB")
	}
	if err != nil {
		return in, err
	}
	return in, json.Unmarshal(data, &in)
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
