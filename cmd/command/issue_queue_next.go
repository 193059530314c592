package command

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"strconv"

	"github.com/spf13/cobra"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/issues/queue"
	"github.com/overtone-cli/overtone/specs/problem"
)

// activeQueues is what --queue means without a name.
const activeQueues = "active"

// QueueWork is the item of a queue that work was taken from.
type QueueWork struct {
	QueueID    string        `json:"queue_id" jsonschema:"empty when there is no active queue"`
	ItemID     string        `json:"item_id" jsonschema:"empty when nothing is ready"`
	SolutionID string        `json:"solution_id"`
	Hints      QueueHints    `json:"execution_hints"`
	Progress   QueueProgress `json:"queue_progress"`
	Waiting    []queue.Node  `json:"waiting" jsonschema:"what is not ready, when nothing is"`
}

// QueueHints says how much work an item is.
type QueueHints struct {
	TaskCount        int `json:"task_count"`
	EstimatedMinutes int `json:"estimated_minutes" jsonschema:"half an hour for a task that says nothing"`
}

// QueueProgress is how far the queue is.
type QueueProgress struct {
	queue.Progress
	Text string `json:"progress" jsonschema:"completed of total, such as 2/5"`
}

func runQueueNext(ctx context.Context, app *App, cmd *cobra.Command, o *issueNextOptions, name string) error {
	if o.peek || len(o.tags) > 0 || o.wave != 0 {
		return problem.New("usage.bad_flags", "--peek, --tag and --wave are not for queues").
			Mend("see `overtone issue queue dag` for what is ready in a queue")
	}
	terms, err := app.terms(cmd, o.leaseFlags)
	if err != nil {
		return err
	}
	project, err := app.Project()
	if err != nil {
		return err
	}
	queues, err := app.queues()
	if err != nil {
		return err
	}
	terms.Commit = app.head(ctx, project)
	id := o.queue
	if id == activeQueues {
		id = ""
	}
	var found queue.Picked
	if name != "" && queue.CheckID(name) == nil && id == "" {
		id, name = name, "" // --queue ID, with a blank between
	}
	if name == "" {
		found, err = queues.Next(ctx, id, terms)
	} else {
		var ref queue.Ref
		if ref, err = app.itemRef(queues, id, name); err == nil {
			found, err = queues.Claim(ctx, ref, terms)
		}
	}
	if err != nil {
		return err
	}
	work, err := app.newQueueWork(found)
	if err != nil {
		return err
	}
	return app.Answer(work, func(w io.Writer) error { return app.printQueueWork(w, work) })
}

// itemRef finds an item by its name, in a queue that may be named beside it.
func (a *App) itemRef(queues *queue.Queues, id, name string) (queue.Ref, error) {
	if !queue.IsRef(name) {
		return queue.Ref{}, problem.New("input.unknown_item", "%+q is no item of a queue", name).
			Mend("items look like S-1 or QUE-20260131-120000:S-1; an issue is taken with `overtone issue claim`")
	}
	if id != "" && queue.CheckID(id) == nil {
		name = id + ":" + name
	}
	return queues.Resolve(name)
}

// newQueueWork gathers what an agent needs.
func (a *App) newQueueWork(found queue.Picked) (IssueWork, error) {
	place := &QueueWork{
		QueueID: found.QueueID, Waiting: found.Blocked,
		Progress: QueueProgress{Progress: found.Progress, Text: strconv.Itoa(found.Progress.Completed) + "/" + strconv.Itoa(found.Progress.Total)},
	}
	if found.Item == nil {
		return IssueWork{
			Status: "empty", Message: found.Why, Queue: place, Also: []issues.Held{},
			Criteria: []IssueCriterion{}, Verify: []string{}, Files: []string{}, Documents: []string{}, Failures: []issues.Failure{},
		}, nil
	}
	store, err := a.issueStore()
	if err != nil {
		return IssueWork{}, err
	}
	work, err := a.newIssueWork(store, "claimed", issues.Picked{
		Issue: found.Issue, Resumed: found.Resumed, TakenOver: found.TakenOver, Also: []issues.Held{},
	})
	if err != nil {
		return work, err
	}
	work.Queue = place
	place.ItemID, place.SolutionID = found.Item.ItemID, found.Item.SolutionID
	work.Message = fmt.Sprintf("%s of %s: %s", place.ItemID, place.QueueID, work.Message)
	switch {
	case work.Solution == nil:
		a.Warn(problem.New("state.lost_solution", "the solution %s of %s is not there", place.SolutionID, found.Issue.ID).
			Mend("bind another with `overtone issue bind %s`", found.Issue.ID))
	case len(work.Solution.Tasks) == 0:
		a.Warn(problem.New("state.no_tasks", "the solution %s has no tasks", place.SolutionID).
			Mend("add one with `overtone issue task %s --title …`", found.Issue.ID))
	default:
		place.Hints = QueueHints{TaskCount: len(work.Solution.Tasks), EstimatedMinutes: work.Solution.Minutes()}
	}
	return work, nil
}

