package jsonlog

import (
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
		`{"a":[1,-0.5e+3,true,false,null,"\u00e9\n\"\\"],"b":{}}`, `{"a":1,}`, `[]]`, `{"a" 1}`, `01`, `-`, `1.`, `1e`, `.5`, `"\u12"`, `"\x"`, "\"a\tb\"",
		`tru`, `nulll`, ` { } `, `{"a":[[[[]]]]}`, "{\"a\":\"é\xff\"}", strings.Repeat("[", 70) + strings.Repeat("]", 70), strings.Repeat("[", 65),
		`{"abcdefgh":"abcdefg\"hijklmnopqrstuvwxyz\\"}`, "", " ", `"`, `"\`, `[1 2]`, `{1:2}`, `+1`, "1\v", "[1\u0085]", "\x00",
	} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		require.Equal(t, json.Valid(text), valid(text), "%q", text)
	})
}
