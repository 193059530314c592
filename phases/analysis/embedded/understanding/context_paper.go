package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/specs/wording"
)

// metadata reads lines about the document: "Author: …", "Version 0.9".
func (x *understander) metadata(u *reading.Unit, c context) bool {
	if x.titleLine(u) != "" {
		return true
	}
	if u.Kind != reading.Bullet && (x.lex.nextMeeting(u.Text) || u.From <= 3 && x.lex.namesPaperOnly(u.Text)) {
		return true
	}
	if c.kind != "" && c.kind != "overview" && c.kind != "top" || u.Kind == reading.Bullet && u.Depth > 1 {
		return false
	}
	text := strings.Trim(u.Text, "*_ ")
	if u.From <= maxHistoryLine && x.historyOfPaper(u) {
		return true
	}
	if len(text) > 240 || u.From > 40 {
		return false
	}
	if wording.Greeting(text) {
		return true
	}
	for _, word := range []string{"参加：", "参会：", "attendees:", "present:"} {
		if strings.Contains(reading.Lower(text), word) {
			return true
		}
	}
	if x.lex.rolesOfPaper(text) || x.absentOnes(u) {
		return true
	}
	if x.keysInColumns(u) {
		x.besideKeys(u)
		return true
	}
	keys, startsKey := 0, false
	for _, h := range x.lex.metadata.Find(text) {
		if rest := text[h.End:]; strings.HasPrefix(rest, ":") || strings.HasPrefix(rest, "：") || h.Start == 0 && strings.HasPrefix(strings.TrimSpace(rest), "V") {
			keys++
			startsKey = startsKey || h.Start == 0
		} else if h.Start == 0 && (versionFollows(rest) || x.secondKey(rest)) {
			keys, startsKey = keys+1, true
		}
	}
	if keys > 1 && startsKey {
		if u.LeadUnit < 0 {
			x.besideKeys(u)
		}
		return u.LeadUnit < 0
	}
	for _, h := range x.lex.metadata.Find(text) {
		if h.Start != 0 {
			continue
		}
		rest := strings.TrimSpace(text[h.End:])
		if rest == "" || strings.HasPrefix(rest, ":") || strings.HasPrefix(rest, "：") || strings.HasPrefix(rest, "|") || u.Quoted && !strings.ContainsAny(text, ".。") || h.Phrase == "working draft" || h.Phrase == "everyone except" {
			return u.LeadUnit < 0
		}
	}
	return false
}

// maxHistoryLine is the last line in which a paper may tell of its own versions in one line.
const maxHistoryLine = 40

// historyOfPaper tells a line at the head of a paper that says what changed from one of its versions
// to the next: "修订记录：V1.0 初稿；V1.1 补充…". None of it is asked for.
func (x *understander) historyOfPaper(u *reading.Unit) bool {
	return u.Kind != reading.Row && x.lex.HistoryLabels[strings.Trim(reading.Lower(u.Label), " *:：")]
}

// withoutPaperKeys takes off paragraphs at the head of a paper the sentences about the
// paper that they begin with, so that what follows them is read: "采购人：某区图书馆。现有座位
// 预约靠人工登记。"
func (x *understander) withoutPaperKeys() {
	for i := range x.r.Units {
		u := &x.r.Units[i]
		if u.Kind != reading.Prose || len(u.Sentences) < 2 || x.ctx[u.Section].kind != "overview" && x.ctx[u.Section].kind != "top" && x.ctx[u.Section].kind != "" {
			continue
		}
		keys := 1
		if !reading.HasHan(u.Text) {
			if u.From > maxHeadLine {
				continue
			}
			for keys < len(u.Sentences) && x.onPaper(u.Sentences[keys].Text) {
				keys++
			}
			if slices.ContainsFunc(u.Sentences[keys:], func(sen reading.Sentence) bool { s := x.look(sen.Text); return s.has("unstable") }) || x.anyInUse(u) {
				continue // the line about the paper tells of them itself
			}
		} else if x.ctx[u.Section].kind != "overview" {
			continue
		}
		first := u.Sentences[0]
		if u.Label != "" {
			first.Text = LabelText(u.Label, first.Text)
		}
		if !x.onPaper(first.Text) || keys == len(u.Sentences) || x.onPaper(u.Sentences[keys].Text) {
			continue
		}
		x.place(first.From, u.Sentences[keys-1].To)
		u.Label, u.Sentences = "", u.Sentences[keys:]
		u.Text, u.From = spacedSentences(u.Sentences), u.Sentences[0].From
	}
}

// anyInUse says that a sentence of a line about the paper tells who uses the product already.
func (x *understander) anyInUse(u *reading.Unit) bool {
	for i := range u.Sentences {
		if x.inUse(u, i) {
			return true
		}
	}
	return false
}

// reportsBelow writes the items of a list below a heading of reports as what a report shows: "Stock
// by warehouse" is no deed, and no rule.
func (x *understander) reportsBelow() {
	for i := range x.r.Units {
		u := &x.r.Units[i]
		if u.Kind != reading.Bullet || u.Depth > 1 || len(u.Sentences) == 0 || !x.lex.ReportTitles[reading.Lower(bareTitle(x.r.Sections[u.Section].Title))] {
			continue
		}
		first := u.Sentences[0].Text
		if u.Label != "" {
			first = LabelText(u.Label, first)
		}
		if head, _, _ := strings.Cut(first, ";"); reading.HasHan(first) || x.tags(first).ref != "" || reading.HasFiniteVerb(head) {
			continue
		}
		words := strings.Fields(reading.Lower(first))
		if len(words) < 2 || x.lex.ObjectOpeners[words[1]] {
			continue // "Show the stock by warehouse" is a deed already
		}
		if reading.IsCapitals(reading.FirstWord(first)) {
			u.Sentences[0].Text = "A report shows " + first
		} else {
			u.Sentences[0].Text = "A report shows " + wording.LowerFirst(first)
		}
		u.Label, u.Text = "", spacedSentences(u.Sentences)
	}
}

