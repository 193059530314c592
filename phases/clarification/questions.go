package clarification

import (
	"strconv"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/phases/interview"
)

// What can be done with the open points of a round.
const (
	reply  = "answer"
	accept = "accept"
	skip   = "skip"
	done   = "done"
)

// actionQuestion opens a round. The first offers to skip the whole conversation,
// later ones to end it with what was said.
func actionQuestion(round int) interview.Question {
	answer := interview.Option{ID: reply, Label: interview.Words("answer the questions", "回答问题"), Description: interview.Words("an empty answer leaves a question open", "留空则保留为待确认")}
	take := interview.Option{ID: accept, Label: interview.Words("accept the suggestions", "采纳建议"), Description: interview.Words("marked as inferred, listed for confirmation", "标为推断并列入待确认")}
	q := interview.Question{
		ID: "clarification.action", Phase: "1.5", Kind: interview.Choice, Default: []string{accept},
		Prompt: interview.Words("What shall be done about the open points?", "如何处理这些未明之处？"),
		Why: interview.Words(
			"Suggestions fill what the source leaves open; the default accepts them, and every one is marked as inferred and listed for confirmation.",
			"建议用于补全原文未说明之处；默认全部采纳，每一条都会标为推断并列入待确认。"),
		Options: []interview.Option{answer, take, {ID: skip, Label: interview.Words("go on with what is stated", "只用原文内容"), Description: interview.Words("the questions stay open", "问题保留为待确认")}},
	}
	if round > 1 {
		q.ID += "-" + strconv.Itoa(round)
		q.Default = []string{done}
		q.Why = interview.Words("What was answered is kept; the default goes on with it.", "已回答的内容会保留；默认据此继续。")
		q.Options = []interview.Option{answer, {ID: done, Label: interview.Words("looks good", "可以了"), Description: interview.Words("what is left stays open", "其余保留为待确认")}, take}
	}
	return q
}

// areasQuestion lets a person choose what to talk about, so that nobody has to
// go through questions that they cannot answer.
func areasQuestion(round int, areas []analysis.Area) interview.Question {
	q := interview.Question{
		ID: "clarification.areas-" + strconv.Itoa(round), Phase: "1.5", Kind: interview.Multi,
		Prompt: interview.Words("Which of these will you answer?", "要回答其中哪些？"),
		Why:    interview.Words("The questions of the others stay open; the default is all of them.", "其余问题保留为待确认；默认全部。"),
	}
	for i, a := range areas {
		id := strconv.Itoa(i + 1)
		q.Default = append(q.Default, id)
		q.Options = append(q.Options, interview.Option{ID: id, Label: interview.Words(a.Name, a.Name), Description: interview.Words(a.Questions[0], a.Questions[0])})
	}
	return q
}

// openQuestion asks one question of an area, the n-th of its round.
func openQuestion(round, n int, a analysis.Area, i int) interview.Question {
	why := a.Why
	if i < len(a.Suggestions) {
		why = strings.TrimSpace(why) + " → " + a.Suggestions[i]
	}
	return interview.Question{
		ID: "clarification.round-" + strconv.Itoa(round) + "." + strconv.Itoa(n), Phase: "1.5", Kind: interview.Text, Default: nil,
		Prompt: interview.Words(a.Questions[i], a.Questions[i]), Why: interview.Words(why, why),
	}
}

// What can be said of the summary at the end.
const (
	confirmed = "confirm"
	again     = "again"
	mend      = "correct"
)

// confirmQuestion asks whether the answers were understood. The last round has
// none behind it, and what was put right often enough stays.
func confirmQuestion(round int, mendable bool) interview.Question {
	q := interview.Question{
		ID: "clarification.confirm-" + strconv.Itoa(round), Phase: "1.5", Kind: interview.Choice, Default: []string{confirmed},
		Prompt:  interview.Words("Was everything understood?", "理解是否正确？"),
		Why:     interview.Words("This is what the specification is made of; the default goes on with it.", "规格将据此生成；默认继续。"),
		Options: []interview.Option{{ID: confirmed, Label: interview.Words("confirm", "确认"), Description: interview.Words("go on to the product brief", "进入产品简报")}},
	}
	if round < maxRounds {
		q.Options = append(q.Options, interview.Option{ID: again, Label: interview.Words("say more", "继续补充"), Description: interview.Words("another round of questions", "再来一轮问题")})
	}
	if mendable {
		q.Options = append(q.Options, interview.Option{ID: mend, Label: interview.Words("correct", "更正"), Description: interview.Words("put a statement right, or take it back", "改正或撤回其中一条")})
	}
	return q
}

// moreQuestion takes whatever else there is to say.
func moreQuestion(round int) interview.Question {
	return interview.Question{
		ID: "clarification.round-" + strconv.Itoa(round) + ".more", Phase: "1.5", Kind: interview.Text,
		Prompt: interview.Words("What else has to be known?", "还有什么需要知道？"),
		Why:    interview.Words("One statement a line; each is placed where it belongs. Empty goes back to the summary.", "每行一句；每句都会放到相应位置。留空则回到摘要。"),
	}
}
