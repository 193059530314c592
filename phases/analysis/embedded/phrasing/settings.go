package phrasing

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// SettingOf says that a feature is a key of a configuration: a single identifier as code
// and what it is for.
func SettingOf(f *understanding.FeatureFact) (name, text string, ok bool) {
	if f == nil || f.Command || len(f.Name) < 4 || !strings.HasPrefix(f.Text, f.Name+": ") {
		return "", "", false
	}
	core := strings.Trim(f.Name, "`")
	if len(core) != len(f.Name)-2 || strings.ContainsFunc(core, func(r rune) bool { return r != '_' && r != '.' && (r < 'a' || r > 'z') && (r < '0' || r > '9') }) {
		return "", "", false
	}
	return f.Name, strings.TrimRight(strings.TrimPrefix(f.Text, f.Name+": "), ". "), true
}
