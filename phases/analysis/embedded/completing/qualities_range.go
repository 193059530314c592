package completing

import (
	"regexp"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
	"github.com/overtone-cli/overtone/specs"
)

// rangeOfValues reads a range of a physical unit, which may be no measure of its own: 0～45℃, 0-45 度. Hours of
// the day and months are no such values: they say when the number holds.
var rangeOfValues = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`[0-9] ?(?:℃|℉|°C?|度|V|Hz|k?Pa|分贝)? ?(?:～|~|－|-|–|—|至|到) ?[-−+]?[0-9.]+ ?(?:℃|℉|°|度|V|Hz|k?Pa|分贝)`)
})

// rangeWhole tells a quality whole where the name of its number holds a range: of 0～45℃、湿度 90% both
// are the target, and the range is no part of the name of the other.
func (w *Completer) rangeWhole(q *understanding.QualityFact, rows []specs.Target) []specs.Target {
	if w.Language != "zh" {
		return rows
	}
	for i := range rows {
		t := &rows[i]
		if t.Source.Kind != specs.Stated || !rangeOfValues().MatchString(t.Metric) {
			continue
		}
		clause := ""
		for said := range strings.FieldsFuncSeq(q.Text, func(r rune) bool { return strings.ContainsRune("，；。", r) }) {
			if strings.Contains(said, t.Target) && rangeOfValues().MatchString(said) {
				clause = said
			}
		}
		if clause == "" {
			continue
		}
		name, said, ok := strings.Cut(clause, "：")
		if !ok {
			name, said, _ = strings.Cut(t.Metric, "：")
			if said == "" || !rangeOfValues().MatchString(said) {
				name = w.Say("kept_whole")
			}
			said = clause
		}
		t.Metric, t.Target = strings.TrimSpace(name), strings.TrimSpace(said)
	}
	return rows
}
