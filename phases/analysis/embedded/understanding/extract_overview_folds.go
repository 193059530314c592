package understanding

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// minFolded is how many things a sentence has to name before it can be the
// overview of a list behind it.
const minFolded = 3

// foldOverviews makes a sentence that only names what a list behind it tells one
// by one a part of the pitch: "users can create habits, set reminders and track
// streaks" above a list with an item for habits, for reminders and for streaks.
// Whoever counts features would count it twice.
func (x *understander) foldOverviews() {
	var kept []FeatureFact
	for i := range x.u.Features {
		f := &x.u.Features[i]
		if x.overviewOf(f, x.u.Features[i+1:]) {
			x.u.Pitch = append(x.u.Pitch, specs.Item{Text: f.Text, Source: f.Source})
			continue
		}
		kept = append(kept, *f)
	}
	x.u.Features = kept
}

// overviewOf says that each thing of a sentence is one of the features behind it.
func (x *understander) overviewOf(f *FeatureFact, later []FeatureFact) bool {
	plain := f.Ref == "" && f.Group == "" && f.Priority == "" && f.Trigger == "" && f.Benefit == ""
	if !plain || len(later) < minFolded || len(f.Source.Lines) == 0 || len(f.Criteria)+len(f.Edges)+len(f.Details) > 0 || len(wording.Measures(f.Text)) > 0 {
		return false
	}
	parts := reading.SplitList(f.Text)
	if len(parts) < minFolded {
		return false
	}
	for _, part := range parts {
		if !x.toldBehind(thingOf(part), later) {
			return false
		}
	}
	return x.introduces(f)
}

// introduces says that a statement stands in the prose that says what a document
// is about.
func (x *understander) introduces(f *FeatureFact) bool {
	u := x.unitOf(f)
	if u == nil || u.Kind != reading.Prose {
		return false
	}
	kind := x.ctx[u.Section].kind
	return kind == "" || kind == "top" || kind == "overview"
}

// unitOf is the unit that a feature was read in, nil when none is known.
func (x *understander) unitOf(f *FeatureFact) *reading.Unit {
	if len(f.Source.Lines) == 0 {
		return nil
	}
	line := f.Source.Lines[0].From
	i, _ := slices.BinarySearchFunc(x.r.Units, line, func(u reading.Unit, line int) int { return u.To - line })
	if i < len(x.r.Units) && x.r.Units[i].From <= line {
		return &x.r.Units[i]
	}
	return nil
}

// thingOf is the noun at the end of a part of a list: "reminders" of "set
// reminders", 报表 of 导出报表.
func thingOf(part string) string {
	part = strings.TrimRight(strings.TrimSpace(part), ".。!")
	if reading.HasHan(part) {
		if n := utf8.RuneCountInString(part); n > 2 {
			return string([]rune(part)[n-2:])
		}
		return part
	}
	return wording.Singular(reading.Lower(reading.LastWord(part)))
}

// toldBehind says that an item of a list tells of a thing.
func (x *understander) toldBehind(thing string, later []FeatureFact) bool {
	if utf8.RuneCountInString(thing) < 2 || reading.IsASCII(thing) && len(thing) < 4 {
		return false
	}
	for i := range later {
		if u := x.unitOf(&later[i]); u == nil || u.Kind == reading.Prose {
			continue
		}
		text := reading.Lower(later[i].Name + " " + later[i].Text)
		if reading.HasHan(thing) && strings.Contains(text, thing) {
			return true
		}
		for word := range strings.FieldsFuncSeq(text, func(c rune) bool { return (c < 'a' || c > 'z') && c != '-' }) {
			if wording.Singular(word) == thing {
				return true
			}
		}
	}
	return false
}
