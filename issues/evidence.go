package issues

import (
	"fmt"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs/problem"
)

// Evidence shows that an issue is done: commands that passed, or the explicit
// waiver of a person.
type Evidence struct {
	Commands []Command   `json:"commands"`
	Criteria []Criterion `json:"criteria,omitempty"` // of the issue, in order
	Commit   string      `json:"commit,omitempty"`   // hash of the commit with the work
	Branch   string      `json:"branch,omitempty"`   // empty when no branch was checked out
	Files    []string    `json:"files"`              // paths that the work touched, relative to the project
	Gaps     []string    `json:"gaps,omitempty"`     // what could not be shown, one sentence each
	Waiver   string      `json:"waiver,omitempty"`   // why no command was needed
	WaivedBy string      `json:"waived_by,omitempty"`
	Owner    string      `json:"owner,omitempty"` // who closed the issue
}

// How far the word of a command's outcome goes.
const (
	Verified = "verified" // overtone ran it itself
	Reported = "reported" // somebody typed what came out
)

// Command is one command run for evidence. Trust is Verified or Reported.
type Command struct {
	Command    string `json:"command"`
	ExitCode   int    `json:"exit_code"` // -1 when it was ended by a signal or by its time limit
	Trust      string `json:"trust"`
	DurationMS int64  `json:"duration_ms,omitempty"` // 0 when it is not known
	StartedAt  string `json:"started_at,omitempty"`
	TimedOut   bool   `json:"timed_out,omitempty"`
	Output     string `json:"output,omitempty"` // end of what it printed, kept of one that failed
}

// Criterion is one condition under which the issue counts as done.
type Criterion struct {
	Text string `json:"text"`
	Met  bool   `json:"met"` // somebody ticked it
}

// Unmet lists the criteria that nobody ticked.
func (e *Evidence) Unmet() []string {
	out := []string{}
	for _, one := range e.Criteria {
		if !one.Met {
			out = append(out, one.Text)
		}
	}
	return out
}

// enough says whether the evidence closes an issue: commands that all ended
// with 0, or a waiver of a named person.
func (e *Evidence) enough(id string) error {
	missing := problem.New("state.no_evidence", "%s cannot be completed without evidence", id).
		Mend("record a command that passed, or a waiver with its reason and a name")
	if e == nil {
		return missing
	}
	for _, one := range e.Commands {
		if one.ExitCode != 0 {
			return problem.New("state.failed_evidence", "%s cannot be completed: %q ended with %d", id, one.Command, one.ExitCode).
				Mend("make the command pass and record it again")
		}
	}
	if len(e.Commands) == 0 && (e.Waiver == "" || e.WaivedBy == "") {
		return missing
	}
	return nil
}

func (e *Evidence) clone() *Evidence {
	if e == nil {
		return nil
	}
	copied := *e
	copied.Commands, copied.Files = slices.Clone(e.Commands), slices.Clone(e.Files)
	copied.Criteria, copied.Gaps = slices.Clone(e.Criteria), slices.Clone(e.Gaps)
	return &copied
}

func (c *checker) evidence(evidence *Evidence) {
	if evidence == nil {
		return
	}
	for i, one := range evidence.Commands {
		where := fmt.Sprintf("evidence.commands[%d].", i)
		c.line(where+"command", one.Command, maxContext)
		c.text(where+"output", one.Output)
		if one.Trust != Verified && one.Trust != Reported {
			c.add(where+"trust", "%+q is not one of verified, reported", one.Trust)
		}
	}
	c.files("evidence.files", evidence.Files)
	c.text("evidence.waiver", evidence.Waiver)
	if evidence.WaivedBy != "" {
		c.line("evidence.waived_by", evidence.WaivedBy, maxTag)
	}
}

// lease checks who holds the issue.
func (c *checker) lease(lease *Lease) {
	if lease == nil {
		return
	}
	c.line("lease.owner", lease.Owner, maxTag)
	for _, one := range []struct{ field, text string }{{"since", lease.Since}, {"expires_at", lease.ExpiresAt}} {
		c.time("lease."+one.field, one.text)
	}
	if strings.ContainsFunc(lease.Token+lease.Commit, hidden) {
		c.add("lease", "it holds an invisible control or direction mark")
	}
}
