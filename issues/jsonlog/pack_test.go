package jsonlog_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/issues/jsonlog"
)

func TestPackKeepsWhatNobodyKnows(t *testing.T) {
	t.Parallel()
	type known struct {
		Name string `json:"name"`
		Size int    `json:"size,omitempty"`
	}
	const text = `{"x":{"b" : 1e2},"name":"a <b>","y":[],"size":3}`
	var got known
	unknown, err := jsonlog.Unpack([]byte(text), &got)
	require.NoError(t, err)
	require.Equal(t, known{"a <b>", 3}, got)
	got.Size = 0
	out, err := jsonlog.Pack(got, unknown)
	require.NoError(t, err)
	want := `{"name":"a <b>","x":{"b" : 1e2},"y":[]}`
	require.Equal(t, want, string(out))
	for _, bad := range []string{`[]`, `{"size":"x"}`, `{`} {
		_, err := jsonlog.Unpack([]byte(bad), &got)
		require.Error(t, err, bad)
	}
}

func TestParseIsReadWithoutAFile(t *testing.T) {
	t.Parallel()
	content := jsonlog.Parse([]byte("{\"a\":1}\n\n[]\n{\"b\":"))
	require.Len(t, content.Lines, 1)
	require.Len(t, content.Broken, 2)
	require.Equal(t, 3, content.Broken[0].Number)
	require.True(t, content.Broken[1].Torn)
}
