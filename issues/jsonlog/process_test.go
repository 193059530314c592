package jsonlog_test

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/issues/jsonlog"
	"github.com/overtone-cli/overtone/specs/disk"
)

// TestMain lets the test binary be its own child: with OVERTONE_JSONLOG_CHILD
// set to a count it appends that many records to the file named last.
func TestMain(m *testing.M) {
	count, err := strconv.Atoi(os.Getenv("OVERTONE_JSONLOG_CHILD"))
	if err != nil {
		os.Exit(m.Run())
	}
	if err := child(count, os.Args[len(os.Args)-1]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(3)
	}
}

func child(count int, path string) error {
	fault, err := disk.FaultFromEnv(os.LookupEnv)
	if err != nil {
		return err
	}
	log := jsonlog.Open(disk.New(fault), path)
	for i := range count {
		err := log.Append(context.Background(), time.Minute, record{ID: strconv.Itoa(os.Getpid()), N: i})
		if err != nil {
			return err
		}
	}
	return nil
}

func command(count int, path, fault string) *exec.Cmd {
	cmd := exec.Command(os.Args[0], "--", path)
	cmd.Env = append(os.Environ(), "OVERTONE_JSONLOG_CHILD="+strconv.Itoa(count), "OVERTONE_FAULT="+fault)
	return cmd
}

// survivors counts the records of each process and checks their order.
func survivors(t *testing.T, log *jsonlog.Log) map[string]int {
	t.Helper()
	content, err := log.Read()
	require.NoError(t, err)
	require.Empty(t, content.Broken)
	next := map[string]int{}
	for _, line := range content.Lines {
		var one record
		require.NoError(t, json.Unmarshal(line.Raw, &one))
		require.Equal(t, next[one.ID], one.N, "in order per process")
		next[one.ID]++
	}
	return next
}

func TestSixteenProcessesLoseNothing(t *testing.T) {
	t.Parallel()
	const processes, records = 16, 200
	path := filepath.Join(t.TempDir(), "log.jsonl")
	children := make([]*exec.Cmd, processes)
	for i := range children {
		children[i] = command(records, path, "")
		children[i].Stderr = os.Stderr
		require.NoError(t, children[i].Start())
	}
	for _, one := range children {
		require.NoError(t, one.Wait())
	}
	all := survivors(t, jsonlog.Open(disk.New(nil), path))
	require.Len(t, all, processes)
	for id, count := range all {
		require.Equal(t, records, count, id)
	}
}

// Children are killed at a write while others go on: every record that was
// acknowledged is there, and a torn one is in quarantine.
func TestKilledWritersHarmNobody(t *testing.T) {
	t.Parallel()
	for _, mode := range []string{"kill-before", "kill-after", "tear"} {
		path := filepath.Join(t.TempDir(), "log.jsonl")
		log := jsonlog.Open(disk.New(nil), path)
		steady := command(40, path, "")
		require.NoError(t, steady.Start())
		for n := 1; n <= 5; n++ {
			victim := command(10, path, mode+":"+strconv.Itoa(n))
			require.ErrorContains(t, victim.Run(), "killed")
		}
		require.NoError(t, steady.Wait())
		require.NoError(t, log.Append(context.Background(), time.Minute, record{ID: "healer"}))
		all := survivors(t, log)
		require.Equal(t, 40, all[strconv.Itoa(steady.Process.Pid)])
		if mode == "tear" {
			require.FileExists(t, log.QuarantinePath())
		} else {
			require.NoFileExists(t, log.QuarantinePath())
		}
	}
}

func BenchmarkAppend(b *testing.B) {
	log := jsonlog.Open(disk.New(nil), filepath.Join(b.TempDir(), "log.jsonl"))
	w, err := log.Lock(context.Background(), time.Minute)
	require.NoError(b, err)
	defer w.Close()
	for i := 0; b.Loop(); i++ {
		require.NoError(b, w.Append(record{ID: "x", N: i, Text: "a line of an ordinary length for a record in a journal"}))
	}
}

func BenchmarkRead100k(b *testing.B) {
	log := jsonlog.Open(disk.New(nil), filepath.Join(b.TempDir(), "log.jsonl"))
	many := make([]any, 100_000)
	for i := range many {
		many[i] = record{ID: "x", N: i, Text: "a line of an ordinary length for a record in a journal"}
	}
	require.NoError(b, log.Append(context.Background(), time.Minute, many...))
	info, err := os.Stat(log.Path())
	require.NoError(b, err)
	b.SetBytes(info.Size())
	for b.Loop() {
		content, err := log.Read()
		require.NoError(b, err)
		require.Len(b, content.Lines, len(many))
	}
}
