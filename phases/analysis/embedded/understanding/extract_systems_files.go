package understanding

import (
	"regexp"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// fileForms are what systems hand each other.
const fileForms = `(?:CSV|XML|JSON|EDIFACT|XLSX|Excel|HL7|iCal|iCalendar|NMEA|PDF|files?|feeds?|exports?)\b`

// handsFiles reads a system by its name and how it takes or gives its data: "Navario only takes XML files
// from a folder", "GNX arrives as messages over UDP", "The pay office system (Lohnia) pulls a nightly CSV",
// "The oven is a Brenner K4; it writes a CSV file to a USB stick".
var handsFiles = sync.OnceValue(func() []*regexp.Regexp {
	const name = `([A-Z][A-Za-z0-9-]+)`
	return []*regexp.Regexp{
		regexp.MustCompile(`^(?:The |Our )?(?:[a-z]+ ){0,3}(?:system|program|software|service|portal|platform|package|ledger|register) \(` + name + `\) (?:only )?(?:pulls|fetches|collects|reads|takes|accepts|expects|delivers|sends|imports|exports|polls) `),
		regexp.MustCompile(`^The [a-z]+(?: [a-z]+)? is an? ` + `([A-Z][A-Za-z0-9-]+(?: [A-Z0-9][A-Za-z0-9-]*){0,2})` + `[;,] (?:and )?(?:it|which) (?:only )?(?:writes|sends|delivers|exports|puts out) [^.]{0,30}\b` + fileForms),
		regexp.MustCompile(`^` + name + ` (?:only )?(?:takes|accepts|imports|expects|pulls|fetches|delivers) (?:only )?[^,;:.]{0,40}\b` + fileForms),
		regexp.MustCompile(`^` + name + ` (?:data |messages |positions )?(?:arrives|arrive|comes in|come in|is received|are received|is delivered|are delivered) as [^,;:.]{2,40} (?:over|via|through|by) `),
	}
})

// handedBy files such a system.
func (x *understander) handedBy(text string, from, to int) bool {
	text = strings.TrimRight(text, ". ")
	if reading.HasHan(text) || strings.HasSuffix(text, "?") {
		return false
	}
	for i, form := range handsFiles() {
		m := form.FindStringSubmatch(text)
		if m == nil || i > 1 && !x.namedElsewhere(m[1]) || len(x.lex.departments.Find(m[1])) > 0 || x.isPerson(m[1]) {
			continue
		}
		before := len(x.u.Integrations)
		x.newSystem(m[1], text, from, to)
		return len(x.u.Integrations) > before
	}
	return false
}

// namedElsewhere says that a word is a name: within some sentence of the text it stands with its capital.
func (x *understander) namedElsewhere(name string) bool {
	for i := range x.r.Units {
		for _, sen := range x.r.Units[i].Sentences {
			at := strings.Index(sen.Text, " "+name)
			if at < 1 || at+1+len(name) < len(sen.Text) && reading.IsWordByte(sen.Text[at+1+len(name)]) {
				continue
			}
			if before := sen.Text[at-1]; before >= 'a' && before <= 'z' || before == ',' {
				return true
			}
		}
	}
	return false
}

// systemsAmongDecisions files the systems of which a paper says among what was agreed how they take or
// give their data.
func (x *understander) systemsAmongDecisions() {
	for _, it := range x.u.Decisions {
		if len(it.Source.Lines) > 0 {
			x.handedBy(it.Text, it.Source.Lines[0].From, it.Source.Lines[0].To)
		}
	}
}
