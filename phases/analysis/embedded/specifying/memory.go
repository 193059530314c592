package specifying

import (
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// reasons is what is known of an understanding once a requirement asked for it:
// its steps, and what hurts people today. Several tasks may ask at once.
type reasons struct {
	steps phrasing.Recall[*understanding.Understanding, []stepSaying]
	hurts phrasing.Recall[*understanding.Understanding, []hurt]
}
