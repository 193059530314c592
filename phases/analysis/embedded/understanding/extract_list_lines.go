package understanding

import (
	"slices"
	"strings"
	"unicode"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// codesInLine reads exit codes that stand in one line below their heading as the
// list they are: "0 fine, 1 rule missing, 2 wrong usage".
func (x *understander) codesInLine(u *reading.Unit, c context) bool {
	if x.codesTold(u, c) || x.codesLabelled(u, c) {
		return true
	}
	if c.feature >= 0 || u.Label != "" || u.Kind != reading.Prose && u.Kind != reading.Bullet || !x.headsExits(u.Section) {
		return false
	}
	sep := ", "
	if reading.HasHan(u.Text) {
		sep = "，"
	}
	parts := reading.SplitTop(strings.TrimRight(u.Text, ".。 "), sep)
	f := FeatureFact{List: ListExit, Priority: c.priority, Group: c.group}
	for _, p := range parts {
		end := strings.IndexFunc(p, func(r rune) bool { return !unicode.IsDigit(r) })
		if end <= 0 || end > 3 || strings.TrimSpace(p[end:]) == "" {
			return false
		}
		f.Rows = append(f.Rows, x.item(sentence(LabelText(p[:end], strings.TrimLeft(p[end:], " =:：–—-"))), u.From, u.To))
	}
	if len(f.Rows) < minListed {
		return false
	}
	f.Name = x.listName(u, nil, ListExit)
	x.addList(f, u.From, u.To)
	return true
}

// codesTold reads a sentence that tells all exit codes wherever it stands: "Exit code 2
// if a rule is broken, 0 otherwise", "Exits with 0 on success and 1 on failure".
func (x *understander) codesTold(u *reading.Unit, c context) bool {
	if c.feature >= 0 || u.Kind != reading.Bullet && u.Kind != reading.Prose || len(u.Sentences) > 1 {
		return false
	}
	text := strings.TrimRight(u.Text, ".。 ")
	low := reading.Lower(text)
	i := slices.IndexFunc(x.lex.CodesToldBehind, func(lead string) bool { return reading.HasPrefixOf(low, lead) })
	if i < 0 {
		return false
	}
	rest := strings.TrimLeft(text[len(x.lex.CodesToldBehind[i]):], " :：")
	f := FeatureFact{Name: "Exit codes", List: ListExit, Priority: c.priority, Group: c.group}
	if reading.HasHan(text) {
		f.Name = "退出码"
	}
	for {
		code, said, ok := cutCode(rest)
		if !ok {
			return false
		}
		next := nextCode(said)
		meaning := strings.Trim(said[:next], " ,;，；、")
		meaning = strings.TrimSuffix(strings.TrimSuffix(meaning, " and"), ",")
		for _, open := range []string{"if ", "when ", "in case ", "for ", "on "} {
			if cut, ok := strings.CutPrefix(meaning, open); ok {
				meaning = cut
				break
			}
		}
		if meaning == "" {
			return false
		}
		f.Rows = append(f.Rows, x.item(sentence(codeSaid(code, meaning)), u.From, u.To))
		if rest = said[next:]; next == len(said) {
			break
		}
		rest = rest[strings.IndexFunc(rest, unicode.IsDigit):]
	}
	if len(f.Rows) < minListed {
		return false
	}
	x.addList(f, u.From, u.To)
	return true
}

// cutCode cuts the number off the beginning of what is told of exit codes.
func cutCode(text string) (code, said string, ok bool) {
	end := strings.IndexFunc(text, func(r rune) bool { return !unicode.IsDigit(r) })
	if end <= 0 || end > 3 {
		return "", "", false
	}
	said = strings.TrimLeft(text[end:], " =:：–—-")
	return text[:end], said, said != ""
}

// nextCode is where the next code is told in a text: behind a comma or an "and", as a
// number of its own.
func nextCode(text string) int {
	for i := range text {
		for _, sep := range []string{", and ", ", ", "; ", "，", "；", "、", " and "} {
			behind, ok := strings.CutPrefix(text[i:], sep)
			if code, _, named := cutCode(behind); ok && named && !strings.HasPrefix(behind[len(code):], ",") && !strings.HasPrefix(behind[len(code):], ".") {
				return i
			}
		}
	}
	return len(text)
}

// mappedLines reads lines below the heading of a function that say for each thing
// by its name what is done with it, "payments.iban: hash": each is a rule of it.
func (x *understander) mappedLines(u *reading.Unit, c context) bool {
	title := strings.TrimSpace(x.r.Sections[u.Section].Title)
	if c.feature >= 0 || c.kind != "" && c.kind != "feature" || u.Kind != reading.Prose || u.To <= u.From || u.Section == 0 || len(strings.Fields(title)) > 3 || reading.ContainsAny(reading.Lower(title), x.lex.HeadsOfExamples...) {
		return false
	}
	var rows []string
	for n := u.From; n <= u.To && n <= len(x.r.Lines); n++ {
		line := strings.TrimSpace(x.r.Lines[n-1])
		key, value, ok := strings.Cut(line, ":")
		if !ok || !namesMember(key) || strings.TrimSpace(value) == "" || len(strings.Fields(value)) > 3 {
			return false
		}
		rows = append(rows, key+": "+strings.TrimSpace(value))
	}
	at := x.addFeature(FeatureFact{Name: title, Text: title, Priority: c.priority, Group: c.group}, u.From, u.To)
	for i, row := range rows {
		x.addCriterion(at, row, u.From+i, u.From+i)
	}
	return true
}

// namesMember tells the name of a part of a thing as programs write it:
// "customers.email", "order.total_net".
func namesMember(key string) bool {
	owner, part, ok := strings.Cut(strings.Trim(key, "`"), ".")
	return ok && owner != "" && part != "" && reading.IsASCII(key) && !strings.ContainsAny(key, " /\\@") && key == strings.ToLower(key)
}
