package understanding

import (
	"maps"
	"slices"
	"strconv"
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// minDetailed is how many requirements a paper states one by one before a list of
// short names beside them can be their summary.
const minDetailed = 3

// maxSummaryWords is how many words a name in such a summary has at most.
const maxSummaryWords = 8

// maxAnnouncedWords is the same for a point of a list of what a release holds.
const maxAnnouncedWords = 12

// foldSummaries takes back what only names again the requirements that the paper
// states one by one: "In scope: ordering, scanning", "Must have: FR-1, FR-3 to FR-5".
// Whoever builds would build it twice, and a name promises nothing that can be tried.
// What such a list says of the importance of a requirement goes to the requirement.
func (x *understander) foldSummaries() {
	if len(x.u.Features) <= minDetailed {
		return
	}
	var names, told []int
	for i := range x.u.Features {
		switch f := &x.u.Features[i]; {
		case x.rankedAgain(f): // by their numbers
			names = append(names, i)
		case x.namesInSummary(f):
			names = append(names, i)
		default:
			told = append(told, i)
		}
	}
	if len(names) == 0 || len(told) < minDetailed {
		return
	}
	words := make([][]string, len(told))
	parts := map[string][]string{} // what all of a section say together
	for k, i := range told {
		f := &x.u.Features[i]
		words[k] = x.toldWords(f)
		if f.Group != "" {
			parts[f.Group] = append(parts[f.Group], words[k]...)
		}
	}
	sections := slices.Collect(maps.Values(parts))
	said := func(f *FeatureFact) bool {
		named := func(w []string) bool { return x.saidIn(f.Text, w) }
		return x.rankedAgain(f) || slices.ContainsFunc(words, named) || x.inReleaseList(f) && slices.ContainsFunc(sections, named)
	}
	again := map[int]bool{}
	for _, i := range names {
		if said(&x.u.Features[i]) {
			again[i] = true
		}
	}
	x.foldReleaseList(names, again)
	var kept []FeatureFact
	for i := range x.u.Features {
		if !again[i] {
			kept = append(kept, x.u.Features[i])
		}
	}
	x.u.Features = kept
}

// minItemised is how many numbered demands a paper has that lists all that it asks for.
const minItemised = 8

// foldReleaseList takes the rest of a list of what a release holds back to what is in scope,
// where the paper numbers its demands and tells at least half of the list there: the rest names
// parts of it with other words. All of the list stays in scope.
func (x *understander) foldReleaseList(names []int, again map[int]bool) {
	numbered := 0
	for i := range x.u.Features {
		if x.u.Features[i].Ref != "" {
			numbered++
		}
	}
	var rest []int
	told := 0
	for _, i := range names {
		switch {
		case !x.inReleaseList(&x.u.Features[i]):
		case again[i]:
			told++
		default:
			rest = append(rest, i)
		}
	}
	if numbered >= minItemised && told >= len(rest) {
		for _, i := range rest {
			again[i] = true
		}
	}
	for _, i := range names { // such a list says what is in scope, whatever else does
		if f := &x.u.Features[i]; again[i] && x.inReleaseList(f) {
			from, to := span(f.Source)
			x.addItem(&x.u.InScope, "scope", f.Text, from, to)
		}
	}
}

// namesInSummary says that a feature is a short name in a list of what is in scope, or
// of what matters how much, with nothing told of it.
func (x *understander) namesInSummary(f *FeatureFact) bool {
	if f.Ref != "" || f.List != "" || f.Trigger != "" || f.Benefit != "" || f.Priority == "wont" || len(f.Criteria)+len(f.Edges)+len(f.Details)+len(f.Rows) > 0 || len(f.Text) > 90 {
		return false
	}
	if n := len(strings.Fields(f.Text)); n > maxSummaryWords && (n > maxAnnouncedWords || !x.inReleaseList(f)) {
		return false
	}
	u := x.unitOf(f)
	if u == nil || len(wording.Measures(f.Text)) > 0 {
		return false
	}
	if x.ctx[u.Section].kind == "scope" || x.inReleaseList(f) {
		return true
	}
	if f.Priority == "" {
		return false
	}
	label, rest, _ := reading.CutLabel(reading.Unmark(reading.Inline(x.r.Lines[u.From-1])), true)
	return label != "" && rest != "" && x.tag(label) != "" && len(reading.SplitList(rest)) > 1
}

// inReleaseList says that a feature is a point of a list whose lead only says what a release holds:
// "The first release includes:".
func (x *understander) inReleaseList(f *FeatureFact) bool {
	u := x.unitOf(f)
	return u != nil && u.Kind == reading.Bullet && reading.ContainsAny(reading.Lower(u.Lead+" "+x.r.Sections[u.Section].Title), x.lex.ReleaseLeads...)
}

// toldWords are the stems of what a requirement says, with its heading and its criteria.
func (x *understander) toldWords(f *FeatureFact) []string {
	said := []string{f.Name, f.Text, f.Group}
	for _, it := range slices.Concat(f.Criteria, f.Details) {
		said = append(said, it.Text)
	}
	return wording.Keywords(strings.Join(said, " "))
}

// saidIn says that a requirement speaks of all that a name names.
func (x *understander) saidIn(name string, told []string) bool {
	n := 0
	for _, w := range wording.Keywords(name) {
		if x.lex.NounsOfSummary[w] {
			continue
		}
		if n++; !slices.ContainsFunc(told, func(t string) bool { return sameRoot(w, t) }) {
			return false
		}
	}
	return n > 0
}

// minRoot is how many letters two words share that are forms of one: "notify" and
// "notification".
const minRoot = 5

// sameRoot tells two stems of the same word: "month" and "monthly", "propos" and "proposal".
func sameRoot(a, b string) bool {
	if len(a) > len(b) {
		a, b = b, a
	}
	if a == b || len(a) > 2 && strings.HasPrefix(b, a) && slices.Contains([]string{"ment", "ly", "y", "er", "al"}, b[len(a):]) {
		return true
	}
	return !reading.HasHan(a) && len(a) >= minRoot && a[:minRoot] == b[:minRoot]
}

// rankedAgain reads a feature that consists of the numbers of other requirements, "FR-1,
// FR-3 to FR-5", and gives them its priority where they state none. The name that may
// stand with one of them says nothing new: "Ordering (FR-1)".
func (x *understander) rankedAgain(f *FeatureFact) bool {
	if f.Ref != "" || len(f.Criteria)+len(f.Edges)+len(f.Rows) > 0 {
		return false
	}
	refs := x.refsOnly(f.Text)
	for _, ref := range refs {
		for i := range x.u.Features {
			if o := &x.u.Features[i]; o.Ref == ref && o.Priority == "" {
				o.Priority = f.Priority
			}
		}
		for i := range x.u.Qualities {
			if q := &x.u.Qualities[i]; q.Ref == ref && q.Priority == "" {
				q.Priority = f.Priority
			}
		}
	}
	return len(refs) > 0
}

// refsOnly are the numbers of known requirements that a text consists of, each alone or
// in brackets behind a short name; nil for any other text.
func (x *understander) refsOnly(text string) []string {
	var out []string
	open := false // a range begins with the last one
	for _, part := range reading.SplitList(strings.NewReplacer("；", ", ", "; ", ", ", "–", " to ", " - ", " to ", "…", " to ", "..", " to ").Replace(strings.TrimRight(text, " .。"))) {
		name, ref, named := strings.Cut(strings.TrimRight(part, ")）"), "(")
		if !named || len(strings.Fields(name)) > maxSummaryWords {
			ref = part
		}
		for word := range strings.FieldsSeq(strings.NewReplacer("、", " ", "，", " ", ",", " ", "至", " to ", "到", " to ").Replace(ref)) {
			switch {
			case word == "to" || word == "through":
				open = len(out) > 0
			case word == "and" || word == "&":
			case x.knowsRef(word) && open:
				out = append(out, between(out[len(out)-1], word)...)
				out, open = append(out, word), false
			case x.knowsRef(word):
				out = append(out, word)
			default:
				return nil
			}
		}
	}
	return out
}

// knowsRef says that a requirement has this number.
func (x *understander) knowsRef(ref string) bool {
	return reading.RefLength(ref) == len(ref) && (slices.ContainsFunc(x.u.Features, func(f FeatureFact) bool { return f.Ref == ref }) ||
		slices.ContainsFunc(x.u.Qualities, func(q QualityFact) bool { return q.Ref == ref }))
}

// between are the numbers that stand between two of a family, in the form of the first.
func between(from, to string) []string {
	family := strings.TrimRight(from, "0123456789")
	first, err := strconv.Atoi(from[len(family):])
	last, err2 := strconv.Atoi(strings.TrimPrefix(to, family))
	if err != nil || err2 != nil || last-first > 200 {
		return nil
	}
	var out []string
	for n := first + 1; n < last; n++ {
		number := strconv.Itoa(n)
		out = append(out, family+strings.Repeat("0", max(0, len(from)-len(family)-len(number)))+number)
	}
	return out
}
