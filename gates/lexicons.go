package gates

import (
	"slices"
	"strings"
	"unicode"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
	"github.com/overtone-cli/overtone/templates"
)

const (
	weakFile = "lexicons/weak-words.yaml"
	techFile = "lexicons/technologies.yaml"
	testFile = "lexicons/testable.yaml"
)

// lexicons are the word lists that rules look for, ready for use.
type lexicons struct {
	weak   []*wording.Lexicon // classes that make a criterion untestable
	escape []*wording.Lexicon // "as needed" and the like
	gap    []*wording.Lexicon // placeholders
	tech   *wording.Lexicon   // technologies that a stack has to list
	cues   map[string]*wording.Cues
	tests  *wording.Testability
}

// technologyFile is the part of lexicons/technologies.yaml that is read here;
// the rest is for the engine.
type technologyFile struct {
	Technologies []struct {
		Layer string         `yaml:"layer"`
		Names []string       `yaml:"names"`
		Rest  map[string]any `yaml:",inline"`
	} `yaml:"technologies"`
	Rest map[string]any `yaml:",inline"`
}

// wordLists are the data files behind the lexicons.
type wordLists struct {
	weak  map[string][]wording.Entry
	tests wording.TestableWords
	tech  technologyFile
}

// readWordLists fails with input.template like any other reader of data files.
func readWordLists(set *templates.Set) (w wordLists, err error) {
	weak, err := templates.Shared[map[string][]wording.Entry](set, weakFile)
	if err != nil {
		return w, err
	}
	w.weak = *weak
	tests, err := templates.Shared[wording.TestableWords](set, testFile)
	if err != nil {
		return w, err
	}
	w.tests = *tests
	return w, set.Decode(techFile, &w.tech)
}

// newLexicons makes word lists ready for use.
func newLexicons(w wordLists, c *catalog) *lexicons {
	l := &lexicons{cues: map[string]*wording.Cues{}}
	pick := func(classes ...string) []*wording.Lexicon {
		var out []*wording.Lexicon
		for _, lang := range []wording.Lang{wording.English, wording.Chinese} {
			var entries []wording.Entry
			for _, e := range w.weak[string(lang)] {
				if slices.Contains(classes, e.Class) {
					entries = append(entries, e)
				}
			}
			out = append(out, wording.NewLexicon(lang, entries))
		}
		return out
	}
	l.weak = pick("vague", "non-verifiable", "open-ended", "weak")
	l.escape = pick("escape")
	l.gap = pick("placeholder")
	for _, name := range cueNames() {
		l.cues[name] = wording.NewCues(c.Words[name])
	}
	l.tests = wording.NewTestability(w.tests)
	l.tech = technologyLexicon(w.tech)
	return l
}

// cueNames lists the word lists that the checks look for; all must be in the table.
func cueNames() []string {
	return []string{"negation", "measure", "limits", "shutdown", "number"}
}

// technologyLexicon holds the names of what is built with: languages,
// frameworks, stores, queues, clouds and platforms. Protocols, standards and
// outside services may be named by any story.
func technologyLexicon(file technologyFile) *wording.Lexicon {
	layers := []string{"language", "framework", "database", "queue", "cloud"}
	var entries []wording.Entry
	for _, group := range file.Technologies {
		if !slices.Contains(layers, group.Layer) {
			continue
		}
		for _, name := range group.Names {
			exact := strings.HasPrefix(name, "!")
			first, _, _ := strings.Cut(strings.TrimPrefix(name, "!"), "|")
			for alias := range strings.SplitSeq(strings.TrimPrefix(name, "!"), "|") {
				class := "any"
				if exact {
					class = "exact"
				}
				entries = append(entries, wording.Entry{Term: alias, Class: class, Instead: first})
			}
		}
	}
	return wording.NewLexicon(wording.English, entries)
}

