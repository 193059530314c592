package phrasing

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
)

// ChangePack is the pack of a source that asks for a change of what exists.
const ChangePack = "change"

// Change says whether a source asks for a change of something that exists, and
// how that is called where it has a name.
type Change struct {
	Is   bool
	Name string
}

// Changes says that the source asks for a change of what exists: how that is
// built and run has been decided before.
func (w *Work) Changes() bool { return w.Change.Is }

// ChangeIdea says that all that is known of a change is an idea.
func (w *Work) ChangeIdea() bool { return len(w.changes) > 0 }

// ChangeOf tells an idea that begins with a verb of change, "Add dark mode to
// the settings page", and a document whose title does, from one about something
// that is to be built anew. What is only said inside of a document is a feature
// of it.
func (t *RuleTable) ChangeOf(text, lang string) Change {
	if !IsIdea(text, lang) {
		return t.titleChange(text, lang)
	}
	before := ""
	for _, s := range wording.Sentences(text) {
		said := strings.TrimRight(strings.TrimSpace(specs.Plain(text[s.Start:s.End])), ".。!！ ")
		if said == "" {
			continue
		}
		if c := t.changeIn(said, before, lang); c.Is {
			return c
		}
		if before != "" || !t.tellsToday(said, lang) {
			break
		}
		before = said
	}
	return Change{}
}

// maxTitleRunes bounds the first line of a document that is its title.
const maxTitleRunes = 90

// titleChange reads the title of a document, behind its number and kind too:
// "RFC 12: Split the order table".
func (t *RuleTable) titleChange(text, lang string) Change {
	text = strings.TrimLeft(text, "\ufeff \r\n\t")
	if rest, ok := strings.CutPrefix(text, "---\n"); ok {
		if _, body, closed := strings.Cut(rest, "\n---\n"); closed {
			text = strings.TrimLeft(body, " \r\n\t")
		}
	}
	line, _, _ := strings.Cut(text, "\n")
	line = strings.TrimSpace(line)
	title := strings.TrimSpace(strings.TrimLeft(line, "#"))
	if title == line && strings.ContainsAny(line, ".。!！?？-|*`") || utf8.RuneCountInString(title) > maxTitleRunes {
		return Change{}
	}
	title = specs.Plain(title)
	if c := t.changeIn(title, "", lang); c.Is {
		return c
	}
	for _, mark := range []string{": ", "：", " – ", " — "} {
		if _, rest, ok := strings.Cut(title, mark); ok {
			return t.changeIn(rest, "", lang)
		}
	}
	return Change{}
}

// tellsToday says that a sentence tells of what is there, before what is wanted
// of it: "Our search page takes 4 seconds."
func (t *RuleTable) tellsToday(said, lang string) bool {
	return t.StartsWith("change_today", lang, said) && t.namesPart(said, lang)
}

func (t *RuleTable) changeIn(said, before, lang string) Change {
	if lang == "zh" {
		return t.chineseChange(said)
	}
	return t.englishChange(said, before)
}

// englishChange reads a sentence that begins with a verb of change.
func (t *RuleTable) englishChange(said, before string) Change {
	said = t.withoutChangeLead(said, "en")
	verb, rest, _ := strings.Cut(said, " ")
	verb = strings.ToLower(verb)
	rest = CutFirst(strings.TrimSpace(rest), "up ", "out ") // "speed up the search page"
	if t.IsWord("change_adds", "en", verb) {
		return t.addition(rest)
	}
	clause := rest
	for _, end := range []string{" so that ", " because ", ", ", "; ", " – ", " - "} {
		clause, _, _ = strings.Cut(clause, end)
	}
	object := clause
	if !t.IsWord("change_whole", "en", verb) {
		for _, end := range []string{" to ", " into ", " with ", " by ", " off "} {
			object, _, _ = strings.Cut(object, end)
		}
		if strings.HasPrefix(clause, "to ") {
			object = ""
		}
	}
	if t.HasWord("change_outside", "en", object) {
		return Change{} // what is done on paper today is no system that changes
	}
	_, referred := CutFold(object+" ", "it ")
	_, those := CutFold(object+" ", "them ")
	switch {
	case t.IsWord("change_verbs", "en", verb):
		return Change{Is: t.isKnown(object) || technical(clause)}
	case t.IsWord("change_deeds", "en", verb):
		here := before != "" && (referred || those)
		return Change{Is: here || t.namesPart(object, "en") && (t.isKnown(object) || technical(object))}
	case t.IsWord("change_makes", "en", verb):
		return Change{Is: t.isKnown(object) && t.namesPart(object, "en") && t.HasWord("change_made", "en", object)}
	}
	return Change{}
}

