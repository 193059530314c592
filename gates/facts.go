package gates

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/guidelines/meaning"
	"github.com/overtone-cli/overtone/specs/wording"
)

// facts is what the rules look at: the package with every look-up that more
// than one of them needs, made once per judgement so that no rule has to
// search through the whole package. Rules run at the same time: none changes
// anything here but the memos.
type facts struct {
	judge       *Judge
	in          Input
	pkg         *specs.Package
	phase       string // of CheckPhase; empty when everything is judged
	profile     string
	lang        specs.Lang
	nothingToDo string
	broken      []brokenCheck // known when all other rules have run

	parsed map[specs.Document]*specs.Parsed
	byFile map[string]*specs.Parsed
	files  map[string]bool // every file that a link may point to
	goals  map[string]bool
	reqs   map[string]*specs.Requirement
	nfrs   map[string]*specs.NFR
	adrs   map[string]*specs.ADR
	epics  map[string]*specs.Epic
	story  map[string]*specs.Epic  // epic of a story id
	cover  map[string]*specs.Cover // of every REQ and NFR id
	traced map[string][]string     // requirements of a goal

	lines   memo[string, []string]        // JSON files by line, read when a finding needs one
	quoted  memo[jsonKey, quotedLines]    // texts in JSON files by their lines
	keys    memo[string, []string]        // keywords of texts, by text
	own     memo[string, map[string]bool] // words of the project's own names
	folders memo[string, map[string]bool] // folders of the package
	anchor  memo[string, map[string]bool] // headings of documents, by file
	read    memo[*specs.Parsed, []prose]  // running text of documents
	tested  memo[string, bool]            // criteria that were looked at
	weak    memo[string, []wording.Match] // their weak words
	input   memo[string, string]          // text of the source
	targets memo[*specs.Parsed, []target] // where the links of documents lead

	reader  *meaning.Reader       // finds technologies in texts; nil when no rules are given
	claimed memo[string, []claim] // what texts say yes to
}

func (j *Judge) newFacts(in Input, phase string) *facts {
	p := in.Package
	f := &facts{
		judge: j, in: in, pkg: p, phase: phase, profile: "service", lang: p.Lang(),
		parsed: map[specs.Document]*specs.Parsed{}, byFile: map[string]*specs.Parsed{}, files: map[string]bool{}, goals: map[string]bool{},
		reqs: map[string]*specs.Requirement{}, nfrs: map[string]*specs.NFR{}, adrs: map[string]*specs.ADR{},
		epics: map[string]*specs.Epic{}, story: map[string]*specs.Epic{}, cover: map[string]*specs.Cover{},
		traced: map[string][]string{},
	}
	if p.Config != nil && slices.Contains(specs.SpecTypes(), p.Config.SpecType) {
		f.profile = p.Config.SpecType
	}
	f.nothingToDo = j.catalog.Conditions["nothing-to-do"].In(string(f.lang))
	for _, d := range p.Parsed {
		f.parsed[d.Doc], f.byFile[d.File] = d, d
	}
	f.read.room, f.targets.room = len(p.Parsed), len(p.Parsed)
	f.indexFiles()
	f.indexItems()
	f.indexCover()
	return f
}

// indexFiles lists what is in the package: on disk, in memory, and for a
// package that was never loaded what its phases have written.
func (f *facts) indexFiles() {
	p := f.pkg
	for _, name := range p.Files {
		f.files[name] = true
	}
	loaded := f.files[specs.ConfigFile]
	for _, d := range p.Parsed {
		f.files[d.File] = true
	}
	for _, j := range []struct {
		name  string
		there bool
	}{
		{specs.ConfigFile, p.Config != nil},
		{specs.DiscoveryFile, p.Discovery != nil},
		{specs.RefinedFile, p.Refined != nil},
		{specs.GlossaryFile, p.Glossary != nil},
		{specs.SourceFile, p.Config != nil && !loaded && p.Discovery != nil}, // phase 1 writes them together
	} {
		if j.there {
			f.files[j.name] = true
		}
	}
}

func (f *facts) indexItems() {
	p := f.pkg
	if p.Brief != nil {
		for _, g := range p.Brief.Goals {
			f.goals[g.ID] = true
		}
	}
	criteria := 0
	for _, r := range p.Requirements {
		f.reqs[r.ID] = r
		criteria += len(r.Criteria)
	}
	for _, n := range p.NFRs {
		f.nfrs[n.ID] = n
	}
	for _, a := range p.Decisions {
		f.adrs[a.ID] = a
	}
	for _, e := range p.Epics {
		f.epics[e.ID] = e
		for i := range e.Stories {
			f.story[e.Stories[i].ID] = e
			criteria += len(e.Stories[i].Criteria)
		}
	}
	f.tested.room, f.weak.room = criteria, criteria
}

