package brief

import (
	"strconv"

	"github.com/overtone-cli/overtone/phases/interview"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
)

// What can be said of the brief.
const (
	adjust = "adjust"
	revise = "revise"
)

// reviewQuestion asks what a person thinks of what the phase made.
func reviewQuestion() interview.Question {
	return interview.Question{
		ID: "brief.review", Phase: "2", Kind: interview.Choice, Default: []string{interview.Good},
		Prompt: interview.Words("What do you think of the brief?", "这份简报如何？"),
		Why:    interview.Words("Requirements, design and work are made from it; the default takes it as it is.", "需求、设计与工作项都据此生成；默认按现状继续。"),
		Options: []interview.Option{
			interview.LooksGood(),
			{ID: adjust, Label: interview.Words("adjust the scope", "调整范围"), Description: interview.Words("leave something out, or take something in", "去掉或加入一些内容")},
			{ID: revise, Label: interview.Words("revise the vision", "修改愿景"), Description: interview.Words("say it in your own words", "用自己的话说明")},
		},
	}
}

// outQuestion asks what leaves the scope.
func outQuestion(items []specs.Item, check func([]string) error) interview.Question {
	return interview.Question{
		ID: "brief.out", Phase: "2", Kind: interview.Multi, Options: numbered(items), Check: check,
		Prompt: interview.Words("What leaves the scope?", "哪些内容不做了？"),
		Why: interview.Words("What leaves it becomes a non-goal: nothing of it is specified or planned. The default leaves everything in.",
			"去掉的内容会成为非目标：不再为它写需求，也不安排工作。默认全部保留。"),
	}
}

// inQuestion asks what comes into the scope.
func inQuestion(items []specs.Item) interview.Question {
	return interview.Question{
		ID: "brief.in", Phase: "2", Kind: interview.Multi, Options: numbered(items),
		Prompt: interview.Words("What comes into the scope?", "哪些内容改为要做？"),
		Why: interview.Words("What comes in is no non-goal any more and gets requirements and stories. The default takes nothing in.",
			"加入的内容不再是非目标，会有需求和故事。默认不加入。"),
	}
}

// visionQuestion takes the vision in the person's own words.
func visionQuestion(found string) interview.Question {
	return interview.Question{
		ID: "brief.vision", Phase: "2", Kind: interview.Text, Default: []string{found}, Check: shortVision,
		Prompt: interview.Words("What is the vision?", "愿景是什么？"),
		Why: interview.Words("In one to three sentences: what will be different, and for whom. The default leaves it as it is.",
			"用一到三句话说明：谁的什么会因此改变。默认保持不变。"),
	}
}

// The sentences of a vision; spec-package.md, "Gates by phase".
const maxVision = 3

// shortVision asks for as many sentences as the gate does.
func shortVision(values []string) error {
	n := 0
	if len(values) == 1 {
		n = len(wording.Sentences(specs.Plain(specs.Clean(values[0]))))
	}
	if n >= 1 && n <= maxVision {
		return nil
	}
	return interview.Refuse(interview.Words("the vision has %d sentences, and 1 to %d are allowed", "愿景有 %d 句，应为 1 至 %d 句"), n, maxVision).
		Mend(interview.Words("say in one to %d sentences what will be different for whom", "请用一到 %d 句话说明谁的什么会因此改变"), maxVision)
}

// numbered makes an option of every item, by its number in the list.
func numbered(items []specs.Item) []interview.Option {
	var out []interview.Option
	for i, it := range items {
		text := cut(specs.Plain(it.Text), optionColumns)
		out = append(out, interview.Option{ID: strconv.Itoa(i + 1), Label: interview.Words(text, text)})
	}
	return out
}

// chosen are the items behind the answer to a question of numbered ones.
func chosen(items []specs.Item, ids []string) []specs.Item {
	var out []specs.Item
	for _, id := range ids {
		if n, err := strconv.Atoi(id); err == nil && n >= 1 && n <= len(items) {
			out = append(out, items[n-1])
		}
	}
	return out
}
