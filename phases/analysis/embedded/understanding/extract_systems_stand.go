package understanding

import (
	"slices"
	"strings"
	"unicode"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// Outside systems that stand there already: "parts come from three wholesalers: Brandt
// Tools, LKM and Nordwerk", "through the existing bank interface", "the scales speak
// Modbus".

// thereAndNamed files them.
func (x *understander) thereAndNamed(text string, from, to int) {
	if reading.HasHan(text) {
		return
	}
	x.listedHouses(text, from, to)
	x.existingThing(text, from, to)
	x.speakers(text, from, to)
	x.reachedBy(text, from, to)
}

// listedHouses reads the names behind a colon of the houses that something goes to or
// comes from.
func (x *understander) listedHouses(text string, from, to int) {
	head, list, ok := strings.Cut(text, ": ")
	words := strings.Fields(reading.Lower(head))
	if !ok || len(words) < 2 || !slices.Contains(x.lex.ListedKinds, words[len(words)-1]) || !x.comesOrGoes(words) {
		return
	}
	list, _, _ = strings.Cut(list, ". ")
	parts := reading.SplitList(list)
	named := 0
	for _, p := range parts {
		if brandName(p, false) && !reading.IsCapitals(p) {
			named++
		}
	}
	if len(parts) < 2 || named*2 < len(parts) || slices.ContainsFunc(parts, func(p string) bool { return !brandName(p, false) && !reading.IsCapitals(p) || x.isPerson(p) }) {
		return
	}
	for _, p := range parts {
		x.namedSystem(p, text, from, to)
	}
}

// comesOrGoes says that one of the last words before a list is a preposition of exchange:
// "from three wholesalers".
func (x *understander) comesOrGoes(words []string) bool {
	const reach = 4
	return slices.ContainsFunc(words[max(0, len(words)-reach):], func(word string) bool {
		return slices.Contains(x.lex.ExistingLinks, word) || word == "by" || word == "at"
	})
}

// existingThing reads what a sentence says is there and is gone through: "by direct debit
// through the existing bank interface".
func (x *understander) existingThing(text string, from, to int) {
	before, rest, ok := strings.Cut(text, " existing ")
	lead := strings.Fields(strings.TrimSuffix(strings.TrimSuffix(reading.Lower(before), " the"), " an"))
	if !ok || len(lead) == 0 || !slices.Contains(x.lex.ExistingLinks, lead[len(lead)-1]) {
		return
	}
	const longest = 4
	words := strings.Fields(rest)
	for i, word := range words[:min(longest, len(words))] {
		bare := strings.TrimRight(word, ".,;:)")
		if slices.Contains(x.lex.ExistingKinds, bare) && i > 0 {
			x.newSystem(strings.Join(words[:i], " ")+" "+bare, text, from, to)
			return
		}
		if bare != word {
			return
		}
	}
}

// speakers reads devices and services of which a sentence tells the protocol: "Wallboxes
// speak OCPP 1.6 over LTE".
func (x *understander) speakers(text string, from, to int) {
	words := strings.Fields(text)
	for i, word := range words[:min(4, len(words))] {
		if i == 0 || !slices.Contains([]string{"speak", "speaks", "talk", "talks"}, word) {
			continue
		}
		rest := strings.Join(words[i+1:], " ")
		hits := x.lex.tech.Find(rest)
		name := TrimArticle(strings.Join(words[:i], " "), x.lex.articles)
		head := reading.Lower(reading.LastWord(name))
		if len(hits) == 0 || hits[0].Start > 0 || !hits[0].Value.isForm() || slices.Contains(x.lex.NoSpeakers, head) || x.isPerson(head) || strings.EqualFold(name, x.u.Product) {
			return
		}
		name = reading.UpperFirst(wording.Singular(name))
		x.mergeIntegration(IntegrationFact{Name: name, Purpose: sentence(text), Protocol: rest[:hits[0].End], Source: x.source(from, to)})
		return
	}
}

// reachedBy reads what has the way into it in brackets behind it: "the order service
// (gRPC) tells us which parcels exist".
func (x *understander) reachedBy(text string, from, to int) {
	before, rest, ok := strings.Cut(text, " (")
	inside, _, closed := strings.Cut(rest, ")")
	hits := x.lex.tech.Find(inside)
	if !ok || !closed || len(hits) == 0 || hits[0].Start > 0 || hits[0].Value.layer != "protocol" {
		return
	}
	if i := strings.LastIndexAny(before, ".,;:"); i >= 0 {
		before = before[i+1:]
	}
	words := strings.Fields(before)
	n := len(words)
	if n < 3 || n > 4 || reading.Lower(words[0]) != "the" || !slices.Contains(x.lex.ExistingKinds, words[n-1]) || strings.EqualFold(strings.Join(words[1:n-1], " "), x.u.Product) {
		return
	}
	x.newSystem(strings.Join(words[1:], " "), text, from, to)
}

// doneBy reads who does something for the product in a line below a heading of outside
// systems: "addresses are checked by Loqate".
func (x *understander) doneBy(text string, from, to int) {
	for clause := range strings.SplitSeq(text, "; ") {
		head, rest, ok := strings.Cut(clause, " by ")
		words := strings.Fields(head)
		if n := len(words); !ok || n < 3 || n > 6 || words[n-2] != "are" && words[n-2] != "is" || !strings.HasSuffix(words[n-1], "ed") && words[n-1] != "done" && words[n-1] != "sent" {
			continue
		}
		if name := x.lex.brandAt(rest); name != "" && !x.isPerson(name) && !x.isDepartment(name) {
			x.namedSystem(name, clause, from, to)
		}
	}
}

// tellsWays says that a table tells by which way each of the systems in its first column is
// reached.
func (x *understander) tellsWays(t *table, units []int) bool {
	if len(t.roles) == 0 || t.roles[0] != "system" {
		return false
	}
	for col, role := range t.roles {
		if role != "protocol" && role != "measurement" {
			continue
		}
		ways := 0
		for _, i := range units {
			if cells := x.r.Units[i].Cells; col < len(cells) && slices.ContainsFunc(x.lex.tech.Find(cells[col]), func(h reading.Hit[technology]) bool { return h.Value.isForm() }) {
				ways++
			}
		}
		return ways*2 > len(units)
	}
	return false
}

// namedFirst files what a line below a heading of outside systems begins with, where a
// verb behind the name tells what it does: "Fleet Registry returns the owner of a plate".
// One plain word alone may be anything: "Billing keeps the ledger".
func (x *understander) namedFirst(text string, from, to int) {
	for _, sen := range reading.Sentences(text, from) {
		words := strings.Fields(sen.Text)
		n := 0
		for n < len(words) && n < 6 && reading.StartsUpper(words[n]) && !strings.ContainsAny(words[n], ",.;:()") {
			n++
		}
		if strings.EqualFold(words[0], "a") || strings.EqualFold(words[0], "an") {
			continue // "A CO is never posted twice" speaks of one of many, and names nothing
		}
		if n == 0 || n == len(words) || !slices.Contains(x.lex.StandingVerbs, words[n]) || slices.Contains(x.lex.NoBrands, reading.Lower(words[0])) {
			continue
		}
		name := strings.Join(words[:n], " ")
		if n == 1 && !reading.InnerCapital(name) && !reading.IsCapitals(name) || x.isDepartment(name) {
			continue
		}
		x.namedSystem(name, sen.Text, from, to)
	}
}

// withModel is a name with the model that stands behind it in the text: "SAP" of "passed
// to SAP RE-FX". A model has a hyphen, a stroke or a digit among its capitals; a version
// and a quarter of a year are none.
func (l *Lexicons) withModel(name, text string) string {
	_, after, ok := strings.Cut(text, name+" ")
	if !ok || reading.HasHan(name) {
		return name
	}
	model := strings.TrimRight(reading.FirstWord(after), ".,;:)")
	if len(model) < 2 || !unicode.IsUpper(rune(model[0])) || !strings.ContainsAny(model, "-/0123456789") || len(l.tech.Find(model)) > 0 {
		return name
	}
	capitals := 0
	for _, r := range model {
		if !unicode.IsUpper(r) && !unicode.IsDigit(r) && r != '-' && r != '/' {
			return name
		}
		if unicode.IsUpper(r) {
			capitals++
		}
	}
	number := strings.TrimLeft(model, "VQHR")
	if capitals < 2 && strings.Trim(number, "0123456789.") == "" && number != model || strings.HasSuffix(model, "-") {
		return name
	}
	return name + " " + model
}

// waysChinese reads the system by which a clause below a heading of outside systems goes:
// "开票走百望云", "客户资质查询接天眼查接口".
func (x *understander) waysChinese(text string, from, to int) {
	if !reading.HasHan(text) {
		return
	}
	for _, clause := range strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune("，。；,;", r) }) {
		clause = strings.TrimSuffix(strings.TrimSpace(clause), "接口")
		for _, way := range []string{"走", "接"} {
			i := strings.LastIndex(clause, way)
			if i <= 0 || reading.HasSuffixOf(clause[:i], "对", "直", "连", "衔") || reading.HasPrefixOf(clause[i+len(way):], "口", "入", "收", "单", "到") {
				continue
			}
			name := clause[i+len(way):]
			if reading.ContainsAny(name, x.lex.ChineseNoWays...) || len(x.lex.tech.Find(name)) > 0 {
				continue
			}
			x.outsideName(name, clause, from, to)
		}
	}
}
