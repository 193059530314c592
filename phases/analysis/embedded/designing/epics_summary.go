package designing

import (
	"cmp"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/specifying"
)

// epicSummary says in two or three sentences who gets what when the epic is
// done, what the product sees to by itself, and which goal it serves.
func (m *epicMaker) epicSummary(p *epicPlan) []specs.Item {
	if p.kind == "quality" && len(p.members) == 0 {
		return m.qualitySummary()
	}
	said := m.gains(p)
	if why := m.purpose(p); why != "" {
		said = append(said, why)
	}
	out := make([]specs.Item, 0, len(said))
	for _, text := range said {
		out = append(out, specs.Item{Text: text, Source: phrasing.Rule("epic-summary")})
	}
	if p.kind == "quality" { // what is built among the measures is told before them
		out = append(out, m.qualitySummary()...)
	}
	return out
}

func (m *epicMaker) qualitySummary() []specs.Item {
	return []specs.Item{m.item("epic-summary", "epic_quality")}
}

// gain is what one requirement brings: to a person, by itself, or as a rule.
type gain struct {
	role, deed, does, holds string
	of                      int // the requirement
}

// gains tells what people can do, by person, what the product does by itself
// and what holds. What is mandatory is told first, and only what a story tells.
func (m *epicMaker) gains(p *epicPlan) []string {
	deeds := map[string][]gain{}
	var roles []string
	var does, holds, others []gain
	told, seen := m.toldBy(p), 0
	members := slices.DeleteFunc(byPriority(m, p.members), func(i int) bool { return !told[i] })
	for _, i := range members {
		g := m.gainOf(i)
		g.of = i
		switch {
		case g.deed != "":
			if deeds[g.role] == nil {
				roles = append(roles, g.role)
			}
			deeds[g.role] = append(deeds[g.role], g)
		case g.does != "":
			does = append(does, g)
		case g.holds != "":
			holds = append(holds, g)
		default:
			others = append(others, g)
			continue
		}
		seen++
	}
	slices.SortStableFunc(roles, func(a, b string) int { return cmp.Compare(len(deeds[b]), len(deeds[a])) })
	said := map[int]bool{}
	texts := func(list []gain, most int, text func(gain) string) []string {
		var out []string
		for _, g := range phrasing.FirstN(list, most) {
			said[g.of], out = true, append(out, text(g))
		}
		return out
	}
	var out []string
	if len(others) > seen { // most is told by its name only: the names come first
		out = append(out, m.sentence("epic_holds", "list", strings.Join(texts(others, maxStories, func(g gain) string { return m.nameInScope(g.of) }), m.say("semicolon"))))
	}
	for _, role := range phrasing.FirstN(roles, 2) {
		list := texts(deeds[role], 3, func(g gain) string { return g.deed })
		if m.Language == "zh" && len(deeds[role]) > 1 {
			for i, deed := range list {
				list[i], _, _ = strings.Cut(deed, "：") // what is told of each would drown the list
			}
		}
		out = append(out, m.sentence("epic_can", "role", strings.Join(m.withArticle([]string{role}), ""), "list", m.aloud(list)))
	}
	if len(does) > 0 && len(out) < 3 {
		out = append(out, m.sentence("epic_does", "list", m.seriesOfDoes(texts(does, 3, func(g gain) string { return g.does }))))
	}
	for _, rule := range phrasing.FirstN(holds, 2) {
		if len(out) < 3 {
			said[rule.of] = true
			out = append(out, wording.Sentence(phrasing.Capital(rule.holds)))
		}
	}
	var rest []string
	for _, i := range members {
		if !said[i] {
			rest = append(rest, m.nameInScope(i))
		}
	}
	switch {
	case len(rest) == 0 || len(rest) > maxAlso:
	case len(out) == 0:
		out = append(out, m.sentence("epic_holds", "list", strings.Join(rest, m.say("semicolon"))))
	default:
		out = append(out, m.sentence("epic_also", "list", strings.Join(rest, m.say("semicolon"))))
	}
	return out
}

// maxAlso is how much a summary names at its end that its sentences do not tell: a longer list
// is the scope of the epic over again.
const maxAlso = 4

// nameInScope is the title of a requirement as it stands in a list of them.
func (m *epicMaker) nameInScope(i int) string {
	title := m.req.Requirements[i].Title
	if !strings.Contains(title, "|") { // a code span that is parted would break
		title = m.headOfTitle(title, 2*m.nameLimit())
	}
	return m.phrase(title)
}

