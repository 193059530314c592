package understanding

import (
	"regexp"
	"slices"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// goal reads a unit under a heading of goals or metrics.
func (x *understander) goal(u *reading.Unit, nested []int, c context) {
	left := -1 // the thing left out that the sentence before names
	x.whole(u, nested, func(text string, from, to int) {
		s := x.look(text)
		if what := x.lex.doneElsewhere(text); what != "" {
			x.addNonGoal(what, text, from, to)
			return
		}
		if left >= 0 && !s.question && !s.has("goal", "must", "need") && !s.measured() {
			n := &x.u.NonGoals[left]
			n.Rationale = strings.TrimSpace(n.Rationale + reading.Joiner(n.Rationale) + sentence(text))
			n.Source = n.Source.Join(x.source(from, to))
			return
		}
		left = -1
		if (!s.measured() || reading.ContainsAny(reading.Lower(text), "one day", "some day")) && (x.dreams(&s) || len(s.measures) == 0 && s.has("vision") && !s.has("must")) {
			x.put("vision", &s, from, to, c)
			return
		}
		if x.remark(&s) {
			x.note(text, from, to)
			return
		}
		if x.lex.pastFigure(&s) {
			x.addProblem(&s, from, to)
			return
		}
		if x.lex.guardsGoal(&s) {
			x.addConstraint(text, from, to)
			return
		}
		if x.besideGoal(text, from, to) || x.reckonedSo(text, from, to) || x.asideOfGoals(text, from, to) || x.notAimedAt(text, from, to) {
			return
		}
		if head, tail, ok := strings.Cut(text, "，"); ok && reading.ContainsAny(head, "不以") && reading.ContainsAny(head, "为目标", "为目的") {
			x.addNonGoals(head, from, to)
			rest := x.look(tail)
			x.put(reading.FirstOf(x.classify(&rest, context{feature: -1}, false), "constraint"), &rest, from, to, context{feature: -1})
			return
		}
		if s.question || s.has("non_goal") || strings.HasPrefix(text, "本项目不以") {
			x.put(reading.FirstOf(map[bool]string{true: "question"}[s.question], "non_goal"), &s, from, to, c)
			if !s.question {
				left = len(x.u.NonGoals) - 1
			}
			return
		}
		x.addGoal(text, from, to)
	})
}

// doneElsewhere is what a sentence says that others do, "Home delivery is a different
// team", empty for any other.
func (l *Lexicons) doneElsewhere(text string) string {
	for _, others := range l.DoneElsewhere {
		if i := strings.Index(text, others); i > 0 && len(strings.Fields(text[:i])) <= 5 && utf8.RuneCountInString(text[:i]) <= 40 {
			return strings.TrimRight(text[:i], "，, ")
		}
	}
	return ""
}

// boundsCount says that a number of things is held to a bound: 每月不超过 5 起.
func boundsCount(ms []wording.Measure) bool {
	return slices.ContainsFunc(ms, func(m wording.Measure) bool { return m.Class == wording.ClassCount && m.Op != "" && m.Op != "=" })
}

// countedCases says that the 起 at the end of a clause counts cases, 不超过 5 起, and begins no time.
func countedCases(clause string) bool {
	bare, ok := strings.CutSuffix(strings.TrimRight(clause, " 。"), "起")
	before := strings.TrimRight(bare, " ")
	return ok && before != "" && before[len(before)-1] >= '0' && before[len(before)-1] <= '9'
}

// outageFor reads for how long something is down, which no goal is about: 税局不可用 2 小时以内.
var outageFor = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?:不可用|中断|宕机|断网|断电|断线|离线|连不上)(?:在|不超过)? ?[0-9.]+ ?(?:秒|分钟|小时|天)(?:以内|之内|内)?$`)
})

// goalClauses splits a sentence in which several clauses have a measure each.
func (l *Lexicons) goalClauses(text string) []string {
	for _, sep := range []string{"；", "; ", "，", ", and "} {
		parts := reading.SplitTop(strings.TrimRight(text, ".。"), sep)
		if len(parts) < 2 {
			continue
		}
		var out []string
		held := ""
		for i, p := range parts {
			s := signals{measures: wording.Measures(p)}
			if i+1 < len(parts) && outageFor().MatchString(p) && !strings.ContainsAny(parts[i+1], "0123456789") {
				held = strings.TrimSpace(held + p + sep) // 税局不可用 2 小时以内，请求不丢: for so long, and what holds then
				continue
			}
			numbered := s.measured() || countedCases(p) && boundsCount(s.measures) || (sep == "；" || sep == "; ") && strings.ContainsAny(p, "0123456789")
			if !numbered || len([]rune(p)) < 6 || strings.HasPrefix(p, "if ") || reading.ContainsAny(LastRunes(p, 1), "后", "前") || LastRunes(p, 1) == "起" && !countedCases(p) || LastRunes(p, 1) == "内" && LastRunes(p, 2) != "以内" {
				held = strings.TrimSpace(held + p + sep)
				continue
			}
			out = append(out, held+p)
			held = ""
		}
		if len(out) > 1 && held == "" {
			return out
		}
	}
	if parts := l.boundedPair(text); parts != nil {
		return parts
	}
	return l.goalList(text)
}

// boundedPair splits "100 customers order by themselves and fewer than 10 calls
// are left" where the second half sets a bound of its own.
func (l *Lexicons) boundedPair(text string) []string {
	low := reading.Lower(text)
	for _, bound := range l.BoundPairOpeners {
		i := strings.Index(low, " and "+bound)
		if i > 0 && strings.ContainsAny(text[:i], "0123456789%") && numberSoon(low[i+len(" and "+bound):]) {
			return []string{text[:i], text[i+len(" and "):]}
		}
	}
	return nil
}

// goalList splits "fewer than five empty spots, at least 60 % coming back, and
// one evening a week": every part has a number of its own.
func (l *Lexicons) goalList(text string) []string {
	parts := reading.SplitTop(strings.TrimRight(text, "."), ", ")
	if len(parts) < 3 || reading.HasHan(text) {
		return nil
	}
	for i, p := range parts {
		parts[i] = strings.TrimPrefix(p, "and ")
		words := strings.Fields(parts[i])
		numbered := strings.ContainsAny(parts[i], "0123456789") || len(wording.Measures(parts[i])) > 0 || reading.ContainsAny(" "+reading.Lower(parts[i])+" ", l.GoalAmounts...)
		if len(words) < 4 || len(words) > 16 || !numbered || strings.HasPrefix(parts[i], "if ") || strings.HasPrefix(parts[i], "which ") || strings.HasPrefix(parts[i], "so ") {
			return nil
		}
	}
	return parts
}

// goalMeasure finds what a goal measures and its target: of "from 4 days to 1
// day" the target is "1 day".
func (l *Lexicons) goalMeasure(text string, ms []wording.Measure, target string) (string, string) {
	if name, by := l.changedBy(text, ms); by != "" {
		return by, l.Headline(name)
	}
	if name, value, ok := valued(text); ok {
		return value, l.Headline(name)
	}
	at := strings.Index(text, target)
	for i, m := range ms {
		before := strings.TrimRight(text[:m.Start], " ")
		if i > 0 && (strings.HasSuffix(reading.Lower(before), " to") || strings.HasSuffix(before, "到") || strings.HasSuffix(before, "至")) {
			target, at = strings.TrimSpace(m.Text), ms[0].Start
		}
	}
	if at <= 0 {
		rest := strings.TrimSpace(strings.Replace(text, target, "", 1))
		if of, ok := strings.CutPrefix(rest, "of "); ok && len(ms) > 0 && ms[0].Class == wording.ClassTime {
			return target, l.Headline(of)
		}
		return target, l.Headline(counted(target) + strings.TrimPrefix(strings.TrimPrefix(strings.TrimPrefix(rest, "of "), "the "), "的"))
	}
	for _, m := range wording.Measures(text) {
		if inside := reading.HasHan(text) && strings.HasPrefix(text[m.End:], "内") || strings.HasSuffix(m.Text, "内") && m.Text != target; !inside && !l.appointment(text[m.End:]) && m.Start > 0 && !namesPart(text, m, target) { // "later than 24 hours before the lesson" belongs to the name
			at = min(at, m.Start)
			break
		}
	}
	if name, value := negated(text[:at], target); name != "" {
		return value, name
	}
	name := strings.TrimRight(l.withoutTime(text[:at]), " ,:：，<>≤≥=")
	if reading.HasHan(name) && utf8.RuneCountInString(name) <= 3 { // "覆盖 40 个小区"
		name += leadingHan(strings.TrimPrefix(text[strings.Index(text, target):], target))
		return target, l.Headline(name)
	}
	if of, ok := strings.CutPrefix(strings.TrimLeft(text[at:], " "), target+" of "); ok && len(strings.Fields(name)) == 0 {
		return target, l.Headline(dropDangling(strings.TrimRight(of, ".")))
	}
	if one := reading.Lower(name); !reading.HasHan(name) && one != "" && !strings.Contains(one, " ") && counted(target) != "" && bareVerb(one) {
		return target, l.Headline(counted(target) + strings.TrimSpace(strings.Replace(text[at:], target, "", 1)))
	}
	for _, tail := range l.MeasureBefore {
		name = strings.TrimRight(strings.TrimSuffix(name, tail), " ,")
	}
	asked := false
	for _, head := range l.GoalConditionOpeners {
		if strings.HasPrefix(reading.Lower(name), head) {
			name, asked = name[len(head):], true
		}
	}
	if !reading.HasHan(name) && !asked { // "cut unpaid stays" has its verb in front
		for _, verb := range l.GoalMoveVerbs {
			name = strings.TrimSuffix(name, verb)
		}
	}
	if _, what, ok := strings.Cut(name, ": "); ok && strings.Contains(what, " ") {
		name = what // "Lose fewer specimens: unaccounted specimens below 0.2 %"
	}
	if i := strings.LastIndexByte(name, ' '); i > 0 && strings.Contains(" in at of for on with the a ", name[i:]+" ") {
		name = name[:i] // "Greta plans in"
	}
	return target, l.Headline(dropDangling(name))
}

// namesPart says that a share before a time to be kept belongs to the name of what takes it:
// 从发布到 95% 车辆完成升级，控制在 14 天内.
func namesPart(text string, m wording.Measure, target string) bool {
	list := wording.Measures(target)
	return reading.HasHan(text) && len(list) == 1 && list[0].Class == wording.ClassTime && m.Class == wording.ClassShare && strings.Contains(text[m.End:], target)
}

// counted is what a target counts: "empty spots" of "fewer than five empty
// spots".
func counted(target string) string {
	words := strings.Fields(target)
	for i, word := range words {
		if numberSoon(reading.Lower(word)) && i+1 < len(words) && words[i+1] != "%" && words[i+1] != "percent" {
			return strings.Join(words[i+1:], " ") + " "
		}
	}
	return ""
}

// wanted leaves out the measures that only say how it is today: "71 % today,
// 95 % by the end of the year".
func (l *Lexicons) wanted(text string, ms []wording.Measure) []wording.Measure {
	var out []wording.Measure
	for _, m := range ms {
		after := reading.Lower(strings.TrimLeft(text[m.End:], " "))
		before := " " + reading.Lower(strings.TrimRight(text[:m.Start], " "))
		today := false
		if reading.HasHan(text) && (strings.HasSuffix(m.Text, "内") || strings.HasPrefix(after, "内") || strings.HasPrefix(after, "后")) && strings.ContainsAny(text[m.End:], "0123456789") {
			continue // "24 小时内答复率 100%"
		}
		for _, w := range l.NowOfGoal {
			today = today || strings.HasPrefix(after, w)
		}
		if rest, _, in := strings.Cut(after, ")"); in && reading.ContainsAny(rest, l.PeriodsBehindNow...) {
			continue // "(€212,000 in the year before)"
		}
		for _, w := range l.TodayInGoal {
			today = today || strings.HasSuffix(before, w)
		}
		if !today && !BoundsNothing(text, m) {
			out = append(out, m)
		}
	}
	if len(out) == 0 && !slices.ContainsFunc(ms, func(m wording.Measure) bool { return BoundsNothing(text, m) }) {
		return ms
	}
	return out
}

// BoundsNothing tells a measure of a goal that is nothing to reach: it says by when, which
// things are meant, or belongs to a name.
func BoundsNothing(text string, m wording.Measure) bool {
	return onlyDue(text, m) || attributive(text, m) || tellsWhich(text, m) || ofName(text, m)
}

// tellsWhich says that a measure tells which of all things are meant: "Find every excursion
// longer than 10 minutes".
func tellsWhich(text string, m wording.Measure) bool {
	if !strings.ContainsAny(m.Op, ">≥") || !bareVerb(reading.Lower(reading.FirstWord(text))) {
		return false
	}
	words := strings.Fields(reading.Lower(text[:m.Start]))
	if n := len(words); n > 0 && slices.Contains([]string{"longer", "older", "larger", "bigger", "heavier", "more", "higher", "than", "over"}, words[n-1]) {
		words = words[:n-1]
	}
	for i := len(words) - 2; i > 0 && i >= len(words)-4; i-- {
		if slices.Contains([]string{"every", "all", "each", "any", "no"}, words[i]) {
			return true
		}
	}
	return false
}

// ofName says that a number belongs to the name in front of it: "on Windows 10 machines".
func ofName(text string, m wording.Measure) bool {
	before := strings.TrimRight(text[:m.Start], " ")
	name := reading.LastWord(before)
	return m.Class == wording.ClassCount && m.Text != "" && unicode.IsDigit(rune(m.Text[0])) && len(name) > 2 && len(name) < len(before) &&
		reading.StartsUpper(name) && !reading.IsCapitals(name) && !strings.ContainsAny(name, ".,;:()") && strings.HasSuffix(before, name)
}

// attributive says that a measure describes the thing behind it and bounds
// nothing: "a one-hour forecast of arrivals".
func attributive(text string, m wording.Measure) bool {
	next := reading.Lower(reading.FirstWord(strings.TrimLeft(text[m.End:], " ")))
	return m.Class == wording.ClassTime && strings.Contains(m.Text, "-") && strings.Trim(m.Text, "0123456789-–") != "" && strings.HasPrefix(text[m.End:], " ") &&
		!strings.ContainsAny(m.Op, "<≤>≥") && bareVerb(next) && !strings.Contains(" response reply turnaround limit deadline window delivery ", " "+next+" ")
}

// onlyDue says that a span of time at the beginning of a goal says by when, and
// not how much: "In five years …".
func onlyDue(text string, m wording.Measure) bool {
	return m.Class == wording.ClassTime && m.Start > 0 && reading.Lower(strings.TrimSpace(text[:m.Start])) == "in"
}

// partOf is what a goal wants a part of: "bookings online" of "half of the
// bookings online by autumn".
func (l *Lexicons) partOf(text, part string) string {
	_, rest, ok := strings.Cut(reading.Lower(text), part+" of ")
	if !ok {
		return ""
	}
	rest = text[len(text)-len(rest):]
	for _, end := range l.EndsOfGoalPart {
		rest, _, _ = strings.Cut(rest, end)
	}
	if len(strings.Fields(rest)) > 8 {
		return ""
	}
	return l.Headline(strings.TrimPrefix(strings.TrimPrefix(rest, "the "), "our "))
}

// addGoal files a goal with the measure its text states.
func (x *understander) addGoal(text string, from, to int) {
	if reading.ContainsAny(" "+reading.Lower(text), x.lex.CommercialTerms...) {
		x.addConstraint(text, from, to) // what the product costs is none
		return
	}
	said := broughtTo(text)
	if text = nowInFront(said); text != said {
		defer x.inOwnWords(len(x.u.Goals), text, said)
	}
	if told := x.purposeTold(text); told != "" {
		text = told
	}
	if due := x.aimsDue(text, from); due != "" {
		defer x.dated(len(x.u.Goals), due)
	}
	if parts, due := x.lex.wantedStates(text); parts != nil {
		first := len(x.u.Goals)
		for _, part := range parts {
			x.addGoal(part, from, to)
		}
		if due != "" {
			x.dated(first, wording.LowerFirst(due))
		}
		return
	}
	if g, ok := nowAndThen(text); ok {
		g.Source = x.source(from, to)
		if x.fresh("goal", g.Text) {
			x.u.Goals = append(x.u.Goals, g)
		}
		return
	}
	if g, ok := x.lex.hopedGoal(text); ok {
		g.Source = x.source(from, to)
		if x.fresh("goal", g.Text) {
			x.u.Goals = append(x.u.Goals, g)
		}
		return
	}
	parts := x.lex.goalClauses(text)
	if len(parts) < 2 {
		parts = x.goalHalves(text)
	}
	if len(parts) > 1 {
		for _, p := range parts {
			if s := x.look(p); x.lex.measuredAlready(&s) && reading.HasHan(p) { // 现在超时率 11%，|希望年底前降到 3% 以下
				x.addProblem(&s, from, to)
				continue
			}
			x.addGoal(p, from, to)
		}
		return
	}
	t := x.tags(x.lex.aim(withoutGoalAsWell(text[x.lex.opener(text):])))
	g := GoalFact{Text: sentence(t.text)}
	if g.Text == "" {
		return
	}
	t.text = x.lex.withoutFinding(x.wishedFor(x.untilToday(t.text)))
	if name, from, to, ok := arrowed(t.text); ok {
		g.Text, g.Metric, g.Target, g.Baseline = sentence(name), x.lex.Headline(name), to, from
	} else if metric, target, due := x.fractionLed(t.text); target != "" {
		g.Metric, g.Target, g.Due = metric, target, due
	} else if metric, target, due := x.boundedLed(t.text); target != "" {
		g.Metric, g.Target, g.Due = x.lex.Headline(metric), target, due
	} else if metric, target, due := x.rated(t.text); target != "" {
		g.Metric, g.Target, g.Due = x.lex.Headline(metric), target, due
	} else if metric, target := x.outOf(t.text); target != "" {
		g.Metric, g.Target = x.lex.Headline(metric), target
	} else if metric, target := movedBy(t.text); target != "" {
		g.Metric, g.Target = x.lex.Headline(metric), target
	} else if metric, target := x.lex.spokenGoal(t.text); target != "" {
		g.Metric, g.Target = x.lex.Headline(metric), target
	} else if metric, target := x.lex.changed(t.text); target != "" {
		g.Metric, g.Target = x.lex.Headline(metric), target
	} else if metric, target := x.lex.setTo(t.text); target != "" {
		g.Metric, g.Target = x.lex.Headline(metric), target
	} else if metric, target := x.lex.halved(t.text); target != "" {
		g.Metric, g.Target = x.lex.Headline(metric), target
	} else if metric, target, due := x.lex.countLed(t.text); target != "" {
		g.Metric, g.Target, g.Due = x.lex.Headline(metric), target, due
	} else if metric, target, due := x.lex.namedScore(t.text); target != "" {
		g.Metric, g.Target, g.Due = x.lex.Headline(metric), target, due
	} else if ms := shareLed(t.text, x.lex.wanted(t.text, wording.Measures(t.text))); len(ms) > 0 && (x.lex.share(t.text) == "" || len(ms) < len(wording.Measures(t.text)) || !strings.HasSuffix(strings.TrimRight(t.text, "."), ")")) {
		s := signals{measures: ms}
		g.Target = s.target()
		g.Target, g.Metric = x.lex.goalMeasure(t.text, ms, g.Target)
		if i := strings.LastIndex(g.Metric, "，"); i > 0 && outageFor().MatchString(strings.SplitN(g.Metric, "，", 2)[0]) {
			g.Metric = g.Metric[i+len("，"):] // what the clauses before say is when it counts
		}
	}
	if metric, target, due := noneOf(t.text); g.Target == "" && target != "" {
		g.Metric, g.Target, g.Due = x.lex.Headline(metric), target, reading.FirstOf(g.Due, due)
	}
	if g.Target == "" {
		g.Target = reading.FirstOf(x.lex.share(t.text), x.lex.dueBy(t.text))
		if part, what, ok := strings.Cut(g.Target+" ", " of "); ok && (what == "" || slices.Contains(x.lex.GoalFractions, reading.Lower(part))) {
			g.Target, g.Metric = reading.Lower(part), x.lex.partOf(t.text, part)
		}
		if name, _, ok := strings.Cut(t.text, " "+g.Target); ok && strings.HasSuffix(g.Target, "halved") {
			g.Metric = x.lex.Headline(name) // "Rental costs at least halved"
		}
	}
	if g.Target == "" {
		g.Metric, g.Target = x.lex.countedGoal(t.text)
	}
	if _, what, ok := strings.Cut(g.Metric, ": "); ok && !reading.HasHan(g.Metric) && strings.Contains(what, " ") && g.Target != "" {
		g.Metric = x.lex.Headline(what) // "Members renew more often: renewal rate"
	}
	g.Target = withRate(t.text, g.Target)
	g.Metric = chineseMeasured(g.Metric, g.Target)
	x.reckon(&g)
	g.Source = x.source(from, to)
	if x.fresh("goal", g.Text) {
		x.u.Goals = append(x.u.Goals, g)
	}
}
