package export

import (
	"os"
	"path/filepath"
	"strings"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/phases/session"
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
	issue.AffectedComponents = j.components(e.Requirements)
	var b brief
	b.head(j.words.say("issue_goal"))
	for _, it := range e.Summary {
		b.line(it.Text)
	}
	j.writeFrame(&b, e, e.Requirements)
	if len(e.Scope) > 0 {
		b.head(j.words.say("issue_scope"))
		for _, it := range e.Scope {
			b.line("- " + it.Text)
		}
	}
	if len(e.Stories) > 0 {
		b.head(j.words.say("issue_stories"))
	}
	for n, st := range e.Stories {
		if n > 0 {
			b.line("")
		}
		b.line("### " + st.ID + ": " + st.Title + "\n")
		j.writeStory(&b, st)
	}
	if len(e.Risks) > 0 {
		b.head(j.words.say("issue_risks"))
		for _, it := range e.Risks {
			b.line("- " + it.Text)
		}
	}
	rules := session.RelevantRules(j.s.Rules, issue.Title+"\n"+b.String())
	j.obey(&issue, rules)
	j.writeRules(&b, rules)
	j.writeEnd(&b, e, e.Stories, issue.ExtendedContext.Notes.SpecDocuments)
	issue.Context = b.text()
	return issue
}

// storyIssue is the work of one story.
func (j *job) storyIssue(e *specs.Epic, st specs.Story) issues.Issue {
	issue := j.base(e, st.ID, st.Title)
	issue.AffectedComponents = j.components(st.TracesTo)
	issue.ExtendedContext.Notes.SourceStory = st.ID
	issue.Lifecycle.CommitStrategy = "per-issue"
	var b brief
	b.head(j.words.say("issue_goal"))
	b.line(st.Title + " (" + e.ID + ": " + e.Title + ")\n")
	j.writeStory(&b, st)
	j.writeFrame(&b, e, st.TracesTo)
	rules := session.RelevantRules(j.s.Rules, issue.Title+"\n"+b.String())
	j.obey(&issue, rules)
	j.writeRules(&b, rules)
	j.writeEnd(&b, e, []specs.Story{st}, issue.ExtendedContext.Notes.SpecDocuments)
	issue.Context = b.text()
	return issue
}

// writeStory writes a story the way the epic's document does, without marks.
func (j *job) writeStory(b *brief, st specs.Story) {
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
