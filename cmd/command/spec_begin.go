package command

import (
	"context"
	"errors"
	"strings"

	"github.com/overtone-cli/overtone/phases/interview"
	"github.com/overtone-cli/overtone/specs/problem"
	"github.com/overtone-cli/overtone/templates"
)

func say(en, zh string) templates.Words { return templates.Words{En: en, Zh: zh} }

// What one can begin with.
const (
	fromIdea    = "idea"
	fromFile    = "file"
	fromPackage = "package"
)

// begin welcomes a person who named nothing to work on, and asks for it: an
// idea, a file, or a package that waits. It gives the argument that would have
// said so; for a package it sets resume.
func (a *App) begin(ctx context.Context, o *specNewOptions, person interview.Asker) (string, error) {
	waiting, err := a.candidates()
	if err != nil {
		return "", err
	}
	files := &sources{app: a}
	for {
		way, err := person.Ask(ctx, a.beginQuestion(o, len(waiting) > 0))
		if err != nil {
			return "", err
		}
		var arg string
		switch way.First() {
		case fromIdea:
			arg, err = a.askIdea(ctx, person)
		case fromFile:
			arg, err = files.ask(ctx, person)
		case fromPackage:
			q := a.packageQuestion(waiting)
			var chosen interview.Answer
			chosen, err = person.Ask(ctx, q)
			arg, o.resume = chosen.First(), err == nil
		default:
			return way.First(), nil // the idea itself, typed at once
		}
		if !errors.Is(err, interview.ErrBack) && !errors.Is(err, interview.ErrBackPhase) {
			return arg, err
		}
	}
}

// beginQuestion is the first form. Line by line the idea may be typed at once.
func (a *App) beginQuestion(o *specNewOptions, waiting bool) interview.Question {
	leave := say("Ctrl-C", "Ctrl-C")
	q := interview.Question{
		ID: "begin", Kind: interview.Choice, First: true, Lang: a.locale(), Default: []string{fromIdea},
		Heading: say("Welcome to Overtone", "欢迎使用 Overtone"),
		Prompt:  say("What do you begin with?", "从哪里开始？"),
		Why:     say("Each of them leads to the same questions; the default is an idea in your own words.", "无论哪种方式，之后的问题都相同；默认用自己的话描述想法。"),
		Options: []interview.Option{
			{ID: fromIdea, Label: say("describe an idea", "描述一个想法"), Description: say("a sentence is enough", "一句话就够")},
			{ID: fromFile, Label: say("take a file", "选择文件"), Description: say("requirements, notes, a letter: Markdown or text", "需求、笔记、邮件：Markdown 或文本")},
		},
	}
	if a.plain(o) {
		leave = say(":quit", ":quit")
		q.Else = say("the idea itself", "想法本身")
		q.Check = idea
	}
	if waiting {
		q.Options = append(q.Options, interview.Option{
			ID: fromPackage, Label: say("go on with a package", "继续已有规格"), Description: say("what was left, with what it waits for", "未完成的规格及其待办"),
		})
	}
	q.Known = []interview.Fact{
		{Label: say("What happens", "过程"), Value: map[string]string{
			"en": "your idea becomes a brief, requirements, a design, epics and issues. You are asked what only you can know, and see each step before it is written.",
			"zh": "想法会变成简报、需求、架构、史诗和工作项。只会问只有您才知道的事，每一步写入之前都会给您看。",
		}[q.Lang]},
		{Label: say("How long", "时长"), Value: map[string]string{
			"en": "a few minutes with the defaults, about a quarter of an hour with answers of your own. Enter takes what is offered.",
			"zh": "采用默认内容只需几分钟，自己作答约一刻钟。回车即采用给出的内容。",
		}[q.Lang]},
		{Label: say("Nothing is lost", "不会丢失"), Value: map[string]string{
			"en": "once the problem is confirmed every answer is kept at once. Leave with " + leave.In(q.Lang) + "; go on with `overtone spec continue`.",
			"zh": "确认问题之后，每个回答都会立即保存。用 " + leave.In(q.Lang) + " 离开，用 `overtone spec continue` 继续。",
		}[q.Lang]},
	}
	return q
}

// idea refuses words that are none, such as a number that no option has.
func idea(values []string) error {
	text := strings.TrimSpace(strings.Join(values, ""))
	switch text {
	case fromIdea, fromFile, fromPackage:
		return nil
	}
	if len([]rune(text)) < 4 {
		return problem.New("input.empty", "%q is neither one of the ways to begin nor an idea", text).Mend("give the number of one, or write a sentence")
	}
	return nil
}

// askIdea asks for what the command line did not give.
func (a *App) askIdea(ctx context.Context, person interview.Asker) (string, error) {
	answer, err := person.Ask(ctx, interview.Question{
		ID: "idea", Kind: interview.Text, Lang: a.locale(),
		Prompt: say("What shall be built?", "要做什么？"),
		Why: say(
			"A sentence is enough to begin with; who it is for and what goes wrong today make it better. @FILE reads a requirements file.",
			"一句话就可以开始；写明给谁用、现在有什么问题会更好。@文件 可读取需求文件。"),
		Check: func(values []string) error {
			if len(values) == 1 && strings.TrimSpace(values[0]) != "" {
				return nil
			}
			return interview.Refuse(say("there is no idea yet", "还没有想法")).Mend(say("write a sentence, or @FILE", "请写一句话，或 @文件"))
		},
	})
	return answer.First(), err
}
