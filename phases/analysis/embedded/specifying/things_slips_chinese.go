package specifying

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// tellSlips gives the only slip of a Chinese model of which the source lists no field what
// its statements say is on it: "每一单都要有编号", "按楼栋和工种派单", "接单、填写用料、上传照片".
// A slip is spoken of by the verbs that end in its last character.
func (w *Specifier) tellSlips(m *dataModel) {
	at := m.onlySlip()
	if w.Language != "zh" || at < 0 || len(m.entities[at].Fields) > 0 {
		return
	}
	e := &m.entities[at]
	forms := append([]string{e.Name}, w.Table.Words["slips_spoken"].In("zh")...)
	for _, it := range w.thingItems() {
		if !it.feature {
			continue
		}
		for sentence := range strings.FieldsFuncSeq(it.Text, func(r rune) bool { return r == '。' || r == '；' }) {
			if reading.ContainsAny(sentence, forms...) {
				w.onSlip(e, sentence, it.Source)
			}
		}
	}
}

// onlySlip is the only entity that is a slip: 单子, 报修单. Negative where there is none, or
// several.
func (m *dataModel) onlySlip() int {
	found := -1
	for i := range m.entities {
		if reading.HasSuffixOf(reading.FirstOf(m.entities[i].Label, m.entities[i].Name), "单", "单子") {
			if found >= 0 {
				return -1
			}
			found = i
		}
	}
	return found
}

// onSlip adds the fields that one sentence on a slip tells.
func (w *Specifier) onSlip(e *specs.Entity, sentence string, src specs.Source) {
	for clause := range chineseClauses(sentence) {
		for _, has := range w.Table.Words["slips_have"].In("zh") {
			if before, list, ok := strings.Cut(clause, has); ok && reading.HasSuffixOf(before, "单", "单子") {
				w.addFields(e, list, src, 1)
			}
		}
		if basis, ok := basisOf(clause); ok {
			w.addFields(e, basis, src, 1)
		}
		for _, asked := range w.Table.Words["slips_asked"].In("zh") {
			if words, name, ok := strings.Cut(asked, "="); ok && strings.Contains(clause, words) {
				w.addField(e, specs.Field{Name: name, Source: src})
			}
		}
		for item := range strings.SplitSeq(clause, "、") {
			w.filledIn(e, item, src)
		}
	}
}

// basisOf is by what a clause says slips go to people: "按楼栋和工种把单子派给师傅".
func basisOf(clause string) (string, bool) {
	_, rest, ok := strings.Cut(clause, "按")
	for _, mark := range []string{"把", "派", "分"} {
		if list, _, found := strings.Cut(rest, mark); ok && found && list != "" && utf8.RuneCountInString(list) <= 12 {
			return list, true
		}
	}
	return "", false
}

// filledIn adds what an item of a list of deeds says is filled in or uploaded: "填写用料",
// "并上传完工照片".
func (w *Specifier) filledIn(e *specs.Entity, item string, src specs.Source) {
	if n := utf8.RuneCountInString(item); n > 2 && n <= maxField && strings.HasSuffix(item, "时间") {
		w.addFields(e, item, src, 1) // "改约时间": what is changed is kept
		return
	}
	for _, verb := range slices.Concat(w.Table.Words["writing_verbs"].In("zh"), w.Table.Words["handing_verbs"].In("zh")) {
		_, object, ok := strings.Cut(item, verb)
		if !ok {
			continue
		}
		if f, ok := w.fieldOf(strings.TrimSpace(object), e); ok && object != "" && utf8.RuneCountInString(f.Name) > 1 {
			f.Source = src
			w.addField(e, f)
		}
		return
	}
}
