package specifying

import (
	"regexp"
	"strconv"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// band is what a statement shows for a part of the values of one measure: "amber 8–30 days".
type band struct {
	name  string
	edges []int64 // the values at which it begins and ends, those that its own bound gives
	unit  string
}

// bandForm reads "green > 30 days", "amber 8–30 days" and "red ≤ 7 days": what is shown, how
// the value lies to its bound, the bound or both bounds, and the unit.
var bandForm = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(.*?\p{L}.*?)(?: is| for)?[ ]?(>=|<=|[>≥<≤]|over|above|more than|under|below|less than|at least|from|at most|up to|超过|大于|高于|少于|小于|低于|不超过|不少于)?[ ]?(\d+)(?:[ ]?%?[ ]?(?:[–—~～-]|to|至|到)[ ]?(\d+))?[ ]?(%|\p{L}*)$`)
})

// bandOf reads one part of a list of bands; ok is false for any other text.
func bandOf(text string) (b band, ok bool) {
	m := bandForm().FindStringSubmatch(strings.TrimSpace(text))
	if m == nil || m[2] == "" && m[4] == "" {
		return b, false
	}
	first, _ := strconv.ParseInt(m[3], 10, 64)
	b = band{name: strings.TrimSpace(m[1]), unit: m[5]}
	switch m[2] {
	case ">", "over", "above", "more than", "超过", "大于", "高于":
		first++
	case "<", "under", "below", "less than", "少于", "小于", "低于":
		first--
	}
	b.edges = []int64{first}
	if m[4] != "" {
		second, _ := strconv.ParseInt(m[4], 10, 64)
		b.edges = append(b.edges, second)
	}
	return b, true
}

// bandsCourse tests a statement that tells what belongs to which values at each of their
// edges: "a traffic light: green > 30 days, amber 8–30 days, red ≤ 7 days" shows green at 31
// days, amber at 8 and at 30, and red at 7.
func (w *Specifier) bandsCourse(d *Draft) course {
	said := d.Statement.Head
	if w.Language == "zh" { // whose statement is cut at its label
		said = w.FirstSentence(d.fact0().Text)
	}
	head, list, ok := strings.Cut(strings.TrimRight(said, ".。 "), w.Say("band_colon"))
	if !ok {
		return course{}
	}
	var bands []band
	unit := ""
	for part := range strings.SplitSeq(strings.NewReplacer("、", ",", "，", ",", "；", ",", ";", ",", " and ", ", ").Replace(list), ",") {
		if strings.TrimSpace(part) == "" {
			continue
		}
		b, ok := bandOf(part)
		if !ok || b.unit != "" && unit != "" && b.unit != unit {
			return course{}
		}
		unit = phrasing.OrElse(unit, b.unit)
		bands = append(bands, b)
	}
	if len(bands) < 2 {
		return course{}
	}
	var told []string
	for _, b := range bands {
		var at []string
		for _, edge := range b.edges {
			at = append(at, strings.TrimSpace(strconv.FormatInt(edge, 10)+w.Say("band_space")+unit))
		}
		told = append(told, w.Say("band_at", "name", b.name, "value", strings.Join(at, w.Say("band_and"))))
	}
	fact := head
	if c, whole := w.ParseClause(head); whole && w.Language != "zh" {
		if text, said := w.Indicative(c); said {
			fact = w.LowerStart(text)
		}
	}
	return course{Main: w.Say("check_bands", "text", fact, "list", strings.Join(told, w.Say("band_comma"))), Rule: "criterion-of-number", rank: firmCourse}
}
