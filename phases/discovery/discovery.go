// Package discovery is phase 1: what is the idea, for whom, how big is it, and
// what of an existing codebase does it touch.
package discovery

import (
	"cmp"
	"context"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/phases/codebase"
	"github.com/overtone-cli/overtone/phases/interview"
	"github.com/overtone-cli/overtone/phases/session"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
)

// Phase is phase 1.
type Phase struct{}

// ID is "1".
func (Phase) ID() string { return "1" }

// Name is "discovery".
func (Phase) Name() string { return "discovery" }

// Inputs are none but the source.
func (Phase) Inputs() []string { return nil }

// Run understands the source, settles depth and type, explores the codebase
// and, on a first run, makes the package's folder.
func (p Phase) Run(ctx context.Context, s *session.Session) (*session.Output, error) {
	if s.Package == nil {
		s.Package = &specs.Package{}
	}
	common := analysis.Common{Source: s.Source, Lang: language(s), Date: s.Now.Format("2006-01-02"), Depth: s.Options.Depth, SpecType: s.Options.SpecType}
	var seed analysis.SeedOutput
	if err := s.Analyst.Ask(ctx, analysis.TaskSeed, &analysis.SeedInput{Common: common}, &seed); err != nil {
		return nil, err
	}
	config, err := p.settle(ctx, s, seed)
	if err != nil {
		return nil, err
	}
	explored, err := p.explore(ctx, s, common)
	if err != nil {
		return nil, err
	}
	if s.Dir == "" {
		if err := s.Create(ctx, session.TitleOf(s.Source)); err != nil {
			return nil, err
		}
	}
	config.SessionID, config.HasCodebase = s.ID(), explored != nil
	s.Package.Config = config
	discovery := &specs.Discovery{
		SessionID: s.ID(), GeneratedAt: s.Stamp(), SeedAnalysis: config.SeedAnalysis, CodebaseContext: explored,
		Recommendations: specs.Recommendations{FocusAreas: seed.FocusAreas, Risks: seed.Risks, OpenQuestions: seed.Questions},
	}
	s.Package.Discovery = discovery
	data, err := specs.EncodeJSON(discovery)
	if err != nil {
		return nil, err
	}
	return &session.Output{
		Files:  []session.File{{Name: specs.SourceFile, Data: []byte(s.Source.Text)}, {Name: specs.DiscoveryFile, Data: data}},
		Record: specs.PhaseRecord{OutputFile: specs.DiscoveryFile},
		Note:   strings.Join([]string{config.Complexity, config.SpecType, config.Depth}, ", "),
	}, nil
}

// language is what a flag or an earlier run says, else that of the source.
func language(s *session.Session) specs.Lang {
	if s.Options.Lang != "" && s.Options.Lang != "auto" {
		return specs.Lang(s.Options.Lang)
	}
	if s.Package.Config != nil && s.Package.Config.Lang != "" {
		return s.Package.Config.Lang
	}
	return specs.Lang(wording.Detect(s.Source.Text))
}

// settle asks what only a person can decide and builds the session's state.
func (p Phase) settle(ctx context.Context, s *session.Session, seed analysis.SeedOutput) (*specs.Config, error) {
	old := s.Package.Config
	if old == nil {
		old = &specs.Config{}
	}
	depth, err := p.choose(ctx, s, depthQuestion(), s.Options.Depth)
	if err != nil {
		return nil, err
	}
	kind, err := p.choose(ctx, s, typeQuestion(cmp.Or(seed.SpecType, "service")), s.Options.SpecType)
	if err != nil {
		return nil, err
	}
	focus, err := s.Ask(ctx, focusQuestion(seed.Analysis.Dimensions))
	if err != nil {
		return nil, err
	}
	inputType := "text"
	if s.IsFile {
		inputType = "file"
	}
	c := *old
	c.Title, c.SeedInput, c.InputType, c.SourceSHA256 = seed.Title, session.SeedText(s.Source, s.IsFile), inputType, s.Source.SHA256
	c.Timestamp = cmp.Or(old.Timestamp, s.Stamp())
	c.Complexity, c.Depth, c.SpecType, c.Lang = seed.Complexity, depth, kind, language(s)
	c.FocusAreas, c.SeedAnalysis = focus.Values, seed.Analysis
	c.RefinedFile = specs.RefinedFile
	s.Answers.SourceSHA256 = s.Source.SHA256
	return &c, nil
}

// choose takes a flag's value as the answer when there is one.
func (Phase) choose(ctx context.Context, s *session.Session, q interview.Question, flag string) (string, error) {
	if flag != "" {
		a := interview.Answer{Values: []string{flag}, How: interview.Answered}
		if err := q.Validate(a.Values); err != nil {
			return "", err
		}
		s.Answers.Set(q.ID, a)
		return flag, nil
	}
	a, err := s.Ask(ctx, q)
	return a.First(), err
}

// explore reads the project, when there is one.
func (Phase) explore(ctx context.Context, s *session.Session, common analysis.Common) (*specs.CodebaseContext, error) {
	keywords, err := keywords(ctx, s, common)
	if err != nil {
		return nil, err
	}
	found, err := codebase.Explore(ctx, codebase.Options{Root: s.Project, Topic: s.Source.Text, Keywords: keywords, Lang: common.Lang, Now: s.Now})
	if err != nil || found == nil {
		if err != nil && ctx.Err() == nil {
			s.Warn(err)
			return nil, nil
		}
		return nil, err
	}
	in := analysis.CodebaseInput{Common: common, Explored: *found}
	var out analysis.CodebaseOutput
	if err := s.Analyst.Ask(ctx, analysis.TaskCodebase, &in, &out); err != nil {
		return nil, err
	}
	return &out.Codebase, nil
}

// keywords are the words by which code about the idea would be found: its
// entities, systems and technologies first, then its features.
func keywords(ctx context.Context, s *session.Session, common analysis.Common) ([]string, error) {
	const most = 60
	var facts analysis.FactsOutput
	if err := s.Analyst.Ask(ctx, analysis.TaskFacts, &analysis.FactsInput{Common: common}, &facts); err != nil {
		return nil, err
	}
	var out []string
	for _, kind := range []string{"entity", "integration", "technology", "feature"} {
		for _, f := range facts.Facts {
			if f.Kind == kind && len(out) < most {
				out = append(out, specs.Plain(f.Text))
			}
		}
	}
	return out, nil
}
