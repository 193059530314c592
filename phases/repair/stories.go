package repair

import (
	"context"
	"slices"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
)

// sameStory is the share of the words of a requirement's title that a story
// must have in its own to count as the story of that requirement.
const sameStory = 0.7

// mendUncovered gives a requirement without a story the one that speaks of it,
// else a new one in an epic that has room, else a question.
func mendUncovered(_ context.Context, w *work, f specs.FindingRow) (string, error) {
	doc, _ := w.find(f)
	id, title, _ := wish(doc)
	if id == "" || len(w.s.Package.Coverage(id).Stories) > 0 {
		return "", nil
	}
	if e, s := w.storyAbout(title); s != nil {
		w.touch(e)
		s.TracesTo = append(slices.Clone(s.TracesTo), id)
		return w.say("covered", "id", id, "story", s.ID), nil
	}
	r, ok := doc.(*specs.Requirement)
	e := w.epicFor(id)
	if !ok || e == nil || len(r.Criteria) == 0 || r.Story.Want == "" {
		return w.askAbout(doc, id, w.say("ask_story", "id", id, "title", title)), nil
	}
	w.touch(e)
	story := specs.Story{
		ID: nextStory(e), Title: r.Title, Text: r.Story, Size: "M", TracesTo: []string{r.ID},
		Criteria: slices.Clone(r.Criteria[:min(4, len(r.Criteria))]), Source: r.Source,
	}
	e.Stories = append(e.Stories, story)
	if !slices.Contains(e.Requirements, r.ID) {
		e.Requirements = append(slices.Clone(e.Requirements), r.ID)
	}
	return w.say("covered", "id", r.ID, "story", story.ID), nil
}

// storyAbout is the story whose title has most of the words of a title.
func (w *work) storyAbout(title string) (in *specs.Epic, found *specs.Story) {
	words, score := wording.Keywords(title), sameStory
	for _, e := range w.s.Package.Epics {
		for i := range e.Stories {
			s := &e.Stories[i]
			if share := wording.Overlap(words, wording.Keywords(specs.Plain(s.Title))); share > score || share == score && found == nil {
				in, found, score = e, s, share
			}
		}
	}
	return in, found
}

// epicFor is the epic that lists a requirement, else the last one of the MVP,
// of those that have room for a story.
func (w *work) epicFor(id string) *specs.Epic {
	var last *specs.Epic
	for _, e := range w.s.Package.Epics {
		if len(e.Stories) >= maxStories {
			continue
		}
		if slices.Contains(e.Requirements, id) {
			return e
		}
		if last == nil || e.MVP {
			last = e
		}
	}
	return last
}
