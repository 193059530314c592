package roadmap

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/interview"
	"github.com/overtone-cli/overtone/phases/session"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/problem"
	"github.com/overtone-cli/overtone/templates"
)

// The questions of a roadmap, by their keys in answers.yaml. Those of the
// rounds of refinement are asked again in each, as KEY-2 and so on.
const (
	UnderstoodQuestion = "roadmap.understood"
	StatementQuestion  = "roadmap.statement"
	ModeQuestion       = "roadmap.mode"
	RefineQuestion     = "roadmap.refine"
	FeaturesQuestion   = "roadmap.scope.features"
	TargetQuestion     = "roadmap.scope.target"
	ItemQuestion       = "roadmap.convergence.item"
	PartQuestion       = "roadmap.convergence.part"
	LinesQuestion      = "roadmap.convergence.lines"
	CutQuestion        = "roadmap.again.mode"
	LayersQuestion     = "roadmap.again.layers"
)

// Keys lists the keys of all questions; those of rounds take a number behind
// them.
func Keys() []string {
	return []string{
		UnderstoodQuestion, StatementQuestion, ModeQuestion, RefineQuestion, FeaturesQuestion, TargetQuestion,
		ItemQuestion, PartQuestion, LinesQuestion, CutQuestion, LayersQuestion,
	}
}

// What a round of refinement can do.
const (
	approve     = "approve"
	scope       = "scope"
	convergence = "convergence"
	again       = "again"
)

// Where a feature can go besides an item.
const (
	toNew = "new"
	toOut = "out"
)

// What of an item can be changed.
const (
	partCriteria     = "criteria"
	partVerification = "verification"
	partDone         = "done"
)

func option(id, en, zh, enAbout, zhAbout string) interview.Option {
	o := interview.Option{ID: id, Label: interview.Words(en, zh)}
	if enAbout != "" {
		o.Description = interview.Words(enAbout, zhAbout)
	}
	return o
}

func understoodQuestion(known []interview.Fact) interview.Question {
	return interview.Question{
		ID: UnderstoodQuestion, Phase: "1", Kind: interview.Choice, Default: []string{"accurate"}, Known: known,
		Heading: interview.Words("What was understood", "对需求的理解"),
		Prompt:  interview.Words("Is this what the roadmap is for?", "路线图要实现的是这些吗？"),
		Why: interview.Words("Layers and tasks are cut from this; the default takes it as it is.",
			"分层与任务都由此切分；默认按此继续。"),
		Options: []interview.Option{
			option("accurate", "yes", "是", "go on with it", "按此继续"),
			option(session.Adjusted, "not quite", "不完全是", "say in your own words what it is about", "用自己的话说明"),
		},
	}
}

func statementQuestion(problemText string) interview.Question {
	return interview.Question{
		ID: StatementQuestion, Phase: "1", Kind: interview.Text, Default: []string{problemText},
		Prompt: interview.Words("What is it about, in your own words?", "用自己的话说，它要解决什么？"),
		Why: interview.Words("What you say counts like the text itself and is read together with it.",
			"您的说明与原文同样算数，会一起解读。"),
		Check: notEmpty,
	}
}

func notEmpty(values []string) error {
	if len(values) == 1 && session.Statements(specs.Exchange{}, values[0]) != nil {
		return nil
	}
	return problem.New("input.answer", "there is no text").Mend("write at least one sentence")
}

func modeQuestion(known []interview.Fact) interview.Question {
	return interview.Question{
		ID: ModeQuestion, Phase: "1", Kind: interview.Choice, Default: []string{string(specs.Progressive)}, Flag: "--mode", Known: known,
		Heading: interview.Words("How uncertain it is", "不确定程度"),
		Prompt:  interview.Words("How is the work to be cut?", "如何切分工作？"),
		Why: interview.Words("The five factors decide neither way; layers are the safer default, because each can be used before the next begins.",
			"五项因素没有一致的结论；默认分层更稳妥，每一层都可先用起来再做下一层。"),
		Options: modes(),
	}
}

