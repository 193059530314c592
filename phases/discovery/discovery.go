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
	config := draft(s, seed)
	if err := p.settle(ctx, s, seed, config); err != nil {
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
		ProjectRules:    s.Snapshot(),
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

// draft is the state of the session as far as nobody needs to be asked.
func draft(s *session.Session, seed analysis.SeedOutput) *specs.Config {
	c := specs.Config{}
	if s.Package.Config != nil {
		c = *s.Package.Config
	}
	c.InputType = "text"
	if s.IsFile {
		c.InputType = "file"
	}
	c.Title, c.SeedInput, c.SourceSHA256 = seed.Title, session.SeedText(s.Source, s.IsFile), s.Source.SHA256
	c.Timestamp = cmp.Or(c.Timestamp, s.Stamp())
	c.Complexity, c.Lang, c.SeedAnalysis = seed.Complexity, language(s), seed.Analysis
	c.Depth, c.SpecType, c.FocusAreas = first(depthQuestion()), first(typeQuestion(seed.SpecType)), seed.Analysis.Dimensions
	c.RefinedFile = specs.RefinedFile
	return &c
}

func first(q interview.Question) string { return q.Default[0] }

// settle asks what only a person can decide. Once the problem is confirmed the
// package has its folder, so that every later answer is kept.
func (p Phase) settle(ctx context.Context, s *session.Session, seed analysis.SeedOutput, c *specs.Config) (err error) {
	s.Answers.SourceSHA256 = s.Source.SHA256
	if err := p.confirm(ctx, s, c); err != nil {
		return err
	}
	if c.Depth, err = p.choose(ctx, s, depthQuestion(), s.Options.Depth); err != nil {
		return err
	}
	if c.SpecType, err = p.choose(ctx, s, typeQuestion(seed.SpecType), s.Options.SpecType); err != nil {
		return err
	}
	focus, err := s.Ask(ctx, focusQuestion(seed.Analysis.Dimensions))
	c.FocusAreas = focus.Values
	return err
}

// confirm shows what was understood and lets a person say it better.
func (Phase) confirm(ctx context.Context, s *session.Session, c *specs.Config) error {
	q := problemQuestion()
	q.Lang, q.Known = string(c.Lang), understood(c)
	verdict, err := s.Ask(ctx, q)
	if err != nil {
		return err
	}
	if verdict.First() == session.Adjusted {
		q := statementQuestion(specs.Plain(c.SeedAnalysis.ProblemStatement))
		q.Lang = string(c.Lang)
		own, err := s.Ask(ctx, q)
		if err != nil {
			return err
		}
		c.SeedAnalysis.ProblemStatement = specs.Clean(own.First())
	}
	if verdict.Person {
		return s.Begin(ctx, c)
	}
	return nil
}

// understood is what phase 1 makes of the source.
func understood(c *specs.Config) []interview.Fact {
	return []interview.Fact{
		{Label: interview.Words("Title", "标题"), Value: specs.Plain(c.Title)},
		{Label: interview.Words("Problem", "问题"), Value: specs.Plain(c.SeedAnalysis.ProblemStatement)},
		{Label: interview.Words("Users", "用户"), Value: strings.Join(c.SeedAnalysis.TargetUsers, ", ")},
		{Label: interview.Words("Domain", "领域"), Value: specs.Plain(c.SeedAnalysis.Domain)},
		{Label: interview.Words("Size", "规模"), Value: c.Complexity},
	}
}

// choose takes a flag's value as the answer when there is one.
func (Phase) choose(ctx context.Context, s *session.Session, q interview.Question, flag string) (string, error) {
	if flag != "" {
		a := interview.Answer{Values: []string{flag}, How: interview.Answered}
		if err := q.Validate(a.Values); err != nil {
			return "", err
		}
		s.Decide(q.ID, a)
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
	if s.Tech != nil {
		if err := codebase.Precede(found, s.Tech, common.Lang); err != nil {
			return nil, err
		}
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
