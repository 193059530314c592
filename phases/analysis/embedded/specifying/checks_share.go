package specifying

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// ofShare is the rule of a test of a share of a sum, by a sum of which it is worked out.
const ofShare = "criterion-of-share"

// workedSum is the sum of which a share is worked out in a test.
const workedSum = 200

// shareOfSum finds "30 % of the fee".
var shareOfSum = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`\b(\d{1,3})(\.\d)? ?% of (?:the|its|their|his|her) (\p{L}+)`)
})

// ownCourses are the forms of a statement that say by themselves how it is tested,
// rule or not: by a share worked out, by a limit beyond which something is left out,
// and by each of the values that are listed.
func (w *Specifier) ownCourses(d *Draft) course {
	if d.rest != "" || w.IsChange(d.Fact) || d.Statement.Trigger != "" {
		return course{}
	}
	if w.Language == "zh" {
		return w.bandsCourse(d)
	}
	for _, form := range []func(*Draft) course{w.bandsCourse, w.shareCourse, w.beyondCourse, w.kindsCourse, w.inflowCourse} {
		if c := form(d); c.Main != "" {
			return c
		}
	}
	return course{}
}

// shareCourse tests what is a share of a sum by one that is worked out: "members are
// credited 30 % of the fee" by what they are credited for a fee of 200.
func (w *Specifier) shareCourse(d *Draft) course {
	fact := w.testedFact(d)
	m := shareOfSum().FindStringSubmatchIndex(fact)
	if m == nil || w.forbids(d) || len(shareOfSum().FindAllString(fact, 2)) > 1 {
		return course{}
	}
	before, sum := fact[:m[0]], strings.ToLower(fact[m[6]:m[7]])
	if !w.Table.IsWord("check_sums", "en", sum) || reading.HasSuffixOf(strings.ToLower(strings.TrimSpace(before)), w.Table.Words["check_not_exact"].In("en")...) || w.InBrackets(fact, m[0]) {
		return course{}
	}
	share, err := strconv.ParseFloat(fact[m[2]:m[3]]+strings.TrimSpace(part(fact, m[4], m[5])), 64)
	if err != nil || share <= 0 || share >= 100 {
		return course{}
	}
	worked := strconv.FormatFloat(share*workedSum/100, 'f', -1, 64)
	text := before + worked + fact[m[1]:]
	return course{Main: w.Say("share_worked", "sum", sum, "whole", strconv.Itoa(workedSum), "text", text), Rule: ofShare, rank: firmCourse}
}

// part is a piece of a text that may be missing.
func part(text string, from, to int) string {
	if from < 0 {
		return ""
	}
	return text[from:to]
}

// beyondCourse tests what is left out beyond a limit that the subject names by a case
// on either side: "tickets older than 90 days are not shown".
func (w *Specifier) beyondCourse(d *Draft) course {
	c := d.Statement.Clause
	rest := strings.TrimRight(c.Rest, ". ")
	_, done := w.Participle(strings.ToLower(phrasing.LeadingWord(rest)))
	if !d.Statement.Whole || c.Form != phrasing.BeVerb || !c.Not || !done || strings.ContainsAny(rest, ",;:") || w.HasWord(rest, "subordinators") {
		return course{}
	}
	subject := strings.TrimSpace(c.Subject)
	for _, lead := range w.Table.Words["check_beyond"].In("en") {
		many, limit, ok := strings.Cut(subject, " "+lead+" ")
		if !ok || !phrasing.IsPluralNoun(strings.ToLower(reading.LastWord(many))) || limit == "" || limit[0] < '0' || limit[0] > '9' || len(strings.Fields(limit)) > 3 || strings.HasPrefix(strings.ToLower(many), "all ") {
			continue
		}
		return course{Main: w.Say("check_beyond_limit", "many", w.LowerStart(many), "beyond", lead, "value", limit, "done", rest), Rule: "criterion-of-number", rank: firmCourse}
	}
	return course{}
}

// kindsCourse tests each of the values that a statement lists behind the word for
// their kind: "letters are printed in the language of the member: Dutch, French, German", and
// each of those with which the product does something: "joins records: traces, logs or your own".
func (w *Specifier) kindsCourse(d *Draft) course {
	if w.forbids(d) || d.Statement.Trigger != "" {
		return course{}
	}
	if verb, _, _ := w.deedOfMachine(d); verb != "" {
		if each := w.eachKind(w.testedFact(d), true); each != "" {
			return course{Main: each, Rule: ofParts, rank: actCourse}
		}
	}
	if !d.Statement.Whole {
		return course{}
	}
	fact, list, ok := strings.Cut(strings.TrimRight(w.testedFact(d), ". "), ": ")
	if !ok || strings.Contains(list, ": ") || !w.Table.IsWord("check_kinds", "en", wording.Singular(strings.ToLower(reading.LastWord(fact)))) {
		return course{}
	}
	parts := w.enumerated(list)
	if len(parts) < 2 || slices.ContainsFunc(parts, func(p string) bool { return len(strings.Fields(p)) > 3 || strings.ContainsAny(p, "()") }) {
		return course{}
	}
	return course{Main: w.Say("check_each_kind", "list", inARow(parts), "text", fact), Rule: ofParts, rank: firmCourse}
}
