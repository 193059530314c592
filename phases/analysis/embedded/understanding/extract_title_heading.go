package understanding

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// titleSection is the heading that names the product: the first one, when it
// stands at the top and says nothing else.
func (x *understander) titleSection() int {
	for i := 1; i < len(x.r.Sections); i++ {
		s := &x.r.Sections[i]
		if s.Pseudo {
			if i == 1 && x.boldTitle() {
				return i
			}
			continue
		}
		if i == 1 && reading.HasSuffixOf(reading.Lower(s.Title), x.lex.FormEnds...) {
			return i
		}
		if s.Level > 2 || len(x.units[0]) > 3 {
			return -1
		}
		cue, ok := x.headingCue(s.Title)
		whole := ok && x.wholeCue(s.Title, cue)
		if whole && s.Level == 1 && s.Number == "" && x.severalTop() {
			return -1
		}
		if ok && s.Number == "" && s.Level == 2 && (whole || x.onlySecond()) || s.Number != "" && (whole || !x.onlyTop(i)) {
			return -1
		}
		return i
	}
	return -1
}

// boldTitle says that a text without a heading of level 1 begins with a line in bold
// that names the kind of document beside the product: "**Product brief: Harbour**".
func (x *understander) boldTitle() bool {
	first := &x.r.Sections[1]
	above := slices.ContainsFunc(x.r.Units, func(u reading.Unit) bool { return u.From < first.From })
	if above || strings.HasSuffix(first.Title, "?") {
		return false
	}
	for i := 2; i < len(x.r.Sections); i++ {
		if s := &x.r.Sections[i]; !s.Pseudo && s.Level <= 1 {
			return false
		}
	}
	const longest = 8 // words of a name, or of a change that is asked for
	kind, _, ok := strings.Cut(strings.ReplaceAll(first.Title, "：", ": "), ": ")
	name, _ := x.cutTitle(first.Title)
	return ok && x.isDocument(kind) && name != "" && len(strings.Fields(name)) <= longest
}

// onlySecond tells a text that has no heading of level 1 and several of level 2:
// none of them is its title.
func (x *understander) onlySecond() bool {
	second := 0
	for i := range x.r.Sections {
		switch s := &x.r.Sections[i]; {
		case i == 0 || s.Pseudo:
		case s.Level == 1:
			return false
		case s.Level == 2:
			second++
		}
	}
	return second >= 4
}

// severalTop tells a text that writes its sections as headings of level 1, as a prompt
// does: the first of them is no title.
func (x *understander) severalTop() bool {
	top := 0
	for i := range x.r.Sections {
		if s := &x.r.Sections[i]; i > 0 && !s.Pseudo && s.Level == 1 {
			top++
		}
	}
	return top >= 3
}

// onlyTop tells whether a section is the only one of level 1, as the title of a
// document is, though it may carry the number of the first chapter.
func (x *understander) onlyTop(at int) bool {
	for i := range x.r.Sections {
		if s := &x.r.Sections[i]; i > 0 && i != at && !s.Pseudo && s.Level <= 1 {
			return false
		}
	}
	return x.r.Sections[at].Level == 1
}

// onlyDocument tells a title that names nothing but a document and its number.
func (x *understander) onlyDocument(title string) bool {
	bare, _, _ := strings.Cut(reading.Lower(title), " no.")
	return x.isDocument(bare) || x.isDocument(withoutReference(title))
}

// toldByPaper is the product whose name begins the first sentences below a title that only
// names the kind of paper: "# Requirements Document", "Tutorio lets parents …".
func (x *understander) toldByPaper() naming {
	if len(x.r.Sections) < 2 || x.r.Sections[1].Level != 1 || !x.onlyDocument(x.r.Sections[1].Title) {
		return naming{}
	}
	const near = 4 // units
	for i := range x.r.Units[:min(near, len(x.r.Units))] {
		for _, sen := range x.r.Units[i].Sentences {
			words := strings.Fields(sen.Text)
			if len(words) > 3 && x.lex.ProductVerbs[words[1]] && x.lex.calledSo(words[0]) && !x.commonNoun(words[0]) {
				return naming{words[0], sen.From, sen.To}
			}
		}
	}
	return naming{}
}

// nameByHeading takes title, product name and the tagline beside it from the
// heading at the top, and tells whether there is one that names the product.
func (x *understander) nameByHeading() bool {
	at := x.titleSection()
	if at < 1 {
		return false
	}
	s := &x.r.Sections[at]
	if below := x.secondTitle(at); below > 0 { // "Request for proposal No. 12" over what is asked for
		x.place(s.From, s.To)
		s = &x.r.Sections[below]
	}
	if n := x.toldByPaper(); n.name != "" && s.Title == x.r.Sections[1].Title {
		x.place(s.From, s.To)
		x.setTitle(n.name, n.from, n.to)
		return true
	}
	switch project, exported := x.lex.exportOf(s.Title); {
	case project != "":
		x.setTitle(project, s.From, s.To)
		return true
	case exported: // says where the text was taken from
		x.place(s.From, s.To)
		return false
	}
	if n := x.nameOnForm(s.Title); n.name != "" {
		x.place(s.From, s.To)
		x.setTitle(n.name, n.from, n.to)
		return true
	}
	name, tag := x.cutTitle(reading.Title(x.r.Lines[s.From-1]))
	if name == "" || s.Mail || s.Number != "" || len(reading.Columns(x.r.Lines[s.From-1])) > 1 {
		name, tag = x.cutTitle(s.Title)
	}
	if s.Mail {
		name = x.lex.topicOfSubject(reading.FirstOf(wording.Topic(name), name))
	}
	if name == "" {
		return false
	}
	x.setTitle(x.realCase(name), s.From, s.To)
	item := specs.Item{Text: sentence(tag), Source: reading.Lines(s.From, s.To)}
	switch low := reading.Lower(tag); {
	case strings.HasPrefix(low, "not "): // "labels on the ward, not in the lab" says nothing by itself
	case reading.ContainsAny(low, "meeting", "minutes of", "workshop no", "session no"), x.lex.titles[strings.Trim(reading.FirstWord(low), ",.")]: // "notes after the week in Ghent"
	case strings.HasPrefix(low, "a ") || strings.HasPrefix(low, "an "): // says what it is, not where it leads
		x.u.Pitch = append(x.u.Pitch, item)
	case tagline(tag) && x.lex.namesKind(tag):
		x.byName = &item
	case tagline(tag):
		x.u.Vision = append(x.u.Vision, item)
	}
	return true
}

// tagline tells words that promise something from a remark on the document:
// "back up a database, and know that it comes back" from "rewrite".
func tagline(tag string) bool {
	if reading.HasHan(tag) {
		return utf8.RuneCountInString(tag) > 4
	}
	return len(strings.Fields(tag)) > 2
}

// namesKind tells a tagline that says what kind of thing it is, "Guest berths for
// marinas", "长租公寓报修系统", from one that says what is wanted, "Know who is in".
func (l *Lexicons) namesKind(tag string) bool {
	if reading.HasHan(tag) {
		return !reading.ContainsAny(tag, l.ChineseSlogans...) && utf8.RuneCountInString(tag) <= 24
	}
	words := strings.Fields(reading.Lower(tag))
	if len(words) > 1 && strings.Contains(" a an the your my our who what when where how every all more no it them ", " "+words[1]+" ") {
		return false // "Know who is in", "Find a berth"
	}
	return !reading.HasFiniteVerb(tag) && !strings.ContainsAny(tag, ",;!?")
}
