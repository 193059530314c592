package jsonlog_test

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/issues/jsonlog"
	"github.com/overtone-cli/overtone/specs/disk"
	"github.com/overtone-cli/overtone/specs/problem"
)

// record is what the tests write; its fields come out in this order.
type record struct {
	ID   string `json:"id"`
	N    int    `json:"n"`
	Text string `json:"text"`
}

// open makes a log with the given text in its file.
func open(t *testing.T, text string) *jsonlog.Log {
	t.Helper()
	path := filepath.Join(t.TempDir(), "log.jsonl")
	require.NoError(t, os.WriteFile(path, []byte(text), 0o644))
	return jsonlog.Open(disk.New(nil), path)
}

func lock(t *testing.T, log *jsonlog.Log) *jsonlog.Writer {
	t.Helper()
	w, err := log.Lock(context.Background(), time.Minute)
	require.NoError(t, err)
	t.Cleanup(func() { require.NoError(t, w.Close()) })
	return w
}

func text(t *testing.T, path string) string {
	t.Helper()
	data, err := os.ReadFile(path)
	require.NoError(t, err)
	return string(data)
}

// exactly compares texts byte by byte: here the bytes matter, not the JSON.
func exactly(t *testing.T, want, got string) {
	t.Helper()
	require.Equal(t, want, got)
}

func TestReadReportsEveryBrokenLineAndWritesNothing(t *testing.T) {
	t.Parallel()
	before := "\ufeff{\"id\":\"a\"}\r\n\n{\"id\":\n[1]\n  {\"id\": \"b\"}  \n\xff\n<<<<<<< HEAD\n{\"id\":\"c\"} {}\nnull\n{\"id\":\"torn"
	log := open(t, before)
	content, err := log.Read()
	require.NoError(t, err)
	var lines, broken []string
	for _, one := range content.Lines {
		lines = append(lines, fmt.Sprintf("%d %s", one.Number, one.Raw))
	}
	for _, one := range content.Broken {
		broken = append(broken, fmt.Sprintf("%d %s torn=%v", one.Number, one.Reason, one.Torn))
	}
	require.Equal(t, []string{`1 {"id":"a"}`, `5 {"id": "b"}`}, lines)
	require.Equal(t, []string{
		"3 it is not valid JSON torn=false",
		"4 it is not a JSON object torn=false",
		"6 it is not valid UTF-8 torn=false",
		"7 it is a merge conflict mark torn=false",
		"8 it is not valid JSON torn=false",
		"9 it is not a JSON object torn=false",
		"10 it is unterminated, as a killed process leaves it torn=true",
	}, broken)
	require.Equal(t, before, text(t, log.Path()))
	require.NoFileExists(t, log.QuarantinePath())
}

func TestReadMissingFile(t *testing.T) {
	t.Parallel()
	content, err := jsonlog.Open(disk.New(nil), filepath.Join(t.TempDir(), "no", "such")).Read()
	require.NoError(t, err)
	require.Empty(t, content.Lines)
	require.Empty(t, content.Broken)
}

// Regression C3: a broken line never makes the store look empty, and no writer
// touches the file until the line is mended.
func TestC3BrokenLineBlocksWriting(t *testing.T) {
	t.Parallel()
	before := "{\"id\":\"a\"}\n{oops}\n{\"id\":\"b\"}\n"
	log := open(t, before)
	w := lock(t, log)
	check := func(err error) {
		found := problem.From(err)
		require.Equal(t, "storage.broken_line", found.Code)
		require.Equal(t, log.Path(), found.File)
		require.Equal(t, 2, found.Line)
		require.Contains(t, found.Fix, "line 2 by hand")
		require.Equal(t, before, text(t, log.Path()))
	}
	check(w.Append(record{ID: "c"}))
	check(w.Update(func(jsonlog.Line) (jsonlog.Change, error) { return jsonlog.Drop(), nil }))
	_, err := w.Read()
	check(err)
	content, err := log.Read()
	require.NoError(t, err)
	require.Len(t, content.Lines, 2)
}

func TestTornTailMovesToQuarantine(t *testing.T) {
	t.Parallel()
	for _, tail := range []string{`{"id":"half`, `{"id":"whole"}`, "\xe4\xb8"} {
		log := open(t, "{\"id\":\"a\"}\n\n"+tail)
		w := lock(t, log)
		require.NoError(t, w.Append(record{ID: "b"}))
		exactly(t, "{\"id\":\"a\"}\n\n{\"id\":\"b\",\"n\":0,\"text\":\"\"}\n", text(t, log.Path()))
		var kept struct {
			File, Reason, Text string
			Line               int
			Base64             []byte
		}
		require.NoError(t, json.Unmarshal([]byte(text(t, log.QuarantinePath())), &kept))
		require.Equal(t, "log.jsonl", kept.File)
		require.Equal(t, 3, kept.Line)
		require.Contains(t, kept.Reason, "unterminated")
		require.Equal(t, tail, kept.Text+string(kept.Base64))
	}
}

