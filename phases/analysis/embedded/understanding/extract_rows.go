package understanding

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

func (x *understander) ruleRow(r row, c context) {
	text := spell(r)
	if name := x.limitName(r); len(r.u.Cells) > 0 && name != r.u.Cells[0] {
		text = LabelText(name, r.u.Cells[1])
	}
	if c.kind == "error" {
		text = x.codeRow(r.u, text)
	}
	x.addConstraint(text, r.u.From, r.u.To)
	if c.kind == "technology" || c.kind == "constraint" {
		x.mention(text, r.u.From, r.u.To, true)
	}
}

func (x *understander) fieldRow(r row, _ context) {
	name := strings.Trim(r.get("entity"), "`")
	if name == "" {
		sec := &x.r.Sections[r.u.Section]
		name = reading.FirstOf(x.keyOwner(r), namedEndpointEntity(sec.Title), sec.Title)
		x.addEntity(name, sec.From, sec.To)
	}
	e := x.addEntity(name, r.u.From, r.u.To)
	rule := reading.FirstOf(r.get("rule"), r.get("definition"), r.get("notes"), r.get("purpose"))
	values := rule // what a column of its own says of the field is none of its values
	if called := x.lex.chineseFieldName(r); called != "" {
		rule = strings.TrimRight(called+"，"+rule, "，")
	}
	rule = x.lex.withRequired(r.get("required"), rule, reading.HasHan(r.u.Text))
	if d := r.get("default"); d != "" {
		rule = strings.TrimLeft(rule+", default "+d, ", ")
	}
	if names := fieldNames(r.get("field")); len(names) > 1 {
		for _, n := range names {
			x.addField(e, n, "", "", r.u.From, r.u.To)
		}
		if rule != "" {
			x.addConstraint(LabelText(name, rule), r.u.From, r.u.To)
		}
		return
	}
	x.addField(e, r.get("field"), strings.Trim(r.get("type"), "`"), rule, r.u.From, r.u.To)
	x.fieldStates(e, r.get("field"), values, r.u.From, r.u.To)
}

// chineseFieldName is what a dictionary calls a field in Chinese beside its name in code: 计划编号 of
// “plan_no | 计划编号”.
func (l *Lexicons) chineseFieldName(r row) string {
	if reading.HasHan(r.get("field")) {
		return ""
	}
	for i, cell := range r.u.Cells {
		if i < len(r.t.header) && slices.Contains(l.ChineseFieldNames, strings.Trim(r.t.header[i], " *")) && reading.HasHan(cell) {
			return cell
		}
	}
	return ""
}

// withRequired puts before the rule of a field what a column of its own says: that it
// has to be filled in, or need not. A bare "yes" tells nobody what is meant.
func (l *Lexicons) withRequired(cell, rule string, han bool) string {
	word := ""
	switch said := reading.Lower(strings.Trim(cell, " *`")); {
	case l.YesInTable[said]:
		word = l.FieldRequired.In(han)
	case l.NoInTable[said]:
		word = l.FieldOptional.In(han)
	default:
		word = cell
	}
	switch {
	case word == "" || word == "–" || word == "-":
		return rule
	case rule == "":
		return word
	}
	return word + map[bool]string{true: "，", false: ", "}[han] + rule
}

// keyOwner is whose fields a Chinese table lists, by the number in its first row,
// where the heading only says that data follow: "数据要求", "血袋号" → 血袋.
func (x *understander) keyOwner(r row) string {
	title := x.r.Sections[r.u.Section].Title
	switch strings.TrimRight(title, "要求需说明定义字典表结构项") {
	case "数据", "字段", "数据字段":
	default:
		return ""
	}
	for _, i := range x.units[r.u.Section] {
		u := &x.r.Units[i]
		if u.Kind != reading.Row || u.Table != r.u.Table {
			continue
		}
		field := (row{r.t, u}).get("field")
		for _, tail := range []string{"编号", "号", "名称", "ID"} {
			if owner, ok := strings.CutSuffix(field, tail); ok && len([]rune(owner)) >= 2 {
				return owner
			}
		}
		return ""
	}
	return ""
}

// fieldNames are the fields of a cell that lists them all: "number, length
// (m), closed from". A cell with anything else is one field.
func fieldNames(cell string) []string {
	if !reading.ContainsAny(cell, ", ", "、", "; ", "；", "，") {
		return nil
	}
	parts := reading.SplitList(strings.TrimRight(cell, ".。"))
	for _, p := range parts {
		if fieldName(p) == "" {
			return nil
		}
	}
	return parts
}

