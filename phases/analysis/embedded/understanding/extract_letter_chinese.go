package understanding

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// letterChinese reads what letters of departments put into one sentence: who
// uses it and what for, by when, and what is to be built. It answers whether the
// sentence was one of these.
func (x *understander) letterChinese(sen reading.Sentence) bool {
	if !reading.HasHan(sen.Text) {
		return false
	}
	return x.usersByDeed(sen) || x.timesSaid(sen) || x.wantedSystem(sen)
}

// usersByDeed reads "使用的人主要有四类：业务员提出申请，法务审批，…": who stands before
// the verb of a clause is an actor, what follows is what they do.
func (x *understander) usersByDeed(sen reading.Sentence) bool {
	name, list, _ := reading.CutLabel(sen.Text, true)
	if !reading.ContainsAny(name, x.lex.ChineseUsersOf...) || !reading.ContainsAny(name, x.lex.ChineseKindsOf...) {
		return false
	}
	type user struct{ name, role string }
	var found []user
	clauses := reading.SplitTop(strings.TrimRight(list, "。."), "，")
	for _, clause := range clauses {
		who, does := x.lex.cutDeed(clause)
		if who == "" {
			return false
		}
		for _, one := range reading.SplitTop(strings.NewReplacer("和", "、", "与", "、", "及", "、").Replace(who), "、") {
			if n := utf8.RuneCountInString(one); n < 2 || n > 8 {
				return false
			}
			found = append(found, user{one, does})
		}
	}
	if len(clauses) < 2 {
		return false
	}
	for _, u := range found {
		x.addActor(ActorFact{Name: u.name, Role: sentence(u.role)}, sen.From, sen.To)
	}
	return true
}

// cutDeed cuts a clause before its verb: "业务员提出申请" into 业务员 and 提出申请.
func (l *Lexicons) cutDeed(clause string) (who, does string) {
	at := -1
	for _, verb := range l.ChineseDeedsOfUsers {
		if i := strings.Index(clause, verb); i > 0 && (at < 0 || i < at) {
			at = i
		}
	}
	if at < 0 {
		return "", ""
	}
	return strings.TrimSpace(clause[:at]), clause[at:]
}

// timesSaid reads "时间上，希望九月底先试用，明年起全部停用".
func (x *understander) timesSaid(sen reading.Sentence) bool {
	for _, lead := range x.lex.ChineseTimeTopics {
		if rest, ok := strings.CutPrefix(sen.Text, lead); ok && x.lex.dated(rest) {
			rest = strings.TrimPrefix(strings.TrimLeft(rest, "，：: "), "希望")
			x.addMilestones(strings.TrimSpace(rest), sen.From, sen.To)
			x.mentionOnly(rest, sen.From, sen.To)
			return true
		}
	}
	return false
}

// wantedSystem reads "我们希望建一个系统，把审批全部放到线上来管": what is to be built,
// while nothing else has said it.
func (x *understander) wantedSystem(sen reading.Sentence) bool {
	head, _, _ := strings.Cut(sen.Text, "，")
	if len(x.u.Pitch) > 0 || !reading.ContainsAny(head, x.lex.ChineseBuildA...) ||
		!reading.ContainsAny(head, x.lex.ChineseSystems...) || !reading.ContainsAny(head, x.lex.ChineseWishOpeners...) {
		return false
	}
	x.addPitch(sen.Text, sen.From, sen.To)
	x.mention(sen.Text, sen.From, sen.To, false)
	return true
}

// topicFirst takes the sentence off a paragraph that only counts and names what the
// paragraph is about, "一是预约。", "第二，寄养。": it is the name of a part.
func (l *Lexicons) topicFirst(u *reading.Unit, c *context) {
	if u.Kind != reading.Prose || len(u.Sentences) == 0 || !reading.HasHan(u.Text) {
		return
	}
	if name := l.countedTopic(u.Label); name != "" {
		u.Text, u.Label = strings.TrimLeft(strings.TrimPrefix(u.Text, u.Label), "：: "), ""
		c.group = name
		return
	}
	if name := l.countedTopic(u.Sentences[0].Text); name != "" && u.Label == "" && len(u.Sentences) > 1 {
		u.Text = strings.TrimSpace(strings.TrimPrefix(u.Text, u.Sentences[0].Text))
		u.Sentences = u.Sentences[1:]
		c.group = name
	}
}

// countedTopic is what stands behind the number of "一是预约", "第二个是寄养", "首先是
// 排班"; empty where it is more than a name.
func (l *Lexicons) countedTopic(text string) string {
	rest := strings.TrimRight(text, "。.：:；; ")
	first := strings.TrimPrefix(rest, "第")
	number := strings.TrimLeft(first, "一二三四五六七八九十")
	switch {
	case number != first:
		rest = number
	case reading.HasPrefixOf(rest, l.ChineseTopicOrder...):
		_, rest, _ = strings.Cut(rest, "是")
		rest = "是" + rest
	default:
		return ""
	}
	for _, joint := range l.ChineseTopicLinks {
		name, ok := strings.CutPrefix(rest, joint)
		if n := utf8.RuneCountInString(name); ok && n >= 2 && n <= 9 && !strings.ContainsAny(name, "，、：能要可让把") {
			for _, tail := range l.ChineseTopicEnds {
				name = strings.TrimSuffix(name, tail)
			}
			return name
		}
	}
	return ""
}
