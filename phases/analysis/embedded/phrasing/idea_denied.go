package phrasing

import (
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"
)

// neverApart cuts what the product never does off what it does: "warns the crew before the
// tide turns and never lets them sail". The denial belongs to the second half alone, and
// without its never the half would ask for what is forbidden.
func (r *ideaReader) neverApart(text string) (does, never string) {
	for _, joint := range []string{", but never ", " but never ", ", and never ", " and never "} {
		does, rest, ok := strings.Cut(text, joint)
		if !ok || r.w.InBrackets(text, len(does)) {
			continue
		}
		first := strings.ToLower(LeadingWord(rest))
		if _, third := r.w.BaseVerb(first); third || r.w.Table.IsWord("verbs", "en", first) {
			return does, rest
		}
	}
	return text, ""
}

// owedApart says that a part is a clause with a subject of its own that owes something: "the
// school has to be told by 8 am".
func (w *Work) owedApart(part string) bool {
	c, ok := w.ParseClause(part)
	return ok && c.Form == ModalVerb && (c.Verb == "must" || c.Verb == "should" || c.Verb == "shall") && w.Table.IsWord("articles", "en", strings.ToLower(LeadingWord(c.Subject)))
}

// answersLimit says that a deed sets a limit, so that what is answered behind it is what
// happens beyond the limit and no deed of its own: "limits a key to 5 calls and returns 429".
func (w *Work) answersLimit(deed string) bool {
	first := strings.ToLower(LeadingWord(deed))
	base, third := w.BaseVerb(first)
	return w.Table.IsWord("limiting_verbs", "en", first) || third && w.Table.IsWord("limiting_verbs", "en", base)
}

// endsSo says that a word tells in the third person how a program ends or answers: "exits",
// "returns".
func (w *Work) endsSo(word string) bool {
	base, third := w.BaseVerb(word)
	return third && w.Table.IsWord("outcome_verbs", "en", base)
}

// neverDoes adds what the product never does as a rule of its own, with those whom a deed
// before has named in the place of "them".
func (r *ideaReader) neverDoes(never string) {
	w := r.w
	base := never
	if form, ok := w.BaseForm(never); ok {
		base = w.LowerVerbs(form)
	}
	verb, rest, _ := strings.Cut(neutral(r.meant(base)), " ")
	who := OrElse(wording.LowerFirst(r.kind), "product")
	r.addRule(JoinWords("the", who, "never", w.ThirdAll(wording.LowerFirst(verb)+" "+rest)))
}

// asked takes the polite question off a wish: "Could we let guests pay by card?" asks for
// it as "let guests pay by card" does.
func (r *ideaReader) asked(text string) string {
	for _, lead := range r.w.Table.Words["polite_questions"].In("en") {
		if rest, ok := CutFold(text, lead+" "); ok {
			return strings.TrimRight(rest, "? ")
		}
	}
	return text
}

// exceptFirst puts the exception that a rule opens with behind the rule, "Unless a nurse
// signs the chart, the ward must not discharge it": nobody takes it for one who acts then.
// What the exception is about stands in the place of the "it" of the rule.
func (r *ideaReader) exceptFirst(text string) string {
	rest, ok := CutFold(text, "unless ")
	except, rule, found := strings.Cut(rest, ", ")
	if !ok || !found || strings.Contains(rule, " unless ") || r.w.InBrackets(text, len(text)-len(rule)) {
		return text
	}
	c, whole := r.w.ParseClause(except)
	if _, main := r.w.ParseClause(rule); !whole || !main {
		return text
	}
	if thing := r.w.Definite(objectIn(r.w.Base(c)), false); thing != "" {
		rule = replaceWord(rule, "it", thing)
	}
	return rule + " unless " + except
}

// wantsThem reads "The library wants readers to reserve a seat with their phone, and it has
// to work offline": whom somebody wants to do something, and what has to hold besides.
func (r *ideaReader) wantsThem(text string) bool {
	w := r.w
	first := strings.ToLower(LeadingWord(text))
	if first != "the" && !w.Table.IsWord("our", "en", first) {
		return false
	}
	who, rest, ok := strings.Cut(text, " wants ")
	whom, act, found := strings.Cut(rest, " to ")
	if !ok || !found || len(strings.Fields(who)) > maxNameWords || len(strings.Fields(whom)) > maxNameWords || !(&ideaList{r: r}).person(whom) || !w.Table.IsWord("verbs", "en", strings.ToLower(LeadingWord(act))) {
		return false
	}
	act, besides, more := strings.Cut(act, ", and it ")
	r.person(whom, act)
	if more {
		r.addRule(JoinWords("the", OrElse(wording.LowerFirst(r.kind), "product"), besides))
	}
	return true
}

// wouldHelp reads "Something that counts the bags would help": what somebody wishes for
// without a name for it.
func (r *ideaReader) wouldHelp(text string) bool {
	lead, does, ok := strings.Cut(text, " that ")
	if !ok || !r.w.Table.IsWord("some_things", "en", strings.ToLower(lead)) {
		return false
	}
	for _, wish := range r.w.Table.Words["wish_tails"].In("en") {
		if told, cut := strings.CutSuffix(does, " "+wish); cut {
			return r.relative(told)
		}
	}
	return false
}
