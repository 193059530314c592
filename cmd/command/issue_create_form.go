package command

import (
	"context"
	"errors"
	"strconv"
	"strings"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/phases/interview"
	"github.com/overtone-cli/overtone/specs/problem"
)

// askIssue asks a person for an issue. Without one nothing is asked, and the
// error names the flags.
func (a *App) askIssue(ctx context.Context, o *createOptions) ([]issues.Draft, error) {
	person := a.person(&specNewOptions{plain: o.plain})
	if person == nil {
		return nil, problem.New("usage.missing_flag", "there is nothing to make an issue of").
			Mend("give --title TEXT, or --data FILE (- for stdin); see `overtone issue create --help`")
	}
	snapshot, err := a.issueSnapshot()
	if err != nil {
		return nil, err
	}
	form := issueForm{lang: a.locale(), snapshot: snapshot, answers: map[string][]string{}}
	issue, err := form.fill(ctx, person)
	if errors.Is(err, interview.ErrQuit) {
		return nil, problem.New(interrupted, "no issue was made").Mend("start again with `overtone issue create`")
	}
	if err != nil {
		p := *problem.From(err)
		return nil, p.Mend("answer to the end, or give --title TEXT and the other fields as flags")
	}
	return []issues.Draft{{Issue: issue}}, nil
}

// issueForm asks one question after the other, and goes back when a person
// wants that.
type issueForm struct {
	lang     string
	snapshot *issues.Snapshot
	answers  map[string][]string
}

func (f *issueForm) fill(ctx context.Context, person interview.Asker) (issues.Issue, error) {
	for at := 0; ; {
		questions := f.questions()
		if at == len(questions) {
			return f.issue(), nil
		}
		q := questions[at]
		q.Lang, q.First, q.Given = f.lang, at == 0, f.answers[q.ID]
		answer, err := person.Ask(ctx, q)
		switch {
		case errors.Is(err, interview.ErrBack):
			at = max(0, at-1)
		case errors.Is(err, interview.ErrBackPhase):
			at = 0
		case err != nil:
			return issues.Issue{}, err
		default:
			f.answers[q.ID] = answer.Values
			at++
		}
	}
}

func (f *issueForm) first(id string) string {
	if values := f.answers[id]; len(values) > 0 {
		return strings.TrimSpace(values[0])
	}
	return ""
}

// issue is what the answers make.
func (f *issueForm) issue() issues.Issue {
	priority, _ := strconv.Atoi(f.first("issue.priority")) // the options are numbers
	return issues.Issue{
		Title: f.first("issue.title"), Context: f.first("issue.context"), Priority: priority, Source: "text",
		Tags: trimmed(f.answers["issue.tags"]), Files: trimmed(f.answers["issue.files"]), DependsOn: trimmed(f.answers["issue.depends_on"]),
	}
}

func (f *issueForm) questions() []interview.Question {
	title := interview.Question{
		ID: "issue.title", Kind: interview.Text, Heading: say("A new issue", "新建任务"),
		Prompt: say("What is to be done, in one line?", "用一句话说明要做什么？"),
		Why:    say("It is what lists show. There is no default: an issue needs a title.", "列表中显示的就是它。没有默认值：任务必须有标题。"),
		Flag:   "--title", Check: f.checks(func(i *issues.Issue, values []string) { i.Title = strings.Join(values, "") }),
	}
	more := interview.Question{
		ID: "issue.context", Kind: interview.Text,
		Prompt: say("What exactly, and how does one know that it is done?", "具体内容是什么？怎样算完成？"),
		Why:    say("Whoever takes the issue reads this; checks such as \"- [ ] tests pass\" are ticked when it is closed. The default leaves it empty.", "接手的人会读到它；“- [ ] 测试通过”这样的条目会在关闭时逐条勾选。默认为空。"),
		Flag:   "--context", Check: f.checks(func(i *issues.Issue, values []string) { i.Context = strings.Join(values, "") }),
	}
	priority := interview.Question{
		ID: "issue.priority", Kind: interview.Choice, Default: []string{strconv.Itoa(issues.DefaultPriority)},
		Prompt: say("How urgent is it?", "有多紧急？"), Flag: "--priority",
		Why: say("Inside a wave the more urgent issue is handed out first. The default is medium.", "同一波次内先派发更紧急的任务。默认为中。"),
	}
	labels := [][2]string{{"critical", "紧急"}, {"high", "高"}, {"medium", "中"}, {"low", "低"}, {"trivial", "很低"}}
	for i, label := range labels {
		priority.Options = append(priority.Options, interview.Option{ID: strconv.Itoa(i + 1), Label: say(label[0], label[1])})
	}
	tags := interview.Question{
		ID: "issue.tags", Kind: interview.Multi, Free: true, Flag: "--tags",
		Prompt: say("Which tags?", "有哪些标签？"),
		Why:    say("Lists can be filtered by them; wave-1, wave-2 … give the wave. The default is none.", "列表可按标签筛选；wave-1、wave-2 表示波次。默认没有。"),
		Check:  f.checks(func(i *issues.Issue, values []string) { i.Tags = trimmed(values) }),
	}
	files := interview.Question{
		ID: "issue.files", Kind: interview.Multi, Free: true, Flag: "--files",
		Prompt: say("Which files and folders will it touch?", "会改动哪些文件和目录？"),
		Why:    say("Issues that touch the same files are not worked on side by side. The default is unknown.", "改动相同文件的任务不会并行处理。默认为未知。"),
		Check:  f.checks(func(i *issues.Issue, values []string) { i.Files = trimmed(values) }),
	}
	all := []interview.Question{title, more, priority, tags, files}
	if len(f.snapshot.Active) > 0 {
		all = append(all, f.needs())
	}
	return all
}

// mostOffered is how many issues are offered to be waited for.
const mostOffered = 12

// needs asks what the issue waits for; any id may be typed.
func (f *issueForm) needs() interview.Question {
	q := interview.Question{
		ID: "issue.depends_on", Kind: interview.Multi, Free: true, Flag: "--depends-on",
		Prompt: say("Which issues must be completed first?", "哪些任务必须先完成？"),
		Why:    say("It is not handed out before they are. The default is none.", "在它们完成之前不会派发。默认没有。"),
		Check: func(values []string) error {
			for _, id := range trimmed(values) {
				if _, _, err := findIssue(f.snapshot, id); err != nil {
					return err
				}
			}
			return nil
		},
	}
	filter := issueFilter{sort: "updated", limit: mostOffered}
	for _, issue := range filter.cut(filter.apply(f.snapshot.Active)) {
		if issues.CheckID(issue.ID) == nil {
			q.Options = append(q.Options, interview.Option{ID: issue.ID, Label: say(issue.ID+" "+shownTitle(issue), issue.ID+" "+shownTitle(issue))})
		}
	}
	return q
}

// checks tries an answer on an issue that is otherwise sound.
func (f *issueForm) checks(set func(*issues.Issue, []string)) func([]string) error {
	return func(values []string) error {
		probe := issues.Issue{Title: "x", Status: issues.Registered, Priority: issues.DefaultPriority}
		set(&probe, values)
		if found := probe.Check(); len(found) > 0 {
			return found[0]
		}
		return nil
	}
}