func (x *understander) nonGoalRow(r row, _ context) {
	text := reading.FirstOf(r.get("what"), r.get("requirement"), first(r.u.Cells))
	x.addNonGoal(text, reading.FirstOf(r.get("why"), second(r, text)), r.u.From, r.u.To)
}

func first(cells []string) string {
	for _, c := range cells {
		if c != "" && c != "–" {
			return c
		}
	}
	return ""
}

// second is the last cell of a row that is not the given one.
func second(r row, text string) string {
	for i := len(r.u.Cells) - 1; i > 0; i-- {
		if c := r.u.Cells[i]; c != "" && c != "–" && c != text {
			return c
		}
	}
	return ""
}

func (x *understander) riskRow(r row, _ context) {
	risk := specs.Risk{
		Text: sentence(reading.FirstOf(r.get("risk"), r.get("what"), first(r.u.Cells))), Probability: x.level(r.get("probability")),
		Impact: x.level(r.get("impact")), Mitigation: sentence(reading.FirstOf(r.get("mitigation"), r.get("notes"))), Source: x.source(r.u.From, r.u.To),
	}
	if risk.Text != "" && x.fresh("risk", risk.Text) {
		x.u.Risks = append(x.u.Risks, risk)
	}
}

// level is high, medium or low, whatever the language of the cell.
func (x *understander) level(cell string) string {
	switch x.tag(reading.FirstWord(strings.ReplaceAll(cell, "/", " "))) {
	case "must":
		return "high"
	case "should":
		return "medium"
	case "could":
		return "low"
	}
	return cell
}

func (x *understander) transitionRow(r row, _ context) {
	e := x.addStates(x.stateSubject(x.r.Sections[r.u.Section].Title), []string{r.get("from"), r.get("to")}, r.u.From, r.u.To)
	x.u.Entities[e].Transitions = append(x.u.Entities[e].Transitions, specs.Transition{From: r.get("from"), To: r.get("to"), Event: eventBy(r), Source: reading.Lines(r.u.From, r.u.To)})
}

// eventBy is what brings a step about, in Chinese with the people in front of it whom a column of
// their own names: 学员、教练|取消预约. What the product does itself stands alone.
func eventBy(r row) string {
	event, who := r.get("event"), r.get("persona")
	if event == "" || who == "" || !reading.HasHan(event) || who == "系统" || strings.HasPrefix(event, who) {
		return event
	}
	return who + event
}

// stateRow reads "Paid | the money is there | shipped, refunded": a state, what it
// means and where it leads.
func (x *understander) stateRow(r row, _ context) {
	state := strings.Trim(r.get("state"), " `*")
	e := x.addStates(x.stateSubject(x.r.Sections[r.u.Section].Title), []string{state}, r.u.From, r.u.To)
	for _, to := range reading.SplitList(r.get("to")) {
		to = strings.Trim(to, " `*.。")
		if to == "" || !x.lex.leadsOn(to) {
			continue
		}
		x.addStates(x.u.Entities[e].Name, []string{to}, r.u.From, r.u.To)
		x.u.Entities[e].Transitions = append(x.u.Entities[e].Transitions, specs.Transition{From: state, To: to, Event: r.get("event"), Source: reading.Lines(r.u.From, r.u.To)})
	}
	if meaning := reading.FirstOf(r.get("definition"), r.get("purpose")); meaning != "" {
		x.u.Flows = append(x.u.Flows, x.item(sentence(LabelText(state, meaning)), r.u.From, r.u.To))
	}
}

func (x *understander) goalRow(r row, _ context) {
	target := reading.FirstOf(r.get("target"), r.get("rule"))
	metric, goal := r.get("metric"), r.get("goal")
	if metric == "" && goal != "" && target != "" {
		metric = r.get("measurement") // "How we measure it"
	}
	if aimed := goal; target == "" && x.lex.isValue(aimed, metric) && aimed != first(r.u.Cells) { // "Goal" heads the value to reach
		target, goal = aimed, ""
		metric = reading.FirstOf(metric, first(r.u.Cells))
	}
	text := sentence(reading.FirstOf(goal, r.get("requirement"), metric, first(r.u.Cells)))
	if text == "" || !x.fresh("goal", text) {
		return
	}
	g := GoalFact{Text: text, Metric: metric, Target: target, Source: x.source(r.u.From, r.u.To)}
	if target != "" {
		g.Due, g.Baseline = reading.FirstOf(r.get("date"), r.t.horizon, r.t.due), r.get("baseline")
	}
	x.targetCell(&g)
	g.Counted = countedSo(g.Target, metric, r)
	x.u.Goals = append(x.u.Goals, g)
}

