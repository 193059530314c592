package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// residences makes a quality of a limit that says in which country the product and its
// data have to lie: "Servers in Norway". A place that is a tool is none.
func (x *understander) residences() {
	for _, it := range x.u.Constraints {
		line := FirstLine(it.Source)
		text := x.whereLies(it.Text)
		if text == "" || x.placedBy(line) || slices.ContainsFunc(x.u.Qualities, func(q QualityFact) bool { return strings.Contains(q.Text, strings.TrimRight(text, ".")) }) {
			continue
		}
		at := slices.IndexFunc(x.u.Qualities, func(q QualityFact) bool { return FirstLine(q.Source) > line })
		if at < 0 {
			at = len(x.u.Qualities)
		}
		x.u.Qualities = slices.Insert(x.u.Qualities, at, QualityFact{Class: "C", Name: x.lex.Headline(text), Text: text, Source: it.Source})
	}
}

// whereLies is the sentence of a limit that says where servers stand, without why and
// without what else holds. Empty where none does.
func (x *understander) whereLies(text string) string {
	if reading.HasHan(text) {
		return ""
	}
	for _, sen := range wording.Sentences(text) {
		said := strings.TrimSpace(text[sen.Start:sen.End])
		for _, cut := range []string{", because", " because ", ", and we ", ", as "} {
			said, _, _ = strings.Cut(said, cut)
		}
		if x.lex.lies(said) {
			return x.hostedAs(strings.TrimRight(said, ". "))
		}
	}
	return ""
}

// hostedAs is where servers stand as a whole sentence. Empty for a form that says more
// than where.
func (x *understander) hostedAs(said string) string {
	low := reading.Lower(said)
	switch subject, place, hosted := strings.Cut(said, " hosted in "); {
	case strings.HasPrefix(low, "server in "), strings.HasPrefix(low, "servers in "):
		server, place, _ := strings.Cut(low, " ")
		stand := map[bool]string{true: " stand ", false: " stands "}[strings.HasSuffix(server, "s")]
		return sentence("The " + server + stand + said[len(low)-len(place):])
	case strings.HasPrefix(low, "hosting in "):
		return sentence(x.itself() + " is hosted in " + said[len("hosting in "):])
	case hosted:
		who, _, _ := strings.Cut(subject, " runs on ")
		if !strings.HasSuffix(subject, " is") && !strings.HasSuffix(subject, " be") {
			return ""
		}
		if who != subject {
			return sentence(who + " is hosted in " + place)
		}
		return sentence(said)
	case strings.Contains(low, " runs in "), strings.Contains(low, " run in "):
		return sentence(said)
	}
	return ""
}

// lies tells where servers stand or the product is hosted, by the name of a country or a
// union of them.
func (l *Lexicons) lies(text string) bool {
	low := " " + reading.Lower(text)
	for _, stands := range l.StandsIn {
		if _, place, ok := strings.Cut(low, stands); ok && slices.ContainsFunc(l.Countries, func(c string) bool {
			return strings.HasPrefix(strings.TrimPrefix(place, "the "), c) && !reading.InsideWord(place, len(place)-len(strings.TrimPrefix(place, "the "))+len(c))
		}) {
			return true
		}
	}
	return false
}
