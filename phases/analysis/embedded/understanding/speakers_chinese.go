package understanding

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// withoutSpeakers takes off Chinese items the label that only says who said them,
// "李医生提出：", and the word of assent behind them: "——同意，P0" gives the priority.
func (x *understander) withoutSpeakers() {
	present := x.present()
	for i := range x.r.Units {
		u := &x.r.Units[i]
		if u.Kind == reading.Row || u.Kind == reading.Code || !reading.HasHan(u.Text) {
			continue
		}
		spoken := x.lex.speakerLabel(u.Label) || isAmong(present, u.Label) || x.speaksHere(u.Label, present)
		if spoken {
			u.Text = strings.TrimLeft(strings.TrimPrefix(u.Text, u.Label), " ：:")
			u.Label = ""
		}
		if len(present) > 0 && x.lex.ChineseDecided[u.Label] { // 决定：加号由医生自己操作
			u.Text = strings.TrimLeft(strings.TrimPrefix(u.Text, u.Label), " ：:")
			u.Label = ""
		}
		if len(present) > 0 {
			x.lex.withoutDecided(u)
			x.lex.withoutSayers(u, present)
		}
		x.lex.withoutInsisting(u)
		x.lex.withoutWishing(u, spoken)
		x.wishesThatWait(u)
		x.turns(u, present)
		last := len(u.Sentences) - 1
		if last < 1 {
			continue
		}
		said := u.Sentences[last]
		rank, ok := x.lex.assentOnly(said.Text)
		if !ok {
			continue
		}
		x.place(said.From, said.To)
		u.Text = strings.TrimSpace(strings.TrimSuffix(strings.TrimSpace(u.Text), strings.TrimSpace(said.Text)))
		u.Sentences = u.Sentences[:last]
		if rank != "" && x.ranks[rank] == "" && x.lex.priorities[strings.ToLower(rank)] == "" {
			continue
		}
		if first := &u.Sentences[0]; rank != "" {
			marked := strings.TrimRight(first.Text, "。") + "（" + rank + "）。"
			u.Text, first.Text = strings.Replace(u.Text, first.Text, marked, 1), marked
		}
	}
}

// speaksHere tells a label that is only the family name of one of those who were there, 贺：, or the
// short name of somebody of whom the paper tells elsewhere what they say: 小雨：, with 小雨想要.
func (x *understander) speaksHere(label string, present []string) bool {
	runes := []rune(label)
	switch {
	case len(runes) == 1:
		return slices.ContainsFunc(present, func(who string) bool { return strings.HasPrefix(who, label) })
	case !x.lex.calledShort(label) || x.isPerson(label):
		return false
	}
	return slices.ContainsFunc(x.lex.ChineseSaysBehindName, func(verb string) bool { return strings.Contains(x.r.Source.Text, label+verb) })
}

// withoutDecided takes the word for what was decided off a sentence within what somebody said:
// "爽约太多。决定：加号由医生自己操作".
func (l *Lexicons) withoutDecided(u *reading.Unit) {
	for i := range u.Sentences {
		said := u.Sentences[i].Text
		label, text, ok := strings.Cut(said, "：")
		if !ok || text == "" || !l.ChineseDecided[strings.TrimSpace(label)] {
			continue
		}
		u.Sentences[i].Text = strings.TrimSpace(text)
		u.Text = strings.Replace(u.Text, said, u.Sentences[i].Text, 1)
	}
}

// withoutSayers takes off sentences who of those who were there wants what they tell: "邵静要求护士站
// 电脑弹窗" asks for a window, and not for Shao Jing. What is only suggested keeps that rank.
func (l *Lexicons) withoutSayers(u *reading.Unit, present []string) {
	for i := range u.Sentences {
		said := u.Sentences[i].Text
		for n, who := range append([]string{presentName(said, present)}, present...) {
			name := reading.LastWord(who)
			rest, ok := strings.CutPrefix(said, name)
			verb := reading.LongestPrefix(rest, l.ChineseWantsSaid...)
			if !ok || verb == "" || utf8.RuneCountInString(name) < 2 || !l.namesSpeaker(name) && n > 0 || n == 0 && !strings.HasSuffix(verb, "强调") {
				continue // by the bare name only who insists: 小尹特别强调
			}
			want := strings.TrimLeft(rest[len(verb):], "，：:, ")
			if utf8.RuneCountInString(want) < minWantSaid {
				break
			}
			for _, agreed := range l.ChineseAgreedTails { // …必须经理审批|，大家同意
				if bare, ok := strings.CutSuffix(strings.TrimRight(want, "。"), agreed); ok {
					want = bare + "。"
				}
			}
			if slices.Contains(l.ChineseSuggests, verb) {
				want = strings.TrimRight(want, "。") + "（应该）。"
			}
			u.Sentences[i].Text = want
			u.Text = strings.Replace(u.Text, said, want, 1)
			break
		}
	}
}

