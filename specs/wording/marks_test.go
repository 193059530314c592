package wording

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestMarks(t *testing.T) {
	t.Parallel()
	for _, c := range [][2]string{
		{"Export report 5", "Export report 1005"},
		{"Support 3 currencies at launch", "Support 5 currencies at launch"},
		{"Read sensor A-17", "Read sensor A-18"},
		{"Open format v1.2", "Open format v1.3"},
		{"Open plan A", "Open plan B"},
		{"Write bindings for C", "Write bindings for C++"},
		{"Write bindings for C#", "Write bindings for C++"},
		{"Clerks can check in", "Clerks can check out"},
		{"Pay with a card", "Pay without a card"},
		{"Lock the file before an export", "Lock the file after an export"},
		{"The page can be cached", "The page can't be cached"},
		{"导出报表5", "导出报表1005"},
		{"支持 3 种货币", "支持 5 种货币"},
		{"Move from 3 to 5", "Move from 5 to 3"},
	} {
		require.False(t, SameMarks(c[0], c[1]), "%q %q", c[0], c[1])
	}
	for _, c := range [][2]string{
		{"A clerk can export report 5.", "Clerks export report 5"},
		{"The clerk opens a file", "A clerk opens the file."},
		{"I export 3 files", "we export 3 files"},
		{"导出报表5。", "报表 5 的导出"},
	} {
		require.True(t, SameMarks(c[0], c[1]), "%q %q", c[0], c[1])
	}
}
