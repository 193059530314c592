package command

import (
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"github.com/overtone-cli/overtone/cmd/console"
	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/issues/waves"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/problem"
)

// RoadmapSimulation is the result of `overtone roadmap simulate`: the plan as it
// stands and as it would be. Nothing is written.
type RoadmapSimulation struct {
	SessionID string            `json:"session_id"`
	Dir       string            `json:"dir"`
	Agents    int               `json:"agents" jsonschema:"how many work at once; 0 is as many as there is work"`
	Finished  []string          `json:"finished" jsonschema:"items whose issues are completed; they take no time any more"`
	Dropped   []string          `json:"dropped"`
	Delayed   []SimulatedDelay  `json:"delayed"`
	Lost      []SimulatedLoss   `json:"lost" jsonschema:"features that would not be built"`
	Affected  []SimulatedChange `json:"affected" jsonschema:"items that depend on a dropped one and would go on without it"`
	Before    SimulatedPlan     `json:"before" jsonschema:"as it stands, with as many agents as there is work"`
	After     SimulatedPlan     `json:"after" jsonschema:"as it would be"`
}

// SimulatedPlan is a plan in time.
type SimulatedPlan struct {
	Waves        [][]string     `json:"waves"`
	CriticalPath []string       `json:"critical_path" jsonschema:"each begins when the one before lets it"`
	Span         string         `json:"span" jsonschema:"days of work from the first beginning to the last end, such as 12d"`
	Hours        float64        `json:"hours" jsonschema:"the same in hours; a day has 8"`
	FinishWave   int            `json:"finish_wave" jsonschema:"the wave after which all is done"`
	Runs         []SimulatedRun `json:"runs" jsonschema:"in the order in which they begin"`
}

// SimulatedRun is one item on the time line.
type SimulatedRun struct {
	Item   string `json:"item"`
	Wave   int    `json:"wave"`
	Agent  int    `json:"agent" jsonschema:"from 1"`
	Start  string `json:"start" jsonschema:"from the beginning"`
	Finish string `json:"finish"`
}

// SimulatedDelay is an item that begins later.
type SimulatedDelay struct {
	Item string `json:"item"`
	By   string `json:"by"`
}

// SimulatedLoss is a feature of a dropped item.
type SimulatedLoss struct {
	Feature string `json:"feature"`
	Item    string `json:"item"`
	Text    string `json:"text"`
}

// SimulatedChange is an item that loses something that it needs.
type SimulatedChange struct {
	Item string   `json:"item"`
	Lost []string `json:"lost" jsonschema:"dropped items that it depends on"`
}

// simulateOptions are the flags of the command.
type simulateOptions struct {
	drop   []string
	delay  []string
	agents int
}

func newRoadmapSimulateCommand(app *App) *cobra.Command {
	o := &simulateOptions{}
	cmd := &cobra.Command{
		Use:   "simulate [ID]",
		Short: "Show what dropping or delaying items, or fewer agents, would do",
		Long: "Plays the roadmap as it stands on disk in time and shows the waves, the critical\n" +
			"path and when all is done, before and after. Small takes a day, medium three,\n" +
			"large five; what is completed takes none. An item that depends on a dropped one\n" +
			"goes on without it, and is named. Nothing is written.",
		Example: "$ overtone roadmap simulate --agents 2\n" +
			"$ overtone roadmap simulate --drop L3 --delay L1=3d\n" +
			"$ overtone roadmap simulate RMAP-link-shortener-2026-01-31 --drop T4,T7 --json",
		Args:              takesArgs(0, 1, "the id of a roadmap"),
		ValidArgsFunction: app.completeRoadmaps,
		RunE:              func(_ *cobra.Command, args []string) error { return runRoadmapSimulate(app, o, argument(args)) },
	}
	flags := cmd.Flags()
	flags.StringSliceVar(&o.drop, "drop", nil, "`items` that are not done at all, such as L3 or T4,T7")
	flags.StringSliceVar(&o.delay, "delay", nil, "`item=duration`: it can begin only so much later, such as L1=3d or T2=4h")
	flags.IntVar(&o.agents, "agents", 0, "`how many` work at once; 0 is as many as there is work")
	return cmd
}

func runRoadmapSimulate(app *App, o *simulateOptions, id string) error {
	what, err := o.whatIf()
	if err != nil {
		return err
	}
	folder, err := app.loadRoadmap(id)
	if err != nil {
		return err
	}
	all, err := app.issuesBySession()
	if err != nil {
		return err
	}
	jobs, finished := roadmapJobs(folder.Roadmap, all[folder.ID])
	for _, item := range slices.Concat(what.Drop, mapKeys(what.Delay)) {
		if slices.Contains(finished, item) {
			return problem.New("input.finished_item", "%s is completed already", item).Mend("name items that are still to be done")
		}
	}
	options := waves.Options{AssumeDisjoint: true, File: app.Shown(folder.Path(specs.RoadmapFile))}
	before, err := waves.Simulate(jobs, waves.WhatIf{}, options)
	if err != nil {
		return err
	}
	after, err := waves.Simulate(jobs, what, options)
	if err != nil {
		return err
	}
	result := RoadmapSimulation{
		SessionID: folder.ID, Dir: app.Shown(folder.Dir), Agents: what.Agents, Finished: finished, Dropped: after.Dropped,
		Lost: lostFeatures(folder.Roadmap, after.Dropped), Before: simulated(before), After: simulated(after),
	}
	for _, item := range mapKeys(what.Delay) {
		result.Delayed = append(result.Delayed, SimulatedDelay{item, waves.FormatSpan(what.Delay[item])})
	}
	for _, a := range after.Affected {
		result.Affected = append(result.Affected, SimulatedChange{Item: a.ID, Lost: a.Lost})
	}
	specs.FillSlices(&result)
	return app.Answer(result, func(w io.Writer) error { return printSimulation(w, app, result) })
}

