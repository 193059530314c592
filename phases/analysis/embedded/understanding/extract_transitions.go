package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// stateSteps finds the steps between states that sentences state: "after the
// abuse check it is `active`", "An active link becomes `expired` when its date
// has passed", "Deleted links can be made active again". A list of states
// alone says nothing about their order.
func (x *understander) stateSteps() {
	for e := range x.u.Entities {
		if len(x.u.Entities[e].States) < 2 || len(x.u.Entities[e].States) > 24 {
			continue
		}
		for s := range x.r.Sections {
			if !x.holdsStates(e, s) {
				continue
			}
			for _, i := range x.units[s] {
				u := &x.r.Units[i]
				if u.Kind == reading.Code || u.Kind == reading.Row {
					continue
				}
				x.stepsOfUnit(e, u)
			}
		}
	}
}

// holdsStates tells whether a section states the states of an entity.
func (x *understander) holdsStates(e, s int) bool {
	for _, i := range x.units[s] {
		u := &x.r.Units[i]
		for _, r := range x.u.Entities[e].Source.Lines {
			if r.From <= u.To && r.To >= u.From {
				return true
			}
		}
	}
	return false
}

func (x *understander) stepsOfUnit(e int, u *reading.Unit) {
	last := "" // state that the clause before ends in
	for _, sen := range u.Sentences {
		if strings.Contains(sen.Text, "→") {
			continue
		}
		for _, clause := range clauses(sen.Text) {
			if reading.HasHan(clause) {
				last = x.chineseSteps(e, clause, last, sen)
				continue
			}
			last = x.stepsOfClause(e, bracketState(clause), last, sen)
		}
	}
}

// clauses splits a sentence at semicolons.
func clauses(text string) []string {
	var out []string
	for _, p := range reading.SplitTop(text, ";") {
		out = append(out, reading.SplitTop(p, "；")...)
	}
	return out
}

// withoutDeniedStep is a clause without the step that it says is never taken: "returns to
// locked, never directly to in use". Empty for one that only denies a step.
func (l *Lexicons) withoutDeniedStep(clause string) string {
	for _, cut := range l.NoStepBehind {
		if head, _, ok := strings.Cut(clause, cut); ok {
			clause = head
		}
	}
	if firstIndex(" "+reading.Lower(clause)+" ", l.NoStepTaken...) >= 0 {
		return ""
	}
	return clause
}

// stateHit is a state named in a clause.
type stateHit struct {
	state string
	at    int
}

// statesNamed finds the states of an entity in a clause, in code or as words.
func (x *understander) statesNamed(e int, clause string) []stateHit {
	low := reading.Lower(clause)
	var out []stateHit
	for _, s := range x.u.Entities[e].States {
		want := reading.Lower(s)
		if held, ok := strings.CutPrefix(want, "in "); ok && !strings.Contains(low, want) {
			want = "to " + held // "return to service" where the state is "in service"
		}
		for at := 0; ; {
			i := strings.Index(low[at:], want)
			if i < 0 {
				break
			}
			i += at
			at = i + len(want)
			if !reading.InsideWord(low, i) && !reading.InsideWord(low, at) {
				out = append(out, stateHit{s, i})
				break
			}
		}
	}
	for i := 1; i < len(out); i++ { // a handful: by place in the clause
		for j := i; j > 0 && out[j].at < out[j-1].at; j-- {
			out[j], out[j-1] = out[j-1], out[j]
		}
	}
	return out
}

// stepsOfClause files the steps of one clause and returns the state it leaves
// the subject in.
func (x *understander) stepsOfClause(e int, clause, last string, sen reading.Sentence) string {
	clause = x.lex.withoutDeniedStep(clause)
	named := x.statesNamed(e, clause)
	if len(named) == 0 {
		return last
	}
	if x.fromTo(e, clause, sen) || x.fromAnyBut(e, clause, named, sen) {
		return last
	}
	low := reading.Lower(clause)
	if i := firstIndex(low, x.lex.StepVerbs...); i > 0 {
		var from, to []stateHit
		for _, n := range named {
			if n.at < i {
				from = append(from, n)
			} else {
				to = append(to, n)
			}
		}
		to = beforeCondition(low, i, to)
		if len(from) == 0 && last != "" {
			from = []stateHit{{last, 0}}
		}
		return x.fileSteps(e, clause, i, from, to, last, sen)
	}
	if to := named[len(named)-1]; last != "" && len(named) == 1 && last != to.state {
		for _, open := range x.lex.StepOpeners {
			if i := strings.Index(low, open); i == 0 || i > 0 && low[i-1] == ' ' {
				x.addStep(e, last, to.state, x.lex.stepEvent(clause, to), sen)
				return to.state
			}
		}
		if i := firstIndex(low, " makes it ", " make it ", " sets it to ", " turns it "); i > 0 && i < to.at {
			x.addStep(e, last, to.state, clause[:i], sen)
			return to.state
		}
	}
	if len(named) == 1 {
		if firstIndex(low, " means ", " is ", " starts as ", " begins as ") >= 0 {
			return named[0].state
		}
		return last
	}
	return last
}

