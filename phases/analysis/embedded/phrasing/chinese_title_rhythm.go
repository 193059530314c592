package phrasing

import (
	"regexp"
	"sync"
)

// rhythm reads a clause that says no more than how often and at what time: 每天 12:30, 每周一上午 9 点.
var rhythm = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^每(?:天|日|晚|周[一二三四五六日末]?|个?月|季度?|年) ?(?:早上|上午|中午|下午|晚上|凌晨|月底|[0-9]{1,2} ?[日号])? ?(?:[0-9]{1,2}(?:[:：][0-9]{2}| ?点(?:半)?))?$`)
})

// onlyRhythm says that a clause tells only when something is done again and again.
func onlyRhythm(clause string) bool { return rhythm().MatchString(clause) }

// endsPerson says that a clause ends with the name of somebody.
func (w *Work) endsPerson(clause string) bool {
	runes := []rune(clause)
	for n := min(6, len(runes)); n >= 2; n-- {
		if name := string(runes[len(runes)-n:]); w.wholePersonName(name) {
			return true
		}
	}
	return false
}

// wholePersonName says that a text is who somebody is and nothing else.
func (w *Work) wholePersonName(text string) bool {
	name, ok := w.LeadingPerson(text + "做")
	return ok && name == text
}
