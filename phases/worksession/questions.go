package worksession

import (
	"context"
	"slices"
	"strconv"
	"strings"

	"github.com/overtone-cli/overtone/phases/interview"
	"github.com/overtone-cli/overtone/specs/guidelines"
	"github.com/overtone-cli/overtone/templates"
)

// QuestionsFile is the data file with the texts of questions by their names.
const QuestionsFile = "rules/session-questions.yaml"

// The keys of questions in an answers file.
const (
	WriteQuestion    = "rule.write"
	KindQuestion     = "rule.type"
	CategoryQuestion = "rule.category"
	ItemsQuestion    = "sync.items"
	WorkQuestion     = "sync.category"
	ChooseQuestion   = "session.id"
	SolidifyQuestion = "session.solidify"
)

// QuestionKeys lists the keys of all questions.
func QuestionKeys() []string {
	return []string{WriteQuestion, KindQuestion, CategoryQuestion, ItemsQuestion, WorkQuestion, ChooseQuestion, SolidifyQuestion}
}

// filled puts values, given as name and value in turn, into a text of every
// language.
func filled(words templates.Words, pairs ...string) templates.Words {
	for i := 0; i+1 < len(pairs); i += 2 {
		words.En = strings.ReplaceAll(words.En, "{"+pairs[i]+"}", pairs[i+1])
		words.Zh = strings.ReplaceAll(words.Zh, "{"+pairs[i]+"}", pairs[i+1])
	}
	return words
}

// same is a text that reads alike in every language.
func same(text string) templates.Words { return templates.Words{En: text, Zh: text} }

// Confirm asks whether a rule is to be written, and for another type and
// category when a person wants that. ok is false when it is not.
func (d *Desk) Confirm(ctx context.Context, asker interview.Asker, w *Words, text string, found Detected) (out Detected, ok bool, err error) {
	p, err := interview.ReadPhrases(d.Set, QuestionsFile)
	if err != nil {
		return found, false, err
	}
	q := p.Question(WriteQuestion, "rule_write", interview.Choice)
	q.Options = []interview.Option{p.Option("rule_write", "yes"), p.Option("rule_write", "change"), p.Option("rule_write", "no")}
	q.Default, q.First, q.Flag = []string{"yes"}, true, "-y"
	q.Known = []interview.Fact{{Label: same(string(found.Kind) + " [" + found.Category + "]"), Value: text}}
	answer, err := asker.Ask(ctx, d.question(q))
	if err != nil || answer.First() != "change" {
		return found, err == nil && answer.First() == "yes", err
	}
	q = p.Question(KindQuestion, "rule_type", interview.Choice)
	for _, kind := range Kinds() {
		q.Options = append(q.Options, p.Option("rule_type", string(kind)))
	}
	q.Default, q.First, q.Flag = []string{string(found.Kind)}, true, "--type"
	if answer, err = asker.Ask(ctx, d.question(q)); err != nil {
		return found, false, err
	}
	out = w.Detect(text, guidelines.Kind(answer.First()), "")
	q = p.Question(CategoryQuestion, "rule_category", interview.Choice)
	for _, category := range w.Categories(out.Kind) {
		q.Options = append(q.Options, interview.Option{ID: category, Label: same(category)})
	}
	q.Default, q.First, q.Flag = []string{out.Category}, true, "--category"
	if answer, err = asker.Ask(ctx, d.question(q)); err != nil {
		return found, false, err
	}
	out.Category = answer.First()
	return out, true, nil
}

// AskSolidify asks for a decision to keep at the end of a session; empty for
// none.
func (d *Desk) AskSolidify(ctx context.Context, asker interview.Asker) (string, error) {
	p, err := interview.ReadPhrases(d.Set, QuestionsFile)
	if err != nil {
		return "", err
	}
	q := p.Question(SolidifyQuestion, "solidify", interview.Text)
	q.First = true
	answer, err := asker.Ask(ctx, d.question(q))
	return oneLine(answer.First()), err
}

// Choose asks which of several sessions is meant.
func (d *Desk) Choose(ctx context.Context, asker interview.Asker, all []*Session) (*Session, error) {
	p, err := interview.ReadPhrases(d.Set, QuestionsFile)
	if err != nil {
		return nil, err
	}
	q := p.Question(ChooseQuestion, "session_id", interview.Choice)
	for _, s := range all {
		q.Options = append(q.Options, interview.Option{ID: s.ID, Label: same(s.ID), Description: same(string(s.Status) + ": " + s.Description)})
	}
	q.Default, q.First = []string{all[0].ID}, true
	answer, err := asker.Ask(ctx, d.question(q))
	if err != nil {
		return nil, err
	}
	i := slices.IndexFunc(all, func(s *Session) bool { return s.ID == answer.First() })
	return all[max(i, 0)], nil
}

// Preview shows what a synchronisation would write and lets a person leave
// items out and change the category.
func (d *Desk) Preview(ctx context.Context, asker interview.Asker, w *Words, plan Plan) (Plan, error) {
	p, err := interview.ReadPhrases(d.Set, QuestionsFile)
	if err != nil {
		return plan, err
	}
	q := p.Question(ItemsQuestion, "sync_items", interview.Multi)
	q.First, q.Flag = true, "-y"
	if plan.Entry != nil {
		label := filled(p["sync_items"]["entry"], "title", plan.Entry.Entry.Title)
		q.Options = append(q.Options, interview.Option{ID: "entry", Label: label, Description: same(plan.Entry.Category + ", " + plan.Entry.Entry.SubFeature)})
	}
	for i, r := range plan.Rules {
		label := filled(p["sync_items"]["rule"], "kind", string(r.Kind), "category", r.Category, "text", r.Text)
		q.Options = append(q.Options, interview.Option{ID: "rule-" + strconv.Itoa(i+1), Label: label, Description: filled(p["sync_items"]["from"], "from", r.From)})
	}
	if len(q.Options) == 0 {
		return plan, nil
	}
	for _, o := range q.Options {
		q.Default = append(q.Default, o.ID)
	}
	answer, err := asker.Ask(ctx, d.question(q))
	if err != nil {
		return plan, err
	}
	var kept []Proposal
	for i, r := range plan.Rules {
		if slices.Contains(answer.Values, "rule-"+strconv.Itoa(i+1)) {
			kept = append(kept, r)
		} else {
			plan.Skipped = append(plan.Skipped, r.Text)
		}
	}
	plan.Rules = kept
	if plan.Entry == nil {
		return plan, nil
	}
	if !slices.Contains(answer.Values, "entry") {
		plan.Skipped, plan.Entry = append([]string{plan.Entry.Entry.Title}, plan.Skipped...), nil
		return plan, nil
	}
	q = p.Question(WorkQuestion, "sync_category", interview.Choice)
	for _, id := range w.Works() {
		q.Options = append(q.Options, interview.Option{ID: id, Label: same(id)})
	}
	q.Default, q.First, q.Flag = []string{plan.Entry.Category}, true, "--category"
	if answer, err = asker.Ask(ctx, d.question(q)); err == nil {
		changed := *plan.Entry
		changed.Category = answer.First()
		plan.Entry = &changed
	}
	return plan, err
}
