package requirements

import (
	"github.com/overtone-cli/overtone/phases/interview"
	"github.com/overtone-cli/overtone/templates"
)

func words(en, zh string) templates.Words { return templates.Words{"en": en, "zh": zh} }

// good is the answer that nothing is to be changed.
const good = "good"

// reviewQuestion asks what a person thinks of what the phase made.
func reviewQuestion() interview.Question {
	return interview.Question{
		ID: "requirements.review", Phase: "3", Kind: interview.Choice, Default: []string{good},
		Prompt: words("What do you think of the requirements?", "这些需求如何？"),
		Why:    words("Design and work follow their priorities; the default takes them as they are.", "设计与工作项按其优先级展开；默认按现状继续。"),
		Options: []interview.Option{
			{ID: good, Label: words("looks good", "可以了"), Description: words("go on with it", "按此继续")},
		},
	}
}
