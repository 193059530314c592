package designing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// changeProfile is the profile of a change: how the system is built and run is
// known, although the source does not say it.
const changeProfile = "change"

// pipelineProfile is the profile of what moves and computes data by itself.
const pipelineProfile = "pipeline"

// deviceProfile is the profile of firmware and of games without a server: one program
// on the device it is made for.
const deviceProfile = "device"

// profileOf is the kind of product; a library whose interface is a set of
// commands is a command line tool.
func (g *Designer) profileOf() string {
	p := g.SpecType
	if g.ChangeIdea() && p != "api" && p != "library" { // a document says of what it is made; whoever asks for an interface gets one
		return changeProfile
	}
	if !slices.Contains(specs.SpecTypes(), p) {
		p = "service"
	}
	commands, functions := 0, 0
	for _, s := range g.Understood.Signatures {
		if strings.Contains(s.Form, "(") {
			functions++
		} else {
			commands++
		}
	}
	switch {
	case p == "library" && (commands > functions || functions == 0 && g.hasPack("cli")):
		return "cli"
	case p == "service" && len(g.Packs) > 0 && g.Packs[0].ID == "cli" && len(g.Understood.Endpoints) == 0:
		return "cli"
	case p == "service" && g.isPipeline():
		return pipelineProfile
	case p == "service" && g.OnDevice():
		return deviceProfile
	}
	return p
}

// isPipeline says that the product is called a pipeline, or what it replaces a
// load, in a source about moving data, and that few of its requirements speak of
// a page or an app.
func (g *Designer) isPipeline() bool {
	head := phrasing.NewWordIndex(g.Understood.Title + " . " + g.Product + " . " + phrasing.ItemsText(phrasing.FirstN(g.Understood.Pitch, 2)))
	if !g.hasPack("pipeline") || !head.HasAny(g.d.Words["pipelines"]) {
		return false
	}
	seen := 0
	for i := range g.req.Requirements {
		if x := g.textOf(i); x.HasAny(g.d.Words["web"]) || x.HasAny(g.d.Words["mobile"]) {
			seen++
		}
	}
	return 4*seen <= len(g.req.Requirements)
}

// existing says that the source asks for a change of a system that is there, as
// its title tells: what it is built with and where it runs is no choice of its.
func (g *Designer) existing() bool {
	title, _, _ := strings.Cut(strings.TrimLeft(g.Source.Text, "\ufeff# \t\r\n"), "\n")
	title = strings.ToLower(title)
	if g.Changes() || phrasing.NewWordIndex(title).HasAny(g.d.Words["change_titles"]) {
		return true
	}
	number, ok := strings.CutPrefix(title, "cr-")
	return ok && number != "" && number[0] >= '0' && number[0] <= '9'
}

// inUse says that a technology is one with which the system that changes is
// built: the source names it where it tells what is there, or before it says
// anything else.
func (g *Designer) inUse(t *understanding.TechnologyFact) bool {
	if !g.existing() || g.sections == nil || len(t.Source.Lines) == 0 {
		return false
	}
	over := g.sections.Over(t.Source.Lines[0].From)
	return len(over) == 0 || slices.ContainsFunc(over, func(s reading.Section) bool {
		return phrasing.NewWordIndex(specs.Plain(s.Title)).HasAny(g.d.Words["today_headings"])
	})
}
