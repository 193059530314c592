package understanding

import "github.com/overtone-cli/overtone/phases/analysis/embedded/reading"

// dissent reads a unit below a heading of objections: who does not agree asks for nothing to be
// built, because what was decided stands. What nobody has answered is still a question.
func (x *understander) dissent(u *reading.Unit, nested []int, _ context) {
	x.whole(u, nested, func(text string, from, to int) {
		if s := x.look(text); s.question || s.has("question") || reading.HasHan(text) && x.lex.leftOpen(text) {
			x.addQuestion(text, from, to)
			return
		}
		x.note(text, from, to)
	})
}
