package understanding

import (
	"regexp"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// laterNeeded is a decision on what comes first for whoever uses the product, and what only in
// one case: "Guest play first; account only when you change phones".
var laterNeeded = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?i)^([a-z][\w' -]{2,40}?) first[;,] (?:an? |the )?([a-z][\w' -]{2,30}?) only (when|if|once) ([^;]+)$`)
})

// firstUse says in whole clauses what such a decision demands; empty for any other.
func firstUse(text string) string {
	m := laterNeeded().FindStringSubmatch(strings.TrimRight(text, ". "))
	if m == nil {
		return ""
	}
	return m[1] + " comes first; " + wording.Article(m[2]) + " " + m[2] + " is needed only " + m[3] + " " + m[4] + "."
}

// languageCodes are the languages of a release by their codes: "Launch languages en, de, pl".
var languageCodes = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?i)^(?:launch|ui|interface|release|supported)? ?languages:? ((?:[a-z]{2}(?:, | and |/|$)){2,})$`)
})

// launchLanguages says in a sentence in which languages the product comes; empty where the codes
// are none of languages.
func (l *Lexicons) launchLanguages(text string) string {
	m := languageCodes().FindStringSubmatch(strings.TrimRight(text, ". "))
	if m == nil {
		return ""
	}
	codes := strings.FieldsFunc(strings.ReplaceAll(m[1], " and ", ", "), func(r rune) bool { return strings.ContainsRune(", /", r) })
	names := make([]string, len(codes))
	for i, code := range codes {
		name, ok := l.languageOf(reading.Lower(code))
		if !ok {
			return ""
		}
		names[i] = name
	}
	last := len(names) - 1
	return "Everything in " + strings.Join(names[:last], ", ") + " and " + names[last] + "."
}

// languageOf is the language of a code of two letters.
func (l *Lexicons) languageOf(code string) (string, bool) {
	for _, pair := range l.LanguageCodes {
		if name, ok := strings.CutPrefix(pair, code+"="); ok {
			return name, true
		}
	}
	return "", false
}
