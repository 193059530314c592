package issues_test

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/issues"
)

func BenchmarkNext100k(b *testing.B) {
	store := benchStore(b, 100_000)
	for b.Loop() {
		found, err := store.Next(context.Background(), issues.Terms{Owner: issues.Owner{Name: "x:1", Stem: "x:"}}, issues.Want{})
		require.NoError(b, err)
		require.NotEmpty(b, found.Issue.ID)
	}
}

// BenchmarkNextEmpty100k is Next without its write: the wave that is asked for
// is nobody's.
func BenchmarkNextEmpty100k(b *testing.B) {
	store := benchStore(b, 100_000)
	for b.Loop() {
		found, err := store.Next(context.Background(), issues.Terms{Owner: issues.Owner{Name: "x:1", Stem: "x:"}}, issues.Want{Wave: 99})
		require.NoError(b, err)
		require.NotNil(b, found.Idle)
	}
}

func BenchmarkPeek100k(b *testing.B) {
	store := benchStore(b, 100_000)
	for b.Loop() {
		_, err := store.Peek(issues.Owner{Name: "x"}, issues.Want{})
		require.NoError(b, err)
	}
}

// BenchmarkScan100k is the measure of the others: every line is read and
// checked by the scanner of encoding/json.
func BenchmarkScan100k(b *testing.B) {
	store := benchStore(b, 100_000)
	for b.Loop() {
		data, err := os.ReadFile(store.Path())
		require.NoError(b, err)
		lines := bufio.NewScanner(bytes.NewReader(data))
		lines.Buffer(nil, 1<<20)
		for lines.Scan() {
			require.True(b, json.Valid(lines.Bytes()))
		}
	}
}