func modes() []interview.Option {
	return []interview.Option{
		option(string(specs.Progressive), "in layers", "分层", "two to four, each usable: MVP, Usable, Refined, Optimized", "两到四层，每层都可用：MVP、可用、完善、优化"),
		option(string(specs.Direct), "in tasks", "分任务", "one list in the order of work, with inputs and outputs", "按工作顺序的一张清单，带输入与输出"),
	}
}

func refineQuestion(known []interview.Fact) interview.Question {
	return interview.Question{
		ID: RefineQuestion, First: true, Phase: "3", Kind: interview.Choice, Default: []string{approve}, Known: known,
		Heading: interview.Words("The roadmap", "路线图"),
		Prompt:  interview.Words("Shall it become issues like this?", "就按此生成工作项吗？"),
		Why: interview.Words("Every change is carried out at once and written into the Iteration History; up to five rounds.",
			"每次修改立即生效并记入迭代记录；最多五轮。"),
		Options: []interview.Option{
			option(approve, "yes, make the issues", "是，生成工作项", "", ""),
			option(scope, "adjust the scope", "调整范围", "move features to another item, or out", "把功能移到别处，或移出"),
			option(convergence, "modify the convergence", "修改收敛标准", "say better how one item is checked", "改写某一项的检查方式"),
			option(again, "decompose again", "重新切分", "in the other way, or into another number of layers", "换一种方式，或换层数"),
		},
	}
}

func featuresQuestion(m *specs.Roadmap) interview.Question {
	q := interview.Question{
		ID: FeaturesQuestion, Phase: "3", Kind: interview.Multi, Default: []string{},
		Prompt: interview.Words("Which features are to go somewhere else?", "哪些功能要移走？"),
		Why:    interview.Words("They go together; other features go in the next round.", "它们一起移动；其他功能可在下一轮移动。"),
		Check: func(values []string) error {
			if len(values) == 0 {
				return problem.New("input.answer", "no feature is named").Mend("name at least one, or go back")
			}
			return nil
		},
	}
	for _, f := range m.Features {
		q.Options = append(q.Options, interview.Option{ID: f.ID, Label: same(f.ID + " " + specs.Plain(f.Text)), Description: same(f.Item)})
	}
	return q
}

// same is a text that needs no translation.
func same(text string) templates.Words { return interview.Words(text, text) }

func targetQuestion(m *specs.Roadmap) interview.Question {
	q := interview.Question{
		ID: TargetQuestion, Phase: "3", Kind: interview.Choice,
		Prompt: interview.Words("Where do they go?", "移到哪里？"),
		Why:    interview.Words("What depends on them follows behind; what they depend on comes along.", "依赖它们的随之后移；它们依赖的随之前移。"),
	}
	for i := range m.Items {
		q.Options = append(q.Options, interview.Option{ID: m.Items[i].ID, Label: same(m.Items[i].ID + " " + specs.Plain(m.Items[i].Name)), Description: same(specs.Plain(m.Items[i].Goal))})
	}
	if m.Mode == specs.Direct || len(m.Items) < 4 {
		q.Options = append(q.Options, option(toNew, "a new item at the end", "末尾新的一项", "", ""))
	}
	q.Options = append(q.Options, option(toOut, "out of the roadmap", "移出路线图", "the first item says that they are excluded", "在第一项中注明不做"))
	q.Default = []string{m.Items[len(m.Items)-1].ID}
	return q
}

func itemQuestion(m *specs.Roadmap) interview.Question {
	q := interview.Question{
		ID: ItemQuestion, Phase: "3", Kind: interview.Choice,
		Prompt: interview.Words("Of which item?", "修改哪一项？"),
		Why:    interview.Words("One item a round.", "每轮一项。"),
	}
	for i := range m.Items {
		q.Options = append(q.Options, interview.Option{ID: m.Items[i].ID, Label: same(m.Items[i].ID + " " + specs.Plain(m.Items[i].Name)), Description: same(specs.Plain(m.Items[i].Goal))})
	}
	q.Default = []string{q.Options[0].ID}
	return q
}

