package issues

import (
	"errors"
	"fmt"
	"net/url"
	"path"
	"slices"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs/problem"
)

// Limits of the texts of an issue, in characters unless a unit is given.
const (
	maxTitle   = 500
	maxTag     = 200
	maxContext = 1 << 20 // bytes
	maxList    = 10_000  // entries
)

// Check says everything that is wrong with the issue's fields, its id aside,
// in the order of the fields. Every problem has a code input.bad_….
func (i Issue) Check() []*problem.Problem {
	c := checker{}
	c.line("title", i.Title, maxTitle)
	if !slices.Contains(Statuses(), i.Status) {
		c.found = append(c.found, badStatus(i.Status))
	}
	if i.Priority < HighestPriority || i.Priority > LowestPriority {
		c.found = append(c.found, problem.New("input.bad_priority", "%d is not a priority", i.Priority).
			Mend("use 1 (critical) to 5 (trivial)"))
	}
	c.text("context", i.Context)
	c.choice("source", i.Source, "github", "text", "discovery")
	c.url("source_url", i.SourceURL)
	c.lines("tags", i.Tags, maxTag)
	c.lines("affected_components", i.AffectedComponents, maxTitle)
	c.text("expected_behavior", i.ExpectedBehavior)
	c.text("actual_behavior", i.ActualBehavior)
	c.ids("depends_on", i.DependsOn)
	if i.ID != "" && slices.Contains(i.DependsOn, i.ID) {
		c.add("depends_on", "%s cannot wait for itself", i.ID)
	}
	c.files("files", i.Files)
	c.context(i.ExtendedContext)
	c.choice("lifecycle_requirements.test_strategy", i.Lifecycle.TestStrategy, "unit", "integration", "e2e", "manual", "auto")
	c.choice("lifecycle_requirements.regression_scope", i.Lifecycle.RegressionScope, "affected", "related", "full")
	c.choice("lifecycle_requirements.acceptance_type", i.Lifecycle.AcceptanceType, "automated", "manual", "both")
	c.choice("lifecycle_requirements.commit_strategy", i.Lifecycle.CommitStrategy, "per-task", "squash", "atomic", "per-issue", "per-epic")
	c.feedback(i.Feedback)
	c.count("solution_count", i.SolutionCount)
	c.lease(i.Lease)
	c.evidence(i.Evidence)
	c.external(i.External)
	return c.found
}

// problems makes one error of several: the first, with the others behind it.
func problems(found []*problem.Problem) error {
	switch len(found) {
	case 0:
		return nil
	case 1:
		return found[0]
	}
	var rest []error
	for _, one := range found[1:] {
		rest = append(rest, one)
	}
	first := *found[0]
	first.Err = errors.Join(rest...)
	return &first
}

// checker gathers what is wrong.
type checker struct{ found []*problem.Problem }

func (c *checker) add(field, format string, args ...any) {
	c.found = append(c.found, problem.New("input.bad_field", "%s: %s", field, fmt.Sprintf(format, args...)).
		Mend("correct the field %s", field))
}

// line checks a text that is shown on one line and must say something.
func (c *checker) line(field, text string, limit int) {
	switch {
	case strings.TrimSpace(text) == "":
		c.add(field, "it is empty")
	case !utf8.ValidString(text):
		c.add(field, "it is not valid UTF-8")
	case utf8.RuneCountInString(text) > limit:
		c.add(field, "it is longer than %d characters", limit)
	case strings.ContainsFunc(text, hidden):
		c.add(field, "%+q holds an invisible control or direction mark", text)
	}
}

// hidden characters do not belong into a line of text.
func hidden(r rune) bool {
	return unicode.IsControl(r) || unicode.Is(unicode.Bidi_Control, r) || r == '\u2028' || r == '\u2029'
}

// text checks a longer text, which may have line ends and tabs.
func (c *checker) text(field, text string) {
	control := func(r rune) bool { return unicode.IsControl(r) && r != '\n' && r != '\t' && r != '\r' }
	switch {
	case !utf8.ValidString(text):
		c.add(field, "it is not valid UTF-8")
	case len(text) > maxContext:
		c.add(field, "it is longer than %d bytes", maxContext)
	case strings.ContainsFunc(text, control):
		c.add(field, "it holds an invisible control character")
	}
}