// technologies lists the technologies that a text names, by their first name.
func (l *lexicons) technologies(text string) []string {
	var out []string
	for _, m := range l.tech.Find(text) {
		if m.Entry.Class == "exact" && m.Text != m.Entry.Term {
			continue
		}
		if !slices.Contains(out, m.Entry.Instead) {
			out = append(out, m.Entry.Instead)
		}
	}
	return out
}

// weakWords lists the weak words of a text that nothing in their sentence
// measures. A word that belongs to a term of the project is none.
func (f *facts) weakWords(text string) []wording.Match {
	return f.weak.get(text, func() []wording.Match { return f.findWeakWords(specs.Plain(text)) })
}

func (f *facts) findWeakWords(text string) []wording.Match {
	var out []wording.Match
	for _, s := range wording.Sentences(text) {
		sentence := text[s.Start:s.End]
		var found []wording.Match
		for _, lexicon := range f.judge.lexicons.weak {
			found = append(found, lexicon.Find(sentence)...)
		}
		found = slices.DeleteFunc(found, func(m wording.Match) bool { return f.ownWord(m.Text) || quotedAt(sentence, m.Start) })
		if len(found) > 0 && !wording.HasMeasure(sentence) {
			out = append(out, found...)
		}
	}
	return out
}

// quotedAt says whether a place in a text stands inside quotation marks: what
// a criterion quotes is what the product shows, not what it promises.
func quotedAt(text string, at int) bool {
	const reach = 200 // bytes; a longer quotation is no label of a screen
	before := text[max(0, at-reach):at]
	return strings.Count(before, `"`)%2 == 1 || strings.Count(before, "“") > strings.Count(before, "”") ||
		strings.Count(before, "「") > strings.Count(before, "」")
}

// gaps lists the placeholder words of a text. Capitals count for those that
// are written so, because a to-do list is a product and no gap. What is quoted
// or a state of the project's own data is none either.
func (f *facts) gaps(text string) []string {
	var out []string
	for _, lexicon := range f.judge.lexicons.gap {
		for _, m := range lexicon.Find(text) {
			shouted := m.Entry.Term == strings.ToUpper(m.Entry.Term) && strings.ToLower(m.Entry.Term) != m.Entry.Term
			if shouted && m.Text != m.Entry.Term || slices.Contains([]string{"placeholder", "fill in"}, m.Entry.Term) || f.ownWord(m.Text) || quotedAt(text, m.Start) || governed(text, m.Start, m.End) {
				continue
			}
			out = append(out, m.Text)
		}
	}
	return out
}

// longestSlot is how many bytes a slot has at most, so that a text of opening
// braces is read once.
const longestSlot = 60

// slot finds a template slot such as {name} or {...} that nobody filled. The
// parameters of routes, URLs and format strings are none.
func slot(text string) string {
	for from := 0; ; {
		open := strings.IndexByte(text[from:], '{')
		if open < 0 {
			return ""
		}
		open += from
		from = open + 1
		end := strings.IndexByte(text[open:min(open+longestSlot, len(text))], '}')
		if end < 0 {
			continue
		}
		end += open
		if name := text[open+1 : end]; isSlotName(name) && !routeAround(text, open, end) {
			return text[open : end+1]
		}
	}
}

func isSlotName(name string) bool {
	if name == "" {
		return false
	}
	for _, r := range name {
		if !unicode.IsLetter(r) && r != '_' && r != ' ' && r != '.' && r != '…' && r != '-' {
			return false
		}
	}
	return true
}

// routeAround says whether the braces are part of a path, a URL or a variable.
func routeAround(text string, open, end int) bool {
	before := byte(' ')
	if open > 0 {
		before = text[open-1]
	}
	after := byte(' ')
	if end+1 < len(text) {
		after = text[end+1]
	}
	return strings.IndexByte("/$#%=:?&-_", before) >= 0 || strings.IndexByte("/?&-_", after) >= 0
}

// testable says whether a criterion of the package can be tested.
func (f *facts) testable(text string) bool {
	return f.tested.get(text, func() bool { return f.judge.lexicons.tests.Holds(specs.Plain(text)) })
}
