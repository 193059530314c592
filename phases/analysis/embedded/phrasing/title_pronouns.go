package phrasing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// maxNamed is how many words a thing has at most that stands for a pronoun.
const maxNamed = 4

// named puts the thing in the place of an "it" or "them" that stands behind the
// verb of a title and so would point at nothing: the thing of the condition, or
// of what the source says right before. A title that none can be found for
// stays as it is.
func (w *Work) named(title string, f *understanding.FeatureFact, st Statement) string {
	title = w.namedOwner(w.namedPerson(title, st), st)
	tokens := ClauseTokens(title)
	const near = 5 // further back the title has its own thing before
	for i := 1; i < len(tokens) && i < near; i++ {
		low := tokens[i].Low
		if low != "it" && low != "them" {
			continue
		}
		if i == 1 && !w.Table.IsWord("verbs", "en", tokens[0].Low) && !w.IsThird(tokens[0].Low) || i > 1 && !w.Table.IsWord("verbs", "en", tokens[i-1].Low) && !w.IsThird(tokens[i-1].Low) {
			return title
		}
		for k := 1; k < i; k++ {
			if low == "them" && IsPluralNoun(tokens[k].Low) && !w.IsThird(tokens[k].Low) && !w.IsProper(title[tokens[k].From:tokens[k].To]) || w.Table.IsWord("articles", "en", tokens[k].Low) {
				return title // "invite colleagues and limit them to sites"
			}
		}
		for _, text := range w.saidBefore(title[tokens[i].To:], f, st) {
			if thing := w.thingOf(text, low == "them"); thing != "" {
				return title[:tokens[i].From] + thing + title[tokens[i].To:]
			}
		}
		return title
	}
	return title
}

// namedPerson puts the one of whom the condition speaks in the place of a pronoun that
// the title would leave without anybody: "When a member leaves, their sessions end" is
// titled "The member's sessions end".
func (w *Work) namedPerson(title string, st Statement) string {
	_, told, ok := strings.Cut(st.Trigger, " ")
	c, clause := w.ParseClause(strings.TrimRight(told, ", "))
	article := strings.ToLower(LeadingWord(c.Subject))
	if !ok || !clause || article != "a" && article != "an" && article != "the" {
		return title
	}
	if _, person := w.PersonIn(c.Subject); !person || len(strings.Fields(c.Subject)) > maxNamed {
		return title
	}
	_, who, _ := strings.Cut(c.Subject, " ")
	tokens := ClauseTokens(title)
	for i, t := range tokens {
		switch {
		case t.Low == "their" && i == 0 && st.Whole:
			theirs, ok := CutFold(st.Clause.Subject, "their ")
			if ok && strings.HasPrefix(title[t.To:], " "+theirs) {
				return reading.UpperFirst(theirs) + " of the " + who + title[t.To+1+len(theirs):]
			}
			return title
		case t.Low == "them" && i > 0 && (w.Table.IsWord("verbs", "en", tokens[i-1].Low) || w.IsThird(tokens[i-1].Low)):
			return title[:t.From] + "the " + who + title[t.To:]
		case IsPluralNoun(t.Low) && !w.IsThird(t.Low):
			return title // they may be meant
		}
	}
	return title
}

// saidBefore are the clauses that may name what a pronoun means, the nearest
// first: the condition, the beginning of its sentence, the sentence before.
func (w *Work) saidBefore(behind string, f *understanding.FeatureFact, st Statement) []string {
	var out []string
	if _, rest, ok := strings.Cut(st.Trigger, " "); ok {
		out = append(out, rest)
	}
	words := strings.Fields(behind)
	if len(words) < 2 || len(f.Source.Lines) == 0 {
		return out
	}
	text := w.LinesBefore(f.Source.Lines[0].From, f.Source.Lines[0].To)
	if at := strings.Index(text, strings.Join(FirstN(words, 3), " ")); at > 0 {
		list := reading.Sentences(text[:at], 1)
		for i := len(list) - 1; i >= max(0, len(list)-2); i-- {
			head, _, _ := strings.Cut(list[i].Text, ", ")
			out = append(out, strings.TrimRight(head, ". "))
		}
	}
	return append(out, w.siblingsBefore(f)...)
}

