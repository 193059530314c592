package issues

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"strings"
)

// Failure is why work on an issue failed, as it stands in its feedback.
type Failure struct {
	TaskID     string    `json:"task_id,omitempty"` // the task that failed, of an issue with tasks
	ErrorType  string    `json:"error_type"`        // execution_error when nobody said
	Message    string    `json:"message"`
	StackTrace string    `json:"stack_trace,omitempty"`
	Owner      string    `json:"owner,omitempty"` // who worked on it
	Commands   []Command `json:"commands,omitempty"`
}

// ParseFailure reads a reason as it was given: an object with task_id,
// error_type, message and stack_trace, or plain text. Odd says that the text
// begins like an object and is none; it is taken as it is then, because a
// failure must not be lost over its quotes.
func ParseFailure(reason string) (failure Failure, odd bool) {
	reason = strings.TrimSpace(reason)
	plain := Failure{ErrorType: "execution_error", Message: reason}
	if !strings.HasPrefix(reason, "{") {
		return plain, false
	}
	var given struct {
		TaskID     string `json:"task_id"`
		ErrorType  string `json:"error_type"`
		Message    string `json:"message"`
		StackTrace string `json:"stack_trace"`
	}
	if json.Unmarshal([]byte(reason), &given) != nil {
		return plain, true
	}
	failure = Failure{TaskID: given.TaskID, ErrorType: given.ErrorType, Message: given.Message, StackTrace: given.StackTrace}
	if failure.ErrorType == "" {
		failure.ErrorType = "unknown"
	}
	if failure.Message == "" {
		failure.Message = reason
	}
	return failure, false
}

// content is the failure as the text of a feedback.
func (f Failure) content() (string, error) {
	raw, err := marshal(f)
	if err == nil && len(raw) > maxContext {
		f.StackTrace = ""
		for i := range f.Commands {
			f.Commands[i].Output = ""
		}
		raw, err = marshal(f)
	}
	return string(bytes.TrimSpace(raw)), err
}

// Failures lists what failed on an issue so far, the oldest first. Feedback
// that is plain text is a failure with that message.
func (i Issue) Failures() []Failure {
	out := []Failure{}
	for _, one := range i.Feedback {
		if one.Type != "failure" {
			continue
		}
		var failure Failure
		if json.Unmarshal([]byte(one.Content), &failure) != nil || failure.Message == "" {
			failure = Failure{ErrorType: "execution_error", Message: one.Content}
		}
		out = append(out, failure)
	}
	return out
}

// May reads an issue and says whether its owner can do this with it now: done,
// fail, release or retry. It takes no lock; the act itself asks again. With
// terms.Force only an issue that is not there is an error.
func (s *Store) May(act, id string, terms Terms) (Issue, error) {
	issue, err := s.Get(id)
	switch {
	case err != nil:
		return Issue{}, err
	case issue.CompletedAt != "" || issue.DeletedAt != "":
		return Issue{}, closedID(issue)
	}
	if err := terms.seen(issue); err != nil {
		return Issue{}, err
	}
	if err := s.settled(act, issue, terms); err != nil && terms.Force == "" {
		return Issue{}, err
	}
	return issue, terms.check()
}

// Done completes an issue with its evidence and moves it to history. Only its
// owner can, and only while it is executing; terms.Force passes over both and is
// noted. Errors: as Release, and state.no_evidence, state.failed_evidence.
func (s *Store) Done(ctx context.Context, id string, evidence Evidence, terms Terms) (Issue, error) {
	return s.settle(ctx, "done", id, terms, func(_ Issue, after *Issue) error {
		after.Status = Completed
		after.Evidence = &evidence
		return nil
	})
}

// Fail ends the work on an issue without success; the failure is kept in its
// feedback. Errors: as Release.
func (s *Store) Fail(ctx context.Context, id string, failure Failure, terms Terms) (Issue, error) {
	return s.settle(ctx, "fail", id, terms, func(_ Issue, after *Issue) error {
		after.Status = Failed
		return s.failed(after, failure)
	})
}

// NoteFailure keeps a failure in the feedback of an issue whose work goes on,
// such as a command that did not pass. Errors: as Release.
func (s *Store) NoteFailure(ctx context.Context, id string, failure Failure, terms Terms) (Issue, error) {
	return s.settle(ctx, "fail", id, terms, func(_ Issue, after *Issue) error {
		return s.failed(after, failure)
	})
}

func (s *Store) failed(issue *Issue, failure Failure) error {
	content, err := failure.content()
	if err != nil {
		return err
	}
	issue.Feedback = append(issue.Feedback, Feedback{
		Type: "failure", Stage: "execute", Content: content, CreatedAt: stored(s.now()),
	})
	return nil
}

// Retry lets a failed issue be taken again: it is queued when it was in a
// queue before, else registered. What failed stays in its feedback; a note says
// what is different now and may be empty. Errors: as Release.
func (s *Store) Retry(ctx context.Context, id, note string, terms Terms) (Issue, error) {
	return s.settle(ctx, "retry", id, terms, func(before Issue, after *Issue) error {
		after.Status = again(before)
		remark(after, s.now(), tried(note, terms))
		return nil
	})
}

// tried is what a retry leaves in the feedback.
func tried(note string, terms Terms) string {
	text := fmt.Sprintf("tried again by %s", terms.Owner.Name)
	if note != "" {
		text += ": " + note
	}
	return text
}

// Retry queues a failed issue again, inside a change of issues and files. Errors:
// as Store.Retry.
func (b *Both) Retry(id, note string, terms Terms) (Issue, error) {
	if err := terms.check(); err != nil {
		return Issue{}, err
	}
	before, err := b.Issue(id)
	if err != nil {
		return Issue{}, err
	}
	if err := b.t.s.settled("retry", before, terms); err != nil {
		return Issue{}, err
	}
	return b.Update(id, func(after *Issue) error {
		after.Status = Queued
		remark(after, b.t.s.now(), tried(note, terms))
		return nil
	})
}
