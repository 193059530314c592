package discovery

import (
	"cmp"

	"github.com/overtone-cli/overtone/phases/interview"
	"github.com/overtone-cli/overtone/phases/session"
	"github.com/overtone-cli/overtone/specs/wording"
)

// accurate is the answer that the problem was understood.
const accurate = "accurate"

// problemQuestion comes first: everything is built on what the problem is.
func problemQuestion() interview.Question {
	return interview.Question{
		ID: session.ProblemQuestion, Phase: "1", Kind: interview.Choice, Default: []string{accurate},
		Prompt: interview.Words("Is this the problem to solve?", "要解决的问题是这样吗？"),
		Why:    interview.Words("Everything that follows is judged by it; the default takes it as it was understood.", "后续内容都以它为准；默认按当前理解继续。"),
		Options: []interview.Option{
			{ID: accurate, Label: interview.Words("accurate", "准确"), Description: interview.Words("go on with it", "按此继续")},
			{ID: session.Adjusted, Label: interview.Words("adjust", "调整"), Description: interview.Words("say it in your own words", "用自己的话说明")},
		},
	}
}

// statementQuestion takes the problem in the person's own words.
func statementQuestion(found string) interview.Question {
	return interview.Question{
		ID: session.StatementQuestion, Phase: "1", Kind: interview.Text, Default: []string{found},
		Prompt: interview.Words("What is the problem?", "问题是什么？"),
		Why:    interview.Words("Who has it, what goes wrong today, and what it costs. What you write stands in the brief and is marked as your answer.", "谁遇到它，现在哪里出错，代价是什么。你写的内容会进入简报，并标为你的回答。"),
		Check:  longEnough,
	}
}

// minProblem is how long a problem statement is at least, in characters;
// spec-package.md, "Phase 1 details".
const minProblem = 20

// longEnough asks for as much as the gate does.
func longEnough(values []string) error {
	if len(values) == 1 && wording.Weight(values[0]) >= minProblem {
		return nil
	}
	return interview.Refuse(interview.Words("the problem is said in less than %d characters", "问题描述不足 %d 个字符"), minProblem).
		Mend(interview.Words("write one whole sentence: who has the problem, and what goes wrong", "请写一个完整的句子：谁遇到了问题，出了什么错"))
}

func depthQuestion() interview.Question {
	return interview.Question{
		ID: "discovery.depth", Phase: "1", Kind: interview.Choice, Flag: "--depth", Default: []string{"standard"},
		Prompt: interview.Words("How deep shall the specification go?", "规格要写多深？"),
		Why:    interview.Words("Depth decides how much is added to what you stated; standard adds what a senior engineer would ask for.", "深度决定在原文之外补充多少；standard 会补充资深工程师会问到的内容。"),
		Options: []interview.Option{
			{ID: "light", Label: interview.Words("light", "精简"), Description: interview.Words("little more than what is stated", "基本只保留原文内容")},
			{ID: "standard", Label: interview.Words("standard", "标准"), Description: interview.Words("what a senior engineer would add", "补充资深工程师会补充的内容")},
			{ID: "comprehensive", Label: interview.Words("comprehensive", "全面"), Description: interview.Words("everything that is known of the domain", "补充该领域的全部知识")},
		},
	}
}

func typeQuestion(inferred string) interview.Question {
	return interview.Question{
		ID: "discovery.type", Phase: "1", Kind: interview.Choice, Flag: "--type", Default: []string{cmp.Or(inferred, "service")},
		Prompt: interview.Words("What kind of product is it?", "这是哪一类产品？"),
		Why:    interview.Words("Each kind has checks of its own: a library needs signatures, a service needs states and shutdown.", "每类产品有各自的检查：库需要签名，服务需要状态机与停机策略。"),
		Options: []interview.Option{
			{ID: "service", Label: interview.Words("service", "服务"), Description: interview.Words("an application that runs and is used", "运行并被使用的应用")},
			{ID: "api", Label: interview.Words("api", "接口"), Description: interview.Words("an interface that other programs call", "供其他程序调用的接口")},
			{ID: "library", Label: interview.Words("library", "库"), Description: interview.Words("code or a tool that others build with", "供他人使用的代码或工具")},
			{ID: "platform", Label: interview.Words("platform", "平台"), Description: interview.Words("a service with tenants and extensions", "带租户与扩展的服务")},
		},
	}
}

func focusQuestion(dimensions []string) interview.Question {
	var options []interview.Option
	for _, d := range dimensions {
		options = append(options, interview.Option{ID: d, Label: interview.Words(d, d)})
	}
	return interview.Question{
		ID: "discovery.focus", Phase: "1", Kind: interview.Multi, Default: dimensions, Options: options, Free: true,
		Prompt: interview.Words("Which dimensions matter most?", "最看重哪些维度？"),
		Why:    interview.Words("The clarification looks at these first; the default is all of them.", "澄清阶段会先看这些维度；默认全部。"),
	}
}
