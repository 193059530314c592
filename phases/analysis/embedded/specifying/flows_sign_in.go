package specifying

import (
	"strings"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// signsIn says that a stated system is there to sign people in and for nothing else: what it
// gives is who they are. "Staff sign in by SAML against the Okta tenant", "登录走学校统一身份认证".
func (w *Specifier) signsIn(s *specs.Integration) bool {
	if s.Source.Kind != specs.Stated || w.wayOfRow(s) != flowOpen {
		return false
	}
	name := specs.Plain(s.Name)
	x := phrasing.NewWordIndex(w.clauseOn(specs.Plain(s.Purpose), name) + " . " + name)
	return x.HasAny(w.Table.Words["flow_signs_in"]) && !x.HasAny(w.Table.Words["flow_signs_in_unless"])
}

// clauseOn is the clause of what is said of a system that names it, all of that where none does.
func (w *Specifier) clauseOn(purpose, name string) string {
	if w.Language != "zh" {
		return reading.FirstOf(clauseNaming(purpose, name), purpose)
	}
	for part := range chineseClauses(purpose) {
		if strings.Contains(part, name) {
			return part
		}
	}
	return purpose
}
