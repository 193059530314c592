package embedded

import (
	ctxpkg "context"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/completing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// product is one hand-made input of phases 4 and 5.
type product struct {
	source analysis.Source
	brief  specs.Brief
	req    analysis.RequirementsOutput
}

// bakery is a service with two outside systems; the words of the source and of
// the documents agree.
func bakery(lang specs.Lang) product {
	if lang == specs.Chinese {
		return product{
			source: analysis.Source{Name: "bakery.md", Text: "# 面包房预订\n\n## 预订\n\n- 顾客预订面包\n- 顾客取消预订\n\n## 配送\n\n- 骑手查看配送路线\n- 店长导出日报\n\n数据存于 PostgreSQL。\n"},
			brief: specs.Brief{
				Title: "面包房预订", Vision: []specs.Item{{Text: "顾客前一晚预订面包。", Source: specs.FromLines(1, 1)}},
				Personas: []specs.Persona{{Name: "顾客"}, {Name: "骑手"}, {Name: "店长"}},
				Goals:    []specs.Goal{{ID: "G-001", Text: "减少浪费", Metric: "每日剩余面包占比", Target: "≤ 5 %", Source: specs.FromLines(1, 1)}},
			},
			req: requirementsOf(lang, []string{"预订面包", "取消预订", "查看配送路线", "导出日报"}, []string{"顾客", "顾客", "骑手", "店长"}, "预订", []int{5, 6, 10, 11}),
		}
	}
	return product{
		source: analysis.Source{Name: "bakery.md", Text: "# Bakery orders\n\n## Ordering\n\n- A customer orders bread\n- A customer cancels an order\n\n## Delivery\n\n- A rider sees the delivery route\n- A manager exports the daily report\n\nData stay in PostgreSQL.\n"},
		brief: specs.Brief{
			Title: "Bakery orders", Vision: []specs.Item{{Text: "Customers order bread the evening before.", Source: specs.FromLines(1, 1)}},
			Personas: []specs.Persona{{Name: "Customer"}, {Name: "Rider"}, {Name: "Manager"}},
			Goals:    []specs.Goal{{ID: "G-001", Text: "less waste", Metric: "share of bread left over", Target: "≤ 5 %", Source: specs.FromLines(1, 1)}},
		},
		req: requirementsOf(lang, []string{"Order bread", "Cancel an order", "See the delivery route", "Export the daily report"}, []string{"customer", "customer", "rider", "manager"}, "Order", []int{5, 6, 10, 11}),
	}
}

func requirementsOf(lang specs.Lang, titles, roles []string, entity string, at []int) analysis.RequirementsOutput {
	var out analysis.RequirementsOutput
	text := map[specs.Lang][3]string{
		specs.English: {"When a %s starts to %s, the result is shown within 2 seconds.", "At most 20 entries are stored for “%s”.", "%s MUST work."},
		specs.Chinese: {"%s开始%s后，2 秒内显示结果。", "“%s”最多保存 20 条。", "必须支持%s。"},
	}[lang]
	for i, title := range titles {
		priority := specs.Must
		if i == len(titles)-1 {
			priority = specs.Should
		}
		src := specs.FromLines(at[i], at[i])
		out.Requirements = append(out.Requirements, specs.Requirement{
			ID: specs.RequirementID(i + 1), Title: title, Type: "functional", Priority: priority, TracesTo: []string{"G-001"}, Source: src,
			Description: []specs.Item{{Text: fmt.Sprintf(text[2], title), Source: src}},
			Story:       specs.UserStory{Role: roles[i], Want: strings.ToLower(title), Benefit: title, Source: src},
			Criteria:    []specs.Criterion{{Text: fmt.Sprintf(text[0], roles[i], title), Source: src}, {Text: fmt.Sprintf(text[1], title), Source: src}},
			Entities:    []string{entity},
		})
	}
	out.NFRs = []specs.NFR{
		{ID: "NFR-P-001", Category: "P", Type: "non-functional", Title: "p95", Priority: specs.Must, Source: specs.FromLines(13, 13), Statement: []specs.Item{{Text: "p95"}}, Targets: []specs.Target{{Metric: "p95", Target: "≤ 300 ms", Measurement: "k6", Source: specs.FromLines(13, 13)}}},
		{ID: "NFR-S-001", Category: "S", Type: "non-functional", Title: "TLS", Priority: specs.Should, Source: specs.FromRule("web"), Statement: []specs.Item{{Text: "TLS"}}, Targets: []specs.Target{{Metric: "TLS", Target: "1.2", Measurement: "scan", Source: specs.FromRule("web")}}},
	}
	out.Index = specs.RequirementsIndex{
		Entities:     []specs.Entity{{Name: entity, Fields: []specs.Field{{Name: "id", Type: "uuid"}}, States: []string{"open", "done"}, Transitions: []specs.Transition{{From: "open", To: "done", Event: "x"}}, Source: specs.FromLines(5, 5)}},
		Integrations: []specs.Integration{{Name: "Maps", Purpose: titles[2], Failure: "queue", Source: specs.FromLines(10, 10)}},
	}
	return out
}

func (p *product) common(lang specs.Lang, profile, depth string) analysis.Common {
	return analysis.Common{Source: p.source, Lang: lang, SpecType: profile, Depth: depth, Date: "2026-01-31"}
}

// designed runs phases 4 and 5 with their reviews.
func designed(t testing.TB, e *Engine, p product, c analysis.Common, scope string) (analysis.ArchitectureOutput, analysis.EpicsOutput) {
	t.Helper()
	var arch analysis.ArchitectureOutput
	answerTask(t, e, analysis.TaskArchitecture, &analysis.ArchitectureInput{Common: c, Brief: p.brief, Requirements: p.req}, &arch)
	var ar analysis.ArchitectureReviewOutput
	answerTask(t, e, analysis.TaskArchitectureReview, &analysis.ArchitectureReviewInput{Common: c, Requirements: p.req, Draft: arch}, &ar)
	require.Empty(t, ar.Notes, "the engine's own design passes its own review")
	var epics analysis.EpicsOutput
	answerTask(t, e, analysis.TaskEpics, &analysis.EpicsInput{Common: c, Brief: p.brief, Requirements: p.req, Architecture: ar.Revised, MVPScope: scope}, &epics)
	var er analysis.EpicsReviewOutput
	answerTask(t, e, analysis.TaskEpicsReview, &analysis.EpicsReviewInput{Common: c, Requirements: p.req, Draft: epics}, &er)
	return ar.Revised, er.Revised
}

func answerTask(t testing.TB, e *Engine, name string, in, out any) {
	t.Helper()
	task, ok := analysis.TaskNamed(name)
	require.True(t, ok)
	require.NoError(t, e.Answer(ctxpkg.Background(), task, in, out))
}

func TestDesignHoldsTheContractForEveryProfileAndLanguage(t *testing.T) {
	t.Parallel()
	e := fresh()
	for _, lang := range []specs.Lang{specs.English, specs.Chinese} {
		for _, profile := range specs.SpecTypes() {
			for _, depth := range specs.Depths() {
				t.Run(string(lang)+"/"+profile+"/"+depth, func(t *testing.T) {
					t.Parallel()
					p := bakery(lang)
					arch, epics := designed(t, e, p, p.common(lang, profile, depth), "must")
					checkArchitecture(t, &p, &arch, profile, depth)
					checkEpics(t, &p, &arch, &epics, true)
					checkWords(t, e, p, &arch, &epics)
				})
			}
		}
	}
}

// checkArchitecture holds a design against spec-package.md, "Phase 4 details"
// and the gates of phase 4.
func checkArchitecture(t *testing.T, p *product, out *analysis.ArchitectureOutput, profile, depth string) {
	t.Helper()
	a := &out.Architecture
	require.GreaterOrEqual(t, len(a.Components), minComponents)
	require.LessOrEqual(t, len(a.Components), maxComponents)
	if profile == "api" {
		require.NotEmpty(t, a.Endpoints, "an interface without operations")
	}
	for _, e := range a.Endpoints {
		require.True(t, utf8.ValidString(e.Route+e.Purpose) && strings.HasPrefix(e.Route, "/"), e.Route)
	}
	served, uses := map[string]bool{}, map[string]bool{}
	names := map[string]bool{"Maps": true}
	for _, c := range a.Components {
		names[c.Name] = true
		require.NotEmpty(t, c.Requirements, c.Name)
		require.NotEmpty(t, c.Responsibility)
		for _, id := range c.Requirements {
			served[id] = true
		}
	}
	for _, c := range a.Components {
		for _, u := range c.Uses {
			require.True(t, names[u], "%s uses %s", c.Name, u)
			require.NotEqual(t, c.Name, u)
			uses[u] = true
		}
	}
	require.True(t, uses["Maps"], "a component talks to every outside system")
	tactics := map[string]bool{}
	for _, q := range a.Qualities {
		require.NotEmpty(t, q.Tactic)
		tactics[q.NFR] = true
	}
	guarded := map[string]bool{}
	for _, c := range a.Controls {
		for _, id := range c.NFRs {
			guarded[id] = true
		}
	}
	for _, r := range p.req.Requirements {
		require.True(t, served[r.ID], "no component for %s", r.ID)
	}
	for _, n := range p.req.NFRs {
		require.True(t, tactics[n.ID], n.ID)
	}
	require.True(t, guarded["NFR-S-001"])
	checkTables(t, a, profile)
	require.Len(t, out.Decisions, map[string]int{"light": 2, "standard": 3, "comprehensive": 4}[depth])
	for i := range out.Decisions {
		checkDecision(t, &out.Decisions[i])
	}
}

func checkTables(t *testing.T, a *specs.Architecture, profile string) {
	t.Helper()
	require.NotEmpty(t, a.Style)
	require.NotEmpty(t, a.Storage)
	require.NotEmpty(t, a.Deployment)
	require.NotEmpty(t, a.Trust)
	require.NotEmpty(t, a.Guidance)
	require.NotEmpty(t, a.BuildOrder)
	require.NotEmpty(t, a.Testing)
	require.NotEmpty(t, a.Settings)
	require.NotEmpty(t, a.Risks)
	fewest := 3
	if profile != "library" { // three metrics, the line of what failed and the health check
		fewest = 5
	}
	require.GreaterOrEqual(t, len(a.Signals), fewest)
	require.Equal(t, profile != "library", slices.ContainsFunc(a.Signals, func(s specs.Signal) bool { return s.Type == "health" }))
	for _, class := range []string{"transient", "permanent", "degraded"} {
		require.True(t, slices.ContainsFunc(a.Errors, func(e specs.ErrorRule) bool { return e.Class == class }), class)
	}
	topics := map[string][]string{
		"api":      {"versioning", "pagination", "idempotency", "error-format", "rate-limits", "auth", "sla"},
		"library":  {"compatibility", "dependency-policy", "error-types"},
		"platform": {"tenancy", "extension-points", "quotas"},
		"service":  {"shutdown"},
	}[profile]
	for _, topic := range topics {
		require.True(t, slices.ContainsFunc(a.Policies, func(p specs.Policy) bool { return p.Topic == topic && p.Text != "" }), topic)
	}
	if profile == "library" {
		require.NotEmpty(t, a.Signatures)
		require.GreaterOrEqual(t, len(a.Examples), 3)
	}
	require.True(t, slices.ContainsFunc(a.Stack, func(r specs.StackRow) bool {
		return r.Technology == "PostgreSQL" && r.Source.Kind == specs.Stated && len(r.Source.Lines) > 0
	}), "the stated technology stands in the stack with its line")
	for _, r := range a.Stack {
		require.NotEmpty(t, r.Rationale)
	}
}

func checkDecision(t *testing.T, d *specs.ADR) {
	t.Helper()
	require.NotEmpty(t, d.Title)
	require.NotEmpty(t, d.Slug)
	require.Equal(t, "2026-01-31", d.Date)
	require.NotEmpty(t, d.TracesTo)
	require.GreaterOrEqual(t, len(d.Options), 3, "the choice and two alternatives")
	chosen := 0
	for _, o := range d.Options {
		require.GreaterOrEqual(t, len(o.Pros), 2)
		require.GreaterOrEqual(t, len(o.Cons), 2)
		if o.Chosen {
			chosen++
		}
	}
	require.Equal(t, 1, chosen)
	require.NotEmpty(t, d.Context)
	require.NotEmpty(t, d.Choice)
	require.NotEmpty(t, d.Positive)
	require.NotEmpty(t, d.Negative)
	require.Equal(t, d.Decision == "accepted", d.Source.Kind == specs.Stated, "accepted is what the source states")
}

// checkEpics holds epics against spec-package.md, "Phase 5 details". Strict
// asks for the bounds too.
func checkEpics(t *testing.T, p *product, arch *analysis.ArchitectureOutput, out *analysis.EpicsOutput, strict bool) {
	t.Helper()
	if strict {
		require.GreaterOrEqual(t, len(out.Epics), minEpics)
		require.LessOrEqual(t, len(out.Epics), maxEpics)
	}
	inEpic, inStory, adrs := map[string]bool{}, map[string]bool{}, map[string]bool{}
	at := map[string]int{}
	mvp := 0
	for i := range out.Epics {
		e := &out.Epics[i]
		require.Equal(t, specs.EpicID(i+1), e.ID)
		at[e.ID] = i
		if e.MVP {
			mvp++
		}
		require.NotEmpty(t, e.Title)
		require.NotEmpty(t, e.Summary)
		require.NotEmpty(t, e.Scope)
		require.Contains(t, []string{"S", "M", "L", "XL"}, e.Size)
		require.GreaterOrEqual(t, len(e.Stories), minStories, e.Title)
		require.LessOrEqual(t, len(e.Stories), maxStories, e.Title)
		for _, id := range e.Requirements {
			require.False(t, inEpic[id], "%s is in two epics", id)
			inEpic[id] = true
		}
		for _, id := range e.Architecture {
			adrs[id] = true
		}
		for k := range e.Stories {
			checkStory(t, e, k, inStory)
		}
	}
	require.Positive(t, mvp)
	for i := range out.Epics {
		for _, d := range out.Epics[i].DependsOn {
			require.Less(t, at[d], i, "dependencies lead to earlier epics, so there is no cycle")
			require.True(t, !out.Epics[i].MVP || out.Epics[at[d]].MVP, "the MVP waits for nothing outside of it")
		}
	}
	for _, r := range p.req.Requirements {
		require.True(t, inEpic[r.ID], "%s is in no epic", r.ID)
		require.True(t, r.Priority != specs.Must || inStory[r.ID], "%s is mandatory and in no story", r.ID)
		require.False(t, r.Priority == specs.Wont && inStory[r.ID], "%s is not wanted and in a story", r.ID)
	}
	for _, n := range p.req.NFRs {
		require.True(t, inEpic[n.ID], n.ID)
	}
	for _, d := range arch.Decisions {
		require.True(t, adrs[d.ID], "no epic reflects %s", d.ID)
	}
	require.Len(t, out.Index.Order, len(out.Epics))
	for _, row := range out.Index.Order {
		require.NotEmpty(t, row.Reason)
	}
	require.NotEmpty(t, out.Index.Done)
	require.NotEmpty(t, out.Index.Versioning)
}

func checkStory(t *testing.T, e *specs.Epic, k int, told map[string]bool) {
	t.Helper()
	s := &e.Stories[k]
	require.Equal(t, specs.StoryID(e.ID, k+1), s.ID)
	require.NotEmpty(t, s.Text.Role)
	require.NotEmpty(t, s.Text.Want)
	require.NotEmpty(t, s.TracesTo)
	require.NotEmpty(t, s.Criteria)
	require.False(t, len(s.Criteria) > completing.MaxCriteria*len(s.TracesTo) && s.Criteria[len(s.Criteria)-1].Source.Kind == specs.Inferred, s.ID)
	require.False(t, e.MVP && s.Size == "XL", s.ID)
	require.Contains(t, []string{"S", "M", "L", "XL"}, s.Size)
	for _, n := range s.Needs {
		require.True(t, slices.ContainsFunc(e.Stories[:k], func(o specs.Story) bool { return o.ID == n }), "%s needs %s", s.ID, n)
	}
	for _, id := range s.TracesTo {
		told[id] = true
	}
}

// checkWords says of every generated sentence that it carries a provenance, no
// unfilled slot and, when inferred, no weak word.
func checkWords(t *testing.T, e *Engine, p product, arch *analysis.ArchitectureOutput, epics *analysis.EpicsOutput) {
	t.Helper()
	weak, err := phrasing.LoadWeakWords(e.set)
	require.NoError(t, err)
	docs := []specs.Document{&arch.Architecture, &epics.Index}
	for i := range arch.Decisions {
		docs = append(docs, &arch.Decisions[i])
	}
	for i := range epics.Epics {
		docs = append(docs, &epics.Epics[i])
	}
	for _, d := range docs {
		for _, s := range specs.Statements(d) {
			require.NotEmpty(t, s.Source.Kind, "%s: %s", s.Part, s.Text)
			if s.Part != "Endpoints" && s.Part != "Policies" && s.Part != "Examples" {
				require.NotContains(t, s.Text, "{", s.Part)
			}
			require.NotContains(t, s.Text, "  ", s.Part)
			if s.Source.Kind == specs.Inferred {
				require.NotEmpty(t, s.Source.Rule)
				if s.Part == "Criteria" {
					require.Empty(t, weak.Find(s.Text), "%s: %s", s.Part, s.Text)
				}
			}
		}
	}
	_ = p
}

func TestEpicsOfAnyNumberOfRequirements(t *testing.T) {
	t.Parallel()
	e := fresh()
	for _, n := range []int{1, 2, 3, 5, 8, 21, 60, 140, 300} {
		for seed := range 6 {
			t.Run(fmt.Sprintf("%d/%d", n, seed), func(t *testing.T) {
				t.Parallel()
				r := rand.New(rand.NewPCG(uint64(n), uint64(seed)))
				p := randomProduct(r, n)
				arch, epics := designed(t, e, p, p.common(specs.English, "service", specs.Depths()[seed%3]), []string{"must", "must-should", "all"}[seed%3])
				musts := 0
				for _, q := range p.req.Requirements {
					if q.Priority == specs.Must {
						musts++
					}
				}
				checkEpics(t, &p, &arch, &epics, n >= 3 && musts <= maxEpics*maxEpicCapacity/2)
				require.LessOrEqual(t, len(epics.Epics), max(maxEpics, 2+musts/(maxEpicCapacity/2)))
				require.LessOrEqual(t, len(arch.Architecture.Components), maxComponents)
			})
		}
	}
}

// randomProduct makes requirements of random words under random headings.
func randomProduct(r *rand.Rand, n int) product {
	verbs := []string{"Create", "Show", "Cancel", "Export", "Send", "Approve"}
	nouns := []string{"invoice", "order", "route", "shift", "report", "ticket", "photo", "contract"}
	var text strings.Builder
	text.WriteString("# Random product\n")
	p := product{brief: specs.Brief{Title: "Random product", Goals: []specs.Goal{{ID: "G-001", Text: "orders are shipped", Metric: "share", Target: "≥ 90 %"}}}}
	line := 1
	for i := range n {
		if r.IntN(6) == 0 {
			fmt.Fprintf(&text, "\n## Part %s %d\n", nouns[r.IntN(len(nouns))], i)
			line += 2
		}
		noun := nouns[r.IntN(len(nouns))]
		title := fmt.Sprintf("%s the %s %s", verbs[r.IntN(len(verbs))], nouns[r.IntN(len(nouns))], noun)
		fmt.Fprintf(&text, "\n- %s\n", title)
		line += 2
		src := specs.FromLines(line, line)
		if r.IntN(8) == 0 {
			src = specs.FromRule("web")
		}
		q := specs.Requirement{ID: specs.RequirementID(i + 1), Title: title, Source: src, Priority: specs.Priorities()[r.IntN(4)]}
		if i == 0 {
			q.Priority = specs.Should // something is wanted
		}
		for k := range r.IntN(5) {
			q.Criteria = append(q.Criteria, specs.Criterion{Text: fmt.Sprintf("Case %d of %s shows %d entries.", k, title, k+1), Source: src})
		}
		if r.IntN(2) == 0 {
			q.Entities = []string{phrasing.Capital(noun)}
		}
		p.req.Requirements = append(p.req.Requirements, q)
	}
	for _, noun := range nouns {
		p.req.Index.Entities = append(p.req.Index.Entities, specs.Entity{Name: phrasing.Capital(noun), Source: specs.FromRule("rule:entity-from-feature")})
	}
	for i := range r.IntN(9) {
		c := specs.NFRCategories()[r.IntN(len(specs.NFRCategories()))]
		p.req.NFRs = append(p.req.NFRs, specs.NFR{
			ID: specs.NFRID(c, i+1), Category: c, Title: fmt.Sprintf("Quality %d", i), Priority: specs.Priorities()[r.IntN(3)], Source: specs.FromRule("web"),
			Targets: []specs.Target{{Metric: "value", Target: "≤ 3 s", Measurement: "test", Source: specs.FromRule("web")}},
		})
	}
	p.source = analysis.Source{Name: "random.md", Text: text.String()}
	return p
}

func TestTwoRunsAreEqual(t *testing.T) {
	t.Parallel()
	p := bakery(specs.English)
	c := p.common(specs.English, "service", "comprehensive")
	arch1, epics1 := designed(t, fresh(), p, c, "must")
	arch2, epics2 := designed(t, fresh(), p, c, "must")
	require.Equal(t, arch1, arch2)
	require.Equal(t, epics1, epics2)
}

func TestTwoProductsShareNoSentencePairs(t *testing.T) {
	t.Parallel()
	e := fresh()
	a, b := bakery(specs.English), bakery(specs.English)
	b.source.Text = strings.NewReplacer("Bakery", "Garage", "bread", "tyres", "rider", "mechanic", "customer", "driver").Replace(b.source.Text)
	b.brief.Title = "Garage orders"
	b.req = requirementsOf(specs.English, []string{"Reserve tyres", "Drop a reservation", "See the work sheet", "Print the bill"}, []string{"driver", "driver", "mechanic", "owner"}, "Reservation", []int{5, 6, 10, 11})
	archA, epicsA := designed(t, e, a, a.common(specs.English, "service", "standard"), "must")
	archB, epicsB := designed(t, e, b, b.common(specs.English, "service", "standard"), "must")
	paragraph := func(items []specs.Item) []string {
		require.NotEmpty(t, items)
		return []string{completing.JoinItems(items, len(items))}
	}
	require.Empty(t, sharedTexts(paragraph(archA.Architecture.Style), paragraph(archB.Architecture.Style)))
	require.Empty(t, sharedTexts(paragraph(epicsA.Index.Summary), paragraph(epicsB.Index.Summary)))
	for i := range archA.Decisions {
		for k := range archB.Decisions {
			require.Empty(t, sharedTexts(untold(archA.Decisions[i].Context), untold(archB.Decisions[k].Context)))
			require.Empty(t, sharedTexts(untold(archA.Decisions[i].Choice), untold(archB.Decisions[k].Choice)))
		}
	}
}

// untold are the sentences that the engine says itself: what both sources say in
// the same words stands in both.
func untold(items []specs.Item) []string {
	var out []string
	for _, it := range items {
		if it.Source.Kind != specs.Stated {
			out = append(out, it.Text)
		}
	}
	return out
}

func sharedTexts(a, b []string) []string {
	var out []string
	for _, x := range a {
		if slices.Contains(b, x) {
			out = append(out, x)
		}
	}
	return out
}