// aloud joins deeds for one sentence: of those that have an "and" or a comma of their own
// the last one also stands behind an "and", as it would be said.
func (m *epicMaker) aloud(deeds []string) string {
	said := m.Series(deeds, 0)
	n := len(deeds)
	if m.Language == "zh" || n < 2 || said != strings.Join(deeds, m.Say("series_sep")) {
		return said
	}
	if n == 2 {
		return deeds[0] + ", " + m.Say("and") + " " + deeds[1]
	}
	return strings.Join(deeds[:n-1], m.Say("series_sep")) + m.Say("series_sep") + m.Say("and") + " " + deeds[n-1]
}

// seriesOfDoes joins what the product does; a verb that all begin with stands once.
func (m *epicMaker) seriesOfDoes(does []string) string {
	verb, bare := m.d.Phrases["supports"].In(m.Language), make([]string, len(does))
	for i, one := range does {
		rest, ok := strings.CutPrefix(one, verb)
		if !ok {
			return m.aloud(does)
		}
		bare[i] = rest
	}
	return verb + m.aloud(bare)
}

// heldWhole shortens a rule, but never to the case in which it holds.
func (m *epicMaker) heldWhole(want string) string {
	cut := m.CutPhrase(want, m.nameLimit()*2)
	if cut != want && reading.HasSuffixOf(cut, "时", "后", "的", "的话", "期间") {
		return want
	}
	return cut
}

// stateIn is what is done to somebody, or what they are, which is nothing that they can
// do: "be told by e-mail", "be the only one who changes prices".
func stateIn(deed string) (state string, ok bool) {
	state, ok = strings.CutPrefix(deed, "be ")
	return state, ok && !strings.HasPrefix(state, "able ")
}

func (m *epicMaker) gainOf(i int) gain {
	r := &m.req.Requirements[i]
	role := m.roleOfBrief(reading.FirstOf(r.Story.Role, m.User))
	title, want := m.phrase(specs.Plain(r.Title)), m.phrase(m.namedWant(i))
	if m.Language == "zh" {
		want = m.nameOfWant(want)
		want = strings.TrimPrefix(want, "能") // 可以 says it of whoever does it
		if does, ok := strings.CutPrefix(want, "系统"); ok && !strings.HasPrefix(does, "应") && len([]rune(does)) > 3 {
			return gain{does: m.CutPhrase(does, m.nameLimit()*2)}
		}
		if thing := m.thingHad(want); thing != "" {
			if first, _ := utf8.DecodeRuneInString(thing); first == '`' || reading.IsLatin(first) {
				thing = " " + thing // a blank stands between Chinese and code or a foreign word
			}
			return gain{does: m.CutPhrase(m.say("duty_code", "list", thing), m.nameLimit()*2)}
		}
		if occasion, act, ok := cutOccasion(want); ok {
			return gain{holds: m.heldWhole(occasion + "，" + role + "能" + act)}
		}
		if strings.Contains(want, m.say("by_itself")) || strings.Contains(want, role) { // what happens to a person is not what it does
			return gain{holds: m.heldWhole(want)}
		}
		if reading.ContainsAny(want, m.d.Words["obliges"].In("zh")...) && m.saidOfThing(want, role) {
			return gain{holds: m.heldWhole(want)} // 聊天内容须过接口 is nothing that somebody can do
		}
		if m.BoundsChinese(want) && !m.dutyOf(r, role) || want != "" && want[0] >= '0' && want[0] <= '9' || !m.startsAsDeed(want) && !strings.HasPrefix(phrasing.ItemsText(r.Description), role) {
			return gain{holds: m.heldWhole(want)} // a rule is nobody's deed
		}
		deed, rule := deedOrRule(role, want)
		if does := m.doneForAnybody(r, role, deed); does != "" {
			return gain{does: m.CutPhrase(does, m.nameLimit()*2)}
		}
		return gain{role: role, deed: m.CutPhrase(deed, m.nameLimit()*2), holds: m.CutPhrase(rule, m.nameLimit()*2)}
	}
	if when, deed, ok := m.CutOpening(title); ok {
		return gain{holds: m.heldWhen(when, deed)}
	}
	if m.startsWithPersona(title) {
		return gain{holds: m.CutPhrase(title, 90)}
	}
	if deed, ok := strings.CutPrefix(want, "to "); ok {
		deed = withoutBracket(deed)
		if state, ok := stateIn(deed); ok {
			return gain{holds: m.CutPhrase(wording.Article(role)+" "+role+" is "+m.theirs(state), 120)}
		}
		if owed := m.owedBy(r, role, deed); owed != "" {
			return gain{holds: m.CutPhrase(owed, 120)}
		}
		return gain{role: role, deed: m.CutPhrase(m.theirs(deed), m.nameLimit()*2)}
	}
	if strings.Contains(r.Title, "`") {
		if code := strings.HasPrefix(r.Title, "`"); code && m.isStatement(title) {
			return gain{holds: m.CutPhrase(listable(r.Title), 90)}
		}
		return gain{}
	}
	switch verb := phrasing.LeadingWord(title); {
	case m.IsThird(verb) && m.IsVerbPhrase(reading.FirstOf(m.baseOf(title), title)):
		return gain{does: m.CutPhrase(title, 90)}
	case m.isStatement(title) || m.SubjectFirst(title):
		return gain{holds: m.CutPhrase(title, 90)}
	case strings.HasPrefix(want, "the "+strings.ToLower(title)+" "):
		return gain{} // "load limits" are a thing: the load limits are to hold
	case m.isDeed(i) && m.Table.IsWord("verbs", "en", verb) && !strings.Contains(want, " to be "):
		return gain{does: m.CutPhrase(m.ThirdAll(title), 90)}
	}
	return gain{}
}

