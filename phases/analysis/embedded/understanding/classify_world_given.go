package understanding

import (
	"regexp"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// Beside the demands a paper tells what is given: what people and other systems have or do already,
// what somebody asked for once, who builds, what another system takes, what changes rarely or not at
// all. The product cannot be made to bring any of it about: such a sentence stands as it is.

// subjectAhead is what such a sentence is about: a few words without a clause of their own.
const subjectAhead = `(?:(?:The|Our|Their|All|Most|Both|An?|Every|Each) )?[\p{L}\d’'/-]+(?: [\p{L}\d’'/-]+){0,4}?`

// hasAlready tells what somebody or something has, or that it is there, before there is a product:
// "Pilots already have tablets", "The portal exists already and keeps the consents".
var hasAlready = sync.OnceValue(func() *regexp.Regexp {
	const there = `(?:in place|in use|there|installed|mounted|available|paid for|trained|equipped|used|bought|set up|connected|registered|certified)`
	return regexp.MustCompile(`^(` + subjectAhead + `) (?:already (?:ha(?:ve|s)|own|owns|carry|carries|exists?|uses?|runs?|works?|speaks?|wears?|knows?|offers?|provides?)\b|(?:exists?|is there|are there|is in place|are in place|is in use|are in use|is available|are available) (?:already|today)\b|ha(?:ve|s) [^,;:.]{3,40}? already\b|(?:is|are) already ` + there + `\b)`)
})

// toldOnce tells what people asked for, decided or complained about: "The inspector has asked for the
// lists twice". What they have to do in the product stands in the present.
var toldOnce = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(` + subjectAhead + `) (?:ha(?:ve|s) )?(?:already |often |also |never |repeatedly |always )?(?:asked|insisted|complained|promised|agreed|decided|demanded|warned|told us|announced|threatened|objected|urged)\b`)
})

// madeBy tells who of those who are called by name makes the product, and who takes it over.
var madeBy = sync.OnceValue(func() *regexp.Regexp {
	const deed = `(?:builds?|develops?|programs?|programmes?|codes?|implements?|writes|write|will build|will write|will develop|is building|is writing)`
	const what = `(?:it|this|that|everything|(?:all of )?(?:the|our) (?:tool|product|app|application|software|system|code|program|programme|site|server|client|backend|frontend|firmware))`
	return regexp.MustCompile(`^(\p{Lu}\p{Ll}+)(?: (?:and|&) \p{Lu}\p{Ll}+| \p{Lu}\p{Ll}+)? ` + deed + ` ` + what + `\b`)
})

// takesOnly tells what a system of somebody else takes and nothing else: "Navision only takes XML
// files", "The customs office accepts only CSV by mail", "Only import is possible with our version".
var takesOnly = sync.OnceValue(func() *regexp.Regexp {
	const takes = `(?:takes?|accepts?|reads?|understands?|speaks?|imports?|exports?|knows?|offers?|supports?|delivers?|sends?)`
	return regexp.MustCompile(`^(` + subjectAhead + `) (?:can )?(?:only ` + takes + `|` + takes + ` only|` + takes + ` nothing but|` + takes + ` no) `)
})

// withVersion tells what an edition of somebody else's product lets one do.
var withVersion = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^Only [^,;:.]{3,40} (?:is|are) possible (?:with|in|on) (?:our|the|their|this) (?:version|edition|licen[cs]e|contract|model|plan)\b`)
})

// changesRarely tells how seldom something beside the product is replaced, or that it stays as it is.
var changesRarely = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(` + subjectAhead + `) (?:(?:is|are|gets?|can be) (?:only )?(?:updated|upgraded|released|replaced|patched|serviced|flashed|swapped|renewed) (?:only |just |at most |no more than )?(?:once|twice|\w+ times) (?:a|per|every|each) (?:year|month|quarter|season|decade)\b|[^;:]{3,120}(?:,| –| -) (?:(?:and )?(?:that|this|it) (?:stays|remains|will stay|is to stay)(?: (?:as it is|so|that way|like that|the same))?|(?:and )?(?:that|this|which|it) (?:will not|won['’]t|cannot|can['’]t|does not|doesn['’]t) change)\.?$)`)
})

// bornInMind is how a writer calls a fact to mind.
var bornInMind = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?i)(?: –| —| -|,|;|:) (?:so )?(?:please )?(?:keep|bear) (?:that|this|it) in mind\.?$`)
})

// reckons tells what people think a figure is, or expect of others.
var reckons = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(` + subjectAhead + `) (?:estimates?|reckons?|guess(?:es)?|believes?|expects?|assumes?) (?:that |(?:about |around |roughly |some )?\d)`)
})

