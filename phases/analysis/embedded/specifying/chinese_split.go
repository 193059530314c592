package specifying

import (
	"iter"
	"strings"
)

// splitOutside are the parts of a text between marks that stand in no brackets and no quotation: 与医院系统（4 家，两个
// 厂商）交换数据 is one clause.
func splitOutside(text, marks string) iter.Seq[string] {
	return func(yield func(string) bool) {
		depth, start := 0, 0
		for i, r := range text {
			switch {
			case strings.ContainsRune("（「“(", r) && strings.ContainsRune(text[i:], closing(r)):
				depth++
			case strings.ContainsRune("）」”)", r) && depth > 0:
				depth--
			case depth == 0 && strings.ContainsRune(marks, r):
				if i > start && !yield(text[start:i]) {
					return
				}
				start = i + len(string(r))
			}
		}
		if start < len(text) {
			yield(text[start:])
		}
	}
}

// closing is the mark that closes what another one opens.
func closing(open rune) rune {
	return map[rune]rune{'（': '）', '「': '」', '“': '”', '(': ')'}[open]
}
