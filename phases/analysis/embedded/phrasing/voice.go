package phrasing

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// Voices are those in whose place a source speaks, as a document names them: who
// says "I", and who "we" are where it tells what is done here.
type Voices struct {
	I, We string
}

// SaysWe says that the writer of a text speaks of themselves in it, outside of
// quotations and code.
func (w *Work) SaysWe(text string) bool {
	found := false
	OutsideQuotes(text, func(part string) string {
		for word := range strings.FieldsSeq(part) {
			found = found || w.ofSpeaker(speakerWord(word))
		}
		return part
	})
	return found
}

// speakerWord is a word without the marks around it.
func speakerWord(word string) string {
	return strings.ReplaceAll(strings.Trim(word, ".,;:!?()[]…–—/"), "’", "'")
}

// ofSpeaker tells the words in which somebody speaks of themselves: "US" is a
// country, and "a mine" is dug.
func (w *Work) ofSpeaker(core string) bool {
	low := strings.ToLower(core)
	return w.Table.IsWord("speaker_words", "en", low) && (core == low || core == Capital(low) || strings.HasPrefix(core, "I'") || core == "I")
}

// Reported is a statement of the source as it stands in a document that somebody
// else signs. What only belongs to the writer loses its owner, "our crew" is "the
// crew"; what they say of themselves is theirs alone and stands as a quotation.
func (w *Work) Reported(text string) string {
	if w.Language == "zh" || !w.SaysWe(text) {
		return text
	}
	t := teller{w: w, who: w.speakers(), ok: true, aside: true}
	if said := OutsideQuotes(w.OfHouse(text), t.part); t.ok && !w.SaysWe(said) {
		return said
	}
	return w.Quoted(text)
}

// Quoted is a text as a quotation.
func (w *Work) Quoted(text string) string {
	return w.Say("quotation", "text", reading.UpperFirst(strings.TrimSpace(text)))
}

// AsTold is what somebody said of themselves as it is told of them: "a PDF that I
// can sign" is one that the user can sign, "when we come" is when the team comes.
// ok is false where a verb is not certain, or a second one hangs on the same
// subject.
func (w *Work) AsTold(text string, who Voices) (told string, ok bool) {
	if w.Language == "zh" || !w.SaysWe(text) {
		return text, true
	}
	if w.Idea {
		return text, false // who says "we" there uses the product
	}
	t := teller{w: w, who: who, ok: true}
	told = OutsideQuotes(w.OfHouse(text), t.part)
	return told, t.ok && !w.SaysWe(told)
}

// speakers are who a source without names speaks of: whoever uses the product, and
// those who make it.
func (w *Work) speakers() Voices { return Voices{I: w.Say("the_user"), We: w.Product} }

// teller turns the first person into the third, word by word.
type teller struct {
	w     *Work
	who   Voices
	named bool // the one who says "I" has been named
	team  bool // and so have those who say "we"
	aside bool // only what hangs on a statement is told; what somebody says of themselves is not
	ok    bool
}

func (t *teller) part(text string) string {
	words := strings.Split(text, " ")
	pending, many := false, false // a verb is due, and of whom
	for i, word := range words {
		core := strings.ReplaceAll(strings.TrimLeft(strings.TrimRight(word, ".,;:!?)"), "("), "’", "'")
		at := strings.Index(word, strings.TrimRight(strings.TrimLeft(word, "("), ".,;:!?)"))
		if core == "" || at < 0 {
			continue
		}
		lead, tail := word[:at], word[at+len(strings.TrimRight(strings.TrimLeft(word, "("), ".,;:!?)")):]
		if core == "I" && listedLetter(words, i) {
			continue
		}
		if who, verb, subject := voiceOf(core); subject && (who == "we" || core == "I" || strings.HasPrefix(core, "I'")) {
			name := t.subject(who, words, i)
			if t.aside && name != t.w.Say("the_team") && name != "it" {
				t.ok = false
			}
			many = name == "they"
			if i == 0 && lead == "" || i > 0 && strings.HasSuffix(words[i-1], ".") {
				name = reading.UpperFirst(name)
			}
			pending = verb == ""
			if !many {
				verb = ThirdForm(verb)
			} else if verb == "am" {
				verb = "are"
			}
			words[i] = lead + JoinWords(name, verb) + tail
			continue
		}
		if pending {
			if t.w.Table.IsWord("adverbs", "en", core) {
				continue
			}
			pending = false
			core = strings.ToLower(core)
			if !t.verb(core) || t.twoVerbs(words[i+1:]) {
				t.ok = false
			}
			if word[at:len(word)-len(tail)] == strings.ToUpper(core) {
				continue // the modal word of a requirement
			}
			form := core
			switch {
			case !many && !t.w.Table.IsWord("pasts", "en", core):
				form = ThirdForm(core)
			case many && core == "am":
				form = "are"
			}
			words[i] = lead + form + tail
			continue
		}
		if low := strings.ToLower(core); low == "our" && i+1 < len(words) && speakerWord(words[i+1]) == "own" {
			if words[i] = lead + possessive(t.w.Say("the_team")); t.team {
				words[i] = lead + "its"
			}
			if i == 0 && lead == "" {
				words[i] = reading.UpperFirst(words[i])
			}
			continue
		}
		for from, to := range t.w.Table.Words["speaker_forms"].Pairs("en") {
			if core == from || core == Capital(from) && i == 0 {
				t.ok = t.ok && (!t.aside || from == "us")
				to = strings.ReplaceAll(to, "user", strings.TrimPrefix(t.who.I, "the "))
				if core != from {
					to = Capital(to)
				}
				words[i] = lead + to + tail
				break
			}
		}
	}
	return strings.Join(words, " ")
}