// maxSiblings is how many points of a list before one may name what it means.
const maxSiblings = 4

// siblingsBefore are the features that stand right before one under the same
// heading, the nearest first: "create a stop …" before "preview it".
func (w *Work) siblingsBefore(f *understanding.FeatureFact) []string {
	list := w.Understood.Features
	at := -1
	for i := range list {
		if (list[i].Text == f.Text || list[i].Name == f.Name) && SameLines(list[i].Source, f.Source) {
			at = i
			break
		}
	}
	var out []string
	for i := at - 1; i >= max(0, at-maxSiblings) && list[i].Group == f.Group && understanding.FirstLine(list[i].Source) >= understanding.FirstLine(f.Source)-maxSiblings; i-- {
		head, _, _ := strings.Cut(strings.TrimRight(w.FirstSentence(list[i].Text), ". "), ", ")
		out = append(out, head)
		if !w.HasWord(head, "pointers") {
			break // it speaks of a thing of its own
		}
	}
	return out
}

// Pointed puts the thing that "it" or "them" means into the text of a feature
// whose own sentence does not name it.
func (w *Work) Pointed(f *understanding.FeatureFact, st Statement) (*understanding.FeatureFact, bool) {
	phrase := st.Phrase
	if st.Whole {
		phrase = w.Base(st.Clause)
	}
	if w.Language == "zh" || phrase == "" || f.Text == "" || st.Trigger != "" {
		return f, false // behind a condition the condition names it
	}
	said := w.named(phrase, f, st)
	if said == phrase {
		return f, false
	}
	same := 0
	for same < len(phrase) && same < len(said) && phrase[same] == said[same] {
		same++
	}
	from := strings.LastIndexByte(phrase[:same], ' ') + 1
	pronoun, behind, _ := strings.Cut(phrase[from:], " ")
	pronoun = strings.TrimRight(pronoun, ".,;:")
	thing := strings.TrimSuffix(said[from:], phrase[from+len(pronoun):])
	at := strings.Index(f.Text, " "+pronoun+" "+behind)
	if at < 0 || thing == "" || behind == "" {
		return f, false
	}
	out := *f
	out.Text = f.Text[:at+1] + thing + f.Text[at+1+len(pronoun):]
	out.Want = strings.Replace(f.Want, " "+pronoun+" ", " "+thing+" ", 1)
	out.Name = strings.Replace(f.Name, " "+pronoun+" ", " "+thing+" ", 1)
	return &out, true
}

// SourceLines are the lines of the source.
func (w *Work) SourceLines() []string {
	return w.Asked.lines.Of(w.Understood, func(*understanding.Understanding) []string { return strings.Split(w.Source.Text, "\n") })
}

// LinesBefore is the paragraph of the source that ends with some lines, as one
// line.
func (w *Work) LinesBefore(from, to int) string {
	lines := w.SourceLines()
	if from < 1 || to > len(lines) || from > to {
		return ""
	}
	const back = 3 // lines of a paragraph before the statement
	start := from - 1
	for start > 0 && from-1-start < back && strings.TrimSpace(lines[start-1]) != "" && !isHeading(lines[start-1]) {
		start--
	}
	said := slices.DeleteFunc(slices.Clone(lines[start:to]), isHeading)
	return strings.Join(strings.Fields(strings.Join(said, " ")), " ")
}

// isHeading tells the heading that stands right above a paragraph: it is no sentence
// whose subject a pronoun could mean.
func isHeading(line string) bool {
	rest := strings.TrimLeft(line, "#")
	return len(rest) < len(line) && strings.HasPrefix(rest, " ")
}

