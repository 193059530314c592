package gates

import (
	"slices"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
)

// startChecks are the checks of phases 1 and 1.5, over the JSON files that
// hold what was understood of the idea.
func startChecks() []check {
	return []check{
		{"seed.session-id", seedSessionID},
		{"seed.problem", seedProblem},
		{"seed.users", seedUsers},
		{"seed.dimensions", seedDimensions},
		{"seed.constraints", seedConstraints},
		{"seed.values", seedValues},
		{"seed.codebase", seedCodebase},
		{"refined.problem", refinedProblem},
		{"refined.specific", refinedSpecific},
		{"refined.features", refinedFeatures},
		{"refined.quality", refinedQuality},
		{"refined.scope", refinedScope},
		{"refined.assumption", refinedAssumption},
		{"refined.confirmed", refinedConfirmed},
		{"refined.rounds", refinedRounds},
	}
}

func seedSessionID(t *trial) {
	c := t.pkg.Config
	if c == nil {
		t.lost()
		return
	}
	t.that(specs.CheckSessionID(c.SessionID) == nil, t.json(specs.ConfigFile, "session_id", ""), "item", c.SessionID)
}

// seed is the seed analysis, nil when phase 1 left none.
func (t *trial) seed() *specs.SeedAnalysis {
	if t.pkg.Config == nil {
		t.lost()
		return nil
	}
	return &t.pkg.Config.SeedAnalysis
}

func seedProblem(t *trial) {
	if s := t.seed(); s != nil {
		t.that(t.within(width(s.ProblemStatement)), t.json(specs.ConfigFile, "problem_statement", ""), "count", itoa(width(s.ProblemStatement)))
	}
}

func seedUsers(t *trial) {
	if s := t.seed(); s != nil {
		t.that(t.within(len(s.TargetUsers)), t.json(specs.ConfigFile, "target_users", ""))
	}
}

func seedDimensions(t *trial) {
	if s := t.seed(); s != nil {
		t.that(t.within(len(s.Dimensions)), t.json(specs.ConfigFile, "dimensions", ""), "count", itoa(len(s.Dimensions)))
	}
}

// seedConstraints: none is fine when somebody is asked about it.
func seedConstraints(t *trial) {
	s := t.seed()
	if s == nil {
		return
	}
	asked := false
	if d := t.pkg.Discovery; d != nil {
		for _, q := range d.Recommendations.OpenQuestions {
			asked = asked || t.judge.lexicons.cues["limits"].In(q)
		}
	}
	t.that(len(s.Constraints) > 0 || asked, t.json(specs.ConfigFile, "constraints", ""))
}

// seedValues: what later phases branch on has one of the values they know.
func seedValues(t *trial) {
	c := t.pkg.Config
	if c == nil {
		t.lost()
		return
	}
	for _, v := range []struct {
		key, value string
		known      []string
	}{
		{"input_type", c.InputType, []string{"text", "file"}},
		{"mode", c.Mode, []string{"interactive", "auto", ""}}, // set when the first phase is written
		{"complexity", c.Complexity, []string{"simple", "moderate", "complex"}},
		{"depth", c.Depth, specs.Depths()},
		{"spec_type", c.SpecType, specs.SpecTypes()},
	} {
		t.that(slices.Contains(v.known, v.value), t.json(specs.ConfigFile, v.key, ""), "key", v.key, "item", v.value)
	}
}

// seedCodebase: every file that was found relevant says why, as contracted in
// spec-package.md, phase 1.
func seedCodebase(t *trial) {
	if t.pkg.Discovery == nil || t.pkg.Discovery.CodebaseContext == nil {
		t.lost()
		return
	}
	const keep, key = 0.5, 0.7
	for _, r := range t.pkg.Discovery.CodebaseContext.RelevantFiles {
		good := r.Relevance > keep && r.Relevance <= 1 && width(r.Rationale) > 10 && knownRole(r.Role)
		if r.Relevance >= key {
			good = good && width(r.TopicRelation) >= 15 && len(r.KeyCode) > 0
		}
		for _, k := range r.KeyCode {
			good = good && k.Symbol != "" && width(k.Description) >= 10
		}
		t.that(good, t.json(specs.DiscoveryFile, "relevant_files", r.Path), "item", r.Path)
	}
}

func knownRole(r specs.FileRole) bool {
	return slices.Contains([]specs.FileRole{
		specs.RoleModifyTarget, specs.RoleDependency, specs.RolePatternReference, specs.RoleTestTarget,
		specs.RoleTypeDefinition, specs.RoleIntegrationPoint, specs.RoleConfig, specs.RoleContextOnly,
	}, r)
}

// refined is what phase 1.5 confirmed, nil when it left nothing.
func (t *trial) refined() *specs.Refined {
	if t.pkg.Refined == nil {
		t.lost()
	}
	return t.pkg.Refined
}

func refinedProblem(t *trial) {
	if r := t.refined(); r != nil {
		t.that(t.within(width(r.ProblemStatement)), t.json(specs.RefinedFile, "clarified_problem_statement", ""), "count", itoa(width(r.ProblemStatement)))
	}
}

// refinedSpecific: the clarified statement says something that the seed did not.
func refinedSpecific(t *trial) {
	r := t.refined()
	if r == nil || t.pkg.Config == nil {
		return
	}
	seed, clear := t.keywords(t.pkg.Config.SeedAnalysis.ProblemStatement), t.keywords(r.ProblemStatement)
	gained := wording.Overlap(clear, seed) < 1
	t.that(gained && len(clear) >= len(seed), t.json(specs.RefinedFile, "clarified_problem_statement", ""))
}

func refinedFeatures(t *trial) {
	r := t.refined()
	if r == nil {
		return
	}
	described := 0
	for _, f := range r.Features {
		if f.Name != "" && f.Description != "" {
			described++
		}
	}
	t.that(t.within(described), t.json(specs.RefinedFile, "confirmed_features", ""), "count", itoa(described))
}

func refinedQuality(t *trial) {
	if r := t.refined(); r != nil {
		t.that(t.within(len(r.Qualities)), t.json(specs.RefinedFile, "non_functional_requirements", ""))
	}
}

func refinedScope(t *trial) {
	if r := t.refined(); r != nil {
		t.that(len(r.Boundaries.InScope) > 0, t.json(specs.RefinedFile, "in_scope", ""), "key", "in_scope")
		t.that(len(r.Boundaries.OutOfScope) > 0, t.json(specs.RefinedFile, "out_of_scope", ""), "key", "out_of_scope")
	}
}

func refinedAssumption(t *trial) {
	if r := t.refined(); r != nil {
		t.that(t.within(len(r.KeyAssumptions)), t.json(specs.RefinedFile, "key_assumptions", ""))
	}
}

func refinedConfirmed(t *trial) {
	if r := t.refined(); r != nil {
		t.that(r.Source == "interactive-discussion", t.json(specs.RefinedFile, "source", ""))
	}
}

func refinedRounds(t *trial) {
	if r := t.refined(); r != nil {
		t.that(t.within(r.DiscussionRounds) && len(r.DiscussionLog) >= r.DiscussionRounds, t.json(specs.RefinedFile, "discussion_rounds", ""))
	}
}
