// Package process is how overtone starts other programs: a command line that a
// person wrote becomes an argument list without any shell, and a program runs
// with everything that it starts in one group that can be ended as a whole,
// within a limit of time.
package process

import (
	"strings"

	"github.com/overtone-cli/overtone/specs/problem"
)

// Split cuts a command line into words by blanks, quotes and backslashes, and
// by nothing else: single quotes keep everything as it is, double quotes
// everything but a backslash before a quote or a backslash, and outside of
// quotes a backslash keeps the character after it. There are no variables, no
// patterns and no pipes. It gives at least one word, and the first is not
// empty. Errors: input.command, input.no_program.
func Split(line string) ([]string, error) {
	if strings.ContainsRune(line, 0) {
		return nil, problem.New("input.command", "a command cannot hold a NUL character").Mend("remove it")
	}
	s := splitter{in: line}
	for s.pos < len(s.in) {
		if err := s.step(); err != nil {
			return nil, err
		}
	}
	s.end()
	if len(s.words) == 0 || s.words[0] == "" {
		return nil, problem.New("input.no_program", "the command names no program").
			Mend("give the program and its arguments, such as 'go test ./...'")
	}
	return s.words, nil
}

type splitter struct {
	in    string
	pos   int
	words []string
	word  strings.Builder
	open  bool // a word has begun, perhaps an empty one in quotes
}

func (s *splitter) end() {
	if s.open {
		s.words = append(s.words, s.word.String())
		s.word.Reset()
		s.open = false
	}
}

func (s *splitter) step() error {
	c := s.in[s.pos]
	s.pos++
	switch c {
	case ' ', '\t', '\n', '\r':
		s.end()
		return nil
	case '\'', '"':
		s.open = true
		return s.quoted(c)
	case '\\':
		if s.pos == len(s.in) {
			return problem.New("input.command", "the command ends in a lone backslash").Mend(`write \\ for a backslash`)
		}
		c = s.in[s.pos]
		s.pos++
	}
	s.open = true
	s.word.WriteByte(c)
	return nil
}

// quoted reads up to the closing quote.
func (s *splitter) quoted(quote byte) error {
	for s.pos < len(s.in) {
		c := s.in[s.pos]
		s.pos++
		switch {
		case c == quote:
			return nil
		case c == '\\' && quote == '"' && s.pos < len(s.in) && (s.in[s.pos] == '"' || s.in[s.pos] == '\\'):
			c = s.in[s.pos]
			s.pos++
		}
		s.word.WriteByte(c)
	}
	return problem.New("input.command", "a %c is not closed in the command", quote).Mend("close it, or put a backslash before it")
}
