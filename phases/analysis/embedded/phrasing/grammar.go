package phrasing

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// Action is what a feature lets somebody do, as a phrase: its verb phrase when
// the source has one, else its name.
func (w *Work) Action(f *understanding.FeatureFact) string {
	want := f.Want
	if want == "" {
		want = f.Name
	}
	want = w.Phrase(strings.TrimPrefix(want, "to "))
	return OneModal(want)
}

// OneModal drops the modal verbs behind "and": the sentence around the phrase
// has its own. Behind what a thing is, the verb of that holds for both: "is void and must be
// repeated" is void and repeated.
func OneModal(text string) string {
	for _, modal := range furtherModals() {
		head, tail, ok := strings.Cut(text, modal)
		if state := ok && reading.ContainsAny(head, " is ", " are "); state && !strings.HasPrefix(tail, "be ") {
			continue
		} else if state {
			text = head + " and " + strings.TrimPrefix(tail, "be ")
		}
		text = strings.ReplaceAll(text, modal, " and ")
	}
	return text
}

// furtherModals are the modal verbs behind "and", also as key words in capitals.
func furtherModals() []string {
	return []string{" and shall ", " and must ", " and should ", " and will ", " and SHALL ", " and MUST ", " and SHOULD "}
}

// Impersonal turns the first person of a user story into the third: "move my
// appointment" becomes "move their appointment". Code stays as it is.
func (w *Work) Impersonal(text string) string {
	pronouns := w.Table.Words["pronouns"]
	if w.Language == "zh" {
		if !strings.Contains(text, "我") {
			return text
		}
		var pairs []string
		for from, to := range pronouns.Pairs("zh") {
			pairs = append(pairs, from, to)
		}
		return OutsideQuotes(text, strings.NewReplacer(pairs...).Replace)
	}
	text = w.oneOfEachOther(text)
	words := strings.Split(text, " ")
	quoted := false
	for i, word := range words {
		if said := quoted || strings.HasPrefix(word, "\""); said { // "Pay me now" is what stands on the button
			quoted = said != (strings.Count(word, "\"")%2 == 1 && quoted || strings.Count(word, "\"") > 1)
			continue
		}
		core := strings.TrimRight(word, ".,;:!?)")
		if core == "I" && listedLetter(words, i) {
			continue
		}
		for from, to := range pronouns.Pairs("en") {
			if strings.EqualFold(core, from) && (from != "us" || core == "us") && (from != "am" || !hourBefore(words, i)) { // "US" is a country
				words[i] = to + word[len(core):]
				if from == "i" && i+1 < len(words) && words[i+1] == "was" {
					words[i+1] = "were" // "a box I was interested in"
				}
				switch {
				case from != "us" || w.Stories:
				case w.usIsProduct(words, i):
					words[i] = w.Product + word[len(core):]
				default:
					words[i] = w.OfHouse(word) // the writers, and nobody who is spoken of
				}
				break
			}
		}
	}
	return strings.Join(words, " ")
}

// hourBefore says that the word at i follows a number: "am" of "6 am" is an hour.
func hourBefore(words []string, i int) bool {
	return i > 0 && words[i-1] != "" && words[i-1][len(words[i-1])-1] >= '0' && words[i-1][len(words[i-1])-1] <= '9'
}

// OutsideQuotes changes what stands outside of quotation marks: what somebody says or
// reads stays as it is.
func OutsideQuotes(text string, change func(string) string) string {
	var out strings.Builder
	for text != "" {
		i := strings.IndexAny(text, "\"“「")
		if i < 0 {
			break
		}
		open, size := utf8.DecodeRuneInString(text[i:])
		end := strings.IndexRune(text[i+size:], map[rune]rune{'"': '"', '“': '”', '「': '」'}[open])
		if end < 0 {
			break
		}
		end += i + size
		_, closing := utf8.DecodeRuneInString(text[end:])
		out.WriteString(change(text[:i]))
		out.WriteString(text[i : end+closing])
		text = text[end+closing:]
	}
	out.WriteString(change(text))
	return out.String()
}

// storiesIn says that a source lets its people speak for themselves, "As a parent I
// want the school to write to us": who "we" are there are they, and not the writers.
func storiesIn(text string) bool {
	low := strings.ToLower(text)
	return (strings.Contains(low, "as a ") || strings.Contains(low, "as an ")) && strings.Contains(low, "i want")
}