// allTheTime tells what people do again and again as things are.
var allTheTime = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(` + subjectAhead + `) [\p{L}]+ [^,;:]{3,60} all the time\.?$`)
})

// worldGiven tells such a sentence, as the kind of fact that it is; empty for any other.
func (x *understander) worldGiven(s *signals) string {
	text := strings.TrimSpace(s.text)
	if s.question || s.trigger != "" || reading.HasHan(text) || s.has("must", "should", "need", "non_goal") || x.systemSubject(text) || x.ofProduct(text) {
		return ""
	}
	free := func(m []string) bool { return m != nil && x.subjectOfWorld(m[1]) }
	switch {
	case madeBy().MatchString(text) && x.madeByName(text):
		return "constraint"
	case withVersion().MatchString(text), bornInMind().MatchString(text), free(changesRarely().FindStringSubmatch(text)):
		return "constraint"
	case free(hasAlready().FindStringSubmatch(text)):
		return "constraint"
	case x.otherTakes(takesOnly().FindStringSubmatch(text)):
		return "constraint"
	case reading.ContainsAny(text, " before ", " when ", " until ", " if ", " unless ", " once "):
		return ""
	case free(toldOnce().FindStringSubmatch(text)), free(reckons().FindStringSubmatch(text)), !s.has("can") && free(allTheTime().FindStringSubmatch(text)):
		return "assumption"
	}
	return ""
}

// ofProduct says that a sentence begins with the name of the product.
func (x *understander) ofProduct(text string) bool {
	return x.u.Product != "" && reading.HasPrefixOf(reading.Lower(text), reading.Lower(x.u.Product), "the "+reading.Lower(x.u.Product))
}

// subjectOfWorld tells a subject that hangs on nothing and holds no verb of its own.
func (x *understander) subjectOfWorld(subject string) bool {
	low := " " + reading.Lower(subject) + " "
	return !x.lex.pronounStart(subject+" ") && !reading.HasFiniteVerb(subject) && !reading.ContainsAny(low, " be ", " may ", " is ", " are ", " being ", " that ", " which ", " who ", " if ", " when ", " no ", " nobody ", " whoever ", " once ", " after ", " while ")
}

// madeByName tells a sentence whose subject is the name of somebody and no word for a role.
func (x *understander) madeByName(text string) bool {
	first := reading.FirstWord(text)
	return !x.isPersonNoun(reading.Lower(first)) && !strings.HasSuffix(first, "s")
}

// otherTakes says that what takes only something is a system of its own name, or one that belongs to
// somebody else.
func (x *understander) otherTakes(m []string) bool {
	if m == nil || !x.subjectOfWorld(m[1]) || x.isPersonNoun(m[1]) {
		return false
	}
	words := strings.Fields(m[1])
	if len(words) <= 2 && (len(words) == 1 || reading.StartsUpper(words[1]) || strings.Trim(words[1], "0123456789.") == "") {
		return x.namesProduct(m[1]) || len(words) == 1 && x.properName(words[0]+" takes") != "" // a name, and no word for a thing
	}
	return reading.ContainsAny(reading.Lower(m[1])+" ", "existing ", "customs ", "bank ", "bank's ", " office ", "authority ", "supplier", "their ", "vendor")
}

// given files what is given in its own words.
func (x *understander) given(kind string, sen reading.Sentence) {
	x.mention(sen.Text, sen.From, sen.To, false)
	if kind == "constraint" {
		x.addConstraint(sen.Text, sen.From, sen.To)
		return
	}
	x.addItem(&x.u.Assumptions, kind, sen.Text, sen.From, sen.To)
}
