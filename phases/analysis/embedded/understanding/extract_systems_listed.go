package understanding

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// A Chinese paper often names the systems around the product only in a list: "一期要对接 HIS、LIS
// 和企业微信", or below 接哪些 nothing but "金蝶、旺店通、顺丰、微信支付。".

// maxListedSystem bounds the name of a system in a list, in runes.
const maxListedSystem = 14

// reachedList reads the list of systems behind a verb of connecting.
func (x *understander) reachedList(text string, from, to int) {
	for _, verb := range x.lex.ChineseConnects {
		before, after, ok := strings.Cut(text, verb)
		if !ok || reading.HasSuffixOf(before, x.lex.ChineseUnconnected...) {
			continue
		}
		list := strings.TrimLeft(after, "了到的：: ")
		if i := strings.IndexAny(list, "，。；：（(:;"); i >= 0 {
			list = list[:i]
		}
		names := x.listedSystems(list)
		for _, name := range names {
			x.partner(name, text, from, to)
		}
		if len(names) > 0 {
			return
		}
	}
}

// listedSystems are the names of a list of systems; nil where one of the parts is no name.
func (x *understander) listedSystems(list string) []string {
	parts := inList(list)
	if len(parts) < 2 {
		return nil
	}
	known := 0
	for i, part := range parts {
		parts[i] = strings.TrimSpace(strings.TrimSuffix(part, "等"))
		n := utf8.RuneCountInString(parts[i])
		if n < 2 || n > maxListedSystem || strings.ContainsAny(parts[i], "，。；：→“”的") || x.isPerson(parts[i]) || x.isDepartment(parts[i]) {
			return nil
		}
		if x.isSystemName(parts[i]) {
			known++
		}
	}
	if known*2 < len(parts) {
		return nil
	}
	return parts
}

// inList are the parts of a Chinese list, of which 和 joins the last two: HIS、LIS |和| 企业微信.
func inList(list string) []string {
	parts := reading.SplitList(strings.TrimRight(list, "。 "))
	last := parts[len(parts)-1]
	for _, word := range []string{"以及", "和", "及"} {
		a, b, ok := strings.Cut(last, word)
		if ok && utf8.RuneCountInString(strings.TrimSpace(a)) > 1 && utf8.RuneCountInString(strings.TrimSpace(b)) > 1 {
			return append(parts[:len(parts)-1], strings.TrimSpace(a), strings.TrimSpace(b))
		}
	}
	return parts
}

// isSystemName tells the name of a system by itself: it is known, is written in capitals, or says which
// kind of system it is.
func (x *understander) isSystemName(name string) bool {
	for _, h := range x.lex.tech.Find(name) {
		if h.Value.layer == "service" {
			return true
		}
		if h.Start == 0 && h.End == len(name) {
			return false // what a product is made of: MySQL
		}
	}
	return unicode.IsUpper(rune(name[0])) || reading.HasSuffixOf(name, x.lex.ChineseSystemKinds...) || reading.ContainsAny(name, "系统", "平台", "云", "快递")
}

// systemsOnly reads a sentence that is nothing but a list of systems, below a heading that speaks of
// what the product is connected with.
func (x *understander) systemsOnly(sen reading.Sentence, section int) bool {
	if !reading.HasHan(sen.Text) || !strings.Contains(sen.Text, "、") || reading.ContainsAny(sen.Text, x.lex.ChineseConnects...) || !reading.ContainsAny(x.r.Sections[section].Title, x.lex.ChineseConnectHeads...) {
		return false
	}
	names := x.listedSystems(sen.Text)
	if names == nil {
		names = x.plainNames(sen.Text)
	}
	for _, name := range names {
		x.mergeIntegration(IntegrationFact{Name: name, Source: x.source(sen.From, sen.To)})
	}
	if len(names) > 0 {
		x.place(sen.From, sen.To)
	}
	return len(names) > 0
}

// plainNames are the parts of a list of short names without a deed among them; the heading says that
// they are systems.
func (x *understander) plainNames(list string) []string {
	parts := inList(list)
	if len(parts) < minListed {
		return nil
	}
	for _, part := range parts {
		n := utf8.RuneCountInString(part)
		if n < 2 || n > 8 || strings.ContainsAny(part, "，。；：→0123456789的") || x.isPerson(part) || x.isDepartment(part) || reading.HasPrefixOf(part, x.lex.ChineseVerbsBehindPerson...) {
			return nil
		}
	}
	return parts
}

// systemsBeneath reads a paragraph below a heading of outside systems that begins with nothing but their
// names; what is told behind them is read sentence by sentence.
func (x *understander) systemsBeneath(u *reading.Unit, c context) bool {
	if u.Kind != reading.Prose || u.Label != "" || len(u.Sentences) == 0 || !x.systemsOnly(u.Sentences[0], u.Section) {
		return false
	}
	if len(u.Sentences) > 1 {
		rest := *u
		rest.Sentences = u.Sentences[1:]
		rest.Text = strings.TrimSpace(strings.TrimPrefix(u.Text, u.Sentences[0].Text))
		rest.From = rest.Sentences[0].From
		x.general(&rest, nil, context{feature: -1, group: c.group})
	}
	return true
}

// announcedSystems files those systems of a list in front of a table that the table leaves out: "一期要对接
// HIS、LIS 和企业微信：".
func (x *understander) announcedSystems() {
	for i := range x.r.Units {
		u := &x.r.Units[i]
		if u.Kind == reading.Prose && reading.HasHan(u.Text) && strings.HasSuffix(strings.TrimSpace(u.Text), "：") {
			x.reachedList(u.Text, u.From, u.To)
		}
	}
}
