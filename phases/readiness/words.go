package readiness

import (
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

// fill puts values, given as name and value in turn, into a sentence.
func (w *words) fill(id string, pairs ...any) string {
	return session.Fill(w.text[id].In(w.lang), pairs...)
}

// reasons say why a statement has no place, or none of its own; the coverage knows no session.
func reasons() map[string]templates.Words {
	return map[string]templates.Words{
		"not_placed":     {En: "no document repeats it", Zh: "没有文档收录"},
		"left_out":       {En: "left out in the review of the brief", Zh: "在简报评审中决定不做"},
		"taken_in":       {En: "taken into the scope in the review of the brief", Zh: "在简报评审中决定纳入范围"},
		"rewritten":      {En: "rewritten in the review of the brief", Zh: "在简报评审中已改写"},
		"overlooked":     {En: "in no document, and read as no statement", Zh: "原文有此内容，但没有任何文档提到"},
		"not_understood": {En: "read, but its kind was not recognised", Zh: "已读取，但未识别其类型"},
	}
}
