package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestRemarksInCodeSayWhatCommandsDo: of a command that the text tells of they are
// criteria, and a command that only the code shows is told by its remark.
func TestRemarksInCodeSayWhatCommandsDo(t *testing.T) {
	t.Parallel()
	u := understood(t, "# mailsift\n\nA command-line tool that sorts mail.\n\n## Install\n\n```sh\ncurl -LO https://mail.example/mailsift\nsudo ./mailsift install   # unit, user and folder\n```\n\n"+
		"## Usage\n\n```console\n$ mailsift check   # reads the rules, opens every box\n$ mailsift run\n$ mailsift state   # lag of each box, letters kept back\n```\n\n"+
		"### Commands\n\n| Command | What it does |\n|---|---|\n| `mailsift check` | Validate the rules |\n| `mailsift run` | Sort the mail |\n| `mailsift state` | Ask the running program |\n")
	got := map[string][]string{}
	for i := range u.Features {
		f := &u.Features[i]
		got[f.Text] = []string{}
		for _, c := range f.Criteria {
			got[f.Text] = append(got[f.Text], c.Text)
		}
	}
	require.Equal(t, map[string][]string{
		"`mailsift check`: Validate the rules.":              {"`mailsift check` reads the rules, opens every box."},
		"`mailsift run`: Sort the mail.":                     {},
		"`mailsift state`: Ask the running program.":         {"`mailsift state`: lag of each box, letters kept back."},
		"`mailsift install`: sets up unit, user and folder.": {},
	}, got)
}
