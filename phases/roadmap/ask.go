package roadmap

import (
	"context"
	"time"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/phases/interview"
	"github.com/overtone-cli/overtone/phases/session"
	"github.com/overtone-cli/overtone/specs"
)

// Ask puts a question to whoever answers and writes the answer down, at once
// when a person gave it and the folder is there. It fails as the Asker does.
func (r *Run) Ask(ctx context.Context, q interview.Question) (interview.Answer, error) {
	if q.Lang == "" {
		q.Lang = string(r.lang())
	}
	if q.Known == nil {
		q.Known = []interview.Fact{}
	}
	a, err := r.Asker.Ask(ctx, q)
	if err != nil {
		return a, err
	}
	r.Answers.Command = "overtone roadmap"
	r.Answers.Set(q.ID, a)
	if a.Person {
		return a, r.keepAnswers()
	}
	return a, nil
}

// keepAnswers writes answers.yaml into the folder, if there is one already, and
// what engines said so far: an answer is about that.
func (r *Run) keepAnswers() error {
	if r.Folder == nil {
		return nil
	}
	files, err := r.beside()
	if err != nil {
		return err
	}
	return r.Folder.Write(files)
}

// beside are the files that lie beside roadmap.md, as far as they changed: the
// answers, and what was said since the last time with engines outside this
// process. They are written once.
func (r *Run) beside() (map[string][]byte, error) {
	files, err := session.EncodeTranscripts(r.Folder.Dir, r.stamp(), r.Analyst.Drain())
	if err != nil {
		return nil, err
	}
	files[specs.AnswersFile] = r.Answers.Bytes()
	return files, nil
}

// keepTranscripts writes what engines said and nothing was written of yet, as
// after a run that failed.
func (r *Run) keepTranscripts() error {
	if r.Folder == nil || r.Folder.Parsed == nil {
		return nil
	}
	files, err := session.EncodeTranscripts(r.Folder.Dir, r.stamp(), r.Analyst.Drain())
	if err != nil || len(files) == 0 {
		return err
	}
	return r.Folder.Write(files)
}

// stamp is the time of the run as it is stored.
func (r *Run) stamp() string { return r.Now.UTC().Format(time.RFC3339) }

// open makes the folder of a new roadmap, unless it is there.
func (r *Run) open(ctx context.Context) error {
	if r.Folder != nil {
		return nil
	}
	digest, err := r.Digest()
	if err != nil {
		return err
	}
	if r.Folder, err = r.Codec.CreateRoadmap(ctx, r.Disk, r.Home, r.Title(), r.Now, nil); err != nil {
		return err
	}
	r.Answers.SourceSHA256 = digest
	files, err := r.beside()
	if err != nil {
		return err
	}
	if r.Spec == nil {
		files[specs.SourceFile] = []byte(r.Source.Text)
	}
	begun, err := r.build(specs.Progressive, analysis.RoadmapOutput{})
	if err != nil {
		return err
	}
	_, err = r.Folder.Save(begun, specs.Changed, files)
	return err
}

// Save writes the roadmap and the answers in one step. Roadmap is what stands on
// disk then, with the lines of everything.
func (r *Run) Save() error {
	files, err := r.beside()
	if err != nil {
		return err
	}
	if _, err := r.Folder.Save(r.Roadmap, specs.Changed, files); err != nil {
		return err
	}
	r.Roadmap = r.Folder.Roadmap
	return nil
}

// Title names the folder of the roadmap.
func (r *Run) Title() string {
	if r.Spec != nil {
		return specs.Plain(r.Spec.Package.Config.Title)
	}
	return session.TitleOf(r.Source)
}
