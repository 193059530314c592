package epics

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
		ID: "epics.review", Phase: "5", Kind: interview.Choice, Default: []string{good},
		Prompt: words("What do you think of the epics?", "这些史诗如何？"),
		Why:    words("Issues are made of them, in waves; the default takes them as they are.", "事项据此分批生成；默认按现状继续。"),
		Options: []interview.Option{
			{ID: good, Label: words("looks good", "可以了"), Description: words("go on with it", "按此继续")},
		},
	}
}
