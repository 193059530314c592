package jsonlog_test

import (
	"bytes"
	"encoding/json"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/issues/jsonlog"
)

// FuzzText: a string of a sound line is what encoding/json makes of it.
func FuzzText(f *testing.F) {
	for _, seed := range []string{
		`"a"`, `"a\nb"`, `"\""`, `"\\"`, `"\\\\n"`, `"\u4e2d\n"`, `"\ud83d\ude00"`, `"\ud83d"`, `"a\/b\t\r\b\f"`,
		`"中\n文"`, `""`, `5`, `"\x"`, "\"\xff\\n\"", `"\`, `"\"`, `null`, "a\nb\r\t\b\f\x00\x7f<>&", "\u2028é\u2029", "\xff\xfe\n", "x\\\"y",
	} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, raw []byte) {
		var written bytes.Buffer
		encoder := json.NewEncoder(&written)
		encoder.SetEscapeHTML(false)
		require.NoError(t, encoder.Encode(string(raw)))
		require.Equal(t, written.String(), string(jsonlog.AppendText(nil, string(raw)))+"\n", "every text is written as encoding/json writes it")
		if !json.Valid(raw) || !utf8.Valid(raw) || len(raw) == 0 || raw[0] != '"' || raw[len(raw)-1] != '"' {
			return // such a line is broken, nobody decodes it
		}
		var want string
		require.NoError(t, json.Unmarshal(raw, &want))
		got, err := jsonlog.Text(raw)
		require.NoError(t, err)
		require.Equal(t, want, got)
	})
}