// minWantSaid is how long, in runes, what somebody wants is at least.
const minWantSaid = 5

// namesSpeaker tells the name of a person, 邵静, or of one with what they are, 王医生, from a role
// alone, whose demands may be deeds: 医生提出申请.
func (l *Lexicons) namesSpeaker(name string) bool {
	runes := []rune(name)
	return l.personName(name) || len(runes) <= 3 && strings.ContainsRune(familyNames, runes[0]) && !reading.HasSuffixOf(name, l.ChineseEndsOfOffice...)
}

// maxInsisting bounds, in runes, who says so and how, behind a dash.
const maxInsisting = 10

// withoutInsisting takes off a sentence who insists on it: "欠费也不能停药——韩院长特别强调".
func (l *Lexicons) withoutInsisting(u *reading.Unit) {
	for i := range u.Sentences {
		said := u.Sentences[i].Text
		text, who, ok := strings.Cut(strings.TrimRight(said, "。！ "), "——")
		if !ok || text == "" || utf8.RuneCountInString(who) > maxInsisting || !reading.HasSuffixOf(who, l.ChineseInsists...) {
			continue
		}
		u.Sentences[i].Text = text + "。"
		u.Text = strings.Replace(u.Text, said, u.Sentences[i].Text, 1)
	}
}

// turns takes the names off what others who were there say in the same item:
// "取货码几天有效？阿肯：当天有效。" What one asks and another answers at once is no
// question any more.
func (x *understander) turns(u *reading.Unit, present []string) {
	if len(present) == 0 {
		return
	}
	said := u.Sentences[:0:0]
	for _, sen := range u.Sentences {
		name, body, ok := strings.Cut(sen.Text, "：")
		if !ok || body == "" || !isAmong(present, name) && !x.speaksHere(name, present) {
			said = append(said, sen)
			continue
		}
		body = x.lex.wishedBy(body)
		u.Text = strings.Replace(u.Text, sen.Text, body, 1)
		sen.Text = body
		last := len(said) - 1
		if last < 0 || !strings.HasSuffix(said[last].Text, "？") || x.lex.answersNothing(body) {
			said = append(said, sen)
			continue
		}
		asked := said[last]
		said = said[:last]
		u.Text = strings.TrimSpace(strings.Replace(u.Text, asked.Text, "", 1))
		if utf8.RuneCountInString(body) <= maxBriefAnswer && x.settledQuestion(asked.Text+"——"+body, asked.From, sen.To) {
			u.Text = strings.TrimSpace(strings.Replace(u.Text, body, "", 1))
			continue
		}
		x.place(asked.From, asked.To)
		said = append(said, sen)
	}
	u.Sentences = said
}

// maxBriefAnswer bounds, in runes, an answer that says nothing without its question:
// "支持。", "不行，太贵。"
const maxBriefAnswer = 8

// answersNothing tells an answer that leaves the question open.
func (l *Lexicons) answersNothing(text string) bool {
	return strings.HasSuffix(text, "？") || reading.HasPrefixOf(text, l.AnswerIsOpen...) || reading.ContainsAny(text, l.AnswerToBeGiven...) || l.leftOpen(text)
}

// maxPresentLines bounds how far down a paper says who was there.
const maxPresentLines = 30

