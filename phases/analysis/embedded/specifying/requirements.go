package specifying

import (
	"slices"
	"strconv"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/completing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// Draft is a requirement in the making.
type Draft struct {
	completing.Use
	Requirement specs.Requirement
	prio        string              // rule by which the priority was set, empty when stated
	clause      string              // the clause of the statement that a test is made for, where it is not the first
	rest        string              // what a later part of a split requirement is about
	weak        []specs.Item        // stated criteria that nobody can measure
	rests       []string            // clauses of the statement that are no criteria
	windows     []phrasing.Window   // the times of day for which it says different things
	tested      []string            // clauses that have a criterion of their own
	kept        int                 // places among its criteria for what is tested later
	topic       *phrasing.TopicRule // what its words are about; empty when nothing is known
	goal        string              // text of the goal it serves first
	// How much of that goal's words it shares.
	goalScore float64
	goalGuess bool // no source states that goal
	// circular says that the goal is only that the rest works, and no reason.
	circular bool

	unsure bool // how its statement was read is not certain: it holds in its own words
}

// serves says that the goal which a draft is filed under is one that the source
// states and that speaks of the same.
func (d *Draft) serves() bool {
	least := 0.0
	if d.Pack != nil {
		least = halfOfGoal // nobody asked for it with the goal in mind
	}
	return d.goal != "" && d.goalScore > least && !d.goalGuess && !d.circular
}

// halfOfGoal is how much of a goal's words a feature has to share that was only
// added.
const halfOfGoal = 0.5

// Requirements answers with one requirement for each feature, in the order of
// the source and inferred ones behind, the qualities, and the data model.
func (w *Specifier) Requirements(in *analysis.RequirementsInput, out *analysis.RequirementsOutput) error {
	origins := w.origins(w.WantedFeatures(in.Refined.Features))
	model := w.dataModel(origins)
	goals := w.GoalIndex(in.Brief.Goals)
	var drafts []Draft
	for _, o := range origins {
		drafts = append(drafts, w.drafts(o, goals, model)...)
	}
	if err := w.tooMany(statedOf(drafts)); err != nil {
		return err
	}
	drafts, numbers := w.numbered(in, drafts)
	w.setPriorities(drafts)
	each(len(drafts), func(i int) {
		d := &drafts[i]
		d.Requirement.ID = specs.RequirementID(numbers[i])
		w.describe(d)
		w.completeCriteria(d, d.weak)
		d.Requirement.Slug = specs.FileSlug(d.Requirement.Title)
	})
	w.criteriaOfLater(drafts)
	for i := range drafts {
		out.Requirements = append(out.Requirements, drafts[i].Requirement)
	}
	out.NFRs = w.nfrs(in, goals)
	w.keepNumbers(in, out.NFRs, goals)
	w.serveAims(goals, out)
	goals.serveMeasures(out)
	open := goals.serveAll(out)
	out.Index = w.requirementsIndex(in, out, drafts, model)
	out.Index.OpenQuestions = append(out.Index.OpenQuestions, w.goalQuestion(open)...)
	w.coverRest(in, out)
	out.Index.OpenQuestions = append(out.Index.OpenQuestions, w.riskQuestion(out)...)
	return nil
}

// drafts makes one requirement of an origin, or several when the source states
// more criteria than one requirement may have.
func (w *Specifier) drafts(o completing.Origin, goals *GoalIndex, model *dataModel) []Draft {
	d := w.newDraft(o, goals, model)
	proofs, weak := w.statedCriteria(&d)
	owed := w.takeOwed(&d)
	good := append(w.clauseCriteria(&d, proofs), owed...)
	w.notes(&d)
	if d.Fact != nil && d.Fact.Points > 0 {
		w.addNote(&d, specs.Item{Text: w.Say("note_points", "count", strconv.Itoa(d.Fact.Points)), Source: d.Fact.Source})
	}
	if d.Rule {
		w.ruleCriteria(&d)
		good = append(d.Requirement.Criteria, proofs...)
		d.rests = append(d.rests, w.refusedBehind(&d)...)
	}
	parts := splitCriteria(good)
	if len(parts) < 2 {
		d.Requirement.Criteria = good
		d.weak = weak
		w.edges(&d)
		return []Draft{d}
	}
	var out []Draft
	for i, part := range parts {
		e := d
		e.Requirement.Criteria = part
		e.Requirement.Notes, e.rests = nil, nil
		if i == 0 {
			e.Requirement.Notes, e.rests, e.weak = d.Requirement.Notes, d.rests, weak
			w.edges(&e)
		} else {
			e.rest = part[0].Text
			e.Requirement.Title = w.Say("split_title", "name", w.strongName(&d), "part", w.LowerStart(w.CutPhrase(w.partTitle(part[0].Text), 48)))
		}
		e.Requirement.Notes = append(append([]specs.Item(nil), e.Requirement.Notes...), specs.Item{
			Text: w.Say("split_note", "name", d.Requirement.Title, "count", strconv.Itoa(len(good))), Source: phrasing.Rule("split-criteria"),
		})
		out = append(out, e)
	}
	return out
}

// meat moves what binds to the front where a statement opens with something
// else: a name that is itself the statement, or a word of praise before it.
func (w *Specifier) meat(d *Draft) {
	f := d.Fact
	name := strings.TrimRight(f.Name, " .")
	_, third := w.BaseForm(name)
	if w.Language == "zh" || w.NameOfStatement(name, f, d.Statement) || storyOpens(f.Text) {
		return // a story says itself who wants what
	}
	if (third || w.BeginsWithVerb(name)) && !strings.HasPrefix(name, "`") {
		more := append([]string{phrasing.JoinWords(d.Statement.Trigger, d.Statement.Head)}, d.Statement.More...)
		d.Statement = w.TakeApart(name)
		d.Statement.More = append(d.Statement.More, more...)
		return
	}
	if !d.Statement.Whole && d.Statement.Phrase == "" && len(strings.Fields(d.Statement.Head)) <= 4 && len(f.Details) > 0 && strings.HasPrefix(name, "`") {
		copied := *f
		copied.Text = f.Details[0].Text
		copied.Details = append([]specs.Item{{Text: d.Statement.Head, Source: f.Source}}, f.Details[1:]...)
		d.Fact = &copied
		d.Statement = w.TakeApart(copied.Text)
	}
}

// storyOpens tells a statement that is a user story.
func storyOpens(text string) bool {
	low := reading.Lower(text)
	return strings.HasPrefix(low, "as a ") || strings.HasPrefix(low, "as an ") || strings.HasPrefix(low, "as the ")
}

// partTitle names a part of a split requirement by its first criterion.
func (w *Specifier) partTitle(text string) string {
	st := w.TakeApart(text)
	f := &understanding.FeatureFact{Text: text}
	if w.Language == "zh" {
		return w.ChineseTitle(f, st)
	}
	if st.Trigger != "" && !st.Whole && st.Phrase == "" {
		return text
	}
	return strings.TrimRight(w.TitlePhrase(f, st), ". ")
}

// newDraft reads the statement behind a feature and finds what it serves and
// touches.
func (w *Specifier) newDraft(o completing.Origin, goals *GoalIndex, model *dataModel) Draft {
	d := Draft{Use: completing.Use{Origin: o}}
	text := o.Feature.Description
	if o.Fact != nil {
		text = o.Fact.Text
	}
	d.Statement = w.TakeApart(phrasing.OrElse(text, o.Feature.Name))
	if st := &d.Statement; w.Language != "zh" && o.Fact != nil && phrasing.EndpointGroup(o.Fact.Group) != "" && st.Phrase != "" && !st.Third {
		st.Person = true // what an operation is for is done by whoever calls it
	}
	if st := &d.Statement; st.Phrase == "" && w.Table.IsWord("operating_systems", w.Language, strings.ToLower(strings.TrimRight(st.Head, ". "))) {
		st.Phrase, st.Third = w.Say("run_on", "text", strings.TrimRight(st.Head, ". ")), true // where it runs is no thing that it has
	}
	if o.Fact != nil {
		if deed := w.WithoutOwed(o.Fact.Want); deed != o.Fact.Want {
			f := *o.Fact
			f.Want, f.Name = deed, w.WithoutOwed(f.Name)
			d.Fact, o.Fact = &f, &f
		}
		if f, ok := w.Pointed(d.Fact, d.Statement); ok {
			d.Fact, o.Fact = f, f
			d.Statement = w.TakeApart(f.Text)
		}
		w.meat(&d)
		w.CallDeed(d.Fact, &d.Statement)
		if d.windows = w.Windows(d.Fact.Text); d.windows != nil {
			d.Statement.More = d.Statement.More[min(len(d.windows)-1, len(d.Statement.More)):] // told with the first
		}
		if phrase, act, ok := w.Operation(d.Fact, d.Statement); ok {
			d.Statement.Phrase, d.Statement.Person, d.Statement.Act = phrase, true, act
		}
	}
	d.Requirement = specs.Requirement{Type: "functional", Source: o.Feature.Source, Priority: completing.PriorityOf(o)}
	d.Requirement.Title = w.titleOf(o, d.Statement)
	if (o.Rule || d.lists()) && !w.hidesClause(o.Fact, d.Requirement.Title) {
		d.Requirement.Title = w.WithCondition(strings.TrimRight(o.Fact.Name, ".。"), d.Statement, true)
	}
	d.Requirement.Title = w.deniedTitle(d.Requirement.Title, o.Feature.Description)
	use := d.Use
	w.UseOf(&d.Use, w.WithoutOpening(d.Requirement.Title))
	w.leaveUncertain(&d, use)
	if w.IsChange(d.Fact) {
		w.settleChange(&d)
	}
	text = o.Feature.Name + " " + o.Feature.Description
	if o.Fact != nil {
		text += " " + o.Fact.Benefit + " " + o.Fact.Group
	}
	d.Requirement.TracesTo = goals.best(text, o.Feature.Source)
	if named := w.goalsNamed(goals, o.Feature.Source); named != nil {
		d.Requirement.TracesTo = named
	}
	if use := goals.of(completing.OfUse); use != "" && w.Personal(&d.Use) {
		d.Requirement.TracesTo = []string{use} // what people do with it is why they use it
	}
	if len(d.Requirement.TracesTo) > 0 {
		g := goals.named(d.Requirement.TracesTo[0])
		d.goal = g.Text
		d.goalGuess = g.Source.Kind == specs.Inferred && !strings.HasPrefix(g.Source.Rule, "rule:")
		d.circular = completing.IsRest(&g)
		d.goalScore = goals.shared(g.ID, text)
	}
	if kept := goals.of(completing.OfKeeping); kept != "" { // each part of a change may break what works
		d.Requirement.TracesTo = append(d.Requirement.TracesTo, kept)
		slices.Sort(d.Requirement.TracesTo)
	}
	d.Requirement.Entities = model.touched(text + " " + phrasing.ItemsText(o.Feature.AcceptanceCriteria))
	if len(d.Requirement.Entities) == 0 {
		d.Requirement.Entities = model.named(w.heldBy(model, o.Feature.Name))
	}
	if len(d.Requirement.Entities) == 0 {
		d.Requirement.Entities = model.named(w.meant(model, text+" "+phrasing.ItemsText(o.Feature.AcceptanceCriteria), d.Action))
	}
	if o.Pack != nil {
		d.Requirement.Entities = model.named(append(d.Requirement.Entities, o.Pack.Entities...))
	}
	return d
}

// hidesClause says that the name of a Chinese rule is only its first clause and hides another
// one that its title tells: 记录必须保存 3 年 hides 照片不保存.
func (w *Specifier) hidesClause(f *understanding.FeatureFact, title string) bool {
	return w.Language == "zh" && strings.Contains(title, "，") && !strings.Contains(f.Name, "，") && w.Forbids(title) && !w.Forbids(f.Name) && w.ClauseAsName(f.Name, f.Text, phrasing.Statement{})
}

// splitCriteria cuts a list of more than four criteria into the fewest parts
// of at most four, as even as can be; criteria stay in the order of the source,
// which keeps what belongs together together.
func splitCriteria(list []specs.Criterion) [][]specs.Criterion {
	n := len(list)
	parts := (n + completing.MaxCriteria - 1) / completing.MaxCriteria
	var out [][]specs.Criterion
	for i := range parts {
		out = append(out, slices.Clip(list[i*n/parts:(i+1)*n/parts])) // each may grow by itself
	}
	return out
}

// titleOf is the short name of a feature.
func (w *Specifier) titleOf(o completing.Origin, st phrasing.Statement) string {
	if o.Fact != nil {
		if t := w.StatementTitle(o.Fact, st); t != "" {
			return t
		}
	}
	name := strings.TrimRight(strings.TrimSpace(phrasing.OrElse(o.Feature.Name, o.Feature.Description)), ".。;；:：")
	return w.Headline(w.CutPhrase(w.NameOf(name), w.TitleLimit()))
}

// deniedTitle is the title of a rule that has none of something, where the title names
// only what it has none for: "Walk-ins and guests" of "Walk-ins and guests: no key" would
// ask for the opposite.
func (w *Specifier) deniedTitle(title, text string) string {
	subject, rest, ok := strings.Cut(specs.Plain(text), ": ")
	what, none := strings.CutPrefix(rest, "no ")
	if !ok || !none || w.Language != "en" || !strings.Contains(subject, " and ") || !strings.HasPrefix(phrasing.FoldTerm(subject), phrasing.FoldTerm(strings.TrimRight(title, " …"))) {
		return title
	}
	what, _, _ = strings.Cut(what, ", ")
	return w.Headline(w.CutPhrase("No "+strings.TrimRight(what, ".")+" for "+w.LowerStart(subject), w.TitleLimit()))
}
