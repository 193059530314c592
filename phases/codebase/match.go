package codebase

import (
	"path"
	"strings"
)

// matchAny says whether a pattern fits the path. A pattern without a slash is
// about the file name anywhere; "**" stands for any number of folders.
func matchAny(patterns []string, p string) bool {
	base := path.Base(p)
	for _, pattern := range patterns {
		if last := pattern[len(pattern)-1]; !strings.ContainsRune("*?]", rune(last)) && last != p[len(p)-1] {
			continue
		}
		if !strings.HasSuffix(p, plainEnd(pattern)) {
			continue // quickly: most patterns end in a name or an ending
		}
		if !strings.Contains(pattern, "/") {
			if ok, err := path.Match(pattern, base); err == nil && ok {
				return true
			}
			continue
		}
		if matchPath(strings.Split(pattern, "/"), strings.Split(p, "/")) {
			return true
		}
	}
	return false
}

// matchPath matches folder by folder. Like matching "*" in a name it only ever
// goes back to the last "**", so that it is never exponential.
func matchPath(pattern, parts []string) bool {
	i, j, star, mark := 0, 0, -1, 0
	for j < len(parts) {
		if i < len(pattern) && pattern[i] == "**" {
			star, mark = i, j
			i++
			continue
		}
		if i < len(pattern) {
			if ok, err := path.Match(pattern[i], parts[j]); err == nil && ok {
				i, j = i+1, j+1
				continue
			}
		}
		if star < 0 {
			return false
		}
		mark++
		i, j = star+1, mark
	}
	for i < len(pattern) && pattern[i] == "**" {
		i++
	}
	return i == len(pattern)
}
