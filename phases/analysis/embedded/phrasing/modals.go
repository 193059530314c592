package phrasing

import "github.com/overtone-cli/overtone/specs"

// Modal is the RFC 2119 word of a priority.
func (w *Work) Modal(p specs.Priority) string {
	switch p {
	case specs.Must:
		return w.Say("must")
	case specs.Should:
		return w.Say("should")
	case specs.Wont:
		return w.Say("must_not")
	default:
		return w.Say("may")
	}
}

// ModalNot is the word for what must not be. MAY NOT would say nothing.
func (w *Work) ModalNot(p specs.Priority) string {
	if p == specs.Should {
		return w.Say("should_not")
	}
	return w.Say("must_not")
}