// withoutChangeLead drops what only says that something is wanted.
func (t *RuleTable) withoutChangeLead(said, lang string) string {
	for again := true; again; {
		again = false
		for _, lead := range t.Words["change_leads"].In(lang) {
			rest, ok := strings.CutPrefix(said, lead)
			if lang != "zh" {
				rest, ok = CutFold(said, lead+" ")
			}
			if ok && rest != "" {
				said, again = strings.TrimSpace(rest), true
			}
		}
	}
	return said
}

// addition reads what is added and to what. Something that is added to nothing
// named is a change only as the one thing that is asked for.
func (t *RuleTable) addition(rest string) Change {
	words := strings.Fields(rest)
	for i := 1; i+1 < len(words); i++ {
		prep := strings.ToLower(words[i])
		if prep != "to" && prep != "into" && prep != "in" && prep != "on" && prep != "for" {
			continue
		}
		place := strings.Join(words[i+1:], " ")
		if name := properName(words[i+1:]); name != "" && prep != "for" && prep != "on" {
			return Change{Is: true, Name: name}
		}
		if t.isKnown(place) && t.namesPart(place, "en") {
			return Change{Is: true}
		}
	}
	if _, ok := CutFold(rest, "support for "); ok {
		return Change{Is: true}
	}
	for _, article := range []string{"a ", "an ", "another "} {
		if _, ok := CutFold(rest, article); ok && len(words) <= 6 && !strings.ContainsAny(rest, ",;:") && !strings.Contains(rest, " and ") {
			return Change{Is: true}
		}
	}
	return Change{}
}

// properName is the name that words begin with, up to three of them: "Boardly",
// "Paper Trail"; empty when no name stands there, or more behind it.
func properName(words []string) string {
	n := 0
	for n < len(words) && n < 3 && wording.LowerFirst(words[n]) != words[n] {
		n++
	}
	name := strings.Trim(strings.Join(words[:n], " "), ".,;:")
	if n == 0 || n < len(words) && n == 3 || name == strings.ToUpper(name) {
		return ""
	}
	return name
}

// isKnown says that a phrase speaks of what is there: "the settings page",
// "our monolith's billing module".
func (t *RuleTable) isKnown(phrase string) bool {
	return t.IsWord("change_known", "en", LeadingWord(phrase)) || strings.Contains(phrase, "'s ") || strings.Contains(phrase, "’s ")
}

// technical says that a phrase names something by its proper name or version:
// "Rails 8", "customer_no".
func technical(phrase string) bool {
	return strings.ContainsFunc(phrase, func(r rune) bool { return unicode.IsUpper(r) || unicode.IsDigit(r) || r == '_' })
}

// namesPart says that a text names a part of a system: a page, a module, a job.
func (t *RuleTable) namesPart(text, lang string) bool { return t.HasWord("change_parts", lang, text) }

// HasWord says whether a text has a word of a list, singular or plural.
func (t *RuleTable) HasWord(list, lang, text string) bool {
	if lang == "zh" {
		for _, w := range t.Words[list].In("zh") {
			if strings.Contains(text, w) {
				return true
			}
		}
		return false
	}
	for _, word := range strings.FieldsFunc(strings.ToLower(text), func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) }) {
		if t.IsWord(list, lang, word) || t.IsWord(list, lang, wording.Singular(word)) {
			return true
		}
	}
	return false
}
