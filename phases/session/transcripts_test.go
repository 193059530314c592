package session

import (
	"context"
	"encoding/json"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
)

// teller is an engine whose exchanges a test gives.
type teller struct{ analysis.Log }

func (*teller) Name() string { return "cmd:teller" }

func (*teller) Answer(context.Context, analysis.Task, any, any) error { return nil }

func TestTranscriptsAreNumberedOn(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	engine := &teller{}
	s := &Session{Dir: dir, Now: time.Unix(1700000000, 0), Analyst: analysis.NewChain(time.Now, 0, engine)}
	files, err := s.transcripts()
	require.NoError(t, err)
	require.Empty(t, files)

	ask := func(task string) {
		engine.Add([]analysis.Transcript{{Task: task, Attempt: 1, Request: []byte(`{"a":1}`)}})
	}
	ask(analysis.TaskGap)
	ask(analysis.TaskSeed)
	files, err = s.transcripts()
	require.NoError(t, err)
	require.Equal(t, []string{"transcripts/001-seed-analysis.json", "transcripts/002-gap-analysis.json"}, slices.Sorted(maps.Keys(files)))
	var got analysis.Transcript
	require.NoError(t, json.Unmarshal(files["transcripts/001-seed-analysis.json"], &got))
	require.Equal(t, "2023-11-14T22:13:20Z", got.Started)
	require.JSONEq(t, `{"a":1}`, string(got.Request))

	require.NoError(t, os.Mkdir(filepath.Join(dir, "transcripts"), 0o755))
	for _, name := range []string{"009-epics.json", "1000-epics.json", "notes.txt", "x-1.json", "99999999999-epics.json"} {
		require.NoError(t, os.WriteFile(filepath.Join(dir, "transcripts", name), nil, 0o600))
	}
	ask(analysis.TaskEpics)
	files, err = s.transcripts()
	require.NoError(t, err)
	require.Equal(t, []string{"transcripts/1001-epics.json"}, slices.Sorted(maps.Keys(files)))
}

func TestTranscriptsWithoutAnalyst(t *testing.T) {
	t.Parallel()
	files, err := (&Session{}).transcripts()
	require.NoError(t, err)
	require.Empty(t, files)
}

func TestTranscriptsAreMasked(t *testing.T) {
	t.Parallel()
	engine := &teller{}
	engine.Add([]analysis.Transcript{{
		Task: analysis.TaskSeed, Attempt: 1, Error: "AKIAABCDEFGHIJKLMNOP was refused",
		Request: []byte(`{"input":{"password":"c0rrect-H0rse","text":"see \"api_key\": \"0123456789abc\" <b>"}}`),
		Answer:  `{"secret": "b4ttery-St4ple"}`,
	}})
	s := &Session{Dir: t.TempDir(), Analyst: analysis.NewChain(time.Now, 0, engine)}
	files, err := s.transcripts()
	require.NoError(t, err)
	text := string(files["transcripts/001-seed-analysis.json"])
	for _, secret := range []string{"c0rrect-H0rse", "0123456789abc", "b4ttery-St4ple", "AKIAABCDEFGHIJKLMNOP"} {
		require.NotContains(t, text, secret)
	}
	require.Contains(t, text, `"password": "********"`)
	require.Contains(t, text, "<b>")
	require.True(t, json.Valid([]byte(text)))
}

func TestMaskJSON(t *testing.T) {
	t.Parallel()
	for in, want := range map[string]string{
		`{"a":1,"b":["x",null,true]}`:                       `{"a":1,"b":["x",null,true]}`,
		`{"text":"\u00e9 \/ \"quoted\""}`:                   `{"text":"\u00e9 \/ \"quoted\""}`,
		`{ "api_key" : "0123456789abc" }`:                   `{ "api_key" : "********" }`,
		`{"list":["api_key","0123456789"]}`:                 `{"list":["api_key","0123456789"]}`,
		`{"api_key":{"id":"0123456789"}}`:                   `{"api_key":{"id":"0123456789"}}`,
		`{"api_key":7,"note":"0123456789"}`:                 `{"api_key":7,"note":"0123456789"}`,
		`{"k":"https://me:hunter22@host/?a=1&b"}`:           `{"k":"https://me:********@host/?a=1&b"}`,
		`{"ghp_0123456789012345678901234567890123":"name"}`: `{"********":"name"}`,
	} {
		got, err := maskJSON([]byte(in))
		require.NoError(t, err, in)
		require.Equal(t, want, string(got))
	}
}

func FuzzMaskJSON(f *testing.F) {
	f.Add([]byte(`{"password":"c0rrect-H0rse","b":"\\\"","c":["AKIAABCDEFGHIJKLMNOP"]}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		if !json.Valid(data) {
			return
		}
		masked, err := maskJSON(data)
		require.NoError(t, err)
		require.True(t, json.Valid(masked))
		again, err := maskJSON(masked)
		require.NoError(t, err)
		require.Equal(t, string(masked), string(again))
	})
}
