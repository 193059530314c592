package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// declarations files the types that a fence of code declares with their fields:
// a structure of Go, an interface of TypeScript, a message of Protocol Buffers.
// The values behind a field of states, "State string // open, closed", are the
// states of its type.
func (x *understander) declarations(u *reading.Unit) {
	entity, name, from := -1, "", x.codeFrom(u)
	for i, line := range strings.Split(u.Code, "\n") {
		at := from + i
		if declared := declaredType(line); declared != "" {
			entity, name = x.addEntity(declared, at, at), declared
			continue
		}
		if strings.HasPrefix(strings.TrimSpace(line), "}") {
			entity = -1
		}
		if entity < 0 {
			continue
		}
		field, kind, comment := declaredField(line)
		if field == "" {
			continue
		}
		x.addField(entity, field, kind, "", at, at)
		if low := reading.Lower(field); low == "state" || low == "status" {
			if states := strings.Split(comment, ","); len(states) > 1 {
				for k := range states {
					states[k] = strings.TrimSpace(states[k])
				}
				x.addStates(name, states, at, at)
			}
		}
	}
}

// declaredType is the name of a type with fields that a line begins to declare.
func declaredType(line string) string {
	words := strings.Fields(strings.ReplaceAll(line, "{", " { "))
	for len(words) > 0 && (words[0] == "export" || words[0] == "pub" || words[0] == "public" || words[0] == "data") {
		words = words[1:]
	}
	if len(words) < 3 || words[len(words)-1] != "{" {
		return ""
	}
	switch {
	case words[0] == "type" && words[2] == "struct", words[0] == "type" && words[2] == "=",
		words[0] == "interface" && len(words) == 3, words[0] == "message" && len(words) == 3, words[0] == "struct" && len(words) == 3, words[0] == "table" && len(words) == 3:
		if isIdentifier(words[1]) {
			return words[1]
		}
	}
	return ""
}

// declaredField reads a line inside a declaration: name and type in either
// order, with the comment behind them. A method is no field.
func declaredField(line string) (name, kind, comment string) {
	for _, mark := range []string{"//", " #"} {
		if code, rest, ok := strings.Cut(line, mark); ok {
			line, comment = code, strings.TrimSpace(rest)
			break
		}
	}
	line, _, _ = strings.Cut(line, "`")
	line = strings.TrimRight(strings.TrimSpace(line), ",;")
	if line == "" || strings.ContainsAny(line, "(){}") {
		return "", "", ""
	}
	if before, after, ok := strings.Cut(line, ":"); ok { // TypeScript, Rust
		name, kind = strings.Trim(strings.TrimPrefix(before, "readonly "), " ?"), strings.TrimSpace(after)
	} else if before, _, ok := strings.Cut(line, "="); ok { // message: "string owner = 2"
		words := strings.Fields(before)
		if len(words) < 2 {
			return "", "", ""
		}
		name, kind = words[len(words)-1], strings.Join(words[:len(words)-1], " ")
	} else if words := strings.Fields(line); len(words) == 2 {
		name, kind = words[0], words[1]
	}
	if !isIdentifier(name) {
		return "", "", ""
	}
	return name, kind, comment
}
