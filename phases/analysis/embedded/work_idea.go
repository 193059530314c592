package embedded

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
)

// Bounds of an idea: what is longer, or has headings or lists, is a document
// whose parts say themselves what they are.
const (
	maxIdeaWords   = 80
	maxIdeaChinese = 200 // runes
	maxIdeaLines   = 6
)

// isIdea says that a source is an idea of a few sentences without any shape.
func isIdea(text, lang string) bool {
	text = strings.TrimSpace(text)
	if text == "" || utf8.RuneCountInString(text) > 8*maxIdeaWords || lang == "zh" && utf8.RuneCountInString(text) > maxIdeaChinese || len(strings.Fields(text)) > maxIdeaWords {
		return false
	}
	n := 0
	for line := range strings.Lines(text) {
		line = strings.TrimSpace(line)
		if n++; n > maxIdeaLines || strings.HasPrefix(line, "```") || strings.HasPrefix(line, "|") {
			return false
		}
		lead, _, more := strings.Cut(line, " ")
		if more && (strings.Trim(lead, "#") == "" || lead == "-" || lead == "*" || lead == "+" || strings.TrimRight(lead, ".)") != lead && strings.Trim(lead, "0123456789.)") == "") {
			return false
		}
	}
	return true
}

// ideaReader takes a short idea apart with the grammar of this layer. An idea
// has no headings that say what its sentences are, so each is read for what it
// can be: the product and what it does, who does what, a limit, or what goes
// wrong today.
type ideaReader struct {
	w        *work
	u        *Understanding
	src      specs.Source
	features []FeatureFact
	actor    string // the person named last, for "them"
	question string // "who has which laptop", for "knows"
	kind     string
	what     string // the words before the kind: "debounce/throttle"
}

// ideaOf reads an idea anew where its sentences are of a known form. Sources
// with shape, and ideas of which no sentence is, stay as they were understood.
func (w *work) ideaOf(u *Understanding) *Understanding {
	if !isIdea(w.Source.Text, w.lang) || w.hasRefs(u) {
		return u
	}
	copied := *u // what is appended must not reach the shared one
	copied.Problem, copied.Constraints, copied.Qualities = slices.Clip(u.Problem), slices.Clip(u.Constraints), slices.Clip(u.Qualities)
	r := &ideaReader{w: w, u: &copied}
	r.dropActors()
	line := 0
	for text := range strings.Lines(w.Source.Text) {
		line++
		for _, s := range wording.Sentences(text) {
			r.src = specs.Source{Kind: specs.Stated, Lines: []specs.LineRange{{From: line, To: line}}}
			r.sentence(strings.TrimSpace(specs.Plain(text[s.Start:s.End])))
		}
	}
	w.kind = r.kind
	if len(r.features) == 0 && r.what != "" {
		r.src = specs.Source{Kind: specs.Stated, Lines: []specs.LineRange{{From: 1, To: 1}}}
		r.add(FeatureFact{Text: wording.Sentence(r.what), Name: wording.Sentence(r.what)})
	}
	if len(r.features) == 0 {
		return u
	}
	w.idea = true
	copied.Features = r.features
	if len(copied.Problem) > 0 {
		copied.Pitch = without(copied.Pitch, copied.Problem)
		if copied.Title != "" && strings.HasPrefix(foldTerm(copied.Problem[0].Text), foldTerm(copied.Title)) {
			copied.Title = ""
		}
	}
	return &copied
}

// ideaPack is the domain that the kind of product of an idea stands for; empty
// when the text is no idea or its kind says nothing.
func (t *ruleTable) ideaPack(text, lang string) string {
	if !isIdea(text, lang) {
		return ""
	}
	low := strings.ToLower(text)
	for _, p := range t.Words["kind_packs"].In(lang) {
		kind, pack, _ := strings.Cut(p, "=")
		i := strings.Index(low, kind)
		if i < 0 || lang == "zh" {
			if i >= 0 {
				return pack
			}
			continue
		}
		before, after := low[:i], low[i+len(kind):]
		whole := (before == "" || strings.HasSuffix(before, " ") || strings.HasSuffix(before, "/")) && (after == "" || !unicode.IsLetter(rune(after[0])))
		if whole && len(strings.Fields(before)) < 8 && !strings.Contains(before, " for ") && !strings.Contains(before, " to ") {
			return pack
		}
	}
	return ""
}

