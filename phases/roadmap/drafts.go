package roadmap

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/phases/session"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/templates"
)

// Drafts makes an issue of every layer or task of a roadmap, in their order;
// Ref is the item's id. Document is the path of roadmap.md relative to the
// project, empty when it is not known; rules are those of the team. Waves and priorities are those of the
// items, so Derive must have run. It fails when the phrases of a project cannot
// be read.
func Drafts(set *templates.Set, m *specs.Roadmap, document string, rules []specs.ProjectRule) ([]issues.Draft, error) {
	w, err := readWords(set, m.Meta.Lang)
	if err != nil {
		return nil, err
	}
	out := make([]issues.Draft, 0, len(m.Items))
	for i := range m.Items {
		it := &m.Items[i]
		issue := w.issue(m, it, document)
		w.obey(&issue, session.RelevantRules(rules, issue.Title+"\n"+issue.Context))
		out = append(out, issues.Draft{Ref: it.ID, Needs: slices.Clone(it.Needs), Issue: issue})
	}
	return out, nil
}

// issue is one item as an issue; roadmap.md, "Issues".
func (w *words) issue(m *specs.Roadmap, it *specs.RoadmapItem, document string) issues.Issue {
	kind, title := it.Name, it.Goal
	if m.Mode == specs.Direct {
		kind, title = it.Type, it.Name
	}
	kind = cmp.Or(oneLine(kind), it.ID)
	issue := issues.Issue{
		Title: "[" + kind + "] " + cut(cmp.Or(oneLine(title), it.ID), longestTitle), Status: issues.Registered, Priority: cmp.Or(it.Priority, specs.PriorityOf(it.Effort)),
		Context: w.context(it), Source: "text",
		Tags:      []string{"roadmap", string(m.Mode), "wave-" + strconv.Itoa(it.Wave), kind},
		Lifecycle: issues.Lifecycle{TestStrategy: "unit", RegressionScope: "affected", AcceptanceType: "automated", CommitStrategy: "per-issue"},
		ExtendedContext: issues.ExtendedContext{Notes: issues.Notes{
			Session: m.Meta.SessionID, Strategy: string(m.Mode), OriginalID: it.ID, Wave: it.Wave,
		}},
	}
	if document != "" {
		issue.ExtendedContext.Notes.SpecDocuments = []string{document}
	}
	return issue
}

// longestTitle bounds what of a goal stands in a title, in characters.
const longestTitle = 160

// cut shortens a text at a word.
func cut(text string, n int) string {
	runes := []rune(text)
	if len(runes) <= n {
		return strings.TrimRight(text, " .。")
	}
	short := string(runes[:n-1])
	if at := strings.LastIndexByte(short, ' '); at > len(short)/2 {
		short = short[:at]
	}
	return strings.TrimRight(short, " ,;.，；。") + "…"
}

func oneLine(text string) string { return strings.Join(strings.Fields(specs.Plain(text)), " ") }

// context is what whoever does the work reads: what is wanted, what is in and
// out, and how it is known to be finished.
func (w *words) context(it *specs.RoadmapItem) string {
	var b strings.Builder
	head := func(id string) { b.WriteString("\n## " + w.say(id) + "\n\n") }
	list := func(id string, lines []string) {
		if len(lines) > 0 {
			head(id)
		}
		for _, l := range lines {
			b.WriteString("- " + l + "\n")
		}
	}
	head("issue_goal")
	b.WriteString(cmp.Or(it.Goal, it.Name) + "\n")
	list("issue_scope", texts(it.Scope))
	list("issue_excludes", texts(it.Excludes))
	list("issue_inputs", it.Inputs)
	list("issue_outputs", it.Outputs)
	if len(it.Criteria) > 0 {
		head("issue_criteria")
	}
	for _, c := range it.Criteria {
		b.WriteString("- [ ] " + c.Text + "\n")
	}
	list("issue_verification", texts(it.Verification))
	list("issue_done", texts(it.Done))
	list("issue_traces", it.Traces)
	return strings.TrimSpace(b.String()) + "\n"
}

func texts(items []specs.Item) []string {
	out := make([]string, 0, len(items))
	for _, it := range items {
		out = append(out, it.Text)
	}
	return out
}

// obey gives an issue the rules that bear on it, with their files to read.
func (w *words) obey(issue *issues.Issue, rules []specs.ProjectRule) {
	if len(rules) == 0 {
		return
	}
	issue.Context = strings.TrimRight(issue.Context, "\n") + "\n\n## " + w.say("issue_rules") + "\n\n- " + strings.Join(session.RuleLines(rules), "\n- ") + "\n"
	for i := range rules {
		issue.ExtendedContext.Notes.AddRule(rules[i].ID, rules[i].Path)
	}
}
