package program

import (
	"bytes"
	"strings"

	"github.com/overtone-cli/overtone/specs/problem"
	"github.com/overtone-cli/overtone/specs/process"
)

// split cuts what stands after cmd: into words; what is wrong with it is wrong
// with the engine.
func split(line string) ([]string, error) {
	words, err := process.Split(line)
	if err == nil {
		return words, nil
	}
	found := *problem.From(err)
	if found.Code == "input.no_program" {
		return nil, problem.New("input.engine", "there is no program after cmd:").
			Mend("give the program and its arguments, such as --engine 'cmd:my-model --json'")
	}
	found.Code = "input.engine"
	return nil, &found
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