// thingOf is the thing that a clause is about, with its article: what its verb
// is done to, else its subject where that is no person.
func (w *Work) thingOf(text string, many bool) string {
	text = strings.TrimLeft(text, "-*•> ")
	if many && w.pluralsIn(text) > 1 {
		return "" // "contracts into visits": either
	}
	c, ok := w.ParseClause(text)
	if label, _, labelled := strings.Cut(text, ": "); !ok && labelled && many {
		return w.Definite(label, many)
	}
	if !ok {
		if base, third := w.BaseForm(text); third || w.BeginsWithVerb(text) {
			_, object, _ := strings.Cut(OrElse(base, text), " ")
			return w.Definite(object, many)
		}
		return ""
	}
	if c.Not {
		return ""
	}
	object := c.Rest
	if c.Form == ModalVerb {
		_, object, _ = strings.Cut(object, " ")
	}
	if thing := w.Definite(object, many); thing != "" && c.Form != BeVerb {
		return thing
	}
	if made := newThing(c.Rest); made != "" && !many && c.Form == ThirdVerb {
		_, bare, _ := strings.Cut(strings.TrimRight(made, ". "), " ")
		if len(strings.Fields(bare)) <= maxNamed && strings.HasPrefix(bare, "`") && !strings.ContainsAny(bare, ",;:(") {
			return "the " + bare
		}
		return w.Definite(made, many) // what was brought in last is spoken of, and not who did it
	}
	if _, person := w.PersonIn(c.Subject); person || w.Table.IsWord("selves", "en", strings.TrimPrefix(strings.ToLower(c.Subject), "the ")) || strings.EqualFold(c.Subject, w.Product) {
		return ""
	}
	return w.Definite(c.Subject, many)
}

// newThing is the thing that the last deed of a predicate brings in, with all behind it: "a
// `Ticket` record" of "listens for bounces and creates a `Ticket` record". Empty where no
// second deed does.
func newThing(rest string) string {
	at := strings.LastIndex(rest, " and ")
	if at < 0 {
		return ""
	}
	verb, object, ok := strings.Cut(rest[at+len(" and "):], " ")
	if !ok || !reading.InThirdPerson(verb) || !reading.HasPrefixOf(object, "a ", "an ") {
		return ""
	}
	return object
}

// pluralsIn counts the words of a text that name several things.
func (w *Work) pluralsIn(text string) int {
	n := 0
	label, _, _ := strings.Cut(text, ": ")
	for i, t := range ClauseTokens(label) {
		if IsPluralNoun(t.Low) && (i > 0 || !w.IsThird(t.Low)) && !w.IsPerson(t.Low) {
			n++
		}
	}
	return n
}

// Definite is the noun phrase at the beginning of a text behind "the"; empty
// when there is none that is certain, or its number is the wrong one.
func (w *Work) Definite(text string, many bool) string {
	tokens := ClauseTokens(text)
	if len(tokens) == 0 || !w.Table.IsWord("articles", "en", tokens[0].Low) && (!many || !IsPluralNoun(tokens[0].Low)) {
		return ""
	}
	from := 0
	if w.Table.IsWord("articles", "en", tokens[0].Low) {
		from = 1
	}
	end := from
	for end < len(tokens) && end-from < maxNamed {
		t := tokens[end]
		if end > from && IsNumeral(t.Low) {
			break // "warn the crew 3 days before"
		}
		if t.Low == "" || t.Low == CodeWord || w.Table.IsWord("pronouns_object", "en", t.Low) || w.Table.IsWord("prepositions", "en", t.Low) || w.Table.IsWord("relatives", "en", t.Low) || w.Table.IsWord("adverbs", "en", t.Low) || w.Table.IsWord("auxiliaries", "en", t.Low) {
			break
		}
		end++
		if t.Comma {
			break
		}
	}
	if end == from || IsPluralNoun(tokens[end-1].Low) != many {
		return ""
	}
	if _, person := w.PersonIn(text[tokens[from].From:tokens[end-1].To]); person {
		return ""
	}
	return "the " + w.LowerStart(text[tokens[from].From:tokens[end-1].To])
}