func TestQuarantineFileMayBeTornItself(t *testing.T) {
	t.Parallel()
	log := open(t, "{torn")
	require.NoError(t, os.WriteFile(log.QuarantinePath(), []byte(`{"file":"x","li`), 0o644))
	require.NoError(t, lock(t, log).Append(record{ID: "a"}))
	lines := strings.Split(strings.TrimSpace(text(t, log.QuarantinePath())), "\n")
	require.Len(t, lines, 2)
	require.True(t, json.Valid([]byte(lines[1])))
}

func TestRepairMovesBrokenLines(t *testing.T) {
	t.Parallel()
	log := open(t, "{\"id\": \"a\"}\r\n{oops}\n\n{\"id\":\"b\"}\n[2]\n{torn")
	w := lock(t, log)
	moved, err := w.Repair(nil)
	require.NoError(t, err)
	require.Len(t, moved, 3)
	exactly(t, "{\"id\": \"a\"}\r\n\n{\"id\":\"b\"}\n", text(t, log.Path()))
	require.Equal(t, 3, strings.Count(text(t, log.QuarantinePath()), "\n"))
	require.NoError(t, w.Append(record{ID: "c"}))
	moved, err = w.Repair(nil)
	require.NoError(t, err)
	require.Empty(t, moved)
}

func TestUpdateKeepsBytesOfWhatItDoesNotChange(t *testing.T) {
	t.Parallel()
	log := open(t, "{\"id\": \"a\",  \"odd\":1e3}\r\n\n{\"id\":\"b\"}\n{\"id\":\"c\"}\n")
	w := lock(t, log)
	err := w.Update(func(line jsonlog.Line) (jsonlog.Change, error) {
		switch {
		case strings.Contains(string(line.Raw), `"b"`):
			return jsonlog.Drop(), nil
		case strings.Contains(string(line.Raw), `"c"`):
			return jsonlog.Put(json.RawMessage(`{"id":"c",  "x":[1, 2], "y":"<&>"}`)), nil
		}
		return jsonlog.Keep(), nil
	}, record{ID: "d", Text: "<&>"})
	require.NoError(t, err)
	exactly(t, "{\"id\": \"a\",  \"odd\":1e3}\r\n\n{\"id\":\"c\",  \"x\":[1, 2], \"y\":\"<&>\"}\n"+
		"{\"id\":\"d\",\"n\":0,\"text\":\"<&>\"}\n", text(t, log.Path()))
	info, err := os.Stat(log.Path())
	require.NoError(t, err)
	require.NoError(t, w.Update(func(jsonlog.Line) (jsonlog.Change, error) { return jsonlog.Keep(), nil }))
	same, err := os.Stat(log.Path())
	require.NoError(t, err)
	require.True(t, os.SameFile(info, same), "nothing to change writes nothing")
}

func TestUpdateAndAppendRefuseWhatIsNoRecord(t *testing.T) {
	t.Parallel()
	log := open(t, "{\"id\":\"a\"}\n")
	w := lock(t, log)
	for _, bad := range []any{5, []int{1}, json.RawMessage("{oops"), make(chan int), json.RawMessage("null")} {
		require.Equal(t, "internal.bad_record", problem.From(w.Append(bad)).Code)
		put := func(jsonlog.Line) (jsonlog.Change, error) { return jsonlog.Put(bad), nil }
		require.Equal(t, "internal.bad_record", problem.From(w.Update(put)).Code)
	}
	stop := func(jsonlog.Line) (jsonlog.Change, error) { return jsonlog.Drop(), context.Canceled }
	require.ErrorIs(t, w.Update(stop), context.Canceled)
	exactly(t, "{\"id\":\"a\"}\n", text(t, log.Path()))
	require.NoError(t, w.Append(json.RawMessage("{\n \"id\": 1\n}")), "several lines become one")
	exactly(t, "{\"id\":\"a\"}\n{\"id\":1}\n", text(t, log.Path()))
}

// A second look sees what another process, or a person, did meanwhile.
func TestAppendNoticesChangesByOthers(t *testing.T) {
	t.Parallel()
	log := open(t, "")
	w := lock(t, log)
	require.NoError(t, w.Append(record{ID: "a"}))
	add := func(text string) {
		file, err := os.OpenFile(log.Path(), os.O_APPEND|os.O_WRONLY, 0)
		require.NoError(t, err)
		_, err = file.WriteString(text)
		require.NoError(t, err)
		require.NoError(t, file.Close())
	}
	add("{\"id\":\"other\"}\n")
	require.NoError(t, w.Append(record{ID: "b"}))
	add("{oops}\n")
	err := w.Append(record{ID: "c"})
	require.Equal(t, 4, problem.From(err).Line)
	require.NoError(t, os.WriteFile(log.Path(), []byte("{}\n"), 0o644))
	require.NoError(t, w.Append(record{ID: "d"}))
	require.NoError(t, os.Remove(log.Path()))
	require.NoError(t, w.Append(record{ID: "e"}))
	exactly(t, "{\"id\":\"e\",\"n\":0,\"text\":\"\"}\n", text(t, log.Path()))
}

