package embedded

import (
	"testing"

	"github.com/stretchr/testify/assert" //nolint:depguard // all misses are shown at once

	"github.com/overtone-cli/overtone/phases/analysis"
)

func TestSubjectOfAMailIsTheTitle(t *testing.T) {
	t.Parallel()
	const body = "\n\nHi,\n\nwe need a list of boats.\n\n--\nGreta, secretary\n"
	for _, c := range []struct{ head, want string }{
		{"From: Greta <greta@x.example>\nTo: Sam\nSubject: Boats for the club", "Boats for the club"},
		{"Subject: Fwd: Re: Boats for the club\nFrom: Greta", "Boats for the club"},
		{"**From:** Greta\n**Subject:** Boats for the club", "Boats for the club"},
		{"发件人：老王\n收件人：小李\n主题：回复：船只登记", "船只登记"},
		{"Subject: Boats for the club", "Boats for the club"},
	} {
		for _, plain := range []bool{true, false} {
			u := Understand(Read(analysis.Source{Name: "m", Text: c.head + body, Plain: plain}), loadLexicons(t))
			assert.Equal(t, c.want, u.Title, "plain %v: %s", plain, c.head)
			for _, f := range u.Facts() {
				assert.NotContains(t, f.Text, "greta@", c.head)
				assert.NotContains(t, f.Text, "secretary", c.head)
			}
		}
	}
	u := Understand(Read(analysis.Source{Name: "m", Text: "To: be done\n\nA page for boats.\n", Plain: true}), loadLexicons(t))
	assert.NotEmpty(t, u.Facts(), "a line that only looks like a field stays")
}
