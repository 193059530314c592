package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// What a technology is named for where the product is not made of it.
const (
	TechSupported   = "supported"   // the product has to work with it or on it
	TechDevelopment = "development" // the product is only built or tested with it
	TechOfPartner   = "partner"     // a system outside speaks it or is kept in it
	TechRefused     = "refused"     // it is named as one that nobody wants
	TechWished      = "wished"      // somebody proposes it, and nobody has taken it
	TechExisting    = "existing"    // what is there today is made of it, and goes
)

// standing tells by the words around the name of a technology, and by the heading
// above them, that it is named for something else than what the product is made of.
func (x *understander) standing(name, layer, text string, from int) string {
	clause := clauseWith(text, name)
	low := " " + reading.Lower(clause) + " "
	switch {
	case slices.Contains([]string{"tool", "platform", "library"}, layer) && reading.ContainsAny(low, x.lex.OfDevelopment...):
		return TechDevelopment
	case reading.ContainsAny(" "+reading.Lower(clause[:max(0, strings.Index(clause, name))]), x.lex.TechRefusals...):
		return TechRefused
	case (layer == "language" || layer == "framework") && (ofClients(clause, name) || x.lex.programsOfOthers(low)):
		return TechOfPartner
	case !slices.Contains([]string{"language", "platform", "database", "queue", "framework"}, layer) || x.describesProduct(name):
		return ""
	case reading.ContainsAny(" "+reading.Lower(x.saidBefore(name, text, from)), x.lex.TechWishes...):
		return TechWished
	case x.lex.builtWith(clause[:max(0, strings.Index(clause, name))]):
		return ""
	case x.underCompatibility(from), reading.HasPrefixOf(strings.TrimSpace(reading.Lower(text)), x.lex.SupportOpeners...):
		return TechSupported
	case layer != "database" && layer != "queue" && reading.ContainsAny(low, x.lex.OrNewer...):
		return TechSupported
	}
	return ""
}

// programsOfOthers says that a clause counts programs around the product by what they are made of:
// "most producers are written in Kotlin and a few in Go".
func (l *Lexicons) programsOfOthers(low string) bool {
	made := slices.IndexFunc(l.WrittenIn, func(words string) bool { return strings.Contains(low, words) })
	return made >= 0 && reading.HasPrefixOf(strings.TrimSpace(low), l.CountsOfOthers...)
}

// clauseWith is the part of a text between commas and semicolons that holds a name.
func clauseWith(text, name string) string {
	at := strings.Index(text, name)
	if at < 0 {
		return text
	}
	begin, end := 0, len(text)
	for _, mark := range []string{", ", "; ", "；", "，", ". ", "。"} {
		if i := strings.LastIndex(text[:at], mark); i >= 0 {
			begin = max(begin, i+len(mark))
		}
		if i := strings.Index(text[at:], mark); i >= 0 {
			end = min(end, at+i)
		}
	}
	return text[begin:end]
}

// ofClients says that a language is that of the programs which call the product: "the
// Go and Kotlin client".
func ofClients(clause, name string) bool {
	_, rest, ok := strings.Cut(clause, name+" ")
	words := strings.Fields(rest)
	if ok && len(words) > 2 && (words[0] == "and" || words[0] == "or") {
		words = words[2:]
	}
	return ok && len(words) > 0 && slices.Contains([]string{"client", "clients", "sdk", "sdks", "bindings"}, strings.ToLower(strings.Trim(words[0], ".,;:")))
}

// saidBefore is what the sentence says before a name, also where only a clause of it is
// looked at: "Ana suggests a web application, with Java behind it".
func (x *understander) saidBefore(name, text string, line int) string {
	before, _, _ := strings.Cut(text, name)
	u := x.unitOn(line)
	if u == nil {
		return before
	}
	at := strings.Index(u.Text, strings.TrimRight(text, ".。"))
	if at < 0 {
		return before
	}
	for _, mark := range []string{". ", "。", "；", "; "} {
		if i := strings.LastIndex(u.Text[:at], mark); i >= 0 {
			return u.Text[i+len(mark):at] + before
		}
	}
	return u.Text[:at] + before
}

// proposedBy is who proposes what a Chinese clause says, with the verb, where the sentence says
// it before and nobody has agreed: 阿杰建议 before "放在物业自己的服务器上". Empty for any other.
func (x *understander) proposedBy(text string, line int) string {
	bare := strings.TrimRight(text, "。")
	u := x.unitOn(line)
	if u == nil || !reading.HasHan(text) {
		return ""
	}
	before := x.saidBefore(bare, bare, line)
	for _, verb := range x.lex.ChineseSuggests {
		at := strings.LastIndex(before, verb)
		if at <= 0 {
			continue
		}
		who := before[:at]
		if i := strings.LastIndexAny(who, "，；。："); i >= 0 {
			who = who[i+len("，"):]
		}
		behind, _, _ := strings.Cut(u.Text[strings.Index(u.Text, verb):], "。")
		if n := len([]rune(who)); n == 0 || n > 6 || reading.ContainsAny(behind, x.lex.ChineseAssents...) {
			return ""
		}
		return who + verb
	}
	return ""
}

// unitOn is the unit that a line belongs to.
func (x *understander) unitOn(line int) *reading.Unit {
	for i := range x.r.Units {
		if u := &x.r.Units[i]; u.From <= line && line <= u.To {
			return u
		}
	}
	return nil
}

// describesProduct says that the title or the first sentences tell what the product is
// by a name: "a rate limiter for Go".
func (x *understander) describesProduct(name string) bool {
	word := reading.FirstWord(name)
	texts := []string{x.u.Title, x.u.Product}
	for _, p := range x.u.Pitch {
		texts = append(texts, p.Text)
	}
	for _, text := range texts {
		if i := strings.Index(text, word); i >= 0 && !reading.InsideWord(text, i+len(word)) && (i == 0 || !reading.IsWordByte(text[i-1])) {
			return true
		}
	}
	return false
}

// underCompatibility says that a line stands below a heading of what a product has to
// work with.
func (x *understander) underCompatibility(line int) bool {
	u := x.unitOn(line)
	return u != nil && reading.ContainsAny(" "+reading.Lower(x.r.Sections[u.Section].Title)+" ", x.lex.CompatibilityTitles...)
}

// ofPartners marks the technologies that only the line of a system outside names: how
// it speaks, or what it is kept in.
func (x *understander) ofPartners() {
	for i := range x.u.Technologies {
		t := &x.u.Technologies[i]
		if t.Standing != "" || len(t.Source.Lines) != 1 {
			continue
		}
		line := FirstLine(t.Source)
		for k := range x.u.Integrations {
			s := &x.u.Integrations[k]
			if strings.EqualFold(s.Name, t.Name) || !onLine(s.Source, line) {
				continue
			}
			form := (technology{layer: t.Layer}).isForm() && strings.Contains(reading.Lower(t.Text), reading.Lower(s.Name))
			if form || x.isRow(line) || strings.HasPrefix(t.Text, s.Name+" ") {
				t.Standing = TechOfPartner
				break
			}
		}
	}
}

// isRow says that a line is the row of a table.
func (x *understander) isRow(line int) bool {
	u := x.unitOn(line)
	return u != nil && u.Kind == reading.Row
}

// onLine says that one of the places of a source holds a line.
func onLine(src specs.Source, line int) bool {
	return slices.ContainsFunc(src.Lines, func(l specs.LineRange) bool { return l.From <= line && line <= l.To })
}