// whatIf reads the flags.
func (o *simulateOptions) whatIf() (waves.WhatIf, error) {
	what := waves.WhatIf{Drop: o.drop, Delay: map[string]time.Duration{}, Agents: o.agents}
	for _, pair := range o.delay {
		item, span, ok := strings.Cut(pair, "=")
		if item = strings.TrimSpace(item); !ok || item == "" {
			return what, problem.New("usage.bad_delay", "%q names no item and duration", pair).Mend("write it like --delay L1=3d")
		}
		if _, twice := what.Delay[item]; twice {
			return what, problem.New("usage.bad_delay", "%s is delayed twice", item).Mend("give one duration for each item")
		}
		by, err := waves.ParseSpan(span)
		if err != nil {
			return what, err
		}
		what.Delay[item] = by
	}
	return what, nil
}

func mapKeys(m map[string]time.Duration) []string {
	keys := make([]string, 0, len(m))
	for key := range m {
		keys = append(keys, key)
	}
	slices.SortFunc(keys, issues.CompareIDs)
	return keys
}

// roadmapJobs are the items that are still to be done. What a completed one
// gave is there, so that nobody waits for it.
func roadmapJobs(m *specs.Roadmap, own []issues.Issue) (jobs []waves.Job, finished []string) {
	done := map[string]bool{}
	for _, issue := range own {
		if issue.Status == issues.Completed && issue.DeletedAt == "" {
			done[issue.ExtendedContext.Notes.SourceID()] = true
		}
	}
	for i := range m.Items {
		item := &m.Items[i]
		if done[item.ID] {
			finished = append(finished, item.ID)
			continue
		}
		needs := slices.DeleteFunc(slices.Clone(item.Needs), func(need string) bool { return done[need] })
		jobs = append(jobs, waves.Job{
			Work: waves.Work{ID: item.ID, Needs: needs, Priority: item.Priority, Line: item.Pos.Line},
			Span: time.Duration(specs.EffortDays(item.Effort)) * waves.Day,
		})
	}
	return jobs, finished
}

func lostFeatures(m *specs.Roadmap, dropped []string) []SimulatedLoss {
	var out []SimulatedLoss
	homes := m.Homes()
	for _, f := range m.Features {
		left := slices.DeleteFunc(slices.Clone(homes[f.ID]), func(id string) bool { return slices.Contains(dropped, id) })
		if len(homes[f.ID]) > 0 && len(left) == 0 {
			out = append(out, SimulatedLoss{Feature: f.ID, Item: strings.Join(homes[f.ID], ", "), Text: specs.Plain(f.Text)})
		}
	}
	return out
}

func simulated(s *waves.Simulation) SimulatedPlan {
	p := SimulatedPlan{Waves: s.Waves, Span: waves.FormatSpan(s.Span), Hours: s.Span.Hours(), FinishWave: len(s.Waves)}
	for _, link := range s.Chain {
		p.CriticalPath = append(p.CriticalPath, link.ID)
	}
	for _, run := range s.Runs {
		p.Runs = append(p.Runs, SimulatedRun{Item: run.ID, Wave: run.Wave, Agent: run.Agent, Start: waves.FormatSpan(run.Start), Finish: waves.FormatSpan(run.Finish)})
	}
	return p
}

func printSimulation(w io.Writer, app *App, s RoadmapSimulation) error {
	var head strings.Builder
	list := func(title string, items []string) {
		if len(items) > 0 {
			head.WriteString(folded(strings.Join(items, ", "), title+"  ", "  ") + "\n")
		}
	}
	list("finished", s.Finished)
	list("dropped", s.Dropped)
	var delayed []string
	for _, d := range s.Delayed {
		delayed = append(delayed, d.Item+" by "+d.By)
	}
	list("delayed", delayed)
	if s.Agents > 0 {
		fmt.Fprintf(&head, "agents  %d\n", s.Agents)
	}
	for _, a := range s.Affected {
		head.WriteString(folded(fmt.Sprintf("%s depends on %s and would go on without it", a.Item, strings.Join(a.Lost, ", ")), "", "  ") + "\n")
	}
	if head.Len() > 0 {
		head.WriteString("\n")
	}
	if _, err := fmt.Fprintf(w, "%s\n%s", s.Dir, head.String()); err != nil {
		return err
	}
	table := console.NewTable("", "NOW", "THEN")
	table.Add("all done after", s.Before.Span, s.After.Span)
	table.Add("finishing wave", strconv.Itoa(s.Before.FinishWave), strconv.Itoa(s.After.FinishWave))
	table.Add("critical path", strings.Join(s.Before.CriticalPath, " → "), strings.Join(s.After.CriticalPath, " → "))
	for i := range max(len(s.Before.Waves), len(s.After.Waves)) {
		table.Add("wave "+strconv.Itoa(i+1), waveCell(s.Before.Waves, i), waveCell(s.After.Waves, i))
	}
	if err := table.Print(app.Streams()); err != nil {
		return err
	}
	_, err := io.WriteString(w, simulationTail(s))
	return err
}

func waveCell(all [][]string, i int) string {
	if i >= len(all) {
		return "-"
	}
	return strings.Join(all[i], ", ")
}

func simulationTail(s RoadmapSimulation) string {
	var b strings.Builder
	if len(s.Lost) > 0 {
		b.WriteString("\nwould not be built\n")
		for _, f := range s.Lost {
			b.WriteString(folded(f.Text, "  "+f.Feature+"  ", strings.Repeat(" ", len(f.Feature)+4)) + "\n")
		}
	}
	b.WriteString("\nnothing was written\n")
	return b.String()
}
