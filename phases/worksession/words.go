package worksession

import (
	"slices"
	"strings"
	"unicode"

	"github.com/overtone-cli/overtone/specs/wording"
)

// wordsFile is the data file with the words of every kind.
const wordsFile = "rules/session-words.yaml"

// wordTables is session-words.yaml.
type wordTables struct {
	Types       []wordRow         `yaml:"types"`
	Categories  []wordRow         `yaml:"categories"`
	Conventions []wordRow         `yaml:"conventions"`
	Making      wordList          `yaml:"making"`
	Work        []wordRow         `yaml:"work"`
	Commits     map[string]string `yaml:"commits"`
	Rules       struct {
		Leads      wordList `yaml:"leads"`
		Told       wordList `yaml:"told"`
		Begins     wordList `yaml:"begins"`
		NoOrder    wordList `yaml:"no_order"`
		Deeds      wordList `yaml:"deeds"`
		Over       wordList `yaml:"over"`
		WeakBegins wordList `yaml:"weak_begins"`
		Needs      wordList `yaml:"needs"`
		Holds      wordList `yaml:"holds"`
		Happens    wordList `yaml:"happens"`
		Narrates   wordList `yaml:"narrates"`
		GoesOn     wordList `yaml:"goes_on"`
		Ties       wordList `yaml:"ties"`
		Changes    wordList `yaml:"changes"`
		Except     wordList `yaml:"except"`
	} `yaml:"rules"`
}

// wordList are words in both languages, because people mix them.
type wordList struct {
	EN []string `yaml:"en"`
	ZH []string `yaml:"zh"`
}

// wordRow is one class with its words; a row without words takes what is left.
type wordRow struct {
	ID       string   `yaml:"id"`
	EN       []string `yaml:"en"`
	ZH       []string `yaml:"zh"`
	SoftlyEN []string `yaml:"softly_en"`
	SoftlyZH []string `yaml:"softly_zh"`
}

func (r wordRow) words() wordList  { return wordList{r.EN, r.ZH} }
func (r wordRow) softly() wordList { return wordList{r.SoftlyEN, r.SoftlyZH} }

// word is one Latin word of a text and where it begins.
type word struct {
	lower string
	at    int
}

// splitWords gives the Latin words of a text; hyphens and underscores divide
// them, apostrophes do not.
func splitWords(text string) []word {
	var out []word
	start := -1
	flush := func(end int) {
		if start >= 0 {
			out = append(out, word{strings.ToLower(strings.ReplaceAll(strings.Trim(text[start:end], "'’"), "’", "'")), start})
		}
		start = -1
	}
	for i, r := range text {
		inside := (unicode.IsLetter(r) || unicode.IsDigit(r) || r == '\'' || r == '’') && !unicode.Is(unicode.Han, r)
		switch {
		case inside && start < 0:
			start = i
		case !inside:
			flush(i)
		}
	}
	flush(len(text))
	return out
}

// reading is how the English words of a list are compared.
type reading bool

const (
	exact reading = false // as they stand
	bent  reading = true  // with their grammatical endings
)

// find looks for the first word of the list that stands in a text: where it
// begins, -1 without one.
func (l wordList) find(text string, how reading) (found string, at int) {
	at = -1
	take := func(word string, i int) {
		if i >= 0 && (at < 0 || i < at) {
			found, at = word, i
		}
	}
	words := splitWords(text)
	for _, w := range l.EN {
		take(w, findPhrase(words, splitWords(w), how))
	}
	for _, w := range l.ZH {
		take(w, strings.Index(text, w))
	}
	return found, at
}

func (l wordList) in(text string) bool {
	_, at := l.find(text, exact)
	return at >= 0
}

// leads says whether a text begins with one of the words.
func (l wordList) leads(text string) bool {
	text = strings.TrimSpace(text)
	words := splitWords(text)
	for _, w := range l.EN {
		phrase := splitWords(w)
		if len(phrase) > 0 && len(words) >= len(phrase) && words[0].at == 0 && findPhrase(words[:len(phrase)], phrase, exact) == 0 {
			return true
		}
	}
	return slices.ContainsFunc(l.ZH, func(w string) bool { return strings.HasPrefix(text, w) })
}

// stands says whether one of the English texts stands in a text, marks and
// blanks included.
func (l wordList) stands(text string) bool {
	lower := strings.ToLower(text)
	return slices.ContainsFunc(l.EN, func(w string) bool { return strings.Contains(lower, w) })
}

// hasZH says whether one of the Chinese words stands in a text.
func (l wordList) hasZH(text string) bool {
	return slices.ContainsFunc(l.ZH, func(w string) bool { return strings.Contains(text, w) })
}

// findPhrase is where a row of words begins in a text, -1 when it does not stand
// there.
func findPhrase(text, phrase []word, how reading) int {
	for i := 0; i+len(phrase) <= len(text) && len(phrase) > 0; i++ {
		same := true
		for j := range phrase {
			if !sameWord(text[i+j].lower, phrase[j].lower, how) {
				same = false
				break
			}
		}
		if same {
			return text[i].at
		}
	}
	return -1
}

func sameWord(a, b string, how reading) bool {
	return a == b || how == bent && wording.Stem(a) == wording.Stem(b)
}
