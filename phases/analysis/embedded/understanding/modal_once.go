package understanding

import (
	"regexp"
	"strings"
	"sync"
)

// sameModal matches a modal verb that a row of deeds says again: "can A, can B, or can C".
var sameModal = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(, or |, and | or | and |, )(?:can|may) (\w)`)
})

// ModalOnce says the modal verb of a row of deeds once.
func ModalOnce(text string) string {
	for _, modal := range []string{" can ", " may "} {
		head, row, ok := strings.Cut(text, modal)
		end := strings.IndexAny(row, ".;:")
		if end < 0 {
			end = len(row)
		}
		if ok && strings.Contains(row[:end], modal) && !strings.ContainsAny(head, ",;:") && !strings.Contains(row, " that"+modal) {
			return head + modal + sameModal().ReplaceAllString(row[:end], "${1}${2}") + row[end:]
		}
	}
	return text
}
