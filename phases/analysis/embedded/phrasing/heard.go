package phrasing

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"
)

// Answers of a person are read like the source: they stand behind it, under a
// heading for what was asked, so that they are split, classified and placed by
// the same rules. Inside the engine an item of an answer has lines like any
// other; on the way in and out these are the round and question they stand for.

// Transcript is the text of the answers with what each of its lines belongs to.
type Transcript struct {
	Text  string
	marks []specs.Source // by line, without kind where nobody said it
	Taken []int          // lines of what came into the scope in a review
	Kinds map[int]string // what a person said that a line is, by line from 0
}

// shortAnswer is the length, in runes, below which an answer needs its question
// to be understood.
const shortAnswer = 30

// TranscriptOf writes the answers down, each under the heading of its topic.
func TranscriptOf(answers []specs.Exchange, rules *RuleTable, lang string) Transcript {
	var t Transcript
	asked := map[int]int{} // answers so far, by round
	for _, x := range answers {
		asked[x.Round]++
		text := strings.TrimSpace(strings.TrimLeft(strings.Join(strings.Fields(x.UserResponse), " "), "-*•·# "))
		kind, dropped := Corrected(x)
		if text == "" || dropped {
			continue
		}
		topic := x.Topic
		switch {
		case kind != "":
			topic = "is_" + kind
			if shortAsAnswer(kind) && len([]rune(text)) < shortAnswer && x.AgentPrompt != "" {
				text = rules.joined(x.AgentPrompt, text, lang)
			}
		case topic == analysis.TopicQuestion:
			text = rules.joined(x.AgentPrompt, text, lang)
		case rules.StartsWith("negatives", lang, text) && (lang == "zh" || len(strings.Fields(text)) > 1):
			topic = "exclusion"
		case len([]rune(text)) < shortAnswer && x.AgentPrompt != "" && !rules.StartsWith("verbs", lang, text):
			topic, text = "short", rules.joined(x.AgentPrompt, text, lang)
		}
		t.add("## "+rules.heading(topic, lang)+"\n\n", specs.Source{})
		if kind != "" {
			t.settle(len(t.marks), kind)
		}
		t.add("- "+text+"\n", specs.FromAnswer(x.Round, asked[x.Round]))
		t.add("\n", specs.Source{})
	}
	return t
}

// shortAsAnswer says that a short statement of a kind says nothing without its
// question: "two weeks" is no rule, "payments" is something to leave out.
func shortAsAnswer(kind string) bool {
	return kind != analysis.KindFeature && kind != analysis.KindNonGoal && kind != analysis.KindIntegration
}

// settle notes what a person said that a line is.
func (t *Transcript) settle(line int, kind string) {
	if t.Kinds == nil {
		t.Kinds = map[int]string{}
	}
	t.Kinds[line] = kind
}

// joined puts a question before its answer.
func (t *RuleTable) joined(question, answer, lang string) string {
	return strings.TrimRight(strings.TrimSpace(question), "?？.。 ") + t.Phrases["colon"].In(lang) + answer
}

// add appends text that stands for what a person said.
func (t *Transcript) add(text string, src specs.Source) {
	t.Text += text
	for range strings.Count(text, "\n") {
		t.marks = append(t.marks, src)
	}
}

// heading is the heading under which an answer to a topic is understood.
func (t *RuleTable) heading(topic, lang string) string {
	if words, ok := t.Phrases["answer_"+topic]; ok {
		return words.In(lang)
	}
	return t.Phrases["answer_short"].In(lang)
}

// Told is the source with the answers behind it.
func Told(c analysis.Common, said Transcript) string {
	if said.Text == "" {
		return c.Source.Text
	}
	return strings.TrimRight(c.Source.Text, "\n") + "\n" + said.Text
}

// ToLines turns the mark of an answer into its lines behind the source.
func (t Transcript) ToLines(s *specs.Source, last int) {
	if s.Kind != specs.Answered {
		return
	}
	for i, m := range t.marks {
		if m.Round == s.Round && m.Question == s.Question && m.Kind != "" {
			*s = specs.FromLines(last+i+1, last+i+1)
			return
		}
	}
}

// FromLines turns lines behind the source into the mark of their answer. What
// the source states, too, is stated.
func (t Transcript) FromLines(s *specs.Source, last int) {
	if s.Kind != specs.Stated {
		return
	}
	var stated []specs.LineRange
	var answer *specs.Source
	for _, r := range s.Lines {
		if r.From <= last {
			r.To = min(r.To, last)
			stated = append(stated, r)
			continue
		}
		for i := r.From - last - 1; answer == nil && i < min(r.To-last, len(t.marks)); i++ {
			if t.marks[i].Kind != "" {
				answer = &t.marks[i]
			}
		}
	}
	if len(stated) == 0 && answer != nil {
		*s = *answer
		return
	}
	s.Lines = stated
}

// OnlyStated keeps the facts of the source: what is measured is whether nothing
// of it was lost.
func OnlyStated(facts *analysis.FactsOutput, last int) {
	keep := func(in []analysis.Fact) []analysis.Fact {
		var out []analysis.Fact
		for _, f := range in {
			if f.Source.Kind == specs.Stated {
				out = append(out, f)
			}
		}
		return out
	}
	facts.Facts, facts.Unread = keep(facts.Facts), keep(facts.Unread)
	var lines []specs.LineRange
	for _, r := range facts.Boilerplate {
		if r.From <= last {
			r.To = min(r.To, last)
			lines = append(lines, r)
		}
	}
	facts.Boilerplate = lines
}

// Corrected is the kind that a person gave a statement, empty when nobody did.
// A statement that was dropped is told by its topic.
func Corrected(x specs.Exchange) (kind string, dropped bool) {
	kind = analysis.CorrectedKind(x.Topic)
	return kind, kind == analysis.KindDropped
}

// TakeIn writes down what came into the scope, and notes in which lines.
func (t *Transcript) TakeIn(scope *specs.ScopeReview, rules *RuleTable, lang string) {
	if scope == nil {
		return
	}
	for _, it := range scope.In {
		t.add("## "+rules.heading("scenarios", lang)+"\n\n", specs.Source{})
		t.Taken = append(t.Taken, len(t.marks)+1)
		t.add("- "+strings.Join(strings.Fields(it.Text), " ")+"\n", it.Source)
		t.add("\n", specs.Source{})
	}
}
