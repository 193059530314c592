package completing

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// keeper is who keeps the settings of the product, where a feature is one of them: the
// only one of the people who is called an administrator or an owner. -1 where nobody is,
// or several are.
func (c *Cast) keeper(f *understanding.FeatureFact) int {
	if _, _, ok := phrasing.SettingOf(f); !ok {
		return -1
	}
	return c.onlyWith(func(name string) bool {
		if c.w.Language == "zh" {
			return reading.HasSuffixOf(name, c.w.Table.Words["settings_keepers"].In("zh")...)
		}
		return c.w.Table.IsWord("settings_keepers", "en", strings.ToLower(reading.LastWord(name)))
	})
}

// byTeam is who of the people is at work in the team that a statement begins with:
// "Support gets a view" is of the support lead. -1 where nobody is, or several are.
func (c *Cast) byTeam(f *understanding.FeatureFact) int {
	clause, ok := c.w.ParseClause(strings.TrimRight(f.Text, ". "))
	if !ok || c.w.Language == "zh" || clause.Not || strings.Contains(clause.Subject, " ") {
		return -1
	}
	return c.onlyWith(func(name string) bool {
		team, role, two := strings.Cut(name, " ")
		return two && strings.EqualFold(team, clause.Subject) && c.w.Table.IsWord("team_roles", "en", strings.ToLower(role))
	})
}

// onlyWith is the only one of those at work whose name fits, -1 for none or several.
func (c *Cast) onlyWith(fits func(name string) bool) int {
	found := -1
	for who := range c.people {
		if p := &c.people[who]; p.idle || p.aside || !fits(p.name) {
			continue
		}
		if found >= 0 {
			return -1
		}
		found = who
	}
	return found
}
