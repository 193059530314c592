package epics

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/interview"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/templates"
)

// What can be said of the epics.
const (
	merge = "merge"
	split = "split"
)

// reviewQuestion asks what a person thinks of the cut. It offers what the cut
// allows.
func reviewQuestion(c cut) interview.Question {
	q := interview.Question{
		ID: "epics.review", Phase: "5", Kind: interview.Choice, Default: []string{interview.Good},
		Prompt: interview.Words("What do you think of the epics?", "这些史诗如何？"),
		Why:    interview.Words("Issues are made of them, in waves; the default takes them as they are.", "事项据此分批生成；默认按现状继续。"),
		Options: []interview.Option{
			interview.LooksGood(),
		},
	}
	if len(c.epics) > 1 {
		q.Options = append(q.Options, interview.Option{ID: merge, Label: interview.Words("merge epics", "合并史诗"), Description: interview.Words("make one of two or more; no story is lost", "将两个或多个合为一个，不丢故事")})
	}
	if len(c.divisible()) > 0 {
		q.Options = append(q.Options, interview.Option{ID: split, Label: interview.Words("split an epic", "拆分史诗"), Description: interview.Words("move some of its stories into a new one", "把部分故事移入新的史诗")})
	}
	return q
}

// mergeQuestion asks which epics become one.
func mergeQuestion(c cut) interview.Question {
	q := interview.Question{
		ID: "epics.merge", Phase: "5", Kind: interview.Multi, Known: []interview.Fact{},
		Prompt: interview.Words("Which epics become one?", "合并哪些史诗？"),
		Why:    interview.Words("The first of them keeps its id and takes the stories of the others; nothing chosen leaves them as they are.", "其中第一个保留编号，并接收其余史诗的故事；不选则保持不变。"),
		Check: func(values []string) error {
			if len(values) == 0 {
				return nil
			}
			return c.mergeable(values)
		},
	}
	for i := range c.epics {
		q.Options = append(q.Options, epicOption(&c.epics[i]))
	}
	return q
}

// splitQuestion asks which epic becomes two.
func splitQuestion(c cut) interview.Question {
	q := interview.Question{
		ID: "epics.split", Phase: "5", Kind: interview.Choice, Known: []interview.Fact{},
		Prompt: interview.Words("Which epic shall be split?", "拆分哪个史诗？"),
		Why:    interview.Words("It keeps its id, and the new one gets the next free id; the default is the one with the most stories.", "它保留编号，新史诗取下一个编号；默认选故事最多的。"),
	}
	most := 0
	for _, id := range c.divisible() {
		e := &c.epics[c.at(id)]
		q.Options = append(q.Options, epicOption(e))
		if len(e.Stories) > most {
			most, q.Default = len(e.Stories), []string{id}
		}
	}
	return q
}

func epicOption(e *specs.Epic) interview.Option {
	title := specs.Plain(e.Title)
	return interview.Option{ID: e.ID, Label: interview.Words(e.ID, e.ID), Description: interview.Words(
		title+" ("+weight(e, specs.English)+")", title+"（"+weight(e, specs.Chinese)+"）")}
}

// movedQuestion asks which stories leave an epic.
func movedQuestion(c cut, id string) interview.Question {
	q := interview.Question{
		ID: "epics.moved", Phase: "5", Kind: interview.Multi, Default: c.half(id), Known: []interview.Fact{},
		Prompt: interview.Words("Which stories go into the new epic?", "哪些故事移入新史诗？"),
		Why:    interview.Words("Requirements, decisions and dependencies follow them; the default is the part that can come later, and nothing chosen leaves the epic as it is.", "需求、决策与依赖随之移动；默认是可以后做的部分，不选则保持不变。"),
		Check: func(values []string) error {
			if len(values) == 0 {
				return nil
			}
			return c.separable(id, values)
		},
	}
	for _, s := range c.epics[c.at(id)].Stories {
		en, zh := specs.Plain(s.Title), specs.Plain(s.Title)
		if len(s.Needs) > 0 {
			en += " (needs " + strings.Join(s.Needs, ", ") + ")"
			zh += "（需要 " + strings.Join(s.Needs, "、") + "）"
		}
		q.Options = append(q.Options, interview.Option{ID: s.ID, Label: interview.Words(s.ID, s.ID), Description: interview.Words(en, zh)})
	}
	return q
}

// titleQuestion asks what an epic shall be called. Taken are the titles of the
// others.
func titleQuestion(id, offer string, prompt templates.Words, taken []string) interview.Question {
	return interview.Question{
		ID: id, Phase: "5", Kind: interview.Text, Default: []string{offer}, Prompt: prompt, Known: []interview.Fact{},
		Why: interview.Words("It stands over the epic and its issue; the default is made of the words at hand.", "它是史诗及其事项的标题；默认取自已有措辞。"),
		Check: func(values []string) error {
			title := ""
			if len(values) > 0 {
				title = specs.Clean(values[0])
			}
			switch plain := specs.Plain(title); {
			case strings.TrimSpace(plain) == "":
				return interview.Refuse(interview.Words("the epic has no title", "史诗没有标题")).Mend(interview.Words("write a few words", "请写几个字"))
			case len([]rune(plain)) > 2*longTitle:
				return interview.Refuse(interview.Words("the title has more than %d characters", "标题超过 %d 个字符"), 2*longTitle).Mend(interview.Words("say it shorter", "请写得短一些"))
			default:
				for _, other := range taken {
					if strings.EqualFold(specs.Plain(other), plain) {
						return interview.Refuse(interview.Words("another epic is called %q", "已有史诗名为 %q"), plain).Mend(interview.Words("choose another title", "请换一个标题"))
					}
				}
			}
			return nil
		},
	}
}
