package phrasing

import (
	"regexp"
	"regexp/syntax"
	"strings"
	"sync"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs/problem"
	"github.com/overtone-cli/overtone/specs/wording"
	"github.com/overtone-cli/overtone/templates"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// KnownQuality is a quality that papers state in the same few words everywhere, how it is said
// as a sentence that binds, and by which quantities it is judged;
// templates/rules/engine-qualities.yaml.
type KnownQuality struct {
	Class   string `yaml:"class"`
	Lang    string `yaml:"lang"`
	Pattern string `yaml:"pattern"`
	// Says is the sentence; empty where the words of the source bind by themselves.
	Says string `yaml:"says"`
	// Rows are the quantities; none where its class judges it.
	Rows []QualityRow `yaml:"rows"`

	compiled func() *regexp.Regexp
	needed   []string
}

// QualityRow is one quantity by which a quality is judged, what it has to be, and how that is
// found out.
type QualityRow struct {
	Metric      string `yaml:"metric"`
	Target      string `yaml:"target"`
	Measurement string `yaml:"measurement"`
	If          string `yaml:"if"` // the group of the pattern without which the row is left out
}

// SaidQuality is a quality of the source that is known by its words, with these words filled
// in: the sentence that binds, empty where its own do, and its quantities.
type SaidQuality struct {
	Says string
	Rows []QualityRow
}

// addQualities reads the qualities that are known by their words. It fails with input.template
// when the file is not valid, or a pattern is no regular expression.
func (t *RuleTable) addQualities(set *templates.Set) error {
	var file struct {
		Qualities []KnownQuality `yaml:"qualities"`
	}
	if err := set.Decode("rules/engine-qualities.yaml", &file); err != nil {
		return err
	}
	t.KnownQualities = file.Qualities
	for i := range t.KnownQualities {
		q := &t.KnownQualities[i]
		pattern := "(?i)" + q.Pattern
		read, err := syntax.Parse(pattern, syntax.Perl)
		if err != nil {
			return problem.New("input.template", "the quality %q is no regular expression: %s", q.Class, err)
		}
		q.needed = neededWords(read)
		q.compiled = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(pattern) })
	}
	return nil
}

// KnownQuality reads a quality by its words, as they stand or behind a label of its class:
// "99.9 % uptime a month", "Security: penetration test once a year". ok is false for any
// other text. must is the word that binds.
func (w *Work) KnownQuality(text, must string) (said SaidQuality, ok bool) {
	text = strings.TrimRight(strings.TrimSpace(text), ".。 ")
	if said, ok = w.knownQuality(text, must); ok {
		return said, true
	}
	const labelWords = 3
	if label, rest, labelled := strings.Cut(text, ": "); labelled && len(strings.Fields(label)) <= labelWords {
		return w.knownQuality(rest, must)
	}
	const labelRunes = 6 // "安全与合规：每年一次渗透测试"
	if label, rest, labelled := strings.Cut(text, "："); labelled && utf8.RuneCountInString(label) <= labelRunes {
		return w.knownQuality(rest, must)
	}
	return said, false
}

// QualityClauses are the parts of a quality that semicolons and full stops divide, where at
// least one of them is known by its words: "every call can be traced; alerts on an error rate
// above 1 %". None for any other text.
func (w *Work) QualityClauses(text string) []string {
	var clauses []string
	known, mark := false, ";"
	if w.Language == "zh" {
		mark = "；"
	}
	for _, s := range wording.Sentences(text) {
		for _, clause := range reading.SplitTop(strings.TrimRight(text[s.Start:s.End], ".。 "), mark) {
			clause = strings.TrimSpace(clause)
			if w.Language != "zh" {
				clause = reading.UpperFirst(clause)
			}
			_, ok := w.KnownQuality(clause, "")
			known = known || ok
			clauses = append(clauses, clause)
		}
	}
	if !known || len(clauses) < 2 {
		return nil
	}
	return clauses
}

func (w *Work) knownQuality(text, must string) (said SaidQuality, ok bool) {
	form := TextForForms(text)
	for i := range w.Table.KnownQualities {
		q := &w.Table.KnownQualities[i]
		if q.Lang != w.Language || !form.mayFit(q.needed) {
			continue
		}
		pattern := q.compiled()
		found := pattern.FindStringSubmatch(text)
		if found == nil {
			continue
		}
		parts := map[string]string{"must": must, "product": w.Product}
		for n, name := range pattern.SubexpNames() {
			if name == "" {
				continue
			}
			part := strings.TrimRight(found[n], " ")
			if part != "" && strings.HasPrefix(text, part) {
				part = w.LowerStart(part)
			}
			parts[name] = part
		}
		if q.Says != "" {
			said.Says = wording.Sentence(w.filledQuality(q.Says, parts))
		}
		for _, row := range q.Rows {
			if row.If != "" && parts[row.If] == "" {
				continue
			}
			said.Rows = append(said.Rows, QualityRow{Metric: Capital(w.filledQuality(row.Metric, parts)), Target: w.filledQuality(row.Target, parts), Measurement: w.filledQuality(row.Measurement, parts)})
		}
		return said, true
	}
	return said, false
}

// filledQuality puts the parts of a text into a pattern: those that may be missing first.
func (w *Work) filledQuality(pattern string, parts map[string]string) string {
	for strings.Contains(pattern, "|") {
		filled := FillOr(pattern, parts)
		if filled == pattern {
			break
		}
		pattern = filled
	}
	return strings.Join(strings.Fields(FillSlots(pattern, w.Language, parts)), " ")
}
