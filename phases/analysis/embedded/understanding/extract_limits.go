package understanding

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// nonGoal reads a unit under a heading of what is left out.
func (x *understander) nonGoal(u *reading.Unit, nested []int, _ context) {
	if x.afterLeftOut(u) {
		x.sentences(u, context{feature: -1})
		return
	}
	if u.Kind == reading.Prose {
		for i, sen := range u.Sentences {
			switch {
			case x.announces(u, sen):
			case i > 0 && x.staysAsIs(sen.Text):
				x.addConstraint(sen.Text, sen.From, sen.To)
			case i > 0 && (x.boundBeside(sen) || x.boundTo(sen, x.r.Sections[u.Section].Title)):
			case i == 0 && u.Label != "":
				x.addNonGoal(u.Label, sen.Text, u.From, sen.To)
			case x.r.Sections[u.Section].Asked && x.demandedThere(sen):
			default:
				x.addNonGoals(sen.Text, sen.From, sen.To)
			}
		}
	} else if s := x.look(u.Text); s.has("risk") {
		x.addRisk(u.Text, u.From, u.To)
	} else if strings.HasSuffix(strings.TrimRight(reading.Lower(u.Text), "."), " stays") && !s.has("non_goal") && !strings.Contains(reading.Lower(u.Text), " not ") { // nobody may touch it
		x.addConstraint(u.Text, u.From, u.To)
	} else {
		text, reason := u.Text, ""
		if len(u.Sentences) > 1 && u.Label == "" {
			text = u.Sentences[0].Text
			for _, s := range u.Sentences[1:] {
				reason += reading.Joiner(s.Text) + s.Text
			}
		}
		if name, aside, ok := strings.Cut(strings.TrimRight(text, ". "), " ("); ok && reason == "" && strings.HasSuffix(aside, ")") && strings.Count(aside, ")") == 1 && strings.Contains(aside, "; ") {
			text, reason = name, reading.UpperFirst(strings.TrimSuffix(aside, ")")) // "the import (reads `sum` by name; so the name stays)"
		}
		x.addNonGoal(text, strings.TrimSpace(reason), u.From, u.To)
	}
	for _, i := range nested {
		x.addNonGoal(x.r.Units[i].Text, "", x.r.Units[i].From, x.r.Units[i].To)
	}
}

// afterLeftOut tells a Chinese paragraph behind the list of what is left out that leaves out nothing
// itself: by when, for how much and how fast. One that a label of its own says to leave out, 非目标：…
// behind a list of goals, follows no such list.
func (x *understander) afterLeftOut(u *reading.Unit) bool {
	if x.ctx[u.Section].kind != "non_goal" {
		return false
	}
	if u.Kind != reading.Prose || u.Index == 0 || u.Lead != "" || u.Label != "" || !reading.HasHan(u.Text) || x.r.Units[u.Index-1].Kind != reading.Bullet || x.r.Units[u.Index-1].Section != u.Section {
		return false
	}
	for _, sen := range u.Sentences {
		if s := x.look(sen.Text); s.has("non_goal") || x.lex.leftForLater(sen.Text) || x.announces(u, sen) {
			return false
		}
	}
	return true
}

// boundBeside files what stands behind the things left out and demands a number of the
// product: "The radio stack. Average current must stay under 38 uA".
func (x *understander) boundBeside(sen reading.Sentence) bool {
	s := x.look(sen.Text)
	if !s.has("must") || s.has("non_goal") || s.question || len(s.measures) == 0 || x.lex.forbids(sen.Text) {
		return false
	}
	x.put("quality", &s, sen.From, sen.To, context{feature: -1})
	return true
}

// boundTo files what stands behind the things left out and says how far something is done,
// or what the product must do: "GCP is read for state files only", "Agencies must only see
// their own referrals".
// "Bees are allowed on the north side only" below "Parked" may be no more than an idea.
func (x *understander) boundTo(sen reading.Sentence, heading string) bool {
	s := x.look(sen.Text)
	low := " " + strings.NewReplacer(";", " ", ",", " ", ".", " ").Replace(reading.Lower(sen.Text)) + " "
	if s.question || s.has("non_goal") || reading.HasHan(sen.Text) || !reading.HasFiniteVerb(sen.Text) || reading.ContainsAny(low, " not ", " no ", " never ", "n't ", " later ", " without ") {
		return false
	}
	switch {
	case s.has("must") && bindsSoon(reading.Lower(sen.Text)):
		x.put(reading.FirstOf(x.classify(&s, context{feature: -1}, false), "feature"), &s, sen.From, sen.To, context{feature: -1})
	case strings.Contains(low, " only ") && reading.ContainsAny(reading.Lower(heading), x.lex.HeadsOfParking...):
		x.note(sen.Text, sen.From, sen.To)
	case strings.Contains(low, " only "):
		x.addConstraint(sen.Text, sen.From, sen.To)
	default:
		return false
	}
	return true
}

