package clarification

import (
	"context"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/phases/interview"
	"github.com/overtone-cli/overtone/specs"
)

// maxCorrections bounds how often a statement is put right.
const maxCorrections = 5

// rephrase is the answer that a statement is said in other words.
const rephrase = "words"

// kind is what a statement can be.
type kind struct{ id, en, zh, aboutEN, aboutZH string }

// kinds lists what a person can say that a statement is.
func kinds() []kind {
	return []kind{
		{analysis.KindFeature, "feature", "功能", "something that the product does", "产品要做的事"},
		{analysis.KindQuality, "quality", "质量", "how well it does it: speed, safety, reach", "做得多好：速度、安全、规模"},
		{analysis.KindConstraint, "constraint", "约束", "a rule or a limit that binds", "必须遵守的规则或限制"},
		{analysis.KindNonGoal, "out of scope", "范围外", "left out on purpose", "有意不做"},
		{analysis.KindAssumption, "assumption", "假设", "taken for granted", "视为前提"},
		{analysis.KindIntegration, "system outside", "外部系统", "something it works with", "需要对接的系统"},
		{analysis.KindData, "data", "数据", "what is kept, with its fields", "要保存的内容与字段"},
		{analysis.KindQuestion, "open question", "待确认", "to be decided later", "以后再定"},
		{analysis.KindDropped, "drop it", "撤回", "it counts no more", "不再计入"},
	}
}

// correctQuestion lets a person choose the statement to put right, the n-th
// time.
func correctQuestion(n int, log []specs.Exchange, as []string) interview.Question {
	q := interview.Question{
		ID: "clarification.correct-" + strconv.Itoa(n), Phase: "1.5", Kind: interview.Choice,
		Prompt: interview.Words("Which statement was misunderstood?", "哪一条理解有误？"),
		Why:    interview.Words("It is put right and everything that follows with it; the default is the first.", "更正后，后续内容随之改变；默认第一条。"),
	}
	for i, mark := range marks(log) {
		text := log[i].UserResponse
		if as[i] != "" {
			text += " → " + as[i]
		}
		q.Options = append(q.Options, interview.Option{ID: mark, Label: interview.Words(mark, mark), Description: interview.Words(text, text)})
	}
	q.Default = []string{q.Options[0].ID}
	return q
}

// kindQuestion asks what the statement is instead.
func kindQuestion(n int, text string) interview.Question {
	q := interview.Question{
		ID: fmt.Sprintf("clarification.correct-%d.how", n), Phase: "1.5", Kind: interview.Choice, Default: []string{rephrase},
		Prompt:  interview.Words("What is “"+text+"”?", "“"+text+"”是什么？"),
		Why:     interview.Words("The default says it in other words, and lets them be understood anew.", "默认换一种说法，再重新理解。"),
		Options: []interview.Option{{ID: rephrase, Label: interview.Words("in other words", "换一种说法"), Description: interview.Words("write it again", "重新书写")}},
	}
	for _, k := range kinds() {
		q.Options = append(q.Options, interview.Option{ID: k.id, Label: interview.Words(k.en, k.zh), Description: interview.Words(k.aboutEN, k.aboutZH)})
	}
	return q
}

// wordsQuestion takes the statement in other words.
func wordsQuestion(n int, text string) interview.Question {
	return interview.Question{
		ID: fmt.Sprintf("clarification.correct-%d.text", n), Phase: "1.5", Kind: interview.Text, Default: []string{text},
		Prompt: interview.Words("How is it meant?", "应当怎样表述？"),
		Why:    interview.Words("One statement. What you write stands in place of it.", "写成一条陈述，它会取代原来的内容。"),
		Check:  oneStatement,
	}
}

// oneStatement refuses an empty answer: to take a statement back is a choice of
// its own.
func oneStatement(values []string) error {
	if strings.TrimSpace(strings.Join(values, "")) == "" {
		return interview.Refuse(interview.Words("the statement is empty", "这条内容是空的")).
			Mend(interview.Words("write it, or go back and drop it", "请写下内容，或返回上一步将其删除"))
	}
	return nil
}

// marks are the marks of the statements of a log: round and number in it.
func marks(log []specs.Exchange) []string {
	out := make([]string, len(log))
	count := map[int]int{}
	for i, x := range log {
		count[x.Round]++
		out[i] = specs.FromAnswer(x.Round, count[x.Round]).Mark()
	}
	return out
}

// correct puts one statement right. What it becomes stands in the log, so that
// every later phase reads it so.
func (t *talk) correct(ctx context.Context, refined specs.Refined) error {
	n := t.corrections + 1
	lang := string(t.s.Lang())
	which, err := t.s.Ask(ctx, correctQuestion(n, t.log, understoodAs(t.log, refined, lang)))
	if err != nil {
		return err
	}
	i := slices.Index(marks(t.log), which.First())
	if i < 0 {
		return nil
	}
	text := t.log[i].UserResponse
	how, err := t.s.Ask(ctx, kindQuestion(n, text))
	if err != nil {
		return err
	}
	if how.First() == rephrase {
		said, err := t.s.Ask(ctx, wordsQuestion(n, text))
		if err != nil {
			return err
		}
		t.log[i].UserResponse = strings.Join(strings.Fields(said.First()), " ")
	} else {
		t.log[i].Topic = analysis.CorrectedTopic(how.First())
	}
	t.corrections, t.refined = n, nil
	return nil
}

// understoodAs says of each statement of the log what became of it.
func understoodAs(log []specs.Exchange, refined specs.Refined, lang string) []string {
	by := map[string][]string{}
	for _, u := range understoodItems(refined) {
		if name := u.name.In(lang); !slices.Contains(by[u.mark], name) {
			by[u.mark] = append(by[u.mark], name)
		}
	}
	out := make([]string, len(log))
	for i, mark := range marks(log) {
		out[i] = strings.Join(by[mark], ", ")
		if out[i] == "" {
			out[i] = unplaced(log[i]).In(lang)
		}
	}
	return out
}
