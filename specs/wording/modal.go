package wording

import (
	"strings"
	"sync"
)

// Strength is how binding a sentence is, in the sense of RFC 2119.
type Strength string

// The strengths, from the strongest.
const (
	MustNot   Strength = "must not"
	Must      Strength = "must"
	ShouldNot Strength = "should not"
	Should    Strength = "should"
	May       Strength = "may"
	Unbound   Strength = ""
)

// modals lists the words of both languages. In English, shall is must; in
// Chinese, words inside which 应 and 可 mean nothing are listed with no class.
var modals = sync.OnceValue(func() [2]*Lexicon {
	en := "must not=must not;shall not=must not;may not=must not;mustn't=must not;must never=must not;shall never=must not;must=must;shall=must;required to=must;" +
		"is required=must;are required=must;has to=must;have to=must;should not=should not;shouldn't=should not;not recommended=should not;should=should;" +
		"recommended=should;may=may;optional=may;optionally=may"
	zh := "不得=must not;禁止=must not;严禁=must not;不允许=must not;不可以=must not;不能=must not;不可=must not;必须=must;只能=must;仅能=must;务必=must;须=must;需要=must;" +
		"不应该=should not;不应当=should not;不应=should not;不宜=should not;应当=should;应该=should;应=should;宜=should;建议=should;可以=may;可选=may;可=may;" +
		"响应=;应用=;对应=;适应=;相应=;应急=;应收=;应付=;应到、=;应到和=;应到人=;应到数=;应扣款=;应扣金额=;应扣用户=;应扣费=;应扣、=;应缴费=;应缴金额=;应缴款=;应缴、=;应退金额=;应退款=;应退、=;应还金额=;应还款额=;应还、=;应得、=;应发工资=;应发数=;应发、=;反应=;供应=;效应=;感应=;应答=;不应答=;应对=;回应=;可选择=;可选用=;可选取=;可用=;可靠=;可能=;可见=;可视=;可扩展=;可维护=;可读=;可执行=;可移植=;" +
		"可测=;可信=;可控=;可行=;可观=;可追=;许可=;认可=;可接受=;可配置=;可复用=;无须=;无需=;不必=;必须的=must;便宜=;事宜=;适宜=;不可用=;不可见=;不可靠=;不可变=;不可逆=;尚可=;" +
		"和建议=;与建议=;及建议=;、建议=;意见建议=;投诉建议=;改进建议=;优化建议=;处理建议=;给出建议=;提出建议="
	return [2]*Lexicon{NewLexicon(English, modalEntries(en)), NewLexicon(Chinese, modalEntries(zh))}
})

func modalEntries(list string) []Entry {
	var out []Entry
	for pair := range strings.SplitSeq(list, ";") {
		word, class, _ := strings.Cut(pair, "=")
		out = append(out, Entry{Term: word, Class: class})
	}
	return out
}

// HasRFC2119 finds the most binding word of a text in either language, as
// written, and how binding it is; both are empty when there is none.
func HasRFC2119(text string) (word string, strength Strength) {
	order := []Strength{Unbound, May, Should, ShouldNot, Must, MustNot}
	best := 0
	for _, lexicon := range modals() {
		for _, m := range lexicon.Find(text) {
			for i, s := range order {
				if i > best && s == Strength(m.Entry.Class) {
					best, word, strength = i, m.Text, s
				}
			}
		}
	}
	return word, strength
}
