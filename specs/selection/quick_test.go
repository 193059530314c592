package selection

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// sampleIndex has every field, and texts with whatever JSON escapes.
func sampleIndex() Index {
	return Index{SchemaVersion: IndexVersion, Dimension: Specs, BuiltAt: "2026-03-01T00:00:00Z", Entries: []Entry{
		{
			File: ".workflow/specs/a.md", Size: 120, ModTime: 1772400000123456789, Hash: HashOf([]byte("x")), Title: "Names <&> \"quoted\" \\ \u2028", Dimension: Specs,
			Scope: ProjectScope, Category: "general", Keywords: []string{"命名", "a\tb"}, ReadMode: "required", Priority: "high", ContentLength: 100, RuleCount: 2,
			Sections: []Section{{Heading: "", Rules: []int{}}, {Heading: "Größe 𝄞", Level: 2, Start: 3, End: 120, Body: 12, Rules: []int{40, 120}}},
			Flaws:    []Flaw{{Code: "front.unknown", Line: 3, Message: "\x01\x7f", Fix: ""}},
		},
		{File: "b.md", Legacy: true, Refused: true, ModTime: -1},
	}}
}

func TestQuickReadsWhatIsWritten(t *testing.T) {
	t.Parallel()
	for _, index := range []Index{sampleIndex(), {}, {Entries: []Entry{}}} {
		data, err := json.Marshal(index)
		require.NoError(t, err)
		for _, end := range []string{"", "\n", " \r\n\t"} {
			read := (&quick{text: string(data) + end}).index()
			require.NotNil(t, read, "what this program writes is read without reflection")
			require.Equal(t, &index, read)
		}
	}
}

// TestQuickGivesUp: everything that is not written as this program writes it is
// left to encoding/json, which also says what is wrong with it.
func TestQuickGivesUp(t *testing.T) {
	t.Parallel()
	whole, err := json.Marshal(sampleIndex())
	require.NoError(t, err)
	for i := range whole {
		require.Nil(t, (&quick{text: string(whole[:i])}).index(), "torn at byte %d", i)
	}
	for _, change := range [][2]string{
		{`"schema_version":1`, `"schema_version": 1`},
		{`"schema_version":1`, `"schema_version":01`},
		{`"schema_version":1`, `"schema_version":1.0`},
		{`"schema_version":1`, `"schema_version":99999999999`},
		{`"mtime":1772400000123456789`, `"mtime":9999999999999999999`},
		{`"size":120,`, `"size":120,"more":1,`},
		{`"size":120,`, `"size":-,`},
		{`"size":120,`, ``},
		{`"size":120,`, `"size":120,"size":121,`},
		{`"legacy":true`, `"legacy":null`},
		{`"a\tb"`, `"a` + "\t" + `b"`},
		{`"a\tb"`, `"a\xb"`},
		{`"a\tb"`, `"\ud834\udd1e"`},
		{`"a\tb"`, `"\u00g0"`},
		{`"a\tb"`, "\"\xff\""},
		{`"a\tb"`, "\"\\t\xff\""},
		{`"a\tb"`, `"a\tb",`},
	} {
		text := strings.Replace(string(whole), change[0], change[1], 1)
		require.NotEqual(t, string(whole), text, change)
		require.Nil(t, (&quick{text: text}).index(), change)
	}
	require.Nil(t, (&quick{text: string(whole) + "x"}).index())
}

func TestFields(t *testing.T) {
	t.Parallel()
	read := func(text string) (map[string]string, bool) {
		out := map[string]string{}
		ok := Fields([]byte(text), func(name, value string) bool { out[name] = value; return name != "stop" })
		return out, ok
	}
	got, ok := read(` { "cwd" : "C:\\x\/y", "prompt":"a\n\"b\" \u547d名\u0041\u00e9" , "prompt":"again" } ` + "\n")
	require.True(t, ok)
	require.Equal(t, map[string]string{"cwd": `C:\x/y`, "prompt": "again"}, got, "of two fields the last holds, as in encoding/json")
	for _, text := range []string{
		"", "{", "{}", "null", "[]", `{"a":1}`, `{"a":"b"`, `{"a":"b",}`, `{"a":"b"}x`, `{"a":null}`, `{"a":{}}`, `{"a" "b"}`, `{"a":"b" "c":"d"}`,
		`{"a":"\ud800"}`, "{\"a\":\"\n\"}", "\ufeff{\"a\":\"b\"}", `{"a":"b"}{"a":"b"}`, `{"stop":"x"}`, `{"a":"\`, `{"a":"\u00`,
	} {
		_, ok := read(text)
		require.False(t, ok, "%q", text)
	}
}

// FuzzQuick: what is read without reflection is what encoding/json reads.
func FuzzQuick(f *testing.F) {
	whole, err := json.Marshal(sampleIndex())
	require.NoError(f, err)
	for _, seed := range []string{
		string(whole), `{"schema_version":1,"dimension":"specs","built_at":"","entries":[]}`, `{"schema_version":-0,"dimension":"\u0041","built_at":"","entries":null}`,
		`{"cwd":"/tmp/x","prompt":"why \u2028 \/ does\nit","Prompt":"x"}`, ` {"a" : "` + "\u007f\u2029" + `" , "a":"2"} `,
	} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		if read := (&quick{text: text}).index(); read != nil {
			var want Index
			require.NoError(t, json.Unmarshal([]byte(text), &want))
			require.Equal(t, &want, read)
		}
		got := map[string]string{}
		if Fields([]byte(text), func(name, value string) bool { got[name] = value; return true }) {
			var want map[string]string
			require.NoError(t, json.Unmarshal([]byte(text), &want))
			require.Equal(t, want, got)
		}
	})
}
