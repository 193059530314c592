package phrasing

import (
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// madePossible reads "it possible for members to pay their fees online" of "Make it possible
// for …": who can do what then.
func (r *ideaReader) madePossible(text string) bool {
	rest, ok := CutFold(text, "it ")
	how, told, found := strings.Cut(rest, " for ")
	who, act, acts := strings.Cut(told, " to ")
	if !ok || !found || !acts || strings.Contains(how, " ") || len(strings.Fields(who)) > maxPurposeSubject || !r.w.Table.IsWord("verbs", "en", strings.ToLower(LeadingWord(act))) {
		return false
	}
	act, tails := r.withTail(act)
	r.person(who, act)
	r.addTails(tails)
	return true
}

// given reads "Give every employee a dashboard with …": whom the product is for, and the
// product.
func (r *ideaReader) given(text string) bool {
	rest, ok := CutFold(text, "give ")
	if !ok {
		return false
	}
	for _, article := range []string{" a ", " an "} {
		i := strings.Index(rest, article)
		if i < 0 || r.kindAt(ClauseTokens(rest[i+1:])) < 0 {
			continue
		}
		who := subjectNoun(rest[:i])
		pronoun := r.w.Table.IsWord("pronouns_object", "en", strings.ToLower(who))
		if !pronoun && !r.somebody(who) {
			return false
		}
		if !pronoun {
			r.whom(who)
		}
		told := r.kindClause(rest[i+1:])
		if told && !pronoun {
			r.head = Capital(OrElse(JoinWords(r.what, r.kind), r.kind)) + " for " + wording.LowerFirst(wording.Plural(wording.Singular(understanding.LastNoun(who))))
		}
		return told
	}
	return false
}

// givenThen puts what a product is given behind what it makes of it: "given a station and a date,
// return the safe hours" is to return the safe hours for a given station and a date.
func (r *ideaReader) givenThen(list string) (told string, ok bool) {
	rest, given := CutFold(list, "given ")
	inputs, deed, cut := strings.Cut(rest, ", ")
	if !given || !cut || !r.w.Table.IsWord("verbs", "en", strings.ToLower(LeadingWord(deed))) {
		return list, false
	}
	for _, article := range []string{"a ", "an "} {
		if thing, one := CutFold(inputs, article); one {
			inputs = "a given " + thing
			break
		}
	}
	deed, more, _ := strings.Cut(deed, "; ")
	if deed = JoinWords(deed, "for", inputs); more != "" {
		deed += "; " + more
	}
	return deed, true
}

// upon reads a sentence that begins with its case, "When a tree is reported, the foreman gets
// a call and the road is marked": what happens then is told of each who or what it happens
// to, with the case before it.
func (r *ideaReader) upon(text string) bool {
	w := r.w
	condition, main, ok := strings.Cut(text, ", ")
	if _, clause := w.ParseClause(CutFirst(condition, LeadingWord(condition)+" ")); !ok || !clause || !w.Table.IsWord("case_leads", "en", strings.ToLower(LeadingWord(condition))) {
		return false
	}
	parts := r.clausesOf(main)
	for _, part := range parts {
		if _, clause := w.ParseClause(part); !clause {
			return false
		}
	}
	for _, part := range parts {
		c, _ := w.ParseClause(part)
		if who := subjectNoun(understanding.LastNoun(c.Subject)); len(r.u.Actors) == 0 && r.somebody(who) {
			r.addActor(strings.TrimRight(wording.Sentence(wording.Singular(who)), "."))
		}
		told := wording.Sentence(JoinWords(neutral(condition)+",", neutral(part)))
		r.add(understanding.FeatureFact{Text: told, Name: r.u.Lex.Headline(wording.Sentence(neutral(part)))})
	}
	return true
}

// clausesOf cuts a text at each "and" and comma behind which a clause with its own subject
// stands.
func (r *ideaReader) clausesOf(text string) []string {
	var out []string
	for _, part := range reading.SplitTop(text, ", ") {
		part = CutFirst(part, "and ")
		for {
			i := strings.Index(part, " and ")
			if i < 0 {
				break
			}
			c, ok := r.w.ParseClause(part[i+len(" and "):])
			if _, head := r.w.ParseClause(part[:i]); !ok || !head || c.Subject == "" {
				break
			}
			out = append(out, part[:i])
			part = part[i+len(" and "):]
		}
		out = append(out, part)
	}
	return out
}