// demandedThere files what somebody demands who was asked what is not wanted:
// "And it has to work without internet".
func (x *understander) demandedThere(sen reading.Sentence) bool {
	s := x.look(sen.Text)
	if !s.has("must") || s.has("non_goal") || s.question {
		return false
	}
	x.put("constraint", &s, sen.From, sen.To, context{kind: "constraint", feature: -1})
	return true
}

// behindRefused are the sentences of a paragraph that no longer list what its label
// turns down: "Not needed: invoices, colours. We're 12 shops. Should run by May 3". A
// label names what its own sentence lists, and a heading all that stands below it.
func (x *understander) behindRefused(u *reading.Unit, kind string) []reading.Sentence {
	if kind != "non_goal" || u.Kind != reading.Prose || len(u.Sentences) < 2 || reading.HasHan(u.Text) || reading.HasFiniteVerb(u.Sentences[0].Text) {
		return nil
	}
	for i, sen := range u.Sentences[1:] {
		if said := x.look(sen.Text); x.lex.turnsFromRefusal(sen.Text) && !said.has("non_goal") && !x.lex.supposed(sen.Text) {
			return u.Sentences[i+1:]
		}
	}
	return nil
}

// turnsFromRefusal tells a sentence that says something of its own, by how it begins:
// of those who write, or with a demand whose subject is the product.
func (l *Lexicons) turnsFromRefusal(text string) bool {
	low := reading.Lower(strings.ReplaceAll(text, "’", "'"))
	return slices.ContainsFunc(l.OpenersBehindRefusal, func(opener string) bool { return strings.HasPrefix(low, opener) })
}

// addNonGoals files a sentence that may list several things left out.
func (x *understander) addNonGoals(text string, from, to int) {
	if name, rest, _ := reading.CutLabel(text, false); name != "" {
		if cue, ok := x.headingCue(name); ok && cue.Kind == "non_goal" && (x.wholeCue(name, cue) || strings.HasPrefix(reading.Lower(name), "not part of ")) {
			text = rest
			if parts := reading.SplitTop(strings.TrimRight(rest, ".。"), ", "); len(parts) == 2 && reading.ShortParts(parts, 5, 12) && !reading.HasFiniteVerb(rest) {
				x.addNonGoal(parts[0], "", from, to)
				x.addNonGoal(parts[1], "", from, to)
				return
			}
		}
	}
	if x.nonGoalsBehind(text, from, to) {
		return
	}
	if left, why := x.lex.leftOutClauses(text); len(left) > 1 || why != "" {
		for _, thing := range left {
			x.addNonGoal(thing, why, from, to)
		}
		return
	}
	if ahead, too := x.lex.refusedToo(text); too != "" {
		x.addNonGoals(ahead, from, to)
		x.addNonGoal(too, "", from, to)
		return
	}
	if what, why, ok := x.lex.setAsideBy(text); ok {
		x.addNonGoal(what, why, from, to)
		return
	}
	for _, open := range []string{"Not: ", "not: "} {
		text = strings.TrimPrefix(text, open)
	}
	body := strings.TrimRight(text, ".。")
	for _, tail := range x.lex.OrWhatever {
		body = strings.TrimSuffix(body, tail)
	}
	for _, tail := range x.lex.NotPartOf {
		if i := strings.Index(body, tail); i > 0 && !strings.Contains(body[:i], "; ") {
			parts := reading.SplitList(body[:i])
			if len(parts) > 1 && reading.ShortParts(parts, 8, 16) {
				for _, p := range parts {
					x.addNonGoal(p, "", from, to)
				}
				return
			}
		}
	}
	if parts := reading.SplitTop(body, "; "); len(parts) > 1 && strings.Contains(strings.TrimSpace(parts[len(parts)-1]), " ") { // "GraphQL was suggested; no"
		for _, p := range parts {
			if x.lex.keeps(p) || reading.ContainsAny(reading.Lower(p), x.lex.StaysAsBefore...) {
				x.addConstraint(p, from, to)
				continue
			}
			x.addNonGoal(p, "", from, to)
		}
		return
	}
	if parts := reading.SplitTop(body, ", "); len(parts) > 1 && strings.HasPrefix(reading.Lower(parts[0]), "no ") {
		if last := parts[len(parts)-1]; x.staysAsIs(last) { // "No account, everything stays local"
			x.addConstraint(reading.UpperFirst(last), from, to)
			parts = parts[:len(parts)-1]
		}
		if len(parts) == 2 && (reading.HasFiniteVerb(parts[1]) || x.lex.tellsWhy(parts[1]) || strings.HasPrefix(parts[1], "see ")) { // "no chat, people have groups anyway"
			x.addNonGoal(parts[0], parts[1], from, to)
			return
		}
		for _, p := range parts {
			if p = strings.TrimPrefix(p, "and "); !x.lex.emphasis(p) && !strings.HasPrefix(p, "that ") && !strings.HasPrefix(p, "which ") {
				x.addNonGoal(p, "", from, to)
			}
		}
		return
	}
	if what, why := x.lex.remarkedOn(body); what != "" {
		x.addNonGoal(what, why, from, to)
		return
	}
	if parts := reading.SplitList(body); len(parts) > 2 && reading.ShortParts(parts, 5, 12) && !reading.HasFiniteVerb(body) && !reading.ContainsAny(reading.Lower(body), ", that's ", ", that is ", ", those are ") {
		for _, p := range parts {
			x.addNonGoal(p, "", from, to)
		}
		return
	}
	x.addNonGoal(text, "", from, to)
}

