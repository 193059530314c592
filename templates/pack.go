package templates

import (
	"io/fs"
	"path"
	"slices"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/specs/problem"
)

// Pack is what is known of one domain: templates/packs/ID.yaml. Everything an
// engine takes from it is marked as inferred.
type Pack struct {
	ID           string            `yaml:"id"`
	Name         Words             `yaml:"name"`
	Fallback     bool              `yaml:"fallback"` // used when no other pack is chosen
	Form         bool              `yaml:"form"`     // about the form of a product, which its features do not tell
	Triggers     Triggers          `yaml:"triggers"`
	Parts        []PackPart        `yaml:"parts"` // parts of the domain that not every product of it has
	Features     []PackFeature     `yaml:"features"`
	Entities     []PackEntity      `yaml:"entities"`
	Qualities    []PackQuality     `yaml:"qualities"`
	Risks        []PackRisk        `yaml:"risks"`
	Metrics      []PackMetric      `yaml:"metrics"`
	Decisions    []PackDecision    `yaml:"decisions"`
	Integrations []PackIntegration `yaml:"integrations"`
	Components   []PackComponent   `yaml:"components"`
	Questions    []PackQuestion    `yaml:"questions"`
	NonGoals     []PackNonGoal     `yaml:"non_goals"`
	Assumptions  []PackText        `yaml:"assumptions"`
	Terms        []PackTerm        `yaml:"terms"`
	Telemetry    []PackSignal      `yaml:"telemetry"`
	Settings     []PackSetting     `yaml:"settings"`
	Errors       []PackError       `yaml:"errors"`
	Endpoints    []PackEndpoint    `yaml:"endpoints"`
	Alternatives []PackAlternative `yaml:"alternatives"`
}

// Triggers decide whether a pack is chosen: distinct strong terms count 3,
// weak ones 1, after the excluded phrases are blanked out.
type Triggers struct {
	Threshold int   `yaml:"threshold"`
	Strong    Terms `yaml:"strong"`
	Weak      Terms `yaml:"weak"`
	Exclude   Terms `yaml:"exclude"`
}

// PackFeature is something a product of the domain usually does. Depth is the
// lowest depth at which it is added; Covers are the words of a stated feature
// that make it superfluous, or of a non-goal that forbid it.
type PackFeature struct {
	ID          string   `yaml:"id"`
	Name        Words    `yaml:"name"`
	Actor       string   `yaml:"actor"` // user, admin, system
	Description Words    `yaml:"description"`
	Benefit     Words    `yaml:"benefit"`
	Criteria    []Words  `yaml:"criteria"`
	EdgeCases   []Words  `yaml:"edge_cases"`
	Covers      Terms    `yaml:"covers"`
	Priority    string   `yaml:"priority"` // must, should, could
	Depth       string   `yaml:"depth"`    // light, standard, comprehensive
	Entities    []string `yaml:"entities"`
	Part        string   `yaml:"part"` // a PackPart without which it says nothing
}

// PackEntity is something a product of the domain usually keeps.
type PackEntity struct {
	Name        string           `yaml:"name"`
	Label       Words            `yaml:"label"`
	Match       Terms            `yaml:"match"`
	SameAs      Terms            `yaml:"same_as"` // what sources call it that have it under a name of their own
	Fields      []PackField      `yaml:"fields"`
	Relations   []PackRelation   `yaml:"relations"`
	States      []string         `yaml:"states"`
	Transitions []PackTransition `yaml:"transitions"`
	Part        string           `yaml:"part"` // a PackPart without which it says nothing
}

// PackField is an attribute of a PackEntity.
type PackField struct {
	Name       string `yaml:"name"`
	Type       string `yaml:"type"`
	Constraint string `yaml:"constraint"`
}

// PackRelation links a PackEntity to another.
type PackRelation struct {
	To    string `yaml:"to"`
	Kind  string `yaml:"kind"`
	Label Words  `yaml:"label"`
}

// PackTransition is a step of a PackEntity's life cycle.
type PackTransition struct {
	From  string `yaml:"from"`
	To    string `yaml:"to"`
	Event Words  `yaml:"event"`
}

// PackQuality is a quality target. Type is one of P S SC U R M O C PO A.
type PackQuality struct {
	Type        string `yaml:"type"`
	Name        Words  `yaml:"name"`
	Statement   Words  `yaml:"statement"`
	Metric      Words  `yaml:"metric"`
	Target      Words  `yaml:"target"`
	Measurement Words  `yaml:"measurement"`
	Depth       string `yaml:"depth"`

	Topic PackTopic `yaml:"topic"`
	Part  string    `yaml:"part"` // a PackPart without which it says nothing
}

