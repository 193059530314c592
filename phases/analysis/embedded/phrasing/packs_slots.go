package phrasing

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// FillSlots puts values into the {slots} of a pattern so that the grammar
// holds: "a" becomes "an" where the value wants it, a slot followed by "s" gets
// its plural, a value at the beginning of a sentence its capital, and Latin
// letters between Chinese characters their blanks. An unknown slot stays.
func FillSlots(pattern, lang string, slots map[string]string) string {
	var b strings.Builder
	b.Grow(len(pattern) + 32)
	for i := 0; i < len(pattern); {
		if pattern[i] != '{' {
			b.WriteByte(pattern[i])
			i++
			continue
		}
		end := strings.IndexByte(pattern[i:], '}')
		if end < 0 {
			b.WriteString(pattern[i:])
			break
		}
		value, known := slots[pattern[i+1:i+end]]
		i += end + 1
		if !known {
			b.WriteString(pattern[i-end-1 : i])
			continue
		}
		if lang == "zh" {
			value = spaced(b.String(), value, nextRune(pattern[i:], slots))
		} else {
			i += fitEnglish(&b, &value, pattern[i:])
		}
		b.WriteString(value)
	}
	return b.String()
}

// articleInside is a name inside a sentence: the article of a common noun is small
// there, "the volunteer thing", that of a proper name stays, "The Hague".
func articleInside(name string) string {
	rest, ok := strings.CutPrefix(name, "The ")
	if r, _ := utf8.DecodeRuneInString(rest); !ok || !unicode.IsLower(r) {
		return name
	}
	return "the " + rest
}

// fitEnglish bends a value and what stands before it, and returns how many
// bytes of the rest it used up.
func fitEnglish(b *strings.Builder, value *string, rest string) (used int) {
	if value == nil || *value == "" {
		return 0
	}
	before := b.String()
	if name, ok := strings.CutPrefix(*value, nameMark); ok {
		*value = name
		withoutArticle(b, before)
		return 0
	}
	if name, ok := strings.CutPrefix(*value, bodyMark); ok {
		*value = name
		withThe(b, before)
		return 0
	}
	if *value == "1" {
		*value, used = ofOne(rest)
		return used
	}
	if pluralFollows(rest) {
		*value = wording.Plural(*value)
		used = 1
	}
	switch {
	case strings.HasSuffix(before, " a ") || before == "a ":
		if wording.Article(*value) == "an" {
			b.Reset()
			b.WriteString(strings.TrimSuffix(before, " ") + "n ")
		}
	case before == "A " || strings.HasSuffix(before, ". A "):
		if wording.Article(*value) == "an" {
			b.Reset()
			b.WriteString(strings.TrimSuffix(before, " ") + "n ")
		}
	case strings.TrimSpace(before) == "" || strings.HasSuffix(before, ". ") || strings.HasSuffix(before, "? "):
		if r, n := utf8.DecodeRuneInString(*value); unicode.IsLower(r) && strings.HasPrefix(strings.ToLower(*value), "the ") {
			*value = string(unicode.ToUpper(r)) + (*value)[n:]
		}
	case strings.HasSuffix(before, "the ") && strings.HasPrefix(*value, "the "):
		*value = strings.TrimPrefix(*value, "the ")
	case before != "“" && !strings.HasSuffix(before, ": "): // a quotation keeps its first word
		*value = articleInside(*value)
	}
	return used
}

// ofOne is the number 1 with what follows it in a pattern that is written for
// several: "1 quality", "1 of them is"; used is how much of the rest that is.
func ofOne(rest string) (value string, used int) {
	value = "1"
	for range 2 { // "1 functional requirement"
		word := strings.TrimRight(reading.FirstWord(rest[used:]), ".,;:")
		if word == "" || word == "of" || !strings.HasPrefix(rest[used:], " "+word) {
			break
		}
		used += 1 + len(word)
		if one := wording.Singular(word); IsPluralNoun(word) {
			value += " " + one
			return verbOfOne(value, rest, used)
		}
		value += " " + word
	}
	if strings.HasPrefix(rest, " of them") {
		return verbOfOne("1 of them", rest, len(" of them"))
	}
	return "1", 0
}

// verbOfOne puts the verb behind the name of a single thing in the singular.
func verbOfOne(value, rest string, used int) (one string, to int) {
	for _, verb := range [][2]string{{" are ", " is"}, {" carry ", " carries"}, {" have ", " has"}, {" deliver ", " delivers"}} {
		if strings.HasPrefix(rest[used:], verb[0]) {
			return value + verb[1], used + len(verb[0]) - 1
		}
	}
	return value, used
}

func pluralFollows(rest string) bool {
	if !strings.HasPrefix(rest, "s") {
		return false
	}
	r, _ := utf8.DecodeRuneInString(rest[1:])
	return len(rest) == 1 || !unicode.IsLetter(r)
}

// spaced puts a blank between a value in Latin letters and Chinese characters
// on either side, as Chinese typography wants it.
func spaced(before, value string, next rune) string {
	if value == "" {
		return ""
	}
	first, _ := utf8.DecodeRuneInString(value)
	last, _ := utf8.DecodeLastRuneInString(value)
	prev, _ := utf8.DecodeLastRuneInString(before)
	if IsIdeograph(prev) && (reading.IsLatin(first) || first == '.' && len(value) > 1 && reading.IsLatin(rune(value[1]))) {
		value = " " + value
	}
	if IsIdeograph(next) && reading.IsLatin(last) {
		value += " "
	}
	return value
}

// nextRune is the first rune behind a slot, that of the next slot's value when
// one follows.
func nextRune(rest string, slots map[string]string) rune {
	if strings.HasPrefix(rest, "{") {
		if end := strings.IndexByte(rest, '}'); end > 0 {
			if value := slots[rest[1:end]]; value != "" {
				rest = value
			}
		}
	}
	r, _ := utf8.DecodeRuneInString(rest)
	return r
}
