package embedded

import (
	ctxpkg "context"
	"maps"
	"slices"
	"sync"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs/problem"
	"github.com/overtone-cli/overtone/templates"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/completing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/designing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/specifying"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// Engine is the engine that is always there: it reads, understands and
// completes by rules, lexicons and knowledge packs, without a model and
// without a network. The same input gives the same answer. It is safe for use
// by several goroutines at a time.
type Engine struct {
	set *templates.Set

	mu    sync.Mutex
	files *dataFiles        // see Rest
	known map[string]*study // by hash of the source, language and depth
	heard map[string]*sense // by hash of the source
}

// dataFiles are the files that the engine works with, each read when it is first needed.
type dataFiles struct {
	rules    func() (*phrasing.RuleTable, error)
	lexicons func() (*understanding.Lexicons, error)
	design   func() (*designing.DesignTable, error)
	road     func() (*designing.RoadTable, error)
}

// sense is what one source says, whatever is made of it.
type sense struct {
	once  sync.Once
	u     *understanding.Understanding
	heads *phrasing.Outline   // its headings
	last  int                 // its last line; those behind it are of answers
	said  phrasing.Transcript // the answers
}

// study is what the engine knows of one source, found once.
type study struct {
	once  sync.Once
	text  string // the source with the marks of its script
	u     *understanding.Understanding
	heads *phrasing.Outline     // its headings
	base  *specifying.Specifier // settled and named, for all its tasks
	err   error
}

// New makes an engine over a set of data files. Nothing is read before the
// first answer.
func New(set *templates.Set) *Engine {
	e := &Engine{set: set}
	e.Rest()
	return e
}

// Rest forgets what the engine keeps of sources and of its data files, which is most of what
// a run holds in memory. Asked again it reads them again.
func (e *Engine) Rest() {
	e.mu.Lock()
	defer e.mu.Unlock()
	e.files, e.known, e.heard = readLater(e.set), map[string]*study{}, map[string]*sense{}
}

// data gives the data files as they are kept now.
func (e *Engine) data() *dataFiles {
	e.mu.Lock()
	defer e.mu.Unlock()
	return e.files
}

func readLater(set *templates.Set) *dataFiles {
	return &dataFiles{
		rules:    sync.OnceValues(func() (*phrasing.RuleTable, error) { return phrasing.LoadRules(set) }),
		lexicons: sync.OnceValues(func() (*understanding.Lexicons, error) { return understanding.LoadLexicons(set) }),
		design:   sync.OnceValues(func() (*designing.DesignTable, error) { return designing.LoadDesign(set) }),
		road:     sync.OnceValues(func() (*designing.RoadTable, error) { return designing.LoadRoadTable(set) }),
	}
}

// ahead begins to read the data files that the tasks on a source ask for one after the other,
// so that they are there when their turn comes. What goes wrong is told to whoever asks.
func (d *dataFiles) ahead(set *templates.Set) {
	go func() { _, _ = d.lexicons() }()
	go func() {
		_, _ = set.PackHeads()
		_, _ = d.design()
	}()
}

// Name is "embedded".
func (e *Engine) Name() string { return "embedded" }

// Answer fills out from in, pointers to the types of one of the tasks of the
// analysis package. It fails with internal.task when the types belong to none,
// with input.too_many when the source states more than can be specified in one
// package, and with the context's error when that ends.
func (e *Engine) Answer(ctx ctxpkg.Context, task analysis.Task, in, out any) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	ok, err := e.answer(in, out)
	switch {
	case !ok && err == nil:
		return problem.New("internal.task", "the embedded engine does not know the task %q with input %T", task.Name, in)
	case err != nil:
		return err
	}
	if in, ok := in.(*analysis.RequirementsReviewInput); ok {
		e.forgetDrafts(in.Common)
	}
	return ctx.Err()
}