// listedLetter says that the "I" at a place is the letter at the end of a row of single letters and
// digits, and nobody who speaks: "without 0, O, 1 and I".
func listedLetter(words []string, i int) bool {
	ends := i == len(words)-1 || strings.TrimRight(words[i], ".,;:)") != words[i]
	if !ends || i < 2 {
		return false
	}
	before := words[i-1]
	if before == "and" || before == "or" {
		before = words[i-2]
	}
	return len(strings.Trim(before, "`\"',.")) == 1 && before != "a"
}

// subject is who a "we" or an "I" stands for at a place of a text.
func (t *teller) subject(who string, words []string, i int) string {
	if who == "i" {
		if t.named {
			return "they"
		}
		t.named = true
		return t.who.I
	}
	if i == 0 {
		return t.who.We
	}
	before := words[i-1]
	prev := strings.ToLower(strings.Trim(before, "()"))
	if strings.HasSuffix(before, ",") || strings.HasSuffix(before, ";") || strings.HasSuffix(before, ":") || strings.HasSuffix(before, ".") || prev == "and" || prev == "or" || prev == "but" || prev == "then" {
		return t.who.We
	}
	if t.team {
		return "it" // "the team thought it had 92 copies"
	}
	t.team = true
	return t.w.Say("the_team") // behind a condition, a relative or a thing
}

// possessive is somebody as the owner of what is named behind.
func possessive(name string) string {
	if strings.HasSuffix(name, "s") {
		return name + "'"
	}
	return name + "'s"
}

// verb says that a word can be the verb of a subject right before it.
func (t *teller) verb(core string) bool {
	w := t.w
	if !IsPlainWord(strings.ReplaceAll(core, "'", "")) || w.Table.IsWord("prepositions", "en", core) || w.Table.IsWord("determiners", "en", core) {
		return false
	}
	return w.Table.IsWord("verbs", "en", core) || w.Table.IsWord("auxiliaries", "en", core) || w.Table.IsWord("pasts", "en", core) || w.Table.IsWord("speaker_verbs", "en", core) ||
		strings.HasSuffix(core, "n't") || strings.HasSuffix(core, "ed")
}

// twoVerbs says that a second verb of the same subject follows, which would keep
// its form: "we measure it and report it". Where only what is certain is told, any
// word that can be one counts.
func (t *teller) twoVerbs(behind []string) bool {
	for k, word := range behind {
		if joins := word == "and" || word == "or"; joins && k+1 < len(behind) {
			next := speakerWord(behind[k+1])
			loose := t.aside && k+2 < len(behind) && next == behind[k+1] && IsPlainWord(next) && !IsPluralNoun(next) && !t.w.FirmObject(next) &&
				!t.w.Table.IsWord("prepositions", "en", next) && !t.w.Table.IsWord("adverbs", "en", next) && IsPlainWord(behind[k+2]) && !t.w.Table.IsWord("prepositions", "en", behind[k+2])
			if loose || t.w.Table.IsWord("verbs", "en", strings.ToLower(next)) {
				return true
			}
		}
		if strings.ContainsAny(word, ",;:.") && (k+1 == len(behind) || behind[k+1] != "and") {
			return false
		}
	}
	return false
}

// voiceOf tells "I" and "we" and the verb that was drawn into them: "we've".
func voiceOf(core string) (who, verb string, subject bool) {
	head, drawn, _ := strings.Cut(core, "'")
	if who = strings.ToLower(head); who != "i" && who != "we" {
		return "", "", false
	}
	for short, full := range map[string]string{"m": "am", "re": "are", "ve": "have", "ll": "will", "d": "would"} {
		if drawn == short {
			return who, full, true
		}
	}
	return who, drawn, true
}

