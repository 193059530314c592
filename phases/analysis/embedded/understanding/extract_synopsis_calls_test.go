package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// Examples show what the commands of a tool are called where no synopsis does.
func TestExamplesShowTheCommands(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name, code string
		want       [][3]string
	}{
		{
			"commands with remarks above and behind",
			"# sort what came in\nmailsift sort ./inbox --rules r.toml\nmailsift undo ./log.json   # takes the last run back\nmailsift sort ./outbox",
			[][3]string{{"mailsift sort", "mailsift sort ./inbox --rules r.toml", "sort what came in"}, {"mailsift undo", "mailsift undo ./log.json", "takes the last run back"}},
		},
		{"a call without a command", "mailsift ./inbox --dry-run\nmailsift sort ./outbox", nil},
		{"calls of other programs", "git clone x\nmailsift sort ./outbox", nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			u := understood(t, "# mailsift\n\nA command-line tool that sorts mail.\n\n## Usage\n\n```\n"+c.code+"\n```\n")
			var got [][3]string
			for _, s := range u.Signatures {
				got = append(got, [3]string{s.Name, s.Form, s.Purpose})
			}
			require.Equal(t, c.want, got)
		})
	}
}
