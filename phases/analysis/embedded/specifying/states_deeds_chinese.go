package specifying

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// maxDeedTold is how many characters a clause has at most that is told as an event.
const maxDeedTold = 66

// chineseDeeds gives the steps of a Chinese life that bear no event what the statements
// say is done: 买家付款 leaves 待付款, 卖家下架 leads to 已下架. Only the event is added,
// with the lines that say it; no step is.
func (w *Specifier) chineseDeeds(e *specs.Entity) {
	if w.Language != "zh" || e.Source.Kind != specs.Stated {
		return
	}
	for i := range e.Transitions {
		t := &e.Transitions[i]
		if t.Event != "" || t.Source.Rule == phrasing.Rule(ruleStateBack).Rule {
			continue
		}
		if event, src, ok := w.deedTold(w.deedOfStep(t)); ok {
			t.Event = event
			if t.Source.Kind == specs.Inferred {
				t.Source = src
			}
		}
	}
}

// deedOfStep is the deed that leads from one state to another, as their names tell:
// 已下单 is reached by 下单, and 待付款 is left by 付款 for what is not named by a deed of
// its own.
func (w *Specifier) deedOfStep(t *specs.Transition) string {
	if deed, ok := strings.CutPrefix(t.To, "已"); ok && !slices.Contains(w.Table.Words["plain_ends"].In("zh"), t.To) {
		return deed
	}
	if stem := stemOfState(t.To); stem != "" && strings.HasSuffix(t.To, "中") {
		return stem
	}
	deed, _ := strings.CutPrefix(t.From, "待")
	if deed == t.From {
		return ""
	}
	return deed
}

// deedTold is who does a deed by the statements, and what does it of itself.
func (w *Specifier) deedTold(deed string) (event string, src specs.Source, ok bool) {
	if len([]rune(deed)) < 2 {
		return "", specs.Source{}, false
	}
	var byHand, byItself string
	for _, t := range w.reasons.steps.Of(w.Understood, stepSayings) {
		told, itself := w.deedIn(t.text, deed)
		way := &byHand
		if itself {
			way = &byItself
		}
		if told != "" && *way == "" {
			*way, src, ok = told, src.Join(t.src), true
		}
	}
	if byHand != "" && byItself != "" {
		return byHand + "，或" + byItself, src, ok
	}
	return phrasing.OrElse(byHand, byItself), src, ok
}

// deedIn is the clause of a statement that tells a deed: who does it, or when it happens of
// itself.
func (w *Specifier) deedIn(text, deed string) (told string, itself bool) {
	clauses := slices.Collect(chineseClauses(text))
	for i, clause := range clauses {
		before, behind, ok := strings.Cut(clause, deed)
		if !ok || len(clause) > maxDeedTold || !w.isDone(before, behind) {
			continue
		}
		if why, auto := strings.CutSuffix(before, "自动"); auto {
			if why = w.happening(strings.TrimSuffix(why, "系统")); len([]rune(why)) > 3 {
				return why, true
			}
			continue
		}
		if told = phrasing.OrElse(w.doneBy(clause, before, deed, behind), w.onlyOnce(clause, before, behind)); told == "" {
			continue
		}
		if i+1 < len(clauses) && strings.HasPrefix(clauses[i+1], "或") {
			told += "，" + clauses[i+1]
		}
		return told, false
	}
	return "", false
}

// isDone says that what stands around a deed neither denies it nor makes it part of a name.
func (w *Specifier) isDone(before, behind string) bool {
	return !reading.HasSuffixOf(before, w.Table.Words["undone_before"].In("zh")...) && !reading.HasPrefixOf(behind, w.Table.Words["no_deed_behind"].In("zh")...)
}

// doneBy is a clause in which somebody does a deed, told as what happens.
func (w *Specifier) doneBy(clause, before, deed, behind string) string {
	who, ok := w.ActingPerson(clause)
	if !ok || len(who) > len(before) {
		return ""
	}
	way, single := w.wayTo(before[len(who):])
	if !single {
		return ""
	}
	if w.Table.StartsWith("deeds_on_deeds", "zh", way) && !strings.Contains(way, "并") {
		return "" // 科长审批外送|维修 approves it, and repairs nothing
	}
	if first, rest, two := strings.Cut(way, "并"); two && w.holdsDeedBut(first, deed) {
		way = rest // "下单并用微信支付付款" are two steps
	}
	if first, rest, two := strings.Cut(behind, "并"); two && w.holdsDeedBut(rest, deed) {
		behind = first
	}
	return who + way + deed + firstOfList(behind)
}

