package phrasing

import (
	"iter"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"
)

// nounRun is a noun phrase without what stands before it.
type nounRun struct {
	Words   []string // in lower case
	Article bool     // an article, "each" or "per" stands before it
	OfMany  bool     // it speaks of one of several, or of several: "a tour", "each tour", "tours"
	Before  string   // the word before it and its article
	Behind  int      // the token behind it
}

// maxRun is how many words a noun phrase keeps, the last ones.
const maxRun = 3

// NounRuns are the noun phrases of an English text, in order: the words between
// those that can be no part of one.
func (w *Work) NounRuns(text string) iter.Seq[nounRun] {
	return func(yield func(nounRun) bool) {
		r := runReader{w: w}
		tokens := wording.Tokens(text)
		for i, t := range tokens {
			run, ok := r.take(t)
			if run.Behind = i; ok && !yield(run) {
				return
			}
		}
		if run, ok := r.flush(); ok {
			run.Behind = len(tokens)
			yield(run)
		}
	}
}

type runReader struct {
	w       *Work
	run     nounRun
	before  string // the last word that was no part of a noun phrase, nor an article
	article bool
	ofMany  bool
	single  bool // "a", "each" or "every" stands before it: what follows is one thing
}

func (r *runReader) take(t wording.Token) (nounRun, bool) {
	low := t.Lower
	switch {
	case t.Kind != wording.Word:
		run, ok := r.flush()
		r.before, r.article, r.ofMany, r.single = "", false, false, false
		return run, ok
	case strings.HasSuffix(low, "'s") || strings.HasSuffix(low, "’s"):
		run, ok := r.flush()
		r.article, r.before, r.ofMany, r.single = true, "", false, false
		return run, ok
	case r.isArticle(low):
		run, ok := r.flush()
		if low == "per" {
			r.before = low
		}
		r.article, r.ofMany = true, slices.Contains([]string{"a", "an", "each", "every", "per", "any", "another"}, low)
		r.single = r.w.Table.IsWord("each_one", "en", low)
		return run, ok
	case r.isBreak(low):
		run, ok := r.flush()
		r.before, r.article, r.ofMany, r.single = low, false, false, false
		return run, ok
	}
	if len(r.run.Words) == 0 {
		r.run.Article, r.run.Before, r.run.OfMany = r.article, r.before, r.ofMany
	}
	r.run.Words = append(r.run.Words, low)
	return nounRun{}, false
}

func (r *runReader) isArticle(low string) bool {
	return r.w.Table.IsWord("articles", "en", low) || slices.Contains([]string{"each", "every", "per", "any", "another", "his", "her", "their", "its", "my", "our", "your"}, low)
}

// isBreak says that a word is no part of a noun phrase where it stands.
func (r *runReader) isBreak(low string) bool {
	rules := r.w.Table
	for _, list := range []string{"prepositions", "determiners", "finite", "conditions", "modals", "negatives", "subordinators", "first_persons", "breaks", "participle_needs", "relatives", "anybody", "adverbs"} {
		if rules.IsWord(list, "en", low) {
			return true
		}
	}
	inside := len(r.run.Words) > 0
	switch {
	case inside && r.actOfOne(low):
		return true
	case rules.IsWord("particles_behind", "en", low) && (inside || !r.article), strings.ContainsAny(low, "0123456789_/"):
		return true
	case strings.HasSuffix(low, "ly") && len(low) > 4, strings.HasSuffix(low, "ed") && len(low) > 4 && (inside || !r.article):
		return true
	case strings.HasSuffix(low, "ing") && len(low) > 5 && (inside || !r.article):
		return true
	}
	if rules.IsWord("verbs", "en", low) && !r.article && (!inside || r.severalAct()) {
		return true
	}
	if r.w.IsThird(low) && !r.article && (inside && !rules.IsWord("verbs", "en", r.run.Before) || !inside && !rules.IsWord("nouns", "en", low)) {
		return true // "the driver ticks": a verb behind its subject
	}
	_, past := r.w.Participle(low)
	return past && inside
}

// actOfOne says that a word behind one thing tells what it does, though no list has the
// verb: "a reading violates a rule". No name of one thing ends as a plural does.
func (r *runReader) actOfOne(low string) bool {
	one := wording.Singular(low)
	if !r.single || one == low || len(low) < 5 || !strings.HasSuffix(low, "s") {
		return false
	}
	return !r.w.Table.IsWord("nouns", "en", one) && !r.w.Table.IsWord("named_plurals", "en", low)
}

// severalAct says that the noun phrase that is being read begins its sentence and
// names several, so that a verb behind it is what they do: "vets write notes".
func (r *runReader) severalAct() bool {
	last := r.run.Words[len(r.run.Words)-1]
	return !r.run.Article && r.run.Before == "" && wording.Singular(last) != last
}

// flush ends a noun phrase.
func (r *runReader) flush() (nounRun, bool) {
	run := r.run
	r.run = nounRun{}
	if len(run.Words) == 0 {
		return run, false
	}
	r.article, r.ofMany, r.single = false, false, false
	run.Words = run.Words[max(0, len(run.Words)-maxRun):]
	last := run.Words[len(run.Words)-1]
	run.OfMany = run.OfMany || wording.Singular(last) != last
	return run, true
}
