package phrasing

import (
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/specs/problem"
	"github.com/overtone-cli/overtone/specs/wording"
	"github.com/overtone-cli/overtone/templates"
)

// ideaQuestion is a row of templates/rules/engine-questions.yaml: what an idea leaves open
// that is told in certain words.
type ideaQuestion struct {
	Class      string          `yaml:"class"`
	Dimension  string          `yaml:"dimension"`
	En         string          `yaml:"en"`
	Zh         string          `yaml:"zh"`
	Needs      templates.Terms `yaml:"needs"`
	Unless     templates.Terms `yaml:"unless"`
	Packs      []string        `yaml:"packs"` // which ask the same of their domain
	Text       templates.Words `yaml:"text"`
	Suggestion templates.Words `yaml:"suggestion"`

	compiled map[string]*laterPattern // by language
}

// IdeaAsked is a question that the words of an idea lead to.
type IdeaAsked struct {
	Class, Dimension string
	Said             string // the words
	Text, Suggestion string
}

// questionsFile are the questions to ideas.
const questionsFile = "rules/engine-questions.yaml"

// Words of a pattern for a thing and for several. What ends them is a list of the file.
const (
	ideaThing  = `(?:[^\s.,;:!?()]+ ){0,4}?[^\s.,;:!?()]+`
	ideaThings = `(?:[^\s.,;:!?()]+ ){0,3}?[^\s.,;:!?()]+s`
)

// ofSpeaker finds what says that a thing is that of who speaks: "our suppliers".
var ofSpeaker = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`\b(?i:our|my)\b`) })

// addQuestions reads what ideas are asked. It fails with input.template when the file is not
// valid, or a pattern is no regular expression.
func (t *RuleTable) addQuestions(set *templates.Set) error {
	var file struct {
		Questions []ideaQuestion             `yaml:"questions"`
		Words     map[string]templates.Terms `yaml:"words"`
	}
	if err := set.Decode(questionsFile, &file); err != nil {
		return err
	}
	t.ideaQuestions, t.ideaWords = file.Questions, file.Words
	end := `(?:[.,;:!?()]| (?:` + strings.Join(file.Words["ends"].In("en"), "|") + `)\b|$)`
	own := set.Overridden(questionsFile)
	slots := strings.NewReplacer("{np}", ideaThing, "{nouns}", ideaThings, "{end}", end)
	for i := range t.ideaQuestions {
		q := &t.ideaQuestions[i]
		q.compiled = map[string]*laterPattern{}
		for lang, pattern := range map[string]string{"en": q.En, "zh": q.Zh} {
			if pattern == "" {
				continue
			}
			q.compiled[lang] = &laterPattern{source: func() string { return "(?i)" + slots.Replace(pattern) }}
			if !own {
				continue
			}
			if err := q.compiled[lang].check(); err != nil {
				return problem.New("input.template", "the question %q has no regular expression: %s", q.Class, err)
			}
		}
	}
	return nil
}

// IdeaQuestions are what the words of an idea lead to, in the order of the table, without
// what the chosen packs ask anyway.
func (w *Work) IdeaQuestions(text string, packs []*templates.Pack) []IdeaAsked {
	var out []IdeaAsked
	words := NewWordIndex(text)
	for i := range w.Table.ideaQuestions {
		q := &w.Table.ideaQuestions[i]
		pattern := q.compiled[w.Language]
		if slices.ContainsFunc(packs, func(p *templates.Pack) bool { return slices.Contains(q.Packs, p.ID) }) {
			continue
		}
		if pattern == nil || words.HasAny(q.Unless) || !q.Needs.None() && !words.HasAny(q.Needs) {
			continue
		}
		for _, s := range wording.Sentences(text) {
			if asked, ok := w.ideaAsked(q, pattern.get(), strings.TrimSpace(text[s.Start:s.End])); ok {
				out = append(out, asked)
				break
			}
		}
	}
	return out
}

// ideaAsked fills a question with what a sentence says.
func (w *Work) ideaAsked(q *ideaQuestion, pattern *regexp.Regexp, sentence string) (IdeaAsked, bool) {
	for _, at := range pattern.FindAllStringSubmatchIndex(sentence, -1) {
		var pairs []string
		whole := true
		for i, name := range pattern.SubexpNames() {
			if name == "" {
				continue
			}
			part := ""
			if at[2*i] >= 0 {
				part = strings.TrimSpace(sentence[at[2*i]:at[2*i+1]])
			}
			if at[2*i] == 0 {
				part = w.LowerStart(part)
			}
			part = ofSpeaker().ReplaceAllString(part, "the")
			whole = whole && (part == "" || !slices.Contains([]string{"what", "things", "who", "these", "those", "it", "state"}, name) || w.isIdeaThing(part))
			pairs = append(pairs, "{"+name+"}", part)
		}
		if !whole {
			continue
		}
		fill := strings.NewReplacer(pairs...)
		return IdeaAsked{
			Class: q.Class, Dimension: q.Dimension, Said: strings.Trim(sentence[at[0]:at[1]], " .,;:!?()，。；、"),
			Text: fill.Replace(q.Text.In(w.Language)), Suggestion: fill.Replace(q.Suggestion.In(w.Language)),
		}, true
	}
	return IdeaAsked{}, false
}

// isIdeaThing tells words that name something, from those that point at it or go on behind it.
func (w *Work) isIdeaThing(part string) bool {
	ends, nothing := w.Table.ideaWords["ends"].In(w.Language), w.Table.ideaWords["nothing"].In(w.Language)
	if w.Language == "zh" {
		return !slices.ContainsFunc(ends, func(lead string) bool { return strings.HasPrefix(part, lead) }) &&
			!slices.ContainsFunc(nothing, func(tail string) bool { return strings.HasSuffix(part, tail) })
	}
	return !slices.ContainsFunc(strings.Fields(strings.ToLower(part)), func(word string) bool {
		return slices.Contains(ends, word) || slices.Contains(nothing, word)
	})
}