// nonGoalsBehind reads "Later, not in this round: solar panels, sales quotes": a
// lead that turns down what is listed behind it.
func (x *understander) nonGoalsBehind(text string, from, to int) bool {
	lead, rest, ok := strings.Cut(strings.TrimRight(text, "."), ": ")
	if !ok || reading.HasHan(text) || len(strings.Fields(lead)) > 16 {
		return false
	}
	cue, found := x.headingCue(lead)
	if s := x.look(lead); !s.has("non_goal") && (!found || cue.Kind != "non_goal") {
		return false
	}
	parts := reading.SplitList(rest)
	if s := x.look(rest); len(parts) < 2 || s.has("non_goal") || reading.HasFiniteVerb(rest) || !reading.ShortParts(parts, 7, 12) {
		return false
	}
	for _, p := range parts {
		x.addNonGoal(p, "", from, to)
	}
	return true
}

func (x *understander) risk(u *reading.Unit, nested []int, _ context) {
	if asked, who := x.lex.whoAnswers(u.Text); who != "" && len(nested) == 0 { // open until somebody has said
		x.addQuestion(asked, u.From, u.To)
		x.u.Questions[len(x.u.Questions)-1].Owner = who
		return
	}
	if u.Kind == reading.Prose {
		x.each(u, nil, func(text string, from, to int) {
			s := x.look(text)
			if s.question {
				x.addQuestion(text, from, to)
				return
			}
			if step := x.stepAmong(&s); step != "" {
				x.put(step, &s, from, to, context{feature: -1})
				return
			}
			if s.has("assumption") && !s.has("risk") {
				x.put("assumption", &s, from, to, context{feature: -1})
				return
			}
			if x.forbids(text, &s) {
				x.put(x.classify(&s, context{feature: -1}, true), &s, from, to, context{feature: -1})
				return
			}
			if !x.answersAtOnce(text, from, to) && !x.owedAgainstRisk(text, from, to) {
				x.addRisk(text, from, to)
			}
		})
	} else if s := x.look(u.Text); len(nested) == 0 && len(u.Sentences) == 1 && u.Label == "" && x.forbids(u.Text, &s) {
		x.put(x.classify(&s, context{feature: -1}, true), &s, u.From, u.To, context{feature: -1})
	} else if x.riskAndQuestion(u) {
		x.riskFeatures(u)
	} else if s := x.look(u.Text); asksFirst(u) || s.has("assumption") && !s.has("risk") {
		x.put(map[bool]string{true: "question", false: "assumption"}[asksFirst(u)], &s, u.From, u.To, context{feature: -1})
	} else {
		x.addRisk(u.Text, u.From, u.To)
		x.riskFeatures(u)
	}
	for _, i := range nested {
		n := &x.r.Units[i]
		x.place(n.From, n.To)
		if k := len(x.u.Risks); k > 0 && u.Kind == reading.Bullet {
			r := &x.u.Risks[k-1]
			r.Mitigation = strings.TrimSpace(r.Mitigation + reading.Joiner(r.Mitigation) + sentence(stripLabel(n)))
			r.Source = r.Source.Join(reading.Lines(n.From, n.To))
		}
	}
}

