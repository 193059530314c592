package specifying

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// chineseParts tests that a thing holds all that the source lists of it.
func (w *Specifier) chineseParts(d *Draft) course {
	label, text := d.Statement.Label, strings.TrimRight(d.Statement.Head, "。；")
	if before, after, ok := strings.Cut(text, "："); ok && label == "" {
		label, text = before, after
	}
	list := w.chineseList(text)
	if label == "" || utf8.RuneCountInString(label) > 12 || len(list) < 2 {
		return course{}
	}
	return w.holding(label, list)
}

// chineseList are the names that a text lists; nil where it says something.
func (w *Specifier) chineseList(text string) []string {
	first, _, _ := strings.Cut(text, "，")
	first, _, _ = strings.Cut(first, "；")
	parts := strings.Split(first, "、")
	for i, p := range parts {
		p = strings.TrimSpace(p)
		if n := utf8.RuneCountInString(p); n < 2 || n > 10 || strings.ContainsAny(p, "：。") || w.Table.StartsWith("verbs", "zh", p) || strings.HasPrefix(p, "按") {
			return nil
		}
		parts[i] = p
	}
	return parts
}

// chineseNamed tests a thing by what things of its kind are for.
func (w *Specifier) chineseNamed(d *Draft) course {
	thing := d.Statement.Label
	if head := w.FirstClause(strings.TrimRight(d.Statement.Head, "。；")); thing == "" && w.ChineseNoun(head) {
		thing = head
	}
	if thing == "" || utf8.RuneCountInString(thing) > 14 {
		return course{}
	}
	slots := w.Slots("product", w.ShortProduct(), "actor", d.Actor, "thing", thing)
	for i := range w.Table.Things {
		r := &w.Table.Things[i]
		for _, noun := range r.Nouns.In("zh") {
			if strings.HasSuffix(thing, noun) {
				slots["thing"] = w.madeThing(thing, noun)
				return course{Main: phrasing.FillSlots(r.Check.In("zh"), "zh", slots), also: phrasing.FillSlots(r.Also.In("zh"), "zh", slots), rank: actCourse, same: r.Same}
			}
		}
	}
	return course{}
}

// chineseSupport tests that one thing works with another: "图文课件支持语音朗读".
func (w *Specifier) chineseSupport(d *Draft) course {
	clause := w.FirstClause(strings.TrimRight(d.Statement.Head, "。；"))
	if before, after, duty := w.CutDuty(clause); duty {
		clause = before + after
	}
	thing, text, ok := strings.Cut(clause, "支持")
	n, m := utf8.RuneCountInString(thing), utf8.RuneCountInString(text)
	if reading.HasSuffixOf(thing, "不", "不再", "无法") || text == "幂等" {
		return course{} // what is no longer offered is not tried, and the same sent twice is what tests 幂等
	}
	if !ok || d.Statement.Label != "" || n < 2 || n > 10 || m < 2 || m > 14 || w.Table.StartsWith("systems", "zh", thing) {
		return course{}
	}
	out := course{Main: w.Say("check_supports", "thing", thing, "text", text), rank: actCourse}
	if w.Table.EndsWith("check_files", thing) || w.Table.EndsWith("support_files", thing) {
		out.also = w.Say("check_supports_also", "thing", thing)
	}
	return out
}

// chineseThing proves that a thing is there, or that a rule holds.
func (w *Specifier) chineseThing(d *Draft) course {
	head := strings.TrimRight(d.Statement.Head, "。；")
	thing := d.Statement.Label
	if thing == "" && w.ChineseNoun(w.FirstClause(head)) {
		thing = w.FirstClause(head)
	}
	if name := strings.TrimPrefix(head, "支持"); thing == "" && utf8.RuneCountInString(name) <= maxThingRunes && !w.Table.Weak.Observable(name) && w.usable(name) {
		return course{Main: w.useOfThing(d, name), plain: true}
	}
	if thing == "" || utf8.RuneCountInString(head) > maxThingRunes {
		return course{Main: w.plainly(w.chineseFact(d)), plain: true}
	}
	return course{Main: w.useOfThing(d, thing), plain: true}
}

// usable says that a few characters name a thing that somebody can use, and are no clause:
// 仓库盘点, and not 没网也能用, 每户一票.
func (w *Specifier) usable(name string) bool {
	return !w.Table.StartsWith("verbs", "zh", name) && !reading.ContainsAny(name, w.Table.Words["clause_signs"].In("zh")...)
}

// maxThingRunes is how long the name of a thing is at most that is all of a
// statement.
const maxThingRunes = 6

// firstVerb is the verb of a row that stands first in a text.
func firstVerb(row *phrasing.CheckRule, text string) string {
	first, at := "", len(text)
	for _, verb := range row.Verbs.In("zh") {
		if i := strings.Index(text, verb); i >= 0 && i < at && !inNoun(text[i+len(verb):]) {
			first, at = verb, i
		}
	}
	return first
}

// deedName is what a test calls a deed: the verb of its row, and of a message what
// arrives, which is a 提醒 but no 发送.
func (w *Specifier) deedName(row *phrasing.CheckRule, text string) string {
	verb := firstVerb(row, text)
	if row.Class == "send" && !w.Table.IsWord("message_nouns", "zh", verb) {
		return w.Say("message_word")
	}
	return verb
}

// madeThing is a thing without the verb that makes it, where a test speaks of what
// was made: 血袋标签 of 打印血袋标签.
func (w *Specifier) madeThing(thing, noun string) string {
	for _, verb := range w.Table.Words["making_leads"].In("zh") {
		if rest, ok := strings.CutPrefix(thing, verb); ok && len(rest) > len(noun) {
			return rest
		}
	}
	return thing
}

// chineseOwn refuses what is not of somebody's own: another person's data, or, where the
// clause speaks of a place or a group (本区域, 本店), what lies outside of it.
func (w *Specifier) chineseOwn(actor, want string) string {
	for _, own := range w.Table.Words["form_own"].In("zh") {
		if strings.HasPrefix(own, "本") && !strings.HasPrefix(own, "本人") && strings.Contains(want, own) {
			return w.Say("check_own_place", "actor", actor, "place", own)
		}
	}
	return w.Say("check_own", "actor", actor)
}
