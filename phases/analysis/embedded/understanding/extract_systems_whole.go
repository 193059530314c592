package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// isSystemKind tells the acronyms by which kinds of business systems go. They
// stand behind the name of one: "Astro WMS".
func isSystemKind(word string) bool {
	return word != "" && strings.Contains(" WMS ERP CRM LIMS LIS LMS CMS POS PMS HIS MES PIM DMS TMS OMS ATS EHR EMR PACS RIS SCADA PLM BMS HRIS ", " "+word+" ")
}

// kindBehind is the acronym of a kind of system directly behind a name.
func kindBehind(rest string) string {
	if !strings.HasPrefix(rest, " ") {
		return ""
	}
	word := strings.TrimRight(reading.FirstWord(rest[1:]), ".,;:)")
	if !isSystemKind(word) {
		return ""
	}
	return word
}

// wholeName is the name of a system with the proper name before the acronym of its
// kind: "WMS" of "posted to the warehouse system, Astro WMS" is "Astro WMS".
func wholeName(name, text string) string {
	if !isSystemKind(name) {
		return name
	}
	before, _, ok := strings.Cut(text, " "+name)
	word := reading.LastWord(before)
	if !ok || len(before) == len(word) || !reading.StartsUpper(word) || reading.IsCapitals(word) || strings.ContainsAny(word, ".,;:()`\"") || reading.HasHan(word) || strings.HasSuffix(strings.TrimSuffix(before, " "+word), ".") {
		return name
	}
	return word + " " + name
}

// noSystem says that a name is that of a part of a law or a paper, "Annex XIII", of
// a kind of file, of a device that people hold, or of a table of data in code:
// `members.flags`.
func (l *Lexicons) noSystem(name string) bool {
	if l.noChineseName(name) {
		return true
	}
	first := reading.FirstWord(name)
	if first != name && slices.Contains(l.TitlesOfPeople, strings.TrimSuffix(first, ".")) {
		return true // "a letter from Frau Haas"
	}
	return slices.Contains(l.OwnDevices, first) || slices.Contains(l.OwnPlatforms, name) || first != name && strings.Contains(" Annex Article Appendix Section Chapter Schedule Part Paragraph Clause Directive Regulation Table Figure ", " "+first+" ") ||
		strings.Contains(" Excel Word PowerPoint PDF CSV ", " "+name+" ") || strings.HasPrefix(name, "`") && strings.Contains(name, ".")
}

// noChineseName tells Chinese words that name no system whatever stands around them: how many of a
// thing there are, 一个接口, a thing of every day, 密码, what somebody does, 讨论了一下, and who is served, 账号业务线.
func (l *Lexicons) noChineseName(name string) bool {
	return reading.HasHan(name) && (reading.HasPrefixOf(name, l.ChineseCountsOfThing...) || slices.Contains(l.ChineseEverydayThings, name) || reading.HasSuffixOf(name, l.ChineseNoNameVerbs...) || reading.HasSuffixOf(name, l.ChineseConsumers...))
}

// withoutNow is a Chinese name without the word that says that it is there today,
// and without 系统 behind a name that is known: "现在的金蝶系统" is 金蝶.
func (x *understander) withoutNow(name string) string {
	if !reading.HasHan(name) {
		return name
	}
	for _, open := range x.lex.ChineseOfNow {
		name = strings.TrimPrefix(name, open)
	}
	bare := strings.TrimSuffix(name, "系统")
	if hits := x.lex.tech.Find(bare); bare != name && reading.HasHan(bare) && len(hits) > 0 && hits[0].Start == 0 && hits[0].End == len(bare) {
		return bare
	}
	return name
}

// sameMaker says that a name is another with the word for what it is behind it: 云票发票平台
// is told by 云票 once more.
func sameMaker(long, short string) bool {
	kind, ok := strings.CutPrefix(long, short)
	return ok && reading.HasSuffixOf(kind, "平台", "系统", "服务", "接口")
}

// filedLonger says that the same line has filed a system whose name begins with
// this one, and gives one filed shorter its whole name: "Sage", "Sage 200".
func (x *understander) filedLonger(name string, from int) bool {
	for i := range x.u.Integrations {
		f := &x.u.Integrations[i]
		if FirstLine(f.Source) != FirstLine(x.source(from, from)) {
			continue
		}
		if strings.HasPrefix(f.Name, name+" ") || reading.HasHan(name) && (sameMaker(f.Name, name) || strings.HasPrefix(f.Name, name) && reading.HasSuffixOf(f.Name, x.lex.ChineseSystemKinds...)) {
			return true
		}
		if rest, ok := strings.CutPrefix(name, f.Name+" "); ok && strings.Trim(rest, "0123456789.") == "" {
			x.outer[fold(name)] = true
			f.Name = name
			return true
		}
	}
	return false
}

// filedByKind says that a system is filed already by its name and the acronym of its kind,
// and gives one filed without it its whole name: "Astro" is the Astro WMS.
func (x *understander) filedByKind(name string) bool {
	for i := range x.u.Integrations {
		f := &x.u.Integrations[i]
		if kind, ok := strings.CutPrefix(f.Name, name+" "); ok && isSystemKind(kind) {
			return true
		}
		if kind, ok := strings.CutPrefix(name, f.Name+" "); ok && isSystemKind(kind) {
			x.outer[fold(name)] = true
			f.Name = name
			return true
		}
	}
	return false
}
