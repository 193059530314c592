package phrasing

import (
	"github.com/overtone-cli/overtone/specs/wording"
	"github.com/overtone-cli/overtone/templates"
)

// CheckRule is how a deed is tested, by the kind of its verb: what a person
// sees, or what has become of its object when the product does it.
type CheckRule struct {
	Class      string          `yaml:"class"`
	Verbs      templates.Terms `yaml:"verbs"`
	Machine    bool            `yaml:"machine"` // no deed of persons
	Told       bool            `yaml:"told"`    // what the product does is tested by the sentence that says it
	Sure       bool            `yaml:"sure"`    // its test fits whatever the deed is done to, also behind a passive
	Same       []string        `yaml:"same"`    // topics that would test the same
	Person     templates.Words `yaml:"person"`
	PersonAlso templates.Words `yaml:"person_also"`
	System     templates.Words `yaml:"system"`
	SystemAlso templates.Words `yaml:"system_also"`
}

// ClauseRule is how one clause of a Chinese statement is tested, by the word that its
// deed begins with.
type ClauseRule struct {
	Class  string          `yaml:"class"`
	Words  templates.Terms `yaml:"words"`
	Object bool            `yaml:"object"` // something stands behind the word
	Deed   bool            `yaml:"deed"`   // and it is something done
	Person bool            `yaml:"person"` // a person does it
	Case   bool            `yaml:"case"`   // the clauses before it tell of which case
	About  bool            `yaml:"about"`  // a thing stands in front of it
	Hand   bool            `yaml:"hand"`   // the product does not do it by itself
	Ends   bool            `yaml:"ends"`   // the word may also end the deed
	Text   templates.Words `yaml:"text"`
}

// thingRule is how a thing is tested of which the source says only that it is
// wanted, by the noun of its name.
type thingRule struct {
	Nouns templates.Terms `yaml:"nouns"`
	Same  []string        `yaml:"same"` // topics that would test the same
	Check templates.Words `yaml:"check"`
	Also  templates.Words `yaml:"also"`
}

// PersonRow is the row for what a person does; the last one takes the rest.
func (t *RuleTable) PersonRow(verb string) *CheckRule {
	for i := range t.Checks {
		if r := &t.Checks[i]; !r.Machine && r.Person.In("en") != "" && HasVerb(r, verb) {
			return r
		}
	}
	return &t.Checks[len(t.Checks)-1]
}

// MachineRow is the row for what the product does: what only machines do comes
// first. nil when no row has the verb.
func (t *RuleTable) MachineRow(verb string) *CheckRule {
	var other *CheckRule
	for i := range t.Checks {
		r := &t.Checks[i]
		if r.System.In("en") == "" && !r.Told || !HasVerb(r, verb) {
			continue
		}
		if r.Machine {
			return r
		}
		if other == nil {
			other = r
		}
	}
	return other
}

// HasVerb says that a row is for a verb.
func HasVerb(r *CheckRule, verb string) bool {
	for _, v := range r.Verbs.In("en") {
		if verb == v || wording.Stem(verb) == wording.Stem(v) {
			return true
		}
	}
	return false
}
