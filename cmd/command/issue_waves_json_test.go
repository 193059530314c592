package command

import (
	"bytes"
	"errors"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/issues"
)

// What writes itself is, byte for byte, what encoding/json would have written.
func TestStreamedWavesAreTheirJSON(t *testing.T) {
	t.Parallel()
	conflict := WaveConflict{
		Type: "file_conflict", Severity: "medium", Issues: []string{"a", "b"}, File: "src/<&>.go", Resolution: "sequential",
		ResolutionOrder: []string{"b", "a"}, Rationale: "b goes first",
	}
	wave := CompiledWave{Wave: 1}
	for _, title := range []string{"plain", "", `"quoted" \ \u00e9`, "tab\tline\nend\r\x00\x1f\x7f", "订单<b>&", "\u2028 and \u2029", "bad \xff\xfe utf-8", "\U0001F600", strings.Repeat("long ", 200)} {
		wave.Issues = append(wave.Issues, WaveIssue{
			ID: "ISS-" + title, Title: title, Status: issues.Status(title), Priority: -3, WaitsFor: []string{title, "x"}, Files: []string{}, FilesKnown: len(title) > 5,
		})
	}
	many := CompiledWave{Wave: 2}
	for range 1_000 { // more than one buffer
		many.Issues = append(many.Issues, wave.Issues...)
	}
	for _, result := range []*IssueWaves{
		{Waves: []CompiledWave{}, Conflicts: []WaveConflict{}, CriticalPath: []WaveStep{}},
		{
			Waves: []CompiledWave{wave, {Wave: 3, Issues: []WaveIssue{}}, many}, Conflicts: []WaveConflict{conflict, {Issues: []string{}, ResolutionOrder: []string{}}},
			CriticalPath: []WaveStep{{1, "a", "", ""}, {2, "b", "needs", "x\n"}}, Issues: 9, LongestPath: 2, MaxParallel: 8, UnknownFiles: 7, Disjoint: true,
		},
	} {
		for _, warnings := range [][]Notice{{}, {{Code: "a.b", Message: "m\n", Line: 3}, {}}} {
			want, err := encode(Result[any]{SchemaVersion: schemaVersion, Data: result, Warnings: warnings})
			require.NoError(t, err)
			var got bytes.Buffer
			require.NoError(t, writeStreamed(&got, result, warnings))
			require.True(t, bytes.Equal(want, got.Bytes()), "the stream differs from encoding/json")
		}
	}
}

type full struct{}

func (full) Write([]byte) (int, error) { return 0, errors.New("no space left") }

func TestAStreamThatCannotBeWrittenIsAnError(t *testing.T) {
	t.Parallel()
	require.EqualError(t, writeStreamed(full{}, &IssueWaves{}, nil), "no space left")
}
