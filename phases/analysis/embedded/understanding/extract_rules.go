package understanding

import (
	"math"
	"regexp"
	"slices"
	"strings"
	"sync"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// Bounds of a clause that is a rule by itself: a shorter one says half of it, and
// a longer one tells more than where the data stay.
const (
	minClauseWords = 5
	maxResident    = 90
)

// behaviours notes which constraints tell what the product does or refuses. They
// stay what they are: which of them some feature carries already is not known
// yet.
func (x *understander) behaviours() {
	x.u.Rules, x.u.Told, x.u.Sure = map[string]string{}, map[string]bool{}, map[string]bool{}
	x.stepsAmongLimits()
	x.systemsAmongDecisions()
	under, things := x.ruleLines(), x.thingsBuilt()
	x.rulesAmongDecisions(things)
	x.rulesAmongNotes()
	for _, it := range x.u.Constraints {
		if test := testedBy(it.Text); test != "" {
			x.prove(it.Text, specs.Item{Text: test, Source: it.Source})
		}
		text, near := x.lex.plainRuleText(x.lex.unobserved(it.Text)), under[FirstLine(it.Source)]
		if given := x.look(it.Text); x.worldGiven(&given) != "" {
			continue
		}
		if x.givenAround(text, FirstLine(it.Source)) || x.doneByOther(text) || x.lex.dutyOfCallers(text) || x.lex.endsPointing(text) || near != listedRule && reading.ContainsAny(reading.Lower(text), x.lex.WithoutAsking...) {
			continue
		}
		sure := x.surelyDone(text)
		s := x.look(text)
		told := x.toldAsRule(text, near) || x.counted(&s) || x.outcome(&s) || x.lex.rates(text) || x.lex.plainlyBinds(&s) || x.lex.capsThing(&s) || x.proposedAt(FirstLine(it.Source)) && (x.thingDeed(&s) || x.doneToThing(&s)) || reading.HasHan(text) && (keptByFields().MatchString(text) || doneByProduct().MatchString(text))
		if rule := x.ruleInTime(text); rule != "" {
			text, told = rule, true
		}
		if behaves := x.behaviour(text); !told {
			switch rule := x.ruleOfThing(text, things); {
			case rule != "" && (!behaves || rule != text || !doneTo(text)): // what is done to a thing says so by itself
				text, told = rule, true
			case !behaves:
				text = x.ruleBeside(text)
			}
		}
		if sure != "" {
			x.u.Sure[StatementKey(it.Text)] = x.u.Sure[StatementKey(it.Text)] || text == ""
			text = reading.FirstOf(text, sure)
		}
		if text = ruleAlone(text); text != "" {
			x.u.Rules[StatementKey(it.Text)] = sentence(strings.TrimSpace(text))
			x.u.Told[StatementKey(it.Text)] = told
		}
	}
}

// doneToThing tells what is done to a thing of the product in some case: "An entry that has been applied
// before is skipped". Where things are kept or run is a limit and no deed.
func (x *understander) doneToThing(s *signals) bool {
	return !s.question && !reading.HasHan(s.text) && !s.has("money", "of_project", "effort", "given", "retention") && len(strings.Fields(s.text)) >= minClauseWords &&
		doneTo(s.text) && x.lex.acted(reading.Lower(s.text)) && !x.meansNamed(s.text) && !x.lex.Calendar(s.text)
}

// proposedAt says that a line stands below a heading under which a paper says how things are to be.
func (x *understander) proposedAt(line int) bool {
	for s, section := range slices.Backward(x.r.Sections) {
		if section.From <= line {
			return x.ctx[s].kind == "feature" || x.ctx[s].kind == "decision"
		}
	}
	return false
}

// givenAround tells a limit below "Technical constraints" that what is there already sets,
// or somebody beside the product: "Existing tills run Chrome 118 and cannot be upgraded".
// Nobody can build it.
func (x *understander) givenAround(text string, line int) bool {
	if x.termsOfRollout(text, line) {
		return true
	}
	if line < 1 || line > len(x.r.Lines) || !reading.HasPrefixOf(reading.Lower(text), x.lex.ThereAlready...) && !reading.ContainsAny(reading.Lower(text), x.lex.ApprovedBy...) {
		return false
	}
	for s, section := range slices.Backward(x.r.Sections) {
		if section.From <= line {
			return x.ctx[s].bound
		}
	}
	return false
}

// termsOfRollout tells what holds between those who try the product and those who make it: a
// price, or what they go on doing beside it, below a heading on how it is brought out:
// "During the beta the companies keep their paper log in parallel".
func (x *understander) termsOfRollout(text string, line int) bool {
	if line < 1 || line > len(x.r.Lines) || x.namesProduct(text) {
		return false
	}
	low := " " + reading.Lower(text)
	if !slices.ContainsFunc(strings.Split(text, "; "), x.lex.fare) && !reading.ContainsAny(low, x.lex.PhasesOfRollout...) {
		return false
	}
	for s, section := range slices.Backward(x.r.Sections) {
		if section.From <= line {
			return x.ctx[s].kind == "milestone" || x.lex.headsRollout(section.Title)
		}
	}
	return false
}

// underRules says how near a line stands to the rules of a paper.
type underRules int

const (
	noRules    underRules = iota
	amongCases            // below settings or errors, or in a paragraph on rules
	listedRule            // an item of a list below a heading that says "rules"
)

// ruleLines are the lines below headings under which a paper says what its product
// does in each case: its rules, its settings, its errors.
func (x *understander) ruleLines() []underRules {
	out := make([]underRules, len(x.r.Lines)+2)
	for i := range x.r.Units {
		u := &x.r.Units[i]
		if u.Kind != reading.Bullet && u.Kind != reading.Prose {
			continue
		}
		near := noRules
		switch kind := x.ctx[u.Section].kind; {
		case u.Kind == reading.Bullet && (kind == "constraint" && x.underRules(u) || x.tellsRights(u.Section)):
			near = listedRule
		case kind == "setting", kind == "error", (kind == "constraint" || kind == "decision") && x.underRules(u):
			near = amongCases
		}
		for line := max(u.From, 1); near != noRules && line <= u.To && line < len(out); line++ {
			out[line] = near
		}
	}
	return out
}

// underRules says that a unit stands below rules: its own heading says so, or one above that in a
// Chinese paper, whose rules are parted by their matter, or the line that leads to it.
func (x *understander) underRules(u *reading.Unit) bool {
	for i, s := range x.r.Path(u.Section) {
		title := x.r.Sections[s].Title
		if (i == 0 || reading.HasHan(title)) && reading.ContainsAny(reading.Lower(title), "rule", "规则") {
			return true
		}
	}
	if lead := strings.TrimRight(u.Lead, "：: "); reading.HasHan(lead) {
		return strings.HasSuffix(lead, "规则")
	}
	return reading.ContainsAny(" "+reading.Lower(u.Lead)+" ", " rules ", " rules: ")
}

// toldAsRule tells a sentence below such a heading that says what happens, from one
// about the project, its money, its means, or its reasons. In a list of rules a
// price is one, and so is what leaves its verb out: "Late fee: 1 euro a day".
func (x *understander) toldAsRule(text string, near underRules) bool {
	s := x.look(text)
	switch {
	case near == noRules:
		return false
	case near == listedRule && x.lex.amountInCase(text):
		return true // whatever else its words may hint at
	case s.question, s.has("of_project", "effort", "given", "given_today", "unstable", "rollout_rule"), near != listedRule && s.has("choose"), codedLegend(text), onlyCode(text), x.lex.usableBy(text), x.remark(&s), x.circumstance(&s):
		return false
	case reading.HasSuffixOf(strings.TrimRight(reading.Lower(text), ". "), " stay", " stays"):
		return false // nobody builds what stays
	case near == listedRule:
		return len(x.lex.tech.Find(text)) == 0 && !x.bareAnswer(text)
	case s.has("money", "problem"):
		return false
	case reading.HasHan(text):
		return len([]rune(text)) >= 8 && !x.lex.Calendar(text) && !x.lex.chosenMeans(text)
	}
	words := strings.Fields(text)
	return len(words) >= minClauseWords && !strings.Contains(text, ": ") && slices.ContainsFunc(words[1:], func(word string) bool {
		return reading.InThirdPerson(word) && word != "has" || word == "is" || word == "are" // what something has tells how things are
	})
}

// amountInCase says that a Chinese line tells what is charged, given back or shared in a case, in numbers:
// 24 小时内取消，扣 50% 费用.
func (l *Lexicons) amountInCase(text string) bool {
	if first, rest, ok := strings.Cut(text, "，"); !ok || !reading.HasHan(text) || first == "" || rest == "" {
		return false
	}
	return amountTold().MatchString(text)
}

// keptByFields reads a limit that only a program keeps: how long a text may be, and when somebody is shut out: 昵称 2 到 12 个字,
// 连续输错 5 次锁定 30 分钟.
var keptByFields = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^[^，。；]{1,12}? ?[0-9]+ ?(?:到|至|-|–|—|~|～) ?[0-9]+ ?个?(?:字|字符|汉字|位|字母)|(?:输错|错误|失败)[^，。；]{0,4}[0-9]+ ?次[^，。；]{0,4}，?[^，。；]{0,6}(?:锁定|冻结|禁用|封禁|停用)|^[^，。；]{2,10}(?:低于|高于|超过|大于|小于|不足|未满|不满) ?[0-9][^，。；]{0,6}的，?(?:不予|不得|不能|不可|不|须|必须|免)[^，。；]{2,14}。?$`)
})

// amountTold reads what is charged or given back: 扣 50% 费用, 退还 80% 学费, 加收 10 元.
var amountTold = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?:扣除|扣|收取|加收|退还|退|返还|减免|赔偿|支付|补贴|奖励|罚|享|打|按)[^，。；0-9]{0,8} ?[0-9][0-9.,]* ?(?:%|％|元|折|倍|积分|分)`)
})