// longestBound is how many runes a thing has at most that a Chinese wish binds.
const longestBound = 6

// saidOfThing says that a Chinese wish binds something else than the one whose wish it is: what
// stands before the word that binds is no adverb.
func (m *epicMaker) saidOfThing(want, role string) bool {
	clause, _, _ := strings.Cut(want, "，")
	for _, mark := range m.d.Words["obliges"].In("zh") {
		if before, _, ok := strings.Cut(clause, mark); ok {
			return before != "" && before != role && !strings.Contains(before, "、") && utf8.RuneCountInString(before) <= longestBound
		}
	}
	return false
}

// owedBy is what somebody has to do and is not only able to: "a customer must add two
// photos". Empty for what they may do, and for what they get.
func (m *epicMaker) owedBy(r *specs.Requirement, role, deed string) string {
	verb := phrasing.LeadingWord(deed)
	if len(r.Description) == 0 || m.Table.IsWord("receive", "en", verb) || !m.Table.IsWord("verbs", "en", verb) {
		return ""
	}
	text := r.Description[0].Text
	if _, asked, required := strings.Cut(text, " require "); required && strings.Contains(asked, " to "+verb+" ") {
		text = strings.Replace(asked, " to "+verb+" ", " "+m.Say("must")+" "+verb+" ", 1)
	}
	who, owed, ok := strings.Cut(text, " "+m.Say("must")+" "+verb+" ")
	if _, person := m.PersonIn(reading.LastWord(who)); !ok || owed == "" || !person {
		return ""
	}
	return wording.Article(role) + " " + role + " must " + m.theirs(deed)
}

// heldWhen tells what holds in a case; what the title orders is what the product does then.
func (m *epicMaker) heldWhen(when, deed string) string {
	if m.IsVerbPhrase(deed) && !m.isStatement(deed) {
		deed = m.Product + " " + m.ThirdAll(deed)
	}
	return when + ", " + deed
}

// doneForAnybody is a deed as what the product does, where the source lets nobody in
// particular do it: that anybody can export the books of all plants is a right that it never
// gives. Empty where it names somebody.
func (m *epicMaker) doneForAnybody(r *specs.Requirement, role, deed string) string {
	if deed == "" || role != m.roleOfBrief(m.GeneralRole()) || len(r.Description) == 0 || strings.HasPrefix(r.Description[0].Text, role) {
		return ""
	}
	supports := m.d.Phrases["supports"].In(m.Language)
	if strings.Contains(r.Description[0].Text, supports+phrasing.HeadOf(deed, 2)) {
		return supports + deed
	}
	return deed
}

// startsAsDeed says that a Chinese wish begins as what somebody does, in any case behind
// how often: 每周|导出报表, 按|岗位查看. What begins with a thing is none: 月卡到期前提醒.
func (m *epicMaker) startsAsDeed(want string) bool {
	return m.opensDeed(want) || m.opensDeed(strings.TrimLeft(want, "每周天日月季度年次 0123456789"))
}

// nameOfWant is a Chinese wish for something named without what is told of it, where the
// name is one among others: 有审核队列|：按等待时间排序.
func (m *epicMaker) nameOfWant(want string) string {
	if name, _, told := strings.Cut(want, "："); told && m.Table.StartsWith("named_wants", "zh", name) && !strings.Contains(name, "，") {
		return name
	}
	return want
}

// shortestOccasion is how many runes a moment has that holds a clause of its own.
const shortestOccasion = 4

