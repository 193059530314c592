package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// A table or a list of commands names each by its whole call, as the usage lines of the paper
// show it; what is typed in a chat keeps its own name.
func TestCommandsAreNamedByTheirCall(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		text         string
		names, forms []string
		commands     bool
	}{
		"a table beside usage lines": {
			"# sweep\n\n## Usage\n\n```\nsweep scan [--days N] DIR\nsweep clean DIR\n```\n\n### Commands\n\n| Command | What it does |\n|---|---|\n| `scan` | Lists old files |\n| clean | Deletes the listed files |\n| `undo` | Restores the files of the last run |\n",
			[]string{"`sweep scan`", "`sweep clean`", "`sweep undo`"},
			[]string{"sweep scan [--days N] DIR", "sweep clean DIR", "sweep undo"},
			true,
		},
		"a table under another head": {
			"# sweep\n\n`sweep` removes nothing unasked. It is a tool.\n\n## Subcommands\n\n| Name | What it does |\n|---|---|\n| scan | Lists old files |\n| clean | Deletes the listed files |\n",
			[]string{"`sweep scan`", "`sweep clean`"},
			[]string{"sweep scan", "sweep clean"},
			true,
		},
		"a list": {
			"# sweep\n\nOld files go with `sweep`.\n\n## Commands\n\n- `scan`: Lists old files\n- `clean [--yes]`: Deletes the listed files\n",
			[]string{"`sweep scan`", "`sweep clean [--yes]`"},
			nil, true,
		},
		"Chinese": {
			"# 日志清理工具 logsweep\n\n`logsweep` 是一个命令行工具。\n\n## 命令\n\n| 命令 | 作用 |\n|---|---|\n| `scan` | 列出超过期限的日志文件 |\n| `clean` | 删除列出的文件 |\n",
			[]string{"`logsweep scan`", "`logsweep clean`"},
			[]string{"logsweep scan", "logsweep clean"},
			true,
		},
		"in a chat": {
			"# Remindbot\n\n| Command | What it does |\n|---|---|\n| /remind | Sets a reminder |\n| /list | Shows the open reminders |\n",
			[]string{"`/remind`", "`/list`"},
			[]string{"/remind", "/list"},
			false,
		},
	} {
		u := understood(t, c.text)
		var names, forms []string
		for _, f := range u.Features {
			if f.Name[0] == '`' && f.Text[:len(f.Name)+1] == f.Name+":" {
				names = append(names, f.Name)
				require.Equal(t, c.commands, f.Command, name)
			}
		}
		for _, s := range u.Signatures {
			forms = append(forms, s.Form)
		}
		require.Equal(t, c.names, names, name)
		require.Equal(t, c.forms, forms, name)
	}
}
