package guidelines

import (
	"slices"
	"strconv"
	"strings"

	"github.com/overtone-cli/overtone/phases/interview"
)

// Summary is what a run did.
type Summary struct {
	Mode    Mode
	Backup  string // folder of the rule files that were set aside; empty without
	Rounds  []RoundDone
	Written []Written // in the order of the questions
}

// RoundDone is what one round did.
type RoundDone struct {
	Round
	Added   int
	Existed int
	Removed int
}

// summary counts what was written so far.
func (w *Wizard) summary() *Summary {
	s := &Summary{Mode: w.mode, Backup: w.backup}
	for _, r := range w.Catalogue.Rounds {
		if done, ok := w.written[r.N]; ok {
			s.Rounds, s.Written = append(s.Rounds, counted(r, done)), append(s.Written, done...)
		}
	}
	return s
}

// counted is what became of the rules of a round.
func counted(r Round, done []Written) RoundDone {
	row := RoundDone{Round: r}
	for _, d := range done {
		switch {
		case d.Removed:
			row.Removed++
		case d.Existed:
			row.Existed++
		default:
			row.Added++
		}
	}
	return row
}

// wrote says what a round wrote.
func (w *Wizard) wrote(r Round) string {
	done := counted(r, w.written[r.N])
	text := w.say("wrote", "name", r.Name.In(w.Lang), "added", strconv.Itoa(done.Added))
	if done.Existed > 0 {
		text += w.say("wrote_there", "count", strconv.Itoa(done.Existed))
	}
	if done.Removed > 0 {
		text += w.say("wrote_removed", "count", strconv.Itoa(done.Removed))
	}
	return text
}

// Files are the rule files that the run has rules in, sorted.
func (s *Summary) Files() []string {
	var out []string
	for _, d := range s.Written {
		if !d.Removed {
			out = append(out, d.Path)
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// mostFacts bounds how many names of the stack are shown beside the questions.
const mostFacts = 6

// facts are what the profile says, as far as the questions are made from it.
func (w *Wizard) facts() []interview.Fact {
	o := w.Project.Tech.Overview
	var out []interview.Fact
	add := func(key, value string) {
		if value != "" {
			out = append(out, interview.Fact{Label: w.words(w.say(key)), Value: value})
		}
	}
	some := func(list []string) string { return strings.Join(list[:min(len(list), mostFacts)], ", ") }
	var languages []string
	for _, l := range o.TechnologyStack.Languages {
		languages = append(languages, l.Name)
	}
	add("fact_project", w.Project.Tech.ProjectName)
	add("fact_languages", some(languages))
	add("fact_style", o.Architecture.Style)
	add("fact_frameworks", some(o.TechnologyStack.Frameworks))
	add("fact_tests", some(o.TechnologyStack.TestFrameworks))
	add("fact_tools", some(slices.Concat(o.TechnologyStack.BuildTools, o.TechnologyStack.Tools)))
	return out
}
