package session

import (
	"bytes"
	"errors"
	"io/fs"
	"maps"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/interview"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/problem"
)

// maxFile bounds the files of a package that are read, in bytes.
const maxFile = 64 << 20

// Look reads a package without taking it and without changing anything.
func (s *Session) Look(dir string) error {
	s.Dir = dir
	if err := s.reload(); err != nil {
		return err
	}
	return s.readState()
}

// reload reads the package and keeps the bytes of its own files. What else
// people put beside them is theirs and is not even opened.
func (s *Session) reload() error {
	pkg, err := s.Codec.Load(s.Dir)
	if err != nil {
		return err
	}
	s.Package = pkg
	s.files, s.base, s.sums = map[string][]byte{}, map[string][]byte{}, nil
	if err := s.readBase(); err != nil {
		return err
	}
	for _, name := range pkg.Files {
		if _, known := s.base[name]; !known && !own(name) {
			continue
		}
		if s.files[name], err = s.read(name); err != nil {
			return err
		}
	}
	return nil
}

// own says whether a path is that of a file which phases write.
func own(name string) bool {
	switch name {
	case specs.ConfigFile, specs.DiscoveryFile, specs.RefinedFile, specs.GlossaryFile, specs.AnswersFile, specs.SourceFile:
		return true
	}
	return specs.KindAt(name) != ""
}

func (s *Session) read(name string) ([]byte, error) {
	return s.Disk.ReadFile(filepath.Join(s.Dir, filepath.FromSlash(name)), maxFile)
}

// readBase reads what was generated last, also of files that a person took
// away: they are not brought back.
func (s *Session) readBase() error {
	root := filepath.Join(s.Dir, filepath.FromSlash(specs.BaseDir))
	err := filepath.WalkDir(root, func(at string, d fs.DirEntry, err error) error {
		if err != nil || !d.Type().IsRegular() || staged(d.Name()) {
			return err
		}
		rel, err := filepath.Rel(root, at)
		if err != nil {
			return err
		}
		s.base[filepath.ToSlash(rel)], err = s.Disk.ReadFile(at, maxFile)
		return err
	})
	if err == nil || errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	return problem.From(problemAt(err, root))
}

// problemAt gives a bare system error a code.
func problemAt(err error, at string) error {
	var p *problem.Problem
	if errors.As(err, &p) {
		return err
	}
	return problem.Wrap(err, "storage.permission", "the folder cannot be read").At(at, 0).Mend("check its permissions")
}

// readState takes up the source and the answers of a package.
func (s *Session) readState() error {
	text, ok := s.files[specs.SourceFile]
	if !ok {
		return problem.New("input.package", "the package has lost the text it was made from").
			At(s.fileAt(specs.SourceFile), 0).Mend("restore the file from version control")
	}
	name, plain := textName, sentence(string(text))
	if cfg := s.Package.Config; cfg != nil && cfg.InputType == "file" {
		s.IsFile, name, plain = true, cfg.SeedInput, plainName(cfg.SeedInput)
	}
	src, err := ReadText(bytes.NewReader(text), s.fileAt(specs.SourceFile), plain, maxFile)
	if err != nil {
		return err
	}
	src.Name = name
	s.Source = src
	if s.Answers != nil && len(s.Answers.Entries()) > 0 {
		return nil
	}
	if data, ok := s.files[specs.AnswersFile]; ok {
		sheet, err := interview.ParseSheet(s.fileAt(specs.AnswersFile), data)
		if err != nil {
			return err
		}
		s.Answers = sheet
	}
	return nil
}

// plainName says whether a file of that name is read as plain text.
func plainName(name string) bool {
	ext := strings.ToLower(path.Ext(filepath.ToSlash(name)))
	return ext != ".md" && ext != ".markdown"
}

// Conflicts lists the files beside which a text lies that could not be taken
// over, until a person has settled it and removes that text.
func (s *Session) Conflicts() []string {
	var out []string
	for _, name := range s.Package.Files {
		if of, ok := strings.CutSuffix(name, rejected); ok && (own(of) || s.base[of] != nil) {
			out = append(out, of)
		}
	}
	slices.Sort(out)
	return out
}

// Edited lists the files that a person changed, or took away, since they were
// generated. What the package needs and lacks is stale instead: it comes back.
func (s *Session) Edited() []string {
	var out []string
	for _, name := range slices.Sorted(maps.Keys(s.base)) {
		mine, there := s.files[name]
		if !there && s.needs(name) || there && bytes.Equal(essence(name, mine), essence(name, s.base[name])) {
			continue
		}
		out = append(out, name)
	}
	return out
}