func partQuestion() interview.Question {
	return interview.Question{
		ID: PartQuestion, Phase: "3", Kind: interview.Choice, Default: []string{partCriteria},
		Prompt: interview.Words("What of it?", "修改什么？"),
		Why:    interview.Words("Criteria say what must hold, the verification how that is shown, the definition of done what people have then.", "标准说明须满足什么，验证说明如何证明，完成定义说明人们得到什么。"),
		Options: []interview.Option{
			option(partCriteria, "the criteria", "标准", "", ""),
			option(partVerification, "the verification", "验证", "", ""),
			option(partDone, "the definition of done", "完成定义", "", ""),
		},
	}
}

func linesQuestion(lines string, check func([]string) error) interview.Question {
	return interview.Question{
		ID: LinesQuestion, Phase: "3", Kind: interview.Text, Default: []string{lines}, Check: check,
		Prompt: interview.Words("How should it read, one line each?", "应当怎样写？每行一条。"),
		Why:    interview.Words("A line that stays as it is keeps where it came from; a new one counts as your word.", "未改动的行保留其出处；新的行算作您的说明。"),
	}
}

func cutQuestion(mode specs.RoadmapMode) interview.Question {
	return interview.Question{
		ID: CutQuestion, Phase: "3", Kind: interview.Choice, Default: []string{string(mode)}, Options: modes(),
		Prompt: interview.Words("How is the work to be cut now?", "现在如何切分工作？"),
		Why:    interview.Words("All of it is cut anew; what you wrote into criteria is taken over where the feature is still there.", "全部重新切分；您写过的标准在功能仍在时会保留。"),
	}
}

func layersQuestion(n int) interview.Question {
	return interview.Question{
		ID: LayersQuestion, Phase: "3", Kind: interview.Choice, Default: []string{counts()[n-2]},
		Prompt: interview.Words("Into how many layers?", "分成几层？"),
		Why:    interview.Words("Fewer layers are larger; more of them show results earlier.", "层数少则每层大；层数多则更早看到成果。"),
		Options: []interview.Option{
			option("two", "two", "两层", "", ""), option("three", "three", "三层", "", ""), option("four", "four", "四层", "", ""),
		},
	}
}

// counts are the answers of layersQuestion, from two on: words, because a digit
// is the place of an option where people answer line by line.
func counts() []string { return []string{"two", "three", "four"} }

// factorName is what a factor is called.
func factorName(name string) templates.Words {
	switch name {
	case "scope_clarity":
		return interview.Words("Scope", "范围")
	case "technical_risk":
		return interview.Words("Technology", "技术")
	case "unknown_dependencies":
		return interview.Words("Dependencies", "依赖")
	case "domain_familiarity":
		return interview.Words("Domain", "领域")
	default:
		return interview.Words("Stability", "稳定性")
	}
}

func levelWord(level string) templates.Words {
	switch level {
	case "low":
		return interview.Words("low uncertainty", "不确定性低")
	case "high":
		return interview.Words("high uncertainty", "不确定性高")
	default:
		return interview.Words("medium uncertainty", "不确定性中")
	}
}

// IsKey says whether a key is that of a question, in any round.
func IsKey(key string) bool {
	for _, known := range Keys() {
		round, ok := strings.CutPrefix(key, known)
		if ok && (round == "" || len(round) == 2 && round[0] == '-' && round[1] >= '2' && round[1] <= '0'+MaxRounds) {
			return true
		}
	}
	return false
}

// MaxRounds is how often a person may change a roadmap before it becomes issues.
const MaxRounds = 5
