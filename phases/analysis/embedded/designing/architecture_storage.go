package designing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/specifying"
)

// storage says what lies in which store, then what the source states about its
// stores and about keeping data.
func (g *Designer) storage(p *parts, stack []specs.StackRow) []specs.Item {
	var kept []specs.Item
	out := append(g.stored(stack), g.returnedItems()...)
	if len(out) == 0 && len(g.req.Index.Entities) == 0 {
		out = append(out, g.item("storage-none", "storage_none_"+g.profile))
	}
	var states []string
	for i := range g.req.Index.Entities {
		if e := &g.req.Index.Entities[i]; len(e.States) > 1 && g.running() && owned(p, e.Name) {
			states = append(states, e.Name)
		}
	}
	if len(states) > 0 {
		out = append(out, g.item("storage-states", "storage_states", "entities", g.Join(states, 0)))
	}
	out = append(out, g.storageOpen()...)
	for _, it := range g.statedItems("retention", 4) {
		if !phrasing.NewWordIndex(it.Text).HasAny(g.d.Words["left_behind"]) { // how long what it replaces goes on is no storage of the product
			kept = append(kept, it)
		}
	}
	out = append(append(out, g.storeSentences()...), kept...)
	out = append(out, g.placed(g.d.Words["kept_places"])...)
	if len(out) == 0 {
		out = g.placesListed()
	}
	if len(out) == 0 {
		var names []string
		for _, e := range phrasing.FirstN(g.req.Index.Entities, 4) {
			names = append(names, e.Name)
		}
		out = append(out, g.item("storage-unsaid", "storage_unsaid", "entities", g.Join(names, 0)))
	}
	return onceEach(apart(specifying.UniqueItems(out)))
}

// placesListed are the lines of the source that list the places where things are kept, as far as
// a system around stands in one: "Places: a folder, S3-compatible storage, SFTP".
func (g *Designer) placesListed() []specs.Item {
	var out []specs.Item
	for _, s := range g.req.Index.Integrations {
		label, _, ok := strings.Cut(s.Purpose, ": ")
		if ok && slices.Contains(g.d.Words["place_labels"].In(g.Language), strings.ToLower(label)) {
			out = append(out, specs.Item{Text: s.Purpose, Source: s.Source})
		}
	}
	return out
}

func owned(p *parts, entity string) bool {
	_, ok := p.owner[entity]
	return ok
}

// stored says in one sentence for each store what is kept there.
func (g *Designer) stored(stack []specs.StackRow) []specs.Item {
	var out []specs.Item
	var order []string
	names := map[string][]string{}
	for i := range g.req.Index.Entities {
		e := &g.req.Index.Entities[i]
		where := g.databaseOf(e, stack)
		if where == "" || g.returned(e) {
			continue
		}
		if names[where] == nil {
			order = append(order, where)
		}
		names[where] = append(names[where], e.Name)
	}
	for _, where := range order {
		key := "storage_entity"
		if len(names[where]) > 1 {
			key = "storage_entities"
		}
		out = append(out, g.item("storage-of-entity", key, "entities", g.Join(names[where], 0), "database", where))
	}
	return out
}

// databaseOf is the store of an entity, empty where the source leaves it open.
func (g *Designer) databaseOf(e *specs.Entity, stack []specs.StackRow) string {
	if n := g.stores.place[e.Name]; n >= 0 {
		return g.stores.list[n].name
	}
	if len(g.stores.names()) > 0 || g.profile == "cli" && len(g.req.Index.Integrations) > 0 {
		return "" // what a tool handles may lie in any of the places that it reaches
	}
	return g.database(stack)
}

// storageOpen names the data for which the source names no store although it
// names one for other data.
func (g *Designer) storageOpen() []specs.Item {
	var open []string
	for i := range g.req.Index.Entities {
		if e := &g.req.Index.Entities[i]; g.stores.place[e.Name] < 0 {
			open = append(open, e.Name)
		}
	}
	named := g.stores.names()
	if len(open) == 0 || len(named) == 0 {
		return nil
	}
	return []specs.Item{g.item("storage-open", "storage_open", "entities", g.Join(open, 6), "database", g.Join(named, 0))}
}