// bareTitle is a heading without the mark of its place: "Reports" of "Appendix D. Reports".
func bareTitle(title string) string {
	title = strings.TrimSpace(title)
	if head, rest, ok := strings.Cut(title, " "); ok && reading.HasPrefixOf(reading.Lower(head), "appendix", "annex", "section", "part") {
		if _, behind, ok := strings.Cut(rest, " "); ok {
			title = strings.TrimLeft(behind, "–—-: ")
		}
	}
	return strings.TrimLeft(title, "0123456789. ")
}

// maxHeadLine is the last line of an English paper in which a paragraph may begin with who owns it.
const maxHeadLine = 12

// besideKeys files what a line about the document says in a column of its own about
// the product: "Author: R. Vos      Status: draft      HW rev: C and D only".
func (x *understander) besideKeys(u *reading.Unit) {
	for at := u.From; at <= u.To && at <= len(x.r.Lines); at++ {
		columns := reading.Columns(x.r.Lines[at-1])
		for _, column := range columns[min(1, len(columns)):] {
			label, rest, ok := strings.Cut(column, ": ")
			about := slices.ContainsFunc(x.lex.metadata.Find(label), func(h reading.Hit[string]) bool { return h.Start == 0 })
			if ok && !about && len(strings.Fields(rest)) > 2 {
				x.addConstraint(column, at, at)
			}
		}
	}
}

// onPaper tells a sentence that begins with a key for facts about the paper.
func (x *understander) onPaper(text string) bool {
	for _, h := range x.lex.metadata.Find(text) {
		if h.Start == 0 && (strings.HasPrefix(text[h.End:], "：") || strings.HasPrefix(text[h.End:], ":")) {
			return true
		}
	}
	return x.lex.historyTold(text)
}

// historyTold tells a sentence on how the paper came about: "Reviewed with the cold store on 12
// March; their comments are folded in", "Supersedes draft 2".
func (l *Lexicons) historyTold(text string) bool {
	const longest = 20 // words
	low := reading.Lower(text)
	return reading.HasPrefixOf(low, l.PaperHistory...) && len(strings.Fields(low)) <= longest && !reading.ContainsAny(low, " must ", " shall ", " should ", " can ", " may ")
}

// namesPaperOnly tells the first line of notes that only says what paper they are:
// 需求访谈记录.
func (l *Lexicons) namesPaperOnly(text string) bool {
	text = strings.Trim(text, "*_# 《》【】")
	return len([]rune(text)) <= 8 && reading.HasSuffixOf(text, l.ChinesePaperKinds...)
}

// nextMeeting tells the line that closes minutes, below whatever heading comes last: when
// the next one is, or what there was to eat.
func (l *Lexicons) nextMeeting(text string) bool {
	return reading.HasPrefixOf(reading.Lower(strings.Trim(text, "*_ ")), l.NextMeeting...)
}

// secondKey tells " / 记录：何嘉" behind 访谈人: one line says both.
func (x *understander) secondKey(rest string) bool {
	rest, ok := strings.CutPrefix(strings.TrimSpace(rest), "/")
	if !ok {
		return false
	}
	rest = strings.TrimSpace(rest)
	for _, h := range x.lex.metadata.Find(rest) {
		if h.Start == 0 && reading.HasPrefixOf(rest[h.End:], ":", "：") {
			return true
		}
	}
	return false
}

// versionFollows tells " 0.7 | …" behind "Version".
func versionFollows(rest string) bool {
	rest = strings.TrimLeft(rest, " v.")
	return rest != "" && rest[0] >= '0' && rest[0] <= '9'
}

// legend reads the line that explains the priority codes.
func (x *understander) legend(u *reading.Unit) bool {
	if len(u.Text) > 400 || u.Kind == reading.Bullet && u.Depth > 1 {
		return false
	}
	if x.ranking[u.Index] || x.scaleOnly(u) || len(x.ranksIn(u.Text)) > 0 || u.From < 40 && strings.ContainsAny(u.Text, "★▲") && (u.Label == "注" || u.Label == "说明" || u.Label == "备注") {
		return true
	}
	marks := 0
	for _, code := range []string{"P0", "P1", "P2", "(M)", "(S)", "(C)", "[M]", "[S]", "[C]", "（M）", "（S）"} {
		if strings.Contains(u.Text, code) {
			marks++
		}
	}
	return marks >= 2 && (strings.Contains(u.Text, "=") || strings.Contains(reading.Lower(u.Text), " marked ") || strings.HasPrefix(reading.Lower(u.Text), "priorit") || strings.HasPrefix(u.Text, "优先级"))
}

// scaleOnly tells a line that lists the words by which priorities are stated and
// says no more: "Priority: high / medium / low".
func (x *understander) scaleOnly(u *reading.Unit) bool {
	label, rest, ok := strings.Cut(strings.Replace(u.Text, "：", ":", 1), ":")
	if !ok || !strings.HasPrefix(reading.Lower(label), "priorit") && !strings.HasPrefix(label, "优先级") && !strings.HasPrefix(label, "优先顺序") {
		return false
	}
	words := strings.FieldsFunc(strings.TrimRight(rest, " .。；;"), func(r rune) bool { return strings.ContainsRune("/,、，>＞|→", r) })
	for _, word := range words {
		if x.tag(word) == "" {
			return false
		}
	}
	return len(words) > 1
}
