package understanding

import (
	"maps"
	"regexp"
	"slices"
	"strings"
	"sync"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// bareStates reads a Chinese sentence under the heading of somebody's states that is
// nothing but their list: "待预约、待上门、服务中、已完成、已取消。"
func (x *understander) bareStates(text, subject string, from, to int) bool {
	if subject == "" || !reading.HasHan(text) {
		return false
	}
	parts := reading.SplitList(strings.TrimRight(text, "。. "))
	if len(parts) < 3 || len(parts) > 24 {
		return false
	}
	for _, p := range parts {
		if n := utf8.RuneCountInString(p); n < 2 || n > 6 || strings.ContainsAny(p, "，：；0123456789") {
			return false
		}
	}
	x.addStates(subject, parts, from, to)
	return true
}

// chart reads a drawing of states in code below the sentence that announces it:
// "工单状态流转：" and lines such as "待确认 -> 处理中（报修人不认可）".
func (x *understander) chart(u *reading.Unit) bool {
	subject := ""
	for i := u.Index - 1; i >= 0 && subject == ""; i-- {
		v := &x.r.Units[i]
		if v.Section != u.Section || v.Kind == reading.Code || v.To < u.From-3 {
			break
		}
		if low := reading.Lower(v.Text); reading.ContainsAny(low, x.lex.ChartWords...) {
			subject = reading.FirstOf(x.stateSubject(strings.TrimRight(v.Text, "：:。. ")), " ")
		}
	}
	if subject == "" {
		subject = x.stateSubject(x.r.Sections[u.Section].Title)
	}
	lines := strings.Split(strings.TrimSpace(arrows(u.Code)), "\n")
	var chains [][]string
	var at []int
	forks := map[int]string{} // lines that branch off the ones above
	for n, line := range lines {
		if strings.ContainsAny(line, "↘↗↙↖") {
			forks[n] = line
			continue
		}
		parts := withoutDots(reading.SplitTop(strings.TrimSpace(line), "→"))
		if len(parts) < 2 || !reading.ShortParts(namesBeforeAsides(parts), 3, 8) {
			return false
		}
		chains, at = append(chains, parts), append(at, n)
	}
	if subject == "" || len(chains) == 0 || len(chains)+len(forks) < 2 {
		return false
	}
	from := x.codeFrom(u)
	for k, parts := range chains {
		i := at[k]
		_, event := nameAndAside(parts[len(parts)-1])
		parts = namesBeforeAsides(parts)
		e := x.addChain(strings.TrimSpace(subject), parts, from+i, from+i)
		subject = x.u.Entities[e].Name
		if event != "" {
			x.addStep(e, parts[len(parts)-2], parts[len(parts)-1], event, reading.Sentence{From: from + i, To: from + i})
		}
	}
	for _, n := range slices.Sorted(maps.Keys(forks)) {
		x.forked(subject, forks[n], from+n)
	}
	return true
}

// forked files the states of a line of a drawing that branches off the ones above: "↘ rewash ↗ ↘
// lost → found (→ in stock)". Where a branch begins only the drawing shows.
func (x *understander) forked(subject, line string, at int) {
	const words, runes = 3, 8
	for piece := range strings.FieldsFuncSeq(line, func(r rune) bool { return strings.ContainsRune("↘↗↙↖", r) }) {
		piece, _, _ = strings.Cut(piece, "(")
		piece, _, _ = strings.Cut(piece, "（")
		parts := reading.SplitTop(strings.TrimSpace(piece), "→")
		switch {
		case len(parts) == 0 || parts[0] == "" || !reading.ShortParts(parts, words, runes):
		case len(parts) == 1:
			x.addStates(subject, parts, at, at)
		default:
			x.addChain(subject, parts, at, at)
		}
	}
}

// withoutDots is a chain without the dots that say that it goes round.
func withoutDots(parts []string) []string {
	for i := range parts {
		parts[i] = strings.Trim(parts[i], ".…· ")
	}
	return slices.DeleteFunc(parts, func(p string) bool { return p == "" })
}

// nameAndAside parts a name from what stands in brackets behind it.
func nameAndAside(text string) (name, inner string) {
	i := strings.IndexAny(text, "（(")
	if i <= 0 {
		return strings.TrimSpace(text), ""
	}
	return strings.TrimSpace(text[:i]), strings.Trim(text[i:], "（）() ")
}

func namesBeforeAsides(parts []string) []string {
	out := make([]string, len(parts))
	for i, p := range parts {
		out[i], _ = nameAndAside(p)
	}
	return out
}

// waitingFor is the only state that waits for what an event tells: 待验收 of
// "验收不通过". Empty when none does, or several.
func (x *understander) waitingFor(e int, event string) string {
	found := ""
	for _, s := range x.u.Entities[e].States {
		if deed, ok := strings.CutPrefix(s, "待"); ok && strings.Contains(event, deed) {
			if found != "" {
				return ""
			}
			found = s
		}
	}
	return found
}

// wayOut files "待派单和已派单状态下店长可以取消": from which states a deed that ends
// the life is possible. The state behind it bears the name of the deed.
func (x *understander) wayOut(e int, clause string, sen reading.Sentence) bool {
	where, deed, ok := strings.Cut(clause, "状态下")
	if !ok {
		where, deed, ok = strings.Cut(clause, "状态时")
	}
	from := x.statesNamed(e, where)
	for _, end := range []string{"取消", "撤回", "作废", "关闭"} {
		who, found := strings.CutSuffix(strings.TrimRight(deed, "。 "), end)
		if !ok || !found || len(from) == 0 || reading.ContainsAny(who, "不", "，") {
			continue
		}
		state := "已" + end
		x.addStates(x.u.Entities[e].Name, []string{state}, sen.From, sen.To)
		for _, can := range []string{"可以", "能够", "可", "能"} {
			who = strings.TrimSuffix(who, can)
		}
		for _, f := range from {
			x.addStep(e, f.state, state, who+end, sen)
		}
		return true
	}
	return false
}

// calledState reads what brings a state about by its name, and barredState() what has to happen
// before another is reached: "没付清的叫 on_hold", "财务放行之前不能 shipped".
var (
	calledState = sync.OnceValue(func() *regexp.Regexp {
		return regexp.MustCompile(`^([^，]{2,14}?)的?(?:叫做|叫|称为|标为|记为|算作) ?([^，\s]{2,16})$`)
	})
	barredState = sync.OnceValue(func() *regexp.Regexp {
		return regexp.MustCompile(`^([^，]{2,14}?)(?:之前|以前|前)不(?:能|得|可以|可|允许)(?:进入|变为|到)? ?([^，\s]{2,16})$`)
	})
)

// throughState files the way by a state that holds a thing up: from where it would have gone
// on into that state, and on from there once what is awaited has happened.
func (x *understander) throughState(e int, held, why, next, release string, sen reading.Sentence) {
	for _, t := range slices.Clone(x.u.Entities[e].Transitions) {
		if t.To == next && t.From != held {
			x.addStep(e, t.From, held, why, sen)
		}
	}
	x.addStep(e, held, next, release, sen)
}

// heldUp files the way by a state of which one part of a clause tells when it is called so,
// and another what ends it.
func (x *understander) heldUp(e int, clause string, sen reading.Sentence) {
	why, held := "", ""
	for part := range strings.SplitSeq(clause, "，") {
		if m := calledState().FindStringSubmatch(part); m != nil && len(x.statesNamed(e, m[2])) == 1 {
			why, held = m[1], m[2]
		} else if m := barredState().FindStringSubmatch(part); m != nil && held != "" && len(x.statesNamed(e, m[2])) == 1 {
			x.throughState(e, held, why, m[2], m[1], sen)
		}
	}
}

// stepsBehind files what stands behind a chain of states and leads from one to
// another; rest is what does not.
func (x *understander) stepsBehind(e int, text string, from, to int) (rest string) {
	var left []string
	sen := reading.Sentence{From: from, To: to}
	for _, clause := range clauses(strings.Trim(text, "；;，, 。")) {
		x.heldUp(e, clause, sen)
		known := len(x.u.Entities[e].Transitions)
		if x.wayOut(e, clause, sen) {
			continue
		}
		x.newStatesIn(e, clause, sen)
		x.chineseSteps(e, clause, "", sen)
		if len(x.u.Entities[e].Transitions) == known {
			left = append(left, clause)
		}
	}
	return strings.Join(left, "；")
}

// newStatesIn adds the states that only a step behind a chain names: "发现故障转为维修中".
func (x *understander) newStatesIn(e int, clause string, sen reading.Sentence) {
	for _, part := range reading.SplitTop(clause, "，") {
		at, verb := x.lex.chineseMove(part)
		if at < 0 {
			continue
		}
		name := strings.Trim(part[at+len(verb):], "“”「」。 ")
		if n := utf8.RuneCountInString(name); n < 2 || n > 5 || strings.ContainsFunc(name, func(r rune) bool { return !reading.IsHan(r) }) {
			continue
		}
		if reading.HasPrefixOf(name, "已", "待", "未") || strings.HasSuffix(name, "中") && utf8.RuneCountInString(name) > 2 || slices.Contains(x.lex.ChineseEndStates, name) {
			x.addStates(x.u.Entities[e].Name, []string{name}, sen.From, sen.To)
		}
	}
}

// endsAtAnyTime files "任何一方取消为“已取消”" behind the list of the states through which a
// thing goes: the deed leads there from each of them but the last. Who may do it is said, and
// when only by words such as 随时: without them the steps are inferred.
func (x *understander) endsAtAnyTime(e int, line []string, sen reading.Sentence) {
	for clause := range strings.FieldsFuncSeq(sen.Text, func(r rune) bool { return strings.ContainsRune("，；。", r) }) {
		deed, name, ok := strings.Cut(clause, "为“")
		if !ok || len(line) < 2 || !reading.HasPrefixOf(deed, x.lex.AnyTime...) {
			continue
		}
		name, _, _ = strings.Cut(name, "”")
		known := len(x.u.Entities[e].Transitions)
		for _, from := range line[:len(line)-1] {
			x.addStep(e, from, name, deed, sen)
		}
		if !reading.HasPrefixOf(deed, x.lex.SaysAnyTime...) {
			for i := known; i < len(x.u.Entities[e].Transitions); i++ {
				x.u.Entities[e].Transitions[i].Source = specs.FromRule(StateOfAnyone)
			}
		}
	}
}

// StateOfAnyone is the rule by which a deed that the source allows somebody without saying in
// which state leads on from each state but the last.
const StateOfAnyone = "rule:state-of-anyone"
