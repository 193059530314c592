package reading

import (
	"strings"
	"sync"
)

// Operation is a method with its path, found in a text.
type Operation struct{ Method, Path string }

// pathStops makes blanks of what may stand beside a path.
var pathStops = sync.OnceValue(func() *strings.Replacer {
	return strings.NewReplacer("`", " ", "·", " ", "：", " ", "，", " ", "；", " ", "。", " ")
})

// Operations finds "POST /events", also several in one text, code ticks aside.
func Operations(text string) []Operation {
	var out []Operation
	words := strings.Fields(pathStops().Replace(text))
	for i := 0; i+1 < len(words); i++ {
		if !IsMethod(words[i]) {
			continue
		}
		path := strings.TrimRight(words[i+1], ".,;:)\"'")
		if strings.HasPrefix(path, "/") && len(path) > 1 || strings.HasPrefix(path, "{") && strings.HasSuffix(path, "}") {
			out = append(out, Operation{strings.ToUpper(words[i]), path})
		}
	}
	return out
}

// IsMethod tells the name of a method of HTTP.
func IsMethod(word string) bool {
	switch strings.Trim(word, "*()[]:") {
	case "GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS":
		return true
	}
	return false
}
