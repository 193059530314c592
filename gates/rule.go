package gates

import (
	"slices"
	"strconv"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/problem"
	"github.com/overtone-cli/overtone/specs/wording"
	"github.com/overtone-cli/overtone/templates"
)

// rulesFile holds what people may change of the rules: severity, weight,
// words. What a rule looks at is code.
const rulesFile = "rules/gates.yaml"

// off in place of a severity says that a rule does not concern a profile.
const off = "off"

// Rule is the data of one rule in templates/rules/gates.yaml.
type Rule struct {
	ID        string              `yaml:"id"`
	Phase     string              `yaml:"phase"`     // the phase whose gate it belongs to: "1" … "7"
	Severity  Severity            `yaml:"severity"`  // or "off": only the profiles named
	Dimension string              `yaml:"dimension"` // empty: the rule does not count into the score
	Weight    int                 `yaml:"weight"`
	Profiles  map[string]Severity `yaml:"profiles"` // by spec_type; wins over Severity
	Applies   string              `yaml:"applies"`  // name of a condition; empty: always
	Min       int                 `yaml:"min"`      // bound that the rule checks, {min} in its words
	Max       int                 `yaml:"max"`
	Message   templates.Words     `yaml:"message"`
	Fix       templates.Words     `yaml:"fix"`
	Why       string              `yaml:"why"`
}

// catalog is the whole data file.
type catalog struct {
	Rules      []Rule                      `yaml:"rules"`
	Conditions map[string]templates.Words  `yaml:"conditions"` // what is said when one does not hold
	Sections   map[string][]string         `yaml:"sections"`   // sections a kind of document must have
	Words      map[string]wording.CueWords `yaml:"words"`      // word lists that rules look for
	Topics     map[string]templates.Words  `yaml:"topics"`     // points of the depth review
	Counts     map[string]templates.Words  `yaml:"counts"`     // what the depth review counts, with {n}
}

// Dimensions lists the four dimensions of the score in their printed order.
// spec-package.md, phase 6.
func Dimensions() []string {
	return []string{"completeness", "consistency", "traceability", "depth"}
}

func phaseIDs() []string { return []string{"1", "1.5", "2", "3", "4", "5", "6", "7"} }

// severityIn is the severity of a rule for a profile.
func (r *Rule) severityIn(profile string) Severity {
	if s, ok := r.Profiles[profile]; ok {
		return s
	}
	return r.Severity
}

// loadCatalog reads the data file and refuses one that does not fit the code:
// every rule has a function, every function a rule.
func loadCatalog(set *templates.Set, table []check, conditions []condition) (*catalog, error) {
	_, shown, err := set.Read(rulesFile)
	if err != nil {
		return nil, err
	}
	c := &catalog{}
	if err := set.Decode(rulesFile, c); err != nil {
		return nil, err
	}
	v := &validator{file: shown, phases: phaseIDs(), dimensions: Dimensions()}
	for i := range c.Rules {
		v.rule(&c.Rules[i], conditions)
	}
	for _, entry := range table {
		if !slices.ContainsFunc(c.Rules, func(r Rule) bool { return r.ID == entry.id }) {
			v.bad("the rule %q is missing", entry.id)
		}
	}
	seen := map[string]bool{}
	for _, r := range c.Rules {
		if seen[r.ID] {
			v.bad("the rule %q stands twice", r.ID)
		}
		seen[r.ID] = true
		if !slices.ContainsFunc(table, func(e check) bool { return e.id == r.ID }) {
			v.bad("no check is called %q", r.ID)
		}
	}
	for _, cond := range conditions {
		if c.Conditions[cond.name].In("en") == "" {
			v.bad("the condition %q has no words", cond.name)
		}
	}
	return c, v.err()
}

// validator collects what is wrong with the data, so that one run shows all.
type validator struct {
	file       string
	phases     []string // that a rule may name
	dimensions []string
	found      []string
}

func (v *validator) bad(format string, args ...any) {
	v.found = append(v.found, problem.New("input.template", format, args...).Message)
}

func (v *validator) rule(r *Rule, conditions []condition) {
	severity := func(s Severity) bool { return s == Error || s == Warning || s == Info || s == off }
	if !severity(r.Severity) {
		v.bad("rule %q has the severity %q", r.ID, r.Severity)
	}
	known := 0
	for _, p := range specs.SpecTypes() {
		if s, ok := r.Profiles[p]; ok {
			known++
			if !severity(s) {
				v.bad("rule %q has the severity %q for %s", r.ID, s, p)
			}
		}
	}
	if known != len(r.Profiles) {
		v.bad("rule %q names a profile that does not exist", r.ID)
	}
	if !slices.Contains(v.phases, r.Phase) {
		v.bad("rule %q has the phase %q", r.ID, r.Phase)
	}
	if r.Dimension != "" && !slices.Contains(v.dimensions, r.Dimension) || (r.Dimension == "") != (r.Weight == 0) || r.Weight < 0 {
		v.bad("rule %q needs a dimension with a positive weight, or neither", r.ID)
	}
	if r.Applies != "" && !slices.ContainsFunc(conditions, func(c condition) bool { return c.name == r.Applies }) {
		v.bad("rule %q names the unknown condition %q", r.ID, r.Applies)
	}
	for _, lang := range []string{"en", "zh"} {
		if r.Message.Only(lang) == "" || r.Fix.Only(lang) == "" {
			v.bad("rule %q lacks its message or fix in %q", r.ID, lang)
		}
	}
	if r.Why == "" {
		v.bad("rule %q does not say why", r.ID)
	}
}

func (v *validator) err() error {
	if len(v.found) == 0 {
		return nil
	}
	return problem.New("input.template", "the table of rules cannot be used: %s", strings.Join(v.found, "; ")).
		At(v.file, 0).Mend("correct the rules named, or move the file away to use the built-in one")
}

// fill puts values into the {slots} of a text.
func (r *Rule) fill(text string, pairs []string) string {
	if !strings.Contains(text, "{") {
		return text
	}
	var b strings.Builder
	for text != "" {
		before, rest, found := strings.Cut(text, "{")
		b.WriteString(before)
		if !found {
			break
		}
		name, after, closed := strings.Cut(rest, "}")
		if value, known := r.value(name, pairs); closed && known {
			b.WriteString(value)
			text = after
			continue
		}
		b.WriteByte('{')
		text = rest
	}
	return b.String()
}

// value is what stands for a slot.
func (r *Rule) value(name string, pairs []string) (string, bool) {
	switch name {
	case "min":
		return strconv.Itoa(r.Min), true
	case "max":
		return strconv.Itoa(r.Max), true
	}
	for i := 0; i+1 < len(pairs); i += 2 {
		if pairs[i] == name {
			return pairs[i+1], true
		}
	}
	return "", false
}