// chineseSteps files the steps of a clause such as "空闲的菜地被申请后进入审核中",
// part by part: "则" offers another way out of the same state, any other part
// goes on from the state that the one before leads to.
func (x *understander) chineseSteps(e int, clause, last string, sen reading.Sentence) string {
	left, said := last, "" // state that the part before leaves, and what it says happens
	for _, part := range reading.SplitTop(clause, "，") {
		named := x.statesNamed(e, part)
		at, verb := x.lex.chineseMove(part)
		if at < 0 || len(named) == 0 {
			if len(named) == 1 && len(reading.SplitTop(clause, "，")) == 1 {
				last = named[0].state
			}
			said = part
			continue
		}
		from, to := last, ""
		if strings.Contains(part[:at], "则") {
			from = left
		}
		event := part[:at]
		for _, n := range named {
			if n.at < at {
				from = n.state
				event = event[min(len(event), n.at+len(n.state)):]
			} else if to == "" && n.at <= at+len(verb)+len("“") {
				to = n.state
			}
		}
		if from == "" {
			from = x.waitingFor(e, event)
		}
		if from == "" || to == "" {
			continue
		}
		if strings.Trim(event, " 从由") == "" {
			event = said
		}
		event, said = strings.TrimSuffix(strings.TrimSuffix(event, "自动"), "的"), ""
		event = strings.TrimPrefix(event, "的")
		event = strings.TrimPrefix(event, x.u.Entities[e].Name)
		event = strings.Trim(event, " “”「」的则就时后，")
		if slices.Contains(x.lex.ChineseMay, event) { // "已关联可退回可用": that it may says not what happens
			event = ""
			if strings.HasPrefix(verb, "退") {
				event = verb
			}
		}
		for _, other := range joinedBefore(part, named, from) {
			x.addStep(e, other, to, event, sen)
		}
		x.addStep(e, from, to, event, sen)
		left, last = from, to
	}
	return last
}

// joinedBefore are the states that are joined in front of the one from which a step leads: 已到达 of
// 已到达和卸料中可以转为已拒收.
func joinedBefore(part string, named []stateHit, from string) []string {
	var out []string
	for i := 0; i+1 < len(named); i++ {
		end := named[i].at + len(named[i].state)
		if end > named[i+1].at || !slices.Contains([]string{"和", "、", "或", "与", "及", "或者", "以及"}, strings.Trim(part[end:named[i+1].at], "“”「」 ")) {
			out = nil
			continue
		}
		out = append(out, named[i].state)
		if named[i+1].state == from {
			return out
		}
	}
	return nil
}

// chineseMove finds the verb that leads to a state.
func (l *Lexicons) chineseMove(part string) (at int, verb string) {
	at = -1
	for _, w := range l.ChineseMovesToState {
		if i := strings.Index(part, w); i >= 0 && (at < 0 || i < at) {
			at, verb = i, w
		}
	}
	return at, verb
}

// fileSteps files the steps of "A and B links can be made C [by D], …".
func (x *understander) fileSteps(e int, clause string, verb int, from, to []stateHit, last string, sen reading.Sentence) string {
	if len(to) == 0 {
		return last
	}
	target := to[0]
	low := reading.Lower(clause)
	head := low[verb:min(len(clause), verb+8)]
	chain := head != " can be " && head != " may be "
	for k, t := range to {
		rest := clause[t.at:]
		if k+1 < len(to) {
			rest = clause[t.at:to[k+1].at]
		}
		if k > 0 && !chain { // "…, blocked ones only by Support"
			if event := trimEvent(rest[min(len(rest), len(t.state)):]); !reading.ContainsAny(" "+reading.Lower(event)+" ", " never ", " not ", " cannot ") {
				x.addStep(e, t.state, target.state, event, sen)
			}
			continue
		}
		event := trimEvent(rest[min(len(rest), len(t.state)):])
		if goesBack(event) {
			event = "" // that the next step leads back is no reason for this one
		}
		if k > 0 && goesBack(trimEvent(clause[min(to[k-1].at+len(to[k-1].state), t.at):t.at])) {
			x.addStep(e, to[k-1].state, t.state, event, sen)
			continue
		}
		for _, f := range from {
			if event == "again" || event == "" && strings.HasPrefix(low[verb:], " can be made ") {
				event = strings.TrimSpace("made " + t.state + " " + event)
			}
			x.addStep(e, f.state, t.state, event, sen)
		}
	}
	return last
}

// stepEvent is what a clause says besides the state it leads to.
func (l *Lexicons) stepEvent(clause string, to stateHit) string {
	before := trimEvent(clause[:to.at])
	for _, tail := range l.StepSubjects {
		before = strings.TrimSuffix(before, tail)
	}
	if after := trimEvent(clause[min(len(clause), to.at+len(to.state)):]); before == "" || strings.HasPrefix(reading.Lower(before), "it") {
		return after
	}
	return trimEvent(before)
}

func trimEvent(text string) string {
	text = strings.Trim(text, " `,.;:。，；")
	for _, w := range []string{" or", " and", ", or", "再"} {
		text = strings.TrimSuffix(text, w)
	}
	for _, w := range []string{"ones ", "one ", "links "} {
		text = strings.TrimPrefix(text, w)
	}
	text = strings.Trim(text, " `,.;:。，；")
	if inner, ok := strings.CutPrefix(text, "("); ok && strings.HasSuffix(inner, ")") && !strings.ContainsAny(inner[:len(inner)-1], "()") {
		return inner[:len(inner)-1]
	}
	if text == "or" || text == "and" {
		return ""
	}
	return text
}

func firstIndex(text string, words ...string) int {
	best := -1
	for _, w := range words {
		if i := strings.Index(text, w); i >= 0 && (best < 0 || i < best) {
			best = i
		}
	}
	return best
}

// addStep files a step once.
func (x *understander) addStep(e int, from, to, event string, sen reading.Sentence) {
	if from == to {
		return
	}
	ent := &x.u.Entities[e]
	for i := range ent.Transitions {
		if t := &ent.Transitions[i]; t.From == from && t.To == to {
			t.Event = reading.FirstOf(t.Event, event)
			return
		}
	}
	ent.Transitions = append(ent.Transitions, specs.Transition{From: from, To: to, Event: event, Source: x.source(sen.From, sen.To)})
}