// ruleBeside is what the product keeps or breaks of a constraint that also tells
// of the project: "Cards are handled by the bank; the desk must not store card
// numbers". Empty when none of its clauses does.
func (x *understander) ruleBeside(text string) string {
	if rule := stateAndRule(text); rule != "" && len(x.lex.people.Find(reading.FirstWord(text))) == 0 {
		if s := x.look(rule); s.has("obeyed") {
			return rule
		}
	}
	marks := x.lex.RuleLinks
	if reading.HasHan(text) {
		marks = []string{"；", "。", "，"}
	}
	for _, mark := range marks {
		text = strings.ReplaceAll(text, mark, "\x00")
	}
	pieces := strings.Split(text, "\x00")
	for i, piece := range pieces {
		piece = strings.TrimSpace(piece)
		s := x.look(piece)
		resident := s.has("resident") && s.has("obeyed") && !s.question && len([]rune(piece)) < maxResident // kept by what is built
		if !reading.HasHan(piece) {
			if banned := x.bannedBefore(pieces, i); banned != "" {
				return banned
			}
			if resident || len(pieces) > 1 && len(strings.Fields(piece)) >= minClauseWords && s.has("obeyed") && x.behaviour(piece) && !x.lex.refersBack(piece) {
				return reading.UpperFirst(piece)
			}
			continue
		}
		first, _ := utf8.DecodeRuneInString(piece)
		switch bare := strings.ContainsRune("不必须只", first); {
		case !resident:
			continue // of a Chinese sentence only where the data may be stands alone
		case !bare:
			return piece
		case i == 1:
			return pieces[0] + "，" + piece
		}
	}
	return ""
}