func TestLongLines(t *testing.T) {
	t.Parallel()
	log := open(t, "")
	long := strings.Repeat("語", 2<<20)
	require.NoError(t, log.Append(context.Background(), time.Minute, record{ID: "long", Text: long}, record{ID: "next"}))
	content, err := log.Read()
	require.NoError(t, err)
	require.Len(t, content.Lines, 2)
	var back record
	require.NoError(t, json.Unmarshal(content.Lines[0].Raw, &back))
	require.Equal(t, long, back.Text)
}

func TestFullDiskLeavesTheLogAsItWas(t *testing.T) {
	t.Parallel()
	before := "{\"id\":\"a\"}\n"
	for n, job := range map[int]func(*jsonlog.Writer) error{
		1: func(w *jsonlog.Writer) error { return w.Append(record{ID: "b"}, record{ID: "c"}) },
		2: func(w *jsonlog.Writer) error {
			return w.Update(func(jsonlog.Line) (jsonlog.Change, error) { return jsonlog.Put(record{ID: "z"}), nil })
		},
	} {
		path := open(t, before).Path()
		fault, err := disk.FaultFromEnv(func(string) (string, bool) { return fmt.Sprint("nospace:", n), true })
		require.NoError(t, err)
		log := jsonlog.Open(disk.New(fault), path)
		w := lock(t, log)
		require.Equal(t, "storage.disk_full", problem.From(job(w)).Code)
		require.Equal(t, before, text(t, path))
	}
}

func TestFields(t *testing.T) {
	t.Parallel()
	raw := []byte(`{ "a" : "x\"}," , "b":[1, {"c":"]"}], "\u0061":null,"n":-1.50E+3 ,"o":{},"<k>":true}`)
	fields, err := jsonlog.Fields(raw)
	require.NoError(t, err)
	var got []string
	for _, field := range fields {
		got = append(got, field.Key+"="+string(field.Value))
	}
	require.Equal(t, []string{`a="x\"},"`, `b=[1, {"c":"]"}]`, "a=null", "n=-1.50E+3", "o={}", "<k>=true"}, got)
	back, err := jsonlog.Object(fields)
	require.NoError(t, err)
	exactly(t, `{"a":"x\"},","b":[1, {"c":"]"}],"\u0061":null,"n":-1.50E+3,"o":{},"<k>":true}`, string(back))
	for _, bad := range []string{"", "[]", "{", `{"a`, `{"a"}`, `{"a":}`, `{"a":1`, `{"a":1}x`, `{"a":1,}`, `{a:1}`} {
		_, err := jsonlog.Fields([]byte(bad))
		require.Error(t, err, bad)
	}
}

func FuzzFields(f *testing.F) {
	for _, seed := range []string{`{}`, `{"a":1,"b":[{"c":"\\\""}]}`, `{"a":"` + "\u2028" + `"}`, `{"a":{"b":{}}}`, "{", `{"a":[}`} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, raw []byte) {
		fields, err := jsonlog.Fields(raw)
		var want map[string]json.RawMessage
		if json.Unmarshal(raw, &want) != nil || want == nil {
			return // it only must not panic or hang
		}
		require.NoError(t, err)
		got := map[string]json.RawMessage{}
		for _, field := range fields {
			got[field.Key] = field.Value
		}
		if !bytes.Contains(raw, []byte("\ufffd")) && json.Valid(raw) && len(bytes.ToValidUTF8(raw, nil)) == len(raw) {
			require.Equal(t, want, got)
		}
		again, err := jsonlog.Object(fields)
		require.NoError(t, err)
		require.True(t, json.Valid(again))
	})
}

// Whatever stands in the file: reading shows every non-blank line once, repair
// loses no byte of a readable one, and then writing works.
func FuzzLog(f *testing.F) {
	for _, seed := range []string{"", "\n", "{}\n", "{}", "{\n}\n", "\ufeff{}\n{}\r\n", "{\"a\":1}\n<<<<<<< x\n", "\x00\n"} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		log := open(t, string(data))
		before, err := log.Read()
		require.NoError(t, err)
		full := 0
		for i, line := range strings.Split(string(data), "\n") {
			if i == 0 {
				line = strings.TrimPrefix(line, "\ufeff")
			}
			if strings.Trim(line, " \t\r") != "" {
				full++
			}
		}
		require.Equal(t, full, len(before.Lines)+len(before.Broken))
		w, err := log.Lock(context.Background(), time.Minute)
		require.NoError(t, err)
		defer w.Close()
		moved, err := w.Repair(nil)
		require.NoError(t, err)
		require.Len(t, moved, len(before.Broken))
		require.NoError(t, w.Append(record{ID: "last"}))
		after, err := log.Read()
		require.NoError(t, err)
		require.Empty(t, after.Broken)
		require.Len(t, after.Lines, len(before.Lines)+1)
		for i, line := range before.Lines {
			require.Equal(t, string(line.Raw), string(after.Lines[i].Raw))
		}
	})
}
