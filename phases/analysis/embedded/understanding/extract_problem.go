package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

func (x *understander) problem(u *reading.Unit, nested []int, c context) {
	if x.quotedWhole(u) {
		return
	}
	x.each(u, nested, func(text string, from, to int) {
		text = x.lex.bySpeaker(x.lex.withoutTeller(text))
		s := x.look(x.lex.spoken(text))
		if deed := x.wishedTool(text); deed != "" {
			x.addFeature(FeatureFact{Text: deed}, from, to)
			return
		}
		if fasterThanNow(&s) {
			x.put("quality", &s, from, to, context{feature: -1})
			return
		}
		if x.lex.figureWished(text) {
			x.addGoal(text, from, to)
			return
		}
		if x.wishes(&s) && !x.lex.askedToday(text) && x.worldGiven(&s) == "" {
			x.put("feature", &s, from, to, context{feature: -1})
			return
		}
		s.text = text
		if x.withoutScreen(text, from, to) {
			return
		}
		if x.lex.leavesOut(text) {
			x.put("non_goal", &s, from, to, c)
			return
		}
		if x.dreams(&s) || x.lex.comesDownTo(text) {
			x.put("vision", &s, from, to, c)
			return
		}
		if len(x.u.Pitch) == 0 && x.saysWhatItIs(text) {
			x.put("product", &s, from, to, c)
			return
		}
		if x.triedOnce(text, from, to) {
			return
		}
		if s.question || x.remark(&s) {
			x.put(map[bool]string{true: "question", false: "note"}[s.question], &s, from, to, c)
			return
		}
		if x.lex.measuredAlready(&s) {
			x.addProblem(&s, from, to)
			return
		}
		if aims := countedAims(text); len(aims) > 0 {
			for _, aim := range aims {
				x.addGoal(aim, from, to)
			}
			return
		}
		if x.lex.outcome(&s) || x.lex.isGoal(&s) && s.measured() || x.lex.bringsTo(text) {
			x.put("goal", &s, from, to, c)
			return
		}
		if x.wantedNumbers(&s, from, to) {
			return
		}
		if low := reading.Lower(text); s.has("need") || strings.HasPrefix(low, "so: ") || strings.Contains(low, "we want one ") {
			x.addItem(&x.u.Vision, "vision", text, from, to)
			return
		}
		if s.has("goal") && s.measured() && !s.has("problem") {
			x.put("goal", &s, from, to, c)
			return
		}
		if x.lex.setsOut(&s) && !x.lex.dated(text) {
			x.put("vision", &s, from, to, c)
			return
		}
		if x.lex.thought(text) != "" && len(x.u.Pitch) == 0 {
			x.put("product", &s, from, to, c)
			return
		}
		if x.circumstance(&s) {
			x.addSituation(text, from, to)
			return
		}
		x.addProblem(&s, from, to)
	})
}

// quotedWhole files what somebody is quoted with among what goes wrong, sentence by sentence
// nobody would know who speaks: "I wake him up to ask. That's insane."
func (x *understander) quotedWhole(u *reading.Unit) bool {
	if len(u.Sentences) < 2 || u.Label != "" || !inQuotes(u.Text) {
		return false
	}
	s := x.look(u.Text)
	x.addProblem(&s, u.From, u.To)
	return true
}

// inQuotes tells a text that is a quotation and nothing else.
func inQuotes(text string) bool {
	text = strings.TrimSpace(text)
	return reading.Enclosed(text, "“”", "「」") || strings.HasPrefix(text, `"`) && strings.HasSuffix(text, `"`) && strings.Count(text, `"`) == 2
}

// askedToday tells what people ask others for as things are, below a heading on what goes
// wrong: "Designers ask for screenshots" is no wish of the product.
func (l *Lexicons) askedToday(text string) bool {
	low := reading.Lower(text)
	return !reading.HasHan(text) && reading.ContainsAny(low, l.AsksToday...)
}

// addSituation files how things are today: part of the story, no pain.
func (x *understander) addSituation(text string, from, to int) {
	x.addItem(&x.u.Situation, "situation", text, from, to)
	x.mentionOnly(text, from, to)
}

func (x *understander) addProblem(s *signals, from, to int) {
	list := &x.u.Problem
	low := reading.Lower(s.text)
	for _, w := range x.lex.CostOfProblem {
		if strings.Contains(low, w) {
			list = &x.u.Impact
		}
	}
	x.addItem(list, "problem", s.text, from, to)
	x.mentionOnly(s.text, from, to)
}

// maxWayWords is how many words the name of a way has at most that was not taken.
const maxWayWords = 14