// stateThenRule finds what something is and, behind it, what must be of it.
var stateThenRule = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^([A-Z][^,;:.]{2,50}?) (?:is|are) [^,;:.]{3,90}? and (must (?:not |never )?[a-z]+ [^;:]{3,100})$`)
})

// stateAndRule is the rule in a sentence that first tells what its subject is: "Names of
// presenters are personal data under the agreement and must not appear in logs".
func stateAndRule(text string) string {
	m := stateThenRule().FindStringSubmatch(strings.TrimRight(text, ". "))
	if m == nil {
		return ""
	}
	return m[1] + " " + m[2]
}

// banned finds what a clause forbids to use of which the clause before it speaks: "Maps
// are used in the shop; the desk shall not use them".
var banned = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?i)^(.+ (?:shall|must|may|should|does|do|will) (?:not|never) (?:use|call|need|contain|load|embed)) (?:it|them)[. ]*$`)
})

// bannedBefore is a ban that points back with the name of what is banned, which is the
// subject of the clause before it: nothing but the name makes a rule of it that can be
// tested. Empty for any other clause.
func (x *understander) bannedBefore(pieces []string, i int) string {
	if i < 1 {
		return ""
	}
	m := banned().FindStringSubmatch(strings.TrimSpace(pieces[i]))
	name, _, is := strings.Cut(strings.TrimSpace(pieces[i-1]), " is ")
	if !is {
		name, _, is = strings.Cut(strings.TrimSpace(pieces[i-1]), " are ")
	}
	if m == nil || !is || len(strings.Fields(name)) > maxBanned || strings.ContainsAny(name, ",:(") {
		return ""
	}
	return reading.UpperFirst(m[1]) + " " + name
}

