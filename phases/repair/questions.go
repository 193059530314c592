package repair

import "github.com/overtone-cli/overtone/specs"

// ask adds an open question once and says so.
func (w *work) ask(questions *[]specs.Question, id, question string) string {
	for _, q := range *questions {
		if specs.Plain(q.Text) == specs.Plain(question) {
			return ""
		}
	}
	*questions = append(*questions, specs.Question{Text: question, Owner: w.say("owner"), Source: specs.FromRule("auto-fix")})
	return w.say("asked", "id", id, "question", question)
}

// askAbout asks in the document itself, or in the index above it when it has no
// place for questions.
func (w *work) askAbout(doc specs.Document, id, question string) string {
	var at specs.Document
	var list *[]specs.Question
	pkg := w.s.Package
	switch d := doc.(type) {
	case *specs.Brief:
		at, list = d, &d.OpenQuestions
	case *specs.RequirementsIndex:
		at, list = d, &d.OpenQuestions
	case *specs.Requirement:
		at, list = d, &d.OpenQuestions
	case *specs.NFR:
		at, list = d, &d.OpenQuestions
	case *specs.Architecture:
		at, list = d, &d.OpenQuestions
	case *specs.EpicsIndex:
		at, list = d, &d.OpenQuestions
	case *specs.ADR:
		if pkg.Architecture != nil {
			at, list = pkg.Architecture, &pkg.Architecture.OpenQuestions
		}
	case *specs.Epic:
		if pkg.EpicsIndex != nil {
			at, list = pkg.EpicsIndex, &pkg.EpicsIndex.OpenQuestions
		}
	}
	if list == nil {
		return ""
	}
	w.touch(at)
	return w.ask(list, id, question)
}