// NameOf is a feature's name for titles and lists: in the third person, without
// words at its end that lead nowhere.
func (w *Work) NameOf(name string) string {
	name = w.owned(w.unaddressedName(OneModal(strings.TrimRight(strings.TrimSpace(name), " .。;；,，:："))))
	name = strings.TrimPrefix(name, "my ") // whose it is says the story, and not the name of what is asked for
	if told, ok := w.AsTold(strings.ReplaceAll(strings.ReplaceAll(w.withoutSpokenAside(name), "My ", "Their "), " my ", " their "), w.speakers()); ok {
		name = told
	}
	name = w.Impersonal(name)
	for {
		i := strings.LastIndexByte(name, ' ')
		if i < 0 || !w.Table.IsWord("dangling", "en", name[i+1:]) || name[i+1:] == "to" && w.takesTo(name[strings.LastIndexByte(name[:i], ' ')+1:i]) {
			return name
		}
		name = strings.TrimRight(name[:i], " ,;:")
	}
}

// owned names what is somebody's own where the name of a feature says of nobody whose:
// "cancel my appointment" becomes "cancel one's own appointment", for "their" would point at
// nobody. Behind a person it stays.
func (w *Work) owned(name string) string {
	if w.Language == "zh" || !w.BeginsWithVerb(name) && !w.IsVerbPhrase(name) {
		return name
	}
	return OutsideQuotes(name, func(part string) string {
		return strings.ReplaceAll(strings.ReplaceAll(part, " my own ", " one's own "), " my ", " one's own ")
	})
}

// takesTo says that a "to" at the end belongs to the verb before it: "is never written
// to", "the lift it applies to".
func (w *Work) takesTo(word string) bool {
	_, done := w.Participle(word)
	return done || w.IsThird(word) && !w.Table.IsWord("nouns", "en", word)
}

// IsVerbPhrase says whether a phrase begins with a verb in its base form. A
// word that is on no list counts as one when what follows can only be its
// object.
func (w *Work) IsVerbPhrase(phrase string) bool {
	if w.Table.StartsWith("verbs", w.Language, phrase) {
		return w.Language == "zh" || !w.namedInSource(phrase) && !w.thingsThatDo(phrase)
	}
	if w.Language == "zh" {
		return false
	}
	if w.verbal[strings.ToLower(strings.TrimRight(phrase, ". "))] {
		return true
	}
	fields := strings.Fields(phrase)
	if len(fields) < 2 || !IsPlainWord(fields[0]) || w.Table.IsWord("determiners", "en", fields[0]) || w.Table.IsWord("finite", "en", fields[0]) ||
		w.Table.IsWord("prepositions", "en", fields[0]) || w.Table.IsWord("conditions", "en", fields[0]) ||
		strings.HasSuffix(fields[0], "s") || strings.HasSuffix(fields[0], "ed") {
		return false
	}
	return w.Table.IsWord("determiners", "en", fields[1]) || fields[1] == "each" || fields[1] == "themselves"
}

// thingsThatDo says that a phrase begins with the name of several things and what they do, where the first
// word could be a verb as well: "store tills additionally use mutual TLS". The adverb stands behind no
// object of a deed.
func (w *Work) thingsThatDo(phrase string) bool {
	tokens := ClauseTokens(phrase)
	const least = 4
	if len(tokens) < least || w.Table.IsWord("before_clauses", "en", tokens[0].Low) || w.Table.IsWord("mind_verbs", "en", tokens[0].Low) || !IsPluralNoun(tokens[1].Low) || tokens[0].Comma || tokens[1].Comma {
		return false
	}
	verb := tokens[3].Low
	return w.Table.IsWord("adverbs", "en", tokens[2].Low) && !tokens[2].Comma && (w.Table.IsWord("verbs", "en", verb) || helperForm(verb, "") != noVerb)
}

// namedInSource says that the source speaks of two words as of one thing: a heading "Notice periods"
// above "enters the notice period" notices nothing. The source is searched once for each pair.
func (w *Work) namedInSource(phrase string) bool {
	first, rest, ok := strings.Cut(strings.TrimRight(phrase, ". "), " ")
	if !ok || w.Source.Text == "" || w.Idea || !IsPlainWord(strings.ToLower(first)) || !IsPlainWord(rest) {
		return false
	}
	key := "\x01" + phrase
	if known, ok := w.Proper.Load(key); ok {
		return known == true
	}
	one := strings.ToLower(first) + " " + wording.Singular(strings.ToLower(rest))
	text, found := w.sourceInLower(), false
	for from := 0; !found; {
		at := strings.Index(text[from:], one)
		if at < 0 {
			break
		}
		found = reading.HasSuffixOf(text[:from+at], " the ", " a ", " an ", " each ", " every ", " its ", " this ", " of ", " per ", " no ")
		from += at + 1
	}
	w.Proper.Store(key, found)
	return found
}

// sourceInLower is the source in small letters, made once.
func (w *Work) sourceInLower() string {
	const key = "\x02"
	if known, ok := w.Proper.Load(key); ok {
		return known.(string)
	}
	text := strings.ToLower(w.Source.Text)
	w.Proper.Store(key, text)
	return text
}

