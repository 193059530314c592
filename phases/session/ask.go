package session

import (
	"context"
	"errors"
	"path/filepath"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/phases/interview"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
)

// The questions of phase 1 whose answers later phases use, too.
const (
	ProblemQuestion   = "discovery.problem"
	StatementQuestion = "discovery.statement"
	Adjusted          = "adjust" // the answer to the first that leads to the second
)

// asked is a question to which a person can go back, and its phase, whose ids
// sort as the phases follow one another.
type asked struct{ phase, id string }

// Ask puts a question to whoever answers and writes the answer down: at once,
// when a person gave it and the package has its folder, so that nothing that
// somebody typed is lost. It fails as the Asker does.
func (s *Session) Ask(ctx context.Context, q interview.Question) (interview.Answer, error) {
	if q.Lang == "" {
		q.Lang = string(s.Lang())
	}
	if q.Known == nil {
		q.Known = s.known()
	}
	q.Given, q.First = s.given[q.ID], s.askedUpTo(q.Phase) == 0
	a, err := s.Asker.Ask(ctx, q)
	if err != nil {
		return a, err
	}
	s.Decide(q.ID, a)
	if !a.Person {
		return a, nil
	}
	s.asked = slices.DeleteFunc(s.asked, func(a asked) bool { return a.id == q.ID })
	s.asked = slices.Insert(s.asked, s.askedUpTo(q.Phase), asked{q.Phase, q.ID})
	return a, s.KeepAnswers()
}

// TakeUp lets a person go back to what was answered in earlier runs, too.
func (s *Session) TakeUp() {
	for _, e := range s.Answers.Entries() {
		if phase := station(e.ID); phase != exportPhase {
			s.asked = slices.Insert(s.asked, s.askedUpTo(phase), asked{phase, e.ID})
		}
	}
}

// askedUpTo is how many questions a person answered in this run as far as a
// phase. Those of later phases stand behind them, when a review was opened again.
func (s *Session) askedUpTo(phase string) int {
	return len(s.asked) - len(slices.DeleteFunc(slices.Clone(s.asked), func(a asked) bool { return a.phase <= phase }))
}

// Said is what a person said in phase 1 beyond the source: the problem in their
// own words, as round 0.
func (s *Session) Said() []specs.Exchange {
	verdict, _ := s.Answers.Get(ProblemQuestion)
	own, ok := s.Answers.Get(StatementQuestion)
	if !ok || verdict.Answer.First() != Adjusted {
		return nil
	}
	return Statements(specs.Exchange{Topic: analysis.TopicProblem}, own.Answer.First())
}

// Statements splits an answer into its lines, each the answer of an exchange
// like the given one.
func Statements(like specs.Exchange, answer string) []specs.Exchange {
	var out []specs.Exchange
	for line := range strings.Lines(wording.Clean(answer)) {
		if line = strings.TrimSpace(line); line != "" {
			like.UserResponse = line
			out = append(out, like)
		}
	}
	return out
}

// KeepAnswers writes answers.yaml into the folder of the package, if there is
// one already, and before it what engines said so far: an answer is about that.
func (s *Session) KeepAnswers() error {
	if s.Dir == "" || s.held == nil {
		return nil
	}
	if err := s.stands(); err != nil {
		return err
	}
	if err := s.keepTranscripts(); err != nil {
		return err
	}
	if old, there := s.files[specs.AnswersFile]; there {
		if err := s.untouched(map[string][]byte{specs.AnswersFile: old}, []string{specs.AnswersFile}); err != nil {
			return err
		}
	}
	data := s.Answers.Bytes()
	if err := s.Disk.Replace(filepath.Join(s.Dir, specs.AnswersFile), data, 0o644); err != nil {
		return err
	}
	s.keep(specs.AnswersFile, data)
	if s.rehearsal != nil {
		s.rehearsal.files[specs.AnswersFile] = data
	}
	return nil
}

// Back forgets what a person answered last in this run, as far as the phase at,
// and says in which phase that was, so that it is asked again; what was answered
// is then offered as the answer. want is interview.ErrBack for one question, or
// interview.ErrBackPhase for the first question of that phase. Without anything
// to forget it says at.
func (s *Session) Back(at string, want error) string {
	s.posed = nil
	end := s.askedUpTo(at)
	if end == 0 {
		return at
	}
	phase, begin := s.asked[end-1].phase, end-1
	for errors.Is(want, interview.ErrBackPhase) && begin > 0 && s.asked[begin-1].phase == phase {
		begin--
	}
	for _, a := range s.asked[begin:end] {
		s.forget(a.id)
	}
	s.asked = slices.Delete(s.asked, begin, end)
	return phase
}

// Reopen forgets what was answered in a phase, so that it is asked again and
// what was answered is offered. The answers to the questions that led back there
// go for good: who replays the rest arrives without the detour.
func (s *Session) Reopen(phase string, led ...string) error {
	for _, id := range led {
		s.Answers.Drop(id)
	}
	for _, e := range s.Answers.Entries() {
		if asks(phase, e.ID) {
			s.forget(e.ID)
		}
	}
	s.asked = slices.DeleteFunc(s.asked, func(a asked) bool { _, known := s.Answers.Get(a.id); return !known })
	return s.KeepAnswers()
}

// forget takes an answer away and remembers it as what to offer.
func (s *Session) forget(id string) {
	if e, ok := s.Answers.Get(id); ok {
		if s.given == nil {
			s.given = map[string][]string{}
		}
		s.given[id] = append([]string{}, e.Answer.Values...)
	}
	s.Answers.Drop(id)
}
