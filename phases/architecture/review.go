package architecture

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
		ID: "architecture.review", Phase: "4", Kind: interview.Choice, Default: []string{good},
		Prompt: words("What do you think of the design?", "这份设计如何？"),
		Why:    words("Epics and stories are cut along it; the default takes it as it is.", "史诗与故事据此拆分；默认按现状继续。"),
		Options: []interview.Option{
			{ID: good, Label: words("looks good", "可以了"), Description: words("go on with it", "按此继续")},
		},
	}
}
