package completing

import (
	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// recalled is what is known of an understanding once it was asked for: what of
// it has a number, what people need, who is at work in it, and what
// it tells of each, whether its 应 binds, where it contradicts itself or does not
// say how two of its lines fit, and which features nothing tests. Several tasks may ask at once.
type recalled struct {
	measured phrasing.Recall[*understanding.Understanding, []measuredSaying]
	needs    phrasing.Recall[*understanding.Understanding, *needIndex]
	casts    phrasing.Recall[*understanding.Understanding, *Cast]
	told     phrasing.Recall[*understanding.Understanding, *told]
	ought    phrasing.Recall[*understanding.Understanding, bool]

	conflicts phrasing.Recall[*understanding.Understanding, []specs.Conflict]
	tense     phrasing.Recall[*understanding.Understanding, []tension]
	untested  phrasing.Recall[*understanding.Understanding, []string]
}
