package understanding

import (
	"regexp"
	"strings"
	"sync"
)

// countedThen tells how or when the numbers of all goals are taken: "We measure all four three
// months after the last depot has gone live". It sets no number itself.
var countedThen = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(?i:(?:we|the team)(?: will)? (?:measure|review|evaluate|track|take) (?:all|both|these|this|that|them|it|the (?:numbers|figures|goals|metrics|baselines?))\b|(?:all|both|these|they|the (?:numbers|figures|metrics|baselines?))(?: of (?:them|these))?(?: \w+)? (?:are|will be|were) (?:measured|reviewed|evaluated|taken|tracked|counted)\b)`)
})

// surveyFigure is the number that a sentence wants behind what it tells of the measuring: "Tobi will
// run a short survey; we want 4 out of 5 or better".
var surveyFigure = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(.*(?:survey|poll|questionnaire|interview|count|log|test|measure)\w*[^;,]*)[;,] (?:and )?(?:we|I) (?:want|aim for|need|expect|hope for|would like) ((?:at least |more than |under |below )?\d.*)$`)
})

// asideOfGoals reads a sentence below goals that sets none: how all are counted is a note, and a
// number wanted of a survey is the target of the goal in front of it.
func (x *understander) asideOfGoals(text string, from, to int) bool {
	if countedThen().MatchString(text) && len(x.u.Goals) > 0 {
		x.note(text, from, to)
		return true
	}
	m := surveyFigure().FindStringSubmatch(strings.TrimRight(text, ". "))
	last := len(x.u.Goals) - 1
	if m == nil || last < 0 || x.u.Goals[last].Target != "" || !adjoins(x.u.Goals[last].Source, from) {
		return false
	}
	g := &x.u.Goals[last]
	g.Target, g.Counted, g.Source = m[2], sentence(m[1]), g.Source.Join(x.source(from, to))
	return true
}
