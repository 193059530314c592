package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/templates"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// Lexicons are the word lists by which layers 1 and 2 understand a text,
// compiled for looking things up in one pass. They are read only once made and
// may be shared by goroutines.
type Lexicons struct {
	*reading.Lexicon // of layer 1

	headings    *reading.Matcher[headingCue]
	columns     *reading.Matcher[columnCue]
	cues        *reading.Matcher[string]     // group of cues.yaml
	qualities   *reading.Matcher[qualityCue] // class and strength
	tech        *reading.Matcher[technology] // names of technologies
	people      *reading.Matcher[string]     // nouns of people
	nouns       []string                     // what people was made of
	programs    programWords                 // which of them software is called by as well
	software    []string                     // those that name programs in the text at hand
	departments *reading.Matcher[string]     // parts of a company that act like a person
	articles    []string                     // words in front of a role
	clipped     map[string]string            // short words for people and their long forms
	priorities  map[string]string            // tag in lower case to level
	titles      map[string]bool              // words for kinds of document
	parts       map[string]bool              // what references of whole parts of a product begin with
	metadata    *reading.Matcher[string]     // keys of lines about the document
	stories     []storyPattern               // phrasings of user stories
	ears        map[string]earsPattern       // by language
	systems     map[string]bool              // subjects that are the product

	phrases
}

type headingCue struct {
	Kind, Class, Priority string
	whole                 bool
	order                 int
}

type columnCue struct {
	role  string
	whole bool
	order int
}

type qualityCue struct {
	class  string
	strong bool
}

type technology struct {
	name, layer string
	names       []string // all, the first one is name
	exact       bool     // letter case counts
	weak        bool     // counts only where the text chooses it
}

// isForm tells what data is written in, sent by or sealed with, which is chosen by
// being named: a protocol, a standard, a format, an algorithm.
func (t technology) isForm() bool {
	return t.layer == "protocol" || t.layer == "standard" || t.layer == "format" || t.layer == "algorithm"
}

type storyPattern struct {
	Role    []string `yaml:"role"`
	Want    []string `yaml:"want"`
	Benefit []string `yaml:"benefit"`
}

type earsPattern struct {
	Open  []string `yaml:"open"`
	Close []string `yaml:"close"`
}

// terms are phrases by language, as the files list them.
type terms struct {
	En []string `yaml:"en"`
	Zh []string `yaml:"zh"`
}

func (t terms) all() []string { return append(append([]string(nil), t.En...), t.Zh...) }

// LoadLexicons reads the word lists of a set. It fails with input.template
// when a file, the project's own or a built-in one, is not valid or files
// something under a name that no rule reads.
func LoadLexicons(set *templates.Set) (*Lexicons, error) {
	first, err := reading.LoadLexicon(set)
	if err != nil {
		return nil, err
	}
	lex := &Lexicons{Lexicon: first}
	for _, load := range []func(*templates.Set) error{
		lex.loadHeadings, lex.loadColumns, lex.loadCues, lex.loadQualities, lex.loadTechnologies,
		lex.loadActors, lex.loadPriorities, lex.loadDocuments, lex.loadStories, lex.loadPhrases,
	} {
		if err := load(set); err != nil {
			return nil, err
		}
	}
	return lex, nil
}

func (l *Lexicons) loadHeadings(set *templates.Set) error {
	var file struct {
		Headings []struct {
			Kind     string `yaml:"kind"`
			Class    string `yaml:"class"`
			Priority string `yaml:"priority"`
			terms    `yaml:",inline"`
		} `yaml:"headings"`
	}
	if err := set.Decode("lexicons/headings.yaml", &file); err != nil {
		return err
	}
	l.headings = reading.NewMatcher[headingCue]()
	kinds := headingKinds()
	for i, h := range file.Headings {
		if err := readByRules(set, "lexicons/headings.yaml", "kind", h.Kind, kinds); err != nil {
			return err
		}
		for _, phrase := range h.all() {
			cue, whole := strings.CutPrefix(phrase, "=")
			l.headings.Add(cue, headingCue{h.Kind, h.Class, h.Priority, whole, i})
		}
	}
	return nil
}

func (l *Lexicons) loadColumns(set *templates.Set) error {
	var file struct {
		Columns []struct {
			Role  string `yaml:"role"`
			terms `yaml:",inline"`
		} `yaml:"columns"`
	}
	if err := set.Decode("lexicons/tables.yaml", &file); err != nil {
		return err
	}
	l.columns = reading.NewMatcher[columnCue]()
	for i, c := range file.Columns {
		for _, phrase := range c.all() {
			cue, whole := strings.CutPrefix(phrase, "=")
			l.columns.Add(cue, columnCue{c.Role, whole, i})
		}
	}
	return nil
}

func (l *Lexicons) loadCues(set *templates.Set) error {
	var file struct {
		Cues map[string]terms `yaml:"cues"`
	}
	if err := set.Decode("lexicons/cues.yaml", &file); err != nil {
		return err
	}
	l.cues = reading.NewMatcher[string]()
	for _, group := range reading.SortedKeys(file.Cues) {
		for _, phrase := range file.Cues[group].all() {
			l.cues.Add(phrase, group)
		}
	}
	return nil
}

