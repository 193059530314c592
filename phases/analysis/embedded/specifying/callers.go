package specifying

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// CallsIn says that a system outside comes to the product by itself: it calls, pulls or
// pushes, as the source tells. The product calls nothing there, so that there is nothing
// that it could repeat or wait for.
func (w *Specifier) CallsIn(s *specs.Integration) bool {
	if s.Source.Kind != specs.Stated {
		return false
	}
	if w.ListedCaller(s.Name) {
		return true
	}
	name, text := specs.Plain(s.Name), strings.TrimRight(specs.Plain(s.Purpose), ".。 ")
	if w.Language == "zh" || reading.HasHan(text) {
		return w.callsInChinese(name, text)
	}
	low := " " + strings.ToLower(text) + " "
	if reading.ContainsAny(low, w.Table.Words["flow_both"].In("en")...) || reading.ContainsAny(low, w.Table.Words["flow_back"].In("en")...) {
		return false // what goes both ways is called too
	}
	_, after, ok := strings.Cut(clauseNaming(text, name), name)
	if !ok {
		return false
	}
	for i, t := range phrasing.ClauseTokens(strings.TrimLeft(after, "`) ")) {
		switch {
		case w.Table.IsWord("calls_in", "en", t.Low):
			return true
		case i > 5 || t.Comma && !w.namesSystem(t.Low):
			return false
		case !w.besideSystem(t.Low):
			return false
		}
	}
	return false
}

// ListedCaller says that a table of the source lists a system among those who call the product.
func (w *Specifier) ListedCaller(name string) bool {
	return slices.ContainsFunc(w.Understood.Integrations, func(f understanding.IntegrationFact) bool { return f.Calls && f.Name == name })
}

// besideSystem says that a word may stand between the name of a system and its verb: a
// further system, an adverb, a modal verb.
func (w *Specifier) besideSystem(low string) bool {
	return low == "and" || low == "or" || low == phrasing.CodeWord || w.namesSystem(low) || w.Table.IsWord("calls_in_beside", "en", low) || w.Table.IsWord("adverbs", "en", low) || w.Table.IsWord("relatives", "en", low)
}

// namesSystem says that a word is one of the name of a system outside.
func (w *Specifier) namesSystem(low string) bool {
	if low == "" {
		return false
	}
	for i := range w.Understood.Integrations {
		if slices.Contains(strings.Fields(strings.ToLower(specs.Plain(w.Understood.Integrations[i].Name))), low) {
			return true
		}
	}
	return false
}

// callsInChinese reads what stands behind the name of a system: 会来拉数据.
func (w *Specifier) callsInChinese(name, text string) bool {
	for _, part := range strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune("。；", r) }) {
		_, after, ok := strings.Cut(part, name)
		if ok && reading.ContainsAny(after, w.Table.Words["calls_in"].In("zh")...) {
			return true
		}
	}
	return false
}
