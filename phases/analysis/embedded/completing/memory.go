package completing

import (
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// recalled is what is known of an understanding once it was asked for: what of
// it has a number, what people need, who is at work in it, and what
// it tells of each, and whether its 应 binds. Several tasks may ask at once.
type recalled struct {
	measured phrasing.Recall[*understanding.Understanding, []measuredSaying]
	needs    phrasing.Recall[*understanding.Understanding, *needIndex]
	casts    phrasing.Recall[*understanding.Understanding, *Cast]
	told     phrasing.Recall[*understanding.Understanding, *told]
	ought    phrasing.Recall[*understanding.Understanding, bool]
}