// storeSentences are what the source says of each store, then for a cache, a
// search index and a store of files what follows for the truth of the data.
func (g *Designer) storeSentences() []specs.Item {
	var out []specs.Item
	for i := range g.stores.list {
		s := &g.stores.list[i]
		said := false
		for _, x := range s.says {
			if !x.row && phrasing.NewWordIndex(x.text).HasAny(g.d.Words["kept_in"]) && !phrasing.NewWordIndex(x.text).HasAny(g.d.Words["denials"]) || !x.row && s.kind == "cache" {
				out = append(out, specs.Item{Text: phrasing.Finished(x.text), Source: x.src})
				said = true
				break
			}
		}
		var files []string
		for k := range g.req.Index.Entities {
			if n, ok := g.stores.files[g.req.Index.Entities[k].Name]; ok && n == i {
				files = append(files, g.req.Index.Entities[k].Name)
			}
		}
		switch {
		case s.kind == "objects" && len(files) > 0:
			out = append(out, g.item("storage-files", "storage_files", "entities", g.Join(files, 0), "database", s.name))
		case (s.kind == "cache" || s.kind == "search") && !said:
			out = append(out, g.item("storage-copy", "storage_"+s.kind, "name", s.name, "database", g.Join(g.stores.names(), 0)))
		case s.kind == "search":
			out = append(out, g.item("storage-copy", "storage_search", "name", s.name, "database", g.Join(g.stores.names(), 0)))
		}
	}
	return out
}

// database is the general store: the stated one, else the proposed one.
func (g *Designer) database(stack []specs.StackRow) string {
	if n := g.stores.general; n >= 0 {
		return g.stores.list[n].name
	}
	for _, r := range stack {
		if r.Layer == g.layer("database") && r.Source.Kind == specs.Inferred && g.storeKind(r.Technology) == "main" {
			return r.Technology
		}
	}
	if name := g.onlyStated(stack); name != "" {
		return name
	}
	return g.say("store_" + g.profile)
}

// onlyStated is the one database that the stack has from the source, where no sentence on what
// is kept names it: a row of a table of limits does.
func (g *Designer) onlyStated(stack []specs.StackRow) string {
	name := ""
	for _, r := range stack {
		if r.Layer != g.layer("database") || r.Source.Kind != specs.Stated || g.storeKind(r.Technology) != "main" || phrasing.NewWordIndex(r.Rationale).HasAny(g.d.Words["archiving"]) {
			continue
		}
		if name != "" {
			return ""
		}
		name = r.Technology
	}
	return name
}

// keepers are all stores that hold data of the product.
func (g *Designer) keepers(stack []specs.StackRow) string {
	names := g.stores.names()
	for i := range g.stores.list {
		if g.stores.list[i].kind == "objects" {
			names = append(names, g.stores.list[i].name)
		}
	}
	if len(names) == 0 {
		return g.database(stack)
	}
	return g.Join(names, 0)
}

// statedItems are the constraints and decisions of the source in which a word
// of a list appears, each in its own words.
func (g *Designer) statedItems(list string, limit int) []specs.Item {
	var out []specs.Item
	terms := g.d.Words[list]
	for _, it := range g.statedLimits() {
		if len(out) < limit && it.Source.Kind == specs.Stated && !g.rowLines(it.Source) && phrasing.NewWordIndex(it.Text).HasAny(terms) {
			out = append(out, specs.Item{Text: phrasing.Finished(it.Text), Source: it.Source})
		}
	}
	return specifying.UniqueItems(out)
}

// statedLimits are the limits of the documents, then those of the source.
func (g *Designer) statedLimits() []specs.Item {
	all := append(append([]specs.Item(nil), g.brief.Constraints...), g.req.Index.Constraints...)
	all = append(append(all, g.Understood.Constraints...), g.Understood.Decisions...)
	return specifying.UniqueItems(all)
}

