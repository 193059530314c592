package issues_test

import (
	"context"
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/specs/problem"
)

// Whatever text is given as issues: it is refused with a code and a line, or
// every issue of it is stored with every field that it had, or none is.
func FuzzDecodeAll(f *testing.F) {
	for _, seed := range []string{
		`{"title":"a"}`, "[{\"title\":\"a\",\"x\":{\"y\":1}},\n{}]", "{\"title\":\"a\"}\n{\"id\":\"GH-1\",\"depends_on\":[\"GH-1\"]}", `{"tags":5}`, `[`, `{"title":"a"}{`,
		`{"x":1,"x":2,"title":"\ud800"}`, "\ufeff[]", `{"status":"completed"}`, `{"priority":9}`, "[1]", "{\n\"n\":{\n}}", `{"extended_context":{"notes":"text"}}`,
		"{\"x\":\"\xff\"}", "{\"extended_context\":{\"y\":\"\xc3\"}}",
	} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		given, err := issues.DecodeAll(text, "given.json")
		if err != nil {
			found := problem.From(err)
			require.Regexp(t, `^input\.`, found.Code)
			require.Equal(t, "given.json", found.File)
			return
		}
		drafts := make([]issues.Draft, len(given))
		for i, one := range given {
			require.Positive(t, one.Line)
			drafts[i].Issue = one.Issue
		}
		store, _ := open(t)
		made, err := store.Create(context.Background(), drafts...)
		listing, listed := store.All()
		require.NoError(t, listed)
		require.Empty(t, listing.Warnings)
		if err != nil {
			require.NotEqual(t, "internal.unexpected", problem.From(err).Code, err.Error())
			require.Empty(t, listing.Issues)
			return
		}
		require.Len(t, listing.Issues, len(made))
		for i, one := range given {
			require.Equal(t, one.Issue.Unknown(), listing.Issues[i].Unknown())
			_, err := json.Marshal(listing.Issues[i])
			require.NoError(t, err)
		}
	})
}
