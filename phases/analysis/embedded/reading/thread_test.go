package reading

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

func TestStampedNames(t *testing.T) {
	t.Parallel()
	for line, name := range map[string]string{"**lena** 09:12": "lena", "lena — Today at 09:12": "lena", "Tom K [9:05 PM]": "tom k", "Depot 09:12 Harbour": "", "09:12": "", "The bus leaves at 09:12": ""} {
		require.Equal(t, name, stampedName(line), line)
	}
	timetable := "# Ferry\n\nHarbour 09:12\nIsland 09:40\nHarbour 10:12\nIsland 10:40\n"
	require.Empty(t, stampedHeads(strings.Split(timetable, "\n")))
}
