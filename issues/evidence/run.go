package evidence

import (
	"context"
	"os/exec"
	"strings"
	"time"
	"unicode"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/specs/process"
)

// DefaultLimit is how long a command may take when nobody says.
const DefaultLimit = 10 * time.Minute

// maxOutput is how many bytes of the end of a failed command's output are kept.
const maxOutput = 4 << 10

// Run runs the command line that a person or an agent gave as evidence, without
// a shell (see process.Split), and tells how it ended. A command that fails is
// no error. Secrets of the environment are kept neither in the command nor in
// its output. Errors: input.command, input.no_program, input.program_missing,
// and the context's cause when that was cancelled.
func Run(ctx context.Context, line, dir string, limit time.Duration, clock func() time.Time) (issues.Command, error) {
	words, err := process.Split(line)
	if err != nil {
		return issues.Command{}, err
	}
	ended, err := process.Run(ctx, process.Command{Args: words, Dir: dir, Limit: limit, Keep: maxOutput, Clock: clock})
	if err != nil {
		return issues.Command{}, err
	}
	redact := process.NewRedactor((&exec.Cmd{}).Environ())
	done := issues.Command{
		Command: string(redact.Text([]byte(oneLine(line)))), ExitCode: ended.Exit, Trust: issues.Verified,
		DurationMS: ended.Took.Milliseconds(), TimedOut: ended.Late,
	}
	if done.ExitCode != 0 || done.TimedOut {
		done.Output = readable(redact.Text(ended.Out), redact.Text(ended.Err))
	}
	return done, nil
}

// readable is the end of what a program printed, as text that can be stored.
func readable(outputs ...[]byte) string {
	var parts []string
	for _, one := range outputs {
		text := strings.ToValidUTF8(string(one), "\uFFFD")
		text = strings.ReplaceAll(text, "\r\n", "\n")
		text = strings.Map(func(r rune) rune {
			if unicode.IsControl(r) && r != '\n' && r != '\t' {
				return -1
			}
			return r
		}, text)
		if text = strings.TrimSpace(text); text != "" {
			parts = append(parts, text)
		}
	}
	return strings.Join(parts, "\n")
}
