package export

import (
	"slices"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/phases/session"
	"github.com/overtone-cli/overtone/specs"
)

// brief is the text of an issue in the making.
type brief struct{ strings.Builder }

func (b *brief) head(title string) { b.WriteString("\n## " + title + "\n\n") }

func (b *brief) line(text string) { b.WriteString(text + "\n") }

// text is the whole, without the backslashes that a document needs and that whoever
// reads an issue as it is would take for part of a name: "C\#", "\< 2 s".
func (b *brief) text() string {
	return withoutEscapes().Replace(strings.TrimSpace(b.String())) + "\n"
}

var withoutEscapes = sync.OnceValue(func() *strings.Replacer {
	return strings.NewReplacer(`\<`, "<", `\>`, ">", `\#`, "#", `\|`, "|", `\[`, "[", `\]`, "]", `\~`, "~")
})

// components are the parts of the design that carry requirements.
func (j *job) components(ids []string) []string {
	var out []string
	for _, c := range j.carriers(ids) {
		out = append(out, specs.Plain(c.Name))
	}
	return out
}

func (j *job) carriers(ids []string) []specs.Component {
	a := j.s.Package.Architecture
	if a == nil {
		return nil
	}
	var out []specs.Component
	for _, c := range a.Components {
		if slices.ContainsFunc(c.Requirements, func(id string) bool { return slices.Contains(ids, id) }) {
			out = append(out, c)
		}
	}
	return out
}

// writeFrame tells whoever reads nothing else in what the work is done: the
// parts that carry it, the technologies, the limits, the decisions taken, and what
// has to be there before.
func (j *job) writeFrame(b *brief, e *specs.Epic, ids []string) {
	var lines []string
	for _, id := range e.DependsOn {
		if other, ok := j.s.Package.Item(id).(*specs.Epic); ok {
			lines = append(lines, j.words.fill("issue_after", "epic", id, "title", other.Title).Text)
		}
	}
	for _, c := range j.carriers(ids) {
		lines = append(lines, j.words.fill("issue_component", "name", c.Name, "duty", strings.TrimRight(c.Responsibility, ".。")).Text)
	}
	if stack := j.technologies(); len(stack) > 0 {
		lines = append(lines, j.words.fill("issue_stack", "list", strings.Join(stack, ", ")).Text)
	}
	for _, limit := range j.constraints() {
		lines = append(lines, j.words.fill("issue_constraint", "text", limit).Text)
	}
	for _, id := range e.Architecture {
		if d, ok := j.s.Package.Item(id).(*specs.ADR); ok {
			lines = append(lines, j.words.fill("issue_decision", "id", id, "title", d.Title).Text)
		}
	}
	if len(lines) == 0 {
		return
	}
	b.head(j.words.say("issue_frame"))
	for _, l := range lines {
		b.line("- " + l)
	}
}

func (j *job) technologies() []string {
	a := j.s.Package.Architecture
	if a == nil {
		return nil
	}
	var out []string
	for _, row := range a.Stack {
		if name := row.Technology; name != "" && !slices.Contains(out, name) {
			out = append(out, name)
		}
	}
	return out
}

// constraints are the limits that the requirements state for all of the work: whoever reads
// nothing else would cross them unawares.
func (j *job) constraints() []string {
	x := j.s.Package.RequirementsIndex
	if x == nil {
		return nil
	}
	var out []string
	for _, it := range x.Constraints {
		if text := strings.TrimRight(it.Text, ".。"); text != "" && it.Source.Kind != specs.Inferred && !slices.Contains(out, text) {
			out = append(out, text)
		}
	}
	return out
}

// writeRules names the project's rules that the work must obey.
func (j *job) writeRules(b *brief, rules []specs.ProjectRule) {
	if len(rules) == 0 {
		return
	}
	b.head(j.words.say("issue_rules"))
	for _, line := range session.RuleLines(rules) {
		b.line("- " + line)
	}
}

// obey gives an issue the rules that bear on it, and their files to read.
func (j *job) obey(issue *issues.Issue, rules []specs.ProjectRule) {
	for i := range rules {
		issue.ExtendedContext.Notes.AddRule(rules[i].ID, rules[i].Path)
	}
}

// writeEnd says how the work is checked, when it is done in the language of
// the business, and where the whole story stands.
func (j *job) writeEnd(b *brief, e *specs.Epic, stories []specs.Story, documents []string) {
	b.head(j.words.say("issue_verification"))
	steps := []string{j.words.say("issue_test_boxes")}
	if command := j.testCommand(); command != "" {
		steps = append(steps, j.words.fill("issue_test_command", "command", command).Text)
	} else {
		steps = append(steps, j.words.say("issue_test_all"))
	}
	steps = append(steps, j.words.fill("issue_validate", "session", j.s.ID()).Text)
	for n, text := range steps {
		b.line(string(rune('1'+n)) + ". " + text)
	}
	b.head(j.words.say("issue_done"))
	shown, measured := proofs(stories)
	if len(stories) == 0 {
		shown = []string{e.ID}
	} else {
		b.line("- " + j.words.say("issue_ticked"))
	}
	if len(shown) > 0 {
		b.line("- " + j.words.fill("issue_shown", "list", strings.Join(shown, ", ")).Text)
	}
	if len(measured) > 0 {
		b.line("- " + j.words.fill("issue_measured", "list", strings.Join(measured, ", ")).Text)
	}
	b.head(j.words.say("issue_read"))
	for _, file := range documents {
		b.line("- `" + file + "`")
	}
}

// proofs tells the stories that somebody can be shown from the targets that are
// measured: nobody demonstrates an availability.
func proofs(stories []specs.Story) (shown, measured []string) {
	for _, st := range stories {
		if len(st.TracesTo) > 0 && !slices.ContainsFunc(st.TracesTo, func(id string) bool { return !strings.HasPrefix(id, "NFR-") }) {
			measured = append(measured, st.TracesTo...)
			continue
		}
		shown = append(shown, st.ID)
	}
	return shown, measured
}

// testCommand runs all tests: as the profile of the project says, else as usual
// in the first language of the stack that has a usual command.
func (j *job) testCommand() string {
	if j.s.Tech != nil {
		for _, c := range j.s.Tech.Overview.Commands {
			if c.Purpose == "test" && (c.Dir == "" || c.Dir == ".") {
				return c.Command
			}
		}
	}
	for _, name := range j.technologies() {
		for word := range strings.FieldsSeq(strings.ToLower(specs.Plain(name))) {
			if command := j.words.text["test_"+word].In("en"); command != "" {
				return command
			}
		}
	}
	return ""
}
