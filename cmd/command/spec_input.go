package command

import (
	"context"
	"os"
	"path/filepath"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/phases/session"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/problem"
)

// takeInput reads the idea, or takes up the package that is to be continued.
func (a *App) takeInput(ctx context.Context, s *session.Session, o *specNewOptions, arg string) error {
	if o.resume && (arg == "" || strings.HasPrefix(arg, "SPEC-") && !strings.ContainsAny(arg, " \t\n")) {
		found, err := a.findPackage(arg)
		if err != nil {
			return err
		}
		if err := s.Open(ctx, found.Dir); err != nil {
			return err
		}
		return taken(s, found)
	}
	src, isFile, err := a.readIdea(arg)
	if err != nil {
		return err
	}
	if o.resume {
		found, ok, err := a.packageOf(src)
		if err == nil && ok {
			err = s.Open(ctx, found.Dir)
		}
		if err != nil {
			return err
		}
	}
	s.Source, s.IsFile = src, isFile
	return nil
}

// taken refuses a package in which a stopped run had written nothing yet.
func taken(s *session.Session, found specs.Found) error {
	if s.Dir != "" {
		return nil
	}
	return problem.New("state.empty_package", "nothing was written into %s yet", found.ID).
		Mend("give the idea or the file again: `overtone spec new -y -c @FILE`")
}

// readIdea reads what an argument names: standard input, a file, or itself.
func (a *App) readIdea(arg string) (src analysis.Source, isFile bool, err error) {
	config, err := a.Config()
	if err != nil {
		return src, false, err
	}
	most := int64(config.Limits.SourceBytes)
	if arg == "-" {
		src, err = session.ReadIdea(a.streams.In, "standard input", most)
		return src, false, err
	}
	name, isFile := fileNamed(arg)
	if !isFile {
		a.warnOfFile(arg)
		src, err = session.ReadIdea(strings.NewReader(arg), "the idea", most)
		return src, false, err
	}
	if name == "" {
		return src, true, problem.New("input.missing", "there is no file name behind the @").Mend("give @FILE")
	}
	full, err := a.Path(name)
	if err != nil {
		return src, true, err
	}
	src, err = session.ReadFile(full, filepath.ToSlash(name), most)
	return src, true, err
}

// fileNamed tells whether an argument names a file: behind an @, or one line
// that ends like a Markdown or text file.
func fileNamed(arg string) (name string, isFile bool) {
	if name, marked := strings.CutPrefix(arg, "@"); marked {
		return name, true
	}
	if strings.ContainsAny(arg, "\n\r") {
		return "", false
	}
	switch strings.ToLower(filepath.Ext(arg)) {
	case ".md", ".markdown", ".txt":
		return arg, true
	}
	return "", false
}

// warnOfFile notes that a word taken as the idea is also the name of a file,
// which was more likely meant.
func (a *App) warnOfFile(arg string) {
	if len(arg) > 1000 || strings.ContainsAny(arg, " \t\n\r\x00") {
		return
	}
	full, err := a.Path(arg)
	if err != nil {
		return
	}
	if _, err := os.Lstat(full); err == nil {
		a.Warn(problem.New("input.file_as_idea", "the words %q were taken as the idea, but there is a file of that name, too", arg).
			Mend("write @%s to read the file", arg))
	}
}

// packageOf finds the newest package made from a source of the same title.
func (a *App) packageOf(src analysis.Source) (specs.Found, bool, error) {
	all, err := a.packages()
	if err != nil {
		return specs.Found{}, false, err
	}
	prefix := "SPEC-" + specs.Slug(session.TitleOf(src)) + "-"
	var same []specs.Found
	for _, f := range all {
		if rest, ok := strings.CutPrefix(f.ID, prefix); ok && len(rest) >= len("2006-01-02") && rest[0] >= '0' && rest[0] <= '9' {
			same = append(same, f)
		}
	}
	if len(same) == 0 {
		return specs.Found{}, false, nil
	}
	return newest(same, began), true, nil
}