// isValue says that a cell under "Goal" is the value that a metric beside it is to reach: it
// has a number, in digits or in words, 低于万分之三.
func (l *Lexicons) isValue(cell, metric string) bool {
	return strings.ContainsAny(cell, "0123456789") || metric != "" && reading.ContainsAny(cell, l.NumbersInWords...)
}

// countedSo is what a column of its own says of how the number of a goal is counted: 口径.
func countedSo(target, metric string, r row) string {
	way := strings.Trim(r.get("measurement"), ".。 -–—")
	if target == "" || way == metric {
		return ""
	}
	return way
}

func (x *understander) termRow(r row, _ context) {
	name := reading.FirstOf(r.get("term"), first(r.u.Cells))
	x.addTerm(name, reading.FirstOf(r.get("definition"), r.get("purpose"), second(r, name)), r.u.From, r.u.To)
}

func (x *understander) alternativeRow(r row, _ context) {
	name := reading.FirstOf(r.get("alternative"), r.get("what"), first(r.u.Cells))
	x.u.Alternatives = append(x.u.Alternatives, specs.Alternative{Name: name, Strength: sentence(r.get("liked")), Gap: sentence(r.get("disliked")), Source: x.source(r.u.From, r.u.To)})
}

func (x *understander) milestoneRow(r row, _ context) {
	text := spell(r)
	if count, rest, ok := strings.Cut(text, "："); ok && digits(count) && len(count) <= 2 {
		text = rest // the number of a row of things to do names none of them
	}
	for i, head := range r.t.header {
		if len([]rune(head)) == 1 && reading.HasHan(head) && i < len(r.u.Cells) { // 事, 谁: no label of what stands below
			text = strings.Replace(text, underHead(head, strings.TrimRight(r.u.Cells[i], "。")), strings.TrimRight(r.u.Cells[i], "。"), 1)
		}
	}
	x.addItem(&x.u.Milestones, "milestone", text, r.u.From, r.u.To)
}

func (x *understander) questionRow(r row, _ context) {
	q := specs.Question{Text: sentence(reading.FirstOf(r.get("question"), r.get("what"), r.get("requirement"), first(r.u.Cells))), Owner: r.get("owner"), Source: x.source(r.u.From, r.u.To)}
	if at, ok := r.t.has["date"]; ok {
		q.Owner = x.lex.answersUntil(q.Owner, r.t.header[at], r.get("date"))
	}
	if q.Text != "" && x.fresh("question", q.Text) {
		x.u.Questions = append(x.u.Questions, q)
	}
}

// maxUntilHead bounds, in runes, the head of such a column that can stand before its day: 截止, not 什么时候.
const maxUntilHead = 2

// answersUntil is who answers a question of a Chinese table with until when, as the head of its column
// says: 吴主任（截止 4/3）. A day that is open adds nothing.
func (l *Lexicons) answersUntil(who, head, until string) string {
	if who == "" || until == "" || !reading.HasHan(head) || reading.HasPrefixOf(until, l.ChineseOpenEnds...) {
		return who
	}
	if utf8.RuneCountInString(head) <= maxUntilHead {
		until = head + " " + until
	}
	return who + "（" + until + "）"
}

func (x *understander) assumptionRow(r row, _ context) {
	x.addItem(&x.u.Assumptions, "assumption", reading.FirstOf(r.get("assumption"), r.get("what"), spell(r)), r.u.From, r.u.To)
}

func (x *understander) commandRow(r row, c context) {
	name := asCode(reading.FirstOf(r.get("command"), first(r.u.Cells)))
	purpose := reading.FirstOf(r.get("purpose"), r.get("definition"), r.get("requirement"), second(r, name))
	list := reading.Sentences(purpose, r.u.From)
	body := purpose
	if len(list) > 0 {
		body = list[0].Text
	}
	at := x.addFeature(FeatureFact{Name: name, Text: LabelText(name, body), Group: c.group, Priority: c.priority, Command: !strings.HasPrefix(name, "`/")}, r.u.From, r.u.To)
	if len(list) > 1 {
		x.more(at, r.u, list[1:], c)
	}
	x.addSignature(strings.Trim(name, "`"), strings.Trim(name, "`"), sentence(body), r.u.From, r.u.To)
}

