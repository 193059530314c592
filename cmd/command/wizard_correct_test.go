package command

import (
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestMisunderstoodStatementsArePutRight gives one statement another kind, says
// one in other words, drops one, and adds one before it corrects again; the
// package is the same line by line, in forms, and from the answers.
func TestMisunderstoodStatementsArePutRight(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		idea        string
		lines       []string
		keys        []string
		says, knows []string
	}{
		"English": {
			"A booking tool for dog walkers who lose track of who is due when",
			[]string{
				"", "", "", "", "answer", "1,2", "A walker enters a walk with dog and time", "", "Invoices come from DATEV", "", "",
				"correct", "R1.1", "constraint", "3", "2", "words", "walkers send an invoice each month",
				"again", "owners rate walkers", "correct", "R3.1", "drop it", "confirm",
			},
			[]string{
				enter, enter, enter, enter, up + enter, down + down + " " + down + " " + down + " " + enter,
				"A walker enters a walk with dog and time" + enter, enter, "Invoices come from DATEV" + enter, enter, enter,
				down + down + enter, enter, down + down + down + enter, down + down + enter, down + enter, enter, clear + "walkers send an invoice each month" + enter,
				down + enter, "owners rate walkers" + enter, down + down + enter, down + down + enter, "\x1b[F" + enter, enter,
			},
			[]string{"R1.1 constraint: A walker enters a walk with dog and time", "R1.2 feature: Walkers send an invoice each month", "R3.1 dropped: owners rate walkers"},
			[]string{`"topic": "corrected: constraint"`, `"user_response": "walkers send an invoice each month"`, `"topic": "corrected: dropped"`},
		},
		"Chinese": {
			"给社区图书馆做一个借书还书的小程序",
			[]string{"", "", "", "", "answer", "1", "读者可以在线支付逾期费", "", "", "更正", "1", "范围外", "确认"},
			[]string{
				enter, enter, enter, enter, up + enter, down + " " + down + " " + down + " " + down + " " + enter, "读者可以在线支付逾期费" + enter, enter, enter,
				down + down + enter, enter, strings.Repeat(down, 4) + enter, enter,
			},
			[]string{"R1.1 范围外：读者可以在线支付逾期费"},
			[]string{`"topic": "corrected: non_goal"`},
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			dir := projectWith(t, crashInput)
			p := newProcess(t, dir, nil, "spec", "new", "--plain", c.idea)
			p.Stdin = strings.NewReader(strings.Join(c.lines, "\n") + strings.Repeat("\n", 40)) // and the defaults of all that follows
			require.NoError(t, p.Start())
			ran := p.end(t)
			require.Zero(t, ran.code, "%s%s", ran.out, ran.err)
			for _, part := range c.says {
				require.Contains(t, ran.err, part)
			}
			want := snapshot(t, filepath.Join(dir, "specs"))
			pkg := packageIn(t, dir)
			refined := readText(t, filepath.Join(pkg, "refined-requirements.json"))
			for _, part := range c.knows {
				require.Contains(t, refined, part)
			}
			judged := runProcess(t, dir, nil, "spec", "validate")
			require.NotContains(t, judged.out, "error ", judged.out)

			replay := projectWith(t, crashInput)
			ran = runProcess(t, replay, nil, "spec", "new", "--answers", filepath.Join(pkg, "answers.yaml"), c.idea)
			require.Zero(t, ran.code, "%s%s", ran.out, ran.err)
			requireSame(t, want, snapshot(t, filepath.Join(replay, "specs")), "the replay of its answers")

			forms := projectWith(t, crashInput)
			s := openScreen(t, forms, "spec", "new", c.idea)
			for _, keys := range c.keys {
				s.answer(keys)
			}
			require.Zero(t, s.rest())
			requireSame(t, want, snapshot(t, filepath.Join(forms, "specs")), "the same answers in forms")
		})
	}
}

// rest takes the default of every question that follows and gives the exit code.
func (s *screen) rest() int {
	s.t.Helper()
	for {
		ended := false
		require.True(s.t, within(func() bool {
			select {
			case <-s.gone:
				ended = true
			default:
			}
			return ended || strings.Contains(s.seen.String()[s.read:], "ctrl+c")
		}), "neither a form nor the end")
		if ended {
			return s.wait()
		}
		s.answer(enter)
	}
}
