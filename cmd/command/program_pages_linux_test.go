package command

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

func TestOnlyUnchangedPagesOfTheProgramAreGivenBack(t *testing.T) {
	t.Parallel()
	told := `00400000-016d1000 r-xp 00000000 fe:00 42    /opt/overtone
Rss:               14660 kB
Anonymous:             0 kB
016d1000-02ac2000 r--p 012d1000 fe:00 42    /opt/overtone
Anonymous:             0 kB
02ac2000-02b00000 r--p 026c2000 fe:00 42    /opt/overtone
Anonymous:            56 kB
02b00000-02b6a000 rw-p 026fe000 fe:00 42    /opt/overtone
Anonymous:             0 kB
7f63ab609000-7f63ab6c9000 r-xp 00000000 fe:00 43    /usr/lib/libc.so.6
Anonymous:             0 kB
25d248c00000-25d24ac00000 rw-p 00000000 00:00 0
Anonymous:         26988 kB
`
	require.Equal(t, programPages{{0x400000, 0x16d1000}, {0x16d1000, 0x2ac2000}}, readProgramPages(strings.NewReader(told), "/opt/overtone"))
}

func TestAProgramGoesOnWithoutItsPages(t *testing.T) {
	t.Parallel()
	pages := findProgramPages()
	require.NotEmpty(t, pages)
	pages.giveBack()
	require.Equal(t, pages, findProgramPages())
}
