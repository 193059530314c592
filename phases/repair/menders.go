package repair

import (
	"context"

	"github.com/overtone-cli/overtone/specs"
)

// mender mends one finding. It returns what it did in a sentence, and an empty
// one when it could not.
type mender func(ctx context.Context, w *work, f specs.FindingRow) (string, error)

// menderOf tells what mends the findings of a gate rule, nil when only a person
// can. Rules are those of templates/rules/gates.yaml.
func menderOf(rule string) mender {
	switch rule {
	case "link.target":
		return mendLink
	case "link.anchor", "link.index", "link.back", "derived.sections", "derived.traces":
		return mendDerived
	case "trace.dangling":
		return mendDangling
	case "req.trace", "readiness.must-trace":
		return mendTrace
	case "req.criteria", "readiness.must-criteria":
		return mendMissingCriterion
	case "req.testable", "req.vague":
		return mendVagueCriterion
	case "readiness.must-design":
		return mendDesign
	case "epic.cycle":
		return mendCycle
	case "epic.mvp-order":
		return mendMVP
	case "epic.must-story", "epic.covers":
		return mendUncovered
	case "story.split":
		return mendXL
	case "doc.sections":
		return mendSection
	}
	if sectionsOf(rule) != nil {
		return mendSection
	}
	return nil
}

// sectionsOf tells which sections a rule finds empty, as the shape tables call
// them.
func sectionsOf(rule string) []string {
	switch rule {
	case "doc.summary", "brief.summary":
		return []string{"summary"}
	case "req.story":
		return []string{"story"}
	case "nfr.target", "readiness.must-criteria":
		return []string{"targets"}
	case "brief.vision":
		return []string{"vision"}
	case "brief.problem":
		return []string{"problem/situation"}
	case "brief.persona":
		return []string{"users"}
	case "brief.goals", "brief.metrics":
		return []string{"goals"}
	case "brief.scope":
		return []string{"scope/in", "scope/out", "scope/nongoals"}
	case "brief.non-goal":
		return []string{"scope/nongoals"}
	case "brief.terms":
		return []string{"terms"}
	case "arch.components":
		return []string{"components/table"}
	case "arch.stack", "arch.errors", "arch.security", "arch.qualities", "arch.configuration":
		return []string{rule[len("arch."):]}
	case "arch.metrics":
		return []string{"observability"}
	case "arch.data":
		return []string{"data/storage"}
	case "api.endpoints":
		return []string{"api/endpoints"}
	case "api.auth":
		return []string{"security"}
	case "library.signatures":
		return []string{"api/signatures"}
	case "epic.done":
		return []string{"mvp/done"}
	case "epic.order":
		return []string{"order"}
	default:
		return nil
	}
}