// riskFeatures files what the product needs because of a risk: "Swear words
// get through. We need a blocklist per language", "… → put a switch in settings".
func (x *understander) riskFeatures(u *reading.Unit) {
	for i, sen := range u.Sentences {
		if s := x.look(sen.Text); i > 0 && s.has("need") && !s.question && !reading.ContainsAny(reading.Lower(sen.Text), x.lex.RiskNotFeature...) {
			x.addFeature(FeatureFact{Text: x.lex.needed(sen.Text)}, sen.From, sen.To)
		} else if i > 0 && s.has("need") {
			if parts := reading.SplitTop(sen.Text, ", "); len(parts) > 1 && !reading.ContainsAny(reading.Lower(parts[0]), " somebody", " someone", " decision", " help") {
				x.addFeature(FeatureFact{Text: x.lex.needed(parts[0])}, sen.From, sen.To)
			}
		}
		for _, arrow := range []string{" → ", "→"} {
			if _, after, ok := strings.Cut(sen.Text, arrow); ok {
				if s := x.look(after); s.has("build_verb") {
					x.addFeature(FeatureFact{Text: after}, sen.From, sen.To)
				}
				break
			}
		}
	}
}

// needed is what a sentence needs: "Need a blocklist" → "A blocklist".
func (l *Lexicons) needed(text string) string {
	for _, open := range l.WeNeedOpeners {
		if strings.HasPrefix(reading.Lower(text), open) {
			return reading.UpperFirst(text[len(open):])
		}
	}
	return text
}

// asksFirst tells that the first sentence of a unit is a question.
func asksFirst(u *reading.Unit) bool {
	if len(u.Sentences) == 0 {
		return false
	}
	first := strings.TrimRight(u.Sentences[0].Text, " )）")
	return strings.HasSuffix(first, "?") || strings.HasSuffix(first, "？")
}

func stripLabel(u *reading.Unit) string {
	if u.Label == "" {
		return u.Text
	}
	return strings.TrimLeft(strings.TrimPrefix(u.Text, u.Label), " :：–—*-")
}

// withoutKind drops from the front of a Chinese statement what only says of which kind it
// is: 风险：, 假设：, 前提：.
func withoutKind(text string) string {
	for _, kind := range []string{"风险", "担心", "假设", "前提"} {
		if rest, ok := strings.CutPrefix(text, kind+"："); ok && rest != "" {
			return rest
		}
	}
	return text
}

func (x *understander) addRisk(text string, from, to int) {
	if list := numberedRisks(text); len(list) > 1 {
		for _, one := range list {
			x.addRisk(one, from, to)
		}
		return
	}
	text = withoutKind(text)
	text = reading.FirstOf(x.lex.nextRisk(text), text)
	risk, mitigation := text, ""
	for _, cut := range x.lex.MitigationMarks {
		if i := strings.Index(text, cut); i > 0 {
			risk, mitigation = text[:i], text[i+len(cut):]
			break
		}
	}
	if head, tail, ok := strings.Cut(text, ": we want "); ok && mitigation == "" { // how bad it may get at most
		risk, mitigation = head, "We want "+tail
	}
	if head, tail, ok := x.lex.measureTaken(text); ok && mitigation == "" {
		risk, mitigation = head, tail
	}
	for _, mark := range []string{"; ", ". ", " - ", " – ", " — "} {
		head, tail, ok := strings.Cut(text, mark)
		if ok && mitigation == "" && x.lex.offersAgainst(tail) {
			risk, mitigation = head, tail
		}
		if dash := strings.HasPrefix(mark, " "); ok && !dash && mitigation == "" && (x.answersRisk(tail) && mark == "; " || x.takesInHand(tail)) {
			risk, mitigation = head, tail
		}
	}
	if mitigation == "" {
		risk, mitigation = x.measureBehind(risk)
	}
	if mitigation == "" {
		risk, mitigation = x.lex.riskAndMeasure(risk)
	}
	r := specs.Risk{Text: sentence(x.tags(risk).text), Mitigation: sentence(reading.UpperFirst(mitigation))}
	if r.Text == "" {
		return
	}
	r.Source = x.source(from, to)
	if x.fresh("risk", r.Text) {
		x.u.Risks = append(x.u.Risks, r)
	}
	if s := x.look(mitigation); strings.Contains(text, "→") && r.Mitigation != "" && reading.ContainsAny(reading.Lower(mitigation), x.lex.BansInRisk...) && !s.question {
		x.addConstraint(mitigation, from, to) // what is done about it binds
	}
}