// cutOccasion cuts a Chinese wish behind the moment from which it can be done: 师傅完工后|能打分.
func cutOccasion(want string) (occasion, act string, ok bool) {
	for _, mark := range []string{"后能", "时能"} {
		if before, act, found := strings.Cut(want, mark); found && act != "" && !strings.Contains(before, "，") && !strings.HasPrefix(act, "够") {
			return before + mark[:len("后")], act, true
		}
	}
	for _, deed := range []string{"收到", "得到", "看到"} { // what happens to somebody then
		if before, act, found := strings.Cut(want, "时"+deed); found && !strings.ContainsAny(before, "，；") && len([]rune(before)) >= shortestOccasion && !phrasing.InsideTimeWord(before) {
			return before + "时", deed + act, true
		}
	}
	return "", "", false
}

// thingHad is the thing of which a Chinese wish only says that it is there: 有|审核队列,
// Dashboard. Empty for a wish that says what happens.
func (m *epicMaker) thingHad(want string) string {
	if !reading.HasHan(want) {
		return strings.TrimSpace(want)
	}
	thing, ok := strings.CutPrefix(want, "有")
	if thing = strings.TrimSpace(thing); ok && (!reading.HasHan(thing) || strings.HasPrefix(thing, "`") || m.ChineseNoun(m.FirstClause(thing))) {
		return thing
	}
	return ""
}

// withoutBracket drops the bracket of a deed with all behind it. Brackets within a
// choice stay: "pack it as S (small) or L (large)" cut at the first would name one.
func withoutBracket(deed string) string {
	if reading.ContainsAny(deed, ") or ", ") and ", ")\" or ", ")\" and ") {
		return deed
	}
	head, _, _ := strings.Cut(deed, " (")
	return head
}

// deedOrRule tells what somebody can do, without a 可以 of its own, from a sentence that
// says itself who may and may not; one that goes on behind the role keeps it.
func deedOrRule(role, want string) (deed, rule string) {
	for _, lead := range []string{"可以", "能够", "可", "能"} {
		if rest, ok := strings.CutPrefix(want, lead); ok {
			want = rest
			break
		}
	}
	for _, lead := range []string{"的", "只能", "或", "和", "与"} {
		if strings.HasPrefix(want, lead) {
			return "", role + want
		}
	}
	if strings.Contains(want, "可以") || strings.Contains(want, "不能") || strings.Contains(want, "不得") {
		return "", want
	}
	return want, ""
}

// startsWithPersona says that a title begins with somebody and not, like "care", with a
// verb: "care assistants do not enter medication".
func (m *epicMaker) startsWithPersona(title string) bool {
	words := strings.Fields(title)
	for n := 2; n <= min(3, len(words)-1); n++ {
		if m.isPersona(strings.Join(words[:n], " ")) {
			return true
		}
	}
	return false
}

// dutyOf says that a bound is one on what the role itself does: "认领人每周至少
// 登记一次".
func (m *epicMaker) dutyOf(r *specs.Requirement, role string) bool {
	return len(r.Description) > 0 && strings.HasPrefix(r.Description[0].Text, role)
}

// baseOf is a phrase in the third person with its verb in the base form.
func (m *epicMaker) baseOf(phrase string) string {
	base, _ := m.BaseForm(phrase)
	return base
}

// isStatement says that a title is a whole clause, as in "slugs are unique".
func (m *epicMaker) isStatement(title string) bool {
	if m.IsVerbPhrase(title) {
		return false
	}
	c, ok := m.ParseClause(title)
	return ok && c.Subject != ""
}

// theirs tells a wish of the first person of somebody else.
func (m *epicMaker) theirs(want string) string {
	if m.Language == "zh" {
		return want
	}
	return strings.ReplaceAll(m.Impersonal(want), " they was ", " they were ")
}

// purpose is the goal that most of the epic speaks of, with its number. What a single
// story is good for stands in that story.
func (m *epicMaker) purpose(p *epicPlan) string {
	if g := m.goalServed(p); g != nil {
		goal := m.phrase(m.CutPhrase(specs.Plain(g.Text), 110))
		metric := specs.Plain(g.Metric)
		stated := metric != "" && !specifying.IsProposed(m.Specifier, metric) && !specifying.IsProposed(m.Specifier, specs.Plain(g.Target)) && len(wording.Measures(g.Target)) > 0
		if stated && wording.Overlap(m.wordsOf(metric), m.wordsOf(goal)) < 0.6 {
			return m.sentence("epic_serves_number", "id", g.ID, "goal", goal, "metric", m.phrase(metric), "target", m.phrase(specs.Plain(g.Target)))
		}
		return m.sentence("epic_serves", "id", g.ID, "goal", goal)
	}
	return ""
}