// deployment is what the source says of where it runs, else what a product of
// this profile needs, tied to its own numbers.
func (g *Designer) deployment(a *specs.Architecture) []specs.Item {
	out := g.statedItems("deployment", 4)
	for i := range g.Understood.Technologies {
		t := &g.Understood.Technologies[i]
		if g.storeKind(t.Name) != "objects" && (t.Layer == "cloud" || t.Layer == "platform" && phrasing.NewWordIndex(t.Text).HasAny(g.d.Words["deployment"])) && !g.rejected(t) {
			if text, src := g.namingText(t); text != "" {
				out = append(out, specs.Item{Text: g.withSubject(text), Source: src})
			}
		}
	}
	if len(out) == 0 {
		out = g.hostingSentences(2)
	}
	out = append(out, g.placed(g.d.Words["run_places"])...)
	out = phrasing.FirstN(onceEach(apart(specifying.UniqueItems(out))), 6)
	pairs := []string{"database", g.keepers(a.Stack), "count", itoa(len(a.Components)), "first", firstName(a.Components)}
	alone := g.Alone() && g.running()
	if name := g.backend(); name != "" {
		return append(out, g.item("deployment-backend", "deploy_backend", "database", name))
	}
	switch {
	case len(out) > 0:
	case alone:
		out = append(out, g.item("deployment-alone", "deploy_alone", pairs...))
	case g.existing():
		out = append(out, g.item("deployment-change", "deploy_change", pairs...))
	default:
		out = append(out, g.item("deployment-"+g.profile, "deploy_"+g.profile, pairs...))
	}
	switch {
	case g.Hosted():
		out = append(out, g.item("deployment-hosted", "deploy_hosted", pairs...))
	case alone:
		out = append(out, g.item("deployment-restart", "deploy_restart", pairs...))
	case g.profile == changeProfile:
		out = append(out, g.item("deployment-release", "deploy_release_change", pairs...))
	}
	return out
}

// withSubject is a sentence of a list that begins with its verb, told of the product:
// "Unpacks into a container" stands alone here.
func (g *Designer) withSubject(text string) string {
	first := strings.ToLower(phrasing.LeadingWord(text))
	if g.Language == "zh" || !g.IsThird(first) || g.Table.IsWord("nouns", "en", first) {
		return text
	}
	return phrasing.Finished(phrasing.Capital(g.Product + " " + wording.LowerFirst(text)))
}

// maxHosting is how long a sentence on machines may be, in runes: a longer one tells
// of much else.
const maxHosting = 120

// hostingSentences are sentences of the source that say on which machines the
// product runs, wherever they stand.
func (g *Designer) hostingSentences(limit int) []specs.Item {
	if g.sections == nil {
		return nil
	}
	var out []specs.Item
	for i := range g.sections.Units {
		u := &g.sections.Units[i]
		if u.Kind == reading.Code || u.Kind == reading.Row {
			continue
		}
		for _, s := range u.Sentences {
			asked := strings.ContainsAny(s.Text, "?？")
			if len(out) < limit && !asked && len([]rune(s.Text)) <= maxHosting && !g.outOfScope(s.From) && phrasing.NewWordIndex(s.Text).HasAny(g.d.Words["hosting"]) {
				out = append(out, specs.Item{Text: phrasing.Finished(phrasing.Capital(s.Text)), Source: reading.Lines(s.From, s.To)})
			}
		}
	}
	return out
}

// apart drops texts that stand in a longer one of the same lines.
func apart(list []specs.Item) []specs.Item {
	return slices.DeleteFunc(slices.Clone(list), func(x specs.Item) bool {
		return slices.ContainsFunc(list, func(y specs.Item) bool { return x.Text != y.Text && within(x.Text, y.Text) })
	})
}

// onceEach keeps the first of the items that tell the same lines of the source in other
// words: "operated by our IT" and "operated by the IT".
func onceEach(list []specs.Item) []specs.Item {
	told := map[string]bool{}
	return slices.DeleteFunc(list, func(x specs.Item) bool {
		if x.Source.Kind != specs.Stated {
			return false
		}
		key := x.Source.Mark() + " " + strings.ToLower(phrasing.LeadingWord(x.Text)) + strings.ToLower(reading.LastWord(x.Text))
		again := told[key]
		told[key] = true
		return again
	})
}

func within(part, text string) bool {
	core, whole := strings.TrimRight(phrasing.FoldTerm(part), ".。"), phrasing.FoldTerm(text)
	return len(core) < len(whole)-1 && strings.Contains(whole, core)
}

func firstName(list []specs.Component) string {
	if len(list) == 0 {
		return ""
	}
	return list[0].Name
}

func (g *Designer) nfrOf(category string) *specs.NFR {
	for i := range g.req.NFRs {
		if g.req.NFRs[i].Category == category {
			return &g.req.NFRs[i]
		}
	}
	return nil
}
