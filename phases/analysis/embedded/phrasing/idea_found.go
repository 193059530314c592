package phrasing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// found adds what a tool that checks something tells of its result: what it finds, with which
// code it ends, and what an option of it does.
func (l *ideaList) found(part string) bool {
	return l.exitCode(part) || l.option(part) || l.fault(part)
}

// exitCode reads "exit code 1 if anything is wrong": how a command ends is its own deed.
func (l *ideaList) exitCode(part string) bool {
	w := l.r.w
	for _, lead := range w.Table.Words["exit_codes"].In("en") {
		rest, ok := CutFold(part, lead+" ")
		if !ok {
			continue
		}
		words := strings.Fields(strings.ToLower(rest))
		if !slices.ContainsFunc(words[:min(2, len(words))], func(word string) bool {
			return w.Table.IsWord("case_leads", "en", word) || word == "on" || word == "for"
		}) {
			return false
		}
		if !strings.ContainsAny(words[0], "0123456789") {
			lead = wording.Article(lead) + " " + lead
		}
		l.r.does(JoinWords("end with", lead, rest))
		return true
	}
	return false
}

// option reads "--fix sorts the keys": what the command does when it is called so.
func (l *ideaList) option(part string) bool {
	flag, rest, more := strings.Cut(strings.Trim(part, "`"), " ")
	flag = strings.TrimRight(flag, "`:")
	name := strings.TrimLeft(flag, "-")
	if !more || name == flag || name == "" {
		return false
	}
	verb, object, _ := strings.Cut(rest, " ")
	base, ok := l.r.w.BaseVerb(strings.ToLower(verb))
	if !ok || object == "" {
		return false
	}
	l.r.does(JoinWords(base, object, "with", "`"+flag+"`"))
	return true
}

// fault reads what a check looks for, "missing keys, unused keys": it reports that, and
// nobody is to have it.
func (l *ideaList) fault(part string) bool {
	const longest = 6
	words := strings.Fields(part)
	if !l.checks || len(words) < 2 || len(words) > longest || l.r.isLimit(part) {
		return false
	}
	wrong := l.r.w.Table.IsWord("fault_words", "en", strings.ToLower(words[0]))
	if !wrong && (l.says(part) || !IsPluralNoun(strings.ToLower(reading.LastWord(understanding.LastNoun(part))))) {
		return false
	}
	l.r.does(JoinWords("report", wording.LowerFirst(part)))
	return true
}

// checking says that the kind of a product, or one of these features of it, is that something
// is checked.
func (r *ideaReader) checking(kind string, features []understanding.FeatureFact) bool {
	if deed, ok := r.w.Table.Words["agent_nouns"].Paired("en", kind); ok && r.w.Table.IsWord("checking_verbs", "en", deed) {
		return true
	}
	return slices.ContainsFunc(features, func(f understanding.FeatureFact) bool {
		verb := strings.ToLower(LeadingWord(f.Name))
		if base, third := r.w.BaseVerb(verb); third {
			verb = base
		}
		return r.w.Table.IsWord("checking_verbs", "en", verb)
	})
}

// tellsOf reads "get reminded when a treatment is due": it is the product that reminds, and
// the deed is given with whom it tells.
func (r *ideaReader) tellsOf(who, act string) (deed string, ok bool) {
	tokens := ClauseTokens(act)
	if len(tokens) < 3 || tokens[0].Low != "get" && tokens[0].Low != "be" || tokens[2].Low == "by" {
		return "", false
	}
	base, done := r.w.Participle(tokens[1].Low)
	if !done || !r.w.Table.IsWord("telling_verbs", "en", base) && !r.w.Table.IsWord("paying_verbs", "en", base) {
		return "", false
	}
	rest := act[tokens[2].From:]
	if of, ok := CutFold(rest, "of "); ok { // "members of changed hours" would be other members
		rest = "about " + of
	}
	return JoinWords(base, wording.LowerFirst(who), rest), true
}

// wishedDone reads "links to external sites approved by an editor before they go live" behind
// "we need": what somebody is to do with the things.
func (r *ideaReader) wishedDone(text string) bool {
	const longest = 8 // words of the things
	w, tokens := r.w, ClauseTokens(text)
	for i := 1; i+2 < len(tokens) && i <= longest; i++ {
		if tokens[i-1].Comma || w.Table.IsWord("relatives", "en", tokens[i].Low) {
			return false
		}
		_, done := w.Participle(tokens[i].Low)
		if !done || tokens[i+1].Low != "by" || !IsPluralNoun(WordAt(tokens, 0)) && !w.Table.IsWord("determiners", "en", WordAt(tokens, 0)) {
			continue
		}
		who, _, _ := strings.Cut(text[tokens[i+2].From:], " before ")
		if !r.somebody(subjectNoun(understanding.LastNoun(who))) {
			return false
		}
		told := wording.Sentence(JoinWords(neutral(text[:tokens[i-1].To]), "must be", text[tokens[i].From:]))
		r.add(understanding.FeatureFact{Text: told, Name: told})
		return true
	}
	return false
}
