package session

import (
	"context"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/phases/interview"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/templates"
)

// told answers as a person would, and remembers what was asked.
type told struct {
	answers map[string]string
	asked   []interview.Question
}

func (a *told) Ask(_ context.Context, q interview.Question) (interview.Answer, error) {
	a.asked = append(a.asked, q)
	return interview.Answer{Values: []string{a.answers[q.ID]}, How: interview.Answered, Person: true}, nil
}

func question(phase, id string) interview.Question {
	return interview.Question{ID: id, Phase: phase, Kind: interview.Text, Default: []string{"default"}, Prompt: templates.Words{En: id}}
}

func TestAnswersAreKeptAtOnce(t *testing.T) {
	t.Parallel()
	s := newSession(t, t.TempDir())
	asker := &told{answers: map[string]string{"discovery.problem": "accurate", "a": "one", "b": "two"}}
	s.Asker = asker
	_, err := s.Ask(t.Context(), question("1", "discovery.problem"))
	require.NoError(t, err)
	require.Empty(t, s.Dir, "nothing is made before the problem is confirmed")
	config := &specs.Config{Title: "Honey", Lang: specs.English, SeedAnalysis: specs.SeedAnalysis{TargetUsers: []string{"beekeeper"}}}
	require.NoError(t, s.Begin(t.Context(), config))
	require.NoError(t, s.Begin(t.Context(), config), "beginning again changes nothing")
	_, err = s.Ask(t.Context(), question("1", "a"))
	require.NoError(t, err)
	require.False(t, asker.asked[1].First)
	require.Contains(t, asker.asked[1].Known, interview.Fact{Label: templates.Words{En: "Users", Zh: "用户"}, Value: "beekeeper"})

	data, err := os.ReadFile(filepath.Join(s.Dir, specs.AnswersFile))
	require.NoError(t, err)
	sheet, err := interview.ParseSheet("answers.yaml", data)
	require.NoError(t, err)
	require.Len(t, sheet.Entries(), 2)
	require.FileExists(t, filepath.Join(s.Dir, specs.SourceFile))
	require.FileExists(t, filepath.Join(s.Dir, specs.ConfigFile))
}

func TestBack(t *testing.T) {
	t.Parallel()
	start := func() (*Session, *told) {
		s := newSession(t, t.TempDir())
		asker := &told{answers: map[string]string{"a": "one", "b": "two", "c": "three"}}
		s.Asker = asker
		for _, q := range []interview.Question{question("1", "a"), question("3", "b"), question("3", "c")} {
			_, err := s.Ask(t.Context(), q)
			require.NoError(t, err)
		}
		return s, asker
	}
	kept := func(s *Session) (ids []string) {
		for _, e := range s.Answers.Entries() {
			ids = append(ids, e.ID)
		}
		return ids
	}
	s, asker := start()
	require.Equal(t, "3", s.Back("5", interview.ErrBack))
	require.Equal(t, []string{"a", "b"}, kept(s))
	_, err := s.Ask(t.Context(), question("3", "c"))
	require.NoError(t, err)
	require.Equal(t, []string{"three"}, asker.asked[3].Offered(), "what was answered is offered")

	s, _ = start()
	require.Equal(t, "3", s.Back("5", interview.ErrBackPhase))
	require.Equal(t, []string{"a"}, kept(s))
	require.Equal(t, "1", s.Back("3", interview.ErrBackPhase))
	require.Empty(t, kept(s))
	require.Equal(t, "1", s.Back("1", interview.ErrBack), "there is nothing before the first question")
}

// A review that is opened again after later phases: the way back from it leads
// to the phases before, and the answers stand as if there had been no detour.
func TestReopen(t *testing.T) {
	t.Parallel()
	s := newSession(t, t.TempDir())
	asker := &told{answers: map[string]string{}}
	s.Asker = asker
	pose := func(phase string, ids ...string) {
		for _, id := range ids {
			_, err := s.Ask(t.Context(), question(phase, id))
			require.NoError(t, err)
		}
		s.arrange(phase)
	}
	ids := func() (out []string) {
		for _, e := range s.Answers.Entries() {
			out = append(out, e.ID)
		}
		return out
	}
	pose("1", "discovery.problem")
	pose("4", "architecture.review", "architecture.decision", "architecture.review-2")
	pose("5", "epics.review")
	pose("6", "readiness.next", "readiness.revise")
	require.NoError(t, s.Reopen("4", "readiness.next", "readiness.revise"))
	require.Equal(t, []string{"discovery.problem", "epics.review"}, ids())

	require.Equal(t, "1", s.Back("4", interview.ErrBack), "not into the phase behind it")
	require.Equal(t, []string{"epics.review"}, ids())
	require.Equal(t, "4", s.Back("4", interview.ErrBack), "there is nothing before it")
	pose("1", "discovery.problem")
	require.True(t, asker.asked[len(asker.asked)-1].First)
	pose("4", "architecture.review")
	require.Equal(t, []string{"discovery.problem", "architecture.review", "epics.review"}, ids())
	require.Equal(t, "5", s.Back("7", interview.ErrBack))

	pose("5", "epics.review", "epics.merge", "epics.review-2")
	pose("6", "readiness.next")
	s.Answers.Set("epics.review", interview.Answer{Values: []string{"good"}})
	pose("5", "epics.review")
	require.Equal(t, []string{"discovery.problem", "architecture.review", "epics.review", "readiness.next"}, ids(), "what is not asked any more goes")
}

// What was answered in an earlier run can be answered anew, from the last one on.
func TestTakeUp(t *testing.T) {
	t.Parallel()
	s := newSession(t, t.TempDir())
	asker := &told{answers: map[string]string{}}
	s.Asker = asker
	for _, id := range []string{"discovery.problem", "discovery.depth", "brief.review", "readiness.next"} {
		s.Answers.Set(id, interview.Answer{Values: []string{"before"}, How: interview.Answered})
	}
	s.TakeUp()
	_, err := s.Ask(t.Context(), question("2", "brief.review"))
	require.NoError(t, err)
	require.False(t, asker.asked[0].First)
	require.Equal(t, "2", s.Back("3", interview.ErrBack), "it stands there once")
	require.Equal(t, "1", s.Back("2", interview.ErrBack))
	_, err = s.Ask(t.Context(), question("1", "discovery.depth"))
	require.NoError(t, err)
	require.Equal(t, []string{"before"}, asker.asked[1].Given)
}

func TestSaid(t *testing.T) {
	t.Parallel()
	s := newSession(t, t.TempDir())
	s.Answers.Set(StatementQuestion, interview.Answer{Values: []string{"First line.\n\n Second\x1b line. "}})
	require.Empty(t, s.Said(), "an adjustment that was taken back")
	s.Answers.Set(ProblemQuestion, interview.Answer{Values: []string{Adjusted}})
	require.Equal(t, []specs.Exchange{
		{Topic: analysis.TopicProblem, UserResponse: "First line."}, {Topic: analysis.TopicProblem, UserResponse: "Second line."},
	}, s.Said())
}
