package designing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// reachOut ties the parts of a command that back up, restore, send or read from elsewhere
// to what talks to the systems outside: what is done there cannot be done without it.
func (g *Designer) reachOut(p *parts) {
	if g.profile != "cli" {
		return
	}
	var adapters []string
	for i := range p.rows {
		if p.rows[i].Source.Rule == "rule:component-from-integration" {
			adapters = append(adapters, p.rows[i].Name)
		}
	}
	for row := range p.core {
		if !slices.ContainsFunc(p.members[row], g.reaches) {
			continue
		}
		for _, name := range adapters {
			if !slices.Contains(p.rows[row].Uses, name) {
				p.rows[row].Uses = append(p.rows[row].Uses, name)
			}
		}
	}
}

// reaches says that a requirement is done with a system outside, by its deed: "backup",
// "send again what is in the buffer".
func (g *Designer) reaches(i int) bool {
	r := &g.req.Requirements[i]
	return phrasing.NewWordIndex(strings.ReplaceAll(specs.Plain(r.Title), "`", "")).HasAny(g.d.Words["reaching_deeds"])
}

// severalDevices says that a part is called by the many devices that it is about, as
// "Gateways": no door by which people reach the product.
func severalDevices(name string) bool {
	return strings.EqualFold(name, "gateways") && wording.Singular(name) != name
}

// rulesOfEntry moves what holds for every command, such as its exit codes and colours,
// to the part that all of them begin in: it is about none of the others.
func (g *Designer) rulesOfEntry(list []theme) []theme {
	at := slices.IndexFunc(list, func(t theme) bool { return t.how == "core" })
	if g.profile != "cli" || at < 0 {
		return list
	}
	for k := range list {
		if k == at {
			continue
		}
		kept := slices.DeleteFunc(slices.Clone(list[k].members), g.ofEveryCommand)
		if len(kept) == 0 || len(kept) == len(list[k].members) {
			continue
		}
		for _, m := range list[k].members {
			if !slices.Contains(kept, m) {
				list[at].members = append(list[at].members, m)
			}
		}
		list[k].members = kept
	}
	slices.Sort(list[at].members)
	return list
}

// ofEveryCommand says that the title of a requirement is a rule of the output of all
// commands.
func (g *Designer) ofEveryCommand(i int) bool {
	r := &g.req.Requirements[i]
	return !strings.Contains(r.Title, "`") && phrasing.NewWordIndex(specs.Plain(r.Title)).HasAny(g.d.Words["rules_of_output"])
}
