package export

import (
	"os"
	"path/filepath"
	"strings"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/disk"
	"github.com/overtone-cli/overtone/specs/wording"
)

// exists says whether a path names something inside the project.
func (j *job) exists(file string) bool {
	if file == "" {
		return false
	}
	full, err := disk.ContainResolved(j.s.Project, strings.TrimSuffix(file, "/"))
	if err != nil {
		return false
	}
	_, err = os.Stat(filepath.Clean(full))
	return err == nil
}

// epicIssue is the work of a whole epic.
func (j *job) epicIssue(e *specs.Epic) issues.Issue {
	issue := j.base(e, e.ID, e.Title)
	var b strings.Builder
	b.WriteString("## " + j.words.say("issue_goal") + "\n\n")
	for _, it := range e.Summary {
		b.WriteString(it.Text + "\n")
	}
	if len(e.Scope) > 0 {
		b.WriteString("\n## " + j.words.say("issue_scope") + "\n\n")
		for _, it := range e.Scope {
			b.WriteString("- " + it.Text + "\n")
		}
	}
	if len(e.Stories) > 0 {
		b.WriteString("\n## " + j.words.say("issue_stories") + "\n")
	}
	for _, st := range e.Stories {
		b.WriteString("\n### " + st.ID + ": " + st.Title + "\n\n")
		j.writeStory(&b, st)
	}
	issue.Context = strings.TrimSpace(b.String()) + "\n"
	return issue
}

// storyIssue is the work of one story.
func (j *job) storyIssue(e *specs.Epic, st specs.Story) issues.Issue {
	issue := j.base(e, st.ID, st.Title)
	issue.ExtendedContext.Notes.SourceStory = st.ID
	issue.Lifecycle.CommitStrategy = "per-issue"
	var b strings.Builder
	b.WriteString("## " + j.words.say("issue_goal") + "\n\n" + st.Title + " (" + e.ID + ": " + e.Title + ")\n\n")
	j.writeStory(&b, st)
	issue.Context = strings.TrimSpace(b.String()) + "\n"
	return issue
}

// writeStory writes a story the way the epic's document does, without marks.
func (j *job) writeStory(b *strings.Builder, st specs.Story) {
	if st.Text.Want != "" {
		lead := "story_role"
		if wording.Article(specs.Plain(st.Text.Role)) == "an" {
			lead = "story_role_an"
		}
		b.WriteString(j.words.phrase(lead) + st.Text.Role + j.words.phrase("story_want") + st.Text.Want)
		if st.Text.Benefit != "" {
			b.WriteString(j.words.phrase("story_benefit") + st.Text.Benefit)
		}
		b.WriteString(j.words.phrase("story_stop") + "\n\n")
	}
	for _, c := range st.Criteria {
		b.WriteString("- [ ] " + c.Text + "\n")
	}
	if len(st.TracesTo) > 0 {
		b.WriteString("\n" + j.words.say("issue_traces") + ": " + strings.Join(st.TracesTo, ", ") + "\n")
	}
}