// present are those of whom the paper says that they were there, each with what
// stands before the name: 李倩, 工程部老韩.
func (x *understander) present() []string {
	var names []string
	for _, line := range x.r.Lines[:min(len(x.r.Lines), maxPresentLines)] {
		label, list, ok := strings.Cut(strings.NewReplacer("*", "", ":", "：").Replace(line), "：")
		if at := strings.LastIndexAny(label, "。；"); at >= 0 {
			label = label[at+len("。"):] // 周四下午，小会议室。来的人：…
		}
		if label = strings.Trim(label, " \t-"); !ok || !x.lex.ChinesePresent[label] && (!x.lex.ChineseChairs[label] || !x.meets()) {
			continue
		}
		for name := range strings.FieldsFuncSeq(list, func(r rune) bool { return strings.ContainsRune("、，,；;。", r) }) {
			name, inner, _ := strings.Cut(strings.NewReplacer("(", "（", ")", "）").Replace(name), "（")
			if name = strings.Trim(name, " ）"); name != "" {
				names = append(names, name)
			}
			if called, full, two := strings.Cut(name, " "); two && x.lex.namesSpeaker(full) && x.lex.calledShort(called) {
				names = append(names, called) // 老闫 闫国富
			}
			names = append(names, x.lex.calledByOffice(name, inner)...)
			if inner = strings.Trim(inner, " ）"); x.lex.personName(inner) {
				names = append(names, inner) // 技术方（陈工、周工）
			}
		}
	}
	return names
}

// meets says that one of the first lines names who was there.
func (x *understander) meets() bool {
	return slices.ContainsFunc(x.r.Lines[:min(len(x.r.Lines), maxPresentLines)], func(line string) bool { return x.lex.ChinesePresent[keyOfLine(line)] })
}

// isAmong tells the name of somebody who was there, with or without what the list
// says before it.
func isAmong(present []string, name string) bool {
	if n := utf8.RuneCountInString(name); n < 2 || n > 6 {
		return false
	}
	return slices.ContainsFunc(present, func(who string) bool { return strings.HasSuffix(who, name) })
}

// speakerLabel tells a label that only says who speaks: 李医生提出, 前台小何反映.
func (l *Lexicons) speakerLabel(label string) bool {
	if utf8.RuneCountInString(label) > 10 {
		return false
	}
	for _, verb := range l.ChineseVerbsOfSaying {
		who, ok := strings.CutSuffix(strings.TrimSuffix(label, "说"), verb)
		if !ok && strings.HasSuffix(label, "说") && verb == "说" {
			who, ok = strings.TrimSuffix(label, "说"), true
		}
		if !ok || who == "" {
			continue
		}
		runes := []rune(who)
		for n := 2; n <= min(3, len(runes)); n++ {
			if l.personName(string(runes[len(runes)-n:])) {
				return true
			}
		}
	}
	return false
}

// assentOnly tells a sentence that only agrees with what stands before it, and the
// rank that it gives to it: "——同意，P0。".
func (l *Lexicons) assentOnly(text string) (rank string, ok bool) {
	bare := strings.Trim(text, "—–- 。！，（）()")
	for _, word := range l.ChineseAssents {
		rest, found := strings.CutPrefix(bare, word)
		if !found {
			continue
		}
		rest = strings.Trim(rest, "，,、 :：（(")
		if rest == "" {
			return "", true
		}
		if len(rest) <= 4 && (rest[0] == 'P' || rest[0] == 'p') && digits(rest[1:]) {
			return strings.ToUpper(rest), true
		}
	}
	return "", false
}

// calledShort tells the short name of somebody beside the whole one: 老闫, 吴姐.
func (l *Lexicons) calledShort(name string) bool {
	runes := []rune(name)
	return len(runes) == 2 && (l.personName(name) || strings.ContainsRune("老小阿", runes[0]) || l.ChinesePersonTitles[string(runes[1])])
}

// calledByOffice is how somebody is called by what stands in brackets behind the name: 贺总 of
// 贺建平（生产副总）. Nil where the brackets name no office.
func (l *Lexicons) calledByOffice(name, office string) []string {
	office = strings.Trim(office, " ）")
	if !l.namesSpeaker(name) || office == "" {
		return nil
	}
	runes := []rune(office)
	for n := min(2, len(runes)); n > 0; n-- {
		if title := string(runes[len(runes)-n:]); l.ChinesePersonTitles[title] {
			if title == "副总" {
				title = "总"
			}
			return []string{string([]rune(name)[:1]) + title}
		}
	}
	return nil
}
