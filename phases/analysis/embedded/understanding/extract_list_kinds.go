package understanding

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// Tables of screens, notifications, events and plans promise what each of their rows names.
// Their headers tell them.

// thingsListed is what a table lists whose rows are things that the product has; empty for
// another table.
func (x *understander) thingsListed(rows []row, c context) string {
	t := rows[0].t
	head := func(i int) string { return strings.Trim(reading.Lower(t.header[i]), " *:：") }
	any := func(words map[string]bool) bool {
		for i := 1; i < len(t.header); i++ {
			if words[head(i)] {
				return true
			}
		}
		return false
	}
	each := func(is func(string) bool) bool {
		return !slices.ContainsFunc(rows, func(r row) bool { return !is(first(r.u.Cells)) })
	}
	title := reading.Lower(x.r.Sections[rows[0].u.Section].Title)
	switch {
	case c.kind == "non_goal" || c.kind == "risk" || c.kind == "problem" || c.kind == "question":
		return ""
	case x.lex.NoticeColumns[head(0)] && any(x.lex.ChannelColumns):
		return ListNotice
	case x.lex.ScreenColumns[head(0)]:
		return ListScreen
	case x.lex.EventColumns[head(0)] && each(eventName) && (any(x.lex.SentColumns) || x.sendsEvents(rows[0].u.Section)):
		return ListHook
	case x.lex.EventColumns[head(0)] && each(bareCode) && any(x.lex.PropertyColumns):
		return ListEvent
	case len(t.header) > 2 && x.lex.PlanColumns[head(0)] && any(x.lex.PriceColumns),
		len(t.header) > 2 && reading.ContainsAny(title, x.lex.PlanHeads...) && !slices.ContainsFunc(rows, func(r row) bool { return !bounds(r.u.Cells) }) && t.has["persona"] == 0:
		return ListPlan
	case x.gradesTable(rows) && c.kind != "goal" && c.kind != "metric" && c.kind != "term":
		return ListGrade
	case x.kindsTable(rows, c):
		return ListKind
	}
	return ""
}

// kindsTable tells a table of kinds of a case with what applies to each of them: 事故类型 | 必拍照片 |
// 最少张数 | 是否需要视频. One of its columns holds a number or a yes or no for each kind.
func (x *understander) kindsTable(rows []row, c context) bool {
	t := rows[0].t
	head := strings.Trim(t.header[0], " *:：")
	if len(t.header) < 3 || !slices.Contains([]string{"", "feature", "story", "constraint"}, c.kind) || !reading.HasSuffixOf(head, x.lex.KindColumnEnds...) || x.lex.tellsRequirements(t) {
		return false
	}
	for _, role := range []string{"persona", "entity", "system", "path", "code", "default", "required", "technology"} {
		if _, ok := t.has[role]; ok {
			return false
		}
	}
	seen := map[string]bool{}
	for _, r := range rows {
		cell := first(r.u.Cells)
		if cell == "" || seen[cell] || utf8.RuneCountInString(cell) > maxKindName {
			return false
		}
		seen[cell] = true
	}
	for i := 1; i < len(t.header); i++ {
		if !slices.ContainsFunc(rows, func(r row) bool { return i >= len(r.u.Cells) || !x.lex.figureOrAnswer(r.u.Cells[i]) }) {
			return true
		}
	}
	return false
}

// maxKindName bounds, in runes, the name of a kind.
const maxKindName = 16

// figureOrAnswer tells a cell that is a number with its unit, or a yes or no.
func (l *Lexicons) figureOrAnswer(cell string) bool {
	cell = strings.TrimSpace(cell)
	if cell == "–" || slices.Contains(l.YesOrNoCells, cell) {
		return true
	}
	return cell != "" && cell[0] >= '0' && cell[0] <= '9' && utf8.RuneCountInString(cell) <= maxKindName
}

// thingLine says what a row names of such a thing: the cells behind the first, with their
// headers where these do not only say that something is told.
func (x *understander) thingLine(r row) string {
	var rest []string
	sold := x.lex.PlanColumns[reading.Lower(r.t.header[0])]
	for i, cell := range r.u.Cells {
		if sold && cell == "–" {
			cell = x.lex.HasItNot.In(reading.HasHan(r.u.Text))
		}
		if i == 0 || cell == "" || cell == "–" {
			continue
		}
		cell = strings.TrimRight(x.lex.inWords(cell, reading.HasHan(r.u.Text)), ".。 ")
		role := r.t.roles[min(i, len(r.t.roles)-1)]
		if i >= len(r.t.header) || role == "definition" || role == "purpose" || role == "notes" || role == "content" || x.lex.PlainColumns[reading.Lower(strings.TrimSpace(r.t.header[i]))] {
			rest = append(rest, cell)
			continue
		}
		if head := reading.Lower(r.t.header[i]); x.lex.SentColumns[strings.TrimSpace(head)] && !reading.HasHan(cell) {
			rest = append(rest, strings.TrimSpace(head)+" "+wording.LowerFirst(cell)) // "sent when the order is paid"
			continue
		}
		rest = append(rest, besideCell(r.t.header[i], cell))
	}
	return LabelText(r.u.Cells[0], strings.Join(rest, semicolon(r.u.Text)))
}

// inWords says in a word what a cell says by a tick or a cross.
func (l *Lexicons) inWords(cell string, han bool) string {
	bare := strings.TrimSpace(strings.ReplaceAll(cell, "\uFE0F", ""))
	switch {
	case slices.Contains(l.RightTicks, bare):
		return l.HasIt.In(han)
	case slices.Contains(l.RightNo, bare) && !strings.ContainsFunc(bare, reading.IsMeaning):
		return l.HasItNot.In(han)
	}
	return cell
}

// thingsName is what a list of things is called: its heading, where that is short.
func (x *understander) thingsName(u *reading.Unit, kind string) string {
	title := strings.TrimSpace(x.r.Sections[u.Section].Title)
	if words := len(strings.Fields(title)); words > 0 && words <= 4 && reading.HasHan(title) == (x.r.Lang == specs.Chinese) && len([]rune(title)) <= 30 {
		return x.lex.Headline(title)
	}
	han := x.r.Lang == specs.Chinese
	switch kind {
	case ListNotice:
		return x.lex.NoticesName.In(han)
	case ListScreen:
		return x.lex.ScreensName.In(han)
	case ListEvent:
		return x.lex.EventsName.In(han)
	case ListGrade:
		return x.lex.GradesName.In(han)
	}
	return x.lex.PlansName.In(han)
}