// constraint reads a unit under a heading of constraints or technologies.
func (x *understander) constraint(u *reading.Unit, nested []int, c context) {
	if u.Kind == reading.Bullet && x.tags(u.Text).priority != "" {
		c.kind = "feature"
		x.feature(u, nested, c)
		return
	}
	if strings.Count(u.Text, "(") > 1 && c.outer == "api" {
		x.signaturesIn(u.Text, u.From, u.To)
	}
	before, deeds := len(x.u.Constraints), len(x.u.Features)
	for i, sen := range x.apart(u.Sentences) {
		if x.announces(u, sen) || x.statedStates(sen) {
			continue
		}
		text := sen.Text
		if i == 0 && numbersRule(u) {
			text = WithoutRef(text)
		} else if i == 0 && u.Label != "" {
			text = LabelText(u.Label, text)
		} else if i == 0 && u.Kind == reading.Bullet {
			text = x.lex.lockedThing(x.r.Sections[u.Section].Title, text)
		}
		s := x.look(text)
		kind := x.classify(&s, c, u.Kind == reading.Bullet)
		if kind == "question" && i > 0 && u.Label != "" && reading.HasHan(text) && utf8.RuneCountInString(text) <= maxOpenLabel {
			s = x.look(LabelText(u.Label, text)) // 姓名脱敏：|复姓待定
		}
		if kind == "feature" && text != sen.Text && u.Label == "" {
			kind = "constraint" // a thing that is there binds, whatever its words hint at
		}
		switch {
		case i > 0 && len(x.u.Constraints) > before && x.provenBefore(sen):
		case i > 0 && len(x.u.Constraints) == before && namesNothing(text): // "信息中心只维护这些": what, says the sentence before
			k := max(1, slices.IndexFunc(u.Sentences, func(s reading.Sentence) bool { return s.Text == sen.Text }))
			x.addConstraint(sentence(u.Sentences[k-1].Text)+text, u.Sentences[k-1].From, sen.To)
		case i > 0 && len(x.u.Constraints) > before && x.lex.pointsAtThem(text):
			x.extendConstraint(text, u.Text, sen.From, sen.To)
		case x.rejected(&s, sen.From, sen.To):
		case len(x.u.Features) > deeds && kind != "question" && x.lex.pointsBack(text):
			x.addCriterion(len(x.u.Features)-1, text, sen.From, sen.To)
		case i > 0 && len(x.u.Constraints) > before && kind != "question" && x.lex.pointsBack(text):
			x.extendConstraint(text, u.Text, sen.From, sen.To)
		case len(x.u.Features) > deeds && (kind == "constraint" || kind == "") && (x.lex.continues(text) || x.lex.leansBack(text)):
			x.addCriterion(len(x.u.Features)-1, text, sen.From, sen.To)
		case i > 0 && len(x.u.Constraints) > before && (kind == "constraint" || kind == "") && (x.lex.continues(text) || fragment(text) && !s.has("money") && !reading.HasFiniteVerb(text) || x.lex.leansBack(text) || c.kind == "error" && strings.HasPrefix(text, "`")):
			x.extendConstraint(text, u.Text, sen.From, sen.To)
		default:
			x.put(reading.FirstOf(kind, "constraint"), &s, sen.From, sen.To, c)
		}
	}
	for _, i := range nested {
		n := &x.r.Units[i]
		s := x.look(n.Text)
		x.put(reading.FirstOf(x.classify(&s, c, true), "constraint"), &s, n.From, n.To, c)
	}
}

