package session

import (
	"context"

	"github.com/overtone-cli/overtone/specs"
)

// Begin makes the folder of a new package as soon as a person has confirmed the
// idea, and writes down what is known by then: the source, the answers and the
// state without any phase. From there on the interview can be left at any
// question and taken up again. A package that has its folder gets the new
// state only.
func (s *Session) Begin(ctx context.Context, config *specs.Config) error {
	if s.Dir == "" {
		if err := s.Create(ctx, TitleOf(s.Source)); err != nil {
			return err
		}
	}
	if s.Package.Config != nil {
		return nil // it began before; the phase writes what is new
	}
	config.SessionID = s.ID()
	begun := *config
	begun.Mode = "interactive"
	s.Package.Config = &begun
	state, err := specs.EncodeConfig(&begun)
	if err != nil {
		return err
	}
	set := map[string][]byte{
		specs.SourceFile: []byte(s.Source.Text), specs.AnswersFile: s.Answers.Bytes(), specs.ConfigFile: state,
	}
	if err := s.write(set, nil, nil); err != nil {
		return err
	}
	for name, data := range set {
		s.keep(name, data)
	}
	return s.keepTranscripts()
}
