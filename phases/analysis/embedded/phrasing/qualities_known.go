package phrasing

import (
	"maps"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/problem"
	"github.com/overtone-cli/overtone/specs/wording"
	"github.com/overtone-cli/overtone/templates"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// qualitiesFile are the qualities that are known by their words.
const qualitiesFile = "rules/engine-qualities.yaml"

// KnownQuality is a quality that papers state in the same few words everywhere, how it is said
// as a sentence that binds, and by which quantities it is judged;
// templates/rules/engine-qualities.yaml.
type KnownQuality struct {
	Class   string `yaml:"class"`
	Lang    string `yaml:"lang"`
	Pattern string `yaml:"pattern"`
	// Clause says that it is one clause of a quality, and its row stands beside those of the rest.
	Clause bool     `yaml:"clause"`
	Unless []string `yaml:"unless"` // words that make another thing of it
	// Says is the sentence; empty where the words of the source bind by themselves.
	Says string `yaml:"says"`
	// Rows are the quantities; none where its class judges it.
	Rows []QualityRow `yaml:"rows"`

	compiled *laterPattern
}

// QualityRow is one quantity by which a quality is judged, what it has to be, and how that is
// found out.
type QualityRow struct {
	Metric      string `yaml:"metric"`
	Target      string `yaml:"target"`
	Measurement string `yaml:"measurement"`
	If          string `yaml:"if"` // the group of the pattern without which the row is left out
}

// SaidQuality is a quality of the source that is known by its words: its quantities with these
// words filled in, and how it is said; nothing where it is not known.
type SaidQuality struct {
	Rows []QualityRow

	says  string
	parts map[string]string // of its text, by group
}

// addQualities reads the qualities that are known by their words. It fails with input.template
// when the file is not valid, or a pattern is no regular expression.
func (t *RuleTable) addQualities(set *templates.Set) error {
	var file struct {
		Qualities []KnownQuality `yaml:"qualities"`
	}
	if err := set.Decode(qualitiesFile, &file); err != nil {
		return err
	}
	t.KnownQualities = file.Qualities
	own := set.Overridden(qualitiesFile)
	for i := range t.KnownQualities {
		q := &t.KnownQualities[i]
		q.compiled = &laterPattern{source: func() string { return "(?i)" + q.Pattern }}
		if !own {
			continue
		}
		if err := q.compiled.check(); err != nil {
			return problem.New("input.template", "the quality %q is no regular expression: %s", q.Class, err)
		}
	}
	return nil
}

// KnownQuality reads a quality by its words, as they stand or behind a label of its class:
// "99.9 % uptime a month", "Security: penetration test once a year". ok is false for any
// other text. What judges a quality and what says it ask one after the other: each text is
// read once.
func (w *Work) KnownQuality(text string) (said SaidQuality, ok bool) {
	said = w.Asked.qualities.Of(w.WithoutModal(strings.TrimRight(strings.TrimSpace(text), ".。 ")), w.readQuality)
	return said, said.parts != nil
}

// readQuality is KnownQuality of a text that nobody has asked for yet.
func (w *Work) readQuality(text string) SaidQuality {
	if said, ok := w.knownQuality(text, false); ok {
		return said
	}
	const labelWords = 3
	if label, rest, labelled := strings.Cut(text, ": "); labelled && len(strings.Fields(label)) <= labelWords {
		said, _ := w.knownQuality(rest, false)
		return said
	}
	const labelRunes = 6 // "安全与合规：每年一次渗透测试"
	if label, rest, labelled := strings.Cut(text, "："); labelled && utf8.RuneCountInString(label) <= labelRunes {
		said, _ := w.knownQuality(rest, false)
		return said
	}
	return SaidQuality{}
}

// WithoutModal is a quality that begins with its modal verb and leaves its subject out, as
// what it asks for: "Must run on Windows tablets".
func (w *Work) WithoutModal(text string) string {
	for _, modal := range []string{"Must ", "Shall ", "Should ", "Has to ", "Needs to "} {
		if rest, ok := strings.CutPrefix(text, modal); ok && w.Language != "zh" && !strings.HasPrefix(rest, "not ") && !strings.HasPrefix(rest, "never ") {
			return reading.UpperFirst(rest)
		}
	}
	return text
}

// KnownClause is the quantity by which one clause of a quality is judged that no number
// measures; ok is false for a clause that is not known.
func (w *Work) KnownClause(clause string) (row QualityRow, ok bool) {
	said, ok := w.knownQuality(clause, true)
	if !ok || len(said.Rows) == 0 {
		return row, false
	}
	return said.Rows[0], true
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
			_, ok := w.KnownQuality(clause)
			known = known || ok
			clauses = append(clauses, clause)
		}
	}
	if !known || len(clauses) < 2 {
		return nil
	}
	return clauses
}

// knownQuality is KnownQuality of a text without a label, or of one clause.
func (w *Work) knownQuality(text string, clause bool) (said SaidQuality, ok bool) {
	form := TextForForms(text)
	for i := range w.Table.KnownQualities {
		q := &w.Table.KnownQualities[i]
		if q.Lang != w.Language || q.Clause != clause || !form.mayFit(q.compiled.words()) {
			continue
		}
		pattern := q.compiled.get()
		found := pattern.FindStringSubmatch(text)
		if found == nil || slices.ContainsFunc(q.Unless, func(word string) bool { return strings.Contains(text, word) }) {
			continue
		}
		said.says, said.parts = q.Says, w.partsOfQuality(text, pattern.SubexpNames(), found)
		for _, row := range q.Rows {
			if row.If != "" && said.parts[row.If] == "" {
				continue
			}
			said.Rows = append(said.Rows, QualityRow{Metric: Capital(w.filledQuality(row.Metric, said.parts)), Target: w.filledQuality(row.Target, said.parts), Measurement: w.filledQuality(row.Measurement, said.parts)})
		}
		return said, true
	}
	return said, false
}

// partsOfQuality are what the named groups of a pattern found in a text.
func (w *Work) partsOfQuality(text string, names, found []string) map[string]string {
	parts := map[string]string{"product": w.Product}
	for n, name := range names {
		if name == "" {
			continue
		}
		part := strings.TrimRight(found[n], " ")
		if part != "" && strings.HasPrefix(text, part) {
			part = w.LowerStart(part)
		}
		parts[name] = part
	}
	return parts
}

// BoundQuality is a known quality as the sentence that binds; empty where its own words do, or
// where it is not known. must is the word that binds.
func (w *Work) BoundQuality(said SaidQuality, must string) string {
	if said.says == "" {
		return ""
	}
	parts := maps.Clone(said.parts)
	parts["must"], parts["must_not"] = must, w.ModalNot(specs.Must)
	if must == w.Modal(specs.Should) {
		parts["must_not"] = w.ModalNot(specs.Should)
	}
	return wording.Sentence(w.filledQuality(said.says, parts))
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
