package understanding

import (
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// A sentence among demands may only describe the world that they are made for: how things often
// are, what part of them is in some state, how much time somebody has, whose something is. That
// is taken as given, and nobody brings it about.

// oftenSo tells how things are now and then: "Comments sometimes hold names".
var oftenSo = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(\p{Lu}[\p{L}’'-]*(?: [\p{L}\d’'-]+){0,5}) (?:sometimes|often|usually|mostly|frequently|occasionally|rarely|seldom) (\p{L}+)\b`)
})

// partIsSo tells of a part of the things that there are: "Half of the machines are locked down",
// "Most of our drivers have an old phone".
var partIsSo = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(?i:(?:about |around |roughly |nearly |almost |over |more than )?(?:half|a third|two thirds|a quarter|three quarters) of (?:the |our |all |my |these |those )?[^,;:.]{3,50}? (?:are|is|have|has|do not|don['’]t|still|use|run|live|speak|own|lack|come)\b|(?:most|many|some|few|several) of (?:our|my) \p{L}+)`)
})

// timeOf tells how much time somebody has: "Joost has about one day a week".
var timeOf = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(\p{Lu}\p{Ll}+|We|I) (?:has|have|works?|spends?|can spend|is here|is in|is available|is free|am here|are here) (?:only |just )?(?:for )?(?:about |around |roughly |at most |maybe )?(?:one|two|three|four|five|six|half an?|an?|\d+(?:[.,]\d+)?) (?:and a half )?(?:working )?(?:days?|hours?|afternoons?|evenings?|mornings?|nights?) (?:an?|per|each|every|in the) (?:week|month|day|fortnight|evening)\b`)
})

// whoseIs tells whose something is: "That script is ours".
var whoseIs = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(?:This|That|The|These|Those) [\p{L} -]{2,40} (?:is|are) (?:ours|mine|theirs|yours|his|hers)\b`)
})

// worldTold tells such a sentence. One of several clauses is none: what follows from how things
// are may be a demand.
func (x *understander) worldTold(s *signals) bool {
	text := strings.TrimSpace(s.text)
	if s.question || s.trigger != "" || reading.HasHan(text) || x.systemSubject(text) || x.namesProduct(text) {
		return false
	}
	if m := timeOf().FindStringSubmatch(text); m != nil {
		return !reading.ContainsAny(text, " may ", " might ") && !x.isPersonNoun(reading.Lower(m[1])) && !strings.HasSuffix(m[1], "s")
	}
	if whoseIs().MatchString(text) {
		return true
	}
	if s.has("must", "should", "need") || s.measured() || reading.ContainsAny(text, x.lex.NextClause...) {
		return false
	}
	if m := oftenSo().FindStringSubmatch(text); m != nil {
		return !reading.HasFiniteVerb(m[1]) && !x.lex.pronounStart(text) && !strings.HasSuffix(m[2], "ed") && !strings.Contains(m[1], "`")
	}
	return partIsSo().MatchString(text)
}

// demandsThere says that in a section of a kind such a sentence would be taken for a demand. In
// the others it is read for what it is.
func demandsThere(kind string) bool {
	switch kind {
	case "quality", "constraint", "decision", "feature", "story", "command", "data", "integration", "milestone", "api", "technology":
		return true
	}
	return false
}

// worldApart files as given what such sentences tell among demands, and parts a sentence that
// gives such a fact as the reason of a demand: "It works without a network; there is no Wi-Fi in
// most cellars", "No installer: half of the machines are locked".
func (x *understander) worldApart(u *reading.Unit, c context) {
	resources := c.kind == "" && u.Kind == reading.Prose
	if !resources && !demandsThere(c.kind) || u.Kind != reading.Prose && u.Kind != reading.Bullet || reading.HasHan(u.Text) || len(u.Sentences) == 0 || c.feature >= 0 {
		return
	}
	if first := x.look(reading.UpperFirst(u.Sentences[0].Text)); len(strings.Fields(u.Label)) > 1 && (x.worldTold(&first) || x.circumstanceOf(&first)) {
		u.Sentences = append([]reading.Sentence{{Text: sentence(u.Label), From: u.From, To: u.From}}, u.Sentences...)
		u.Sentences[1].Text, u.Label = reading.UpperFirst(u.Sentences[1].Text), ""
	}
	var out []reading.Sentence
	for _, sen := range u.Sentences {
		if fact, demand, ok := x.worldThenDemand(sen.Text); ok && !resources {
			out = append(out, reading.Sentence{Text: fact, From: sen.From, To: sen.To}, reading.Sentence{Text: demand, From: sen.From, To: sen.To})
			continue
		}
		head, tail, ok := strings.Cut(sen.Text, "; ")
		if !ok {
			head, tail, ok = strings.Cut(sen.Text, ": ")
		}
		why := x.look(reading.UpperFirst(strings.TrimSpace(tail)))
		if !ok || resources || len(strings.Fields(head)) < 2 || !x.worldTold(&why) && !x.circumstanceOf(&why) {
			out = append(out, sen)
			continue
		}
		out = append(out, reading.Sentence{Text: sentence(head), From: sen.From, To: sen.To}, reading.Sentence{Text: why.text, From: sen.From, To: sen.To})
	}
	parted := len(out) > len(u.Sentences)
	kept := slices.DeleteFunc(out, func(sen reading.Sentence) bool {
		s := x.look(sen.Text)
		if kind := x.worldGiven(&s); kind != "" && !resources {
			x.given(kind, sen)
			return true
		}
		if !x.worldTold(&s) || resources && !timeOf().MatchString(sen.Text) {
			return false
		}
		x.addItem(&x.u.Assumptions, "assumption", sen.Text, sen.From, sen.To)
		return true
	})
	if parted || len(kept) < len(u.Sentences) {
		u.Sentences, u.Text = kept, joinSentences(kept)
	}
}

// worldThenDemand parts a sentence that draws a demand from such a fact: "Many of our drivers speak no
// Dutch, so the app must be available in Polish". A demand that leans on the fact by a pronoun stays.
func (x *understander) worldThenDemand(text string) (fact, demand string, ok bool) {
	for _, joint := range []string{", so ", "; ", ", and "} {
		head, tail, found := strings.Cut(text, joint)
		if !found {
			continue
		}
		before, behind := x.look(sentence(head)), x.look(reading.UpperFirst(tail))
		leans := strings.ContainsAny(tail, ";") || slices.ContainsFunc(strings.Fields(reading.Lower(tail)), func(w string) bool { return x.lex.Leaning[strings.Trim(w, ",.")] })
		if !x.worldTold(&before) || leans || !behind.has("must", "should", "need") {
			return "", "", false
		}
		return before.text, behind.text, true
	}
	return "", "", false
}
