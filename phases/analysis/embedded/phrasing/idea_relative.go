package phrasing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// withRelative puts a "that" where a clause on the object of a deed leaves it out, "read the
// photos tenants send to a landlord", and notes the people of that clause: who gets the
// thing first, for whom the product works, and then who sends it.
func (r *ideaReader) withRelative(deed string) string {
	const longest = 8 // words of the object and of those who act
	w := r.w
	tokens := ClauseTokens(deed)
	for i := 2; i+1 < min(len(tokens), longest); i++ {
		who, does := tokens[i], tokens[i+1]
		if tokens[i-1].Comma || who.Comma || w.Table.IsWord("relatives", "en", who.Low) || w.Table.IsWord("question_words", "en", who.Low) {
			return deed
		}
		if !IsPluralNoun(tokens[i-1].Low) || !IsPluralNoun(who.Low) || !w.Table.IsWord("verbs", "en", does.Low) {
			continue
		}
		name := deed[who.From : who.From+len(who.Low)]
		if l := (&ideaList{r: r}); !l.person(name) && !r.agentive(who.Low) {
			continue
		}
		r.recipientOf(deed[does.From:])
		r.addActor(strings.TrimRight(wording.Sentence(wording.Singular(name)), "."))
		return deed[:who.From] + "that " + deed[who.From:]
	}
	return deed
}

// recipientOf notes the person to whom a clause says that something is sent.
func (r *ideaReader) recipientOf(clause string) {
	_, to, ok := strings.Cut(clause, " to ")
	if !ok {
		return
	}
	tokens := ClauseTokens(to)
	end := slices.IndexFunc(tokens, func(t Token) bool {
		return t.Comma || r.w.Table.IsWord("prepositions", "en", t.Low) || t.Low == "and"
	})
	switch {
	case end < 0:
		end = len(tokens)
	case tokens[end].Comma:
		end++
	}
	if end < 2 {
		return
	}
	who := strings.TrimRight(to[:tokens[end-1].To], ",.")
	if last := reading.LastWord(who); (&ideaList{r: r}).person(last) && !r.w.Table.IsWord("pronouns_object", "en", strings.ToLower(last)) {
		r.addActor(strings.TrimRight(wording.Sentence(wording.Singular(last)), "."))
	}
}

// forThose reads "for beekeepers with up to 60 hives who want to dictate an inspection": who
// the product is for, how much they have of something, and what they want to do with it.
func (r *ideaReader) forThose(name, text string) bool {
	const longest = 8 // words in front of the clause
	who, wish, ok := strings.Cut(text, " who ")
	if !ok || strings.Contains(who, ",") || len(strings.Fields(who)) > longest {
		return false
	}
	act := ""
	for _, lead := range r.w.Table.Words["wishing_leads"].In("en") {
		if rest, found := CutFold(wish, lead+" "); found {
			act = rest
			break
		}
	}
	if !r.w.Table.IsWord("verbs", "en", strings.ToLower(LeadingWord(act))) {
		return false
	}
	whom, with, sized := strings.Cut(who, " with ")
	if !IsPluralNoun(strings.ToLower(reading.LastWord(whom))) {
		return false
	}
	act, tails := r.withTail(act)
	r.head = strings.TrimRight(wording.Sentence(CutFirst(JoinWords(strings.TrimSpace(name), "for", whom), "a ", "an ", "the ")), ".")
	r.whom(whom)
	r.person(whom, act)
	r.addTails(tails)
	if sized && strings.ContainsAny(with, "0123456789") {
		r.limit(Capital(JoinWords(with, "per", wording.LowerFirst(wording.Singular(subjectNoun(understanding.LastNoun(whom)))))))
	}
	return true
}

// gotDone is the deed of the product in what somebody gets done, "fill in the varroa count"
// of "get the varroa count filled in". Empty for any other deed.
func (r *ideaReader) gotDone(act string) string {
	tokens := ClauseTokens(act)
	n := len(tokens)
	if n < 3 || tokens[0].Low != "get" && tokens[0].Low != "have" {
		return ""
	}
	at, particle := n-1, ""
	if r.w.Table.IsWord("particles", "en", tokens[n-1].Low) {
		at, particle = n-2, tokens[n-1].Low
	}
	base, done := r.w.Participle(tokens[at].Low)
	if at < 2 || !done || slices.ContainsFunc(tokens[1:at], func(t Token) bool { return t.Comma || t.Low == "to" || r.w.Table.IsWord("relatives", "en", t.Low) }) {
		return ""
	}
	return JoinWords(base, particle, strings.TrimSpace(act[tokens[1].From:tokens[at].From]))
}

