package understanding

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// idea takes the sentence of an idea apart when nothing else states a feature:
// "a web app where neighbours can lend tools and see …".
func (x *understander) idea() {
	defer x.impliedActors()
	told := len(x.u.Features)
	if told > 0 && !x.oneParagraph() {
		return // what says what the product is only sums up
	}
	for _, p := range append([]reading.Sentence(nil), x.pitchSentences()...) {
		clause := x.lex.ideaClause(p.Text)
		if told > 0 {
			_, clause, _ = strings.Cut(strings.TrimRight(p.Text, ". "), " where ")
			x.deedsInProduct(clause, p)
			continue
		}
		if clause == "" {
			continue
		}
		name, rest := x.leadingActor(clause)
		if name == "" {
			name, rest = x.subjectOf(clause)
		}
		name = unquantified(name) // "two players"
		if reading.HasHan(name) && (reading.ContainsAny(name, x.lex.ChineseVerbsBeforeObject...) || x.lex.doneToPerson(name) || x.listsThings(name)) {
			name, rest = "", clause // whom something is done to does not act: 邻居 of 住户把菜送给邻居
		}
		if strings.Contains(p.Text, " to "+clause) {
			name = "" // "to manage volunteers": what stands first is the deed
		}
		if !reading.HasHan(name) && !x.lex.nounPhrase(x.lex.actorName(LastNoun(name))) {
			name = "" // "my running club so members"
		}
		if name != "" {
			x.addActor(ActorFact{Name: reading.UpperFirst(x.lex.actorName(LastNoun(name))), Source: reading.Lines(p.From, p.To)}, p.From, p.To)
		}
		for _, want := range x.lex.ideaWants(rest, clause) {
			text := want
			actor := ""
			if n := len(x.u.Actors); name != "" && n > 0 {
				actor = x.u.Actors[n-1].Name
				text = canText(name, want)
			}
			x.addFeature(FeatureFact{Text: text, Name: x.lex.Headline(want), Actor: actor, Want: want}, p.From, p.To)
		}
		x.mention(p.Text, p.From, p.To, true)
	}
}

// listsThings says that a Chinese name is a row of which one part is nobody: 车牌识别、查询和物业.
func (x *understander) listsThings(name string) bool {
	parts := reading.SplitList(name)
	return strings.Contains(name, "、") && slices.ContainsFunc(parts, func(part string) bool { return !x.isPerson(part) && !x.isDepartment(part) })
}

// doneToPerson tells a short verb with whom it is done to, or the thing called after them, from a
// name: 收物业 of 收物业费.
func (l *Lexicons) doneToPerson(name string) bool {
	rest := name[len(reading.LongestPrefix(name, l.ChineseShortVerbs...)):]
	return rest != name && utf8.RuneCountInString(rest) >= 2 && !reading.HasSuffixOf(rest, l.ChineseEndsOfWorker...)
}

// deedsInProduct states what persons do in a product: "people put themselves on the
// list, see their position, and get a letter".
func (x *understander) deedsInProduct(clause string, p reading.Sentence) {
	who, rest := x.leadingActor(clause)
	if who == "" {
		who, rest, _ = strings.Cut(clause, " ")
		if !slices.Contains(x.lex.AnybodyInIdea, who) {
			return
		}
	}
	actor := ""
	if !slices.Contains(x.lex.AnybodyInIdea, reading.Lower(who)) {
		actor = reading.UpperFirst(x.lex.actorName(LastNoun(who)))
		x.addActor(ActorFact{Name: actor, Source: reading.Lines(p.From, p.To)}, p.From, p.To)
	}
	rest = strings.TrimSpace(rest)
	wants := strings.Split(strings.ReplaceAll(rest, ", and ", ", "), ", ")
	if len(wants) == 1 {
		wants = x.lex.ideaWants(rest, clause)
	}
	if slices.ContainsFunc(wants, func(want string) bool { return !bareVerb(reading.FirstWord(want)) }) {
		wants = []string{rest} // what stands behind a comma is no deed of its own
	}
	for _, want := range wants {
		x.addFeature(FeatureFact{Text: canText(who, want), Name: x.lex.Headline(want), Actor: actor, Want: want}, p.From, p.To)
	}
}

