package designing

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs/wording"
)

// The stages of the course of a piece of work, as the list of words counts them: what it is
// about, the request, the decision, the doing, what follows from that, the money, and what
// tells of it. The journey of an order, a case or a thing is told along them in most fields.
const (
	courseUnknown = -1
	courseFollows = 4 // the last stage of the work itself
)

// longestName is how many characters a Chinese thing of a name has at most.
const longestName = 7

// courseOf is the first stage of the course of work that the name of a plan names, and
// courseUnknown where it names none.
func (m *epicMaker) courseOf(p *epicPlan) int {
	if p.kind != "core" {
		return courseUnknown
	}
	first, headed := courseUnknown, false
	for _, part := range p.parts { // what stands beside a heading of the source in a name is no part of the work
		if !m.telling(part) {
			continue
		}
		headed = true
		if n := m.courseOfName(part.name); n != courseUnknown && (first == courseUnknown || n < first) {
			first = n
		}
	}
	if headed {
		return first
	}
	return m.courseOfName(p.name)
}

// courseOfName is the first of the stages for which the things of a name stand.
func (g *Designer) courseOfName(name string) int {
	first := courseUnknown
	for _, thing := range g.namedThings(name) {
		if n := g.courseOfThing(thing); n != courseUnknown && (first == courseUnknown || n < first) {
			first = n
		}
	}
	return first
}

// courseOfThing is the stage that a thing of a name stands for: a single word in English or
// the deed that a name begins with, "Announcing a return", since "preservation orders" are
// none of a shop. In Chinese the last of the known words decides, "用印申请".
func (g *Designer) courseOfThing(thing string) int {
	if g.Language == "zh" {
		return g.courseInChinese(thing)
	}
	first, rest, _ := strings.Cut(strings.ToLower(thing), " ")
	if rest != "" && !strings.HasSuffix(first, "ing") {
		return courseUnknown
	}
	stage, _ := g.d.Words["course"].Paired("en", wording.Singular(first))
	return stageNumber(stage)
}

// courseInChinese is the stage of the last known word of a short Chinese name; a sentence
// names a deed of something else.
func (g *Designer) courseInChinese(thing string) int {
	if utf8.RuneCountInString(thing) > longestName {
		return courseUnknown
	}
	found, end := courseUnknown, 0
	for word, stage := range g.d.Words["course"].Pairs("zh") {
		if at := strings.LastIndex(thing, word); at >= 0 && at+len(word) > end {
			found, end = stageNumber(stage), at+len(word)
		}
	}
	return found
}

// stageNumber reads a stage of the list, courseUnknown where it is no number.
func stageNumber(stage string) int {
	n, err := strconv.Atoi(stage)
	if err != nil {
		return courseUnknown
	}
	return n
}

// waitInCourse lets an epic for which nothing shows what it needs wait for the one before it
// in the course of the work: nobody settles what was not delivered. What tells of the work
// waits for the work and not for the money.
func (m *epicMaker) waitInCourse(i int) {
	p := &m.plans[i]
	stage := m.courseOf(p)
	if stage == courseUnknown || len(p.dependsOn) > 0 {
		return
	}
	best, top := -1, courseUnknown
	for c := range m.plans[:i] {
		at := m.courseOf(&m.plans[c])
		if at == courseUnknown || at >= stage || !m.linkable(i, c) {
			continue
		}
		if at > courseFollows {
			at = 0 // the money tells least of what comes next
		}
		if at > top { // of the halves of a theme the first
			best, top = c, at
		}
	}
	if best >= 0 {
		m.wait(p, best, m.say("needs_course", "name", m.plans[best].name, "epic", m.epicID(best)))
	}
}

// earlierInCourse says that one plan stands before another in the course of the work, as
// far as both are known.
func (m *epicMaker) earlierInCourse(a, b int) bool {
	x, y := m.courseOf(&m.plans[a]), m.courseOf(&m.plans[b])
	return x != courseUnknown && x < y
}
