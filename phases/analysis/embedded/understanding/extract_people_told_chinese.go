package understanding

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// behindPeople are the sentences of a paragraph that a label opens for users, "用的人：学生大概 2 万个，
// …。座位绝对不能一座两卖。", from the first on that begins with nobody: they are about the product.
func (x *understander) behindPeople(u *reading.Unit, kind string) []reading.Sentence {
	if kind != "actor" || u.Kind != reading.Prose || !reading.HasHan(u.Text) {
		return nil
	}
	for i := 1; i < len(u.Sentences); i++ {
		name, _ := x.leadingActor(u.Sentences[i].Text)
		if at := strings.Index(u.Sentences[i].Text, name); name == "" || at > 0 {
			return u.Sentences[i:]
		}
	}
	return nil
}

// How long what stands before "用户包括" and the name of one of these users may be, in runes.
const (
	maxBeforeUsers = 10
	maxUserName    = 8
)

// usersAreChinese reads "本小程序的用户包括果树主人、采摘人和食物银行": one actor each. How many
// users there are, 用户有 300 人, and what they may do name nobody.
func (x *understander) usersAreChinese(sen reading.Sentence) bool {
	for _, open := range x.lex.UsersAre {
		before, list, ok := strings.Cut(strings.TrimRight(sen.Text, "。"), open)
		if !ok || !reading.HasHan(open) || utf8.RuneCountInString(before) > maxBeforeUsers || strings.ContainsAny(list, "，；0123456789的") {
			continue
		}
		parts := reading.SplitList(strings.NewReplacer("以及", "、", "和", "、").Replace(strings.TrimLeft(list, "：: ")))
		if len(parts) < 2 || !reading.ShortParts(parts, maxUserName, maxUserName) {
			continue
		}
		for _, p := range parts {
			x.addActor(ActorFact{Name: p}, sen.From, sen.To)
		}
		return true
	}
	return false
}
