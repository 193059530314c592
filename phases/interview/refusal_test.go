package interview

import (
	"errors"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs/problem"
)

func TestARefusalSpeaksTheLanguageOfTheConversation(t *testing.T) {
	t.Parallel()
	q := Question{ID: "one", Kind: Choice, Options: []Option{{ID: "a"}, {ID: "b"}}}
	err := q.Validate([]string{"c"})
	var r *Refusal
	require.ErrorAs(t, err, &r)
	require.Equal(t, &problem.Problem{Code: "input.answer", Message: `"c" 不是 "one" 的答案`, Fix: "可用的有 a, b"}, r.In("zh"))
	require.Equal(t, &problem.Problem{Code: "input.answer", Message: `"c" is no answer to "one"`, Fix: "use one of a, b"}, problem.From(err))

	q = Question{ID: "text", Kind: Text}
	q.Check = func([]string) error {
		return Refuse(Words("%d are too many", "%d 个太多"), 7).Mend(Words("take %d", "取 %d 个"), 3)
	}
	err = q.Validate(nil)
	require.EqualError(t, err, "7 are too many")
	require.ErrorAs(t, err, &r)
	require.Equal(t, "取 3 个", r.In("zh").Fix)

	q.Check = func([]string) error { return errors.New("odd") }
	require.EqualError(t, q.Validate(nil), `"text": odd`)
}
