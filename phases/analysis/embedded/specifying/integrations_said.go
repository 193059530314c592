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

// saidWhenDown is what the source itself says of a time at which what the product talks
// to gives no answer: "buffers on disk when the destination is unreachable". A text that
// names systems in several places may mean one of them, so it has to be asked there.
func (w *Specifier) saidWhenDown() string {
	list := w.Understood.Integrations
	if len(list) == 0 {
		return ""
	}
	for i := range list {
		if !slices.Equal(list[i].Source.Lines, list[0].Source.Lines) {
			return ""
		}
	}
	for i := range w.Understood.Features {
		f := &w.Understood.Features[i]
		for _, text := range append([]string{f.Text}, itemTexts(f.Criteria)...) {
			for part := range strings.SplitSeq(specs.Plain(text), "; ") {
				if w.saysNoAnswer(part) {
					return w.Say("failure_said", "text", strings.TrimRight(w.LowerStart(part), ". "))
				}
			}
		}
	}
	return ""
}

// saidOfNetwork is what the source says of a command whose network is lost: "network gone
// for 10 minutes: the upload resumes". It holds for each system that is reached over it,
// and so for no database that is a file.
func (w *Specifier) saidOfNetwork(s *understanding.IntegrationFact) string {
	if !w.hasCommands() || phrasing.NewWordIndex(s.Name).HasAny(w.Table.Words["file_databases"]) {
		return ""
	}
	for i := range w.Understood.Qualities {
		text := strings.TrimRight(specs.Plain(w.Understood.Qualities[i].Text), ". ")
		if w.tellsOfNetwork(text) && w.goesThere(text, s) {
			return w.Say("failure_said", "text", w.LowerStart(text))
		}
	}
	for i := range w.Understood.Features {
		f := &w.Understood.Features[i]
		for _, it := range slices.Concat([]specs.Item{{Text: f.Text}}, f.Details, f.Criteria) {
			if text := strings.TrimRight(specs.Plain(it.Text), ". "); w.tellsOfNetwork(text) && w.goesThere(text, s) {
				return w.Say("failure_said", "text", w.LowerStart(text))
			}
		}
	}
	return ""
}

// goesThere says that a statement about a lost network may mean this system: nothing is
// uploaded to the database that a command reads.
func (w *Specifier) goesThere(text string, s *understanding.IntegrationFact) bool {
	return !phrasing.NewWordIndex(text).HasAny(w.Table.Words["uploads"]) || !phrasing.NewWordIndex(s.Name).HasAny(w.Table.Words["databases_read"])
}

// tellsOfNetwork says that a statement tells what happens while the network is lost: it
// says more than how long that may be.
func (w *Specifier) tellsOfNetwork(text string) bool {
	return reading.ContainsAny(strings.ToLower(text), w.Table.Words["network_lost"].In(w.Language)...) && len(wording.Keywords(text)) > 2
}

// saysNoAnswer says that a clause tells what happens while another side is silent.
func (w *Specifier) saysNoAnswer(text string) bool {
	low := strings.ToLower(text)
	if !reading.ContainsAny(low, w.Table.Words["gives_no_answer"].In(w.Language)...) || strings.Count(low, " ") < 5 {
		return false
	}
	for _, side := range w.Table.Words["other_sides"].In(w.Language) {
		for _, lead := range []string{"when the ", "if the ", "while the ", "when a ", "if a "} {
			if strings.Contains(low, lead+side+" ") {
				return true
			}
		}
	}
	return false
}

// hasCommands says that the source lists commands, so that whoever uses the product
// runs it and calls no function.
func (w *Specifier) hasCommands() bool {
	return slices.ContainsFunc(w.Understood.Signatures, func(s specs.Signature) bool {
		return strings.Contains(s.Form, " ") && !strings.Contains(s.Form, "(")
	})
}

func itemTexts(list []specs.Item) []string {
	out := make([]string, 0, len(list))
	for _, it := range list {
		out = append(out, it.Text)
	}
	return out
}
