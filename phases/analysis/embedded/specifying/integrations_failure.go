package specifying

import (
	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// outageKinds are the kinds of systems that are answered differently while they are down,
// each with words "outage_" of its name, words "outage_by_" of what is said of it, and the
// phrase "failure_" of what is done. The first that fits counts.
func outageKinds() []string {
	return []string{"payment", "sign_in", "check", "message", "instrument", "batch_out", "batch_in"}
}

// failureOfKind is what is done while a system of a known kind is down, empty for any
// other: whoever signs in waits, a payment must not be made twice, a nightly file has time
// until the next night.
func (w *Specifier) failureOfKind(s *understanding.IntegrationFact) string {
	name, told := phrasing.NewWordIndex(specs.Plain(s.Name)), phrasing.NewWordIndex(w.saidAlone(s))
	for _, kind := range outageKinds() {
		if name.HasAny(w.Table.Words["outage_"+kind]) || told.HasAny(w.Table.Words["outage_by_"+kind]) && !told.HasAny(w.Table.Words["outage_not_"+kind]) {
			return w.Say("failure_" + kind)
		}
	}
	return ""
}

// saidAlone is what is said of one system alone: the clause that names it, with how it is
// reached.
func (w *Specifier) saidAlone(s *understanding.IntegrationFact) string {
	return w.clauseOn(specs.Plain(s.Purpose), specs.Plain(s.Name)) + " . " + s.Protocol
}
