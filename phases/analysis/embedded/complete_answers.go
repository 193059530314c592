package embedded

import (
	"strings"

	"github.com/overtone-cli/overtone/specs"
)

// answers files what a person said in the rounds of clarification: an
// exclusion leaves the scope, something to do becomes a feature, anything else
// binds as a constraint. Nothing that was answered is dropped.
func (w *work) answers(log []specs.Exchange, r *specs.Refined) {
	for _, x := range log {
		n := 0
		for line := range strings.Lines(x.UserResponse) {
			text := strings.TrimSpace(strings.TrimLeft(strings.TrimSpace(line), "-*•· "))
			if text == "" {
				continue
			}
			n++
			src := specs.FromAnswer(x.Round, n)
			switch {
			case w.rules.startsWith("negatives", w.lang, text) && len(strings.Fields(text)) > 1:
				r.Boundaries.OutOfScope = append(r.Boundaries.OutOfScope, item(text, src))
			case w.isVerbPhrase(strings.ToLower(text)):
				r.Features = append(r.Features, specs.Feature{Name: shorten(text, 60), Description: finished(text), Priority: "unset", Source: src})
			default:
				r.Boundaries.Constraints = append(r.Boundaries.Constraints, item(w.answerText(x, text), src))
			}
		}
	}
}

// answerText keeps a short answer understandable by putting the question in
// front of it.
func (w *work) answerText(x specs.Exchange, answer string) string {
	question := strings.TrimSpace(x.AgentPrompt)
	if len([]rune(answer)) < 30 && question != "" && !strings.Contains(question, "\n") {
		return question + " " + finished(answer)
	}
	return answer
}
