package program

import (
	"context"
	"strings"
	"unicode"

	"github.com/overtone-cli/overtone/specs/problem"
)

const (
	// maxComplaint bounds what is kept of standard error, in bytes: its end,
	// where programs say what stopped them.
	maxComplaint = 8 << 10
	// shownComplaint bounds what of it stands in an error message, in bytes.
	shownComplaint = 400
	// shownFlood bounds what is kept of an answer that was too large, in bytes.
	shownFlood = 4 << 10
)

// run starts the program, hands it the request and gives what it printed, also
// together with an error. When it returns, the program and everything that it
// started in its process group have been killed.
func (e *Engine) run(ctx context.Context, request []byte) ([]byte, error) {
	timed, cancel := context.WithTimeout(ctx, e.limits.Time)
	defer cancel()
	p, err := e.start(request)
	if err != nil {
		return nil, problem.Wrap(err, "engine.start", "the program cannot be started")
	}
	late := false
	select {
	case <-p.gone:
	case <-p.flood:
	case <-timed.Done():
		late = !isClosed(p.gone)
	}
	answer, complaint := p.stop()
	switch {
	case ctx.Err() != nil:
		return answer, context.Cause(ctx)
	case isClosed(p.flood):
		e.timeouts.Store(0)
		return answer[:min(len(answer), shownFlood)], problem.New("engine.too_large", "the answer has more than %d bytes", e.limits.Answer)
	case late:
		e.timeouts.Add(1)
		return answer, problem.New("engine.timeout", "it gave no answer within %s%s", e.limits.Time, e.lastWords(complaint))
	}
	e.timeouts.Store(0)
	if p.status != nil {
		return answer, problem.New("engine.exit", "it ended with %v%s", p.status, e.lastWords(complaint))
	}
	return answer, nil
}

// lastWords is the end of standard error as part of a message: one line,
// without secrets and control characters.
func (e *Engine) lastWords(complaint []byte) string {
	text := strings.ToValidUTF8(string(e.redact.Text(complaint)), "")
	text = strings.Map(func(r rune) rune {
		if unicode.IsControl(r) || unicode.Is(unicode.Cf, r) {
			return ' '
		}
		return r
	}, text)
	text = strings.Join(strings.Fields(text), " ")
	if len(text) > shownComplaint {
		text = "… " + strings.ToValidUTF8(text[len(text)-shownComplaint:], "")
	}
	if text == "" {
		return ""
	}
	return " and said: " + text
}

func isClosed(c <-chan struct{}) bool {
	select {
	case <-c:
		return true
	default:
		return false
	}
}
