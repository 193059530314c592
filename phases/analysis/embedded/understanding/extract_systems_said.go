package understanding

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// saidSystems reads the outside systems that people name in passing: "我们医院用的是东软
// 的", "地磅是耀华的仪表", "登录走企业微信", "账还是记在金蝶里面", "书名从豆瓣拉".
func (x *understander) saidSystems(text string, from, to int) {
	x.usedMakes(text, from, to)
	x.knownPlaces(text, from, to)
	x.pulledFrom(text, from, to)
	x.thereAlready(text, from, to)
	for _, verb := range x.lex.ChineseReportsTo { // "报到他们的“数字农业平台”"
		_, after, ok := strings.Cut(text, verb)
		_, after, quoted := strings.Cut(after, "“")
		name, _, closed := strings.Cut(after, "”")
		if ok && quoted && closed && utf8.RuneCountInString(name) <= 12 && reading.ContainsAny(name, "平台", "系统", "网") {
			x.newSystem(name, text, from, to)
		}
	}
	if before, _, ok := strings.Cut(text, "接口"); ok && strings.Contains(before, "走") { // "走国家电网的接口"
		name := strings.TrimSuffix(before[strings.LastIndex(before, "走")+len("走"):], "的")
		x.outsideName(name, text, from, to)
	}
}

// usedMakes reads what somebody says is there by its maker.
func (x *understander) usedMakes(text string, from, to int) {
	for _, open := range x.lex.ChineseInUse {
		_, after, ok := strings.Cut(text, open)
		if !ok {
			continue
		}
		name := after
		if i := strings.IndexAny(name, "，。；、（(！ "); i >= 0 {
			name = name[:i]
		}
		for _, stop := range x.lex.ChineseBehindMake {
			if i := strings.Index(name, stop); i > 0 {
				name = name[:i]
			}
		}
		if open == "现在用" && !strings.Contains(after[len(name):], "的") || open == "我们用的" && !reading.ContainsAny(text, x.lex.ChineseJoins...) {
			continue
		}
		x.outsideName(name, text, from, to)
	}
	for _, device := range x.lex.ChineseDevices {
		before, _, ok := strings.Cut(text, "的"+device)
		if !ok {
			continue
		}
		for _, open := range x.lex.ChineseDeviceCounts {
			if i := strings.LastIndex(before, open); i > 0 && i >= len(before)-len(open)-12 {
				x.outsideName(before[i+len(open):], text, from, to)
				break
			}
		}
	}
}

// knownPlaces files a known service where the words around it say that something is
// done in it or goes through it.
func (x *understander) knownPlaces(text string, from, to int) {
	for _, h := range x.lex.tech.Find(text) {
		if h.Value.layer != "service" || x.lex.refusedName(text, h.Start) || x.lex.refusedAfter(text, h.End) {
			continue
		}
		before, after := text[:h.Start], text[h.End:]
		inside := (strings.HasSuffix(before, "在") || strings.HasSuffix(before, "从")) && reading.HasPrefixOf(after, x.lex.ChineseBehindPlace...)
		through := (strings.HasSuffix(before, "走") || strings.HasSuffix(before, "用") || strings.HasSuffix(before, "接") || strings.HasSuffix(before, "通过")) && (after == "" || reading.HasPrefixOf(after, x.lex.ChineseNoPlace...))
		opened := (before == "" || strings.HasSuffix(before, "，") || strings.HasSuffix(before, "；")) && (strings.HasPrefix(after, "里") || strings.HasPrefix(after, "上")) && reading.HasPrefixOf(after[len("里"):], x.lex.ChineseUseDeeds...)
		if inside || through || opened || x.lex.handedTo(before) {
			name := text[h.Start:h.End]
			if model := reading.FirstWord(after); strings.HasPrefix(after, " ") && model != "" && reading.IsLatin(rune(model[0])) && len(model) <= 4 {
				name += " " + strings.TrimRight(model, "。，；、") // "用友 U8"
			}
			x.addIntegration(name, text, from, to)
		}
	}
	for _, name := range []string{"微信", "LINE"} { // a part of the names of many services
		for _, open := range x.lex.ChineseGoVerbs {
			_, after, ok := strings.Cut(text, open+name)
			if !ok {
				_, after, ok = strings.Cut(text, open+" "+name)
			}
			if after = strings.TrimLeft(after, " "); ok && (after == "" || reading.HasPrefixOf(after, x.lex.ChineseNotGone...)) {
				x.newSystem(name, text, from, to)
			}
		}
	}
}

// pulledFrom reads what something is fetched from: "书名从豆瓣拉", "处方从 HIS 来".
func (x *understander) pulledFrom(text string, from, to int) {
	for rest := text; ; {
		_, after, ok := strings.Cut(rest, "从")
		if !ok {
			return
		}
		rest = after
		best := -1
		for _, verb := range x.lex.ChinesePulledFrom {
			if i := strings.Index(after, verb); i > 0 && (best < 0 || i < best) {
				best = i
			}
		}
		if best < 0 {
			continue
		}
		name := strings.TrimSpace(after[:best])
		for _, tail := range x.lex.ChineseBesideSource {
			name = strings.TrimSpace(strings.TrimSuffix(name, tail))
		}
		if strings.HasPrefix(after[best:], "来") && !reading.IsCapitals(name) {
			continue // "从家里来"
		}
		x.outsideName(name, text, from, to)
	}
}

// outsideName files a short name of something outside, unless it is a thing of
// every day or points at something.
func (x *understander) outsideName(name, text string, from, to int) {
	if quoted, ok := strings.CutPrefix(strings.TrimSpace(name), "“"); ok {
		name, _, _ = strings.Cut(quoted, "”")
	}
	name = strings.Trim(name, " “”\"「」的")
	n := utf8.RuneCountInString(name)
	if n < 2 || n > 10 || strings.ContainsAny(name, "，。；、：0123456789") && !reading.ContainsAny(name, "系统", "平台") || x.isPerson(name) || x.isDepartment(name) {
		return
	}
	if reading.ContainsAny(name, x.lex.ChineseNoSystemName...) {
		return
	}
	x.newSystem(name, text, from, to)
}