// hasRefs says that the source numbers or ranks its statements, which only a
// document does.
func (w *work) hasRefs(u *Understanding) bool {
	for i := range u.Features {
		if f := &u.Features[i]; f.Ref != "" || len(f.Criteria) > 0 || f.Benefit != "" || f.Priority == "wont" {
			return true
		}
	}
	return false
}

// dropActors forgets persons whose name is no noun: "reminds our team".
func (r *ideaReader) dropActors() {
	var keep []ActorFact
	for _, a := range r.u.Actors {
		if first := strings.ToLower(leadingWord(a.Name)); r.w.lang != "zh" && strings.Contains(a.Name, " ") && r.w.isThird(first) && !r.w.rules.isWord("nouns", "en", first) {
			continue
		}
		keep = append(keep, a)
	}
	r.u.Actors = keep
}

func (r *ideaReader) sentence(text string) {
	text = strings.TrimRight(text, ".。!！ ")
	if text == "" {
		return
	}
	if r.w.lang == "zh" {
		r.chinese(text)
		return
	}
	head, limits := r.limits(text)
	for _, limit := range limits {
		r.limit(limit)
	}
	r.english(head)
}

// limits cuts phrases without a verb that bound the product off the end of a
// sentence: "at most 20 MB per file", "no files kept", "under 1 KB".
func (r *ideaReader) limits(text string) (head string, limits []string) {
	parts := strings.FieldsFunc(strings.ReplaceAll(text, ", ", "; "), func(c rune) bool { return c == ';' })
	for i := range parts {
		parts[i] = strings.TrimSpace(parts[i])
	}
	n := len(parts)
	for n > 1 && r.isLimit(parts[n-1]) {
		n--
	}
	if n == len(parts) {
		return text, nil
	}
	at := strings.Index(text, parts[n])
	return strings.TrimRight(text[:at], " ,;"), parts[n:]
}

func (r *ideaReader) isLimit(part string) bool {
	first := strings.ToLower(leadingWord(part))
	if r.w.rules.isWord("limit_leads", "en", first) {
		return true
	}
	if first == "and" || r.w.rules.isWord("conditions", "en", first) {
		return false
	}
	return measureIn(part) != "" && len(strings.Fields(part)) <= 9 && !r.w.beginsWithVerb(part) || strings.HasSuffix(part, " included") || strings.HasSuffix(part, " only")
}

// limit files a phrase that bounds the product: a time is a quality, the rest
// a constraint.
func (r *ideaReader) limit(text string) {
	for _, m := range wording.Measures(text) {
		if m.Class == wording.ClassTime && !r.w.rules.isWord("limit_leads", "en", strings.ToLower(leadingWord(text))) {
			r.w.verbal[strings.ToLower(text)] = r.w.rules.isWord("verbs", "en", strings.ToLower(leadingWord(text)))
			r.u.Qualities = append(r.u.Qualities, QualityFact{Class: "P", Name: text, Text: finished(text), Target: strings.TrimSpace(m.Text), Source: r.src})
			return
		}
	}
	r.u.Constraints = appendItem(r.u.Constraints, finished(text), r.src)
}

// appendItem adds a text once.
func appendItem(items []specs.Item, text string, src specs.Source) []specs.Item {
	for _, it := range items {
		if foldTerm(it.Text) == foldTerm(text) || strings.Contains(foldTerm(text), foldTerm(strings.TrimRight(it.Text, ". "))) && it.Text != "" {
			return items
		}
	}
	return append(items, specs.Item{Text: text, Source: src})
}

