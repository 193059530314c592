package session

import (
	"strconv"
	"strings"

	"github.com/overtone-cli/overtone/phases/interview"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/templates"
)

// known is what the package says so far, in the few words that help to answer
// the next question.
func (s *Session) known() []interview.Fact {
	pkg := s.Package
	if pkg == nil || pkg.Config == nil {
		return nil
	}
	var out []interview.Fact
	add := func(en, zh, value string) {
		if value != "" {
			out = append(out, interview.Fact{Label: templates.Words{En: en, Zh: zh}, Value: specs.Plain(value)})
		}
	}
	count := func(en, zh string, n int) {
		if n > 0 {
			add(en, zh, strconv.Itoa(n))
		}
	}
	cfg := pkg.Config
	add("Title", "标题", cfg.Title)
	add("Users", "用户", strings.Join(cfg.SeedAnalysis.TargetUsers, ", "))
	add("Domain", "领域", cfg.SeedAnalysis.Domain)
	if len(cfg.PhasesCompleted) > 0 { // until then they are defaults that are being asked about
		add("Kind", "类型", cfg.SpecType)
		add("Depth", "深度", cfg.Depth)
	}
	if pkg.Refined != nil {
		count("Features", "功能", len(pkg.Refined.Features))
		count("Open questions", "待确认", len(pkg.Refined.OpenQuestions))
	}
	if pkg.Brief != nil {
		count("Goals", "目标", len(pkg.Brief.Goals))
	}
	count("Requirements", "需求", len(pkg.Requirements))
	count("Quality requirements", "质量需求", len(pkg.NFRs))
	count("Decisions", "决策", len(pkg.Decisions))
	count("Epics", "史诗", len(pkg.Epics))
	return out
}
