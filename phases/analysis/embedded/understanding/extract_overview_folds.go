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
	var told listedThings
	for i := range x.u.Features {
		f := &x.u.Features[i]
		if parts := x.overviewParts(f, len(x.u.Features)-i-1); parts != nil {
			if told == nil {
				told = x.listedThings()
			}
			if !slices.ContainsFunc(parts, func(part string) bool { return !told.behind(thingOf(part), i) }) {
				x.u.Pitch = append(x.u.Pitch, specs.Item{Text: f.Text, Source: f.Source})
				continue
			}
		}
		kept = append(kept, *f)
	}
	x.u.Features = kept
}

// overviewParts are the things of a sentence that may only name what the later
// features tell; nil for any other.
func (x *understander) overviewParts(f *FeatureFact, later int) []string {
	plain := f.Ref == "" && f.Group == "" && f.Priority == "" && f.Trigger == "" && f.Benefit == ""
	if !plain || later < minFolded || len(f.Criteria)+len(f.Edges)+len(f.Details) > 0 || !x.introduces(f) || len(wording.Measures(f.Text)) > 0 {
		return nil
	}
	parts := reading.SplitList(f.Text)
	if len(parts) < minFolded {
		return nil
	}
	return parts
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
// reminders", 报表 of 导出报表. It is empty when it is too short to tell anything.
func thingOf(part string) string {
	part = strings.TrimRight(strings.TrimSpace(part), ".。!")
	if reading.HasHan(part) {
		runes := []rune(part)
		if len(runes) < thingRunes {
			return ""
		}
		return string(runes[len(runes)-thingRunes:])
	}
	if thing := wording.Singular(reading.Lower(reading.LastWord(part))); len(thing) > 3 {
		return thing
	}
	return ""
}

// thingRunes is the length of a Chinese noun at the end of a part.
const thingRunes = 2

// listedThings is the last feature out of a list that names a word, or a pair of
// Chinese characters.
type listedThings map[string]int

// listedThings reads what the features that are no prose name.
func (x *understander) listedThings() listedThings {
	told := listedThings{}
	for i := range x.u.Features {
		f := &x.u.Features[i]
		if u := x.unitOf(f); u == nil || u.Kind == reading.Prose {
			continue
		}
		text := reading.Lower(f.Name + " " + f.Text)
		for word := range strings.FieldsFuncSeq(text, func(c rune) bool { return (c < 'a' || c > 'z') && c != '-' }) {
			told[wording.Singular(word)] = i
		}
		if !reading.HasHan(text) {
			continue
		}
		for at := range text {
			_, first := utf8.DecodeRuneInString(text[at:])
			_, second := utf8.DecodeRuneInString(text[at+first:])
			told[text[at:at+first+second]] = i
		}
	}
	return told
}

// behind says that a feature behind another, out of a list, names a thing.
func (t listedThings) behind(thing string, i int) bool {
	last, ok := t[thing]
	return thing != "" && ok && last > i
}

// goesOnDefining tells the sentence behind the one that says what the product is:
// "It makes a backup and checks it." It tells what the product is for, and
// promises nothing that could be measured.
func goesOnDefining(s *signals) bool {
	if s.trigger != "" || s.measured() || s.has("must", "should") {
		return false
	}
	if reading.HasHan(s.text) {
		return strings.HasPrefix(s.text, "它") && !strings.HasPrefix(s.text, "它们")
	}
	verb, ok := strings.CutPrefix(s.text, "It ")
	verb = reading.FirstWord(verb)
	return ok && strings.HasSuffix(verb, "s") && !strings.Contains(" is has was does needs ", " "+verb+" ")
}
