package understanding

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// saidRoles lists the people whom a Chinese clause shows at work or being told
// something, wherever they stand in it: "不方便下楼的住户发布取件单", "跟车老师和司机的手机都
// 要响", "由监事会的人处理".
func (x *understander) saidRoles(clause string) []string {
	var out []string
	end := -1
	for _, h := range x.lex.people.Find(clause) {
		if h.Start < end {
			continue
		}
		name, told, ok := x.lex.calledRole(clause[:h.Start], clause[h.Start:h.End])
		after := clause[h.End:]
		if !ok || name == "" || !told && !x.lex.actsNow(after) || told && !x.lex.endsRole(after) {
			continue
		}
		end = h.End
		out = append(out, name)
	}
	return out
}

// calledRole is a role with what says which one it is, 跟车 of "提醒跟车老师". told says
// that it is spoken to or called upon. ok is false where the words in front make
// something else of it.
func (l *Lexicons) calledRole(before, role string) (name string, told, ok bool) {
	if i := strings.LastIndexAny(before, "的、：“”（）(): "); i >= 0 {
		_, size := utf8.DecodeRuneInString(before[i:])
		before = before[i+size:]
	}
	if i := strings.LastIndex(before, "或者"); i >= 0 {
		before = before[i+len("或者"):]
	}
	for _, word := range l.ChineseCallVerbs {
		if i := strings.LastIndex(before, word); i >= 0 {
			before, told = before[i+len(word):], true
			break
		}
	}
	for again := true; again; {
		again = false
		for _, word := range l.ChineseOpenersBeforeRole {
			if rest, found := strings.CutPrefix(before, word); found {
				before, again = rest, true
			}
		}
	}
	if utf8.RuneCountInString(before) > 3 || strings.ContainsAny(before, "0123456789一二三四五六七八九十百千多几两名位个人是有在到没不无从对把被给去来问做干当看开我或你他她") {
		return "", false, false
	}
	return before + role, told, utf8.RuneCountInString(before+role) <= 7
}

// actsNow tells the verb of a role in what stands behind it.
func (l *Lexicons) actsNow(after string) bool {
	for _, word := range l.ChineseAfterRole {
		after = strings.TrimPrefix(after, word)
	}
	for _, verb := range l.ChineseRoleVerbs {
		if strings.HasPrefix(after, verb) {
			return !strings.HasPrefix(after, "用户") && !strings.HasPrefix(after, "收费") && !strings.HasPrefix(after, "评价") && !strings.HasPrefix(after, "可能") && !strings.HasPrefix(after, "报表") && !strings.HasPrefix(after, "登记表") && !strings.HasPrefix(after, "登录页") && !strings.HasPrefix(after, "审核状态") && !strings.HasPrefix(after, "发票")
		}
	}
	return false
}

// endsRole tells that a role ends where its name does: "提醒保健医" and not "让用户数据…".
func (l *Lexicons) endsRole(after string) bool {
	return after == "" || l.actsNow(after) || strings.HasPrefix(after, "。") || strings.HasPrefix(after, "去") || strings.HasPrefix(after, "来") || strings.HasPrefix(after, "和") || strings.HasPrefix(after, "、") || strings.HasPrefix(after, "核定") || strings.HasPrefix(after, "同意")
}

// interviewees files whom an interview was held with, by what they are:
// "访谈对象：蒋社长、收购组 老覃、会计 小莫", and who came to a meeting, where the
// paper says for whom: "出席：库房 老周、护士长 梁敏".
func (x *understander) interviewees(u *reading.Unit) {
	label := strings.Trim(u.Label, " *")
	met := x.lex.ChinesePresent[label]
	if !met && !x.lex.ChineseInterviewed[label] {
		return
	}
	list := strings.TrimLeft(strings.TrimPrefix(u.Text, u.Label), " :：*")
	for part := range strings.FieldsFuncSeq(list, func(r rune) bool { return strings.ContainsRune("、，,；;。", r) }) {
		role, name, named := strings.Cut(strings.TrimSpace(part), " ")
		role, _, _ = strings.Cut(role, "（")
		if role = strings.TrimSuffix(role, "代表"); met && (!named || strings.TrimSpace(name) == "" || x.lex.maker(role)) {
			continue // at a meeting a name alone says nothing, and who builds the product does not use it
		}
		runes := []rune(role)
		if len(runes) > 2 && x.lex.personName(role[:len(string(runes[0]))]+"经理") && x.isPerson(string(runes[1:])) {
			role = string(runes[1:]) // 蒋社长
		}
		if n := utf8.RuneCountInString(role); n >= 2 && n <= 8 && !x.lex.personName(role) {
			before := len(x.u.Actors)
			x.addActor(ActorFact{Name: role}, u.From, u.To)
			x.guests += len(x.u.Actors) - before
		}
	}
}

// maker tells the department or firm that builds a product from those who want it.
func (l *Lexicons) maker(role string) bool {
	return l.ChineseMakerNames[role] || reading.ContainsAny(role, l.ChineseMakers...)
}
