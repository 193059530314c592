package completing

import (
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// MaxStated is how many stated requirements one package may have; rulings.md,
// "bounds".
const MaxStated = 2000

// PartsAtMost is the largest number of requirements that features can become: a
// criterion of theirs may be any text that stands below them.
func PartsAtMost(features []understanding.FeatureFact) int {
	n := 0
	for i := range features {
		f := &features[i]
		n += 1 + (len(f.Criteria)+MaxCriteria-1)/MaxCriteria
	}
	return n
}

// Bounds of a requirement's criteria; spec-package.md, "Phase 3 details".
const (
	MinCriteria = 2
	MaxCriteria = 4
)