// english reads one sentence without its limits.
func (r *ideaReader) english(text string) {
	w := r.w
	low := strings.ToLower(text)
	if r.problem(text, low) {
		return
	}
	if label, rest, ok := strings.Cut(text, ": "); ok && len(strings.Fields(label)) <= 3 && !w.inBrackets(text, len(label)) {
		text = rest
	}
	text, when, wish := r.withoutLead(text)
	if w.rules.isWord("modals", "en", leadingWord(text)) {
		return // a rule for the product, kept as a constraint
	}
	if rest, ok := cutFold(text, "let "); ok && r.letThem(rest) {
		return
	}
	if r.kindClause(text) {
		return
	}
	if _, rest, ok := strings.Cut(text, " way to "); ok {
		r.acts(rest, when)
		return
	}
	if _, rest, ok := strings.Cut(text, " way for "); ok {
		if who, act, ok := strings.Cut(rest, " to "); ok {
			r.person(who, act)
			return
		}
	}
	if rest, ok := cutFold(text, "to "); ok && wish {
		if when != "" { // a clock does it
			r.does(joinWords(rest, when))
			return
		}
		r.acts(rest, "")
		return
	}
	if head, rest, ok := strings.Cut(text, " but for "); ok {
		if _, model, ok := strings.Cut(" "+head, " like "); ok {
			r.does("offer " + rest + " in the manner of " + strings.Trim(model, " ,"))
			return
		}
	}
	if rest, ok := cutFold(text, "use "); ok {
		if _, act, ok := strings.Cut(rest, " to "); ok && w.rules.isWord("verbs", "en", strings.ToLower(leadingWord(act))) {
			r.does(act)
			return
		}
	}
	r.clause(text)
}

// withoutLead drops "we want", "build" and what else only says that something
// is wished. A time before it is given back, for the act behind it.
func (r *ideaReader) withoutLead(text string) (rest, when string, wish bool) {
	low := strings.ToLower(text)
	for _, lead := range r.w.rules.Words["wishes"].In("en") {
		i := strings.Index(low, lead+" ")
		if i < 0 || i > 40 || i > 0 && low[i-1] != ' ' {
			continue
		}
		before := strings.TrimRight(strings.TrimSpace(text[:i]), ",")
		if before != "" && !r.w.rules.isWord("conditions", "en", leadingWord(before)) && !strings.HasPrefix(strings.ToLower(before), "our ") && !strings.HasPrefix(strings.ToLower(before), "the ") {
			continue
		}
		if r.w.rules.isWord("conditions", "en", leadingWord(before)) {
			when = wording.LowerFirst(before)
		}
		return strings.TrimSpace(text[i+len(lead):]), when, true
	}
	return text, "", false
}

// problem files a sentence on what goes wrong today, and keeps the question
// that it leaves open: "who has which laptop".
func (r *ideaReader) problem(text, low string) bool {
	found := false
	for _, cue := range r.w.rules.Words["troubles"].In("en") {
		found = found || strings.Contains(" "+low+" ", " "+cue+" ")
	}
	if !found {
		return false
	}
	for _, word := range []string{" who ", " which ", " what ", " where ", " when "} {
		if i := strings.Index(low, word); i > 0 && r.question == "" {
			r.question = text[i+1:]
		}
	}
	if c, ok := r.w.parseClause(text); ok {
		r.seen(c.subject)
	} else if first := strings.ToLower(leadingWord(text)); isPluralNoun(first) {
		r.seen(leadingWord(text))
	}
	r.u.Problem = appendItem(r.u.Problem, finished(text), r.src)
	return true
}

// seen remembers a person that a sentence is about.
func (r *ideaReader) seen(subject string) {
	subject = strings.TrimSpace(subject)
	if name, ok := r.w.personIn(subject); ok || isPluralNoun(strings.ToLower(lastWord(subject))) && len(strings.Fields(subject)) <= 3 {
		if first := strings.ToLower(leadingWord(subject)); r.w.rules.isWord("first_persons", "en", first) {
			return
		}
		r.actor = orElse(name, subject)
	}
}

func lastWord(text string) string { return text[strings.LastIndexByte(text, ' ')+1:] }

// letThem reads "them photograph the sheet" and "members book a court".
func (r *ideaReader) letThem(rest string) bool {
	tokens := clauseTokens(rest)
	for i, t := range tokens {
		pronoun := i == 1 && r.w.rules.isWord("pronouns_object", "en", tokens[0].low)
		if i == 0 || i > 4 || !r.w.rules.isWord("verbs", "en", t.low) && !pronoun {
			continue
		}
		who := strings.TrimSpace(rest[:t.from])
		if strings.EqualFold(who, "them") || strings.EqualFold(who, "us") || strings.EqualFold(who, "me") {
			who = r.actor
		}
		if who == "" {
			r.acts(rest[t.from:], "")
		} else {
			r.person(who, rest[t.from:])
		}
		return true
	}
	return false
}