func (x *understander) alternative(u *reading.Unit, nested []int, _ context) {
	if x.triedThing(u) || len(nested) == 0 && x.letteredWay(u) {
		x.takenInstead(u)
		return
	}
	first, before := true, len(x.u.Alternatives)
	x.whole(u, nested, func(text string, from, to int) {
		name, body, _ := reading.CutLabel(text, u.Strong)
		if first && (u.Kind == reading.Bullet || x.leadsInItalics(u)) && u.Label == "" && len(u.Sentences) > 0 && len(strings.Fields(u.Sentences[0].Text)) <= maxWayWords { // "Snowpipe. Rejected because of cost."
			name = strings.TrimRight(u.Sentences[0].Text, ".。")
			body = strings.TrimSpace(strings.TrimPrefix(text, u.Sentences[0].Text))
		}
		if name == "" && first {
			name, body = x.lex.wayAndGap(text)
		}
		if x.lex.VerdictLabels[reading.Lower(name)] && !first { // "Rejected: its price" says what is wrong with the one before
			name = ""
		}
		told := !first && u.Kind == reading.Prose && len(x.u.Alternatives) > before
		first = false
		if name == "" && told { // "Rejected."
			way := &x.u.Alternatives[len(x.u.Alternatives)-1]
			way.Gap = strings.TrimSpace(way.Gap + reading.Joiner(text) + sentence(text))
			way.Source = way.Source.Join(x.source(from, to))
			return
		}
		if name == "" && x.lookedAtSeveral(text, from, to) {
			return
		}
		if s := x.look(text); name == "" && x.rejected(&s, from, to) {
			return
		}
		if name == "" {
			if !x.takes(text) {
				x.note(text, from, to)
			}
			return
		}
		x.u.Alternatives = append(x.u.Alternatives, specs.Alternative{Name: name, Gap: sentence(body), Source: x.source(from, to)})
	})
	x.takenInstead(u)
	for i := range x.u.Alternatives[before:] {
		x.lex.weigh(&x.u.Alternatives[before+i])
	}
}

// takes says that a sentence tells which way is taken, by a technology that it names.
func (x *understander) takes(text string) bool {
	return reading.HasPrefixOf(reading.Lower(text), x.lex.TakenInstead...) && len(x.lex.tech.Find(text)) > 0
}

// leadsInItalics says that a paragraph begins with a sentence that is set apart by emphasis,
// as the name of what it tells of: "*Classify on the sampler.* The firmware can do it, but …".
func (x *understander) leadsInItalics(u *reading.Unit) bool {
	if u.Kind != reading.Prose || len(u.Sentences) < 2 || u.From < 1 || u.From > len(x.r.Lines) {
		return false
	}
	raw := strings.TrimSpace(x.r.Lines[u.From-1])
	for _, mark := range []string{"*", "_"} {
		inside, set := strings.CutPrefix(raw, mark)
		head, _, closed := strings.Cut(inside, mark)
		if set && closed && !strings.HasPrefix(inside, mark) && strings.TrimRight(head, ".:") == strings.TrimRight(u.Sentences[0].Text, ".:") {
			return true
		}
	}
	return false
}

// takenInstead files what a paragraph on a way that was not taken says is used in its
// place: "**Kafka** – rejected: nobody can run it. We use PostgreSQL with LISTEN/NOTIFY."
func (x *understander) takenInstead(u *reading.Unit) {
	for i, sen := range u.Sentences {
		if i == 0 && u.Label != "" || !x.takes(sen.Text) {
			continue
		}
		x.addItem(&x.u.Decisions, "decision", sen.Text, sen.From, sen.To)
		x.mention(sen.Text, sen.From, sen.To, true)
	}
}

// wayAndGap takes a sentence below a heading of alternatives apart into the way that
// was not taken and what is wrong with it: "`rsync -n` works but reads every file",
// "A second queue would help, but nobody runs one".
func (l *Lexicons) wayAndGap(text string) (name, gap string) {
	for _, mark := range l.WayAndGap {
		head, rest, ok := strings.Cut(text, mark)
		if ok && rest != "" && len(strings.Fields(head)) <= maxWayWords && !strings.Contains(head, ". ") {
			return strings.TrimSpace(head), reading.UpperFirst(strings.TrimSpace(rest))
		}
	}
	return "", ""
}

// triedThing reads a paragraph about one alternative: "A cron job that deletes
// rows. Works, but it is ugly".
func (x *understander) triedThing(u *reading.Unit) bool {
	if u.Kind != reading.Prose || u.Label != "" || len(u.Sentences) < 2 || len(strings.Fields(u.Sentences[0].Text)) > 14 || reading.HasHan(u.Text) {
		return false
	}
	if !x.lex.TriedOpeners[reading.Lower(reading.FirstWord(u.Sentences[0].Text))] {
		return false
	}
	last := u.Sentences[len(u.Sentences)-1]
	gap := make([]string, 0, len(u.Sentences))
	for _, sen := range u.Sentences[1:] {
		gap = append(gap, sentence(sen.Text))
	}
	x.u.Alternatives = append(x.u.Alternatives, specs.Alternative{
		Name: strings.TrimRight(u.Sentences[0].Text, "."), Gap: strings.Join(gap, " "), Source: x.source(u.Sentences[0].From, last.To),
	})
	return true
}
