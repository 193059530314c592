package guidelines

import (
	"fmt"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs/problem"
	"github.com/overtone-cli/overtone/templates"
)

// The data files of the wizard.
const (
	questionsFile = "rules/guidelines/questions.yaml"
	optionFolder  = "rules/guidelines/"
)

// Catalogue is everything that the wizard can ask and offer.
type Catalogue struct {
	Rounds    []Round                    `yaml:"rounds"`
	Topics    []Topic                    `yaml:"topics"`
	Kinds     []Kind                     `yaml:"kinds"`
	Habits    []Seen                     `yaml:"habits"`
	Languages []Family                   `yaml:"languages"`
	Files     []string                   `yaml:"files"` // of options, in the order of the questions
	Phrases   map[string]templates.Words `yaml:"phrases"`

	options []Option
}

// Family is a group of languages that share their options.
type Family struct {
	File  string   `yaml:"file"`
	Names []string `yaml:"names"` // as a profile calls them

	Formatters []string `yaml:"formatters"` // by the names of a profile, the most telling first
	Linters    []string `yaml:"linters"`
}

// optionFile is one data file of options.
type optionFile struct {
	Options []Option `yaml:"options"`
}

// Load reads the wizard's data files and checks that they fit together. It
// fails with input.template, the file and the option.
func Load(set *templates.Set) (*Catalogue, error) {
	c := &Catalogue{}
	if err := set.Decode(questionsFile, c); err != nil {
		return nil, err
	}
	for _, name := range c.Files {
		var f optionFile
		if err := set.Decode(optionFolder+name+".yaml", &f); err != nil {
			return nil, err
		}
		family := slices.IndexFunc(c.Languages, func(l Family) bool { return l.File == name })
		for _, o := range f.Options {
			if family >= 0 {
				o.languages = c.Languages[family].Names
			}
			if fault := c.fault(o); fault != "" {
				return nil, problem.New("input.template", "the option %q %s", o.ID, fault).At(optionFolder+name+".yaml", 0).
					Mend("correct the option, or move the file away to use the built-in one")
			}
			c.options = append(c.options, o)
		}
	}
	return c, nil
}

// fault says what is wrong with an option, empty when nothing is.
func (c *Catalogue) fault(o Option) string {
	topic := c.topic(o.Topic)
	switch {
	case o.ID == "" || o.ID == Own || strings.Trim(o.ID, "abcdefghijklmnopqrstuvwxyz0123456789-") != "":
		return "needs an id of small letters, digits and dashes"
	case slices.ContainsFunc(c.options, func(p Option) bool { return p.ID == o.ID }):
		return "is there twice"
	case topic == nil:
		return fmt.Sprintf("belongs to no topic, as %q is none", o.Topic)
	case topic.Quality() && (!both(o.Scope) || !both(o.EnforcedBy)):
		return "needs a scope and what enforces it in both languages"
	case !both(o.Label) || !both(o.Rule):
		return "needs its label and its rule in both languages"
	case slices.ContainsFunc(o.Kinds, func(k string) bool { return !c.hasKind(k) }):
		return "names a kind of architecture that there is not"
	case !slices.Equal(slotsOf(o.Rule.En), slotsOf(o.Rule.Zh)):
		return "has other slots in one language than in the other"
	case o.Because != nil:
		return c.conditionFault(*o.Because)
	}
	return ""
}

func (c *Catalogue) conditionFault(b Condition) string {
	set := 0
	for _, given := range []bool{b.Habit != "", len(b.Stack) > 0, b.Command != "", b.Delivery} {
		if given {
			set++
		}
	}
	switch {
	case set != 1:
		return "is recommended by exactly one of habit, stack, command and delivery"
	case b.Habit != "" && (b.Share < 1 || b.Share > 100 || b.Least < 1):
		return "needs a share from 1 to 100 and a least number of cases"
	case b.Habit != "" && c.seen(b.Habit, b.Value) == nil:
		return fmt.Sprintf("is recommended by a habit that nobody knows: %s %s", b.Habit, b.Value)
	}
	return ""
}

func both(w templates.Words) bool { return w.En != "" && w.Zh != "" }

func (c *Catalogue) topic(id string) *Topic {
	for i := range c.Topics {
		if c.Topics[i].ID == id {
			return &c.Topics[i]
		}
	}
	return nil
}

func (c *Catalogue) hasKind(id string) bool {
	return slices.ContainsFunc(c.Kinds, func(k Kind) bool { return k.ID == id })
}

// seen is how a habit is said, nil when nobody knows it.
func (c *Catalogue) seen(habit, value string) *Seen {
	for i := range c.Habits {
		if h := &c.Habits[i]; h.Habit == habit && (h.Value == value || h.Value == "") {
			return h
		}
	}
	return nil
}

// say fills a phrase of the catalogue: pairs of a slot and its value.
func (c *Catalogue) say(lang, key string, pairs ...string) string {
	return fill(c.Phrases[key].In(lang), pairs...)
}

// fill puts values into slots, given as pairs of a name and a value.
func fill(text string, pairs ...string) string {
	old := make([]string, 0, len(pairs))
	for i := 0; i+1 < len(pairs); i += 2 {
		old = append(old, "{"+pairs[i]+"}", pairs[i+1])
	}
	return strings.NewReplacer(old...).Replace(text)
}

// slotsOf are the names in braces of a text, sorted, each once.
func slotsOf(text string) []string {
	var out []string
	for {
		_, rest, open := strings.Cut(text, "{")
		name, behind, closed := strings.Cut(rest, "}")
		switch {
		case !open:
			slices.Sort(out)
			return slices.Compact(out)
		case closed && name != "" && strings.Trim(name, "abcdefghijklmnopqrstuvwxyz_") == "":
			out, text = append(out, name), behind
		default:
			text = rest
		}
	}
}
