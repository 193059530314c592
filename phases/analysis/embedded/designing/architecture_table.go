package designing

import (
	"slices"

	"github.com/overtone-cli/overtone/templates"
)

// DesignTable is templates/rules/engine-design-phrases.yaml: how the engine
// words designs, decisions and epics where neither the input nor a pack does,
// and what it knows of technologies in general.
type DesignTable struct {
	Phrases   map[string]templates.Words `yaml:"phrases"`
	Words     map[string]templates.Terms `yaml:"words"`
	Layers    map[string]templates.Words `yaml:"layers"`
	Licences  map[string]string          `yaml:"licences"`
	Stores    map[string][]string        `yaml:"stores"` // names of stores by kind
	Syntaxes  map[string]string          `yaml:"syntaxes"`
	Defaults  []defaultChoice            `yaml:"defaults"`
	Policies  []policyRule               `yaml:"policies"`
	Tactics   []tacticRule               `yaml:"tactics"`
	Controls  []tacticRule               `yaml:"controls"`
	Families  []decisionRule             `yaml:"families"`
	Decisions []decisionRule             `yaml:"decisions"`
	Subjects  map[string]templates.Words `yaml:"subjects"` // what a decision of a pack is about, by pack/decision
	Drivers   []decisionDriver           `yaml:"-"`        // of a file of their own
}

// defaultChoice is a technology proposed for a layer of which the source says
// nothing.
type defaultChoice struct {
	Profiles   []string        `yaml:"profiles"`
	Layer      string          `yaml:"layer"`
	Technology string          `yaml:"technology"`
	Rationale  templates.Words `yaml:"rationale"`
	Entities   bool            `yaml:"entities"` // only for a product that keeps data
	Covers     []string        `yaml:"covers"`   // stated layers that make it superfluous
	// What is proposed instead for a product on one machine, "none" for nothing.
	Alone    string          `yaml:"alone"`
	AloneWhy templates.Words `yaml:"alone_why"`
}

// policyRule is a rule of an interface by topic. Match are the words by which
// a statement of the source settles the topic.
type policyRule struct {
	Topic    string          `yaml:"topic"`
	Profiles []string        `yaml:"profiles"`
	Quiet    []string        `yaml:"quiet"`   // profiles for which nothing is proposed
	Classes  []string        `yaml:"classes"` // of the qualities that settle it
	Match    templates.Terms `yaml:"match"`
	Text     templates.Words `yaml:"text"`
}

// tacticRule says by which means a quality is met. Without Match it is the
// last resort of its class.
type tacticRule struct {
	Class        string          `yaml:"class"`
	Profiles     []string        `yaml:"profiles"`
	Match        templates.Terms `yaml:"match"`
	Unless       templates.Terms `yaml:"unless"`        // words with which a quality asks for the opposite
	Limit        bool            `yaml:"limit"`         // for a limit to keep, and for no load to bear
	Rest         bool            `yaml:"rest"`          // for what says no other measure itself
	MinutesBelow float64         `yaml:"minutes_below"` // for a target that leaves less time off than this in a month
	Text         templates.Words `yaml:"text"`
}

// decisionRule is an architecture decision of general knowledge. Layers and
// Names tie it to stated technologies; the option "stated" is then that one.
type decisionRule struct {
	Profiles               []string        `yaml:"profiles"`
	Layers                 []string        `yaml:"layers"`
	Names                  []string        `yaml:"names"`
	Except                 []string        `yaml:"except"`   // technologies of the layers that are something else
	Bears                  []string        `yaml:"bears"`    // classes of quality that the choice bears on
	Covers                 []string        `yaml:"covers"`   // decisions of packs about the same, as pack/decision
	Measured               templates.Terms `yaml:"measured"` // words of the qualities that it bears on
	Team                   bool            `yaml:"team"`     // who runs the product matters to it
	Kin                    bool            `yaml:"kin"`      // a sentence may take several of them
	Data                   bool            `yaml:"data"`     // it touches what brings data into being or keeps it
	Whole                  bool            `yaml:"whole"`    // it touches the whole product, and by its words only who names it
	Says                   templates.Terms `yaml:"says"`     // what a sentence says that takes the decision; anything when empty
	templates.PackDecision `yaml:",inline"`
}

// LoadDesign reads the tables of architecture and epics. It fails with
// input.template when the file is not valid.
func LoadDesign(set *templates.Set) (*DesignTable, error) {
	var t DesignTable
	if err := set.Decode("rules/engine-design-phrases.yaml", &t); err != nil {
		return nil, err
	}
	var own struct {
		Drivers []decisionDriver `yaml:"drivers"`
	}
	if err := set.Decode("rules/decision-drivers.yaml", &own); err != nil {
		return nil, err
	}
	t.Drivers = own.Drivers
	return &t, nil
}

// holdsFor says that a rule holds for a profile; one without profiles holds
// for all.
func holdsFor(profiles []string, profile string) bool {
	return len(profiles) == 0 || slices.Contains(profiles, profile)
}
