package specifying

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// chineseMachine tests what the product does by itself.
func (w *Specifier) chineseMachine(d *Draft) course {
	if d.Fact == nil || d.Statement.Label != "" && len(w.chineseList(d.Statement.Head)) > 1 {
		return course{}
	}
	text := strings.TrimRight(phrasing.OrElse(d.Statement.Label, d.Statement.Head), "。；")
	text = strings.TrimPrefix(w.withoutSupport(strings.TrimPrefix(text, "系统")), "自动")
	if first, _, _ := strings.Cut(text, "，"); strings.Contains(first, "不再") || w.isUndone(first) {
		return course{} // 当天起不再计费, 不是提醒一下: nothing is done
	}
	if i := strings.Index(text, "自动"); i > 0 && utf8.RuneCountInString(text[:i]) <= 20 && !strings.Contains(text[:i], "，") {
		text = text[i+len("自动"):] // what happens by itself
	}
	row, object := w.chineseRow(text, func(r *phrasing.CheckRule) bool { return r.System.In("zh") != "" }, 16)
	if row == nil {
		return course{}
	}
	if made := w.byBasis(d.Statement.Head); made != "" && row.Class == "change" {
		return course{Main: made, rank: firmCourse}
	}
	for _, verb := range row.Verbs.In("zh") {
		if name, ok := strings.CutSuffix(text, verb); ok && object == "" && utf8.RuneCountInString(name) > 1 && utf8.RuneCountInString(name) <= maxThingRunes+2 && !reading.ContainsAny(name, "需要", "必须", "应当") && !w.Table.EndsWith("no_thing_ends", name) && !tellsPlace(name) && !w.Table.IsWord("settled_apart", "zh", verb) { // 人工处理 is done by hand
			object = name // 不良反应记录
		}
	}
	if row.Class == "demand" && w.Table.StartsWith("verbs", "zh", object) {
		return course{} // 要求|删除 asks for a deed, and for no thing that may be lacking
	}
	if object == "" && (row.Class == "change" || row.Class == "keep" || row.Class == "demand" || row.Class == "remove" && d.Statement.Label != "") || strings.Contains(object, "进行") {
		return course{Main: w.plainly(w.Impersonal(w.chineseFact(d)))} // what is changed, or gone, is not said
	}
	if row.Class == "import" && !importsRows(row, text, object) {
		return course{} // 上传|照片: one file, of which no row is right and none wrong
	}
	if told := w.machineTold(d); row.Class == "send" && told != "" {
		return course{Main: told, also: row.SystemAlso.In("zh"), rank: actCourse, same: row.Same}
	}
	if row.Class == "make" && !strings.Contains(d.Statement.Label+d.Statement.Head, "自动") && !strings.Contains(text, "系统") {
		if at := strings.Index(text, "填写"); at >= 0 {
			if before := text[:at]; (strings.Contains(before, "，") || w.beginsAct(before) || w.Table.StartsWith("owed_acts", "zh", before)) && reading.HasSuffixOf(before, "需", "须", "要", "应", "必须") {
				return course{} // 可由店长撤销，撤销需填写原因: what the deed needs has a test of its own
			}
			return w.filledByHand(w.FirstClause(text[at:]))
		}
	}
	if row.Class == "hand" {
		if name, ok := w.LeadingPerson(object + "，"); ok && name != "" {
			return course{} // 转给|班长: who gets it looks at a list, and is no other side
		}
	}
	if row.Class == "choose" && w.owedBefore(d.Statement.Head, firstVerb(row, text)) {
		return w.chosenByHand(row, text)
	}
	if row.Class == "choose" && !reading.ContainsAny(d.Statement.Label+d.Statement.Head, w.Table.Words["check_by_itself"].In("zh")...) {
		return w.chosenByHand(row, text)
	}
	if object == "" && row.Class != "view" && strings.Contains(row.System.In("zh"), "{object}") {
		return course{} // what is made or kept is not told: the statement says it better than "the result"
	}
	slots := w.Slots("product", w.ShortProduct(), "actor", d.Actor, "object", phrasing.OrElse(object, w.Say("check_it")), "deed", w.deedName(row, text))
	out := course{Main: phrasing.FillSlots(row.System.In("zh"), "zh", slots), also: phrasing.FillSlots(row.SystemAlso.In("zh"), "zh", slots), rank: actCourse, same: row.Same}
	if object == "" || !strings.Contains(row.System.In("zh"), "{object}") {
		out.Main = w.labelled(d, out.Main) // it names nothing of the statement
	}
	return out
}

// filledByHand tests what somebody fills in where the statement names nobody whom the source lists: 疫情期间访客须|填写
// 健康申报表.
func (w *Specifier) filledByHand(want string) course {
	row := w.systemRow("other")
	if found, _ := w.chineseRow("登记"+strings.TrimPrefix(want, "填写"), ofPersons, 4); found != nil {
		row = found
	}
	slots := w.Slots("product", w.ShortProduct(), "actor", "", "want", want, "object", w.Say("check_data"))
	return course{Main: phrasing.FillSlots(row.Person.In("zh"), "zh", slots), rank: actCourse}
}

// owedBefore says that the word in front of a verb binds, so that a person does it: 必须|选择.
func (w *Specifier) owedBefore(text, verb string) bool {
	before, _, ok := strings.Cut(text, verb)
	return ok && verb != "" && reading.HasSuffixOf(before, "必须", "必需", "须", "需要", "需", "应", "应当", "要")
}

// withoutSupport is what the product does without the word that binds and the one that only says
// that it can: 应支持温湿度记录 is 温湿度记录.
func (w *Specifier) withoutSupport(text string) string {
	rest, bond := w.WithoutBond(text)
	if !phrasing.IsOwed(bond) {
		return text
	}
	return strings.TrimPrefix(rest, "支持")
}

// chosenByHand tests what somebody chooses where the statement does not say who: what was
// chosen is kept, and nobody goes on without a choice.
func (w *Specifier) chosenByHand(row *phrasing.CheckRule, text string) course {
	slots := w.Slots("actor", "", "want", w.FirstClause(text))
	return course{Main: phrasing.FillSlots(row.Person.In("zh"), "zh", slots), also: phrasing.FillSlots(row.PersonAlso.In("zh"), "zh", slots), rank: actCourse, same: row.Same}
}
