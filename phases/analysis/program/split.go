package program

import (
	"bytes"
	"strings"

	"github.com/overtone-cli/overtone/specs/problem"
)

// split cuts a command line into words by blanks, quotes and backslashes, and
// by nothing else. It gives at least one word.
func split(line string) ([]string, error) {
	if strings.ContainsRune(line, 0) {
		return nil, problem.New("input.engine", "a command cannot hold a NUL character").Mend("remove it")
	}
	s := splitter{in: line}
	for s.pos < len(s.in) {
		if err := s.step(); err != nil {
			return nil, err
		}
	}
	s.end()
	if len(s.words) == 0 || s.words[0] == "" {
		return nil, problem.New("input.engine", "there is no program after cmd:").
			Mend("give the program and its arguments, such as --engine 'cmd:my-model --json'")
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
			return problem.New("input.engine", "the command ends in a lone backslash").Mend(`write \\ for a backslash`)
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
	return problem.New("input.engine", "a %c is not closed in the command", quote).Mend("close it, or put a backslash before it")
}

// unfence takes a code fence away that surrounds the whole answer, as models
// like to print it. Anything else around the JSON stays, and is refused later:
// guessing which part of a text is the answer would be guessing.
func unfence(printed []byte) []byte {
	text := bytes.TrimSpace(bytes.TrimPrefix(bytes.TrimSpace(printed), []byte("\uFEFF")))
	if !bytes.HasPrefix(text, []byte("```")) {
		return text
	}
	first, rest, more := bytes.Cut(text, []byte("\n"))
	info := strings.ToLower(strings.TrimSpace(strings.TrimLeft(string(first), "`")))
	body, closed := bytes.CutSuffix(rest, []byte("```"))
	if !more || !closed || info != "" && info != "json" {
		return text
	}
	return bytes.TrimSpace(bytes.TrimRight(body, "`"))
}
