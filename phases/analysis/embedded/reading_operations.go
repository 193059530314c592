package embedded

import "strings"

// operation is a method with its path, found in a text.
type operation struct{ method, path string }

// operations finds "POST /events", also several in one text, code ticks aside.
func operations(text string) []operation {
	var out []operation
	words := strings.Fields(strings.NewReplacer("`", " ", "·", " ", "：", " ", "，", " ", "；", " ", "。", " ").Replace(text))
	for i := 0; i+1 < len(words); i++ {
		if !isMethod(words[i]) {
			continue
		}
		path := strings.TrimRight(words[i+1], ".,;:)\"'")
		if strings.HasPrefix(path, "/") && len(path) > 1 || strings.HasPrefix(path, "{") && strings.HasSuffix(path, "}") {
			out = append(out, operation{strings.ToUpper(words[i]), path})
		}
	}
	return out
}

// isMethod tells the name of a method of HTTP.
func isMethod(word string) bool {
	switch strings.Trim(word, "*()[]:") {
	case "GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS":
		return true
	}
	return false
}
