package phrasing

import (
	"cmp"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// areBodies says that a phrase names houses in which people work or live: "small
// law firms". They use a product as persons do.
func (r *ideaReader) areBodies(name string) bool {
	last := strings.ToLower(reading.LastWord(name))
	return IsPluralNoun(last) && r.w.Table.IsWord("bodies", "en", wording.Singular(last))
}

// agentive says that a plural ends as nouns of people do: inspectors, tutors,
// cyclists, employees.
func (r *ideaReader) agentive(word string) bool {
	one := wording.Singular(word)
	return one != word && reading.HasSuffixOf(one, "er", "or", "ist", "ee", "ian", "man", "woman") && len(one) > 4 && !r.w.Table.IsWord("thing_ers", "en", one)
}

// somebody says that a phrase names people of any kind: by a list, by a role, or by how their
// noun ends.
func (r *ideaReader) somebody(who string) bool {
	last := strings.ToLower(reading.LastWord(who))
	return (&ideaList{r: r}).person(who) || r.w.Table.IsWord("roles", "en", last) || r.agentive(wording.Plural(wording.Singular(last)))
}

// department is the name of one who works in a team that is called by its
// letters: HR decides, an HR officer does.
func (l *ideaList) department(who string) bool {
	return who == strings.ToUpper(who) && l.r.w.Table.IsWord("departments", "en", strings.ToLower(who))
}

// subjectWithPlace splits "visitors of our museum guess the weight" into those who act,
// with where they are found, and what they do.
func (l *ideaList) subjectWithPlace(part string, tokens []Token) (who, does string, ok bool) {
	const longest = 7 // words of the subject
	w := l.r.w
	if len(tokens) < 2 || !w.Table.IsWord("prepositions", "en", tokens[1].Low) || !IsPluralNoun(tokens[0].Low) || !l.person(tokens[0].Low) {
		return "", "", false
	}
	for i := 3; i < min(len(tokens)-1, longest); i++ {
		prev, low := tokens[i-1].Low, tokens[i].Low
		if tokens[i-1].Comma || low == "" {
			return "", "", false
		}
		if w.Table.IsWord("prepositions", "en", prev) || w.Table.IsWord("determiners", "en", prev) {
			continue
		}
		if w.Table.IsWord("auxiliaries", "en", low) || w.Table.IsWord("verbs", "en", low) && (w.mayBeObject(tokens[i+1].Low) || w.withParticle(tokens, i)) {
			return part[:tokens[i-1].To], part[tokens[i].From:], true
		}
	}
	return "", "", false
}

// withParticle says that the verb at i has a particle and an object behind it: "check in families".
func (w *Work) withParticle(tokens []Token, i int) bool {
	return i+2 < len(tokens) && w.Table.IsWord("particles", "en", tokens[i+1].Low) && w.Table.IsWord("particle_verbs", "en", tokens[i].Low) && w.mayBeObject(tokens[i+2].Low)
}

// mayBeObject says that the word behind a verb may begin its object.
func (w *Work) mayBeObject(low string) bool {
	if w.FirmObject(low) || IsPluralNoun(low) {
		return true
	}
	return low != "" && !w.Table.IsWord("verbs", "en", low) && !w.Table.IsWord("prepositions", "en", low) && !w.Table.IsWord("auxiliaries", "en", low) && !w.Table.IsWord("conditions", "en", low)
}

// deedWith is what people do with a thing that a name brings, "a task manager
// with deadlines": they set a deadline for a task. It is empty for things that
// stand for themselves.
func (r *ideaReader) deedWith(f *understanding.FeatureFact, c core) string {
	verb, object, ok := strings.Cut(c.text, " ")
	if !ok || !c.verbal || !r.w.nominal[strings.ToLower(f.Name)] || verb == "" {
		return ""
	}
	deed, ok := r.w.Table.Words["thing_deeds"].Paired("en", strings.ToLower(wording.Plural(wording.Singular(f.Name))))
	if !ok {
		deed, ok = r.w.Table.Words["thing_deeds"].Paired("en", strings.ToLower(f.Name))
	}
	if !ok {
		return ""
	}
	object, _, _ = strings.Cut(object, " for ")
	one := wording.Singular(object)
	deed = strings.NewReplacer("{things}", object, "{thing}", wording.Article(one)+" "+one).Replace(deed)
	r.w.verbal[strings.ToLower(deed)] = true
	return deed
}

// thingOf adds a thing that comes with a deed, as what is done with it where that is known:
// "due dates" of "manage todo items with due dates".
func (r *ideaReader) thingOf(thing, deed string) {
	n := len(r.features)
	if r.thing(thing); len(r.features) == n {
		return
	}
	f := &r.features[n]
	if does := r.deedWith(f, core{text: deed, verbal: true}); does != "" {
		f.Name, f.Text = strings.TrimRight(wording.Sentence(does), "."), wording.Sentence(does)
	}
}

// persons adds what "people" do beside others whom the idea names.
func (r *ideaReader) persons(act string) {
	r.addActor("User")
	r.wants("people", "User", act)
}

// untold are the sentences that say what is wrong today, and not what is to be
// done: one with "rejects" in it is no pain.
func (r *ideaReader) untold(items []specs.Item) []specs.Item {
	return Filtered(items, func(it *specs.Item) bool {
		return !slices.Contains(r.told, FoldTerm(strings.TrimRight(it.Text, ".。!！ ")))
	})
}

// byFirstDeed are the persons in the order in which the idea tells what they do.
func (r *ideaReader) byFirstDeed(actors []understanding.ActorFact) []understanding.ActorFact {
	first := func(a understanding.ActorFact) int {
		if i := slices.IndexFunc(r.features, func(f understanding.FeatureFact) bool { return strings.EqualFold(f.Actor, a.Name) }); i >= 0 {
			return i
		}
		return len(r.features)
	}
	out := slices.Clone(actors)
	slices.SortStableFunc(out, func(a, b understanding.ActorFact) int { return cmp.Compare(first(a), first(b)) })
	return out
}

// withoutWhole takes the sentences off the needs of those whose deeds have been read out
// of them: the whole idea is no need of one of its people.
func (r *ideaReader) withoutWhole(actors []understanding.ActorFact) []understanding.ActorFact {
	for i := range actors {
		a := &actors[i]
		if slices.ContainsFunc(r.features, func(f understanding.FeatureFact) bool { return strings.EqualFold(f.Actor, a.Name) }) {
			a.Needs = Filtered(a.Needs, func(n *specs.Item) bool { return !strings.ContainsAny(n.Text, "，,") })
		}
	}
	return actors
}

// rules says that a sentence sets the product a rule, and is none on what it is.
func (r *ideaReader) rules(text string) bool {
	return r.w.Table.IsWord("modals", r.w.Language, LeadingWord(text))
}

// eachOther names the other of two who do something to each other: one neighbour
// lends "tools to another neighbour", or helps "another neighbour".
func (w *Work) eachOther(act, name string) string {
	verb, rest, ok := strings.Cut(act, " each other")
	if !ok || w.Table.IsWord("departments", "en", strings.ToLower(name)) { // "another staff"
		return act
	}
	other := "another " + wording.LowerFirst(name)
	given := strings.TrimPrefix(rest, " ")
	first := strings.ToLower(LeadingWord(given))
	if strings.Contains(verb, " ") || given == rest || given == "" || first == "and" || w.Table.IsWord("prepositions", "en", first) {
		return verb + " " + other + rest
	}
	end := len(given)
	for i, t := range ClauseTokens(given) {
		if i > 0 && (t.Low == "and" || w.Table.IsWord("prepositions", "en", t.Low) || w.Table.IsWord("conditions", "en", t.Low)) {
			end = t.From
			break
		}
	}
	thing := strings.TrimSpace(given[:end])
	bare := strings.TrimRight(thing, ",") // "each other tools, with a deposit"
	return JoinWords(verb, bare, "to", other+thing[len(bare):], given[end:])
}

// wholePair puts both verbs of a pair without an object into the base form, and
// behind them what the product is about: "approves or rejects".
func (r *ideaReader) wholePair(does string) string {
	fields := strings.Fields(does)
	if len(fields) < 3 || fields[1] != "or" && fields[1] != "and" || len(fields) > 3 && !r.w.Table.IsWord("prepositions", "en", fields[3]) {
		return does
	}
	first, second := fields[0], fields[2]
	if base, ok := r.w.BaseVerb(strings.ToLower(first)); ok && r.w.IsThird(strings.ToLower(first)) {
		first = base
	}
	if base, ok := r.w.BaseVerb(strings.ToLower(second)); ok && r.w.IsThird(strings.ToLower(second)) {
		second = base
	}
	if !r.w.Table.IsWord("verbs", "en", strings.ToLower(first)) || !r.w.Table.IsWord("verbs", "en", strings.ToLower(second)) {
		return does
	}
	about := r.about
	if _, settles := r.w.Table.Words["settling_verbs"].Paired("en", first); settles {
		about = OrElse(about, r.objectBefore())
	}
	return JoinWords(first, fields[1], second, about, strings.Join(fields[3:], " "))
}

// notNow reads "no card payments for now, people pay at the door": what is left
// out at first, and what is done instead.
func (r *ideaReader) notNow(text string) bool {
	rest, ok := CutFold(text, "no ")
	if !ok {
		return false
	}
	what, why, _ := strings.Cut(rest, ", ")
	for _, later := range r.w.Table.Words["not_now"].In("en") {
		if cut, found := strings.CutSuffix(strings.ToLower(what), " "+later); found {
			r.leaveOut("No " + what[:len(cut)])
			if why = CutFirst(why, "so ", "because ", "and "); why != "" {
				r.u.NonGoals = Filtered(r.u.NonGoals, func(n *specs.NonGoal) bool { return !strings.EqualFold(strings.TrimRight(n.Text, "."), why) })
				r.u.Constraints = appendItem(r.u.Constraints, wording.Sentence(why), r.src)
			}
			return true
		}
	}
	return false
}

// withoutUnneeded cuts what an idea says at its end to be of no use, "card payments
// aren't needed", and files it as left out.
func (r *ideaReader) withoutUnneeded(text string) string {
	for _, mark := range []string{"; ", ", ", " – ", " — "} {
		i := strings.LastIndex(text, mark)
		if i < 0 || r.w.InBrackets(text, i) {
			continue
		}
		rest := CutFirst(text[i+len(mark):], "but ", "and ", "though ", "although ")
		for _, unneeded := range r.w.Table.Words["unneeded"].In("en") {
			if thing, ok := strings.CutSuffix(rest, " "+unneeded); ok && len(strings.Fields(thing)) <= 4 {
				r.leaveOut(Capital(thing))
				return text[:i]
			}
		}
	}
	return text
}

// insteadOf reads "replace our Excel sheet for vacation requests": what people use
// today, and what the product is about.
func (r *ideaReader) insteadOf(text string) bool {
	rest, ok := "", false
	for _, lead := range r.w.Table.Words["give_up"].In("en") {
		if rest, ok = CutFold(text, lead); ok {
			break
		}
	}
	if !ok || len(r.features) > 0 {
		return false
	}
	if deed := r.plannedIn(rest); deed != "" {
		r.u.Situation = appendItem(r.u.Situation, Finished(text), r.src)
		r.acts(deed, "")
		return true
	}
	if r.replacedBy(text, rest) {
		return true
	}
	today, about, ok := strings.Cut(rest, " for ")
	if !ok || strings.Contains(rest, " with ") || strings.Contains(rest, " by ") || len(strings.Fields(about)) > 5 || !r.w.Table.IsWord("our", "en", LeadingWord(today)) && !r.w.Table.IsWord("means", "en", today) {
		return false
	}
	about = CutFirst(about, "the ", "our ", "my ", "a ", "an ")
	r.about, r.what = about, about
	r.head = strings.TrimRight(wording.Sentence(about), ".")
	if sheet, ok := CutFold(CutFirst(today, "our ", "my ", "the "), "paper "); ok { // "our paper logbook for sailing boats"
		r.head = strings.TrimRight(wording.Sentence(JoinWords(sheet, "for", about)), ".")
	}
	r.u.Situation = appendItem(r.u.Situation, Finished(text), r.src)
	return true
}

// replacedBy reads "replace the Excel list with a small web app": what people use today is no
// deed of the product that takes its place.
func (r *ideaReader) replacedBy(text, rest string) bool {
	const longest = 6 // words of what takes its place
	for _, joint := range []string{" with ", " by "} {
		today, by, ok := strings.Cut(rest, joint)
		if !ok || strings.Contains(text, ": ") || len(strings.Fields(by)) > longest || !NewWordIndex(today).HasAny(r.w.Table.Words["means"]) && !strings.Contains(" "+today, " manual ") {
			continue
		}
		tokens := ClauseTokens(by)
		at := r.kindAt(tokens)
		if at < 0 || at+1 < len(tokens) {
			continue
		}
		r.kind = OrElse(r.kind, by[tokens[at].From:tokens[at].To])
		r.head = strings.TrimRight(wording.Sentence(neutral(text)), ".")
		r.u.Situation = appendItem(r.u.Situation, Finished(text), r.src)
		if deed := r.doneToday(today); deed != "" {
			r.acts(deed, "")
		}
		return true
	}
	return false
}

// doneToday is the deed that people do by means which are named in front of it: "plan shifts"
// of "our Excel-based shift planning", "keep the time sheets" of "the paper time sheets".
// Empty without such means.
func (r *ideaReader) doneToday(today string) string {
	words := strings.Fields(CutFirst(today, "our ", "my ", "the ", "a ", "an "))
	all := len(words)
	for len(words) > 1 && (strings.HasSuffix(words[0], "-based") || NewWordIndex(words[0]).HasAny(r.w.Table.Words["means"]) || strings.EqualFold(words[0], "manual")) {
		words = words[1:]
	}
	what := strings.Join(words, " ")
	if deed := r.deedNoun(what, ""); deed != "" || len(words) == all {
		return deed
	}
	return JoinWords("keep the", what) // of "the paper time sheets"
}

// plannedIn is the deed that people do today by other means: "plan the lambing season"
// of "our Excel sheet in which we plan the lambing season". Empty without one.
func (r *ideaReader) plannedIn(rest string) string {
	for _, joint := range []string{" in which ", " on which ", " with which ", " where "} {
		means, told, ok := strings.Cut(rest, joint)
		if !ok || !NewWordIndex(means).HasAny(r.w.Table.Words["means"]) {
			continue
		}
		_, deed, _ := strings.Cut(told, " ")
		if !strings.Contains(deed, ": ") && r.w.Table.IsWord("first_persons", "en", strings.ToLower(LeadingWord(told))) && r.w.imperative(deed) {
			return deed
		}
	}
	return ""
}

// heldInstead puts the things that a list names, "ewes, rams, expected dates", behind the
// deed that people did by other means: they are what it is done with.
func (r *ideaReader) heldInstead(list string) bool {
	l := &ideaList{r: r}
	parts := l.parts(list)
	if len(r.features) != 1 || !l.bare(parts) {
		return false
	}
	for i, part := range parts {
		parts[i] = strings.ReplaceAll(CutFirst(part, "and "), ", who ", " and who ")
	}
	deed := r.features[0].Name
	r.features = nil
	r.acts(JoinWords(wording.LowerFirst(deed), "with", r.w.Join(parts, 0)), "")
	return true
}

// userSays turns what somebody says of himself into what is said of the user:
// "how much time I saved".
func userSays(text string) string {
	fields := strings.Fields(text)
	for i := 0; i+1 < len(fields); i++ {
		if fields[i] != "I" {
			continue
		}
		fields[i] = "the user"
		switch verb := strings.ToLower(fields[i+1]); verb {
		case "don't":
			fields[i+1] = "does not"
		case "haven't":
			fields[i+1] = "has not"
		case "have":
			fields[i+1] = "has"
		case "am":
			fields[i+1] = "is"
		case "do":
			fields[i+1] = "does"
		}
	}
	return strings.Join(fields, " ")
}

// withoutWriter leaves out who writes where others are to do something "instead of calling
// me": told of them, the "me" would be somebody else.
func withoutWriter(text string) string {
	for _, means := range []string{" instead of ", " without ", " rather than "} {
		head, rest, ok := strings.Cut(text, means)
		verb, behind, more := strings.Cut(rest, " ")
		if !ok || !more || !strings.HasSuffix(verb, "ing") {
			continue
		}
		for _, writer := range []string{"me", "us"} {
			if tail, is := strings.CutPrefix(behind, writer); is && (tail == "" || strings.ContainsAny(tail[:1], " ,.")) {
				return head + means + verb + tail
			}
		}
	}
	return text
}
