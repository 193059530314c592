package command

import (
	"errors"
	"io"
	"os"

	"github.com/overtone-cli/overtone/cmd/ask"
	"github.com/overtone-cli/overtone/phases"
	"github.com/overtone-cli/overtone/phases/interview"
	"github.com/overtone-cli/overtone/phases/readiness"
	"github.com/overtone-cli/overtone/phases/session"
	"github.com/overtone-cli/overtone/specs/problem"
)

// maxAnswers bounds an answers file, in bytes.
const maxAnswers = 4 << 20

// takeAnswers chooses who answers: the file of the flag, then what a package
// that is continued has answered before, and for the rest the person at the
// terminal, or under -y the defaults. It gives the asker of the file, nil
// without one.
func (a *App) takeAnswers(s *session.Session, o *specNewOptions, person interview.Asker) (*ask.Answers, error) {
	if person == nil && !o.yes && o.answers == "" && s.Package.Config == nil {
		return nil, problem.New("usage.needs_answers", "there is no package to go on with, and nobody is there to answer the questions of a new one").
			Mend("add -y to take the defaults, or --answers FILE")
	}
	if person != nil || o.yes {
		resumeExport(s.Answers)
	}
	var rest interview.Asker
	switch {
	case person != nil:
		rest = &ask.Remembered{Sheet: s.Answers, Rest: person}
	case o.yes:
		rest = ask.Auto{}
	}
	if o.answers == "" {
		s.Asker = rest
		if person == nil {
			s.Asker = &ask.Answers{Sheet: s.Answers, Rest: rest}
		}
		return nil, nil
	}
	given, err := a.readSheet(s, o)
	if err != nil {
		return nil, err
	}
	if person == nil && s.Package.Config != nil { // what the file leaves out stays as it was answered
		rest = &ask.Answers{Sheet: s.Answers, Rest: rest}
	}
	if o.noExport { // then nobody asks what follows the report
		given.Drop(readiness.NextQuestion)
	}
	change(s.Answers, given)
	file := &ask.Answers{Sheet: given, Rest: rest}
	s.Asker = file
	return file, nil
}

// resumeExport forgets that somebody stopped behind the report: whoever goes on
// with the package is asked again, or takes the default.
func resumeExport(answers *interview.Sheet) {
	if e, ok := answers.Get(readiness.NextQuestion); ok && e.Answer.First() != readiness.Export {
		answers.Drop(readiness.NextQuestion)
		answers.Drop(readiness.ReviseQuestion)
	}
}

// change lays the answers that a file changes over those that a package was
// made with, so that what they decide counts as stale. A key that the package
// does not know waits for its question.
func change(old, given *interview.Sheet) {
	for _, e := range given.Entries() {
		if _, known := old.Get(e.ID); known {
			old.Set(e.ID, e.Answer)
		}
	}
}

func (a *App) readSheet(s *session.Session, o *specNewOptions) (*interview.Sheet, error) {
	return a.sheetFor(o.answers, answerable{
		isKey: phases.IsKey, keys: phases.Keys, of: "package", from: "source", digest: s.Source.SHA256,
	})
}

// answerable is what an answers file may answer: the keys of the questions, and
// the source whose answers they are.
type answerable struct {
	isKey            func(string) bool
	keys             func() []string
	of, from, digest string
}

// sheetFor reads an answers file and refuses keys that no question has, and
// answers that belong to another source.
func (a *App) sheetFor(name string, to answerable) (*interview.Sheet, error) {
	data, err := a.readAnswers(name)
	if err != nil {
		return nil, err
	}
	shown := name
	if shown == "-" {
		shown = "standard input"
	}
	sheet, err := interview.ParseSheet(shown, data)
	if err != nil {
		return nil, err
	}
	for _, e := range sheet.Entries() {
		if to.isKey(e.ID) {
			continue
		}
		p := problem.New("input.answer", "no question has the key %q", e.ID).At(shown, e.Line)
		if near := nearest(e.ID, to.keys()); near != "" {
			return nil, p.Mend("did you mean %q?", near)
		}
		return nil, p.Mend("remove the key; the answers.yaml of a %s shows those that there are", to.of)
	}
	if sheet.SourceSHA256 != "" && sheet.SourceSHA256 != to.digest {
		return nil, problem.New("input.stale_answers", "the answers belong to another %s", to.from).At(shown, 0).
			Mend("remove source_sha256 from the file to use the answers all the same")
	}
	return sheet, nil
}

func (a *App) readAnswers(name string) ([]byte, error) {
	if name == "-" {
		data, err := io.ReadAll(io.LimitReader(a.streams.In, maxAnswers+1))
		if err != nil {
			return nil, problem.Wrap(err, "input.unreadable", "the answers cannot be read from standard input").Mend("try again with a file")
		}
		if len(data) > maxAnswers {
			return nil, problem.New("input.too_large", "the answers have more than 4 MiB").At("standard input", 0).Mend("give the answers only")
		}
		return data, nil
	}
	full, err := a.Path(name)
	if err != nil {
		return nil, err
	}
	data, err := a.disk.ReadFile(full, maxAnswers)
	if err == nil {
		return data, nil
	}
	p := problem.From(err)
	if errors.Is(err, os.ErrNotExist) {
		return nil, problem.New("input.missing", "there is no such answers file").At(name, 0).Mend("check the path")
	}
	if p.Class() != problem.Input {
		return nil, problem.Wrap(p.Err, "input.unreadable", "the answers file cannot be read").At(name, 0).Mend("check its permissions")
	}
	return nil, p.At(name, 0)
}
