package completing

import (
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// goalSentence is a stated goal as a sentence.
func (w *Work) goalSentence(g *understanding.GoalFact) string { return g.Text }