// onlyOnce is a clause that says what has to be before a deed is done: "只有主管审过的课程才能发布".
func (w *Specifier) onlyOnce(clause, before, behind string) string {
	if behind == "" && strings.HasPrefix(clause, "只有") && reading.HasSuffixOf(before, w.Table.Words["only_then"].In("zh")...) {
		return clause
	}
	return ""
}

// deedOfState is the deed by which a Chinese state is reached or left: 派单 of 已派单, 受理 of 待受理.
func deedOfState(state string) (deed string, ok bool) {
	if deed, ok = strings.CutPrefix(state, "已"); !ok {
		deed, ok = strings.CutPrefix(state, "待")
	}
	return deed, ok
}

// holdsDeedBut says that a text tells another deed than one by which a state of the source is
// reached or left.
func (w *Specifier) holdsDeedBut(text, deed string) bool {
	for i := range w.Understood.Entities {
		for _, state := range w.Understood.Entities[i].States {
			other, ok := deedOfState(state)
			if ok && other != deed && len([]rune(other)) > 1 && strings.Contains(text, other) {
				return true
			}
		}
	}
	return false
}

// wayTo is what stands between who acts and the deed, without that they may or must. In a
// list of deeds it is empty, and the deed has to begin its item.
func (w *Specifier) wayTo(text string) (way string, ok bool) {
	for _, can := range w.Table.Words["can_of_steps"].In("zh") {
		if rest, found := strings.CutPrefix(text, can); found {
			text = rest
			break
		}
	}
	if i := strings.LastIndex(text, "、"); i >= 0 {
		return "", text[i+len("、"):] == ""
	}
	return strings.TrimSpace(text), true
}

// firstOfList is what stands behind a deed up to the next deed of a list: "下架、修改".
func firstOfList(behind string) string {
	head, _, _ := strings.Cut(behind, "、")
	return strings.TrimSpace(head)
}

// chineseReturns files the ways back that statements tell by the opposite of a deed:
// 重新上架 leads out of 已下架 to 在售; 取消订单并恢复上架 leads there from the state that
// the sentence names by its deed.
func (w *Specifier) chineseReturns(e *specs.Entity) {
	if w.Language != "zh" || e.Source.Kind != specs.Stated {
		return
	}
	for deed, back := range w.Table.Words["deeds_and_back"].Pairs("zh") {
		ended, up := "已"+deed, w.stateUp(e, back)
		if up == "" || !slices.Contains(e.States, ended) {
			continue
		}
		for _, t := range w.reasons.steps.Of(w.Understood, stepSayings) {
			from, event := w.backFrom(e, t.text, ended, back)
			if from == "" || from == up || hasStep(e, from, up) {
				continue
			}
			e.Transitions = append(e.Transitions, specs.Transition{From: from, To: up, Event: event, Source: t.src})
		}
	}
}

// stateUp is the state in which a thing is that a deed takes down and its opposite puts up.
func (w *Specifier) stateUp(e *specs.Entity, back string) string {
	for _, s := range e.States {
		if s == "已"+back || s == back+"中" || strings.HasPrefix(s, "在") || w.names(s, "ongoing") {
			return s
		}
	}
	return ""
}

// backFrom is the state out of which a statement tells the way back, and what brings it about.
func (w *Specifier) backFrom(e *specs.Entity, text, ended, back string) (from, event string) {
	for clause := range chineseClauses(text) {
		if i := strings.Index(clause, "重新"+back); i >= 0 {
			who, _ := w.ActingPerson(clause)
			return ended, who + "重新" + back
		}
	}
	head, _, ok := strings.Cut(text, "恢复"+back)
	why, _, whole := strings.Cut(head, "，")
	if !ok || !whole {
		return "", ""
	}
	for _, s := range e.States {
		if stem := stemOfState(s); s != ended && stem != "" && strings.HasPrefix(s, "已") && strings.Contains(why, stem) {
			return s, w.happening(why)
		}
	}
	return "", ""
}
