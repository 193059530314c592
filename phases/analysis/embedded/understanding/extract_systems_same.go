package understanding

import (
	"regexp"
	"slices"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// sameSystem says that two Chinese names are one system, once with the word for what
// it is: 统一身份认证 and 统一身份认证平台.
func sameSystem(one, other string) bool {
	if len(one) > len(other) {
		one, other = other, one
	}
	kind, ok := strings.CutPrefix(other, one)
	if ok && reading.HasHan(one) && versionBehind().MatchString(kind) {
		return true // 微信支付 V3
	}
	if ok && reading.HasPrefixOf(kind, "(", "（") && reading.HasSuffixOf(kind, ")", "）") {
		return true // 体检管理系统(天健 PES 6.2)
	}
	if !ok || !reading.HasHan(one) || utf8.RuneCountInString(one) < 3 {
		return false
	}
	switch kind {
	case "平台", "系统", "服务", "接口", "中心":
		return true
	}
	return false
}

// versionBehind is the version of an interface behind the name of a system.
var versionBehind = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^ ?[Vv][0-9]+(?:\.[0-9]+)*$`)
})

// reachable says that a name can be that of a system outside: it begins with a letter
// or a digit, no plain no stands behind it, and it is no word of an example in
// quotation marks: "take 8 from Korenmarkt to Dampoort".
func (l *Lexicons) reachable(name, text string) bool {
	if first, _ := utf8.DecodeRuneInString(strings.TrimLeft(name, "`*“「《\"'")); !unicode.IsLetter(first) && !unicode.IsDigit(first) {
		return false
	}
	at := strings.Index(text, name)
	if at < 0 {
		return true
	}
	if before := strings.TrimRight(text[:at], " `“「"); reading.HasSuffixOf(before, l.ChineseNotCalled...) || reading.HasSuffixOf(before, l.ChineseCalledByOthers...) && strings.HasSuffix(name, "接口") {
		return false // 不调用|外部接口 reaches nothing, and 上游调用|受理接口 is an interface of the product
	}
	return !keyword(name, text) && !l.plainNo(reading.Lower(text[at+len(name):])) && !inExample(text, name, at) && !reading.ContainsAny(" "+reading.Lower(text), l.FromLocalFiles...)
}

// inExample says that a name stands among other words in quotation marks.
func inExample(text, name string, at int) bool {
	const words = 4 // from which on what is quoted is no name
	for _, pair := range [][2]string{{`"`, `"`}, {"“", "”"}} {
		open := strings.LastIndex(text[:at], pair[0])
		if open < 0 || pair[0] == pair[1] && strings.Count(text[:at], pair[0])%2 == 0 || strings.Contains(text[open+len(pair[0]):at], pair[1]) {
			continue
		}
		quoted, _, closed := strings.Cut(text[open+len(pair[0]):], pair[1])
		if closed && len(strings.Fields(quoted)) >= max(words, len(strings.Fields(name))+2) {
			return true
		}
	}
	return false
}

// plainNo tells that behind a name stands nothing but a no: "MySQL: no.", "Notify?? –
// no, we are private", "Kafka (no)".
func (l *Lexicons) plainNo(after string) bool {
	rest := strings.TrimLeft(after, " ?？:：–—-(（")
	if strings.TrimLeft(after, " ") == rest {
		return false
	}
	for no := range l.RefusalLabels {
		behind, ok := strings.CutPrefix(rest, no)
		if next, _ := utf8.DecodeRuneInString(behind); ok && (behind == "" || strings.ContainsRune(".,;!)。，；！）", next)) {
			return true
		}
	}
	return false
}

// refusedAlone is the thing to which a text says nothing but no: MySQL of "MySQL: no."
func (l *Lexicons) refusedAlone(text string) string {
	what, no, _ := reading.CutLabel(text, false)
	if l.RefusalLabels[strings.Trim(reading.Lower(no), " .!。！")] {
		return what
	}
	return ""
}

// saysHow says that what stands behind a name tells of one system: it is no list of names, but
// remarks, "REST on port 8443, manual v3.2", "our existing MPI, read-only, over HL7 FHIR".
func (x *understander) saysHow(text string) bool {
	parts := reading.SplitTop(text, ", ")
	if len(parts) < 2 {
		return true
	}
	for _, h := range x.lex.tech.Find(parts[0]) {
		if h.Value.isForm() {
			return true
		}
	}
	return !reading.HasHan(text) && !slices.ContainsFunc(parts[1:], func(part string) bool {
		return part == "" || reading.StartsUpper(strings.TrimPrefix(part, "and "))
	})
}

// systemsInProse reads a paragraph below a heading of outside systems that introduces
// one after the other by its name: "ProScript: HL7 feed. Locker wall: REST, port 8443."
func (x *understander) systemsInProse(u *reading.Unit, c context) bool {
	const least = 2 // that are introduced so
	if u.Kind != reading.Prose || len(u.Sentences) < least {
		return false
	}
	labels := 0
	parts := make([]reading.Unit, 0, len(u.Sentences))
	for i, sen := range u.Sentences {
		if i == 0 && u.Label != "" {
			sen.Text = LabelText(u.Label, sen.Text)
		}
		part := *u
		part.Text, part.From, part.To = sen.Text, sen.From, sen.To
		if part.Label, sen.Text, _ = reading.CutLabel(sen.Text, false); part.Label == "" {
			sen.Text = part.Text
		}
		part.Sentences = []reading.Sentence{sen}
		if part.Label != "" && reading.StartsUpper(part.Label) {
			labels++
		}
		parts = append(parts, part)
	}
	if labels < least {
		return false
	}
	for i := range parts {
		x.integrationUnit(&parts[i], nil, c)
	}
	return true
}

// tellsSources tells the table of the data that a product takes in by its columns:
// where it comes from, and how fresh it is.
func (l *Lexicons) tellsSources(header []string) bool {
	if len(header) < 3 || !l.DataSourceColumns[reading.Lower(header[0])] {
		return false
	}
	for _, head := range header[1:] {
		if slices.Contains(l.FreshnessColumns, reading.Lower(head)) {
			return true
		}
	}
	return false
}

// sourceRow reads a row of a table of the data that the product takes in: what comes
// from where is the purpose, with all that is told beside it.
func (x *understander) sourceRow(r row) {
	name := first(r.u.Cells)
	var told []string
	way := ""
	for i, cell := range r.u.Cells {
		if cell == name || cell == "" || cell == "–" || cell == "-" {
			continue
		}
		if hits := x.lex.tech.Find(cell); way == "" && len(hits) > 0 && (hits[0].Value.isForm() || hits[0].Value.layer == "queue") {
			way = cell
		}
		if i < len(r.u.Header) && len(told) > 0 {
			cell = reading.Lower(r.u.Header[i]) + " " + cell
		}
		told = append(told, cell)
	}
	x.mergeIntegration(IntegrationFact{Name: name, Purpose: sentence(strings.Join(told, "; ")), Protocol: way, Source: x.source(r.u.From, r.u.To)})
	x.mention(spell(r), r.u.From, r.u.To, true)
}
