package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// walkedStates reads "A payout goes through created → submitted → paid, or
// returned / cancelled": the steps of a life, then how else it may end.
func (x *understander) walkedStates(sen reading.Sentence) bool {
	arrow := ""
	for _, a := range []string{"→", "->", "⇒"} {
		if strings.Count(sen.Text, a) >= 2 {
			arrow = a
			break
		}
	}
	if arrow == "" || reading.HasHan(sen.Text) {
		return false
	}
	text := strings.TrimRight(sen.Text, ". ")
	low := reading.Lower(text)
	for _, verb := range x.lex.WalksThrough {
		i := strings.Index(low, verb)
		if i <= 0 || i > 40 {
			continue
		}
		subject := TrimArticle(text[:i], append([]string{"the", "every", "each"}, x.lex.articles...))
		chain, ends := text[i+len(verb):], ""
		for _, or := range []string{", or ", " or ", "; or ", ", finally "} {
			if j := strings.LastIndex(chain, or); j > strings.LastIndex(chain, arrow) {
				chain, ends = chain[:j], chain[j+len(or):]
				break
			}
		}
		parts := reading.SplitTop(chain, arrow)
		if len(strings.Fields(subject)) > 3 || len(parts) < 3 || len(parts) > 64 || !reading.ShortParts(parts, 3, 8) {
			continue
		}
		x.addChain(subject, parts, sen.From, sen.To)
		if ends != "" {
			more := reading.SplitList(strings.NewReplacer(" / ", ", ", "/", ", ", " or ", ", ").Replace(ends))
			if reading.ShortParts(more, 3, 8) {
				x.addStates(subject, more, sen.From, sen.To)
			} else {
				x.addConstraint(ends, sen.From, sen.To)
			}
		}
		return true
	}
	return false
}

// withoutAsides takes what stands in brackets behind the names of a list off
// them; meant is what it says, "silent: no data 6 h".
func withoutAsides(parts []string) (names, meant []string) {
	for _, p := range parts {
		name, rest, ok := strings.Cut(p, " (")
		if inner, closed := strings.CutSuffix(rest, ")"); ok && closed {
			names = append(names, name)
			meant = append(meant, reading.UpperFirst(name)+": "+inner)
			continue
		}
		names = append(names, p)
	}
	return names, meant
}

// stateOwnerTold is the record whose states a section tells without naming it in its
// heading: the one that has a field for them and that its other sentences speak of, "from
// `sent` a parcel may go back". Empty where none or several are spoken of.
func (x *understander) stateOwnerTold(line int) string {
	found, said := "", x.saidInSection(line)
	for i := range x.u.Entities {
		e := &x.u.Entities[i]
		if len(e.Fields) == 0 || reading.HasHan(e.Name) || !speaksOfOne(said, reading.Lower(e.Name)) {
			continue
		}
		if found != "" {
			return ""
		}
		found = e.Name
	}
	return found
}

// saidInSection are the texts of the section around a line, in lower case.
func (x *understander) saidInSection(line int) []string {
	at := -1
	for i := range x.r.Sections {
		if s := &x.r.Sections[i]; s.From <= line && line <= s.Last {
			at = i
		}
	}
	if at < 1 {
		return nil
	}
	var out []string
	for _, i := range x.units[at] {
		if u := &x.r.Units[i]; u.Kind != reading.Code {
			out = append(out, " "+reading.Lower(u.Text)+" ")
		}
	}
	return out
}

// speaksOfOne says that one of some texts names one thing: "a parcel", "each parcel".
func speaksOfOne(texts []string, name string) bool {
	return slices.ContainsFunc(texts, func(low string) bool {
		return slices.ContainsFunc([]string{" a ", " an ", " the ", " each ", " every "}, func(lead string) bool {
			j := strings.Index(low, lead+name)
			return j >= 0 && !reading.InsideWord(low, j+len(lead+name))
		})
	})
}
