package gates

import (
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
)

// requirementChecks are the checks of phase 3.
func requirementChecks() []check {
	return []check{
		{"req.count", reqCount},
		{"req.criteria", reqCriteria},
		{"req.criteria-bounds", reqCriteriaBounds},
		{"req.testable", reqTestable},
		{"req.vague", reqVague},
		{"req.priority", reqPriority},
		{"req.nfr", reqNFR},
		{"req.story", reqStory},
		{"req.trace", reqTrace},
		{"req.rfc2119", reqRFC},
		{"req.data-model", reqData},
		{"req.overlap", reqOverlap},
		{"nfr.target", nfrTarget},
		{"nfr.measured", nfrMeasured},
		{"nfr.method", nfrMethod},
	}
}

// requirements lists the functional requirements; without any the rule fails.
func (t *trial) requirements() []*specs.Requirement {
	if len(t.pkg.Requirements) == 0 {
		t.lost()
	}
	return t.pkg.Requirements
}

// indexOr is the heading of a section of an index document, or the file that
// should hold it when there is no index.
func (t *trial) indexOr(doc specs.Document, there bool, section string) place {
	if !there {
		return place{t.home(t.rule.Phase), 0}
	}
	return t.section(doc, section)
}

func reqCount(t *trial) {
	n := len(t.pkg.Requirements)
	index := t.pkg.RequirementsIndex
	t.that(t.within(n), t.indexOr(index, index != nil, "functional"), "count", itoa(n))
}

func reqCriteria(t *trial) {
	for _, r := range t.requirements() {
		t.that(t.within(len(r.Criteria)), t.section(r, "criteria"), "item", r.ID)
	}
}

func reqCriteriaBounds(t *trial) {
	for _, r := range t.requirements() {
		if n := len(r.Criteria); n > 0 {
			t.that(t.within(n), t.section(r, "criteria"), "item", r.ID, "count", itoa(n))
		}
	}
}

func reqTestable(t *trial) {
	for _, r := range t.requirements() {
		for _, c := range r.Criteria {
			if !t.passed(t.testable(c.Text)) {
				t.that(false, t.at(r, c.Pos.Line), "item", r.ID, "text", short(c.Text))
			}
		}
	}
}

func reqVague(t *trial) {
	for _, r := range t.requirements() {
		for _, c := range r.Criteria {
			t.vague(r, r.ID, c)
		}
	}
}

// vague reports the weak words of one criterion.
func (t *trial) vague(doc specs.Document, id string, c specs.Criterion) {
	found := t.weakWords(c.Text)
	if len(found) == 0 {
		t.that(true, place{})
		return
	}
	t.that(false, t.at(doc, c.Pos.Line), "item", id, "word", found[0].Text, "why", found[0].Entry.Why, "instead", found[0].Entry.Instead)
}

// reqPriority: MoSCoW on all.
func reqPriority(t *trial) {
	for _, r := range t.requirements() {
		t.that(r.Priority.Rank() < len(specs.Priorities()), t.front(r, "priority"), "item", r.ID, "value", string(r.Priority))
	}
	for _, n := range t.pkg.NFRs {
		t.that(n.Priority.Rank() < len(specs.Priorities()), t.front(n, "priority"), "item", n.ID, "value", string(n.Priority))
	}
}

func reqNFR(t *trial) {
	index := t.pkg.RequirementsIndex
	t.that(t.within(len(t.pkg.NFRs)), t.indexOr(index, index != nil, "nonfunctional"))
}

func reqStory(t *trial) {
	for _, r := range t.requirements() {
		if r.Priority == specs.Must {
			t.that(r.Story.Role != "" && r.Story.Want != "", t.section(r, "story"), "item", r.ID)
		}
	}
}

// reqTrace looks at what readiness.must-trace, which is stricter, leaves.
func reqTrace(t *trial) {
	for _, r := range t.requirements() {
		if r.Priority != specs.Must {
			t.that(t.traceMark(r.TracesTo) == markPass, t.front(r, "traces_to"), "item", r.ID)
		}
	}
	for _, n := range t.pkg.NFRs {
		if n.Priority != specs.Must {
			t.that(t.traceMark(n.TracesTo) == markPass, t.front(n, "traces_to"), "item", n.ID)
		}
	}
}

func reqRFC(t *trial) {
	binds := func(items []specs.Item) bool {
		for _, it := range items {
			if word, _ := wording.HasRFC2119(specs.Plain(it.Text)); word != "" {
				return true
			}
		}
		return false
	}
	for _, r := range t.requirements() {
		t.that(binds(r.Description), t.firstLine(r, r.Description, "description"), "item", r.ID)
	}
	for _, n := range t.pkg.NFRs {
		t.that(binds(n.Statement), t.firstLine(n, n.Statement, "requirement"), "item", n.ID)
	}
}

func reqData(t *trial) {
	index := t.pkg.RequirementsIndex
	if index == nil {
		t.lost()
		return
	}
	if len(index.Entities) == 0 {
		t.that(false, t.section(index, "data"), "item", "—")
	}
	for _, e := range index.Entities {
		t.that(len(e.Fields) > 0, t.at(index, e.Pos.Line), "item", e.Name)
	}
}

// reqOverlap: two requirements with the same words of substance in title or
// description are one, unless they differ in a number or the like.
func reqOverlap(t *trial) {
	seen := map[string]string{}
	for _, r := range t.requirements() {
		twin := ""
		for _, text := range []string{specs.Plain(r.Title), specs.Plain(strings.Join(texts(r.Description), " "))} {
			keys := t.keywords(text)
			const substance = 2 // one word alone says too little
			if len(keys) < substance {
				continue
			}
			key := strings.Join(keys, " ") + "\n" + strings.Join(wording.Marks(text), " ")
			if seen[key] != "" && seen[key] != r.ID {
				twin = seen[key]
				continue
			}
			seen[key] = r.ID
		}
		t.that(twin == "", t.head(r), "item", r.ID, "other", twin)
	}
}

func nfrTarget(t *trial) {
	for _, n := range t.pkg.NFRs {
		good := len(n.Targets) > 0
		for _, row := range n.Targets {
			good = good && row.Metric != "" && row.Target != ""
		}
		t.that(good, t.section(n, "targets"), "item", n.ID)
	}
}

func nfrMeasured(t *trial) {
	for _, n := range t.pkg.NFRs {
		for _, row := range n.Targets {
			if row.Target != "" {
				t.that(measurable(row.Target) || t.judge.lexicons.cues["number"].In(specs.Plain(row.Target)), t.at(n, row.Pos.Line), "item", n.ID, "text", short(row.Target))
			}
		}
	}
}

func nfrMethod(t *trial) {
	for _, n := range t.pkg.NFRs {
		for _, row := range n.Targets {
			t.that(row.Measurement != "", t.at(n, row.Pos.Line), "item", n.ID, "text", short(row.Metric))
		}
	}
}
