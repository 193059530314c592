package phrasing

import (
	"slices"
	"strings"
	"sync"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
	"github.com/overtone-cli/overtone/templates"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// An idea may be nothing but a complaint, "Our van double-books slots every week". What is bad is
// no demand: it is told as how things are, and what would mend it is inferred.

// needRule is what somebody needs who complains in one of the words: {rest} is what stands behind
// them, {before} what stands in front of them.
type needRule struct {
	Cues templates.Terms `yaml:"cues"`
	// Takes is what the words go with: a question, a deed, a thing, what stands before them, or
	// nothing.
	Takes  string          `yaml:"takes"`
	Person bool            `yaml:"person"` // whoever complains does it, and not the product
	Need   templates.Words `yaml:"need"`
}

// NeedRule is the rule by which a need is marked that follows from a complaint.
const NeedRule = "rule:need-from-problem"

// IsNeed says that a feature follows from a complaint and is asked for by nobody.
func IsNeed(f *understanding.FeatureFact) bool {
	return f.Source.Kind == specs.Inferred && f.Source.Rule == NeedRule
}

// needs adds what would mend what an idea complains of, where it asks for nothing itself or only
// tells how the product works.
func (r *ideaReader) needs() {
	if len(r.u.Problem) == 0 || slices.ContainsFunc(r.features, func(f understanding.FeatureFact) bool { return !r.tellsHow(f.Name) }) {
		return
	}
	how := r.features
	r.features = nil
	for _, it := range r.u.Problem {
		text, from := strings.TrimRight(it.Text, ".。!！ "), len(r.features)
		r.src = it.Source
		if r.w.Language == "zh" {
			r.chineseNeeds(text)
		} else {
			r.englishNeeds(text)
		}
		for i := from; i < len(r.features); i++ {
			r.features[i].Source = specs.Source{Kind: specs.Inferred, Rule: NeedRule, Lines: it.Source.Lines}
		}
	}
	r.features = append(r.features, how...)
	said := func(it *specs.Item) bool {
		return !slices.ContainsFunc(r.u.Problem, func(p specs.Item) bool {
			return FoldTerm(strings.TrimRight(p.Text, ".。 ")) == FoldTerm(strings.TrimRight(it.Text, ".。 "))
		})
	}
	r.u.Constraints = Filtered(r.u.Constraints, said)
}

// tellsHow says that a deed only tells how the product works, "work offline", and not for what.
func (r *ideaReader) tellsHow(name string) bool {
	first := strings.ToLower(LeadingWord(name))
	if base, ok := r.w.BaseVerb(first); ok {
		first = base
	}
	return r.w.Language != "zh" && r.w.Table.IsWord("how_verbs", "en", first)
}

// englishNeeds adds the needs that an English complaint speaks of; what else goes wrong is to be
// prevented.
func (r *ideaReader) englishNeeds(text string) {
	n, plain := len(r.features), notContracted(spokenHave().Replace(text))
	for i := range r.w.Table.Needs {
		rule := &r.w.Table.Needs[i]
		for _, cue := range rule.Cues.In("en") {
			at := strings.Index(" "+strings.ToLower(plain)+" ", " "+cue+" ")
			if at < 0 {
				continue
			}
			rest := strings.TrimSpace(plain[min(at+len(cue), len(plain)):])
			if rest = r.needed(rule.Takes, r.ofBefore(plain, rest)); rest != "" || rule.Takes == "" {
				r.need(rule, strings.ReplaceAll(rule.Need.En, "{rest}", rest))
				break
			}
		}
	}
	if len(r.features) == n {
		r.needDeed(r.w.Say("prevent_that", "text", r.asClause(plain)))
	}
}

// asClause is a sentence as it stands behind "that": a name keeps its first letter.
func (r *ideaReader) asClause(text string) string {
	return strings.TrimSpace(neutral(" " + wording.LowerFirst(text)))
}

// spokenHave writes out the verb that people say in one word with who has done something.
var spokenHave = sync.OnceValue(func() *strings.Replacer {
	return strings.NewReplacer("I've ", "I have ", "I’ve ", "I have ", "we've ", "we have ", "we’ve ", "we have ", "they've ", "they have ")
})

// ofBefore puts what the first clause of a complaint is about in the place of the pronoun that its
// last one ends in: "the keys are missing and I have no idea who took them".
func (r *ideaReader) ofBefore(text, rest string) string {
	last := strings.ToLower(reading.LastWord(rest))
	first, _, ok := strings.Cut(text, " and ")
	c, clause := r.w.ParseClause(first)
	if !ok || !clause || strings.Contains(first, rest) || last != "them" && last != "it" {
		return rest
	}
	thing := strings.ToLower(reading.LastWord(c.Subject))
	if IsPluralNoun(thing) != (last == "them") || r.w.Table.IsWord("pronouns", "en", thing) {
		return rest
	}
	return JoinWords(rest[:len(rest)-len(last)]+"the", thing)
}

// needed is what the words of a complaint go with, as far as it belongs to them; empty where they
// go with something else.
func (r *ideaReader) needed(takes, rest string) string {
	t := r.w.Table
	rest = CutFirst(rest, "of ", "about ", "over ", "on ")
	first := strings.ToLower(LeadingWord(rest))
	switch takes {
	case "question":
		if !t.IsWord("need_questions", "en", first) {
			return ""
		}
		for _, end := range t.Words["need_goes_on"].In("en") {
			rest, _, _ = strings.Cut(rest, end)
		}
		return strings.TrimSpace(neutral(" " + rest))
	case "deed":
		if deed, ok := CutFold(rest, "to "); ok && t.IsWord("verbs", "en", strings.ToLower(LeadingWord(deed))) {
			return strings.TrimSpace(neutral(" " + deed))
		}
		return ""
	case "thing":
		for i, word := range strings.Fields(rest) {
			if low := strings.ToLower(strings.Trim(word, ",;")); i > 0 && (t.IsWord("prepositions", "en", low) || t.IsWord("determiners", "en", low) || t.IsWord("need_ends", "en", low)) {
				return strings.TrimRight(strings.Join(strings.Fields(rest)[:i], " "), ",; ")
			}
			if strings.HasSuffix(word, ",") {
				return strings.TrimRight(strings.Join(strings.Fields(rest)[:i+1], " "), ",; ")
			}
		}
		return rest
	}
	return ""
}

// need adds one need of a complaint: of whoever complains, as far as the idea names them, or of the
// product.
func (r *ideaReader) need(rule *needRule, deed string) {
	if !rule.Person {
		r.needDeed(deed)
		return
	}
	if who := subjectNoun(r.actor); who != "" && r.somebody(who) {
		name := strings.TrimRight(wording.Sentence(wording.Singular(who)), ".")
		r.addActor(name)
		r.w.verbal[strings.ToLower(deed)] = true
		r.add(understanding.FeatureFact{Text: wording.Sentence(wording.Plural(wording.Singular(who)) + " can " + deed), Name: wording.Sentence(deed), Actor: name, Want: deed})
		return
	}
	r.w.verbal[strings.ToLower(deed)] = true
	r.add(understanding.FeatureFact{Text: wording.Sentence(deed), Name: wording.Sentence(deed)})
}

// needDeed adds what the product does against a trouble.
func (r *ideaReader) needDeed(deed string) {
	if r.w.Language == "zh" {
		r.add(understanding.FeatureFact{Text: Finished(deed), Name: deed})
		return
	}
	part := r.w.ThirdAll(deed)
	r.w.machine[strings.ToLower(part)] = deed
	r.add(understanding.FeatureFact{Text: wording.Sentence(part), Name: wording.Sentence(part)})
}

// chineseNeeds adds the needs that the clauses of a Chinese complaint speak of.
func (r *ideaReader) chineseNeeds(text string) {
	n := len(r.features)
	clauses := splitClauses(text)
	for _, clause := range clauses {
		r.chineseNeed(clause)
	}
	if len(r.features) == n && len(clauses) > 0 {
		r.needDeed(r.w.Say("prevent_that", "text", clauses[0]))
	}
}

// chineseNeed adds what one clause of a complaint speaks of, by the first rule that fits.
func (r *ideaReader) chineseNeed(clause string) {
	t := r.w.Table
	for i := range t.Needs {
		rule := &t.Needs[i]
		for _, cue := range rule.Cues.In("zh") {
			before, rest, ok := strings.Cut(clause, cue)
			if !ok {
				continue
			}
			before = strings.TrimSuffix(before, longestSuffix(before, t.Words["always_words"].In("zh")))
			asked := OrElse(rest, before)
			switch rule.Takes {
			case "question":
				ok = reading.ContainsAny(asked, t.Words["need_questions"].In("zh")...)
				rest = asked
			case "deed", "thing":
				ok = utf8.RuneCountInString(rest) >= 2
			case "before":
				ok = utf8.RuneCountInString(before) >= 2
			}
			if ok {
				r.needDeed(strings.NewReplacer("{rest}", rest, "{before}", before).Replace(rule.Need.Zh))
				return
			}
		}
	}
}

// chineseComplaint files a Chinese sentence that only tells what goes wrong, without the words that
// say how annoying that is. A clause that asks for something makes it none.
func (r *ideaReader) chineseComplaint(text string) bool {
	t := r.w.Table
	var told []string
	hurts := false
	for _, clause := range splitClauses(text) {
		if reading.ContainsAny(clause, t.Words["complaint_asks"].In("zh")...) {
			return false
		}
		if t.HasWord("expletives", "zh", clause) {
			hurts = true
			continue
		}
		hurts = hurts || t.HasWord("complaints", "zh", clause)
		told = append(told, clause)
	}
	if !hurts || len(told) == 0 {
		return false
	}
	r.fileComplaint(strings.Join(told, "，"))
	return true
}

// fileComplaint files what goes wrong today; nobody becomes a person only by being its place.
func (r *ideaReader) fileComplaint(text string) {
	r.u.Problem = Filtered(r.u.Problem, func(it *specs.Item) bool { return !strings.Contains(FoldTerm(it.Text), FoldTerm(text)) })
	r.u.Problem = appendItem(r.u.Problem, Finished(text), r.src)
	r.u.Actors = Filtered(r.u.Actors, func(a *understanding.ActorFact) bool {
		return r.namesPerson(a.Name) && !r.w.Table.IsWord("acting_houses", "zh", a.Name)
	})
	r.u.Title, r.u.Product = "", ""
}

// bareComplaint says that an English sentence tells nothing but what goes wrong, "The three lists
// never agree". It is the main clause that says so, about anything but a product.
func (r *ideaReader) bareComplaint(text string) bool {
	c, ok := r.w.ParseClause(text)
	last := strings.ToLower(reading.LastWord(c.Subject))
	if _, person := r.w.PersonIn(c.Subject); person && c.Form == ThirdVerb {
		return false // what somebody does is told of them
	}
	if !ok || c.Form == ModalVerb || len(r.features) > 0 || strings.Contains(text, ":") || (&ideaList{r: r}).isProduct(last) || r.kindAt(ClauseTokens(text)) >= 0 {
		return false
	}
	low := " " + strings.ToLower(text) + " "
	for _, cue := range r.w.Table.Words["bare_complaints"].In("en") {
		before, _, found := strings.Cut(low, " "+cue+" ")
		always := r.w.Table.IsWord("always_words", "en", LeadingWord(cue))
		if found && (always || !slices.ContainsFunc(strings.Fields(before), r.subordinates)) {
			return true
		}
	}
	return false
}

// subordinates tells a word behind which a clause stands that only belongs to another.
func (r *ideaReader) subordinates(word string) bool {
	t := r.w.Table
	return t.IsWord("relatives", "en", word) || t.IsWord("need_questions", "en", word) || t.IsWord("conditions", "en", word) || t.IsWord("case_leads", "en", word)
}
