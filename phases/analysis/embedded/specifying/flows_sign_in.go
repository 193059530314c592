package specifying

import (
	"strings"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// signsIn says that a stated system is there to sign people in and for nothing else: what it
// gives is who they are. "Staff sign in by SAML against the Okta tenant", "登录走学校统一身份认证".
func (w *Specifier) signsIn(s *specs.Integration) bool {
	if s.Source.Kind != specs.Stated || w.wayOfRow(s) != flowOpen {
		return false
	}
	clause := specs.Plain(s.Purpose)
	if w.Language == "zh" {
		for part := range chineseClauses(clause) {
			if strings.Contains(part, specs.Plain(s.Name)) {
				clause = part
				break
			}
		}
	} else if c := clauseNaming(clause, specs.Plain(s.Name)); c != "" {
		clause = c
	}
	x := phrasing.NewWordIndex(clause + " . " + specs.Plain(s.Name))
	return x.HasAny(w.Table.Words["flow_signs_in"]) && !x.HasAny(w.Table.Words["flow_signs_in_unless"])
}
