package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
)

// Rows of systems that say what goes over and which way: "Ledger | out | Paid fines, nightly".
// Somebody has to build each of them, so each is asked for like any other sentence.

// exchangeRow is what one row says.
type exchangeRow struct {
	system, what string
	way          string // "out", "in" or "both"
	often        string // how often, where a column of its own says it
	remark       string // what a column of remarks says beside the means
	group        string // the heading above it
	from, to     int
}

// maxExchanged is how many words name what goes over at most: behind more stands a story.
const maxExchanged = 12

// exchangeRow notes what a row says, where a column of its own gives the direction.
func (x *understander) exchangeRow(r row, system, purpose string) {
	what := strings.TrimRight(strings.TrimSpace(purpose), ". ")
	way := x.lex.wayOf(r.get("direction"))
	if way == "" || system == "" || what == "" || what == system || reading.HasHan(what+system) || len(strings.Fields(what)) > maxExchanged || reading.HasFiniteVerb(what) {
		return
	}
	x.goesOver = append(x.goesOver, exchangeRow{system: system, what: what, way: way, often: x.lex.rhythmOf(r), remark: x.remarkOf(r), group: x.r.Sections[r.u.Section].Title, from: r.u.From, to: r.u.To})
}

// wayOf is the direction that a cell gives, as the product sees it. What stands behind a comma tells
// how often: "in, once".
func (l *Lexicons) wayOf(cell string) string {
	low, _, _ := strings.Cut(reading.Lower(strings.TrimSpace(cell)), ", ")
	switch {
	case slices.Contains(l.RowOut, low):
		return "out"
	case slices.Contains(l.RowIn, low):
		return "in"
	case slices.Contains(l.RowBoth, low):
		return "both"
	}
	return ""
}

// rhythmOf is what the column of a row says that tells how often something goes over: "hourly", or
// what stands behind the direction: "in, nightly".
func (l *Lexicons) rhythmOf(r row) string {
	for i, head := range r.u.Header[:min(len(r.u.Header), len(r.u.Cells))] {
		if slices.Contains(l.RhythmColumns, reading.Lower(strings.Trim(specs.Plain(head), " .:：?？"))) {
			return strings.Trim(r.u.Cells[i], " –-")
		}
	}
	_, often, _ := strings.Cut(r.get("direction"), ", ")
	return strings.TrimSpace(often)
}

// askedElsewhere says that a sentence of the source asks for an exchange: it names the system, or
// what goes over and the first word of the system's name, "SAP" of "SAP S/4HANA".
func (e *exchangeRow) askedElsewhere(f *FeatureFact) bool {
	if strings.Contains(f.Text, e.system) {
		return true
	}
	first := reading.FirstWord(e.system)
	return first != e.system && len(first) > 2 && reading.StartsUpper(first) && strings.Contains(f.Text, first) && strings.Contains(reading.Lower(f.Text), reading.Lower(reading.LastWord(e.what)))
}

// exchangesOfTable asks for each exchange that no other sentence of the source asks for.
func (x *understander) exchangesOfTable() {
	said := slices.Clone(x.u.Features)
	for _, e := range x.goesOver {
		if i := slices.IndexFunc(said, func(f FeatureFact) bool { return e.askedElsewhere(&f) }); i >= 0 {
			x.remarkOn(said[i].Text, &e)
			continue
		}
		for _, text := range x.exchangesAsked(e) {
			at := x.addFeature(FeatureFact{Text: sentence(text), Group: e.group}, e.from, e.to)
			x.u.Features[at].Actor = "" // the product does it
			x.remarkOn(x.u.Features[at].Text, &e)
			x.sortIn(e.from)
		}
	}
}

// exchangesAsked are the sentences that ask for an exchange. How often it happens stands at
// their end; where the row tells by verbs what is done, these are the deeds.
func (x *understander) exchangesAsked(e exchangeRow) []string {
	what, often := e.what, ""
	if slices.Contains(x.lex.RowRhythms, reading.Lower(reading.FirstWord(e.often))) { // and not "on event"
		often = " " + wording.LowerFirst(e.often)
	}
	if i := strings.LastIndex(what, ", "); i > 0 && slices.Contains(x.lex.RowRhythms, reading.Lower(reading.FirstWord(what[i+2:]))) {
		what, often = what[:i], " "+what[i+2:]
	}
	what = wording.LowerFirst(what)
	if x.lex.exchangeDeed(what) {
		var out []string
		for _, deed := range reading.SplitTop(strings.ReplaceAll(what, " and ", ", "), ", ") {
			if !x.lex.exchangeDeed(deed) {
				return []string{"Exchange with " + e.system + often + ": " + what}
			}
			link := " to "
			if slices.Contains(x.lex.RowFetches, reading.FirstWord(deed)) {
				link = " from "
			}
			out = append(out, reading.UpperFirst(deed)+link+e.system+often)
		}
		return out
	}
	switch last := reading.Lower(what); {
	case e.way == "out" && reading.HasPrefixOf(last, x.lex.RowMessages...):
		return []string{"Send " + what + " through " + e.system + often} // it carries them on to people
	case e.way == "out":
		return []string{"Send " + what + " to " + e.system + often}
	case e.way == "in" && strings.EqualFold(e.often, "once"):
		return []string{"Migrate " + what + " from " + e.system + often}
	case e.way == "both":
		return []string{"Synchronise " + what + " with " + e.system + often}
	case e.way == "in":
		return []string{"Receive " + what + " from " + e.system + often}
	}
	return nil
}

// remarkOn adds to the feature with the text given how often its row says that something goes over.
func (x *understander) remarkOn(text string, e *exchangeRow) {
	i := slices.IndexFunc(x.u.Features, func(f FeatureFact) bool { return f.Text == text })
	if i < 0 || !x.lex.tellsRhythm(e.remark) {
		return
	}
	x.u.Features[i].Details = append(x.u.Features[i].Details, specs.Item{Text: sentence(e.remark), Source: x.source(e.from, e.to)})
}

// tellsRhythm says that a remark tells how often something goes over: "orders every 10 min".
func (l *Lexicons) tellsRhythm(remark string) bool {
	return slices.ContainsFunc(strings.Fields(reading.Lower(remark)), func(word string) bool {
		return slices.Contains(l.RowRhythms, strings.Trim(word, ",.;"))
	})
}

// exchangeDeed says that what a row tells begins with what is done.
func (l *Lexicons) exchangeDeed(what string) bool {
	first, rest, _ := strings.Cut(what, " ")
	return rest != "" && slices.Contains(l.RowDeeds, first)
}
