package roadmap

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"slices"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/phases/codebase"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/problem"
	"github.com/overtone-cli/overtone/specs/wording"
)

// material is what a roadmap is cut from.
type material struct {
	common       analysis.Common
	title        string
	brief        specs.Brief
	requirements analysis.RequirementsOutput
	architecture analysis.ArchitectureOutput
	epics        analysis.EpicsOutput
	features     []analysis.PlanFeature
	commands     []analysis.ProjectCommand
	digest       string // tells the same requirement from another one
}

// Digest tells a requirement from another one: of a text its hash, of a package
// that of what a roadmap takes from it.
func (r *Run) Digest() (string, error) {
	if r.Spec == nil {
		return r.Source.SHA256, nil
	}
	data, err := json.Marshal([]any{r.Spec.Requirements(), epicsOf(r)})
	if err != nil {
		return "", problem.Wrap(err, "internal.json", "the package cannot be hashed")
	}
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:]), nil
}

// gather reads what the roadmap is made of.
func (r *Run) gather(ctx context.Context) error {
	digest, err := r.Digest()
	if err != nil {
		return err
	}
	if r.Spec != nil {
		err = r.fromPackage(ctx)
	} else {
		err = r.fromText(ctx)
	}
	if err != nil {
		return err
	}
	r.material.digest = digest
	for _, c := range codebase.Commands(r.Project) {
		r.material.commands = append(r.material.commands, analysis.ProjectCommand{Line: c.Line, File: c.File})
	}
	if len(r.material.features) == 0 {
		return problem.New("input.no_features", "nothing in it asks for anything that could be built").
			Mend("say what somebody should be able to do, such as \"members borrow a tool\"")
	}
	return nil
}

// fromPackage takes a finished package as it stands: its requirements keep
// their ids, its epics their cut.
func (r *Run) fromPackage(ctx context.Context) error {
	s := r.Spec
	if len(s.Package.Epics) == 0 || s.Package.Brief == nil {
		return problem.New("state.missing", "the package has no epics yet").At(s.Dir, 0).
			Mend("run `overtone spec continue %s` to make them, then this command again", s.ID())
	}
	m := material{
		common: s.Common(), title: specs.Plain(s.Package.Config.Title), brief: *s.Package.Brief,
		requirements: s.Requirements(), architecture: s.Architecture(), epics: epicsOf(r),
	}
	if found, err := r.explore(ctx, m.common); err != nil {
		return err
	} else if m.common.Codebase == nil {
		m.common.Codebase = found
	}
	for i := range m.requirements.Requirements {
		if q := &m.requirements.Requirements[i]; q.Priority != specs.Wont {
			m.features = append(m.features, analysis.PlanFeature{Feature: q.ID, Requirement: q.ID, Text: q.Title, Source: q.Source})
		}
	}
	for i := range m.requirements.NFRs {
		if q := &m.requirements.NFRs[i]; q.Priority != specs.Wont {
			m.features = append(m.features, analysis.PlanFeature{Feature: q.ID, Requirement: q.ID, Text: q.Title, Source: q.Source})
		}
	}
	r.material = m
	return nil
}

func epicsOf(r *Run) analysis.EpicsOutput {
	var out analysis.EpicsOutput
	for _, e := range r.Spec.Package.Epics {
		out.Epics = append(out.Epics, *e)
	}
	if r.Spec.Package.EpicsIndex != nil {
		out.Index = *r.Spec.Package.EpicsIndex
	}
	return out
}

// fromText reads a requirement the way the phases of a package do, without
// writing anything: what it states becomes requirements, these become stories.
func (r *Run) fromText(ctx context.Context) error {
	m := material{common: analysis.Common{
		Source: r.Source, Lang: r.wantedLang(), Date: r.Now.Format("2006-01-02"), Depth: "light", Answers: r.said, Rules: r.Rules,
	}}
	var seed analysis.SeedOutput
	if err := r.Reader.Ask(ctx, analysis.TaskSeed, &analysis.SeedInput{Common: m.common}, &seed); err != nil {
		return err
	}
	m.title, m.common.SpecType = specs.Plain(seed.Title), seed.SpecType
	found, err := r.explore(ctx, m.common)
	if err != nil {
		return err
	}
	m.common.Codebase = found
	var refined analysis.ExpansionOutput
	if err := r.Reader.Ask(ctx, analysis.TaskExpansion, &analysis.ExpansionInput{Common: m.common, Seed: seed}, &refined); err != nil {
		return err
	}
	views := make([]analysis.PerspectiveOutput, 3)
	for i, role := range []string{analysis.Product, analysis.Technical, analysis.User} {
		in := analysis.PerspectiveInput{Common: m.common, Role: role, Seed: seed, Refined: refined.Refined}
		if err := r.Reader.Ask(ctx, analysis.TaskPerspective, &in, &views[i]); err != nil {
			return err
		}
	}
	var told analysis.SynthesisOutput
	if err := r.Reader.Ask(ctx, analysis.TaskSynthesis, &analysis.SynthesisInput{Common: m.common, Seed: seed, Refined: refined.Refined, Perspectives: views}, &told); err != nil {
		return err
	}
	m.brief = told.Brief
	if err := m.require(ctx, r.Reader, refined.Refined, told.Terms); err != nil {
		return err
	}
	if err := m.design(ctx, r.Reader); err != nil {
		return err
	}
	m.number()
	r.material = m
	return nil
}