func (c *checker) lines(field string, all []string, limit int) {
	if len(all) > maxList {
		c.add(field, "it has more than %d entries", maxList)
		return
	}
	for i, one := range all {
		c.line(fmt.Sprintf("%s[%d]", field, i), one, limit)
	}
	c.unique(field, all)
}

func (c *checker) unique(field string, all []string) {
	seen := make(map[string]bool, len(all))
	for _, one := range all {
		if seen[one] {
			c.add(field, "%q is there twice", one)
			return
		}
		seen[one] = true
	}
}

// choice checks a text that is empty or one of a few.
func (c *checker) choice(field, text string, allowed ...string) {
	if text != "" && !slices.Contains(allowed, text) {
		c.add(field, "%+q is not one of %s", text, strings.Join(allowed, ", "))
	}
}

func (c *checker) url(field, text string) {
	if text == "" {
		return
	}
	parsed, err := url.Parse(text)
	if err != nil || parsed.Host == "" || (parsed.Scheme != "https" && parsed.Scheme != "http") {
		c.add(field, "%+q is not a web address", text)
	}
}

func (c *checker) ids(field string, all []string) {
	for _, id := range all {
		if err := CheckID(id); err != nil {
			c.found = append(c.found, problem.From(err))
		}
	}
	c.unique(field, all)
}

// files checks paths inside the project; patterns such as src/** are allowed.
func (c *checker) files(field string, all []string) {
	for i, name := range all {
		where := fmt.Sprintf("%s[%d]", field, i)
		trimmed := strings.TrimSuffix(name, "/")
		switch {
		case trimmed == "" || !utf8.ValidString(name) || strings.ContainsFunc(name, hidden) || strings.Contains(name, `\`):
			c.add(where, "%+q is not a path with \"/\" between its names", name)
		case path.IsAbs(name) || path.Clean(trimmed) != trimmed || trimmed == ".." || strings.HasPrefix(trimmed, "../"):
			c.add(where, "%+q is not a plain path inside the project", name)
		}
	}
	c.unique(field, all)
}

func (c *checker) count(field string, n int) {
	if n < 0 {
		c.add(field, "%d is less than none", n)
	}
}

func (c *checker) context(context ExtendedContext) {
	c.text("extended_context.location", context.Location)
	c.text("extended_context.suggested_fix", context.SuggestedFix)
	notes := context.Notes
	c.text("extended_context.notes", notes.Text)
	for _, one := range []struct{ field, text string }{
		{"session", notes.Session},
		{"strategy", notes.Strategy},
		{"original_id", notes.OriginalID},
		{"spec_dir", notes.SpecDir},
		{"source_epic", notes.SourceEpic},
		{"source_story", notes.SourceStory},
	} {
		if one.text != "" {
			c.line("extended_context.notes."+one.field, one.text, maxTitle)
		}
	}
	c.count("extended_context.notes.wave", notes.Wave)
	c.ids("extended_context.notes.depends_on_issues", notes.DependsOnIssues)
	c.lines("extended_context.notes.spec_documents", notes.SpecDocuments, maxTitle)
	c.lines("extended_context.notes.rules", notes.Rules, maxTitle)
}

func (c *checker) feedback(all []Feedback) {
	for i, one := range all {
		where := fmt.Sprintf("feedback[%d].", i)
		c.choice(where+"type", one.Type, "failure", "clarification", "rejection")
		c.choice(where+"stage", one.Stage, "new", "plan", "execute")
		c.text(where+"content", one.Content)
		if one.CreatedAt != "" {
			c.time(where+"created_at", one.CreatedAt)
		}
	}
}

func (c *checker) time(field, text string) {
	if _, err := time.Parse(time.RFC3339, text); err != nil {
		c.add(field, "%+q is not a time such as 2026-01-31T12:00:00Z", text)
	}
}
