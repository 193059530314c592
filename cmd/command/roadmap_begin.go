package command

import (
	"context"
	"fmt"
	"path"
	"path/filepath"
	"strings"

	"github.com/overtone-cli/overtone/cmd/ask"
	"github.com/overtone-cli/overtone/phases/interview"
	"github.com/overtone-cli/overtone/phases/roadmap"
	"github.com/overtone-cli/overtone/phases/session"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/problem"
)

// writing gathers the lines of a page.
type writing struct{ strings.Builder }

func (w *writing) line(format string, args ...any) { fmt.Fprintf(&w.Builder, format+"\n", args...) }

// prepareRoadmap takes up the requirement, the roadmap that there is of it, and
// who answers.
func (a *App) prepareRoadmap(ctx context.Context, r *roadmap.Run, o *roadmapOptions, arg string, person interview.Asker) (*ask.Answers, error) {
	if err := a.takeRequirement(ctx, r, o, arg); err != nil {
		return nil, err
	}
	if r.Folder == nil {
		if err := a.takeSame(ctx, r, o); err != nil {
			return nil, err
		}
	}
	return a.takeRoadmapAnswers(r, o, person)
}

// takeRequirement reads the text or the package that a roadmap is made of, or
// takes up the roadmap that is named.
func (a *App) takeRequirement(ctx context.Context, r *roadmap.Run, o *roadmapOptions, arg string) error {
	if o.resume && o.spec == "" && (arg == "" || strings.HasPrefix(arg, "RMAP-") && !strings.ContainsAny(arg, " \t\n")) {
		found, err := a.findRoadmap(arg)
		if err != nil {
			return err
		}
		return a.takeFolder(ctx, r, found.Dir)
	}
	if o.spec != "" {
		return a.takePackage(r, o.spec)
	}
	src, isFile, err := a.readIdea(arg)
	if r.Source = src; isFile {
		r.Source.Name = path.Base(filepath.ToSlash(src.Name)) // where it lies says nothing of what it asks for
	}
	return err
}

// takePackage reads a finished package.
func (a *App) takePackage(r *roadmap.Run, id string) error {
	found, err := a.findPackage(id)
	if err != nil {
		return err
	}
	s, err := a.look(found)
	if err != nil {
		return err
	}
	if s.Package.Config == nil {
		return problem.New("state.missing", "the package has no %s yet", specs.ConfigFile).At(a.Shown(found.Dir), 0).Mend("run `overtone spec continue %s`", found.ID)
	}
	r.Spec = s
	return nil
}

// takeFolder opens a roadmap and reads again what it was made of.
func (a *App) takeFolder(ctx context.Context, r *roadmap.Run, dir string) error {
	folder, err := r.Codec.OpenRoadmap(ctx, r.Disk, dir)
	if err != nil {
		return err
	}
	r.Folder, r.Resumed = folder, true
	if folder.Parsed == nil {
		return problem.New("state.empty_roadmap", "nothing was written into %s yet", folder.ID).Mend("give the requirement again: `overtone roadmap -y @FILE`")
	}
	r.Roadmap = folder.Roadmap
	if folder.Roadmap.Spec != "" {
		if err := a.takePackage(r, folder.Roadmap.Spec); err != nil {
			return err
		}
	} else {
		file := filepath.Join(dir, filepath.FromSlash(specs.SourceFile))
		if r.Source, err = session.ReadCopy(file, folder.Roadmap.SourceName, int64(a.config.Limits.SourceBytes)); err != nil {
			return problem.From(err).At(a.Shown(file), 0)
		}
	}
	return a.recallAnswers(r)
}

