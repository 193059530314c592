package phrasing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// advisesOthers says that a sentence tells those on the other side what they should do:
// "receivers should drop what is too old". The product neither does it nor refuses it. Who
// is a role of the source is none of them.
func (w *Work) advisesOthers(text string) bool {
	c, ok := w.ParseClause(strings.TrimRight(text, ". "))
	if !ok || c.Form != ModalVerb || c.Verb != "should" {
		return false
	}
	who := strings.ToLower(reading.LastWord(c.Subject))
	return w.Table.IsWord("advised_others", "en", who) && !slices.ContainsFunc(w.actorNames(), func(name string) bool {
		return strings.EqualFold(reading.Plural(name), who) || strings.EqualFold(name, who)
	})
}

// actorNames are the roles that the source names.
func (w *Work) actorNames() []string {
	var out []string
	for i := range w.Understood.Actors {
		out = append(out, w.Understood.Actors[i].Name)
	}
	return out
}

// toldByName says that the last clause of a text tells what somebody, called by a first
// name, has done or knows: "the new ranking, Ida has done it before". Notes are taken so;
// no test shows it.
func (w *Work) toldByName(text string) bool {
	clause := strings.TrimRight(text, ".! ")
	if i := strings.LastIndexAny(clause, ",;–("); i >= 0 {
		clause = strings.TrimLeft(clause[i:], ",;–( ")
	}
	name, rest, ok := strings.Cut(clause, " ")
	if !ok || len(name) < 2 || !reading.StartsUpper(name) || strings.ToLower(name[1:]) != name[1:] || strings.ContainsAny(name, "0123456789'’`-") || !reading.IsASCII(name) {
		return false
	}
	if _, person := w.PersonIn(name); person || w.IsSystem(name) || strings.EqualFold(name, w.Product) {
		return false // a role does its work, and a program what is asked of it
	}
	return slices.ContainsFunc(w.Table.Words["told_by_name"].In("en"), func(lead string) bool { return strings.HasPrefix(rest, lead) })
}
