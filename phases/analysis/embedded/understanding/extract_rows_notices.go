package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// noticeColumns are the columns of a table that says who is told of what: the case, who is told, by
// which way and when. Columns that are missing are -1.
type noticeColumns struct{ event, who, way, when int }

// noticesIn finds the columns of a table of notices: "Event | Who is told | How | When". nil for any
// other table.
func (l *Lexicons) noticesIn(header []string) *noticeColumns {
	n := &noticeColumns{event: -1, who: -1, way: -1, when: -1}
	for i, h := range header {
		head := strings.Trim(reading.Lower(h), " *?:：")
		switch {
		case n.event < 0 && l.NoticeEvents[head]:
			n.event = i
		case n.who < 0 && l.NoticeTold[head]:
			n.who = i
		case n.way < 0 && l.NoticeWays[head]:
			n.way = i
		case n.when < 0 && l.NoticeTimes[head]:
			n.when = i
		}
	}
	if n.event < 0 || n.who < 0 || n.way < 0 {
		return nil
	}
	return n
}

// noticeRow makes a feature of a row that says who is told of a case, by which way and when.
func (x *understander) noticeRow(n *noticeColumns) func(row, context) {
	return func(r row, c context) {
		cell := func(at int) string {
			if at < 0 || at >= len(r.u.Cells) || r.u.Cells[at] == "–" || r.u.Cells[at] == "-" {
				return ""
			}
			return strings.Trim(r.u.Cells[at], " .。")
		}
		event, who, way, when := cell(n.event), cell(n.who), cell(n.way), cell(n.when)
		if event == "" || who == "" || way == "" {
			x.ruleRow(r, c)
			return
		}
		text := x.lex.noticeText(event, who, way, when)
		at := x.addFeature(FeatureFact{Text: text, Name: reading.UpperFirst(event), Group: c.group, Priority: c.priority}, r.u.From, r.u.To)
		x.mention(text, r.u.From, r.u.To, true)
		for i, told := range r.u.Cells {
			if i < len(r.t.header) && i != n.event && i != n.who && i != n.way && i != n.when && told != "" && told != "–" && r.t.roles[i] != "id" {
				x.addDetail(at, LabelText(r.t.header[i], told), r.u.From, r.u.To)
			}
		}
	}
}

// noticeText is what a row of notices says, as a sentence.
func (l *Lexicons) noticeText(event, who, way, when string) string {
	if reading.HasHan(event + who) {
		text := "出现“" + event + "”时，通过" + way + "通知" + who
		if when != "" {
			text += "，时间：" + when
		}
		return text + "。"
	}
	be := " is"
	if strings.Contains(who, " and ") || wording.Singular(who) != who {
		be = " are"
	}
	if low := reading.Lower(reading.FirstWord(who)); !l.NoticeNobody[low] {
		who = "the " + wording.LowerFirst(who)
	}
	text := "In the case “" + event + "”, " + who + be + " told via " + wording.LowerFirst(way)
	if when != "" {
		text += ": " + wording.LowerFirst(when)
	}
	return text + "."
}