// seenOnly reads what an idea says at its end of somebody beside its users, "…, with the
// nursery only seeing who is coming and never the reasons": what they do, and what they
// never do. It gives back the text in front of that.
func (r *ideaReader) seenOnly(text string) (head string, tell func()) {
	w := r.w
	at := strings.LastIndex(text, ", with ")
	if at < 0 || w.InBrackets(text, at) {
		return text, nil
	}
	clause := text[at+len(", with "):]
	tokens := ClauseTokens(clause)
	const longest = 5 // words in front of the verb
	if len(tokens) < 4 || !w.Table.IsWord("determiners", "en", tokens[0].Low) {
		return text, nil
	}
	for i := 2; i < min(len(tokens)-1, longest+1); i++ {
		base, ok := w.gerund(tokens[i].Low + " x") // whatever stands behind it
		if !ok || tokens[i].Comma {
			continue
		}
		deed := strings.TrimSuffix(base, "x") + clause[tokens[i+1].From:]
		who, only := clause[:tokens[i-1].To], ""
		switch tokens[i-1].Low {
		case "only", "just":
			who, only = clause[:tokens[i-2].To], "only"
		case "never":
			who, only = clause[:tokens[i-2].To], "never"
		}
		if strings.Contains(who, ",") || i < 2 || only == "" && !(&ideaList{r: r}).person(who) {
			return text, nil
		}
		return text[:at], func() { r.tellSeen(who, only, deed) }
	}
	return text, nil
}

// tellSeen adds what seenOnly has read. What somebody never does, the product does not let them
// do: told of them, it would read as their wish.
func (r *ideaReader) tellSeen(who, only, deed string) {
	verb, object, _ := strings.Cut(deed, " ")
	object, never, denied := strings.Cut(object, " and never ")
	if only == "never" {
		r.addRule(r.refuses(who, verb, object))
	} else {
		r.person(who, JoinWords(verb, only, object))
	}
	if !denied {
		return
	}
	if base, ok := r.w.gerund(never); ok {
		verb, never, _ = strings.Cut(base, " ")
	}
	r.addRule(r.refuses(who, verb, never))
}

// refuses says what the product does not let somebody do.
func (r *ideaReader) refuses(who, verb, object string) string {
	if verb == "see" {
		return JoinWords("it must not show", who, object)
	}
	return JoinWords("it must not let", who, verb, object)
}

// addTraits adds the traits that stand in front of the kind of a product, of which nothing
// behind it speaks.
func (r *ideaReader) addTraits(traits []string) {
	for _, trait := range traits {
		if !slices.ContainsFunc(r.features, func(f understanding.FeatureFact) bool { return strings.Contains(strings.ToLower(f.Name), trait) }) {
			r.bareTrait(trait)
		}
	}
}

// withEntries puts in front of what a book that people keep tells others, "a logbook that
// tells the next hirer …", that its people write into it: what it tells, somebody has
// written there.
func (r *ideaReader) withEntries(from int, kind string) {
	deed, book := r.w.Table.Words["entry_kinds"].Paired("en", kind)
	told := r.features[from:]
	if !book || len(told) == 0 || slices.ContainsFunc(told, func(f understanding.FeatureFact) bool {
		verb := LeadingWord(strings.ToLower(r.w.machine[strings.ToLower(f.Name)]))
		return f.Actor != "" || !r.w.Table.IsWord("entry_tellers", "en", verb)
	}) {
		return
	}
	behind := slices.Clone(told)
	r.features = slices.Clip(r.features[:from])
	if r.users != "" {
		r.person(r.users, deed)
	} else {
		r.acts(deed, "")
	}
	r.features = append(r.features, behind...)
}

// traitsBefore are the traits of a product that stand in front of its kind, "an offline app",
// "a read-only API", as the idea names them.
func (r *ideaReader) traitsBefore(tokens []Token) []string {
	var out []string
	for _, t := range tokens {
		if deed, ok := r.w.Table.Words["bare_traits"].Paired("en", t.Low); ok && !strings.HasPrefix(deed, "is ") {
			out = append(out, t.Low)
		}
	}
	return out
}

// amongThem says of what several people swap "among themselves" that each does it with another.
func (w *Work) amongThem(act string) string {
	verb := strings.ToLower(LeadingWord(act))
	for _, among := range []string{" among themselves", " amongst themselves", " between themselves"} {
		if head, rest, ok := strings.Cut(act, among); ok && w.Table.IsWord("mutual_verbs", "en", verb) {
			return head + " with each other" + rest
		}
	}
	return act
}
