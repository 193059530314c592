package phrasing

import (
	"regexp"
	"slices"
	"strings"
	"sync"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// untoldOfRow drops those deeds of a row that a statement tells, 核对单据、拍照、登记, with the place where
// they are done or without. A deed alone stays as it is.
func (w *Work) untoldOfRow(actor, deed string, said []map[string]bool) string {
	bare := w.rowWithoutPlace(deed)
	parts := strings.Split(bare, "、")
	if len(parts) < 2 || slices.ContainsFunc(parts, func(p string) bool { return !w.opensDeed(p) }) {
		return deed
	}
	told := func(p string) bool { // who sees something needs a place for it, and no statement that only happens upon it is that
		return toldIn(p, said) || !reading.HasPrefixOf(p, "看", "查") && w.vaguelyTold(actor, p, said)
	}
	left := slices.DeleteFunc(slices.Clone(parts), told)
	if len(left) == len(parts) {
		return deed
	}
	if place := strings.TrimSuffix(deed, bare); place != "" && len(left) > 0 {
		return place + strings.Join(left, "、")
	}
	return strings.Join(left, "、")
}

// rowWithoutPlace takes the place off a row of deeds: 在收货点|核对单据、拍照、登记.
func (w *Work) rowWithoutPlace(deed string) string {
	rest, ok := strings.CutPrefix(deed, "在")
	if !ok || !strings.Contains(deed, "、") {
		return deed
	}
	for _, end := range w.Table.Words["place_ends"].In("zh") {
		if _, done, found := strings.Cut(rest, end); found && w.opensDeed(done) {
			return done
		}
	}
	return deed
}

// rowOfThingsTold says that a deed which writes down several things, 每天记录在库数、破损、丢失, is told by a
// statement that has all of them written down, whatever its verb for that.
func (w *Work) rowOfThingsTold(deed string, said []map[string]bool) bool {
	deed = rhythmAhead().ReplaceAllString(deed, "")
	writes := append(slices.Clone(w.Table.Words["writing_verbs"].In("zh")), w.Table.Words["record_verbs"].In("zh")...)
	verb := reading.LongestPrefix(deed, writes...)
	things := strings.Split(strings.TrimSuffix(strings.TrimPrefix(deed, verb), "等"), "、")
	if verb == "" || len(things) < 2 {
		return false
	}
	for i, thing := range things {
		if short := strings.TrimRight(thing, "数量"); utf8.RuneCountInString(short) > 1 {
			things[i] = short
		}
		if utf8.RuneCountInString(things[i]) < 2 {
			return false
		}
	}
	return slices.ContainsFunc(said, func(s map[string]bool) bool {
		return slices.ContainsFunc(writes, func(v string) bool { return utf8.RuneCountInString(v) > 1 && holdsPairs(s, v) }) &&
			!slices.ContainsFunc(things, func(thing string) bool { return !holdsPairs(s, thing) })
	})
}

// rhythmAhead is how often something is done, in front of the deed.
var rhythmAhead = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^每(?:天|日|周|月|班|晚|季度|年)`)
})

// withoutCounts takes the counts out between a verb and its thing, 拍 2 张照片 is 拍照片, so that the deed is
// found in it by its plain name.
func withoutCounts(text string) string {
	return countOfThing().ReplaceAllString(text, "$1")
}

// countOfThing is a count with its measure behind a character and in front of another.
var countOfThing = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(\p{Han}) ?[0-9]+ ?[张份个条项件篇段枚] ?`)
})
