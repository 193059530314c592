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

// channels are the ways in which a source may say that the product reaches people and
// programs, each by the stem of its lists and phrases: what says so, what names the system
// that carries it, what that system is called and what it carries.
func channels() []string {
	return []string{"channel_mail", "channel_sms", "channel_call", "channel_push", "channel_hook"}
}

// channelSystems are the systems that have to carry what the source says is sent, where it
// names none for them: who gets an e-mail gets it from a mail service.
func (w *Specifier) channelSystems() []understanding.IntegrationFact {
	if w.ProductType() == "library" && !w.isTool() && !w.hasCommands() {
		return nil
	}
	known := phrasing.NewWordIndex(w.carriersText())
	open := slices.DeleteFunc(channels(), func(channel string) bool { return known.HasAny(w.Table.Words[channel+"_known"]) })
	sent := map[string]understanding.IntegrationFact{}
	for i := range w.Understood.Features {
		f := &w.Understood.Features[i]
		if f.Priority == "wont" {
			continue
		}
		for _, it := range slices.Concat([]specs.Item{phrasing.Item(f.Text, f.Source)}, f.Details, f.Criteria, f.Edges) {
			if it.Source.Kind == specs.Stated {
				w.noteSent(sent, open, it)
			}
		}
	}
	var out []understanding.IntegrationFact
	for _, channel := range open {
		if s, ok := sent[channel]; ok {
			out = append(out, s)
		}
	}
	return out
}

// carriersText is what the source says of the systems and technologies that it names.
func (w *Specifier) carriersText() string {
	var b strings.Builder
	b.WriteString(w.integrationText())
	for i := range w.Understood.Technologies {
		if t := &w.Understood.Technologies[i]; t.Layer == "service" || t.Layer == "cloud" {
			b.WriteString(t.Name + " . " + t.Text + " . ")
		}
	}
	return b.String()
}

// noteSent notes the channels over which a statement sends something, each with the statements
// that do. The first one is what its system is there for.
func (w *Specifier) noteSent(sent map[string]understanding.IntegrationFact, open []string, it specs.Item) {
	told := map[string]bool{}
	text := specs.Plain(it.Text)
	for _, sen := range wording.Sentences(text) {
		for _, said := range reading.SplitTop(strings.TrimSpace(text[sen.Start:sen.End]), "; ") {
			x := phrasing.NewWordIndex(said)
			for _, channel := range open {
				if told[channel] || !x.HasAny(w.Table.Words[channel]) || x.HasAny(w.Table.Words["channel_unless"]) {
					continue
				}
				told[channel] = true
				s, known := sent[channel]
				if !known {
					s = understanding.IntegrationFact{Name: w.Say(channel + "_name"), Purpose: phrasing.Finished(reading.UpperFirst(w.sendingClause(said))), Source: it.Source}
					if s.Protocol = w.ProtocolOpen(); channel == "channel_hook" {
						s.Protocol = "HTTP"
					}
				} else {
					s.Source = s.Source.Join(it.Source)
				}
				sent[channel] = s
			}
		}
	}
}

// sendingClause is a clause that sends something as what is done: what is asked for stands with
// the requirement.
func (w *Specifier) sendingClause(said string) string {
	said = strings.TrimRight(said, ".。 ")
	if c, ok := w.ParseClause(said); ok && c.Form == phrasing.ModalVerb && w.Language == "en" {
		if is, ok := w.Indicative(c); ok {
			return is
		}
	}
	return said
}

// ChannelLoad is what goes over a channel for which the source names no system, by the name
// of its row: e-mails; empty for every other system.
func (w *Specifier) ChannelLoad(name string) string {
	for _, channel := range channels() {
		if name == w.Say(channel+"_name") {
			return w.Say(channel + "_load")
		}
	}
	return ""
}
