package guidelines

import (
	"slices"
	"strconv"
	"strings"

	"github.com/overtone-cli/overtone/phases/interview"
	"github.com/overtone-cli/overtone/templates"
)

// Own is the option by which a person writes rules in own words.
const Own = "own"

// The topic whose rules have a scope and something that enforces them.
const qualityTopic = "quality"

// Quality says whether the rules of a topic have a scope and an enforcer.
func (t Topic) Quality() bool { return t.ID == qualityTopic }

// question is the key of the topic in an answers file.
func (t Topic) question() string { return "guidelines." + t.ID }

// ownQuestion is the key of the rules in own words.
func (t Topic) ownQuestion() string { return t.question() + "." + Own }

// Keys are the keys that an answers file of the wizard can have.
func (c *Catalogue) Keys() []string {
	out := []string{ModeQuestion}
	for _, t := range c.Topics {
		out = append(out, t.question(), t.ownQuestion())
	}
	return out
}

// step is one question of the wizard.
type step struct {
	topic   Topic
	offered []Offered // empty when it asks for own words
	q       interview.Question
}

// steps are the questions as far as the answers tell: own words are only asked
// for where they were chosen.
func (w *Wizard) steps() []step {
	var out []step
	for _, t := range w.Catalogue.Topics {
		offered := w.offers[t.ID]
		out = append(out, step{topic: t, offered: offered, q: w.choose(t, offered)})
		if e, ok := w.Sheet.Get(t.question()); ok && slices.Contains(e.Answer.Values, Own) {
			out = append(out, step{topic: t, q: w.own(t)})
		}
	}
	return out
}

// words makes a text that is there in the language of the wizard alone, the only one that
// its questions are asked in.
func (*Wizard) words(text string) templates.Words {
	return templates.Words{En: text}
}

func (w *Wizard) say(key string, pairs ...string) string {
	return w.Catalogue.say(w.Lang, key, pairs...)
}

// choose is the question of a topic.
func (w *Wizard) choose(t Topic, offered []Offered) interview.Question {
	q := interview.Question{
		ID: t.question(), Kind: interview.Multi, Lang: w.Lang, Known: w.known,
		Heading: w.words(w.say("known")), Prompt: w.words(w.prompt(t)), Check: w.alone(offered),
	}
	ground := false
	for _, o := range offered {
		text := ruleText(t, o.Rule, o.Scope, o.EnforcedBy)
		switch {
		case o.Evidence != "":
			text = w.say("with_evidence", "rule", text, "evidence", o.Evidence)
		case o.Recommended:
			text = w.say("with_practice", "rule", text)
		}
		q.Options = append(q.Options, interview.Option{ID: o.ID, Label: w.words(o.Label), Description: w.words(text)})
		if o.Recommended {
			q.Default = append(q.Default, o.ID)
			ground = ground || o.Evidence != ""
		}
	}
	q.Options = append(q.Options, interview.Option{ID: Own, Label: w.words(w.say("own_label")), Description: w.words(w.say("own_description"))})
	why := "why_practice"
	if ground {
		why = "why_evidence"
	}
	q.Why = w.words(w.say(why, "why", t.Why.In(w.Lang), "marked", strconv.Itoa(len(q.Default))))
	q.Peek = func(option string) []interview.Fact { return w.peek(offered, option) }
	return q
}

// prompt says how far the wizard is and what is asked.
func (w *Wizard) prompt(t Topic) string {
	return w.say("prompt", "round", strconv.Itoa(t.Round), "rounds", strconv.Itoa(len(w.Catalogue.Rounds)), "prompt", t.Prompt.In(w.Lang))
}

// peek shows an option whole: the rule as it is written, and what speaks for it.
func (w *Wizard) peek(offered []Offered, option string) []interview.Fact {
	for _, o := range offered {
		if o.ID != option {
			continue
		}
		facts := []interview.Fact{{Label: w.words(w.say("peek_rule")), Value: o.Rule}}
		if o.Topic == qualityTopic {
			facts = append(facts, interview.Fact{Label: w.words(w.say("peek_scope")), Value: w.say("scope_by", "scope", o.Scope, "by", o.EnforcedBy)})
		}
		why := o.Evidence
		if why == "" && o.Recommended {
			why = w.say("practice")
		}
		if why != "" {
			facts = append(facts, interview.Fact{Label: w.words(w.say("peek_why")), Value: why})
		}
		return facts
	}
	return nil
}

// alone refuses two options of a group, as they contradict each other.
func (w *Wizard) alone(offered []Offered) func([]string) error {
	return func(values []string) error {
		taken := map[string]Offered{}
		for _, o := range offered {
			if o.Group == "" || !slices.Contains(values, o.ID) {
				continue
			}
			if other, both := taken[o.Group]; both {
				return interview.Refuse(interview.Words("%q and %q contradict each other", "%q 与 %q 相互矛盾"), other.Label, o.Label).
					Mend(interview.Words("keep one of them", "请只保留一个"))
			}
			taken[o.Group] = o
		}
		return nil
	}
}

// own asks for rules in own words.
func (w *Wizard) own(t Topic) interview.Question {
	key := "own"
	if t.Quality() {
		key = "own_quality"
	}
	return interview.Question{
		ID: t.ownQuestion(), Kind: interview.Text, Lang: w.Lang,
		Prompt: w.words(w.prompt(Topic{Round: t.Round, Prompt: w.words(w.say(key+"_prompt", "topic", t.Name.In(w.Lang)))})),
		Why:    w.words(w.say(key + "_why")),
	}
}

// ownRules are the rules of a text: one a line, without the marks of a list.
func ownRules(text string) []string {
	var out []string
	for line := range strings.Lines(text) {
		line = strings.TrimSpace(line)
		for _, mark := range []string{"- ", "* ", "+ ", "• "} {
			line = strings.TrimSpace(strings.TrimPrefix(line, mark))
		}
		if line != "" {
			out = append(out, line)
		}
	}
	return out
}

// IsKey says whether an answers file of the wizard can have a key.
func (c *Catalogue) IsKey(key string) bool { return slices.Contains(c.Keys(), key) }