// oneParagraph tells a source that is nothing but a paragraph: each of its sentences
// says something of its own.
func (x *understander) oneParagraph() bool {
	return len(x.r.Units) == 1 && x.r.Units[0].Kind == reading.Prose
}

// pitchFeature takes what people do out of a wish: "a page where volunteers
// pick a post" states a feature besides the product.
func (x *understander) pitchFeature(text string, c context, from, to int) {
	low := reading.Lower(text)
	i := strings.Index(low, " where ")
	if i < 0 {
		return
	}
	clause := strings.TrimRight(text[i+len(" where "):], ".")
	subject, _, able := strings.Cut(clause, " can ")
	if parts := x.eachActs(clause); len(parts) > 1 {
		for _, part := range parts {
			x.addFeature(FeatureFact{Text: reading.UpperFirst(part) + ".", Group: c.group}, from, to)
		}
		return
	}
	if name, rest := x.leadingActor(clause); name != "" && x.works(name, rest) || able && len(strings.Fields(subject)) <= 3 {
		x.addFeature(FeatureFact{Text: clause, Group: c.group}, from, to)
	}
}

// eachActs parts what several people do, where each clause names who does it: "guests
// pick a seat, waiters see who is there, and I see the gaps". Nil where one does not.
func (x *understander) eachActs(clause string) []string {
	parts := reading.SplitTop(clause, ", ")
	for i, part := range parts {
		parts[i] = strings.TrimPrefix(part, "and ")
		speaks := i > 0 && strings.HasPrefix(parts[i], "I ") && len(strings.Fields(parts[i])) > 2
		if name, rest := x.leadingActor(parts[i]); !speaks && (name == "" || !x.works(name, rest)) {
			return nil
		}
	}
	return parts
}

func (x *understander) pitchSentences() []reading.Sentence {
	var out []reading.Sentence
	for _, p := range x.u.Pitch {
		if n := len(p.Source.Lines); n > 0 {
			out = append(out, reading.Sentence{Text: p.Text, From: p.Source.Lines[0].From, To: p.Source.Lines[n-1].To})
		}
	}
	return out
}

// ideaClause is what stands behind "where", "that lets", "让" in a pitch.
func (l *Lexicons) ideaClause(text string) string {
	low := reading.Lower(text)
	for _, w := range l.IdeaClauseOpeners {
		if i := strings.Index(low, w); i > 0 || i == 0 && reading.HasHan(w) {
			return strings.TrimRight(strings.TrimSpace(text[i+len(w):]), ".。")
		}
	}
	return ""
}

// subjectOf splits a clause at its modal verb.
func (x *understander) subjectOf(clause string) (name, rest string) {
	low := reading.Lower(clause)
	for _, w := range x.lex.CanInIdea {
		if i := strings.Index(low, w); i > 0 && i < 80 {
			subject := clause[:i]
			if n, _ := x.leadingActor(subject); n != "" {
				subject = n
			} else if !x.isPerson(subject) {
				return "", ""
			}
			return subject, strings.TrimSpace(clause[i:])
		}
	}
	return "", ""
}

// LastNoun cuts what follows the noun: "neighbours on the same street".
func LastNoun(name string) string {
	for _, w := range []string{" on ", " in ", " of ", " who ", " with ", " from ", " at "} {
		if i := strings.Index(name, w); i > 0 {
			return name[:i]
		}
	}
	return name
}

// ideaWants splits what people can do: "lend tools and see who has the ladder".
func (l *Lexicons) ideaWants(rest, clause string) []string {
	rest = strings.TrimSpace(rest)
	low := reading.Lower(rest)
	for _, w := range l.CanOpeners {
		if i := strings.Index(low, w); i >= 0 && (i == 0 || low[i-1] == ' ' || reading.HasHan(w)) {
			rest = strings.TrimSpace(rest[i+len(w):])
			break
		}
	}
	if rest == "" {
		rest = clause
	}
	var out []string
	for _, part := range reading.SplitList(rest) {
		if len(strings.Fields(part)) >= 2 || reading.HasHan(part) && len([]rune(part)) >= 3 {
			out = append(out, part)
		} else if n := len(out); n > 0 {
			out[n-1] += " and " + part
		}
	}
	return out
}

func canText(who, want string) string {
	if reading.HasHan(want) {
		return who + "可以" + want
	}
	return reading.UpperFirst(who) + " can " + want
}
