package phrasing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// limits cuts phrases without a verb that bound the product off the end of a
// sentence: "at most 20 MB per file", "no files kept", "under 1 KB".
func (r *ideaReader) limits(text string) (head string, limits []string) {
	parts := strings.FieldsFunc(strings.ReplaceAll(text, ", ", "; "), func(c rune) bool { return c == ';' })
	for i := range parts {
		parts[i] = strings.TrimSpace(parts[i])
	}
	n := len(parts)
	for n > 1 && (r.isLimit(parts[n-1]) || r.isTrait(parts[n-1]) && r.kindAt(ClauseTokens(parts[0])) >= 0) {
		n--
	}
	if n == len(parts) {
		return text, nil
	}
	at := strings.Index(text, parts[n])
	return strings.TrimRight(text[:at], " ,;"), parts[n:]
}

func (r *ideaReader) isLimit(part string) bool {
	first := strings.ToLower(LeadingWord(part))
	if r.w.Table.IsWord("limit_leads", "en", first) {
		return !r.neverDoing(part)
	}
	if first == "and" || first == "with" || r.w.Table.IsWord("conditions", "en", first) {
		return false
	}
	_, rest, _ := strings.Cut(part, " ")
	if strings.HasSuffix(first, "s") && r.w.Table.IsWord("articles", "en", strings.ToLower(LeadingWord(rest))) {
		return false // "mails the owner 14 days before": a verb that no list has
	}
	if r.saysOfIt(part) || comparesThings(part) || (&ideaList{r: r}).ofMachine(part) || r.holdsFor(part) {
		return false
	}
	deed := r.w.IsThird(first) && rest != "" && !r.w.Table.IsWord("prepositions", "en", strings.ToLower(LeadingWord(rest)))
	if deed || (&ideaList{r: r}).says(part) {
		return false // "the platform keeps 8%", "alerts legal 60 days before"
	}
	return MeasureIn(part) != "" && len(strings.Fields(part)) <= 9 && !r.w.BeginsWithVerb(part) || strings.HasSuffix(part, " included") || strings.HasSuffix(part, " only")
}

// holdsFor says that a part tells to hold something for a time, "cache for 6 h": it is a deed, and
// no limit of another.
func (r *ideaReader) holdsFor(part string) bool {
	_, span, ok := strings.Cut(" "+part, " for ")
	return ok && r.w.Table.IsWord("time_held_verbs", "en", strings.ToLower(LeadingWord(part))) && MeasureIn(span) != ""
}

// inBrowser keeps that a product runs in a browser, where only its name says so: "browser game".
func (r *ideaReader) inBrowser() {
	w := r.w
	says := func(text, list string) bool {
		return reading.ContainsAny(strings.ToLower(text), w.Table.Words[list].In(w.Language)...)
	}
	if len(r.features) == 0 || !says(w.Source.Text, "browser_leads") || slices.ContainsFunc(r.u.Constraints, func(it specs.Item) bool { return says(it.Text, "browser_words") }) {
		return
	}
	r.u.Constraints = appendItem(r.u.Constraints, Finished(Capital(w.Say("runs_in_browser"))), specs.FromLines(1, 1))
}

// holds adds that something is held for a time; where nothing is named, it is what the product
// answers: "cache for 6 h".
func (r *ideaReader) holds(part string) bool {
	if !r.holdsFor(part) {
		return false
	}
	verb, rest, _ := strings.Cut(part, " ")
	if strings.HasPrefix(rest, "for ") {
		rest = JoinWords("each answer", rest)
	}
	r.needDeed(JoinWords(strings.ToLower(verb), rest))
	return true
}

// winRule reads "first to deliver 12 wagons wins": who wins a game is a rule of it.
func (r *ideaReader) winRule(text string) bool {
	deed, first := CutFold(CutFirst(text, "the ", "whoever is ", "player "), "first to ")
	deed, wins := strings.CutSuffix(deed, " wins")
	if !first || !wins {
		return false
	}
	r.u.Constraints = Filtered(r.u.Constraints, func(it *specs.Item) bool { return FoldTerm(strings.TrimRight(it.Text, ". ")) != FoldTerm(text) })
	r.needDeed(r.w.Say("first_wins", "text", deed))
	return true
}

// comparesThings says that a part names things by a measure, "keys older than 90 days": it
// tells which they are, and bounds nothing.
func comparesThings(part string) bool {
	things, _, ok := strings.Cut(part, " than ")
	words := strings.Fields(strings.ToLower(things))
	return ok && len(words) > 1 && len(words) < 4 && IsPluralNoun(words[len(words)-2]) && strings.HasSuffix(words[len(words)-1], "er")
}

