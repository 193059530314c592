package understanding

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// aimed reads a paragraph in which a sentence announces goals: "Goal: no-shows
// under 5 %", "希望年底做到：…；…". What stands before it and behind it is read
// as a unit of its own.
func (x *understander) aimed(u *reading.Unit, c context) bool {
	if u.Kind != reading.Prose || !slices.Contains([]string{"", "top", "overview", "problem", "vision", "quality"}, c.kind) {
		return false
	}
	list := append([]reading.Sentence(nil), u.Sentences...)
	if len(list) > 0 && u.Label != "" {
		list[0].Text, list[0].From = LabelText(u.Label, list[0].Text), u.From
	}
	at := slices.IndexFunc(list, func(sen reading.Sentence) bool { return x.aimLead(sen.Text, c) })
	if at < 0 {
		return false
	}
	if at > 0 {
		x.unit(piece(u, u.Sentences[:at], at), nil, c)
	}
	end := at + 1
	for end < len(list) && x.aimsOn(list[end].Text) {
		end++
	}
	goals := piece(u, list[at:end], 1)
	goals.Label = ""
	x.goal(goals, nil, c)
	if end < len(list) {
		rest := piece(u, list[end:], 1)
		rest.Label = ""
		x.unit(rest, nil, c)
	}
	return true
}

// piece is a unit of some of the sentences of another; at tells how many it
// holds of its beginning.
func piece(u *reading.Unit, list []reading.Sentence, at int) *reading.Unit {
	out := *u
	out.Sentences, out.From, out.To = list, list[0].From, list[len(list)-1].To
	if at > 0 && u.From < out.From && u.Label != "" && len(u.Sentences) > 0 && u.Sentences[0] == list[0] {
		out.From = u.From
	}
	texts := make([]string, len(list))
	for i, sen := range list {
		texts[i] = sen.Text
	}
	out.Text = strings.Join(texts, " ")
	return &out
}

// aimLead tells whether a sentence announces a goal by what stands before its
// colon, and says it behind.
func (x *understander) aimLead(text string, c context) bool {
	if x.purposeTold(text) != "" {
		return true
	}
	lead, rest, ok := cutLead(text)
	if !ok || rest == "" || x.look(rest).question {
		return false
	}
	if wish := x.look(lead); wish.has("wish_heading") && x.wishesOutcome(rest) {
		return true
	}
	if cue, found := x.headingCue(lead); found && x.wholeCue(lead, cue) {
		return cue.Kind == "goal" || cue.Kind == "metric" && c.kind != "quality"
	}
	if c.kind == "quality" || utf8.RuneCountInString(lead) > 70 || reading.ContainsAny(lead, x.lex.ChineseGoalKinds...) {
		return false
	}
	for _, h := range x.lex.cues.Find(lead) {
		if h.Value == "aim" {
			return true
		}
	}
	return false
}

// aimsOn tells whether a sentence goes on with the goals of the one before.
func (x *understander) aimsOn(text string) bool {
	s := x.look(text)
	if s.question || s.trigger != "" || s.has("must", "can", "non_goal", "risk", "money", "assumption") {
		return false
	}
	return x.lex.numeral(text) != "" || len(s.measures) > 0 || x.lex.share(text) != "" || reading.HasHan(text) && strings.ContainsAny(text, "0123456789")
}

// numeral is the mark of an item inside a Chinese sentence: "二是".
func (l *Lexicons) numeral(text string) string {
	for _, mark := range l.ChineseNumerals {
		if strings.HasPrefix(text, mark) {
			return mark
		}
	}
	return ""
}

// calledDone tells the condition on which somebody calls it done: "We will call
// it done when …", "…，这事就算成了".
func calledDone(s *signals) bool {
	return s.has("succeeded") && !s.question && !s.has("non_goal")
}

// cutLead splits a sentence at the colon behind its first words, or at the sign
// of equality of "Success = …".
func cutLead(text string) (lead, rest string, ok bool) {
	for _, sep := range []string{": ", "：", " = "} {
		if i := strings.Index(text, sep); i > 0 && (i < 72 || reading.HasHan(text) && i < 96) {
			return strings.TrimSpace(text[:i]), strings.TrimSpace(text[i+len(sep):]), true
		}
	}
	return "", "", false
}

