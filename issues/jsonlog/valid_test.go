package jsonlog

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

func TestValidKnowsEveryByte(t *testing.T) {
	t.Parallel()
	for b := range 256 {
		for length := range 20 {
			for at := range length {
				text := []byte(strings.Repeat("x", length))
				text[at] = byte(b)
				for _, one := range [][]byte{[]byte(`"` + string(text) + `"`), text, []byte(`{"` + string(text) + `":1}`)} {
					if json.Valid(one) != valid(one) {
						t.Fatalf("%q", one)
					}
				}
			}
		}
	}
}

func FuzzValid(f *testing.F) {
	for _, seed := range []string{
		`{"a":[1,-0.5e+3,true,false,null,"\u00e9\n\"\\"],"b":{}}`, `{"a":1,}`, `[]]`, `{"a" 1}`, ` {"a" : 1 , "b":"x" } `, `{"a":1}}`, `{"a":}`, `{,}`, `{"a":1 "b":2}`, `01`, `-`, `1.`, `1e`, `.5`, `"\u12"`, `"\x"`, "\"a\tb\"",
		`tru`, `nulll`, ` { } `, `{"a":[[[[]]]]}`, "{\"a\":\"é\xff\"}", strings.Repeat("[", 70) + strings.Repeat("]", 70), strings.Repeat("[", 65),
		`{"abcdefgh":"abcdefg\"hijklmnopqrstuvwxyz\\"}`, "", " ", `"`, `"\`, `[1 2]`, `{1:2}`, `+1`, "1\v", "[1\u0085]", "\x00",
	} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		require.Equal(t, json.Valid(text), valid(text), "%q", text)
		requireSound(t, text)
	})
}

// requireSound holds EachSound against those who do its two jobs one after the
// other.
func requireSound(t *testing.T, text []byte) {
	t.Helper()
	list := func(each func(visit func(spelt, value []byte))) (members []string) {
		each(func(spelt, value []byte) { members = append(members, string(spelt), string(value)) })
		return members
	}
	sound := false
	quick := list(func(visit func(spelt, value []byte)) {
		sound = EachSound(text, func(spelt, value []byte) bool {
			visit(spelt, value)
			return true
		})
	})
	if bytes.Count(text, []byte("["))+bytes.Count(text, []byte("{")) < deepest {
		require.Equal(t, json.Valid(text) && bytes.TrimLeft(text, " \t\r\n")[0] == '{', sound, "%q", text)
	}
	if !sound {
		return
	}
	require.True(t, json.Valid(text), "%q", text)
	require.Equal(t, list(func(visit func(spelt, value []byte)) {
		require.NoError(t, EachField(text, func(spelt, value []byte) error {
			visit(spelt, value)
			return nil
		}))
	}), quick, "%q", text)
	if len(quick) > 0 {
		require.False(t, EachSound(text, func([]byte, []byte) bool { return false }), "what is refused is not taken")
	}
}
