package completing

import "github.com/overtone-cli/overtone/templates"

// checkRule is how a deed is tested, by the kind of its verb: what a person
// sees, or what has become of its object when the product does it.
type checkRule struct {
	Class      string          `yaml:"class"`
	Verbs      templates.Terms `yaml:"verbs"`
	Machine    bool            `yaml:"machine"` // no deed of persons
	Same       []string        `yaml:"same"`    // topics that would test the same
	Person     templates.Words `yaml:"person"`
	PersonAlso templates.Words `yaml:"person_also"`
	System     templates.Words `yaml:"system"`
	SystemAlso templates.Words `yaml:"system_also"`
}

// thingRule is how a thing is tested of which the source says only that it is
// wanted, by the noun of its name.
type thingRule struct {
	Nouns templates.Terms `yaml:"nouns"`
	Same  []string        `yaml:"same"` // topics that would test the same
	Check templates.Words `yaml:"check"`
	Also  templates.Words `yaml:"also"`
}