// replaces reads "Replace the nightly batch with something that is at most 15
// minutes behind, tells us when it is wrong, and can be re-run without fear":
// the states that are wanted are goals, the deeds are features.
func (x *understander) replaces(sen reading.Sentence, c context) bool {
	text := sen.Text
	for _, open := range []string{"tl;dr ", "tl;dr: ", "in short: "} {
		if strings.HasPrefix(reading.Lower(text), open) {
			text = text[len(open):]
		}
	}
	low := reading.Lower(text)
	if !slices.Contains(x.lex.ReplaceVerbs, reading.FirstWord(low)) {
		return false
	}
	for _, w := range x.lex.ReplacedWith {
		i := strings.Index(low, w)
		if i < 0 {
			continue
		}
		x.addPitch(text, sen.From, sen.To)
		for _, part := range clausesOf(text[i+len(w):]) {
			s := x.look(part)
			if state := x.lex.wantedState(part); state != "" {
				x.addGoal(state, sen.From, sen.To)
				continue
			}
			x.put("feature", &s, sen.From, sen.To, context{feature: -1, group: c.group})
		}
		return true
	}
	return false
}

// clausesOf splits "is fast, tells us when it is wrong, and can be re-run".
func clausesOf(text string) []string {
	parts := reading.TrimConjunction(reading.SplitTop(strings.TrimRight(text, "."), ", "))
	if n := len(parts); n == 1 {
		if a, b, ok := strings.Cut(parts[0], " and "); ok {
			return []string{a, b}
		}
	}
	return parts
}

// wantedState is a clause that says how something is to be, not what it does.
func (l *Lexicons) wantedState(clause string) string {
	low := reading.Lower(clause)
	for _, w := range []string{"is ", "are "} {
		if strings.HasPrefix(low, w) {
			return clause[len(w):]
		}
	}
	for _, w := range l.WantedStateVerbs {
		if strings.HasPrefix(low, w) {
			return clause
		}
	}
	return ""
}

// changedBy tells by how much something is to change, in the words of the
// source: of "Waste falls by at least 40 %" it is "falls by at least 40 %", of
// "cut energy by 12 percent" "cut by 12 percent".
func (l *Lexicons) changedBy(text string, ms []wording.Measure) (name, by string) {
	for _, m := range ms {
		if m.Class != wording.ClassShare && m.Class != wording.ClassFactor {
			continue
		}
		before, much := strings.TrimRight(text[:m.Start], " "), strings.TrimSpace(m.Text)
		if reading.HasHan(before) {
			for _, verb := range l.ChineseMovesCounted {
				if head, ok := strings.CutSuffix(before, verb); ok && head != "" {
					return strings.TrimRight(l.withoutTime(head), "的，：: "), verb + " " + much
				}
			}
			continue
		}
		if word := reading.FirstWord(text[m.End:]); slices.Contains(l.Comparatives, word) {
			rest := strings.TrimSpace(text[m.End:])[len(word):]
			for _, end := range l.EndsOfMove {
				if i := strings.Index(rest, end); i >= 0 {
					rest = rest[:i]
				}
			}
			if name = strings.TrimSpace(rest); name != "" && !strings.HasPrefix(name, "than ") {
				return dropDangling(name), much + " " + word
			}
		}
		head, ok := strings.CutSuffix(before, " by")
		if !ok {
			continue
		}
		last := head[strings.LastIndexByte(head, ' ')+1:]
		if l.changing(last) && last != head {
			return l.withoutVerb(head), last + " by " + much
		}
		if first := reading.Lower(reading.FirstWord(head)); l.changing(first) && first != reading.Lower(head) {
			return l.withoutVerb(head), first + " by " + much
		}
	}
	return "", ""
}

// changing tells a verb of becoming more or less.
func (l *Lexicons) changing(word string) bool {
	word = reading.Lower(word)
	for _, end := range []string{"", "s", "es", "ed", "d"} {
		stem, ok := strings.CutSuffix(word, end)
		if ok && slices.Contains(l.ChangeStems, stem) {
			return true
		}
	}
	return false
}

// countedGoal splits a Chinese goal at a number whose unit is not known as one:
// "每名工人年均完成 24 学时".
func (l *Lexicons) countedGoal(text string) (metric, target string) {
	at := strings.IndexAny(text, "0123456789")
	if !reading.HasHan(text) || at < 6 {
		return "", ""
	}
	end := strings.IndexAny(text[at:], "，。；（(")
	if end < 0 {
		end = len(text) - at
	}
	target = strings.TrimSpace(text[at : at+end])
	if utf8.RuneCountInString(target) > 10 || strings.ContainsAny(target, "年月日号") {
		return "", ""
	}
	metric = strings.TrimRight(text[:at], " 的，：:")
	for _, bound := range l.ChineseCounts {
		if head, ok := strings.CutSuffix(metric, bound); ok {
			return head, bound + " " + target
		}
	}
	return metric, target
}

