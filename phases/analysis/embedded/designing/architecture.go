package designing

import (
	"slices"
	"strconv"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
	"github.com/overtone-cli/overtone/templates"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/completing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/specifying"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// Designer is one task of phases 4 to 6.5: what it makes comes from the
// documents, which a person may have changed, and from the source only where
// no document holds it (technologies, endpoints, decisions, risks).
type Designer struct {
	*specifying.Specifier
	d     *DesignTable
	brief specs.Brief
	req   analysis.RequirementsOutput

	texts        []*phrasing.WordIndex          // by requirement: everything it says; see textOf
	keywords     [][]string                     // by requirement: title and entities; see keywordsOf
	saidKeys     [][]string                     // by requirement: all that it says; see saidKeywords
	sentences    map[string]*phrasing.WordIndex // see maySay
	bound        []specs.Item                   // of boundOf; see bindingSentences
	boundOf      *understanding.Understanding
	nameKeys     map[string][][]string // by name of a part; see nameKeywords
	statements   []*phrasing.WordIndex // by quality; see statementOf
	byID         map[string]int
	nfrIDs       map[string]bool // the qualities by their ids
	profile      string          // service, api, library, platform, cli, pipeline, change
	sections     *phrasing.Outline
	stores       *stores
	overruled    []string                           // technologies of the source that feedback displaced
	replaced     []string                           // families of those
	crowded      map[int]*understanding.LineFacts   // by the place of the first: facts of lines that have many
	enumerated   map[int]*understanding.FeatureFact // by first line: lists of codes and settings
	beside       map[int]bool                       // first lines that only tell what stands beside the parts of the product
	opHeads      map[string]bool                    // titles above operations, nil before they are asked for; see operationHeads
	clientList   []client                           // see clients
	clientsFound bool
	tracedWords  []tracedWords // by requirement, nil before they are asked for
	simple       bool          // nothing but what somebody asked for
	choices      []analysis.DesignChoice
}

// New prepares a task of the design: heads are the headings of the source.
func New(w *specifying.Specifier, d *DesignTable, brief specs.Brief, req analysis.RequirementsOutput, heads *phrasing.Outline) *Designer {
	n := len(req.Requirements)
	g := &Designer{Specifier: w, d: d, brief: brief, req: req, byID: make(map[string]int, n), nfrIDs: make(map[string]bool, len(req.NFRs)), sections: heads, crowded: map[int]*understanding.LineFacts{}}
	g.texts, g.keywords, g.statements = make([]*phrasing.WordIndex, n), make([][]string, n), make([]*phrasing.WordIndex, len(req.NFRs))
	g.beside = linesBeside(g.Understood.Features)
	g.enumerated = map[int]*understanding.FeatureFact{}
	for i := range w.Understood.Features {
		if f := &w.Understood.Features[i]; f.List != "" && f.List != understanding.ListRights { // rights stand under their own heading
			g.enumerated[understanding.FirstLine(f.Source)] = f
		}
	}
	for i := range req.Requirements {
		g.byID[req.Requirements[i].ID] = i
	}
	for i := range req.NFRs {
		g.nfrIDs[req.NFRs[i].ID] = true
	}
	g.profile = g.profileOf()
	g.versioned()
	g.heed()
	return g
}

// textOf indexes what a requirement says when it is first asked for: few tasks
// look at all of them.
func (g *Designer) textOf(i int) *phrasing.WordIndex {
	if g.texts[i] == nil {
		g.texts[i] = phrasing.NewWordIndex(requirementText(&g.req.Requirements[i]))
	}
	return g.texts[i]
}

// saidKeywords are the keywords of all that a requirement says, found once: every part is
// held against every other by them.
func (g *Designer) saidKeywords(i int) []string {
	if g.saidKeys == nil {
		g.saidKeys = make([][]string, len(g.req.Requirements))
	}
	if g.saidKeys[i] == nil {
		g.saidKeys[i] = wording.Keywords(specs.Plain(requirementText(&g.req.Requirements[i])))
	}
	return g.saidKeys[i]
}

// keywordsOf are the keywords of a requirement.
func (g *Designer) keywordsOf(i int) []string {
	if g.keywords[i] == nil {
		r := &g.req.Requirements[i]
		g.keywords[i] = wording.Keywords(specs.Plain(r.Title) + " " + strings.Join(r.Entities, " "))
	}
	return g.keywords[i]
}

// requirementText is everything that a requirement says, for matching.
func requirementText(r *specs.Requirement) string {
	var b strings.Builder
	b.WriteString(r.Title)
	b.WriteString(" . ")
	b.WriteString(phrasing.ItemsText(r.Summary))
	b.WriteString(phrasing.ItemsText(r.Description))
	for _, c := range r.Criteria {
		if c.Source.Kind != specs.Inferred { // what rules added says the same of every requirement
			b.WriteString(c.Text)
			b.WriteByte(' ')
		}
	}
	b.WriteString(phrasing.ItemsText(r.EdgeCases))
	b.WriteString(strings.Join(r.Entities, " . "))
	return b.String()
}

func (g *Designer) hasPack(id string) bool {
	return slices.ContainsFunc(g.Packs, func(p *templates.Pack) bool { return p.ID == id })
}

// say puts values into a phrase of the design table.
func (g *Designer) say(phrase string, pairs ...string) string {
	return phrasing.FillSlots(g.d.Phrases[phrase].In(g.Language), g.Language, g.Slots(pairs...))
}

func (g *Designer) sentence(phrase string, pairs ...string) string {
	return wording.Sentence(g.say(phrase, pairs...))
}

// item is a sentence of the design table with its rule.
func (g *Designer) item(rl, phrase string, pairs ...string) specs.Item {
	return specs.Item{Text: g.sentence(phrase, pairs...), Source: phrasing.Rule(rl)}
}

// phrase makes a statement fit into a sentence; the name of the product keeps
// its capital.
func (g *Designer) phrase(text string) string {
	if strings.HasPrefix(text, g.Product) && !strings.HasPrefix(strings.ToLower(g.Product), "the ") {
		return strings.TrimRight(strings.TrimSpace(text), " .。;；,，:：")
	}
	return g.Phrase(text)
}

// words puts values into a text of the design table.
func (g *Designer) words(t templates.Words, pairs ...string) string {
	return phrasing.FillSlots(t.In(g.Language), g.Language, g.Slots(pairs...))
}

// Architecture answers with the design and the decisions behind it. A simple
// one has what packs add at the least depth, and the decisions that it would
// have otherwise but for the proposals beyond the fewest.
// whole are the decisions of the whole scope, by whose numbers these go.
func (g *Designer) Architecture(in *analysis.ArchitectureInput, whole []specs.ADR, out *analysis.ArchitectureOutput) {
	limit := decisionCap(g.Depth)
	if g.simple = in.Wishes != nil && in.Wishes.Simple; g.simple {
		g.Depth = specs.Depths()[0]
	}
	if in.Wishes != nil {
		g.choices = in.Wishes.Choices
	}
	a := &out.Architecture
	a.Title = g.Title()
	g.stores = g.storesOf()
	parts := g.parts()
	a.Components = parts.rows
	out.Decisions = decisionsAs(whole, g.decisions(limit))
	a.Stack = g.stack(out.Decisions)
	a.Storage = g.storage(parts, a.Stack)
	g.interfaces(a)
	a.Policies = g.policies(a)
	a.Controls = g.controls(parts)
	a.Deployment = g.deployment(a)
	a.Mappings = g.mappings(a.Components)
	a.Qualities = g.qualities(parts)
	a.Settings = g.settings()
	a.Errors = g.failures(parts)
	a.Signals = g.signals()
	a.Trust = g.trust()
	g.guidance(a, out.Decisions, parts)
	a.Risks = g.risks(parts)
	a.Style = g.style(a, out.Decisions)
	summary := "arch_summary"
	switch n := accepted(out.Decisions); {
	case n == 0:
		summary = "arch_summary_open"
	case n > 1 && n == len(out.Decisions):
		summary = "arch_summary_stated"
	}
	a.Summary = []specs.Item{g.item("summary", summary,
		"components", strconv.Itoa(len(a.Components)), "requirements", strconv.Itoa(len(g.req.Requirements)),
		"targets", g.targetsSaid(parts), "decisions", strconv.Itoa(len(out.Decisions)), "accepted", strconv.Itoa(accepted(out.Decisions)))}
	a.OpenQuestions = append(g.designQuestions(a, out.Decisions), slices.Concat(g.overruledQuestions(), g.ruledQuestions())...)
}

// targetsSaid says how many of the quality targets belong to a component, and that the
// rest are those of the whole product: what is counted has to stand in the table.
func (g *Designer) targetsSaid(p *parts) string {
	placed, all := 0, len(g.req.NFRs)
	for i := range g.req.NFRs {
		if slices.ContainsFunc(p.rows, func(c specs.Component) bool { return slices.Contains(c.Requirements, g.req.NFRs[i].ID) }) {
			placed++
		}
	}
	key := "targets_some"
	switch {
	case all == 0:
		return ""
	case placed == all:
		key = "targets_all"
	case placed == 0 && all == 1:
		key = "targets_whole_one"
	case placed == 0:
		key = "targets_whole"
	}
	return g.say(key, "placed", strconv.Itoa(placed), "qualities", strconv.Itoa(all))
}

func accepted(list []specs.ADR) int {
	n := 0
	for i := range list {
		if list[i].Decision == "accepted" {
			n++
		}
	}
	return n
}

// style names the shape of this product in one or two sentences.
func (g *Designer) style(a *specs.Architecture, _ []specs.ADR) []specs.Item {
	var parts, outside []string
	for _, c := range a.Components {
		parts = append(parts, c.Name)
	}
	for _, s := range g.called() {
		outside = append(outside, specs.Plain(s.Name))
	}
	pairs := []string{
		"count", strconv.Itoa(len(a.Components)), "parts", g.Join(phrasing.FirstN(parts, 3), 0), "outside", g.Join(outside, 0),
		"entities", g.Join(g.entityNames(4), 4), "operations", strconv.Itoa(max(len(a.Endpoints), len(a.Signatures))),
		"stack", g.Join(g.statedTechnologies(a.Stack, 3), 3),
	}
	style := "style_" + g.profile
	if g.profile == "cli" && g.keepsRunning() {
		style = "style_cli_running" // "a small agent that ships log files"
	}
	if apart := g.apart(); len(apart) > 0 {
		style, pairs = "style_service_apart", append(pairs, "apart", g.Join(apart, 0))
	}
	if names := g.statedNames(); len(names) > 0 {
		style, pairs = "style_stated", append(pairs, "count", strconv.Itoa(len(names)), "parts", g.Join(names, 0))
	}
	out := []specs.Item{g.item("style-"+g.profile, style, pairs...)}
	switch {
	case len(outside) > 0:
		out = append(out, g.item("style-outside", "style_outside", pairs...))
	case len(g.statedTechnologies(a.Stack, 3)) > 0:
		out = append(out, g.item("style-stack", "style_stack", pairs...))
	}
	if n := g.hardest(); n != nil && n.Source.Kind == specs.Stated && !completing.MeasureAdded(n) {
		out = append(out, specs.Item{Text: g.sentence("style_number", "nfr", n.ID, "metric", g.phrase(n.Targets[0].Metric), "target", n.Targets[0].Target, "promise", g.promise(n)), Source: phrasing.Rule("style-number")})
	}
	return out
}

// ofClients says that a language is named for the clients of others: "the Go and
// Kotlin client". The product itself may be written in another one.
func ofClients(text, name string) bool {
	_, rest, ok := strings.Cut(text, name+" ")
	if !ok {
		return false
	}
	words := strings.Fields(rest)
	if len(words) > 2 && (words[0] == "and" || words[0] == "or") {
		words = words[2:]
	}
	return len(words) > 0 && slices.Contains([]string{"client", "clients", "sdk", "sdks", "bindings"}, strings.ToLower(strings.Trim(words[0], ".,;:")))
}

func (g *Designer) statedTechnologies(rows []specs.StackRow, limit int) []string {
	var out []string
	for _, r := range rows {
		telling := slices.ContainsFunc([]string{"language", "framework", "database", "queue", "processing", "cloud"}, func(l string) bool { return g.layer(l) == r.Layer })
		if r.Source.Kind == specs.Stated && telling && len(out) < limit && !ofClients(r.Rationale, r.Technology) && !slices.Contains(g.onlyAvailable(), r.Technology) {
			if name := g.choiceNamed(r.Technology); !slices.Contains(out, name) {
				out = append(out, name)
			}
		}
	}
	return out
}

// choiceNamed is the closed choice to which a technology of the source belongs, else the technology.
func (g *Designer) choiceNamed(name string) string {
	for i := range g.Understood.Technologies {
		if t := &g.Understood.Technologies[i]; t.Name == name {
			return phrasing.OrElse(g.ChoiceOf(t), name)
		}
	}
	return name
}

// entityNames are the things that the product keeps, in the plural, as words of
// a sentence.
func (g *Designer) entityNames(limit int) []string {
	var out []string
	for i := range g.req.Index.Entities {
		if len(out) < limit {
			out = append(out, wording.Plural(g.entityWord(&g.req.Index.Entities[i])))
		}
	}
	return out
}

// entityWord is an entity as a word of a sentence; one without a label is
// called by its name.
func (g *Designer) entityWord(e *specs.Entity) string {
	if e.Label == "" && g.Language != "zh" {
		return g.EntityLabel(e)
	}
	if e.Label == "" {
		return specs.Plain(e.Name)
	}
	return specs.Plain(e.Label)
}

// hardest is the measured quality that shapes the design most: a stated Must
// of load, performance or reliability, else any with a number.
func (g *Designer) hardest() *specs.NFR {
	var best *specs.NFR
	rank := func(n *specs.NFR) int {
		score := slices.Index([]string{"C", "PO", "O", "M", "U", "S", "A", "R", "SC", "P"}, n.Category)
		if n.Category == "SC" && g.isHeavy(n) {
			score += 2 // a stream of every second shapes more than the time of one answer
		}
		if n.Source.Kind == specs.Stated {
			score += 10
		}
		return score + 3*(3-n.Priority.Rank())
	}
	for i := range g.req.NFRs {
		n := &g.req.NFRs[i]
		if n.Category == "U" || n.Category == "PO" || len(n.Targets) == 0 || completing.MeasureAdded(n) || completing.IsLimit(n) || !isHard(n.Targets[0].Target) || g.statementOf(i).HasAny(g.d.Words["quota_words"]) {
			continue
		}
		if best == nil || rank(n) > rank(best) {
			best = n
		}
	}
	return best
}

// isHeavy says that a quality asks for a rate by the second, or for a crowd at one time.
func (g *Designer) isHeavy(n *specs.NFR) bool {
	const crowd = 1000
	says := func(text, list string) bool {
		terms := g.d.Words[list]
		return reading.ContainsAny(text, terms.In("en")...) || reading.ContainsAny(text, terms.In("zh")...)
	}
	for i := range n.Targets {
		text := strings.ToLower(specs.Plain(n.Targets[i].Metric + " " + n.Targets[i].Target))
		together := says(text, "together_words")
		for _, m := range wording.Measures(specs.Plain(n.Targets[i].Target)) {
			if m.Class == wording.ClassRate && strings.HasSuffix(m.Unit, "/s") || says(text, "per_second") || together && m.Value >= crowd {
				return true
			}
		}
	}
	return false
}

// isHard says that a target is a number with a unit of its own: "ten times"
// says nothing without what it is compared with.
func isHard(target string) bool {
	m := wording.Measures(specs.Plain(target))
	return len(m) > 0 && m[0].Class != wording.ClassFactor && m[0].Class != wording.ClassVersion
}

// listable is a title that may stand in a table: a bar inside of code would
// part the cell.
func listable(title string) string {
	if strings.Contains(title, "|") {
		return specs.Plain(title)
	}
	return title
}

// ids are the ids of requirements by their places.
func (g *Designer) ids(members []int) []string {
	var out []string
	for _, i := range members {
		out = append(out, g.req.Requirements[i].ID)
	}
	return out
}

// mentions are the requirements that speak of one of the terms.
func (g *Designer) mentions(t templates.Terms) []int {
	var out []int
	for i := range g.texts {
		if g.textOf(i).HasAny(t) {
			out = append(out, i)
		}
	}
	return out
}

// wants are the places of the requirements that are to be built.
func (g *Designer) wanted(i int) bool { return g.req.Requirements[i].Priority != specs.Wont }
