package command

import (
	"context"
	"errors"
	"path/filepath"

	"github.com/overtone-cli/overtone/phases/interview"
	"github.com/overtone-cli/overtone/specs/problem"
)

// The answers of a person who finds a package in use.
const (
	lookAtIt = "look"
	leaveIt  = "leave"
)

// heldByOther says whether a run failed because another process works on the
// package, and on which.
func heldByOther(err error) (id string, held bool) {
	p := problem.From(err)
	if p == nil || p.Code != "conflict.held" {
		return "", false
	}
	return filepath.Base(p.File), true
}

// lookInstead tells a person who holds the package, and shows what is in it when
// they want that. Who leaves gets the conflict for an answer.
func (a *App) lookInstead(ctx context.Context, person interview.Asker, id string, held error) error {
	p := problem.From(held)
	answer, err := person.Ask(ctx, interview.Question{
		ID: "held", Kind: interview.Choice, First: true, Lang: a.locale(), Default: []string{lookAtIt},
		Heading: say("Somebody works on it", "正在使用中"),
		Known:   []interview.Fact{{Label: say(id, id), Value: p.Message}},
		Prompt:  say("What do you want to do?", "要怎么做？"),
		Why:     say("Only one can write at a time; the default shows what is in it and changes nothing.", "同一时间只能一方写入；默认查看内容，不做任何改动。"),
		Options: []interview.Option{
			{ID: lookAtIt, Label: say("look at it", "查看"), Description: say("what `overtone spec show` prints", "即 `overtone spec show` 的输出")},
			{ID: leaveIt, Label: say("leave", "离开"), Description: say("try again when the other has ended", "等对方结束后再试")},
		},
	})
	switch {
	case errors.Is(err, interview.ErrQuit) || err == nil && answer.First() == leaveIt:
		return held
	case err != nil:
		return err
	}
	return runSpecShow(a, id)
}