func (x *understander) qualityRow(r row, c context) {
	text := r.get("requirement")
	area := reading.FirstOf(r.get("category"), r.get("field")) // "Attribute" heads the classes of qualities here
	if goal := r.get("goal"); goal != "" && text == "" {       // "目标" beside what is measured
		text = LabelText(reading.FirstOf(r.get("metric"), first(r.u.Cells)), goal)
	}
	if text == "" && r.get("target") != "" && (r.get("metric") != "" || first(r.u.Cells) != r.get("target")) {
		text = LabelText(reading.FirstOf(r.get("metric"), first(r.u.Cells)), r.get("target"))
	}
	if text == "" {
		text = spell(r)
	}
	measured, method := "", reading.FirstOf(r.get("measurement"), r.get("notes"), overWindow(r))
	if how := r.get("metric"); r.get("requirement") != "" && r.get("target") == "" && how != "" && how != "–" {
		if saysHowMuch(text, how) {
			measured = how
		} else {
			method = reading.FirstOf(method, how)
		}
	}
	if area != "" && measured == "" && r.get("target") == "" && x.lex.bareValue(text) {
		text = LabelText(area, text) // "Localization | English and Polish" says nothing without its area
	}
	if parts := measuredParts(text); measured == "" && len(parts) > 1 && r.get("target") == "" {
		for _, part := range parts {
			x.qualityRow(r.with("requirement", part), c)
		}
		return
	}
	s := x.look(text)
	if measured != "" {
		s = x.look(x.lex.measuredText(strings.TrimRight(text, ".。 "), measured))
	}
	if r.t.horizon != "" {
		c.class = "SC" // what grows until then has to be carried
	}
	if area != "" {
		if cue, ok := x.headingCue(area); ok && cue.Class != "" {
			c.class = cue.Class
		}
	}
	q := QualityFact{Text: text, Ref: r.get("id"), Method: method, Priority: reading.FirstOf(x.tag(r.get("priority")), c.priority)}
	if t := r.get("target"); t != "" {
		q.Target, q.Metric = t, reading.FirstOf(r.get("metric"), first(r.u.Cells))
		q.Name = x.lex.Headline(q.Metric)
	}
	if measured != "" {
		q.Text, q.Target, q.Metric, q.Name = s.text, measured, strings.TrimRight(text, ".。 "), x.lex.Headline(strings.TrimRight(text, ".。 "))
	}
	q.Details = x.besideQuality(r, text)
	chosen := s.has("choose")
	if reading.HasHan(text) && q.Target == "" && x.choosesMeans(text) {
		x.put("constraint", &s, r.u.From, r.u.To, context{kind: "constraint", feature: -1})
		return
	}
	x.addQuality(&s, c, q, r.u.From, r.u.To)
	if chosen {
		x.runsWith(text, r.u.From, r.u.To)
	}
}

// overWindow says over which time a target is counted, where a column gives it: the value of
// SLO | Target | Window holds over that window, which is no second target.
func overWindow(r row) string {
	window := r.get("window")
	if !strings.ContainsAny(window, "0123456789") {
		return ""
	}
	if reading.HasHan(window) {
		return "按" + window + "统计"
	}
	return "measured over " + window
}

// measuredParts are the parts of a cell that each measure something of their own: "pages load
// in 2 s; 3,000 people at once".
func measuredParts(text string) []string {
	parts := atSemicolons(strings.TrimRight(text, ".。 "))
	for i, part := range parts {
		if parts[i] = strings.TrimSpace(part); len(wording.Measures(part)) == 0 {
			return nil
		}
	}
	return parts
}

// outputRow reads what the product delivers, to whom and how: one feature.
func (x *understander) outputRow(r row, c context) {
	x.addFeature(FeatureFact{Text: spell(r), Name: r.get("output"), Group: c.group, Priority: reading.FirstOf(x.tag(r.get("priority")), c.priority)}, r.u.From, r.u.To)
	x.servicesIn(r.u.Text, r.u.From, r.u.To)
}

// hasLimit tells a cell that bounds something from one that only counts it.
func (l *Lexicons) hasLimit(cell string) bool {
	return reading.ContainsAny(" "+reading.Lower(cell)+" ", l.LimitWords...)
}

func (x *understander) technologyRow(r row, _ context) {
	before := len(x.u.Technologies)
	text := spell(r)
	x.mention(text, r.u.From, r.u.To, true)
	if name := r.get("technology"); name != "" && len(x.u.Technologies) == before {
		x.addTechnology(name, name, reading.FirstOf(reading.Lower(r.get("layer")), "tool"), text, r.u.From, r.u.To, true)
	}
	if len(x.u.Technologies) == before {
		x.addConstraint(text, r.u.From, r.u.To)
	}
}