// printQueueWork shows an item to a person.
func (a *App) printQueueWork(w io.Writer, work IssueWork) error {
	if work.Issue == nil {
		fmt.Fprintln(w, cleanLine(work.Message))
		for _, node := range work.Queue.Waiting {
			for _, one := range node.BlockedBy {
				fmt.Fprintf(w, "  %s (%s) waits for %s (%s)\n", node.ID, node.IssueID, one.ID, one.Reason)
			}
		}
		return nil
	}
	return a.printWork(w, work)
}

// workRef reads what a person names as work: an issue, or an item of a queue,
// which stands for its issue.
func (a *App) workRef(name string) (id string, ref *queue.Ref, err error) {
	if !queue.IsRef(name) {
		return name, nil, nil
	}
	store, err := a.issueStore()
	if err != nil {
		return "", nil, err
	}
	if _, err := store.Get(name); err == nil {
		return name, nil, nil // an issue that is called like an item
	}
	queues, err := a.queues()
	if err != nil {
		return "", nil, err
	}
	found, err := queues.Resolve(name)
	return found.IssueID, &found, err
}

// settle writes into the queue what became of an item.
func (a *App) settle(ctx context.Context, ref *queue.Ref, result json.RawMessage, why *queue.Failure) error {
	if ref == nil {
		return nil
	}
	queues, err := a.queues()
	if err != nil {
		return err
	}
	_, err = queues.Settle(ctx, *ref, result, why)
	return err
}

// aloneStep ends one of several items of an issue, which goes on.
func (a *App) aloneStep(ctx context.Context, ref *queue.Ref, result json.RawMessage, why *queue.Failure) (issues.Issue, string, error) {
	if err := a.settle(ctx, ref, result, why); err != nil {
		return issues.Issue{}, "", err
	}
	store, err := a.issueStore()
	if err != nil {
		return issues.Issue{}, "", err
	}
	issue, err := store.Get(ref.IssueID)
	return issue, fmt.Sprintf("%s of %s has ended; %s goes on with its other items", ref.ItemID, ref.QueueID, ref.IssueID), err
}

// itemResult reads what came out of an item.
func (o *issueDoneOptions) itemResult(item *queue.Ref) (json.RawMessage, error) {
	switch {
	case o.result == "":
		return nil, nil
	case item == nil:
		return nil, problem.New("usage.bad_flags", "--result belongs to an item of a queue").Mend("name the item, such as QUE-20260131-120000:S-1")
	case !json.Valid([]byte(o.result)):
		return nil, problem.New("usage.bad_value", "--result does not take %q: it is not JSON", o.result).Mend(`give JSON such as '{"files": 3}'`)
	}
	return json.RawMessage(o.result), nil
}

// answerAlone ends one of several items of an issue.
func (a *App) answerAlone(ctx context.Context, item *queue.Ref, result json.RawMessage) error {
	issue, message, err := a.aloneStep(ctx, item, result, nil)
	if err != nil {
		return err
	}
	out := IssueDone{Status: "completed", Message: message, Issue: issue, NotShown: []string{}}
	return a.Answer(out, func(w io.Writer) error {
		_, err := fmt.Fprintln(w, cleanLine(message))
		return err
	})
}