// maxBanned is how many words the name of what is banned has at most.
const maxBanned = 4

// refersBack says that a clause speaks of something that the one before it names.
func (l *Lexicons) refersBack(clause string) bool {
	for word := range strings.FieldsSeq(strings.ToLower(clause)) {
		if l.RefersBackWords[strings.Trim(word, ".,")] {
			return true
		}
	}
	return false
}

// behaviour tells a constraint on what the product does from one about the
// project: its money, its people, its dates, its place, its means.
func (x *understander) behaviour(text string) bool {
	s := x.look(text)
	switch {
	case reading.ContainsAny(reading.Lower(text), x.lex.NobodyWants...): // nobody can build it
		return false
	case s.question, s.has("of_project", "effort", "given", "given_today", "unstable", "rollout_rule", "asked_of_bidders"), !s.has("obeyed") && s.has("money"):
		return false
	case x.meansNamed(text), codedLegend(text), onlyCode(text), x.lex.usableBy(text), x.remark(&s), x.byPeopleOnly(&s):
		return false
	case !s.has("obeyed") && !x.plainRule(&s):
		return false
	}
	return !slices.ContainsFunc(s.measures, func(m wording.Measure) bool {
		return m.Class == wording.ClassCount && m.Value != math.Trunc(m.Value) // an average tells how things are
	})
}

// meansNamed tells a statement about a technology; a format or a protocol is
// what the product speaks.
func (x *understander) meansNamed(text string) bool {
	for h := range x.lex.tech.All(text) {
		if !h.Value.isForm() && (!h.Value.exact || text[h.Start:h.End] == h.Value.name) {
			return true
		}
	}
	return false
}

// plainRule tells a rule in plain words, without any that binds: "Redirects are
// not followed", "Lengths are rounded up". Who speaks tells of himself.
func (x *understander) plainRule(s *signals) bool {
	if reading.HasHan(s.text) {
		return x.lex.rulesPlainly(s) || x.lex.figureTold(s) == "constraint"
	}
	return (!fragment(s.text) || strings.Contains(s.text, " not ")) && (s.passive() || s.has("action", "can"))
}

// unobserved is a statement without the words in front of it that only say how
// firm it is: "Hard rule, item by item: …".
func (l *Lexicons) unobserved(text string) string {
	head, rest, ok := strings.Cut(text, "：")
	if ok && reading.HasHan(head) && reading.ContainsAny(head, l.ChineseRuleNouns...) && len([]rune(rest)) > 6 {
		return rest
	}
	return text
}
