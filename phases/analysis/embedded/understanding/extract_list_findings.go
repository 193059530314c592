package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// leadingCode is the code with which an item begins, as its label, "`E2` – no owner", or in
// front of its text, "`E2` owner isn't a team". Empty without one.
func leadingCode(u *reading.Unit) string {
	if !strings.HasPrefix(u.Text, "`") {
		return ""
	}
	end := strings.IndexByte(u.Text[1:], '`')
	if end < 0 || !strings.HasPrefix(u.Text[end+2:], " ") && !strings.HasPrefix(u.Text[end+2:], ":") {
		return ""
	}
	return u.Text[:end+2]
}

// headsExits says that the heading of a section is that of exit codes, whatever it stands below: its
// items are the list of them, and none is a demand of its own.
func (x *understander) headsExits(section int) bool {
	return reading.ContainsAny(reading.Lower(x.r.Sections[section].Title), "exit code", "exit status", "return code", "退出码", "返回码")
}

// exitCode parts an item of exit codes, "`0` everything built" or "1 – one sheet failed", from what
// it means. Empty where the item begins with no code.
func exitCode(text string) (code, means string) {
	rest := strings.TrimLeft(text, "`*")
	code, _, ok := cutCode(rest)
	if !ok {
		return "", ""
	}
	behind := rest[len(code):]
	if means = strings.TrimLeft(strings.TrimLeft(behind, "`*"), " =:：–—-"); means == "" || means == behind {
		return "", ""
	}
	return code, means
}

// aboutCodes files what a paragraph right below a list of codes says of some of them: "B107
// and B111 are warnings by default. All the rest are errors." It says where it ends.
func (x *understander) aboutCodes(units []int, at, section, list int) int {
	f := &x.u.Features[list]
	for ; at < len(units) && x.r.Units[units[at]].Section == section; at++ {
		u := &x.r.Units[units[at]]
		if u.Kind != reading.Prose || u.Label != "" || len(u.Sentences) == 0 || !namesCode(f, u.Sentences[0].Text) {
			break
		}
		for _, sen := range u.Sentences {
			f.Rows = append(f.Rows, x.item(sentence(sen.Text), sen.From, sen.To))
		}
	}
	return at
}

// namesCode says that a sentence begins with one of the codes of a list.
func namesCode(f *FeatureFact, text string) bool {
	word := strings.Trim(reading.FirstWord(text), "`,.:;")
	for _, r := range f.Rows {
		if code, _, _ := strings.Cut(strings.TrimPrefix(r.Text, "`"), "`"); word != "" && code == word {
			return true
		}
	}
	return false
}

// headsFindings says that the codes below a heading name faults in what the product checks,
// not answers with which it refuses something: the fault is what it reports, and nothing that
// it does.
func (x *understander) headsFindings(u *reading.Unit) bool {
	for s := u.Section; s >= 0; s = x.r.Sections[s].Parent {
		if reading.ContainsAny(reading.Lower(x.r.Sections[s].Title), x.lex.HeadsOfFindings...) {
			return true
		}
	}
	return reading.ContainsAny(reading.Lower(u.Lead), x.lex.HeadsOfFindings...)
}

// withdrawn tells a code that is given no more: "`E10` *(withdrawn, was: too long)*".
func (l *Lexicons) withdrawn(u *reading.Unit) bool {
	text := strings.TrimPrefix(u.Text, leadingCode(u))
	return reading.HasPrefixOf(strings.TrimLeft(reading.Lower(text), " *_:–—-"), l.WithdrawnCodes...)
}
