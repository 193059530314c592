package phrasing

import (
	"regexp"
	"slices"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// dutiesOfRoles adds what only the line on a role says that it does with the
// product: "家属：替父母订餐、看有没有取餐、充值". What a statement says already is not
// said twice, and how somebody is or what they do without the product is none.
func (w *Work) dutiesOfRoles() {
	if w.Language != "zh" || len(w.Understood.Features) == 0 {
		return
	}
	said := make([]map[string]bool, 0, len(w.Understood.Features))
	for i := range w.Understood.Features {
		f := &w.Understood.Features[i]
		said = append(said, pairsOf(withoutCounts(f.Group+" "+withoutOccasion(f.Name)+" "+withoutOccasion(f.Text)+" "+texts(f.Details)+" "+texts(f.Criteria))))
	}
	for i := range w.Understood.Integrations { // what is exchanged with a system is told there
		said = append(said, pairsOf(w.Understood.Integrations[i].Purpose))
	}
	var added []understanding.FeatureFact
	for i := range w.Understood.Actors {
		a := &w.Understood.Actors[i]
		if a.System || a.Source.Kind != specs.Stated || a.Role == "" {
			continue
		}
		duties := w.roleDuties(a, said)
		if no := w.roleDenial(a.Role); no != "" && len(duties) > 0 {
			duties = append(duties, no)
		}
		if want := strings.Join(duties, "，"); want != "" {
			added = append(added, understanding.FeatureFact{Name: w.FirstClause(want), Text: cjkJoin(a.Name, want) + "。", Actor: a.Name, Want: want, Source: a.Source})
		}
	}
	if len(added) == 0 {
		return
	}
	u := *w.Understood // the facts of the source stay as they are
	u.Features = append(slices.Clone(u.Features), added...)
	w.Understood = &u
}

// withoutOccasion drops the clause that a statement begins with where it only says
// upon which deed of somebody the rest happens: "输血科提交用血申请后，…" lets nobody do it.
func withoutOccasion(text string) string {
	first, rest, ok := strings.Cut(text, "，")
	if ok && reading.HasSuffixOf(first, "后", "之前", "以前") {
		return rest
	}
	return text
}

func texts(list []specs.Item) string {
	parts := make([]string, len(list))
	for i := range list {
		parts[i] = list[i].Text
	}
	return strings.Join(parts, " ")
}

// roleDuties are the clauses of the line on a role that tell what it does with
// the product and that no statement tells.
func (w *Work) roleDuties(a *understanding.ActorFact, said []map[string]bool) []string {
	var out []string
	for clause := range strings.FieldsFuncSeq(strings.TrimPrefix(a.Role, a.Name), func(r rune) bool { return r == '，' || r == '；' || r == '。' || r == ',' }) {
		deed, ok := w.roleDeed(strings.TrimSpace(clause))
		if !ok {
			continue
		}
		deed = w.untoldOfBoth(deed, said)
		if bare := w.withoutPlace(deed); bare != deed && !slices.ContainsFunc(strings.Split(bare, "、"), func(p string) bool { return !toldIn(p, said) }) {
			continue // only the place is new
		}
		deed = w.untoldOfRow(a.Name, deed, said)
		if deed != "" && !w.rowOfThingsTold(deed, said) && !toldIn(deed, said) && !w.toldOfActor(a.Name, deed, said) && !w.vaguelyTold(a.Name, deed, said) {
			out = append(out, deed)
		}
	}
	return out
}

// untoldOfBoth is a deed done to two things without the one of which a statement tells it
// already: 处理举报和纠纷 is 处理举报 where another statement has 纠纷 handled. Empty where both
// are told.
func (w *Work) untoldOfBoth(deed string, said []map[string]bool) string {
	verb := reading.LongestPrefix(deed, w.Table.Words["verbs"].In("zh")...)
	one, other, ok := strings.Cut(strings.TrimPrefix(deed, verb), "和")
	if verb == "" || !ok || !isShortThing(one) || !isShortThing(other) {
		return deed
	}
	told := func(thing string) bool {
		return slices.ContainsFunc(said, func(s map[string]bool) bool { return holdsPairs(s, verb) && holdsPairs(s, thing) })
	}
	switch {
	case told(one) && told(other):
		return ""
	case told(one):
		return verb + other
	case told(other):
		return verb + one
	}
	return deed
}

// isShortThing says that a text is the name of one thing: 举报.
func isShortThing(text string) bool {
	n := utf8.RuneCountInString(text)
	return n >= 2 && n <= 4 && !strings.ContainsAny(text, "和、的与")
}

// holdsPairs says that all pairs of characters of a text are among some.
func holdsPairs(said map[string]bool, text string) bool {
	for p := range pairsOf(text) {
		if !said[p] {
			return false
		}
	}
	return true
}

// withoutPlace takes off a deed where it is done, 在献血屋或献血车上登记: a statement that tells
// it of the deed alone tells it.
func (w *Work) withoutPlace(deed string) string {
	rest, ok := strings.CutPrefix(deed, "在")
	if !ok {
		return deed
	}
	if _, done, found := strings.Cut(rest, "用"); found {
		if device := reading.LongestPrefix(done, w.Table.Words["devices_of_deed"].In("zh")...); device != "" && reading.LongestPrefix(done[len(device):], w.Table.Words["verbs"].In("zh")...) != "" {
			return done[len(device):] // 在总部用电脑|查看各店库存
		}
	}
	for _, end := range w.Table.Words["place_ends"].In("zh") {
		if _, done, found := strings.Cut(rest, end); found && utf8.RuneCountInString(done) >= 2 && reading.LongestPrefix(done, w.Table.Words["verbs"].In("zh")...) != "" {
			return done
		}
	}
	return deed
}

// roleDenial is the clause of the line on a role that lets it change nothing, "看报表，不做
// 操作": it bounds what the role does with the product, and is no trait of theirs.
func (w *Work) roleDenial(role string) string {
	for clause := range strings.FieldsFuncSeq(role, func(r rune) bool { return r == '，' || r == '；' || r == '。' || r == ',' }) {
		if w.Table.IsWord("role_denials", "zh", strings.TrimSpace(clause)) {
			return strings.TrimSpace(clause)
		}
	}
	return ""
}

// latinDeed reads a deed of one character that is done to a thing of a Latin name, with the
// device before it or not: 批 deviation, 手机上收 alert.
var latinDeed = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(?:在?(手机|电脑|平板|网页)上)?([出批看收查改审签填发]) ?([A-Za-z][A-Za-z ]{2,20})$`)
})

// maxDeed bounds a clause that tells a deed, in runes.
const maxDeed = 30

// roleDeed is a clause as what somebody does with the product; ok is false for
// how they are, what they may not and what they do with their hands.
func (w *Work) roleDeed(clause string) (string, bool) {
	clause = strings.TrimPrefix(clause, "负责")
	for _, lead := range []string{"可以", "能够", "需要", "要能", "要"} {
		clause = strings.TrimPrefix(clause, lead)
	}
	n := utf8.RuneCountInString(clause)
	if tellsHowOften(clause) || tellsRhythm(clause) || n < 3 || n == 3 && !w.Table.StartsWith("sights", "zh", clause) || n > maxDeed || w.tellsState(clause) || reading.ContainsAny(clause, "不", "没", "只", "由", "希望", "想", "担心", "怕", "最多", "负责", "本系统", "的人") && !strings.Contains(clause, "有没有") && !forPeople(clause) {
		return "", false
	}
	if deeds := w.nominalDeeds(clause); deeds != "" {
		return deeds, true
	}
	runes := []rune(clause)
	if n == 4 && !w.opensDeed(clause) && w.Table.StartsWith("verbs", "zh", string(runes[2:])) {
		return string(runes[2:]) + string(runes[:2]), true // 资格审核
	}
	if m := latinDeed().FindStringSubmatch(clause); m != nil {
		if deed := m[2] + " " + m[3]; m[1] == "" {
			return deed, true
		}
		return "在" + m[1] + "上" + m[2] + " " + m[3], true
	}
	if !w.usesProduct(clause) {
		return "", false
	}
	return clause, w.opensDeed(clause)
}

// forPeople says that a clause tells a deed done for some people, 给本班组的人派课.
func forPeople(clause string) bool {
	_, done, ok := strings.Cut(clause, "的人")
	return ok && strings.HasPrefix(clause, "给") && utf8.RuneCountInString(done) >= 2 && !reading.ContainsAny(done, "不", "没", "只", "的人")
}

// nominalDeeds puts the deeds of a row of nouns in front of what they are done to:
// "派单规则配置、数据统计" is 配置派单规则，统计数据. Empty where one of them is no such noun.
func (w *Work) nominalDeeds(clause string) string {
	parts := strings.Split(clause, "、")
	for i, part := range parts {
		turned := ""
		for _, verb := range w.Table.Words["nominal_deeds"].In("zh") {
			thing, ok := strings.CutSuffix(part, verb)
			n := utf8.RuneCountInString(thing)
			if !ok || n < 2 || n > 6 || strings.ContainsAny(thing, "的和与及或") {
				continue
			}
			if w.opensDeed(thing) && (n < 4 || !w.Table.EndsWith("deed_things", thing) || w.Table.StartsWith("deed_verbs", "zh", thing)) {
				continue // 查看统计 is a deed already
			}
			turned = verb + thing
		}
		if turned == "" {
			return ""
		}
		parts[i] = turned
	}
	return strings.Join(parts, "，")
}

// opensDeed says that a clause of the line on a role begins with what is done, or
// with when and where it is.
func (w *Work) opensDeed(clause string) bool {
	return w.actsInChinese(clause) || w.Table.StartsWith("role_openers", "zh", clause) || w.Table.StartsWith("product_verbs", "zh", clause)
}

// usesProduct says that a clause has a verb of what is done with a product, and
// not only by hand.
func (w *Work) usesProduct(clause string) bool {
	for _, list := range []string{"verbs", "product_verbs"} {
		if reading.ContainsAny(clause, w.Table.Words[list].In("zh")...) {
			return true
		}
	}
	return false
}

// pairsOf are the pairs of neighbouring characters of a text, and its Latin words.
func pairsOf(text string) map[string]bool {
	out := map[string]bool{}
	for word := range strings.FieldsFuncSeq(text, func(r rune) bool { return r >= utf8.RuneSelf || !unicode.IsLetter(r) }) {
		if len(word) > 2 {
			out[strings.ToLower(word)] = true
		}
	}
	runes := []rune(text)
	for i := range len(runes) - 1 {
		if reading.IsHan(runes[i]) && reading.IsHan(runes[i+1]) {
			out[string(runes[i:i+2])] = true
		}
	}
	return out
}

// toldIn says that most of a text stands in one of some statements.
func toldIn(text string, said []map[string]bool) bool {
	pairs := pairsOf(text)
	if len(pairs) == 0 {
		return true
	}
	looks := reading.HasPrefixOf(text, "看", "查") // "看有没有取餐" is told where somebody looks, not where nobody came
	return slices.ContainsFunc(said, func(s map[string]bool) bool {
		if looks && !seesIn(s) {
			return false
		}
		n := 0
		for p := range pairs {
			if s[p] {
				n++
			}
		}
		return n*10 >= len(pairs)*6
	})
}

// toldOfActor says that a statement that names somebody tells of the same deed of theirs,
// done to the same kind of thing: "审核本楼栋的报修单" beside "宿管员须在 2 小时内审核报修单".
func (w *Work) toldOfActor(actor, deed string, said []map[string]bool) bool {
	verb := ""
	for _, v := range w.Table.Words["verbs"].In("zh") {
		if strings.HasPrefix(deed, v) && len(v) > len(verb) {
			verb = v
		}
	}
	i := strings.LastIndex(deed, "的")
	if verb == "" || i < len(verb) || strings.Contains(deed, "、") {
		return false
	}
	bare, name := pairsOf(verb+deed[i+len("的"):]), pairsOf(actor)
	return slices.ContainsFunc(said, func(s map[string]bool) bool {
		for _, pairs := range []map[string]bool{bare, name} {
			for p := range pairs {
				if !s[p] {
					return false
				}
			}
		}
		return true
	})
}

// seesIn says that a statement has somebody look at something.
func seesIn(said map[string]bool) bool {
	for pair := range said {
		if strings.ContainsAny(pair, "看查") {
			return true
		}
	}
	return false
}
