package understanding

import (
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// A heading like "Administration" or "Reports and audit" names a topic, and the paragraphs below it
// tell of several things that are done. Each of them is a function of its own: nobody looks for how
// price lists are uploaded among the criteria of who may change a licence.

// subjectBefore reads what a sentence speaks of, in front of the verb by which something is done to it or
// may be done.
var subjectBefore = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^([A-Z][^;:.]{2,140}?) (?:is|are|can|cannot|can't|may|must|has to|have to|shall) (?:not |never |always |only |be |also )*[a-z]+`)
})

// saidInBrackets is what stands in round brackets.
var saidInBrackets = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(` \([^()]*\)`) })

// ofTopic says that the heading of a section names a topic rather than the function that its first
// sentence states.
func (x *understander) ofTopic(u *reading.Unit, at int) bool {
	f := &x.u.Features[at]
	title := x.r.Sections[u.Section].Title
	if u.Kind != reading.Prose || u.Label != "" || f.Want != "" || f.Ref != "" || f.Benefit != "" || reading.HasHan(title) || x.isCommand(f.Name) || len(reading.Operations(title)) > 0 || fold(f.Text) == fold(f.Name) {
		return false
	}
	if strings.Contains(title, " and ") || strings.Contains(title, " & ") || strings.Contains(title, ", ") {
		return true
	}
	return !sharesWord(title, f.Text)
}

// ownSubject tells a sentence below such a heading that says what is done to something of which
// nothing before it speaks.
func (x *understander) ownSubject(at int, s *signals) bool {
	if reading.HasHan(s.text) || s.question || s.trigger != "" || x.lex.pronounStart(s.text) || x.lex.continues(s.text) || x.lex.leansBack(s.text) || x.lex.pointsBack(s.text) || s.has("given", "given_today") {
		return false
	}
	m := subjectBefore().FindStringSubmatch(saidInBrackets().ReplaceAllString(s.text, ""))
	if m == nil || !doneTo(s.text) && !s.has("can", "must", "obeyed") || x.lex.refersBack(m[1]) || len(wording.Keywords(m[1])) == 0 {
		return false
	}
	f := &x.u.Features[at]
	var told strings.Builder
	told.WriteString(f.Text)
	for _, it := range slices.Concat(f.Criteria, f.Details) {
		told.WriteString(" " + it.Text)
	}
	return !sharesWord(m[1], told.String())
}

// sharesWord says that two texts speak of the same thing by some word.
func sharesWord(a, b string) bool {
	words := wording.Keywords(b)
	return slices.ContainsFunc(wording.Keywords(a), func(w string) bool { return slices.Contains(words, w) })
}