// forgetDrafts lets go of what only the requirements of a source were made with, when they are
// reviewed: the phases behind them hold the most in memory. Asked again it is made again.
func (e *Engine) forgetDrafts(c analysis.Common) {
	e.mu.Lock()
	key := studyKey(c)
	maps.DeleteFunc(e.known, func(k string, _ *study) bool { return k != key })
	e.mu.Unlock()
	if rules, err := e.data().rules(); err == nil {
		rules.ForgetForms()
	}
}

// answer fills out from in; ok is false when their types belong to no task.
func (e *Engine) answer(in, out any) (ok bool, err error) {
	return e.heeding(in, out, func(in, out any) (bool, error) {
		ok, err := e.first(in, out)
		if !ok {
			ok, err = e.second(in, out)
		}
		return ok, err
	})
}

// first answers the tasks of phases 1 to 3; ok is false for any other.
func (e *Engine) first(in, out any) (ok bool, err error) {
	switch in := in.(type) {
	case *analysis.SeedInput:
		return answer(e, in.Common, out, func(w *specifying.Specifier, out *analysis.SeedOutput) error {
			if err := w.Bounded(); err != nil {
				return err
			}
			w.Seed(out)
			return nil
		})
	case *analysis.FactsInput:
		return answer(e, in.Common, out, func(w *specifying.Specifier, out *analysis.FactsOutput) error { w.Facts(out); return nil })
	case *analysis.GapInput:
		return answer(e, in.Common, out, func(w *specifying.Specifier, out *analysis.GapOutput) error { w.Gap(in, out); return nil })
	case *analysis.ExpansionInput:
		return answer(e, in.Common, out, func(w *specifying.Specifier, out *analysis.ExpansionOutput) error {
			if err := w.Bounded(); err != nil {
				return err
			}
			w.Expansion(in, out)
			return nil
		})
	case *analysis.PerspectiveInput:
		return answer(e, in.Common, out, func(w *specifying.Specifier, out *analysis.PerspectiveOutput) error {
			w.Perspective(in, out)
			return nil
		})
	case *analysis.SynthesisInput:
		return answer(e, in.Common, out, func(w *specifying.Specifier, out *analysis.SynthesisOutput) error { w.Synthesis(in, out); return nil })
	case *analysis.RequirementsInput:
		return answer(e, in.Common, out, func(w *specifying.Specifier, out *analysis.RequirementsOutput) error { return w.Requirements(in, out) })
	case *analysis.RequirementsReviewInput:
		return answer(e, in.Common, out, func(w *specifying.Specifier, out *analysis.RequirementsReviewOutput) error {
			w.ReviewRequirements(in, out)
			return nil
		})
	default:
		return false, nil
	}
}

// answer prepares the work on one source and runs one task of it.
func answer[Out any](e *Engine, c analysis.Common, out any, run func(*specifying.Specifier, *Out) error) (ok bool, err error) {
	typed, ok := out.(*Out)
	if !ok {
		return false, nil
	}
	w, err := e.work(c)
	if err != nil {
		return true, err
	}
	var fresh Out // what an engine before this one left behind does not count
	if err := run(w, &fresh); err != nil {
		return true, err
	}
	*typed = fresh
	return true, nil
}

// work gathers everything that the tasks share.
func (e *Engine) work(c analysis.Common) (*specifying.Specifier, error) {
	s := e.study(c)
	if s.err != nil {
		return nil, s.err
	}
	c.Source.Text = s.text
	return s.base.ForTask(c), nil
}

func (e *Engine) study(c analysis.Common) *study {
	key := studyKey(c)
	e.mu.Lock()
	s := e.known[key]
	if s == nil {
		s = &study{}
		e.known[key] = s
	}
	e.mu.Unlock()
	s.once.Do(func() { s.err = e.learn(c, s) })
	return s
}

