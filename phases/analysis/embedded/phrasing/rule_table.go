package phrasing

import (
	"maps"
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"
	"github.com/overtone-cli/overtone/templates"
)

// RuleTable is templates/rules/engine-phrases.yaml: how the engine puts words
// together where neither the input nor a pack has them.
type RuleTable struct {
	Phrases map[string]templates.Words `yaml:"phrases"`
	Words   map[string]templates.Terms `yaml:"words"`
	Actions []actionRule               `yaml:"actions"`
	Topics  []TopicRule                `yaml:"topics"`
	Aims    []AimRule                  `yaml:"aims"`
	Settled []settledRule              `yaml:"settled"`
	Roles   map[string]roleNames       `yaml:"roles"`   // by pack id
	Classes map[string]ClassRule       `yaml:"classes"` // by NFR category
	// Measures of qualities without a number that are proven in a way of their
	// own, the first that matches before the one of the class.
	Measures []measureRule `yaml:"measures"`
	Needs    []needRule    `yaml:"needs"`  // what would mend what an idea complains of
	Proofs   []proofRule   `yaml:"proofs"` // how a number is shown to hold
	// Checks and Things are how statements are tested; templates/rules/engine-checks.yaml.
	Checks []CheckRule `yaml:"-"`
	Things []thingRule `yaml:"-"`
	// Clauses are how single clauses of a Chinese statement are tested.
	Clauses []ClauseRule `yaml:"-"`
	// Forms are how a clause is tested by its whole form.
	Forms []ClauseForm `yaml:"-"`
	// Sentences are how an English statement is tested by its whole form.
	Sentences []ClauseForm `yaml:"-"`
	// Stated are criteria of an English source that nobody could try as they stand.
	Stated []ClauseForm `yaml:"-"`
	// Limits are how a limit inside of an English statement is tested beside the rest of it.
	Limits []ClauseForm `yaml:"-"`

	// KnownFeatures are tested by their name alone; templates/rules/engine-features.yaml.
	KnownFeatures []KnownFeature `yaml:"-"`
	// KnownQualities are said and judged by their words alone; templates/rules/engine-qualities.yaml.
	KnownQualities []KnownQuality `yaml:"-"`

	ideaQuestions []ideaQuestion             // templates/rules/engine-questions.yaml
	ideaWords     map[string]templates.Terms // what their patterns need

	sets  map[string]*wordSets      // Words, by name
	known map[listKey]*KnownFeature // by name and language
	Weak  *weakWords
}

// actionRule says what kind of deed a verb names.
type actionRule struct {
	Class string          `yaml:"class"`
	Verbs templates.Terms `yaml:"verbs"`
	// Machine says that persons who do it do something else: whoever suggests a
	// purchase enters a wish.
	Machine bool `yaml:"machine"`
}

// TopicRule is how else a statement with one of the words is tested.
type TopicRule struct {
	ID    string          `yaml:"id"`
	Match templates.Terms `yaml:"match"`
	Check templates.Words `yaml:"check"`
	// Verbs, when there are any, are what has to be done with the matched thing;
	// Unless are phrases in which its words mean another.
	Verbs  []string        `yaml:"verbs"`
	Unless templates.Terms `yaml:"unless"`
	// Tests, when there are any, are the verbs for which the check makes sense.
	Tests []string `yaml:"tests"`
	// Shown says that the check is about pages and figures that people look at,
	// which a tool at a shell and a library have none of.
	Shown bool `yaml:"shown"`
	// People says that the check is about what people hand over and receive: what a
	// command or a single file takes and writes, its own line says.
	People bool `yaml:"people"`
	// Where, when there are any, are words of which the statement needs one for
	// the check to make sense.
	Where templates.Terms `yaml:"where"`
	// UnlessTold are words with which a sentence behind the statement says otherwise.
	UnlessTold templates.Terms `yaml:"unless_told"`
	// Done says that the check makes sense only where a matched deed is done: what
	// "deletes nothing" is not tested by a deletion.
	Done bool `yaml:"done"`
	// Told are words of a rule anywhere in the source by which Instead is the check.
	Told    templates.Terms `yaml:"told"`
	Instead templates.Words `yaml:"instead"`
}

// AimRule says by what deeds a goal of a kind is reached, by the words of both.
type AimRule struct {
	ID     string          `yaml:"id"`
	Goals  templates.Terms `yaml:"goals"`
	Deeds  templates.Terms `yaml:"deeds"`
	Unless templates.Terms `yaml:"unless"` // deeds that have nothing to do with it
}

// settledRule names features of packs, as "pack/feature", that stated words
// make pointless.
type settledRule struct {
	When   templates.Terms `yaml:"when"`
	Unless templates.Terms `yaml:"unless"` // words beside those that unsettle it again
	Drops  []string        `yaml:"drops"`
	Packs  []string        `yaml:"packs"` // whole packs that have nothing to say then
}

// roleNames are who uses and runs a product, and what it is about.
type roleNames struct {
	User    templates.Words `yaml:"user"`
	Admin   templates.Words `yaml:"admin"`
	Subject templates.Words `yaml:"subject"`
}

// proofRule says how a number is shown to hold, by what the quality speaks of.
type proofRule struct {
	Match templates.Terms `yaml:"match"`
	// Kinds, when there are any, are those of which the number has to be: time,
	// period, money, share, size, length, version, limit or count.
	Kinds       []string        `yaml:"kinds"`
	Unless      templates.Terms `yaml:"unless"`
	NotFor      []string        `yaml:"not_for"` // classes that are shown in their own way, whatever the number is
	Measurement templates.Words `yaml:"measurement"`
}

