package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
)

// withoutTroubleSystems leaves out the tools by which people talk and write lists today where a
// paper names them only in its complaints: "secrets get pasted into Slack" asks for no way
// there.
func (x *understander) withoutTroubleSystems() {
	wanted := func(name string) bool {
		says := func(it specs.Item) bool { return strings.Contains(it.Text, name) }
		for _, list := range [][]specs.Item{x.u.Pitch, x.u.Constraints, x.u.Dependencies, x.u.Flows, x.u.Decisions, x.u.Assumptions, x.u.Situation, x.u.Notes, x.u.Vision} {
			if slices.ContainsFunc(list, says) {
				return true
			}
		}
		return slices.ContainsFunc(x.u.Features, func(f FeatureFact) bool {
			return strings.Contains(f.Text, name) || slices.ContainsFunc(f.Details, says) || slices.ContainsFunc(f.Criteria, says)
		})
	}
	x.u.Integrations = slices.DeleteFunc(x.u.Integrations, func(s IntegrationFact) bool {
		line := FirstLine(s.Source)
		complained := slices.ContainsFunc(x.u.Problem, func(it specs.Item) bool {
			return FirstLine(it.Source) == line && strings.Contains(it.Text, s.Name)
		})
		return complained && slices.Contains(x.lex.ToolsOfToday, strings.ToLower(s.Name)) && len(s.Source.Lines) == 1 && !wanted(s.Name)
	})
}

// withoutRoleSystems leaves out what bears the name of a role of the paper: "Clerk" in a table of
// who may do what is whoever works there, and not the service of that name.
func (x *understander) withoutRoleSystems() {
	x.u.Integrations = slices.DeleteFunc(x.u.Integrations, func(s IntegrationFact) bool {
		return slices.ContainsFunc(x.u.Actors, func(a ActorFact) bool {
			return !a.System && strings.EqualFold(a.Name, s.Name) && strings.HasPrefix(s.Purpose, s.Name+":")
		})
	})
}
