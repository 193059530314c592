package understanding

import (
	"strings"

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