// HeadClause is a text up to its first semicolon.
func HeadClause(text string) string {
	if i := strings.IndexAny(text, ";；"); i > 0 {
		return strings.TrimSpace(text[:i])
	}
	return text
}

// IsPlainWord tells a word of small letters, perhaps with hyphens.
func IsPlainWord(s string) bool {
	return s != "" && !strings.ContainsFunc(s, func(r rune) bool { return !unicode.IsLower(r) && r != '-' })
}

// Person is how sentences name who uses a feature, and whether a person does.
func (w *Work) Person(name string) (actor string, known bool) {
	if name == "" {
		return w.User, false
	}
	if w.IsSystem(name) {
		return "", false
	}
	return w.FullRole(w.ActorName(name)), true
}

// Finished is a text as one or more well-formed sentences.
func Finished(text string) string { return wording.Sentence(text) }

// Item is a finished text with its provenance.
func Item(text string, s specs.Source) specs.Item { return specs.Item{Text: Finished(text), Source: s} }

// Shorten cuts a text for a title or a list: at a natural break, else between
// words, at most n runes.
func Shorten(text string, n int) string {
	text = strings.TrimRight(strings.TrimSpace(text), ".。;；,，:： ")
	runes := []rune(text)
	if len(runes) <= n {
		return text
	}
	for i := n; i > n/2; i-- {
		if strings.ContainsRune(",;:–—(（，；：、", runes[i]) {
			return closed(strings.TrimRight(string(runes[:i]), " "))
		}
	}
	for i := n; i > n/2; i-- {
		if runes[i] == ' ' {
			return closed(strings.TrimRight(string(runes[:i]), " ,;:")) + " …"
		}
	}
	return closed(string(runes[:n])) + "…"
}

// closed drops a code span or quotation that a cut left open.
func closed(text string) string {
	if strings.Count(text, "`")%2 == 1 {
		text = text[:strings.LastIndexByte(text, '`')]
	}
	if strings.Count(text, "(") > strings.Count(text, ")") {
		text = text[:strings.LastIndexByte(text, '(')]
	}
	if strings.Count(text, "（") > strings.Count(text, "）") {
		text = text[:strings.LastIndex(text, "（")]
	}
	if strings.Count(text, "\"")%2 == 1 {
		text = text[:strings.LastIndexByte(text, '"')]
	}
	return strings.TrimRight(text, " ,;:")
}

// CutFirst drops the first of the leads that a text begins with.
func CutFirst(text string, leads ...string) string {
	for _, lead := range leads {
		if rest, ok := CutFold(text, lead); ok {
			return rest
		}
	}
	return text
}

// CutFold cuts a beginning in any case.
func CutFold(text, lead string) (string, bool) {
	if len(text) <= len(lead) || !strings.EqualFold(text[:len(lead)], lead) {
		return text, false
	}
	return strings.TrimSpace(text[len(lead):]), true
}

// SaysI says that somebody speaks of themselves.
func SaysI(text string) bool {
	for word := range strings.FieldsSeq(text) {
		if subject, _ := FirstVoice(strings.TrimRight(word, ".,;:!?)")); subject {
			return true
		}
	}
	return false
}

// comesOf says that a text tells what comes of the deed that stands before it: "a class late
// counts as a no-show", "a paid order costs 5 EUR".
func (w *Work) comesOf(rest string) bool {
	return !w.HasWord(rest, "relatives") && !w.HasWord(rest, "subordinators") && slices.ContainsFunc(w.Table.Words["deeds_amounting"].In("en"), func(verb string) bool {
		return strings.Contains(rest, " "+verb+" ")
	})
}

// FirstVoice tells "I" and the verb that was drawn into it: "I've".
func FirstVoice(word string) (subject bool, verb string) {
	who, verb, subject := voiceOf(strings.ReplaceAll(word, "’", "'"))
	return subject && who == "i" && strings.HasPrefix(word, "I"), verb
}

// oneOfEachOther tells of one of several what they do to each other: "see each other's notes"
// is to see another person's. Things that are named in front of it stay two: "compare two
// firings on top of each other".
func (w *Work) oneOfEachOther(text string) string {
	head, tail, ok := strings.Cut(text, "each other")
	if !ok {
		return text
	}
	words := strings.Fields(strings.ToLower(head))
	for i := len(words) - 1; i > 0; i-- {
		if w.Table.IsWord("auxiliaries", "en", words[i]) {
			break // what stands in front of it are those who do it
		}
		if IsPluralNoun(words[i]) {
			return text
		}
	}
	return head + "another person" + tail
}
