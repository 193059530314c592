package phrasing

import "strings"

// keepsQuotes says that what stands in quotation marks is the same in a text as in the one that it was
// made of: a word that binds belongs into no name, 去掉"生成扣款文件"菜单.
func keepsQuotes(from, text string) bool {
	for _, name := range quotedIn(from) {
		if !strings.Contains(text, name) {
			return false
		}
	}
	return true
}

// quotedIn are the parts of a Chinese text in quotation marks, with their marks.
func quotedIn(text string) []string {
	var out []string
	for _, marks := range [][2]string{{"\"", "\""}, {"“", "”"}, {"「", "」"}} {
		for rest := text; ; {
			open := strings.Index(rest, marks[0])
			if open < 0 {
				break
			}
			shut := strings.Index(rest[open+len(marks[0]):], marks[1])
			if shut < 0 {
				break
			}
			end := open + len(marks[0]) + shut + len(marks[1])
			out, rest = append(out, rest[open:end]), rest[end:]
		}
	}
	return out
}
