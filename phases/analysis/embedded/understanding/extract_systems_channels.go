package understanding

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// Bounds of names of services, in runes.
const (
	maxServedThing = 6  // what a service does
	maxChannelName = 10 // who sends or shows it
)

// servedName is what a service is called whose own name says nothing but whose it is:
// 人脸核验由|集团统一的|服务提供 is 集团人脸核验服务.
func (l *Lexicons) servedName(text, owner string) string {
	before, _, _ := strings.Cut(text, "由"+owner)
	thing := strings.TrimSpace(before)
	if i := strings.LastIndexAny(before, "，；：。"); i >= 0 {
		_, size := utf8.DecodeRuneInString(before[i:])
		thing = strings.TrimSpace(before[i+size:])
	}
	bare := owner
	for _, plain := range l.ChinesePlainOwners {
		bare = strings.TrimSuffix(bare, plain)
	}
	if n := utf8.RuneCountInString(thing); bare == owner || bare == "" || n < 2 || n > maxServedThing || strings.ContainsAny(thing, "的和、") {
		return owner + "服务"
	}
	return bare + thing + "服务"
}

// channelsOf reads whose service messages or maps go by: 短信和电话走|阿里云. Each clause
// names one, and tells what only this one is for.
func (x *understander) channelsOf(text string, from, to int) {
	for clause := range strings.FieldsFuncSeq(text, func(r rune) bool { return strings.ContainsRune("，；。", r) }) {
		what, name, ok := strings.Cut(strings.TrimSpace(clause), "走")
		name = strings.TrimSpace(name)
		if n := utf8.RuneCountInString(name); !ok || n < 2 || n > maxChannelName || reading.ContainsAny(name, "的", "流程", "审批", "、", "平台", "系统", "网关", "号码") {
			continue
		}
		things := strings.FieldsFunc(what, func(r rune) bool { return strings.ContainsRune("和与及、", r) })
		if len(things) == 0 || !x.lex.allChannels(things) {
			continue
		}
		x.addIntegration(name+strings.Join(things, "和"), clause, from, to)
	}
}

// allChannels says that each of some things is sent or shown by a service.
func (l *Lexicons) allChannels(things []string) bool {
	for _, thing := range things {
		if !reading.HasSuffixOf(strings.TrimSpace(thing), l.ChineseChannelThings...) || utf8.RuneCountInString(thing) > maxServedThing {
			return false
		}
	}
	return true
}

// ownPurpose is what a sentence says of one system where it names another one too: the
// clause with its name. 短信走甲，|地图用乙| says of 乙 only that.
func (x *understander) ownPurpose(text, name string) string {
	clauses := strings.Split(strings.TrimRight(text, "。； "), "，")
	if len(clauses) < 2 || !reading.HasHan(text) {
		return text
	}
	own, others := "", false
	for _, clause := range clauses {
		switch {
		case strings.Contains(clause, name):
			if own != "" {
				return text
			}
			own = clause
		case len(x.lex.tech.Find(clause)) > 0:
			others = true
		default:
			return text // what stands there may be said of it too
		}
	}
	if own == "" || !others || utf8.RuneCountInString(own) < maxServedThing {
		return text
	}
	return own
}
