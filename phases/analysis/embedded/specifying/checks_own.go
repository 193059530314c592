package specifying

import (
	"strconv"
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// ownDataRow is how a deed is tested that somebody does with the data that are kept of
// them: what is deleted is gone everywhere and not only out of sight, and what is
// downloaded is all of it and of nobody else. Nil for any other deed.
func (w *Specifier) ownDataRow(want, object string) *phrasing.CheckRule {
	own, thing, more := strings.Cut(strings.ToLower(object), " ")
	if w.Language == "zh" || !more || !w.Table.IsWord("check_own", "en", own) {
		return nil
	}
	thing, _, _ = strings.Cut(beforePreposition(thing), " and ")
	if !w.Table.IsWord("check_personal", "en", reading.LastWord(thing)) {
		return nil
	}
	verb := strings.ToLower(phrasing.LeadingWord(want))
	switch {
	case w.Table.IsWord("check_erasing", "en", verb):
		return w.systemRow("erase")
	case phrasing.HasVerb(w.systemRow("export"), verb):
		return w.systemRow("ownexport")
	}
	return nil
}

// superlativeCourse tests a proposal that can be worked out by looking: "the three
// smallest berths that fit". Nobody has to be asked whether it is a good one.
func (w *Specifier) superlativeCourse(d *Draft, verb, object string) course {
	words := strings.Fields(object)
	if w.Language == "zh" || len(words) < 4 || !phrasing.HasVerb(w.systemRow("advise"), verb) || !strings.EqualFold(words[0], "the") {
		return course{}
	}
	said, known := w.Table.Words["check_small_numbers"].Paired("en", strings.ToLower(words[1]))
	if !known {
		said = words[1]
	}
	count, err := strconv.Atoi(said)
	if err != nil || count < 2 || !w.Table.IsWord("check_superlatives", "en", strings.ToLower(words[2])) || !phrasing.IsPluralNoun(strings.ToLower(words[3])) {
		return course{}
	}
	row, things := w.systemRow("superlative"), strings.Join(words[3:], " ")
	if _, tail, ok := strings.Cut(d.Statement.Head, object+" "); ok && w.Table.IsWord("relatives", "en", strings.ToLower(phrasing.LeadingWord(tail))) {
		tail, _, _ = strings.Cut(tail, ", ")
		things += " " + strings.TrimRight(tail, ",. ") // of what they are the smallest
	}
	slots := w.Slots("object", strings.Join(words[:3], " "), "things", things, "more", strconv.Itoa(count+2), "fewer", strconv.Itoa(count-1))
	return course{Main: wording.Sentence(phrasing.FillSlots(row.System.In("en"), "en", slots)), rank: actCourse, same: row.Same}
}