func (e *Engine) learn(c analysis.Common, s *study) error {
	s.text = reading.WithChineseMarks(c.Source.Text)
	c.Source.Text = s.text
	files := e.data()
	files.ahead(e.set)
	rules, err := files.rules()
	if err != nil {
		return err
	}
	lex, err := files.lexicons()
	if err != nil {
		return err
	}
	heard := e.listen(c)
	heard.once.Do(func() {
		read := lex.Read(c.Source)
		heard.last, heard.said = len(read.Lines), phrasing.TranscriptOf(c.Answers, rules, string(c.Lang))
		heard.said.TakeIn(c.Scope, rules, string(c.Lang))
		read.Append(lex.Read(analysis.Source{Text: heard.said.Text}))
		read.Settle(heard.said.Kinds, heard.last)
		heard.u, heard.heads = understanding.Understand(read, lex), &phrasing.Outline{Sections: read.Sections, Units: read.Units}
	})
	s.u, s.heads = heard.u, heard.heads
	text := phrasing.Told(c, heard.said)
	wanted := phrasing.NewWordIndex(phrasing.WantedText(text, s.u))
	packs, err := e.packsFor(c, phrasing.WithLeftOut(c, s.u, rules, wanted), rules, wanted)
	if err != nil {
		return err
	}
	s.base = specifying.New(completing.New(phrasing.NewWork(c, s.u, packs, rules, wanted)))
	s.base.Heads = s.heads
	if c.Scope == nil {
		return nil
	}
	m := s.base.Moved(heard.said, heard.last)
	wanted = phrasing.NewWordIndex(m.Wanted(text))
	if packs, err = e.packsFor(c, &m.Left, rules, wanted); err == nil {
		s.base = s.base.OnScope(m, packs, wanted)
	}
	return err
}

// packsFor chooses the domains that a text calls for, or the one that the kind
// of product of a short idea stands for, where none of its other words calls
// for one. For a change of what exists no domain is asked: what the system is
// there for has been decided before.
func (e *Engine) packsFor(c analysis.Common, u *understanding.Understanding, rules *phrasing.RuleTable, wanted *phrasing.WordIndex) ([]*templates.Pack, error) {
	if rules.ChangeOf(c.Source.Text, string(u.Lang)).Is {
		p, err := e.set.Pack(phrasing.ChangePack)
		return []*templates.Pack{p}, err
	}
	wanted.Deny(rules.Words["denials_before"], rules.Words["denial_ends"])
	packs, err := completing.ChoosePacks(e.set, wanted, u, c.Depth)
	if err == nil && !slices.ContainsFunc(packs, func(p *templates.Pack) bool { return !rules.SettlesPack(p.ID, wanted) }) {
		packs, err = completing.FallbackPacks(e.set)
	}
	if err != nil || len(packs) != 1 || !packs[0].Fallback {
		return packs, err
	}
	id := rules.IdeaPack(c.Source.Text, string(u.Lang))
	if id == "" {
		return packs, nil
	}
	p, err := e.set.Pack(id)
	if err != nil {
		return nil, err
	}
	return []*templates.Pack{completing.SpokenParts(p, wanted)}, nil
}

// listen gives the place where what a source says is kept: a package is made at
// one depth after the other, but its source is understood once.
func (e *Engine) listen(c analysis.Common) *sense {
	e.mu.Lock()
	defer e.mu.Unlock()
	key := sourceKey(c)
	if e.heard[key] == nil {
		e.heard[key] = &sense{}
	}
	return e.heard[key]
}

// studyKey tells apart what is studied: a source, in a language, at a depth, within a scope.
func studyKey(c analysis.Common) string {
	return sourceKey(c) + "\x00" + string(c.Lang) + "\x00" + c.Depth + completing.ScopeKey(c.Scope)
}

// sourceKey tells sources apart by their content.
func sourceKey(c analysis.Common) string {
	key := c.Source.SHA256
	if key == "" {
		key = c.Source.Text
	}
	if c.Source.Plain {
		key += "\x00plain"
	}
	for _, x := range c.Answers { // headings for answers are in the language of the documents
		key += "\x00" + string(c.Lang) + "\x00" + x.Topic + "\x00" + x.AgentPrompt + "\x00" + x.UserResponse
	}
	if c.Scope != nil {
		for _, it := range c.Scope.In {
			key += "\x00" + string(c.Lang) + "\x00in\x00" + it.Text + "\x00" + it.Source.Mark()
		}
	}
	return key
}
