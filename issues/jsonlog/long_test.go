package jsonlog_test

import (
	"context"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/issues/jsonlog"
	"github.com/overtone-cli/overtone/specs/disk"
	"github.com/overtone-cli/overtone/specs/problem"
)

// No line is written that would not be read.
func TestNoLineIsLongerThanALineMayBe(t *testing.T) {
	t.Parallel()
	log := jsonlog.Open(disk.New(nil), filepath.Join(t.TempDir(), "x.jsonl"))
	frame := len(`{"t":""}`)
	fits := map[string]string{"t": strings.Repeat("x", jsonlog.Longest-frame-1)}
	require.NoError(t, log.Append(context.Background(), time.Second, fits))
	content, err := log.Read()
	require.NoError(t, err)
	require.Len(t, content.Lines, 1)
	require.Empty(t, content.Broken)
	err = log.Append(context.Background(), time.Second, map[string]string{"t": strings.Repeat("x", jsonlog.Longest)})
	require.Equal(t, "input.too_large", problem.From(err).Code)
}
