package readiness

import (
	"fmt"
	"strings"

	"github.com/overtone-cli/overtone/phases/session"
	"github.com/overtone-cli/overtone/templates"
)

// words are the fixed sentences of the two documents in one language.
type words struct {
	lang string
	text map[string]templates.Words
}

func loadWords(s *session.Session) (*words, error) {
	w := &words{lang: string(s.Lang())}
	err := s.Set.Decode("rules/report-phrases.yaml", &w.text)
	return w, err
}

// fill puts values, given as name and value in turn, into a sentence. Of
// "{name:one|many}" the first stays where the value is 1, else the second.
func (w *words) fill(id string, pairs ...any) string {
	out := w.text[id].In(w.lang)
	for i := 0; i+1 < len(pairs); i += 2 {
		name, value := fmt.Sprint(pairs[i]), fmt.Sprint(pairs[i+1])
		out = byNumber(out, name, value == "1")
		out = strings.ReplaceAll(out, "{"+name+"}", value)
	}
	return out
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

// reasons say why a statement has no place, or none of its own; the coverage knows no session.
func reasons() map[string]templates.Words {
	return map[string]templates.Words{
		"not_placed":     {"en": "no document repeats it", "zh": "没有文档收录"},
		"left_out":       {"en": "left out in the review of the brief", "zh": "在简报评审中决定不做"},
		"taken_in":       {"en": "taken into the scope in the review of the brief", "zh": "在简报评审中决定纳入范围"},
		"rewritten":      {"en": "rewritten in the review of the brief", "zh": "在简报评审中已改写"},
		"not_understood": {"en": "read, but its kind was not recognised", "zh": "已读取，但未识别其类型"},
	}
}