// negated is the name of a measure that nobody may exceed: of "Nobody waits
// longer than 40 minutes" it keeps the words that bound it.
func negated(before, target string) (name, value string) {
	low := reading.Lower(before)
	if !strings.HasPrefix(low, "no ") && !strings.HasPrefix(low, "nobody ") && !strings.HasPrefix(low, "none ") {
		return "", ""
	}
	if strings.Contains(before, ", ") {
		return "", ""
	}
	name, value = reading.UpperFirst(strings.TrimSpace(before)), target
	if i := strings.Index(target, " than "); i > 0 {
		name, value = name+" "+target[:i+len(" than")], target[i+len(" than "):]
	}
	return name, value
}

// valued splits "Support tickets per 1,000 sales: 4" at the colon before its
// value.
func valued(text string) (name, value string, ok bool) {
	name, value, ok = cutLead(strings.TrimRight(text, ".。"))
	for _, arrow := range []string{"→", "->"} { // "22 min → 5 min"
		if _, after, found := strings.Cut(value, arrow); ok && found {
			after, _, _ = strings.Cut(strings.TrimSpace(after), " by ")
			value = after
		}
	}
	if !ok || len(strings.Fields(value)) > 3 || utf8.RuneCountInString(value) > 16 || !strings.ContainsAny(value, "0123456789") || numberSoon(reading.Lower(name)) && !reading.HasHan(name) && len(strings.Fields(name)) < 3 {
		return "", "", false
	}
	return name, value, true
}

// arrowed splits "Complaints: 25/week → 5/week" into what is counted, the value of
// today and the one to be reached.
func arrowed(text string) (name, from, to string, ok bool) {
	name, value, ok := cutLead(strings.TrimRight(text, ".。"))
	from, to, found := valuesOfArrow(value)
	return name, from, to, ok && found
}

// valuesOfArrow are the value of today and the one to be reached of "25/week → 5/week".
func valuesOfArrow(text string) (from, to string, ok bool) {
	from, to, found := strings.Cut(strings.ReplaceAll(text, "->", "→"), "→")
	from, to = strings.TrimSpace(from), strings.TrimSpace(to)
	isValue := func(text string) bool {
		return numberSoon(reading.Lower(text)) && len(strings.Fields(text)) <= 3
	}
	return from, to, found && !reading.HasHan(text) && isValue(from) && isValue(to)
}

// leadingHan is the Chinese word at the beginning of a text.
func leadingHan(text string) string {
	end := strings.IndexFunc(text, func(r rune) bool { return !reading.HasHan(string(r)) })
	if end < 0 {
		end = len(text)
	}
	if utf8.RuneCountInString(text[:end]) > 6 {
		return ""
	}
	return text[:end]
}

// withoutTime takes the date by which a goal is to be reached off the
// beginning of its text: "By the end of the season 80 % of …", "半年内把…".
func (l *Lexicons) withoutTime(text string) string {
	low := reading.Lower(text)
	for _, open := range l.TimeOpeners {
		if !strings.HasPrefix(low, open) {
			continue
		}
		if i := strings.Index(text, ", "); i > 0 {
			return text[i+2:]
		}
		if len(strings.Fields(text)) <= 7 {
			return ""
		}
	}
	if !reading.HasHan(text) {
		return text
	}
	for again := true; again; {
		again = false
		for _, open := range l.ChineseGoalOpeners {
			if rest, ok := strings.CutPrefix(text, open); ok && utf8.RuneCountInString(rest) > 3 && !strings.HasPrefix(text, "将来") && !strings.HasPrefix(text, "在线") && !strings.HasPrefix(text, "到期") && !strings.HasPrefix(text, "到达") {
				text, again = rest, true
			}
		}
		for _, end := range l.ChineseWithinTime {
			if i := strings.Index(text, end); i >= 0 && utf8.RuneCountInString(text[:i]) <= 3 && utf8.RuneCountInString(text[i+len(end):]) > 1 {
				text, again = text[i+len(end):], true
			}
		}
	}
	return text
}
