package command

import (
	"fmt"
	"io"
	"strconv"
	"strings"

	"github.com/overtone-cli/overtone/cmd/console"
	"github.com/overtone-cli/overtone/specs"
)

// initPage prints the result of `overtone init` for a person.
type initPage struct {
	app    *App
	result *InitResult
	o      initOptions
	style  console.Style
	w      io.Writer
	err    error
}

func initText(app *App, result *InitResult, o initOptions) *initPage {
	return &initPage{app: app, result: result, o: o, style: app.Streams().OutStyle()}
}

// write writes the page.
func (p *initPage) write(w io.Writer) error {
	p.w = w
	tech := &p.result.Profile
	p.head()
	if p.o.explain || p.result.Action != initKept {
		p.overview(tech.Overview)
		for _, pkg := range tech.Packages {
			p.line("")
			p.line("%s", p.style.Strong(console.Clean(pkg.Path))+"  "+console.Clean(pkg.Name))
			p.overview(pkg.Overview)
		}
	}
	if len(p.result.Rules) > 0 {
		p.line("%s %s: headings without rules", p.style.Good("made "), console.Clean(strings.Join(p.result.Rules, ", ")))
	}
	for _, next := range p.result.Next {
		p.line("next: %s", p.style.Accent(next))
	}
	return p.err
}

// head says what was done.
func (p *initPage) head() {
	switch p.result.Action {
	case initCreated:
		p.line("%s %s", p.style.Good("wrote"), p.result.File)
	case initRegenerated:
		p.line("%s %s; the profile before is %s", p.style.Good("wrote"), p.result.File, p.result.Backup)
	case initKept:
		p.line("%s is there since %s; to read the project anew: overtone init --regenerate",
			p.result.File, first(p.result.Profile.InitializedAt, "an unknown time"))
	}
}

// overview prints the profile of the project or of one package.
func (p *initPage) overview(o specs.TechOverview) {
	var languages []string
	for _, l := range o.TechnologyStack.Languages {
		named := versions(o, []string{l.Name})[0]
		languages = append(languages, named+" ("+count(l.FileCount, "file")+")")
	}
	p.field("what", []string{o.Description})
	p.field("languages", languages)
	p.field("frameworks", versions(o, o.TechnologyStack.Frameworks))
	p.field("build", versions(o, o.TechnologyStack.BuildTools))
	p.field("tests", versions(o, o.TechnologyStack.TestFrameworks))
	p.field("databases", o.TechnologyStack.Databases) // versions are those of drivers
	p.field("tools", versions(o, o.TechnologyStack.Tools))
	p.field("style", []string{o.Architecture.Style})
	p.field("layers", o.Architecture.Layers)
	p.field("patterns", o.Architecture.Patterns)
	p.commands(o.Commands)
	p.places("entry points", o.EntryPoints)
	p.places("delivery", o.Delivery)
	p.components(o.KeyComponents)
	if p.o.explain {
		p.evidence(o.Evidence)
	}
}

// versions are the names of a list with the versions that manifests declare.
func versions(o specs.TechOverview, names []string) []string {
	var out []string
	for _, name := range names {
		for _, d := range o.TechnologyStack.Dependencies {
			if d.Name == name && d.Version != "" {
				name += " " + d.Version
				break
			}
		}
		out = append(out, name)
	}
	return out
}

func (p *initPage) field(name string, values []string) {
	if text := strings.Join(values, ", "); text != "" {
		p.line("%-12s  %s", name, console.Clean(text))
	}
}

func (p *initPage) commands(list []specs.TechCommand) {
	for i, c := range list {
		from := c.File
		if c.Line > 0 {
			from += ":" + strconv.Itoa(c.Line)
		}
		where := ""
		if c.Dir != "." && c.Dir != "" {
			where = " in " + c.Dir
		}
		p.line("%-12s  %-9s  %s%s", title("commands", i), c.Purpose, console.Clean(c.Command+where), p.style.Faint("  "+console.Clean(from)))
	}
}

func (p *initPage) places(name string, list []specs.TechPlace) {
	for i, place := range list {
		p.line("%-12s  %s%s", title(name, i), console.Clean(place.Path), p.style.Faint("  "+console.Clean(first(place.Description, place.Kind))))
	}
}

func (p *initPage) components(list []specs.KeyComponent) {
	for i, c := range list {
		p.line("%-12s  %-6s  %s%s", title("components", i), c.Importance, console.Clean(c.Path), p.style.Faint("  "+console.Clean(c.Description)))
	}
}

func (p *initPage) evidence(list []specs.TechEvidence) {
	for i, e := range list {
		p.line("%-12s  %s: %s", title("evidence", i), e.Field, p.style.Strong(console.Clean(e.Value)))
		if e.Reason != "" {
			p.line("%-12s    %s", "", console.Clean(e.Reason))
		}
		if len(e.Files) > 0 {
			p.line("%-12s    %s", "", p.style.Faint(console.Clean(strings.Join(e.Files, ", "))))
		}
	}
}

// title is the name of a list on its first line.
func title(name string, i int) string {
	if i == 0 {
		return name
	}
	return ""
}

func (p *initPage) line(format string, args ...any) {
	if p.err == nil {
		_, p.err = fmt.Fprintln(p.w, strings.TrimRight(fmt.Sprintf(format, args...), " "))
	}
}
