package specifying

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// clauseTold tests that somebody is told, by the way on which it reaches them:
// "电话通知值班员", "向站长发送短信", "打电话给店长".
func (w *Specifier) clauseTold(c *oneClause) string {
	if c.who != "" || c.given == "" {
		return ""
	}
	to, way := w.toldTo(c.act)
	if to == "" {
		return ""
	}
	return w.toldWhat(w.toldOnce(c.given, to, way), c.act, to)
}

// toldWhat adds to the test of a message to an office or a system what it has to bring about:
// 通知门禁系统|停用权限.
func (w *Specifier) toldWhat(text, act, to string) string {
	_, deed, ok := strings.Cut(act, to)
	if n := utf8.RuneCountInString(deed); !ok || w.bodyIn(to) != to || n < minOwnClause-1 || n > maxClauseObject || strings.ContainsAny(deed, "，；：") {
		return text
	}
	return w.Say("clause_told_deed", "text", text, "act", deed)
}

// toldOnce says that those who are told get one message each, and nobody else does.
func (w *Specifier) toldOnce(given, to, way string) string {
	got, ok := w.Table.Words["clause_ways"].Paired("zh", way)
	if !ok {
		got = w.Say("clause_message")
	}
	key := "clause_told"
	if w.bodyIn(to) == to {
		key = "clause_told_body"
	} else if strings.ContainsAny(to, "和、") {
		key = "clause_told_each"
	}
	return w.Say(key, "given", given, "who", to, "got", got)
}

// toldTo is who is told by a deed and on which way, "" where it does not say one.
func (w *Specifier) toldTo(act string) (to, way string) {
	rest := act
	for name := range w.Table.Words["clause_ways"].Pairs("zh") {
		if r, ok := strings.CutPrefix(strings.TrimPrefix(strings.TrimPrefix(rest, "通过"), "用"), name); ok {
			way, rest = name, r
			break
		}
	}
	for _, verb := range w.Table.Words["clause_tells"].In("zh") {
		if r, ok := strings.CutPrefix(rest, verb); ok {
			to = r
			break
		}
	}
	if to == "" {
		to, way = w.sentTo(rest, way)
	}
	if body := w.bodyIn(to); body != "" {
		return body, way
	}
	bare := to
	for _, kind := range w.Table.Words["clause_person_kinds"].In("zh") {
		bare = strings.TrimPrefix(bare, kind)
	}
	name, ok := w.LeadingPerson(bare + "做")
	if to == "" || !ok || name != bare && !reading.HasPrefixOf(bare[len(name):], "和", "、") || utf8.RuneCountInString(to) > maxClauseObject {
		return "", ""
	}
	return to, way
}

// bodyIn is an office or a system at the beginning of a text that is told something:
// 维保单位, 门禁系统|停用权限. Empty where a text begins with none.
func (w *Specifier) bodyIn(text string) string {
	end := 0
	for _, kind := range w.Table.Words["told_bodies"].In("zh") {
		i := strings.Index(text, kind)
		if n := utf8.RuneCountInString(text[:max(i, 0)]); i > 0 && n >= 2 && n <= maxMessageName && (end == 0 || i+len(kind) < end) {
			end = i + len(kind)
		}
	}
	if rest := text[end:]; end == 0 || rest != "" && !w.Table.StartsWith("verbs", "zh", rest) && !w.opensDeed(rest) {
		return ""
	}
	return text[:end]
}

// sentTo is who gets what is sent, on which way: 向站长|发送短信, 打电话|给店长.
func (w *Specifier) sentTo(act, way string) (string, string) {
	for _, lead := range []string{"向", "给"} {
		r, ok := strings.CutPrefix(act, lead)
		if !ok {
			continue
		}
		for _, verb := range w.Table.Words["clause_sends"].In("zh") {
			if who, what, ok := strings.Cut(r, verb); ok && utf8.RuneCountInString(what) <= maxMessageName {
				return w.byMessage(who, what, way)
			}
		}
	}
	for _, verb := range w.Table.Words["clause_sends"].In("zh") {
		r, ok := strings.CutPrefix(act, verb)
		what, who, given := strings.Cut(r, "给")
		if ok && given && utf8.RuneCountInString(what) <= maxMessageName {
			if to, by := w.byMessage(who, what, way); to != "" {
				return to, by
			}
		}
	}
	return "", ""
}

// maxMessageName bounds the name of what is sent, in runes: 短信, 微信消息.
const maxMessageName = 6

// byMessage is who gets a message, with its way; "" where what is sent is no message.
func (w *Specifier) byMessage(who, what, way string) (string, string) {
	for name := range w.Table.Words["clause_ways"].Pairs("zh") {
		if strings.HasSuffix(what, name) {
			return who, name
		}
	}
	return "", way
}

// machineTold tests that the product tells somebody whom the statement names.
func (w *Specifier) machineTold(d *Draft) string {
	for clause := range chineseClauses(d.Statement.Head) {
		before, act, auto := strings.Cut(clause, "自动")
		if !auto || utf8.RuneCountInString(before) > maxClauseCase {
			before, act = "", clause
		}
		bare, _ := w.withoutClauseFillers(act)
		for _, word := range w.Table.Words["clause_joins"].In("zh") {
			bare = strings.TrimPrefix(bare, word)
		}
		bare, _ = w.withoutClauseFillers(bare)
		to, way := w.toldTo(bare)
		switch label := d.saidLabel(); {
		case to == "":
			continue
		case label != "":
			return w.toldWhat(w.toldOnce(w.casePrepared(label), to, way), bare, to)
		case utf8.RuneCountInString(before) > 1 && w.withoutSystem(before) == before:
			return w.toldWhat(w.toldOnce(before+"，", to, way), bare, to)
		}
		return w.toldWhat(w.toldOnce(w.Say("clause_in_test"), to, way), bare, to)
	}
	return ""
}

// caseName is what a prepared case is called by the label of a statement.
func caseName(label string) string {
	if kind, _, ok := strings.Cut(label, "属于"); ok && kind != "" {
		return kind // 漏水属于紧急单: the case is 漏水
	}
	return label
}

// casePrepared is the case that a label names as the beginning of a test; of two that it joins
// each is tried by itself: 电梯困人和漏水|属于紧急单 does not wait for both.
func (w *Specifier) casePrepared(label string) string {
	name := caseName(label)
	a, b, ok := strings.Cut(name, "和")
	if name != label && ok && !strings.ContainsAny(name, "的与或（") && utf8.RuneCountInString(a) > 1 && utf8.RuneCountInString(b) > 1 {
		return w.Say("clause_cases", "case", a+"、"+b)
	}
	return w.Say("clause_case", "case", name)
}

// saidLabel is the label of a statement, also where one of its clauses is looked at alone.
func (d *Draft) saidLabel() string {
	label, rest, ok := strings.Cut(d.fact0().Text, "：")
	if d.Statement.Label == "" && ok && utf8.RuneCountInString(label) <= maxClauseCase && !strings.Contains(label, "，") && strings.Contains(rest, d.Statement.Head) {
		return label
	}
	return d.Statement.Label
}
