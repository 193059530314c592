package session

import (
	"fmt"
	"strings"
)

// Fill puts values, given as name and value in turn, into the {slots} of a fixed
// sentence. Of "{name:one|many}" the first stays where the value is 1, else the
// second. A slot without a value stays as it is.
func Fill(sentence string, pairs ...any) string {
	for i := 0; i+1 < len(pairs); i += 2 {
		name, value := fmt.Sprint(pairs[i]), fmt.Sprint(pairs[i+1])
		sentence = byNumber(sentence, name, value == "1")
		sentence = strings.ReplaceAll(sentence, "{"+name+"}", value)
	}
	return sentence
}

// byNumber chooses between the two forms of a word that a count stands before.
func byNumber(text, name string, single bool) string {
	for {
		head, rest, open := strings.Cut(text, "{"+name+":")
		forms, tail, shut := strings.Cut(rest, "}")
		one, many, two := strings.Cut(forms, "|")
		if !open || !shut || !two {
			return text
		}
		if single {
			many = one
		}
		text = head + many + tail
	}
}
