package specifying

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// saidFailure is what an English source says of a time at which one system gives no
// answer, with where it says so: in the lines about it, as what is done about a risk that
// speaks of it, or, for a tool whose only system outside it is, of the network. Nobody
// proposes another time limit then.
func (w *Specifier) saidFailure(s *understanding.IntegrationFact) (text string, src specs.Source) {
	if w.Language != "en" {
		return "", src
	}
	only := w.hasCommands() && len(w.Understood.Integrations) == 1
	for _, it := range w.statedItems() {
		shares := phrasing.SharesLine(it.Source, s.Source)
		if !shares && !only {
			continue
		}
		for _, sen := range wording.Sentences(specs.Plain(it.Text)) {
			said := it.Text[min(sen.Start, len(it.Text)):min(sen.End, len(it.Text))]
			if shares && w.says("none_arrives", said) || only && w.says("network_gone", said) {
				return w.failureSaid(said), it.Source
			}
		}
	}
	if said, at := w.outageSaid(s); said != "" {
		return w.failureSaid(said), at
	}
	for i := range w.Understood.Risks {
		r := &w.Understood.Risks[i]
		if r.Mitigation != "" && w.says("then_done", r.Mitigation) && len(wording.Measures(r.Mitigation)) > 0 && w.speaksOf(r.Text, s) {
			return w.failureSaid(r.Mitigation), r.Source
		}
	}
	return "", src
}

// statedItems are the sentences that a source demands or decides, with their places.
func (w *Specifier) statedItems() []specs.Item {
	u := w.Understood
	out := slices.Concat(u.Constraints, u.Decisions, u.Notes)
	for i := range u.Features {
		f := &u.Features[i]
		out = append(out, phrasing.Item(f.Text, f.Source))
		out = append(append(append(out, f.Details...), f.Criteria...), f.Edges...)
	}
	for _, q := range u.Qualities {
		out = append(out, phrasing.Item(q.Text, q.Source))
	}
	return out
}

// says tells whether a text holds an entry of a list of the rules.
func (w *Specifier) says(list, text string) bool {
	return reading.ContainsAny(" "+strings.ToLower(text)+" ", w.Table.Words[list].In(w.Language)...)
}

// speaksOf says that a text means a system: by its name, or by the kind that what is said
// of the system calls it too ("provider").
func (w *Specifier) speaksOf(text string, s *understanding.IntegrationFact) bool {
	low := strings.ToLower(text)
	if strings.Contains(low, strings.ToLower(s.Name)) {
		return true
	}
	return slices.ContainsFunc(w.Table.Words["kinds_of_sides"].In(w.Language), func(kind string) bool {
		return strings.Contains(low, kind) && strings.Contains(strings.ToLower(s.Purpose), kind)
	})
}