// require asks for the requirements of a text.
func (m *material) require(ctx context.Context, chain *analysis.Chain, refined specs.Refined, terms []specs.Term) error {
	in := analysis.RequirementsInput{Common: m.common, Refined: refined, Brief: m.brief, Terms: terms}
	if err := chain.Ask(ctx, analysis.TaskRequirements, &in, &m.requirements); err != nil {
		return err
	}
	var reviewed analysis.RequirementsReviewOutput
	if err := chain.Ask(ctx, analysis.TaskRequirementsReview, &analysis.RequirementsReviewInput{Common: m.common, Brief: m.brief, Draft: m.requirements}, &reviewed); err != nil {
		return err
	}
	m.requirements = reviewed.Revised
	return nil
}

// design asks for the parts that carry the requirements, and for stories.
func (m *material) design(ctx context.Context, chain *analysis.Chain) error {
	in := analysis.ArchitectureInput{Common: m.common, Brief: m.brief, Requirements: m.requirements}
	if err := chain.Ask(ctx, analysis.TaskArchitecture, &in, &m.architecture); err != nil {
		return err
	}
	cut := analysis.EpicsInput{Common: m.common, Brief: m.brief, Requirements: m.requirements, Architecture: m.architecture, MVPScope: "must"}
	if err := chain.Ask(ctx, analysis.TaskEpics, &cut, &m.epics); err != nil {
		return err
	}
	var reviewed analysis.EpicsReviewOutput
	if err := chain.Ask(ctx, analysis.TaskEpicsReview, &analysis.EpicsReviewInput{Common: m.common, Requirements: m.requirements, Draft: m.epics}, &reviewed); err != nil {
		return err
	}
	m.epics = reviewed.Revised
	return nil
}

// fewFunctions is below how many functions a requirement is so short that
// qualities that nobody stated are worth a place in its roadmap.
const fewFunctions = 4

// number gives the features of a text their ids: what it asks for, in its
// order, then what it promises, then what such a product needs besides.
func (m *material) number() {
	stated := 0
	add := func(id, text string, src specs.Source) {
		m.features = append(m.features, analysis.PlanFeature{Feature: specs.FeatureID(len(m.features) + 1), Requirement: id, Text: text, Source: src})
	}
	for _, inferred := range []bool{false, true} {
		for i := range m.requirements.Requirements {
			if q := &m.requirements.Requirements[i]; q.Priority != specs.Wont && (q.Source.Kind == specs.Inferred) == inferred {
				add(q.ID, q.Title, q.Source)
				if !inferred {
					stated++
				}
			}
		}
		for i := range m.requirements.NFRs {
			q := &m.requirements.NFRs[i]
			if q.Priority != specs.Wont && (q.Source.Kind == specs.Inferred) == inferred && (!inferred || stated < fewFunctions) {
				add(q.ID, q.Title, q.Source)
			}
		}
	}
}

// wantedLang is what a flag says, else the language of the source.
func (r *Run) wantedLang() specs.Lang {
	if r.Roadmap != nil && r.Roadmap.Meta.Lang != "" {
		return r.Roadmap.Meta.Lang
	}
	if r.Lang != "" && r.Lang != "auto" {
		return specs.Lang(r.Lang)
	}
	return specs.Lang(wording.Detect(r.Source.Text))
}

// explore reads the project, when there is one.
func (r *Run) explore(ctx context.Context, common analysis.Common) (*specs.CodebaseContext, error) {
	var facts analysis.FactsOutput
	if err := r.Reader.Ask(ctx, analysis.TaskFacts, &analysis.FactsInput{Common: common}, &facts); err != nil {
		return nil, err
	}
	const most = 60
	var words []string
	for _, kind := range []string{"entity", "integration", "technology", "feature"} {
		for _, f := range facts.Facts {
			if text := specs.Plain(f.Text); f.Kind == kind && len(words) < most && !slices.Contains(words, text) {
				words = append(words, text)
			}
		}
	}
	found, err := codebase.Explore(ctx, codebase.Options{Root: r.Project, Topic: common.Source.Text, Keywords: words, Lang: common.Lang, Now: r.Now})
	switch {
	case ctx.Err() != nil:
		return nil, context.Cause(ctx)
	case err != nil:
		r.Warn(err)
		return nil, nil
	case found == nil:
		return nil, nil
	}
	var out analysis.CodebaseOutput
	if err := r.Reader.Ask(ctx, analysis.TaskCodebase, &analysis.CodebaseInput{Common: common, Explored: *found}, &out); err != nil {
		return nil, err
	}
	return &out.Codebase, nil
}
