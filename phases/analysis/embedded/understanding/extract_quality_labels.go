package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// qualityLabel tells a label that only names the class of what stands behind it:
// "Performance: …", "安全：…". The context is that of the class then.
func (x *understander) qualityLabel(label string, c context) (context, bool) {
	if label == "" {
		return c, false
	}
	cue, ok := x.headingCue(label)
	if !ok || cue.Kind != "quality" || !x.wholeCue(label, cue) {
		return c, false
	}
	c.class = reading.FirstOf(cue.Class, c.class)
	c.labelled = c.class
	return c, true
}

// promisesOf are the promises of a sentence below a label, each a whole one:
// "Performance: a search answers in 2 s; pages open in under 1 s" makes two. The
// label stays before what is no clause without it, "Accessibility: WCAG 2.1 AA".
func (x *understander) promisesOf(label, text string, known bool) []string {
	if !known {
		if label != "" {
			text = LabelText(label, text)
		}
		return []string{text}
	}
	sep := "; "
	if reading.HasHan(text) {
		sep = "；"
	}
	parts := reading.SplitTop(text, sep)
	for _, part := range parts {
		if !isPromise(part) {
			parts = []string{text}
			break
		}
	}
	for i, part := range parts {
		speed := x.look(part)
		if part = strings.TrimSpace(part); speed.class == "P" && len(strings.Fields(part)) > 2 || reading.HasFiniteVerb(part) || x.hasSubject(part) || reading.HasHan(part) && len(parts) > 1 {
			parts[i] = reading.UpperFirst(part)
			continue
		}
		parts[i] = LabelText(label, part)
	}
	return parts
}

// isPromise says that a part of a sentence can stand alone: it measures
// something, or says what is done.
func isPromise(part string) bool {
	if len(wording.Measures(part)) > 0 || reading.HasFiniteVerb(part) {
		return true
	}
	return reading.HasHan(part) && len([]rune(part)) >= 5 || len(strings.Fields(part)) >= 3
}
