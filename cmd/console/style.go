package console

// Style is the set of decorations for one stream. Every method returns its
// text unchanged when the stream may not carry colours, so that callers never
// ask. Only the sixteen colours of the terminal's own theme are used, because
// they can be read on any background without asking the terminal for it.
type Style struct{ on bool }

// OutStyle decorates what is written to Out.
func (s Streams) OutStyle() Style { return Style{on: s.OutColour} }

// ErrStyle decorates what is written to Err.
func (s Streams) ErrStyle() Style { return Style{on: s.ErrColour} }

// Strong is for headings and names.
func (s Style) Strong(text string) string { return s.paint("1", text) }

// Faint is for what may be overlooked: times, hints.
func (s Style) Faint(text string) string { return s.paint("2", text) }

// Good is for what passed.
func (s Style) Good(text string) string { return s.paint("32", text) }

// Warn is for what deserves a look.
func (s Style) Warn(text string) string { return s.paint("33", text) }

// Bad is for what failed.
func (s Style) Bad(text string) string { return s.paint("31", text) }

// Accent is for what to type or open next.
func (s Style) Accent(text string) string { return s.paint("36", text) }

// paint puts text between a "select graphic rendition" sequence and its reset.
func (s Style) paint(code, text string) string {
	if !s.on || text == "" {
		return text
	}
	return "\x1b[" + code + "m" + text + "\x1b[0m"
}
