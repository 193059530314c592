package specifying

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// whatFor is what a system is there for, without its name in front: "Twilio for SMS" is
// there for SMS.
func (w *Specifier) whatFor(s *understanding.IntegrationFact) string {
	if purpose, ok := phrasing.CutFold(s.Purpose, s.Name+" for "); ok {
		return reading.UpperFirst(purpose)
	}
	if w.Language == "zh" {
		return s.Purpose
	}
	clause := strings.TrimRight(clauseNaming(s.Purpose, s.Name), ". ")
	if clause == "" || len(reading.SplitTop(s.Purpose, "; ")) == 1 && !strings.Contains(s.Purpose, " MUST ") {
		return s.Purpose
	}
	if _, thing, ok := strings.Cut(clause, s.Name+" for "); ok && len(strings.Fields(thing)) <= mostPurposeWords && w.speaksOfPeople(clause) {
		return phrasing.Finished(reading.UpperFirst(thing)) // "they also have an account with NAME for SMS"
	}
	if w.speaksOfPeople(clause) || len(strings.Fields(clause)) < len(strings.Fields(s.Name))+2 || w.goesOnAbout(s.Purpose, clause) {
		return s.Purpose
	}
	if c, ok := w.ParseClause(clause); ok && c.Form == phrasing.ModalVerb && !strings.Contains(c.Subject, ",") {
		if said, ok := w.Indicative(c); ok {
			clause = said // what is asked for stands with the requirement
		}
	}
	return phrasing.Finished(reading.UpperFirst(strings.ReplaceAll(w.lowerModals(clause), " and must ", " and ")))
}

// goesOnAbout says that what stands behind the clause which names a system belongs to it:
// it is no wish of the people who write.
func (w *Specifier) goesOnAbout(purpose, clause string) bool {
	before, after, _ := strings.Cut(strings.TrimRight(purpose, ". "), clause)
	if strings.TrimSpace(after) == "" {
		return false
	}
	own := phrasing.NewWordIndex(after).HasAny(w.Table.Words["purpose_ours"])
	return !own && before == "" || phrasing.NewWordIndex(after).HasAny(w.Table.Words["purpose_ties"])
}

// mostPurposeWords is how many words behind "for" name what a system is there for.
const mostPurposeWords = 4

// speaksOfPeople says that a clause begins with a pronoun whose meaning stands outside of it.
func (w *Specifier) speaksOfPeople(clause string) bool {
	first := strings.ToLower(phrasing.LeadingWord(clause))
	return first == "it" || first == "this" || first == "that" || w.Table.IsWord("person_pronouns", "en", first)
}

// integrations are the stated systems, each completed in so many words, then
// those of packs that the features call for.
func (w *Specifier) integrations() []specs.Integration {
	var out []specs.Integration
	known := phrasing.NewWordIndex(w.integrationText())
	whenDown := w.saidWhenDown() // said of all of them alike
	systems := slices.Concat(w.Understood.Integrations, w.channelSystems())
	for _, s := range systems {
		row := specs.Integration{Name: s.Name, Purpose: phrasing.OrElse(w.whatFor(&s), w.OpenPurpose(&s)), Source: s.Source}
		row.Protocol = phrasing.OrElse(phrasing.OrElse(s.Protocol, w.protocolOf(&s)), w.ProtocolOpen())
		if s.Calls && s.Protocol == "" && len(w.Understood.Endpoints) > 0 {
			row.Protocol = "HTTP" // that of the interface which it calls
		}
		if row.Failure = w.toldFailure(&s); row.Failure == "" && w.CallsIn(&row) {
			row.Failure = w.Say("failure_calls_in")
		}
		if said, src := w.saidFailure(&s); row.Failure == "" && said != "" {
			row.Failure, row.Source = w.onceSaid(out, said), row.Source.Join(src)
		}
		if said := w.saidOfNetwork(&s); row.Failure == "" && said != "" {
			row.Failure = w.onceSaid(out, said)
		}
		if row.Failure == "" {
			row.Failure = w.onceSaid(out, phrasing.OrElse(whenDown, w.Say("proposed", "text", w.failureOf(s))))
		}
		out = append(out, row)
	}
	if !w.AtLeast("standard") {
		return out
	}
	stated := w.StatedIndex()
	for _, p := range w.Practice() {
		for _, i := range p.Integrations {
			name := w.Fill(p, i.Name)
			if len(out)-len(systems) >= 3 || p.Fallback || !stated.HasAny(i.Match) || known.HasAny(i.Match) || known.Has(name) || w.Words.HasAny(i.Unless) || !w.Allowed(name) {
				continue
			}
			out = append(out, specs.Integration{
				Name: name, Purpose: w.Fill(p, i.Purpose), Protocol: i.Protocol, Failure: w.Fill(p, i.Failure), Source: specs.FromRule(p.ID),
			})
		}
	}
	return out
}

// withContacts adds to what a system is there for who owns it or is asked about it, as the source
// says.
func (w *Specifier) withContacts(rows []specs.Integration) {
	for i := range w.Understood.Integrations {
		s := &w.Understood.Integrations[i]
		at := slices.IndexFunc(rows, func(row specs.Integration) bool { return row.Name == s.Name })
		if s.Contact == "" || at < 0 {
			continue
		}
		rows[at].Purpose = strings.TrimSpace(rows[at].Purpose + reading.Joiner(rows[at].Purpose) + phrasing.Finished(s.Contact))
	}
}