func (l *Lexicons) loadQualities(set *templates.Set) error {
	var file struct {
		Qualities []struct {
			Class  string `yaml:"class"`
			Strong terms  `yaml:"strong"`
			Weak   terms  `yaml:"weak"`
		} `yaml:"qualities"`
	}
	if err := set.Decode("lexicons/qualities.yaml", &file); err != nil {
		return err
	}
	l.qualities = reading.NewMatcher[qualityCue]()
	for _, q := range file.Qualities {
		if err := readByRules(set, "lexicons/qualities.yaml", "class", q.Class, qualityClasses()); err != nil {
			return err
		}
		for _, phrase := range q.Strong.all() {
			l.qualities.Add(phrase, qualityCue{q.Class, true})
		}
		for _, phrase := range q.Weak.all() {
			l.qualities.Add(phrase, qualityCue{q.Class, false})
		}
	}
	return nil
}

func (l *Lexicons) loadTechnologies(set *templates.Set) error {
	var file struct {
		Technologies []struct {
			Layer string   `yaml:"layer"`
			Weak  bool     `yaml:"weak"`
			Names []string `yaml:"names"`
		} `yaml:"technologies"`
	}
	if err := set.Decode("lexicons/technologies.yaml", &file); err != nil {
		return err
	}
	l.tech = reading.NewMatcher[technology]()
	for _, t := range file.Technologies {
		if err := readByRules(set, "lexicons/technologies.yaml", "layer", t.Layer, technologyLayers()); err != nil {
			return err
		}
		for _, entry := range t.Names {
			entry, exact := strings.CutPrefix(entry, "!")
			names := strings.Split(entry, "|")
			for _, name := range names {
				l.tech.Add(name, technology{names[0], t.Layer, names, exact, t.Weak})
			}
		}
	}
	return nil
}

// namesOf lists the names of a technology, the common one first: the name itself
// when no list knows it.
func (l *Lexicons) namesOf(name string) []string {
	for _, h := range l.tech.Find(name) {
		if h.Start == 0 && h.End == len(name) {
			return h.Value.names
		}
	}
	return []string{name}
}

// TechnologyIn is the first known technology that a text names, by all its names and with
// its layer; none where it names none.
func (l *Lexicons) TechnologyIn(text string) (names []string, layer string) {
	for _, h := range l.tech.Find(text) {
		if !h.Value.exact || text[h.Start:h.End] == exactName(h.Value.name, text[h.Start:h.End]) {
			return h.Value.names, h.Value.layer
		}
	}
	return nil, ""
}

func (l *Lexicons) loadActors(set *templates.Set) error {
	var file struct {
		Actors      terms `yaml:"actors"`
		Departments terms `yaml:"departments"`
		Articles    terms `yaml:"articles"`
		Programs    struct {
			Nouns  terms `yaml:"nouns"`
			Beside terms `yaml:"beside"`
			Called terms `yaml:"called"`
			Ahead  terms `yaml:"ahead"`
		} `yaml:"programs"`
		Clipped map[string]string `yaml:"clipped"`
	}
	if err := set.Decode("lexicons/actors.yaml", &file); err != nil {
		return err
	}
	l.nouns = file.Actors.all()
	l.people = nounMatcher(l.nouns)
	l.programs = newProgramWords(file.Programs.Nouns.all(), file.Programs.Beside.all(), file.Programs.Called.all(), file.Programs.Ahead.all())
	l.departments = reading.NewMatcher[string]()
	for _, noun := range file.Departments.all() {
		l.departments.Add(noun, noun)
	}
	l.articles, l.clipped = file.Articles.all(), file.Clipped
	return nil
}

func (l *Lexicons) loadPriorities(set *templates.Set) error {
	var file struct {
		Priorities []struct {
			Level string `yaml:"level"`
			terms `yaml:",inline"`
		} `yaml:"priorities"`
	}
	if err := set.Decode("lexicons/priorities.yaml", &file); err != nil {
		return err
	}
	l.priorities = map[string]string{}
	for _, p := range file.Priorities {
		if err := readByRules(set, "lexicons/priorities.yaml", "level", p.Level, priorityLevels()); err != nil {
			return err
		}
		for _, word := range p.all() {
			l.priorities[word] = p.Level
		}
	}
	return nil
}

func (l *Lexicons) loadDocuments(set *templates.Set) error {
	var file struct {
		Titles   terms `yaml:"titles"`
		Metadata terms `yaml:"metadata"`
		Parts    terms `yaml:"parts"`
	}
	if err := set.Decode("lexicons/documents.yaml", &file); err != nil {
		return err
	}
	l.titles = map[string]bool{}
	for _, word := range file.Titles.all() {
		l.titles[reading.Lower(word)] = true
	}
	l.parts = map[string]bool{}
	for _, letters := range file.Parts.all() {
		l.parts[reading.Lower(letters)] = true
	}
	l.metadata = reading.NewMatcher[string]()
	for _, word := range file.Metadata.all() {
		l.metadata.Add(word, word)
	}
	return nil
}

func (l *Lexicons) loadStories(set *templates.Set) error {
	var file struct {
		Stories []storyPattern         `yaml:"stories"`
		Ears    map[string]earsPattern `yaml:"ears"`
		Systems terms                  `yaml:"systems"`
	}
	if err := set.Decode("lexicons/stories.yaml", &file); err != nil {
		return err
	}
	l.stories, l.ears = file.Stories, file.Ears
	l.systems = map[string]bool{}
	for _, word := range file.Systems.all() {
		l.systems[word] = true
	}
	return nil
}