// takeSame opens the roadmap that there is of the same requirement, if any.
func (a *App) takeSame(ctx context.Context, r *roadmap.Run, o *roadmapOptions) error {
	digest, err := r.Digest()
	if err != nil {
		return err
	}
	prefix := "RMAP-" + specs.Slug(r.Title()) + "-"
	all, err := a.roadmaps()
	if err != nil {
		return err
	}
	var same []specs.Found
	for _, f := range all {
		if !o.resume && !strings.HasPrefix(f.ID, specs.RoadmapID(r.Title(), r.Now)) || o.resume && !strings.HasPrefix(f.ID, prefix) {
			continue
		}
		if m := settledRoadmap(ctx, r, f.Dir); m != nil && m.Input == digest {
			same = append(same, f)
		}
	}
	if len(same) == 0 {
		return nil
	}
	f, err := a.newestRoadmap(same)
	if err != nil {
		return err
	}
	text := r.Source.Text
	err = a.takeFolder(ctx, r, f.Dir)
	r.Source.Text = text // the copy may have been edited; its name is the one that was read by
	return err
}

// settledRoadmap reads a roadmap; where that fails, a run that was killed may
// have left its folder to be finished. It is nil when there is none to be read,
// or another run is at it.
func settledRoadmap(ctx context.Context, r *roadmap.Run, dir string) *specs.Roadmap {
	folder, err := r.Codec.ReadRoadmap(r.Disk, dir)
	if err == nil {
		return folder.Roadmap
	}
	if folder, err = r.Codec.OpenRoadmap(ctx, r.Disk, dir); err != nil {
		return nil
	}
	m := folder.Roadmap
	if folder.Close() != nil {
		return nil
	}
	return m
}

// recallAnswers reads what was answered before.
func (a *App) recallAnswers(r *roadmap.Run) error {
	file := filepath.Join(r.Folder.Dir, specs.AnswersFile)
	data, err := r.Disk.ReadFile(file, maxAnswers)
	if err != nil {
		return nil //nolint:nilerr // what cannot be recalled is asked again
	}
	sheet, err := interview.ParseSheet(a.Shown(file), data)
	if err != nil {
		return err
	}
	r.Answers = sheet
	return nil
}

// takeRoadmapAnswers chooses who answers: the file of the flag, what was
// answered before, then the person, or under -y the defaults.
func (a *App) takeRoadmapAnswers(r *roadmap.Run, o *roadmapOptions, person interview.Asker) (*ask.Answers, error) {
	var rest interview.Asker
	switch {
	case person != nil:
		rest = person
	case o.yes:
		rest = ask.Auto{}
	}
	if rest == nil && o.answers == "" {
		if !r.Resumed {
			return nil, problem.New("usage.needs_answers", "nobody is there to answer the questions").Mend("add -y to take the defaults, or --answers FILE")
		}
		rest = ask.Auto{}
	}
	if r.Resumed && person != nil && r.Roadmap.State == specs.RoadmapReady {
		r.Answers.Drop(interview.Turn(interview.Question{ID: roadmap.RefineQuestion}, len(r.Roadmap.Iterations)+1).ID) // whoever comes back may want to change something
	}
	if r.Resumed && rest != nil {
		rest = &ask.Remembered{Sheet: r.Answers, Rest: rest}
	}
	if o.answers == "" {
		r.Asker = rest
		return nil, nil
	}
	given, err := a.roadmapSheet(r, o)
	if err != nil {
		return nil, err
	}
	file := &ask.Answers{Sheet: given, Rest: rest}
	r.Asker = file
	return file, nil
}

// roadmapSheet reads an answers file and refuses keys that no question has.
func (a *App) roadmapSheet(r *roadmap.Run, o *roadmapOptions) (*interview.Sheet, error) {
	digest, err := r.Digest()
	if err != nil {
		return nil, err
	}
	return a.sheetFor(o.answers, answerable{
		isKey: roadmap.IsKey, keys: roadmap.Keys, of: "roadmap", from: "requirement", digest: digest,
	})
}

// staleRoadmap is an error that names an answer of the file that nothing asked
// for.
func (a *App) staleRoadmap(given *ask.Answers, r *roadmap.Run) error {
	if given == nil {
		return nil
	}
	return given.Unused(r.Answers)
}
