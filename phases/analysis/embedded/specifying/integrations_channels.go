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
	var out []understanding.IntegrationFact
	for _, channel := range channels() {
		if known.HasAny(w.Table.Words[channel+"_known"]) {
			continue
		}
		if s, ok := w.sentOver(channel); ok {
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

// sentOver gathers the statements on what is done that send something over a channel. The
// first one is what its system is there for.
func (w *Specifier) sentOver(channel string) (s understanding.IntegrationFact, ok bool) {
	for i := range w.Understood.Features {
		f := &w.Understood.Features[i]
		if f.Priority == "wont" {
			continue
		}
		for _, it := range slices.Concat([]specs.Item{phrasing.Item(f.Text, f.Source)}, f.Details, f.Criteria, f.Edges) {
			clause := w.sendingClause(channel, it.Text)
			if clause == "" || it.Source.Kind != specs.Stated {
				continue
			}
			if !ok {
				s = understanding.IntegrationFact{Name: w.Say(channel + "_name"), Purpose: phrasing.Finished(reading.UpperFirst(clause)), Source: it.Source}
				if s.Protocol = w.ProtocolOpen(); channel == "channel_hook" {
					s.Protocol = "HTTP"
				}
				ok = true
				continue
			}
			s.Source = s.Source.Join(it.Source)
		}
	}
	return s, ok
}

// sendingClause is the clause of a statement that sends something over a channel: none that
// denies it, and none that tells what comes in that way.
func (w *Specifier) sendingClause(channel, text string) string {
	text = specs.Plain(text)
	for _, sen := range wording.Sentences(text) {
		for _, said := range reading.SplitTop(strings.TrimSpace(text[sen.Start:sen.End]), "; ") {
			x := phrasing.NewWordIndex(said)
			if !x.HasAny(w.Table.Words[channel]) || x.HasAny(w.Table.Words["channel_unless"]) {
				continue
			}
			said = strings.TrimRight(said, ".。 ")
			if c, ok := w.ParseClause(said); ok && c.Form == phrasing.ModalVerb && w.Language == "en" {
				if is, ok := w.Indicative(c); ok {
					return is // what is asked for stands with the requirement
				}
			}
			return said
		}
	}
	return ""
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