// kindClause reads "a bot that …", "a CLI to …", "an app where …".
func (r *ideaReader) kindClause(text string) bool {
	w := r.w
	tokens := clauseTokens(text)
	at := -1
	for i, t := range tokens {
		if i > 7 || i > 0 && (w.rules.isWord("prepositions", "en", tokens[i-1].low) || tokens[i-1].comma) {
			break
		}
		if w.rules.isWord("kinds", "en", t.low) {
			at = i
		} else if at >= 0 {
			break
		}
	}
	if at < 0 {
		return false
	}
	r.whatOf(tokens[:at], text)
	r.kind = orElse(r.kind, strings.TrimRight(text[tokens[at].from:tokens[at].to], ",.;:"))
	for i := at + 1; i+1 < len(tokens); i++ {
		if low := tokens[i].low; i == at+1 && (low == "under" || low == "below") {
			r.limit(text[tokens[i].from:])
		}
		next := text[tokens[i+1].from:]
		switch tokens[i].low {
		case "that", "which", "who":
			return r.relative(next)
		case "where", "so":
			next = strings.TrimPrefix(next, "that ")
			return r.clause(next)
		case "to":
			if w.rules.isWord("verbs", "en", tokens[i+1].low) {
				r.acts(next, "")
				return true
			}
		case "for":
			if r.forWhom(next) {
				return true
			}
		case "i", "we", "our":
			return r.clause(text[tokens[i].from:])
		}
	}
	return false
}

// whatOf keeps the words that say of what kind the product is, without
// articles, praise and technologies.
func (r *ideaReader) whatOf(tokens []token, text string) {
	for len(tokens) > 0 {
		low := tokens[0].low
		tech := slices.ContainsFunc(r.u.Technologies, func(t TechnologyFact) bool { return strings.EqualFold(t.Name, text[tokens[0].from:tokens[0].to]) })
		if !tech && !r.w.rules.isWord("determiners", "en", low) && !r.w.rules.isWord("plain_words", "en", low) && low != "" {
			break
		}
		tokens = tokens[1:]
	}
	if len(tokens) > 0 && r.what == "" {
		r.what = text[tokens[0].from:tokens[len(tokens)-1].to]
	}
}

// relative reads what stands behind "that": what the product does, or whom it
// lets do what.
func (r *ideaReader) relative(text string) bool {
	w := r.w
	verb, rest, _ := strings.Cut(text, " ")
	low := strings.ToLower(verb)
	if w.rules.isWord("enablers", "en", low) {
		tokens := clauseTokens(rest)
		for i, t := range tokens {
			if i == 0 || i > 5 {
				continue
			}
			if t.low == "to" && i+1 < len(tokens) {
				r.person(strings.TrimSpace(rest[:t.from]), rest[tokens[i+1].from:])
				return true
			}
			if w.rules.isWord("verbs", "en", t.low) && (isPluralNoun(tokens[i-1].low) || w.rules.isWord("pronouns_object", "en", tokens[i-1].low) || w.rules.isWord("roles", "en", tokens[i-1].low)) {
				r.person(strings.TrimSpace(rest[:t.from]), rest[t.from:])
				return true
			}
		}
	}
	if w.isThird(low) || w.rules.isWord("verbs", "en", low) {
		r.does(text)
		return true
	}
	return r.clause(text)
}

// forWhom reads "for parsing and validating IBANs" and "for members to book
// courts".
func (r *ideaReader) forWhom(text string) bool {
	w := r.w
	text, brings, with := strings.Cut(text, ", with ")
	if base, ok := r.gerunds(text); ok {
		r.acts(base, "")
		if with {
			r.add(FeatureFact{Text: wording.Sentence(brings), Name: wording.Sentence(brings)})
		}
		return true
	}
	if who, act, ok := strings.Cut(text, " to "); ok && len(strings.Fields(who)) <= 4 && w.rules.isWord("verbs", "en", strings.ToLower(leadingWord(act))) {
		r.person(who, act)
		return true
	}
	return false
}

// gerunds turns "parsing and validating IBANs" into "parse and validate IBANs".
func (r *ideaReader) gerunds(text string) (string, bool) {
	first, more, _ := strings.Cut(text, " ")
	base, ok := r.w.gerund(first + " x")
	if !ok {
		return "", false
	}
	base = strings.TrimSuffix(base, " x")
	if rest, ok := strings.CutPrefix(more, "and "); ok {
		word, tail, _ := strings.Cut(rest, " ")
		if second, ok := r.w.gerund(word + " x"); ok {
			return strings.TrimSpace(base + " and " + strings.TrimSuffix(second, " x") + " " + tail), true
		}
	}
	return base + " " + more, more != ""
}