// saysOfIt says that a part tells what is so of a measure, "the first 30 minutes are free",
// "deviations over 2% are flagged": it is a clause, and no limit.
func (r *ideaReader) saysOfIt(part string) bool {
	c, ok := r.w.ParseClause(part)
	if !ok || c.Subject == "" || MeasureIn(c.Subject) == "" {
		return false
	}
	return c.Form == BeVerb && MeasureIn(c.Rest) == ""
}

// limit files a phrase that bounds the product: a time is a quality, the rest
// a constraint.
func (r *ideaReader) limit(text string) {
	if r.bareTrait(text) || r.mustDo(text) || r.winRule(text) {
		return
	}
	if kept := r.keptFor(text); kept != "" {
		r.add(understanding.FeatureFact{Text: wording.Sentence(kept), Name: wording.Sentence(kept)})
		return
	}
	if r.w.HasPhrase(" "+strings.ToLower(text)+" ", "load_words") && MeasureIn(text) != "" { // "up to 10,000 concurrent users"
		if r.keptAsQuality(text) {
			return
		}
		r.u.Qualities = append(r.u.Qualities, understanding.QualityFact{Class: "SC", Name: text, Text: Finished(text), Target: MeasureIn(text), Source: r.src})
		return
	}
	for _, m := range wording.Measures(text) {
		if m.Class == wording.ClassTime && !r.w.Table.IsWord("limit_leads", "en", strings.ToLower(LeadingWord(text))) {
			r.w.verbal[strings.ToLower(text)] = r.w.Table.IsWord("verbs", "en", strings.ToLower(LeadingWord(text)))
			r.u.Qualities = append(r.u.Qualities, understanding.QualityFact{Class: "P", Name: text, Text: Finished(text), Target: strings.TrimSpace(m.Text), Source: r.src})
			return
		}
	}
	if r.noFunction(text) {
		r.leaveOut(text) // "no social features"
		return
	}
	r.u.Constraints = appendItem(r.u.Constraints, Finished(text), r.src)
}

// keptFor is a limit that says for how long something is kept as a sentence: "message
// history for 90 days". Empty for any other.
func (r *ideaReader) keptFor(text string) string {
	w := r.w
	if !slices.ContainsFunc(wording.Measures(text), func(m wording.Measure) bool { return m.Class == wording.ClassTime }) {
		return ""
	}
	thing, span, ok := strings.Cut(text, " for ")
	if !ok {
		return ""
	}
	last := strings.ToLower(reading.LastWord(thing))
	if head := strings.TrimSpace(thing[:len(thing)-len(last)]); head != "" && w.Table.IsWord("keeping", "en", last) {
		return JoinWords(strings.TrimSuffix(strings.TrimSuffix(head, " is"), " are"), isOrAre(head), last, "for", span)
	}
	if w.Table.IsWord("kept_things", "en", wording.Singular(last)) {
		return JoinWords(thing, isOrAre(thing), "kept for", span)
	}
	return ""
}

// isOrAre is the verb of a subject.
func isOrAre(subject string) string {
	if strings.HasSuffix(subject, " are") || IsPluralNoun(strings.ToLower(reading.LastWord(strings.TrimSuffix(subject, " is")))) {
		return "are"
	}
	return "is"
}

// leaveOut files what the idea says that the product shall not do, and takes it
// off the limits, where the reading of sentences may have put it.
func (r *ideaReader) leaveOut(text string) {
	key := FoldTerm(strings.TrimRight(text, "。. "))
	r.u.Constraints = slices.DeleteFunc(slices.Clone(r.u.Constraints), func(it specs.Item) bool { return FoldTerm(strings.TrimRight(it.Text, "。. ")) == key })
	for i := range r.u.NonGoals {
		if strings.Contains(FoldTerm(r.u.NonGoals[i].Text), key) || strings.Contains(key, FoldTerm(strings.TrimRight(r.u.NonGoals[i].Text, "。. "))) {
			return
		}
	}
	r.u.NonGoals = append(slices.Clip(r.u.NonGoals), specs.NonGoal{Text: Finished(text), Source: r.src})
}

// WithLeftOut adds what only the reading of an idea finds to be left out, "card payments
// aren't needed" behind its deeds, so that no domain is chosen for it.
func WithLeftOut(c analysis.Common, u *understanding.Understanding, rules *RuleTable, words *WordIndex) *understanding.Understanding {
	if !IsIdea(c.Source.Text, string(u.Lang)) {
		return u
	}
	out := *u
	out.NonGoals = NewWork(c, u, nil, rules, words).Understood.NonGoals
	return &out
}

// appendItem adds a text once.
func appendItem(items []specs.Item, text string, src specs.Source) []specs.Item {
	for _, it := range items {
		if FoldTerm(it.Text) == FoldTerm(text) || strings.Contains(FoldTerm(text), FoldTerm(strings.TrimRight(it.Text, ". "))) && it.Text != "" {
			return items
		}
	}
	return append(items, specs.Item{Text: text, Source: src})
}
