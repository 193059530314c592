package discovery

import (
	"github.com/overtone-cli/overtone/phases/interview"
	"github.com/overtone-cli/overtone/templates"
)

func words(en, zh string) templates.Words { return templates.Words{"en": en, "zh": zh} }

func depthQuestion() interview.Question {
	return interview.Question{
		ID: "discovery.depth", Phase: "1", Kind: interview.Choice, Flag: "--depth", Default: []string{"standard"},
		Prompt: words("How deep shall the specification go?", "规格要写多深？"),
		Why:    words("Depth decides how much is added to what you stated; standard adds what a senior engineer would ask for.", "深度决定在原文之外补充多少；standard 会补充资深工程师会问到的内容。"),
		Options: []interview.Option{
			{ID: "light", Label: words("light", "精简"), Description: words("little more than what is stated", "基本只保留原文内容")},
			{ID: "standard", Label: words("standard", "标准"), Description: words("what a senior engineer would add", "补充资深工程师会补充的内容")},
			{ID: "comprehensive", Label: words("comprehensive", "全面"), Description: words("everything that is known of the domain", "补充该领域的全部知识")},
		},
	}
}

func typeQuestion(inferred string) interview.Question {
	return interview.Question{
		ID: "discovery.type", Phase: "1", Kind: interview.Choice, Flag: "--type", Default: []string{inferred},
		Prompt: words("What kind of product is it?", "这是哪一类产品？"),
		Why:    words("Each kind has checks of its own: a library needs signatures, a service needs states and shutdown.", "每类产品有各自的检查：库需要签名，服务需要状态机与停机策略。"),
		Options: []interview.Option{
			{ID: "service", Label: words("service", "服务"), Description: words("an application that runs and is used", "运行并被使用的应用")},
			{ID: "api", Label: words("api", "接口"), Description: words("an interface that other programs call", "供其他程序调用的接口")},
			{ID: "library", Label: words("library", "库"), Description: words("code or a tool that others build with", "供他人使用的代码或工具")},
			{ID: "platform", Label: words("platform", "平台"), Description: words("a service with tenants and extensions", "带租户与扩展的服务")},
		},
	}
}

func focusQuestion(dimensions []string) interview.Question {
	return interview.Question{
		ID: "discovery.focus", Phase: "1", Kind: interview.Multi, Default: dimensions,
		Prompt: words("Which dimensions matter most?", "最看重哪些维度？"),
		Why:    words("The clarification looks at these first; the default is all of them.", "澄清阶段会先看这些维度；默认全部。"),
	}
}