// numbersRule tells a Chinese item that begins with an id of its own, which is no word of what
// binds: "BR-1 同一库位…", "R2：…".
func numbersRule(u *reading.Unit) bool {
	if u.Label != "" {
		return reading.RefLength(u.Label) == len(u.Label) && reading.HasHan(u.Text)
	}
	_, number := countedBy(u)
	return number > 0 && u.Text != WithoutRef(u.Text)
}

// pointsAtThem tells a sentence that keeps all others away from what the sentence before it
// names, and says nothing without it: "Nothing else may talk to them".
func (l *Lexicons) pointsAtThem(text string) bool {
	words := strings.Fields(strings.TrimRight(reading.Lower(text), ". "))
	return len(words) > 3 && len(words) <= maxPointing && l.NothingElse[words[0]] && l.PointedAt[words[len(words)-1]] && !strings.ContainsAny(text, ",;:")
}

// endsPointing tells a limit of several sentences of which the last only points at what the
// one before it names: taken out as a rule, it would bind nobody knows what.
func (l *Lexicons) endsPointing(text string) bool {
	i := strings.LastIndex(strings.TrimRight(text, ". "), ". ")
	return i > 0 && l.pointsAtThem(text[i+2:])
}

// maxPointing is how many words such a sentence has at most.
const maxPointing = 9

// fragment tells a remark of a few words from a statement of its own.
func fragment(text string) bool {
	return !reading.HasHan(text) && len(strings.Fields(text)) <= 4 || reading.HasHan(text) && len([]rune(text)) <= 8
}

// namesNothing tells a Chinese sentence of which the object is only pointed at:
// "只维护这些".
func namesNothing(text string) bool {
	return reading.HasSuffixOf(strings.TrimRight(text, "。； "), "这些", "这几个", "这几种", "它们")
}

// extendConstraint adds a sentence, or a clause of the one within which it stands,
// that leans on the constraint before it.
func (x *understander) extendConstraint(text, within string, from, to int) {
	n := len(x.u.Constraints)
	if n == 0 {
		x.addConstraint(text, from, to)
		return
	}
	last := &x.u.Constraints[n-1]
	if head := strings.TrimRight(last.Text, "。"); within != "" && strings.Contains(within, "，"+strings.TrimRight(text, "。，")) {
		last.Text = head + "，" + sentence(text) // a clause of the same sentence
	} else {
		last.Text += reading.Joiner(text) + sentence(text)
	}
	last.Source = last.Source.Join(x.source(from, to))
	x.mention(text, from, to, true)
}

func (x *understander) addConstraint(text string, from, to int) {
	if head, tail, ok := strings.Cut(text, "; "); ok && strings.HasPrefix(reading.Lower(head), "that is w") && len(strings.Fields(tail)) > 3 {
		text = reading.UpperFirst(tail) // "That is where we want to go; for now one bakery is plenty"
	}
	if x.bareAnswer(text) && len(strings.Fields(text)) == 1 {
		return // "None." says again what stands before it
	}
	if name := strings.TrimRight(text, ".。"); slices.Contains(x.lex.LicenceNames, name) {
		text = LabelText(x.lex.LicenceLabel[0], text) // "MIT." alone says nothing
		if x.u.Lang == "zh" {
			text = x.lex.ChineseLicence[0] + name
		}
	}
	if demand, aside := x.lex.chineseAside(text); aside != "" && reading.HasHan(text) {
		text = sentence(demand) // what people else do is no part of what binds
	}
	x.addItem(&x.u.Constraints, "constraint", x.proposedBy(text, from)+text, from, to)
}

// maxBareAnswer bounds, in runes, a Chinese answer that says nothing by itself: 没有。 A longer sentence
// that begins like one is a rule: 没有合格的首件，不能批量生产.
const maxBareAnswer = 5

// bareAnswer tells an answer that says nothing without its question.
func (x *understander) bareAnswer(text string) bool {
	return x.look0(text)["bare_answer"] && (!reading.HasHan(text) || utf8.RuneCountInString(text) <= maxBareAnswer)
}

// setting reads a unit under a heading of settings.
func (x *understander) setting(u *reading.Unit, nested []int, c context) {
	if u.Kind == reading.Bullet && u.Label != "" { // something a person can choose
		c.kind = "feature"
		x.feature(u, nested, c)
		return
	}
	x.constraint(u, nested, c)
}
