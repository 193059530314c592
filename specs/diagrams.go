package specs

import (
	"fmt"
	"strings"
	"sync"
	"unicode"
)

// mermaid wraps the lines of a diagram in a fenced block. A diagram of its
// header alone is nothing.
func mermaid(header string, lines []string) string {
	if len(lines) == 0 {
		return ""
	}
	return "```mermaid\n" + header + "\n    " + strings.Join(lines, "\n    ") + "\n```\n"
}

// nodeLabel makes any text safe between the quotes of a Mermaid label.
func nodeLabel(text string) string {
	text = Plain(text)
	if runes := []rune(text); len(runes) > 60 {
		text = strings.TrimSpace(string(runes[:59])) + "…"
	}
	return labelReplacer().Replace(text)
}

var labelReplacer = sync.OnceValue(func() *strings.Replacer {
	return strings.NewReplacer(`"`, "#quot;", "#", "#35;", "%", "#37;", "<", "#lt;", ">", "#gt;", "`", "'", "\\", "/", ";", ",", "{", "(", "}", ")", "[", "(", "]", ")", "|", "/", "&", "+")
})

// nodes hands out short ids for names, in order of their first use.
type nodes struct {
	prefix string
	ids    map[string]string
}

func newNodes(prefix string) *nodes { return &nodes{prefix: prefix, ids: map[string]string{}} }

func (n *nodes) id(name string) (id string, fresh bool) {
	if id, ok := n.ids[name]; ok {
		return id, false
	}
	id = fmt.Sprintf("%s%d", n.prefix, len(n.ids)+1)
	n.ids[name] = id
	return id, true
}

// contextDiagram shows the product between its users and the systems outside.
func (r *renderer) contextDiagram() string {
	var lines []string
	product := "product"
	if r.pkg.Brief != nil {
		product = r.pkg.Brief.Title
	}
	lines = append(lines, fmt.Sprintf(`system["%s"]`, nodeLabel(product)))
	if r.pkg.Brief != nil {
		for i, p := range r.pkg.Brief.Personas {
			lines = append(lines, fmt.Sprintf(`user%d(["%s"]) --> system`, i+1, nodeLabel(p.Name)))
		}
	}
	if r.pkg.RequirementsIndex != nil {
		for i, s := range r.pkg.RequirementsIndex.Integrations {
			ext := fmt.Sprintf(`ext%d[["%s"]]`, i+1, nodeLabel(s.Name))
			switch flowBeside(r.pkg.RequirementsIndex.Flows, s.Name) {
			case flowsIn:
				lines = append(lines, ext+" --> system")
			case flowsBoth:
				lines = append(lines, "system <--> "+ext)
			case flowsOpen:
				lines = append(lines, "system --- "+ext)
			default:
				lines = append(lines, "system --> "+ext)
			}
		}
	}
	return mermaid("flowchart LR", lines)
}

// The marks by which a data flow says where data goes: "A → B: what",
// "A ↔ B: what", and "A — B: what" where nobody has said it.
const (
	flowsOut = iota
	flowsIn
	flowsBoth
	flowsOpen
)

// flowBeside is the direction that the data flows state for a system outside.
// More than one flow that differ go both ways.
func flowBeside(flows []Item, name string) int {
	found := -1
	for _, f := range flows {
		way := -1
		if strings.HasPrefix(f.Text, name+" → ") {
			way = flowsIn
		}
		for i, mark := range []string{" → ", "", " ↔ ", " — "} {
			_, rest, ok := strings.Cut(f.Text, mark)
			if rest, ok2 := strings.CutPrefix(rest, name); mark != "" && ok && ok2 && (strings.HasPrefix(rest, ":") || strings.HasPrefix(rest, "：")) {
				way = i
			}
		}
		switch {
		case way < 0 || way == found:
		case found < 0 || found == flowsOpen:
			found = way
		case way != flowsOpen:
			found = flowsBoth
		}
	}
	return max(found, flowsOut)
}

// componentDiagram shows components and what they use.
func (r *renderer) componentDiagram(a *Architecture) string {
	var lines []string
	n := newNodes("c")
	for _, c := range a.Components {
		if id, fresh := n.id(c.Name); fresh {
			lines = append(lines, fmt.Sprintf(`%s["%s"]`, id, nodeLabel(c.Name)))
		}
	}
	for _, c := range a.Components {
		from, _ := n.id(c.Name)
		for _, use := range c.Uses {
			to, fresh := n.id(use)
			if fresh {
				lines = append(lines, fmt.Sprintf(`%s[["%s"]]`, to, nodeLabel(use)))
			}
			lines = append(lines, from+" --> "+to)
		}
	}
	return mermaid("flowchart TD", lines)
}

