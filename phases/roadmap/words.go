package roadmap

import (
	"strconv"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/templates"
)

// words are what a run writes into documents and issues, by phrase, in the
// language of the roadmap.
type words struct {
	lang string
	text map[string]templates.Words
}

func (r *Run) words() (*words, error) { return readWords(r.Set, r.lang()) }

// readWords fails with input.template when a project overrides the phrases with
// something that is no list of words.
func readWords(set *templates.Set, lang specs.Lang) (*words, error) {
	w := &words{lang: string(lang)}
	return w, set.Decode("rules/roadmap-texts.yaml", &w.text)
}

// say fills a phrase with values that are given as name and value in turn.
func (w *words) say(id string, pairs ...string) string {
	filled := make([]string, 0, len(pairs))
	for i := 0; i+1 < len(pairs); i += 2 {
		filled = append(filled, "{"+pairs[i]+"}", pairs[i+1])
	}
	return strings.NewReplacer(filled...).Replace(w.text[id].In(w.lang))
}

func (w *words) inferred(rule, id string, pairs ...string) specs.Item {
	return specs.Item{Text: w.say(id, pairs...), Source: specs.FromRule("rule:" + rule)}
}

// answered is something that a person decided in a round of refinement.
func answered(round int, text string) specs.Item {
	return specs.Item{Text: text, Source: specs.FromAnswer(round, 1)}
}

func itoa(n int) string { return strconv.Itoa(n) }

// codebase says what is known of the project at hand, nothing without one.
func (w *words) codebase(m *material) []specs.Item {
	c := m.common.Codebase
	if c == nil {
		return nil
	}
	const most = 6
	var out []specs.Item
	if len(c.TechStack.Languages) > 0 {
		list := append(append([]string{}, c.TechStack.Languages...), c.TechStack.Frameworks...)
		out = append(out, w.inferred("codebase", "code_stack", "list", strings.Join(list, w.say("list_sep"))))
	}
	for i := range m.commands {
		out = append(out, w.inferred("codebase", "code_command", "command", m.commands[i].Line, "file", m.commands[i].File))
	}
	for i := range c.RelevantFiles {
		if f := &c.RelevantFiles[i]; i < most {
			out = append(out, w.inferred("codebase", "code_file", "file", f.Path, "why", specs.Clean(f.Rationale)))
		}
	}
	for i := range c.IntegrationPoints {
		if p := &c.IntegrationPoints[i]; i < most/2 {
			out = append(out, w.inferred("codebase", "code_point", "place", p.Location, "what", specs.Clean(p.Description)))
		}
	}
	return out
}

// nextSteps say how to go on with a roadmap.
func (w *words) nextSteps(m *specs.Roadmap, id string) []specs.Item {
	if m.State != specs.RoadmapReady {
		return []specs.Item{w.inferred("next-step", "next_continue", "id", id)}
	}
	var first []string
	for i := range m.Items {
		if m.Items[i].Wave == 1 {
			first = append(first, m.Items[i].Issue)
		}
	}
	return []specs.Item{
		w.inferred("next-step", "next_first", "list", strings.Join(first, w.say("list_sep"))),
		w.inferred("next-step", "next_waves"),
		w.inferred("next-step", "next_sync", "id", id),
	}
}
