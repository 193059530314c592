package command

import (
	"fmt"
	"io"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"github.com/overtone-cli/overtone/cmd/console"
	"github.com/overtone-cli/overtone/issues/queue"
	"github.com/overtone-cli/overtone/specs/problem"
)

func newQueueDagCommand(app *App) *cobra.Command {
	id, disjoint := "", false
	cmd := &cobra.Command{
		Use:   "dag [QUEUE]",
		Short: "Show what of a queue is ready and what can go at the same time",
		Long: "Show the items of a queue with what they wait for, and the batches in which they can go\n" +
			"at the same time. An item whose files are not known may touch anything, so it goes\n" +
			"alone unless --assume-disjoint says otherwise. A dependency that is not there, or a\n" +
			"circle, ends with exit code 3.",
		Example:           "$ overtone issue queue dag\n$ overtone issue queue dag QUE-20260131-120000 --json",
		Args:              takesArgs(0, 1, "the id of a queue"),
		ValidArgsFunction: app.completeQueues,
		RunE: func(_ *cobra.Command, args []string) error {
			if len(args) == 1 {
				id = args[0]
			}
			return runQueueDag(app, id, disjoint)
		},
	}
	cmd.Flags().StringVar(&id, "queue", "", "the `queue`, when it is not an argument")
	cmd.Flags().BoolVar(&disjoint, "assume-disjoint", false, "items whose files are not known touch nothing that others touch")
	return cmd
}

func runQueueDag(app *App, id string, disjoint bool) error {
	queues, err := app.queues()
	if err != nil {
		return err
	}
	graph, warnings, err := queues.Graph(id, disjoint)
	app.warnAll(warnings)
	if err != nil {
		return err
	}
	if err := app.Answer(graph, func(w io.Writer) error { return printGraph(app, w, graph) }); err != nil {
		return err
	}
	if graph.Error != "" {
		fix := "see `overtone issue queue list`, or make one with `overtone issue queue add ISSUE`"
		if graph.QueueID != "" {
			fix = "take the dependency out, or add what it names"
		}
		return problem.New("gate.queue", "%s", graph.Error).Mend("%s", fix)
	}
	return nil
}

func printGraph(app *App, w io.Writer, g *queue.Graph) error {
	if len(g.Nodes) == 0 {
		return nil
	}
	s := g.Summary
	fmt.Fprintf(w, "%s: %s, %d ready, %d running, %d completed, %d failed\n",
		g.QueueID, plural(s.Total, "item"), g.ReadyCount, g.RunningCount, s.Completed, s.Failed)
	table := console.NewTable("ITEM", "ISSUE", "STATUS", "READY", "WAITS FOR")
	for _, node := range g.Nodes {
		waits := []string{}
		for _, one := range node.BlockedBy {
			reason := one.Reason
			if one.File != "" {
				reason += " " + one.File
			}
			waits = append(waits, one.ID+" ("+reason+")")
		}
		table.Add(node.ID, node.IssueID, node.Status, yesOr(node.Ready), first(strings.Join(waits, ", "), "-"))
	}
	if err := table.Print(app.Streams()); err != nil {
		return err
	}
	for i, batch := range g.Batches {
		fmt.Fprintf(w, "batch %d: %s\n", i+1, strings.Join(batch, ", "))
	}
	if len(s.CriticalPath) > 1 {
		fmt.Fprintf(w, "longest chain (%s): %s\n", strconv.Itoa(len(s.CriticalPath)), strings.Join(s.CriticalPath, " → "))
	}
	printClarifications(w, g.Clarifications)
	return nil
}
