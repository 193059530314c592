package understanding

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// recordsToldOf files what features of a Chinese source say is kept of a thing:
// "设备信息：编号、名称、状态（在用、停用）" and "每个房间包括：门店、房号、户型". They
// stay features: that it is kept is asked for.
func (x *understander) recordsToldOf() {
	for i := range x.u.Features {
		f := &x.u.Features[i]
		if !strings.Contains(f.Text, "、") || len(f.Source.Lines) == 0 {
			continue
		}
		lines := f.Source.Lines[0]
		for _, clause := range clauses(strings.TrimRight(f.Text, "。")) {
			thing, list := x.lex.recordIn(clause)
			if parts := reading.SplitList(list); thing != "" && len(parts) >= 3 && areFields(parts) {
				x.record(thing, parts, lines.From, lines.To)
			}
		}
	}
}

func (x *understander) record(thing string, parts []string, from, to int) {
	e := x.addEntity(thing, from, to)
	for _, p := range parts {
		name, values := nameAndAside(p)
		x.addField(e, name, "", values, from, to)
		if values != "" {
			x.fieldStates(e, name, values, from, to)
		}
	}
}

// recordIn is the thing of which a clause tells what is kept, and the list.
func (l *Lexicons) recordIn(clause string) (thing, list string) {
	if label, list, ok := strings.Cut(clause, "："); ok && !strings.Contains(label, "，") {
		for _, tail := range l.ChineseRecordNames {
			if thing, found := strings.CutSuffix(label, tail); found && l.isThing(thing) {
				return thing, list
			}
		}
	}
	i := strings.LastIndex(clause, "每")
	if i < 0 {
		return "", ""
	}
	rest := strings.TrimPrefix(clause[i:], "每")
	_, unit := utf8.DecodeRuneInString(rest)
	if !l.hasCounter(rest) {
		return "", ""
	}
	rest = strings.TrimSpace(rest[unit:])
	for _, verb := range []string{"包括", "包含", "记录", "有"} {
		thing, list, ok := strings.Cut(rest, verb)
		if ok && l.isThing(thing) {
			return thing, strings.TrimLeft(list, "：: ")
		}
	}
	return "", ""
}

// hasCounter says that a text begins with a word that counts things: 个房间, 张单.
func (l *Lexicons) hasCounter(text string) bool {
	return reading.HasPrefixOf(text, l.ChineseCounters...)
}

// isThing says that a few characters may name a thing on record.
func (l *Lexicons) isThing(name string) bool {
	n := utf8.RuneCountInString(name)
	return n >= 2 && n <= 6 && !reading.ContainsAny(name, l.ChineseNotAThing...)
}

// areFields says that each item of a list may name a field.
func areFields(parts []string) bool {
	for _, p := range parts {
		name, _ := nameAndAside(p)
		if n := utf8.RuneCountInString(name); n < 2 || n > 8 || strings.ContainsAny(name, "，。；：0123456789") || reading.ContainsAny(name, "可以", "必须", "自动", "不") {
			return false
		}
	}
	return true
}