// PackRisk is a risk of the domain with its mitigation.
type PackRisk struct {
	Text        Words  `yaml:"text"`
	Probability string `yaml:"probability"`
	Impact      string `yaml:"impact"`
	Mitigation  Words  `yaml:"mitigation"`
	Depth       string `yaml:"depth"`
	Unless      Terms  `yaml:"unless"` // words of a source that make it pointless
	Part        string `yaml:"part"`   // a PackPart without which it says nothing
}

// PackMetric is a success metric.
type PackMetric struct {
	Goal   Words  `yaml:"goal"`
	Metric Words  `yaml:"metric"`
	Target Words  `yaml:"target"`
	Part   string `yaml:"part"` // a PackPart without which it says nothing
}

// PackDecision is an architecture decision with genuine options.
type PackDecision struct {
	ID        string       `yaml:"id"`
	Title     Words        `yaml:"title"`
	Question  Words        `yaml:"question"`
	Context   Words        `yaml:"context"`
	Options   []PackOption `yaml:"options"`
	Default   string       `yaml:"default"`
	Alone     string       `yaml:"alone"` // the option taken for a product on one machine, where it is another
	Rationale Words        `yaml:"rationale"`
	Positive  []Words      `yaml:"positive"`
	Negative  []Words      `yaml:"negative"`
	Risks     []Words      `yaml:"risks"`
	Touches   Terms        `yaml:"touches"`
	SettledBy Terms        `yaml:"settled_by"`
	Unless    Terms        `yaml:"unless"` // words of a source for which it is no question
	Depth     string       `yaml:"depth"`
	Part      string       `yaml:"part"` // a PackPart without which it says nothing
}

// PackOption is one of the ways of a PackDecision.
type PackOption struct {
	ID         string   `yaml:"id"`
	Name       Words    `yaml:"name"`
	Pros       []Words  `yaml:"pros"`
	Cons       []Words  `yaml:"cons"`
	When       Terms    `yaml:"when"`
	States     Terms    `yaml:"states"` // by which a statement takes the option itself; "a & b" needs both
	Unless     Terms    `yaml:"unless"` // words of a statement that the option would break, so that none takes it; "a & b" needs both
	Days       bool     `yaml:"days"`   // it is enough where every time is counted in days
	Technology Words    `yaml:"technology"`
	Needs      []string `yaml:"needs"` // one of these technologies, where the source prescribes their layer
	Place      string   `yaml:"place"` // where alone it can be weighed: on one machine, on many, at a provider, with a database ("served"), on no rented machines ("unhosted"), or where the source says so ("said"); anywhere when empty
}

// PackIntegration is a system outside that products of the domain talk to.
type PackIntegration struct {
	Name     Words  `yaml:"name"`
	Purpose  Words  `yaml:"purpose"`
	Protocol string `yaml:"protocol"`
	Match    Terms  `yaml:"match"`
	Failure  Words  `yaml:"failure"`
	Unless   Terms  `yaml:"unless"` // words of a source that has no use for it
	// Flow is where data goes, seen from the product: "in", "both" or, when it
	// is empty, out.
	Flow string `yaml:"flow"`
}

// PackComponent is a part of the system with one job.
type PackComponent struct {
	Name           Words  `yaml:"name"`
	Responsibility Words  `yaml:"responsibility"`
	Match          Terms  `yaml:"match"`
	Depth          string `yaml:"depth"`
	Part           string `yaml:"part"` // a PackPart without which it says nothing
}

// PackQuestion is what a senior engineer would ask. Dimension is scope,
// scenarios, quality, integrations, data or errors.
type PackQuestion struct {
	Dimension  string `yaml:"dimension"`
	Text       Words  `yaml:"text"`
	Why        Words  `yaml:"why"`
	Suggestion Words  `yaml:"suggestion"`
	AnsweredBy Terms  `yaml:"answered_by"`

	Topic PackTopic `yaml:"topic"` // a stated value that answers it
	Needs Terms     `yaml:"needs"` // what a source has to speak of before it is asked; nothing when empty
	Part  string    `yaml:"part"`  // a PackPart without which it says nothing
}

// PackNonGoal is what products of the domain leave out, unless words say so.
type PackNonGoal struct {
	Text      Words `yaml:"text"`
	Rationale Words `yaml:"rationale"`
	Unless    Terms `yaml:"unless"`
}

// PackText is a single text, left out where the source names its subject.
type PackText struct {
	Text   Words `yaml:"text"`
	Unless Terms `yaml:"unless"`

	Topic PackTopic `yaml:"topic"`
}

// PackTerm is a word of the domain's language.
type PackTerm struct {
	Term       Words  `yaml:"term"`
	Definition Words  `yaml:"definition"`
	Category   string `yaml:"category"`
	Aliases    Terms  `yaml:"aliases"`
	Match      Terms  `yaml:"match"`
}

