package worksession

import (
	"strings"
	"time"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
)

const (
	maxTitle = 60  // runes of a title in the profile
	maxStory = 100 // runes of a description there
)

// Entry is one piece of work for the development index.
type Entry struct {
	Category string          `json:"category" jsonschema:"feature, enhancement, bugfix, refactor or docs"`
	Why      string          `json:"why" jsonschema:"what the category was told from"`
	Entry    specs.TechEntry `json:"entry"`
}

// entry makes the entry of a piece of work: named by what a person says, else by
// the session, else by the newest commit. ok is false when nothing says what was
// done.
func (w *Words) entry(text string, s *Session, past Past, now time.Time) (e Entry, ok bool) {
	var subjects []string
	for _, c := range past.Commits {
		subjects = append(subjects, w.plainSubject(c.Subject))
	}
	told := ""
	switch {
	case text != "":
		told = text
	case len(past.Commits) > 0:
		told = past.Commits[0].Subject
	case s != nil:
		told = s.Description
	default:
		return Entry{}, false
	}
	e.Category, e.Why = w.Work(told)
	title := w.plainSubject(firstSentence(told))
	story := strings.Join(subjects, "; ")
	if oneLine(text) != "" && (bare(text) != bare(title) || story == "") {
		story = oneLine(text)
	}
	e.Entry = specs.TechEntry{
		Title: cut(oneLine(title), maxTitle), SubFeature: first(past.Area, general), Date: now.Format(time.DateOnly),
		Description: cut(first(story, oneLine(title)), maxStory), Status: string(Completed),
	}
	if s != nil {
		id := s.ID
		e.Entry.SessionID = &id
	}
	return e, true
}

func firstSentence(text string) string {
	text = oneLine(text)
	for _, span := range wording.Sentences(text) {
		if s := strings.TrimSpace(text[span.Start:span.End]); s != "" {
			return strings.TrimRight(s, ".。")
		}
	}
	return text
}

// section is the list of the development index with a name, nil for none.
func section(index *specs.DevelopmentIndex, name string) *[]specs.TechEntry {
	switch name {
	case "feature":
		return &index.Feature
	case "enhancement":
		return &index.Enhancement
	case "bugfix":
		return &index.Bugfix
	case "refactor":
		return &index.Refactor
	case "docs":
		return &index.Docs
	}
	return nil
}

// indexed says whether a piece of work stands in the development index already:
// under the same title for the same session, or without one on the same day or
// with the same description.
func indexed(index *specs.DevelopmentIndex, e specs.TechEntry) bool {
	for _, list := range [][]specs.TechEntry{index.Feature, index.Enhancement, index.Bugfix, index.Refactor, index.Docs} {
		for i := range list {
			old := &list[i]
			if bare(old.Title) != bare(e.Title) || (old.SessionID == nil) != (e.SessionID == nil) {
				continue
			}
			if e.SessionID != nil && *old.SessionID == *e.SessionID || e.SessionID == nil && (old.Date == e.Date || bare(old.Description) == bare(e.Description)) {
				return true
			}
		}
	}
	return false
}

// addEntry puts a piece of work into the development index, unless it stands
// there.
func addEntry(tech *specs.ProjectTech, e Entry) (added bool) {
	if indexed(&tech.DevelopmentIndex, e.Entry) {
		return false
	}
	if list := section(&tech.DevelopmentIndex, e.Category); list != nil {
		*list = append(*list, e.Entry)
	}
	return true
}
