package designing

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// chineseCommand names the command of a Chinese requirement by the first verb of its title: scan for
// 扫描指定目录下的 MySQL 日志. What is named in it, MySQL or GB, is no command. Empty for what only
// limits the others.
func (g *Designer) chineseCommand(title string) string {
	if reading.ContainsAny(title, g.Table.Words["no_command"].In("zh")...) {
		return ""
	}
	name, at := "", -1
	for verb, command := range g.Table.Words["command_verbs"].Pairs("zh") {
		if i := strings.Index(title, verb); i >= 0 && (at < 0 || i < at) {
			name, at = command, i
		}
	}
	return name
}