// neutral names what is "ours" without saying whose: what the product does for
// us is told of it, not by us.
func neutral(text string) string {
	for _, p := range [][2]string{{"our ", "the "}, {"my ", "the "}, {"us ", "the users "}, {"me ", "the user "}} {
		if rest, ok := strings.CutPrefix(text, p[0]); ok {
			text = p[1] + rest
		}
		text = strings.ReplaceAll(text, " "+p[0], " "+p[1])
	}
	for _, p := range [][2]string{{" us", " the users"}, {" me", " the user"}} {
		if head, ok := strings.CutSuffix(text, p[0]); ok {
			text = head + p[1]
		}
	}
	return text
}

// clause reads "sensors should open the valve and tell us …", "members can …"
// and a plain imperative.
func (r *ideaReader) clause(text string) bool {
	w := r.w
	if rest, ok := cutFold(text, "you "); ok {
		r.acts(strings.TrimPrefix(rest, "can "), "")
		return true
	}
	for _, lead := range []string{"i ", "we "} {
		if rest, ok := cutFold(text, lead); ok {
			r.acts(strings.TrimPrefix(strings.TrimPrefix(rest, "can "), "could "), "")
			return true
		}
	}
	if rest, ok := cutFold(text, "something so "); ok {
		return r.knows(strings.TrimPrefix(rest, "that "))
	}
	if c, ok := w.parseClause(text); ok {
		who := lastNoun(c.subject)
		_, person := w.personIn(who)
		plural := isPluralNoun(strings.ToLower(lastWord(who)))
		able := c.form == modalVerb && (c.verb == "can" || c.verb == "may" || c.verb == "could")
		if c.form == beVerb || c.form == pastVerb || c.form == haveVerb || c.not {
			return false
		}
		base := w.base(c)
		if person || plural && (able || w.rules.isWord("receive", "en", leadingWord(base))) && len(strings.Fields(who)) <= 3 {
			r.person(who, base)
			return true
		}
		for _, part := range w.conjuncts(base) {
			text := wording.Sentence(joinWords(neutral(wording.LowerFirst(c.subject)), "should", neutral(part)))
			r.add(FeatureFact{Text: text, Name: text})
		}
		return true
	}
	if w.rules.isWord("verbs", "en", strings.ToLower(leadingWord(text))) && strings.Contains(text, " ") {
		r.does(text)
		return true
	}
	return false
}

// knows reads "the office manager knows", with what it is that nobody knows
// today.
func (r *ideaReader) knows(text string) bool {
	fields := strings.Fields(text)
	if len(fields) < 2 {
		return false
	}
	verb := fields[len(fields)-1]
	base, third := r.w.baseVerb(strings.ToLower(verb))
	if !third || r.question == "" || base != "know" && base != "see" {
		if c, ok := r.w.parseClause(text); ok {
			r.person(c.subject, r.w.base(c))
			return true
		}
		return false
	}
	r.person(strings.Join(fields[:len(fields)-1], " "), "see "+r.question)
	return true
}

// person adds what a person does.
func (r *ideaReader) person(who, act string) {
	w := r.w
	who = strings.TrimSpace(who)
	who = strings.TrimSuffix(who, " can")
	if low := strings.ToLower(who); w.rules.isWord("first_persons", "en", low) || low == "you" || w.rules.isWord("pronouns_object", "en", low) || w.rules.isWord("anybody", "en", low) {
		r.acts(act, "")
		return
	}
	name := who
	for _, lead := range []string{"the ", "a ", "an ", "our ", "my ", "every ", "each ", "any ", "all "} {
		if rest, ok := cutFold(name, lead); ok {
			name = rest
		}
	}
	name = lastNoun(name)
	who = lastNoun(who)
	name = strings.TrimRight(wording.Sentence(wording.Singular(name)), ".")
	r.addActor(name)
	for _, part := range w.conjuncts(strings.TrimPrefix(strings.TrimPrefix(act, "can "), "to ")) {
		want := w.impersonal(strings.TrimPrefix(part, "can "))
		w.verbal[strings.ToLower(want)] = true
		r.add(FeatureFact{Text: wording.Sentence(who + " can " + want), Name: wording.Sentence(want), Actor: name, Want: want})
	}
	r.actor = who
}