// PackSignal is a metric or a log event.
type PackSignal struct {
	Name    string `yaml:"name"`
	Kind    string `yaml:"kind"`
	Meaning Words  `yaml:"meaning"`
	Part    string `yaml:"part"` // a PackPart without which it says nothing
}

// PackSetting is a field of the configuration.
type PackSetting struct {
	Name       string `yaml:"name"`
	Type       string `yaml:"type"`
	Default    string `yaml:"default"`
	Constraint string `yaml:"constraint"`
	Meaning    Words  `yaml:"meaning"`

	Unit   string    `yaml:"unit"` // what a number of it counts: s, min, h, d or %
	Topic  PackTopic `yaml:"topic"`
	Unless Terms     `yaml:"unless"` // words of a source that rules it by itself
	Part   string    `yaml:"part"`   // a PackPart without which it says nothing
}

// PackError is a rule for a failure. Class is transient, permanent or degraded.
type PackError struct {
	Component Words  `yaml:"component"`
	Class     string `yaml:"class"`
	Case      Words  `yaml:"case"`
	Strategy  Words  `yaml:"strategy"`
	Part      string `yaml:"part"` // a PackPart without which it says nothing
}

// PackEndpoint is an operation of the domain's API. Feature is a PackFeature id.
type PackEndpoint struct {
	Method  string `yaml:"method"`
	Path    string `yaml:"path"`
	Purpose Words  `yaml:"purpose"`
	Feature string `yaml:"feature"`
}

// PackAlternative is a kind of product that people use instead.
type PackAlternative struct {
	Name     Words `yaml:"name"`
	Strength Words `yaml:"strength"`
	Gap      Words `yaml:"gap"`
}

// Packs gives every knowledge pack, a project's own included, sorted by id. It
// fails with input.template when one is not valid. Whoever needs few of them
// asks PackHeads first and then Pack: reading all takes a hundred times longer.
func (s *Set) Packs() ([]Pack, error) {
	s.packsOnce.Do(func() { s.packs, s.packsErr = s.loadPacks((*Set).decodePack) })
	return s.packs, s.packsErr
}

// PackHeads gives every pack with nothing but its id, name, fallback, form
// and triggers, which is what choosing needs, sorted by id.
func (s *Set) PackHeads() ([]Pack, error) {
	s.headsOnce.Do(func() { s.heads, s.headsErr = s.loadPacks((*Set).decodePackHead) })
	return s.heads, s.headsErr
}

// Pack is one whole pack by its id. Nobody changes it: it is read once.
func (s *Set) Pack(id string) (*Pack, error) {
	name := path.Join("packs", id+".yaml")
	p, err := Shared[Pack](s, name)
	if err != nil {
		return nil, err
	}
	return p, checkPackID(name, p.ID)
}

func (s *Set) decodePack(name string, p *Pack) error { return s.Decode(name, p) }

// decodePackHead decodes a pack down to its features. The head of a pack that
// puts its features elsewhere is the whole pack.
func (s *Set) decodePackHead(name string, p *Pack) error {
	text, shown, err := s.text(name)
	if err != nil {
		return err
	}
	if i := strings.Index(text, "\nfeatures:"); i >= 0 {
		text = strings.Clone(text[:i+1]) // nobody holds the rest because of it
	}
	return s.decode(text, name, shown, p)
}

func (s *Set) loadPacks(decode func(*Set, string, *Pack) error) ([]Pack, error) {
	names, err := s.List("packs", ".yaml")
	if err != nil {
		return nil, err
	}
	packs := make([]Pack, len(names))
	errs := make([]error, len(names))
	var wg sync.WaitGroup
	for i, name := range names {
		wg.Go(func() { errs[i] = decode(s, name, &packs[i]) })
	}
	wg.Wait()
	for i, name := range names {
		if errs[i] != nil {
			return nil, errs[i]
		}
		if err := checkPackID(name, packs[i].ID); err != nil {
			return nil, err
		}
	}
	return packs, nil
}

func checkPackID(name, id string) error {
	if want := strings.TrimSuffix(path.Base(name), ".yaml"); id != want {
		return problem.New("input.template", "the pack calls itself %q", id).
			At(name, 0).Mend("set its id to %q, the name of its file", want)
	}
	return nil
}

// List names the data files of a folder with a suffix, embedded and
// overriding ones together, sorted.
func (s *Set) List(dir, suffix string) ([]string, error) {
	var names []string
	for _, source := range []fs.FS{embedded, s.over} {
		if source == nil {
			continue
		}
		entries, err := fs.ReadDir(source, dir)
		if err != nil {
			continue // a project need not override this folder
		}
		for _, e := range entries {
			if name := path.Join(dir, e.Name()); !e.IsDir() && strings.HasSuffix(name, suffix) && !slices.Contains(names, name) {
				names = append(names, name)
			}
		}
	}
	slices.Sort(names)
	return names, nil
}
