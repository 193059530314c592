package understanding

import (
	"testing"

	"github.com/stretchr/testify/assert" //nolint:depguard // all misses are shown at once
	"github.com/stretchr/testify/require"

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
			u := Understand(loadLexicons(t).Read(analysis.Source{Name: "m", Text: c.head + body, Plain: plain}), loadLexicons(t))
			assert.Equal(t, c.want, u.Title, "plain %v: %s", plain, c.head)
			for _, f := range u.Facts() {
				assert.NotContains(t, f.Text, "greta@", c.head)
				assert.NotContains(t, f.Text, "secretary", c.head)
			}
		}
	}
	u := Understand(loadLexicons(t).Read(analysis.Source{Name: "m", Text: "To: be done\n\nA page for boats.\n", Plain: true}), loadLexicons(t))
	assert.NotEmpty(t, u.Facts(), "a line that only looks like a field stays")
}

func TestLettersOfAThreadAreReadWithoutTheirFrame(t *testing.T) {
	t.Parallel()
	const text = `From: Ada <ada@x.example>
To: Ben
Subject: Re: the kiln

Hi Ben,

potters should be able to book a shelf. A timer in the shop would be great one day. Not now.

Cheers
Ada

> On 3 Feb Ben wrote:
> A few things I noted:
> - hosting in the EU
> - the page has to open in under 2 seconds
> Open from my side: who pays for broken pots?

From: Ben
Date: Wed, 5 Feb, 9:12

No deposit please, see the call of yesterday.

B.
`
	for _, plain := range []bool{true, false} {
		r := readText(text, plain)
		u := Understand(r, loadLexicons(t))
		kinds := map[string]string{}
		for _, f := range u.Facts() {
			assert.NotContains(t, f.Text, "From:")
			assert.NotContains(t, f.Text, "wrote")
			assert.NotContains(t, f.Text, "Cheers")
			assert.NotEqual(t, "B.", f.Text)
			kinds[f.Text] = f.Kind
		}
		assert.Equal(t, "non_goal", kinds["A timer in the shop."], "%v", kinds)
		assert.Equal(t, "constraint", kinds["Hosting in the EU."], "%v", kinds)
		assert.Len(t, u.Questions, 1, "%v", kinds)
		assert.Len(t, u.NonGoals, 2)
	}
}

// What a letter quotes of an earlier one was said before, a list with a heading
// stands where it stands, and "nice to have" is no name.
func TestThreadKeepsItsOrder(t *testing.T) {
	u := understood(t, `From: Greta
Subject: the volunteer thing
Date: Mon, 3 Nov 21:10

Hi all,

What I need, most important first:

1) Sign-up with name and e-mail.
2) On the day: check-in by QR code at the tent. Late ones are called.

Greta

From: Bram
Subject: Re: the volunteer thing
Date: Tue, 4 Nov 22:40

> 2) On the day: check-in by QR code at the tent.

Every team lead must be able to check people in offline. Nice to have: the QR code is the voucher, one scan per shift.
`)
	var features []string
	for _, f := range u.Features {
		features = append(features, f.Text)
	}
	require.Len(t, features, 4)
	require.Contains(t, features[0], "Sign-up")
	require.Contains(t, features[1], "check-in")
	require.Contains(t, features[2], "offline")
	require.Equal(t, "The QR code is the voucher, one scan per shift.", features[3])
	require.Equal(t, "could", u.Features[3].Priority)
}
