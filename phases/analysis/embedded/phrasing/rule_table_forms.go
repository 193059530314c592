package phrasing

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/overtone-cli/overtone/specs/problem"
	"github.com/overtone-cli/overtone/specs/wording"
	"github.com/overtone-cli/overtone/templates"
)

// ClauseForm is how a clause of a Chinese statement, or an English one, is tested by its
// whole form: "P 之前不能 A" before and after P, "不计 W" by W with and without. Pattern is a
// regular expression whose named groups fill the text; "{list}" stands for one of the words
// of a list, "{number}" for a number and "{span}" for a length of time. Three names are read
// by the engine: n is a number, of which less and more are the next ones, who is a person,
// and things are several.
type ClauseForm struct {
	Class   string `yaml:"class"`
	Pattern string `yaml:"pattern"`
	Rule    string `yaml:"rule"` // by which rule the criterion was made, where not from the statement
	Same    string `yaml:"same"` // the rule whose criterion tests the same
	// Fallback says that it only takes the place of a criterion that says the clause again.
	Fallback bool `yaml:"fallback"`
	// Case says that its pattern holds the condition as well, which its text tells by itself.
	Case bool `yaml:"case"`
	// Whole says that it tests all of an English statement, in the place of whatever else is
	// known of its words.
	Whole bool `yaml:"whole"`
	// Lead says that it is the course of a statement whose first clause has the form.
	Lead   bool            `yaml:"lead"`
	Unless templates.Terms `yaml:"unless"` // words that make another thing of it
	Text   templates.Words `yaml:"text"`

	compiled *laterPattern
	lang     string // of the statements that it is for
}

// formList finds the name of a list in a pattern.
var formList = regexp.MustCompile(`\{[a-z_]+\}`)

// formNumbers is the pattern of a number: digits, or one of the first ten in characters.
const formNumbers = `(?:[0-9]{1,6}|[一二两三四五六七八九十])`

// formSpan is the pattern of a length of time: "3 个工作日", 两年.
const formSpan = `(?:[0-9]{1,4}|[一二两三四五六七八九十]{1,3}|半) ?个?(?:工作日|分钟|小时|钟头|天|日|周|星期|月|年|秒)`

// formSpanEnglish is that pattern in English: "15 minutes", "two working days", "72 h".
const formSpanEnglish = `(?:\d+|an?|one|two|three|four|five|six|ten|fifteen|twenty|thirty|sixty) (?:working |business )?(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|h|hrs?|min|mins|sec)\b`

// prepareForms gives the forms of a language their patterns. A run meets statements of one
// language, and few forms that they may have: so a pattern is put together, read and compiled
// only when somebody asks for it.
func (t *RuleTable) prepareForms(forms []ClauseForm, lang string) {
	for i := range forms {
		f := &forms[i]
		f.lang, f.compiled = lang, &laterPattern{source: func() string { return t.patternOf(f) }}
	}
}

// patternOf is the regular expression of a form.
func (t *RuleTable) patternOf(f *ClauseForm) string {
	pattern := formList.ReplaceAllStringFunc(f.Pattern, func(list string) string {
		switch list {
		case "{number}":
			return formNumbers
		case "{span}":
			if f.lang != "zh" {
				return formSpanEnglish
			}
			return formSpan
		}
		return t.sets[strings.Trim(list, "{}")].in(f.lang).anyOf()
	})
	if f.lang != "zh" {
		return "(?i)" + pattern
	}
	return pattern
}

// checkForms fails with input.template when the pattern of a form is no regular expression.
func (t *RuleTable) checkForms() error {
	for _, forms := range t.formLists() {
		for i := range forms {
			if err := forms[i].compiled.check(); err != nil {
				return problem.New("input.template", "the form %q is no regular expression: %s", forms[i].Class, err)
			}
		}
	}
	return nil
}

// ForgetForms lets go of what the patterns of forms were compiled to: some megabytes, which
// nobody needs when the statements of a source have their criteria. Asked again they are compiled again.
func (t *RuleTable) ForgetForms() {
	for _, forms := range t.formLists() {
		for i := range forms {
			forms[i].compiled.forget()
		}
	}
}

// formLists are all lists of forms that a table has.
func (t *RuleTable) formLists() [][]ClauseForm {
	return [][]ClauseForm{t.Stated, t.Forms, t.Limits, t.Sentences}
}

// Match gives the parts of a clause that has the form, nil where it has another.
func (f *ClauseForm) Match(clause FormText) map[string]string {
	if !clause.mayFit(f.compiled.words()) {
		return nil
	}
	pattern := f.compiled.get()
	found := pattern.FindStringSubmatch(clause.said)
	if found == nil || slices.ContainsFunc(f.Unless.In(f.lang), func(word string) bool { return strings.Contains(clause.said, word) }) {
		return nil
	}
	parts := map[string]string{}
	for i, name := range pattern.SubexpNames() {
		if name == "" {
			continue
		}
		part := strings.TrimSpace(found[i])
		if strings.Count(part, "（") != strings.Count(part, "）") || strings.Count(part, "(") != strings.Count(part, ")") {
			return nil // cut inside a bracket
		}
		parts[name] = part
	}
	if number, ok := parts["n"]; ok {
		n := formNumber(number)
		if n == 0 {
			return nil
		}
		parts["n"], parts["less"], parts["more"] = strconv.Itoa(n), strconv.Itoa(n-1), strconv.Itoa(n+1)
	}
	return parts
}

// FillOr fills the slots of a text that say what stands there where a clause names nothing,
// {what|这些数据}.
func FillOr(text string, parts map[string]string) string {
	for name, part := range parts {
		head, rest, ok := strings.Cut(text, "{"+name+"|")
		if !ok {
			continue
		}
		other, tail, _ := strings.Cut(rest, "}")
		text = head + OrElse(part, other) + tail
	}
	return text
}

// formNumber is a number in digits, in an English word or one of the first ten in characters,
// else 0.
func formNumber(text string) int {
	if text == "两" {
		return 2
	}
	if at := strings.Index("一二三四五六七八九十", text); at >= 0 && len(text) == len("一") {
		return at/len("一") + 1
	}
	if n, ok := wording.NumberWord(strings.ToLower(text)); ok {
		return int(n)
	}
	n, err := strconv.Atoi(strings.ReplaceAll(text, ",", ""))
	if err != nil {
		return 0
	}
	return n
}
