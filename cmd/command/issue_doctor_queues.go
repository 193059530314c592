package command

import (
	"context"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/issues/solutions"
	"github.com/overtone-cli/overtone/specs/problem"
)

// repairQueues puts queues aside that cannot be read.
func (a *App) repairQueues(ctx context.Context, out *IssueDoctor) error {
	queues, err := a.queues()
	if err != nil {
		return err
	}
	done, err := queues.Repair(ctx)
	for _, one := range done {
		out.Repaired = append(out.Repaired, DoctorRepair{File: a.Shown(one.File), Done: "moved to " + one.To, Reason: one.Why})
	}
	return err
}

// gatherSolutions brings solutions to the issues that are bound to them. Lines
// that only a person can settle keep it from that; they are named.
func (a *App) gatherSolutions(ctx context.Context, store *issues.Store, out *IssueDoctor) error {
	done, err := solutions.Open(store).Gather(ctx)
	for _, one := range done {
		out.Repaired = append(out.Repaired, DoctorRepair{
			File: a.Shown(store.FilePath("solutions/" + one.With + ".jsonl")), Done: "moved to " + one.Issue,
			Reason: one.Solution + " is that of " + one.Issue,
		})
	}
	if err != nil && problem.From(err).Code == "storage.broken_line" {
		return nil
	}
	return err
}

// examineQueues looks at queues and at solutions.
func (a *App) examineQueues(store *issues.Store, out *IssueDoctor) error {
	queues, err := a.queues()
	if err != nil {
		return err
	}
	broken, odd, err := queues.Examine()
	if err != nil {
		return err
	}
	add := func(weight issues.Weight, repair string, p *problem.Problem) {
		known := func(t DoctorTrouble) bool { return t.File == a.near(p).File && t.Line == p.Line && p.Line > 0 }
		if slices.ContainsFunc(out.Troubles, known) {
			return
		}
		out.Troubles = append(out.Troubles, DoctorTrouble{Severity: string(weight), Notice: notice(a.near(p)), Repair: repair})
		if weight == issues.Bad {
			out.Errors++
		} else {
			out.Warnings++
		}
	}
	for _, one := range broken {
		add(issues.Bad, "moves the file aside, with .quarantine behind its name", one)
	}
	for _, one := range odd {
		add(issues.Doubt, "", one)
	}
	names, err := store.ListFiles("solutions", ".jsonl")
	if err != nil {
		return err
	}
	for _, name := range names {
		_, warnings, err := solutions.Open(store).List(strings.TrimSuffix(name, ".jsonl"))
		if err != nil {
			warnings = []*problem.Problem{problem.From(err).At(store.FilePath("solutions/"+name), 0)}
		}
		for _, one := range warnings {
			repair := ""
			if one.Code == "storage.broken_line" && !strings.Contains(one.Message, "already") {
				repair = "moves it to " + name + ".quarantine"
			}
			add(issues.Bad, repair, one)
		}
	}
	strays, err := solutions.Open(store).Strays()
	if err != nil {
		return nil //nolint:nilerr // what cannot be read is named above
	}
	for _, one := range strays {
		add(issues.Doubt, "moves it to "+one.Issue, problem.New("state.stray_solution", "%s is bound to %s, which lies with %s", one.Issue, one.Solution, one.With).
			At(store.FilePath("solutions/"+one.With+".jsonl"), 0).Mend("`overtone issue doctor --repair` moves it"))
	}
	return nil
}
