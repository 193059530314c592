package completing

import "github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"

// recalled is what is known of an understanding once it was asked for: what of
// it has a number, what people need, and who is at work in it. Several tasks may
// ask at once.
type recalled struct {
	measured recall[*understanding.Understanding, []measuredSaying]
	needs    recall[*understanding.Understanding, *needIndex]
	casts    recall[*understanding.Understanding, *cast]
}