// entityDiagram is the erDiagram of the requirements' data model.
func (r *renderer) entityDiagram() string {
	if r.pkg.RequirementsIndex == nil {
		return ""
	}
	var lines []string
	n := newNodes("E")
	entities := r.pkg.RequirementsIndex.Entities
	for _, e := range entities {
		id, _ := n.id(e.Name)
		if len(e.Fields) == 0 {
			lines = append(lines, fmt.Sprintf(`%s["%s"]`, id, nodeLabel(e.Name)))
			continue
		}
		lines = append(lines, fmt.Sprintf(`%s["%s"] {`, id, nodeLabel(e.Name)))
		for _, f := range e.Fields {
			lines = append(lines, "    "+word(f.Type, untyped)+" "+word(f.Name, "field"))
		}
		lines = append(lines, "}")
	}
	drawn := map[[3]string]bool{}
	for _, e := range entities {
		from, _ := n.id(e.Name)
		for _, rel := range e.Relations {
			if drawn[[3]string{rel.To, e.Name, mirrored(rel.Kind)}] {
				continue // told from the other side
			}
			drawn[[3]string{e.Name, rel.To, rel.Kind}] = true
			to, fresh := n.id(rel.To)
			if fresh {
				lines = append(lines, fmt.Sprintf(`%s["%s"]`, to, nodeLabel(rel.To)))
			}
			label := rel.Label
			if label == "" {
				label = rel.Kind
			}
			lines = append(lines, fmt.Sprintf(`%s %s %s : "%s"`, from, crowFoot(rel.Kind), to, nodeLabel(label)))
		}
	}
	return mermaid("erDiagram", lines)
}

// mirrored is the kind of a relation seen from its other side.
func mirrored(kind string) string {
	from, to, ok := strings.Cut(kind, "-to-")
	if !ok || from == to {
		return kind
	}
	return to + "-to-" + from
}

// untyped stands in an erDiagram for a type that nobody named: the notation
// has no attribute without one.
const untyped = "any"

// word makes an attribute name or type of an erDiagram.
func word(text, fallback string) string {
	text, _, _ = strings.Cut(Plain(text), "(")
	out := strings.Map(func(r rune) rune {
		switch {
		case unicode.IsLetter(r) || unicode.IsDigit(r) || r == '_':
			return r
		case r == ' ' || r == '-' || r == '.' || r == '/':
			return '_'
		}
		return -1
	}, strings.TrimSpace(text))
	out = strings.Trim(out, "_")
	if out == "" {
		return fallback
	}
	if first := []rune(out)[0]; !unicode.IsLetter(first) {
		return "_" + out
	}
	return out
}

func crowFoot(kind string) string {
	switch kind {
	case "one-to-one":
		return "||--||"
	case "one-to-many":
		return "||--o{"
	case "many-to-one":
		return "}o--||"
	default:
		return "}o--o{"
	}
}

// epicMap shows which epic waits for which.
func (r *renderer) epicMap() string {
	var lines []string
	n := newNodes("e")
	for _, e := range r.pkg.Epics {
		id, _ := n.id(e.ID)
		lines = append(lines, fmt.Sprintf(`%s["%s %s"]`, id, e.ID, nodeLabel(e.Title)))
	}
	for _, e := range r.pkg.Epics {
		to, _ := n.id(e.ID)
		for _, dep := range e.DependsOn {
			from, fresh := n.id(dep)
			if fresh {
				lines = append(lines, fmt.Sprintf(`%s["%s"]`, from, nodeLabel(dep)))
			}
			lines = append(lines, from+" --> "+to)
		}
	}
	return mermaid("flowchart LR", lines)
}

// stateMachines draws and tabulates the life cycle of every entity that has one.
func (r *renderer) stateMachines() string {
	if r.pkg.RequirementsIndex == nil {
		return ""
	}
	var b strings.Builder
	for _, e := range r.pkg.RequirementsIndex.Entities {
		if len(e.States) < 2 || len(e.Transitions) == 0 {
			continue
		}
		b.WriteString("### " + strings.ReplaceAll(r.phrase("lifecycle_of"), "{name}", e.Name) + "\n\n")
		b.WriteString(stateDiagram(e) + "\n")
		var rows [][]string
		for _, t := range e.Transitions {
			rows = append(rows, []string{t.From, t.Event, t.To, withMark("", t.Source)})
		}
		b.WriteString(r.grid([]string{"from", "event", "to", "source"}, rows) + "\n")
	}
	if b.Len() == 0 {
		return "_" + r.phrase("no_stateful") + "_"
	}
	return b.String()
}

func stateDiagram(e Entity) string {
	var lines []string
	n := newNodes("s")
	declare := func(state string) string {
		id, fresh := n.id(state)
		if fresh {
			lines = append(lines, fmt.Sprintf(`state "%s" as %s`, nodeLabel(state), id))
		}
		return id
	}
	for _, s := range e.States {
		declare(s)
	}
	first, _ := n.id(e.States[0])
	lines = append(lines, "[*] --> "+first)
	for _, t := range e.Transitions {
		from, to := declare(t.From), declare(t.To)
		arrow := from + " --> " + to
		if event := strings.ReplaceAll(nodeLabel(t.Event), ":", " "); event != "" {
			arrow += " : " + event
		}
		lines = append(lines, arrow)
	}
	return mermaid("stateDiagram-v2", lines)
}

func (r *renderer) architectureSection(section string) string {
	a, ok := r.doc.(*Architecture)
	if !ok {
		return ""
	}
	switch section {
	case "overview/context":
		return r.contextDiagram()
	case "components/diagram":
		return r.componentDiagram(a)
	case "data/model":
		return r.entityDiagram()
	case "states":
		return r.stateMachines()
	case "decisions":
		var rows [][]string
		for _, d := range r.pkg.Decisions {
			rows = append(rows, []string{r.itemLinks([]string{d.ID}), d.Title, d.Decision, strings.Join(d.TracesTo, ", ")})
		}
		return r.grid([]string{"id", "decision", "status", "requirements"}, rows)
	case "rules":
		return r.ruleRows()
	case "references":
		return r.links(link(r.phrase("requirements_index"), "../"+RequirementsDir+"/"+IndexFile), link(r.phrase("brief"), "../"+BriefFile))
	default:
		return ""
	}
}
