package completing

import "github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"

// reasons is what is known of an understanding once a requirement asked for it:
// its steps, and what hurts people today. Several tasks may ask at once.
type reasons struct {
	steps recall[*understanding.Understanding, []stepSaying]
	hurts recall[*understanding.Understanding, []hurt]
}