// ThirdForm is the form of a verb behind a name: "am" becomes "is".
func ThirdForm(verb string) string {
	switch low := strings.ToLower(verb); low {
	case "":
		return ""
	case "am", "are":
		return "is"
	case "were":
		return "was"
	case "have":
		return "has"
	case "do":
		return "does"
	case "don't", "don’t":
		return "does not"
	case "haven't", "haven’t":
		return "has not"
	case "aren't", "aren’t":
		return "is not"
	case "can", "cannot", "can't", "must", "may", "will", "would", "could", "should", "shall", "might", "was", "had", "did":
		return verb
	default:
		if strings.HasSuffix(low, "ed") && low != "need" && low != "feed" || strings.HasSuffix(low, "n't") {
			return verb
		}
		return ThirdPerson(verb)
	}
}

// spokenSubject puts the product into the place of the "we" that begins what is
// asked of it: "We sync the invoices every hour". What the writers want, have or
// think is theirs.
func (w *Work) spokenSubject(text string) string {
	rest, ok := CutFold(text, "we ")
	if !ok || w.Language == "zh" {
		return text
	}
	adverb, verb := "", strings.ToLower(LeadingWord(rest))
	if w.Table.IsWord("adverbs", "en", verb) {
		adverb, rest, _ = strings.Cut(rest, " ")
		verb = strings.ToLower(LeadingWord(rest))
	}
	_, behind, _ := strings.Cut(rest, " ")
	product := strings.TrimSuffix(Finished(w.Product), ".")
	switch {
	case verb == "see":
		product = reading.UpperFirst(w.Say("the_user"))
	case w.reachesThem(verb, behind):
		product = reading.UpperFirst(w.Say("the_team"))
	}
	switch {
	case w.Table.IsWord("speaker_own", "en", verb), w.Table.IsWord("pasts", "en", verb):
		return text
	case verb == "have" && strings.HasPrefix(behind, "to "):
		return JoinWords(product, adverb, "has", behind)
	case verb == "have", verb == "are", verb == "had", verb == "were":
		return text
	case w.Table.IsWord("auxiliaries", "en", verb):
		return JoinWords(product, adverb, rest)
	case verb == "do", verb == "don't":
		return JoinWords(product, adverb, ThirdForm(verb), behind)
	case w.Table.IsWord("verbs", "en", verb) || IsPlainWord(verb) && w.FirmObject(strings.ToLower(LeadingWord(behind))):
		if (&teller{w: w}).twoVerbs(strings.Fields(behind)) {
			return text
		}
		return JoinWords(product, adverb, ThirdPerson(verb), behind)
	}
	return text
}

// reachesThem says that those who say "we" get a message, which no product does.
func (w *Work) reachesThem(verb, behind string) bool {
	thing, _, _ := strings.Cut(behind, " when ")
	return w.Table.PersonRow(verb).Class == "get" && w.HasWord(thing, "message_names") && !strings.Contains(thing, " from ")
}

// withoutSpokenAside takes out what a speaker puts in of how sure they are: "Above,
// I'd say, 35 miles an hour".
func (w *Work) withoutSpokenAside(text string) string {
	for _, aside := range w.Table.Words["spoken_asides"].In("en") {
		for _, form := range []string{aside, reading.UpperFirst(aside)} {
			for {
				i := strings.Index(text, ", "+form+", ")
				if i < 0 {
					break
				}
				join := ", "
				if w.Table.IsWord("before_numbers", "en", strings.ToLower(reading.LastWord(text[:i]))) {
					join = " "
				}
				text = text[:i] + join + text[i+len(form)+4:]
			}
			if head, rest, ok := strings.Cut(text, ", "+form+" "); ok && len(strings.Fields(rest)) > 2 && form == aside {
				if _, clause := w.ParseClause(rest); clause {
					text = head + ", " + rest
				}
			}
			if rest, ok := strings.CutPrefix(text, form+", "); ok {
				text = reading.UpperFirst(rest)
			}
			if rest, ok := strings.CutPrefix(text, form+" "); ok && len(strings.Fields(rest)) > 2 {
				text = reading.UpperFirst(strings.TrimPrefix(rest, "that "))
			}
			for _, end := range []string{"", "."} {
				if head, ok := strings.CutSuffix(text, ", "+form+end); ok {
					text = head + end
				}
			}
		}
	}
	return text
}
