package console

// Style is the set of decorations for one stream. Every method returns its
// text unchanged when the stream may not carry colours, so that callers never
// ask. Only the sixteen colours of the terminal's own theme are used. Not one of
// them can be read on light and on dark alike in every theme (yellow and cyan
// fade on white, blue on black), so where the ground is not known, what must be
// read is bold, and the colours that are left are those that fade the least.
type Style struct {
	on     bool
	ground Ground
}

// OutStyle decorates what is written to Out.
func (s Streams) OutStyle() Style { return Style{on: s.OutColour, ground: s.Ground} }

// ErrStyle decorates what is written to Err.
func (s Streams) ErrStyle() Style { return Style{on: s.ErrColour, ground: s.Ground} }

// Strong is for headings and names.
func (s Style) Strong(text string) string { return s.paint("1", text) }

// Faint is for what may be overlooked: times, hints.
func (s Style) Faint(text string) string { return s.paint("2", text) }

// Good is for what passed.
func (s Style) Good(text string) string { return s.paint("32", text) }

// Warn is for what deserves a look.
func (s Style) Warn(text string) string {
	if s.ground == Dark {
		return s.paint("33", text)
	}
	return s.paint("35", text)
}

// Bad is for what failed.
func (s Style) Bad(text string) string { return s.paint("31", text) }

// Accent is for what to type or open next.
func (s Style) Accent(text string) string {
	switch s.ground {
	case Dark:
		return s.paint("36", text)
	case Light:
		return s.paint("34", text)
	default:
		return s.paint("1", text)
	}
}

// paint puts text between a "select graphic rendition" sequence and its reset.
func (s Style) paint(code, text string) string {
	if !s.on || text == "" {
		return text
	}
	return "\x1b[" + code + "m" + text + "\x1b[0m"
}