// indexCover follows references once in the direction in which they are
// written, instead of searching the package for every requirement.
func (f *facts) indexCover() {
	p := f.pkg
	of := func(id string) *specs.Cover {
		c := f.cover[id]
		if c == nil {
			c = &specs.Cover{}
			f.cover[id] = c
		}
		return c
	}
	for _, e := range p.Epics {
		for _, id := range e.Requirements {
			id = ref(id)
			of(id).Epics = append(of(id).Epics, e.ID)
		}
		for _, s := range e.Stories {
			for _, id := range s.TracesTo {
				id = ref(id)
				of(id).Stories = append(of(id).Stories, s.ID)
			}
		}
	}
	for _, a := range p.Decisions {
		for _, id := range a.TracesTo {
			id = ref(id)
			of(id).Decisions = append(of(id).Decisions, a.ID)
		}
	}
	for _, use := range f.designUses() {
		for _, id := range use.ids {
			id = ref(id)
			of(id).Components = append(of(id).Components, use.name)
		}
	}
	for _, r := range p.Requirements {
		for _, g := range r.TracesTo {
			f.traced[g] = append(f.traced[g], r.ID)
		}
	}
	for _, n := range p.NFRs {
		for _, g := range n.TracesTo {
			f.traced[g] = append(f.traced[g], n.ID)
		}
	}
}

// designUse is a part of the design that names requirements.
type designUse struct {
	name string
	ids  []string
	at   place
}

// designUses lists every row of the architecture that names requirements.
func (f *facts) designUses() []designUse {
	a := f.pkg.Architecture
	if a == nil {
		return nil
	}
	file := f.fileOf(a)
	var out []designUse
	for _, c := range a.Components {
		out = append(out, designUse{c.Name, c.Requirements, place{file, c.Pos.Line}})
	}
	for _, e := range a.Endpoints {
		out = append(out, designUse{strings.TrimSpace(e.Method + " " + e.Route), e.Requirements, place{file, e.Pos.Line}})
	}
	for _, c := range a.Controls {
		out = append(out, designUse{c.Text, c.NFRs, place{file, c.Pos.Line}})
	}
	for _, q := range a.Qualities {
		out = append(out, designUse{q.Tactic, []string{q.NFR}, place{file, q.Pos.Line}})
	}
	return out
}

// source is the text that the package was made from, empty when it is not at
// hand.
func (f *facts) source() string {
	return f.input.get(specs.SourceFile, func() string {
		return string(f.text(specs.SourceFile))
	})
}

// text is what stands in a file of the package, nothing when it is not at hand.
func (f *facts) text(file string) []byte {
	if f.in.Text != nil {
		return f.in.Text(file)
	}
	data, err := os.ReadFile(filepath.Join(f.pkg.Dir, filepath.FromSlash(file)))
	if err != nil || f.pkg.Dir == "" {
		return nil
	}
	return data
}

// finished says whether a phase is recorded as done. While phase 6 itself asks
// (it alone brings a coverage) its own results do not count.
func (f *facts) finished(phase string) bool {
	if f.pkg.Config == nil || f.in.Coverage != nil && (phase == "6" || phase == "7") {
		return false
	}
	return slices.ContainsFunc(f.pkg.Config.PhasesCompleted, func(r specs.PhaseRecord) bool { return r.Phase == phase })
}

// keywords are the words of a text that carry meaning, found once a text.
func (f *facts) keywords(text string) []string {
	return f.keys.get(text, func() []string { return wording.Keywords(specs.Plain(text)) })
}

// documents lists the documents that were read, in the order of their files,
// those without the last two phases when scored is true: reports repeat what
// other documents say and do not count twice.
func (f *facts) documents(scored bool) []*specs.Parsed {
	out := make([]*specs.Parsed, 0, len(f.pkg.Parsed))
	for _, d := range f.pkg.Parsed {
		if !scored || !isReport(d.Doc.Kind()) {
			out = append(out, d)
		}
	}
	return out
}

func isReport(k specs.Kind) bool {
	return k == specs.KindReadiness || k == specs.KindSummary || k == specs.KindExport
}

// width is the length of a text in columns: a Chinese character says as much
// as two letters, so bounds in characters hold for both.
func width(text string) int { return wording.Weight(specs.Plain(text)) }

// short cuts a text for a message.
func short(text string) string {
	const most = 60
	text = strings.TrimSpace(specs.Plain(text))
	if len(text) <= most || utf8.RuneCountInString(text) <= most {
		return text
	}
	return strings.TrimSpace(string([]rune(text)[:most-1])) + "…"
}

// texts takes the texts of items.
func texts(items []specs.Item) []string {
	out := make([]string, len(items))
	for i, it := range items {
		out[i] = it.Text
	}
	return out
}
