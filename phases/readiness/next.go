package readiness

import (
	"context"
	"fmt"
	"strconv"
	"strings"

	"github.com/overtone-cli/overtone/gates"
	"github.com/overtone-cli/overtone/phases/interview"
	"github.com/overtone-cli/overtone/phases/session"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/problem"
	"github.com/overtone-cli/overtone/templates"
)

// The questions behind the report, by their keys.
const (
	NextQuestion   = "readiness.next"
	ReviseQuestion = "readiness.revise"
)

// What can follow the report.
const (
	Export = "export"
	Revise = "revise"
	Stop   = "stop"
)

// nextQuestion asks what follows the report.
func nextQuestion() interview.Question {
	return interview.Question{
		ID: NextQuestion, Phase: "6", Kind: interview.Choice, Default: []string{Export}, Live: []string{Revise},
		Prompt: interview.Words("What comes next?", "下一步做什么？"),
		Why:    interview.Words("The report says how ready the package is; the default exports issues, which a later run updates.", "报告说明规格包的就绪程度；默认导出事项，以后再运行会更新它们。"),
		Options: []interview.Option{
			{ID: Export, Label: interview.Words("export issues", "导出事项"), Description: interview.Words("in waves, into the issue store", "分批写入事项库")},
			{ID: Revise, Label: interview.Words("change something", "回去修改"), Description: interview.Words("go back to one of the reviews", "回到某一次评审")},
			{ID: Stop, Label: interview.Words("stop here", "到此为止"), Description: interview.Words("the package is kept; going on later offers the export again", "规格包会保留；以后继续时会再次询问是否导出")},
		},
	}
}

// reviseQuestion asks what a person wants to change.
func reviseQuestion() interview.Question {
	q := interview.Question{
		ID: ReviseQuestion, Phase: "6", Kind: interview.Choice, Default: []string{"epics"}, Known: []interview.Fact{},
		Prompt: interview.Words("What shall be changed?", "修改哪一部分？"),
		Why:    interview.Words("Its review is asked again, with your earlier answers offered, and what depends on it is made anew; the default is the last review.", "会重新询问该评审，并给出之前的回答，依赖它的内容随之更新；默认是最后一次评审。"),
	}
	for _, p := range parts() {
		q.Options = append(q.Options, interview.Option{ID: p.id, Label: p.name, Description: p.holds})
	}
	return q
}

// part is a piece of the package that has a review.
type part struct {
	id, phase   string
	name, holds templates.Words
}

func parts() []part {
	return []part{
		{"brief", "2", interview.Words("brief", "产品简报"), interview.Words("vision and scope", "愿景与范围")},
		{"requirements", "3", interview.Words("requirements", "需求"), interview.Words("what is a Must, and the first release", "必备需求与首个版本")},
		{"architecture", "4", interview.Words("architecture", "架构"), interview.Words("the decisions", "架构决策")},
		{"epics", "5", interview.Words("epics", "史诗"), interview.Words("how the work is cut", "工作如何拆分")},
	}
}

// Next asks what follows the report. It gives Export or Stop, or Revise with the
// phase to go back to. Only a person can go back: a file would say so again and
// again.
func Next(ctx context.Context, s *session.Session) (step, phase string, err error) {
	q := nextQuestion()
	q.Heading, q.Known = interview.Words("The package", "规格包"), result(s.Package, string(s.Lang()))
	a, err := s.Ask(ctx, q)
	if err != nil || a.First() != Revise {
		return a.First(), "", err
	}
	if !a.Person {
		return "", "", problem.New("input.answer", "only a person can answer %q with %q", NextQuestion, Revise).
			Mend("use one of %s, %s, and change the answers of the review itself", Export, Stop)
	}
	a, err = s.Ask(ctx, reviseQuestion())
	for _, p := range parts() {
		if p.id == a.First() {
			phase = p.phase
		}
	}
	return Revise, phase, err
}

// mostFindings is how many findings the page names.
const mostFindings = 5

// result is the report in a few lines: how ready the package is, what was found
// and where, and what to look at first.
func result(pkg *specs.Package, lang string) []interview.Fact {
	doc := pkg.Readiness
	if doc == nil {
		return []interview.Fact{}
	}
	counts, found := map[string]int{}, []string{}
	for _, f := range doc.Findings {
		counts[f.Severity]++
		if f.Severity != string(gates.Info) {
			found = append(found, specs.Plain(f.Place)+"  "+specs.Plain(f.Message))
		}
	}
	score := fmt.Sprintf(interview.Words("%d of 100, %s (%d errors, %d warnings)", "%d/100，%s（%d 个错误、%d 个警告）").In(lang),
		doc.Score, doc.Gate, counts[string(gates.Error)], counts[string(gates.Warning)])
	out := []interview.Fact{{Label: interview.Words("Score", "得分"), Value: score}}
	if n := len(found) - mostFindings; n > 0 {
		found = append(found[:mostFindings], strings.ReplaceAll(interview.Words("… and # more in readiness-report.md", "……其余 # 条见 readiness-report.md").In(lang), "#", strconv.Itoa(n)))
	}
	if len(found) > 0 {
		out = append(out, interview.Fact{Label: interview.Words("Found", "发现"), Value: strings.Join(found, "\n")})
	}
	if pkg.Summary != nil && len(pkg.Summary.First) > 0 {
		out = append(out, interview.Fact{Label: interview.Words("Look at first", "先看"), Value: specs.Plain(pkg.Summary.First[0].Text)})
	}
	return out
}