// ClassRule measures a quality that has no number.
type ClassRule struct {
	Name        templates.Words `yaml:"name"`
	Metric      templates.Words `yaml:"metric"`
	Target      templates.Words `yaml:"target"`
	Measurement templates.Words `yaml:"measurement"`
	Check       templates.Words `yaml:"check"` // how it is shown that what is no matter of degree holds
}

// measureRule is what a quality that speaks of certain words is measured by.
type measureRule struct {
	Match templates.Terms `yaml:"match"`
	// Unless are words beside which those of Match mean something else.
	Unless    templates.Terms `yaml:"unless"`
	ClassRule `yaml:",inline"`
}

// Fits says that the words of a quality are measured in this way.
func (m *measureRule) Fits(words *WordIndex) bool {
	return words.HasAny(m.Match) && !words.HasAny(m.Unless)
}

// listKey is the word list of one language.
type listKey struct{ list, lang string }

// checksFile is how statements are tested.
const checksFile = "rules/engine-checks.yaml"

// LoadRules reads the tables by which statements become requirements. It fails with
// input.template when a file, the project's own or a built-in one, is not valid.
func LoadRules(set *templates.Set) (*RuleTable, error) {
	var t RuleTable
	if err := set.Decode("rules/engine-phrases.yaml", &t); err != nil {
		return nil, err
	}
	if err := t.addChecks(set); err != nil {
		return nil, err
	}
	if err := t.addKnown(set); err != nil {
		return nil, err
	}
	if err := t.addQualities(set); err != nil {
		return nil, err
	}
	if err := t.addQuestions(set); err != nil {
		return nil, err
	}
	t.indexWords()
	if set.Overridden(checksFile) {
		if err := t.checkForms(); err != nil {
			return nil, err
		}
	}
	var err error
	t.Weak, err = LoadWeakWords(set)
	return &t, err
}

// indexWords makes the lists of words ready to be asked.
func (t *RuleTable) indexWords() {
	t.sets = make(map[string]*wordSets, len(t.Words))
	for name, words := range t.Words {
		t.sets[name] = &wordSets{en: wordSet{words: words.In("en")}, zh: wordSet{words: words.In("zh")}}
	}
}

// addChecks reads how statements are tested.
func (t *RuleTable) addChecks(set *templates.Set) error {
	var file struct {
		Checks    []CheckRule                `yaml:"checks"`
		Things    []thingRule                `yaml:"things"`
		Clauses   []ClauseRule               `yaml:"clauses"`
		Forms     []ClauseForm               `yaml:"forms"`
		Sentences []ClauseForm               `yaml:"sentences"`
		Limits    []ClauseForm               `yaml:"limits"`
		Stated    []ClauseForm               `yaml:"stated"`
		Words     map[string]templates.Terms `yaml:"words"`
		Phrases   map[string]templates.Words `yaml:"phrases"`
	}
	if err := set.Decode(checksFile, &file); err != nil {
		return err
	}
	t.Checks, t.Things, t.Clauses, t.Forms = file.Checks, file.Things, file.Clauses, file.Forms
	maps.Copy(t.Words, file.Words)
	maps.Copy(t.Phrases, file.Phrases)
	t.Sentences, t.Limits, t.Stated = file.Sentences, file.Limits, file.Stated
	t.prepareForms(t.Stated, "en")
	t.prepareForms(t.Forms, "zh")
	t.prepareForms(t.Limits, "en")
	t.prepareForms(t.Sentences, "en")
	return nil
}

// IsWord says whether a word is on a list, in lower case.
func (t *RuleTable) IsWord(list, lang, word string) bool {
	return t.sets[list].in(lang).has(strings.ToLower(word))
}

// StartsWith says whether a text begins with an entry of a list: a whole word
// of English, any beginning of Chinese.
func (t *RuleTable) StartsWith(list, lang, text string) bool {
	if lang == "zh" {
		for _, w := range t.Words[list].In("zh") {
			if strings.HasPrefix(text, w) {
				return true
			}
		}
		return false
	}
	return t.IsWord(list, lang, LeadingWord(text))
}

// LeadingWord is the first word of a text without marks around it.
func LeadingWord(text string) string {
	w, _, _ := strings.Cut(strings.TrimSpace(text), " ")
	return strings.Trim(w, ".,;:!?()\"'“”‘’")
}

// Action finds the rule by which a verb phrase is tested; the last one has no
// verbs and takes the rest.
func (t *RuleTable) Action(lang, phrase string) *actionRule {
	verb := strings.ToLower(LeadingWord(phrase))
	for i := range t.Actions {
		if t.Actions[i].Machine {
			continue
		}
		for _, v := range t.Actions[i].Verbs.In(lang) {
			if lang == "zh" && strings.Contains(HeadOf(phrase, 8), v) || lang != "zh" && (verb == v || wording.Stem(verb) == wording.Stem(v)) {
				return &t.Actions[i]
			}
		}
	}
	return &t.Actions[len(t.Actions)-1]
}

// HeadOf is the first n runes of a text.
func HeadOf(text string, n int) string {
	for i := range text {
		if n == 0 {
			return text[:i]
		}
		n--
	}
	return text
}

// EndsWith says whether a Chinese text ends in an entry of a list.
func (t *RuleTable) EndsWith(list, text string) bool {
	for _, w := range t.Words[list].In("zh") {
		if strings.HasSuffix(text, w) {
			return true
		}
	}
	return false
}