func (r *ideaReader) addActor(name string) {
	for _, a := range r.u.Actors {
		if strings.EqualFold(a.Name, name) {
			return
		}
	}
	r.u.Actors = append(r.u.Actors, ActorFact{Name: name, Source: r.src})
}

// acts adds what somebody does whom the idea does not name.
func (r *ideaReader) acts(act, when string) {
	act = strings.TrimSpace(strings.TrimPrefix(act, "to "))
	for _, part := range r.w.conjuncts(act) {
		part = strings.ReplaceAll(r.w.impersonal(part), " your ", " their ")
		if when != "" && !strings.Contains(part, when) {
			part += " " + when
		}
		r.w.verbal[strings.ToLower(part)] = true
		r.add(FeatureFact{Text: wording.Sentence(part), Name: wording.Sentence(part)})
	}
}

// does adds what the product does by itself.
func (r *ideaReader) does(text string) {
	verb, rest, _ := strings.Cut(text, " ")
	if base, ok := r.w.baseVerb(strings.ToLower(verb)); ok && r.w.isThird(strings.ToLower(verb)) {
		text = base + " " + r.w.lowerVerbs2(base, rest)
	}
	for _, part := range r.w.conjuncts(text) {
		base := wording.LowerFirst(neutral(part))
		part = r.w.thirdAll(base)
		r.w.machine[strings.ToLower(part)] = base
		r.add(FeatureFact{Text: wording.Sentence(part), Name: wording.Sentence(part)})
	}
}

func (r *ideaReader) add(f FeatureFact) {
	f.Name = strings.TrimRight(f.Name, ".。")
	if utf8.RuneCountInString(f.Name) < 3 {
		return
	}
	f.Source = r.src
	r.features = append(r.features, f)
}

// lowerVerbs2 brings the verbs that follow in a row with a first one into the
// base form.
func (w *work) lowerVerbs2(base, rest string) string {
	full := w.lowerVerbs(base + " " + rest)
	return strings.TrimPrefix(full, base+" ")
}

// conjuncts cuts a predicate in its base form where a second verb with an
// object of its own begins: "open the valves and tell us …".
func (w *work) conjuncts(text string) []string {
	tokens := clauseTokens(text)
	start := 0
	var out []string
	for i := 2; i+1 < len(tokens); i++ {
		joins := tokens[i].low == "and" || tokens[i].low == "then"
		if !joins || w.subordinateBefore(tokens[:i+1], i) && !tokens[i-1].comma {
			continue
		}
		k := i + 1
		if tokens[k].low == "can" || tokens[k].low == "then" || w.rules.isWord("adverbs", "en", tokens[k].low) {
			k++
		}
		if k+1 >= len(tokens) {
			if k >= len(tokens) {
				continue
			}
		}
		low := tokens[k].low
		if !w.rules.isWord("verbs", "en", low) {
			continue
		}
		acts := i > 4 && isPluralNoun(wordAt(tokens, k+1)) // "and flag rows"
		noun := w.rules.isWord("nouns", "en", low+"s") && !acts
		if noun && (k+1 >= len(tokens) || !w.firmObject(tokens[k+1].low)) && !w.rules.isWord("pronouns_object", "en", wordAt(tokens, k+1)) {
			continue
		}
		if first := strings.TrimRight(text[start:tokens[i].from], " ,;"); len(strings.Fields(first)) > 1 {
			out = append(out, first)
			start = tokens[k].from
		}
	}
	return append(out, strings.TrimRight(text[start:], " ,;."))
}

func wordAt(tokens []token, i int) string {
	if i < len(tokens) {
		return tokens[i].low
	}
	return ""
}

// cutFold cuts a beginning in any case.
func cutFold(text, lead string) (string, bool) {
	if len(text) <= len(lead) || !strings.EqualFold(text[:len(lead)], lead) {
		return text, false
	}
	return strings.TrimSpace(text[len(lead):]), true
}

// kindName is how sentences call a product that has no name: by its kind.
func (w *work) kindName() string {
	if w.kind == "" {
		return ""
	}
	kind := w.kind
	if w.lang != "zh" && !strings.ContainsFunc(kind[1:], unicode.IsUpper) {
		kind = strings.ToLower(kind)
	}
	return w.say("the_kind", "kind", kind)
}