func (w *Specifier) integrationText() string {
	var b strings.Builder
	for _, s := range w.Understood.Integrations {
		b.WriteString(s.Name + " . " + s.Purpose + " . ")
	}
	return b.String()
}

// failureOf is what to do when a stated system is down: as the pack's system
// of that kind, else the usual. Its name must be of that kind: a word of its
// purpose ("the lock of the work area") says nothing about what it is.
func (w *Specifier) failureOf(s understanding.IntegrationFact) string {
	name, whole := phrasing.NewWordIndex(s.Name), phrasing.NewWordIndex(s.Name+" . "+s.Purpose)
	for _, p := range w.Practice() {
		for _, i := range p.Integrations {
			if name.HasAny(i.Match) || whole.Has(w.Fill(p, i.Name)) {
				return w.Fill(p, i.Failure)
			}
		}
	}
	if name.HasAny(w.Table.Words["file_databases"]) && w.hasCommands() {
		return w.Say("failure_file")
	}
	if name.HasAny(w.Table.Words["databases_read"]) && w.hasCommands() {
		return w.Say("failure_command")
	}
	if w.Words.HasAny(w.Table.Words["retries_said"]) {
		return w.Say("failure_as_said") // how often is tried again stands in the source
	}
	if w.ProductType() == "library" && !w.isTool() && !w.hasCommands() {
		return w.Say("failure_library")
	}
	if text := w.failureOfKind(&s); text != "" {
		return text
	}
	return w.Say("failure_default")
}

// ProtocolOpen stands where the source does not say how a system is reached.
func (w *Specifier) ProtocolOpen() string { return w.Say("protocol_open") }

// onceSaid is what is done while a system is down, or the name of the first one
// for which the same is done: rows of a table that all say the same are not read.
func (w *Specifier) onceSaid(rows []specs.Integration, failure string) string {
	for i := range rows {
		if rows[i].Failure == failure {
			return w.Say("failure_same", "name", rows[i].Name)
		}
	}
	return failure
}

// FailureOf is what is done while a system is down, in full.
func (w *Specifier) FailureOf(rows []specs.Integration, s *specs.Integration) string {
	for i := range rows {
		if s.Failure == w.Say("failure_same", "name", rows[i].Name) {
			return rows[i].Failure
		}
	}
	return s.Failure
}

// shortestName is the length up to which the name of a protocol has to be written
// in capitals: "REST" is one, "the rest" is none.
const shortestName = 5

// protocolOf is how a system is reached, as the clause that names it says:
// "through its OData feed", "nightly CSV over SFTP". Where a sentence names
// several systems it is what stands before them all.
func (w *Specifier) protocolOf(s *understanding.IntegrationFact) string {
	text := strings.TrimRight(specs.Plain(s.Purpose), ". ")
	shared := 0
	first := len(text)
	for i := range w.Understood.Integrations {
		o := &w.Understood.Integrations[i]
		if o.Purpose == s.Purpose {
			shared++
			if at := strings.Index(text, specs.Plain(o.Name)); at >= 0 {
				first = min(first, at)
			}
		}
	}
	if shared > 1 {
		text = text[:first]
	} else if clause := clauseNaming(text, specs.Plain(s.Name)); clause != "" {
		text = clause
	}
	if reading.ContainsAny(s.Purpose, "`GET /", "`POST /", "`PUT /", "`PATCH /", "`DELETE /") {
		return "HTTP"
	}
	return w.namedProtocol(text, specs.Plain(s.Name))
}

// namedProtocol is the first run of names of protocols in a text.
func (w *Specifier) namedProtocol(text, system string) string {
	low := reading.Lower(text)
	if len(low) != len(text) {
		return ""
	}
	from, to := -1, -1
	inside := strings.Index(text, system)
	for at := 0; at < len(text); {
		n := w.protocolAt(text, low, at)
		if n == 0 || inside >= 0 && at >= inside && at < inside+len(system) {
			at++
			continue
		}
		switch {
		case from < 0:
			from, to = at, at+n
		case joinsProtocols(text[to:at]):
			to = at + n
		default:
			at = len(text)
		}
		at += n
	}
	if from < 0 || inside >= 0 && inside+len(system) <= from && text[inside+len(system):from] == ", " {
		return "" // "Places: a disk, NAME, SFTP" are three places
	}
	return phrasing.Capital(text[from:to])
}

// joinsProtocols says that two names of protocols belong to one way: "CSV over
// SFTP", "REST, JSON".
func joinsProtocols(between string) bool {
	return slices.Contains([]string{"/", ", ", " over ", " via ", " in ", " and ", " by ", " with ", " + ", " ", " (", "、", "，", "和"}, between)
}

// protocolAt is the length of the longest name of a protocol at a place, with the
// version behind it; 0 when none begins there.
func (w *Specifier) protocolAt(text, low string, at int) int {
	if at > 0 && reading.IsWordByte(low[at-1]) {
		return 0
	}
	best := 0
	for _, lang := range phrasing.Languages() {
		for _, p := range w.Table.Words["protocols"].In(lang) {
			n := len(p)
			if n <= best || !strings.HasPrefix(low[at:], p) || at+n < len(low) && reading.IsWordByte(low[at+n]) {
				continue
			}
			if n <= shortestName && text[at:at+n] == p {
				continue
			}
			best = n
		}
	}
	return best
}
