package issues

import (
	"fmt"
	"strings"
)

// maxIdle bounds each list of Idle: who has a hundred thousand issues does not
// want to read them all.
const maxIdle = 20

// Held is an issue that somebody works on.
type Held struct {
	ID        string `json:"id"`
	Owner     string `json:"owner"` // empty: it is executing and nobody holds it
	Since     string `json:"since"`
	ExpiresAt string `json:"expires_at"`
}

// Blocker is what an issue waits for. State is the status of the other issue,
// or missing, or deleted.
type Blocker struct {
	ID    string `json:"id"`
	State string `json:"state"`
}

// Blocked is an issue that cannot begin yet.
type Blocked struct {
	ID  string    `json:"id"`
	For []Blocker `json:"for"`
}

// Stopped is an issue that is not offered because of its own status.
type Stopped struct {
	ID     string `json:"id"`
	Status Status `json:"status"`
}

// Idle says why nothing is ready. Each list has at most its first 20 entries,
// the counts are of all.
type Idle struct {
	Waiting      []Blocked `json:"waiting"`
	WaitingCount int       `json:"waiting_count"`
	Held         []Held    `json:"held"`
	HeldCount    int       `json:"held_count"`
	Stopped      []Stopped `json:"stopped"`
	StoppedCount int       `json:"stopped_count"`
	Filtered     int       `json:"filtered"` // not of the tags, wave or queue asked for
	Open         int       `json:"open"`     // all that are not completed
}

func (i *Idle) wait(issue *glimpse, blockers []Blocker) {
	if i.WaitingCount++; len(i.Waiting) < maxIdle {
		i.Waiting = append(i.Waiting, Blocked{ID: issue.id, For: blockers})
	}
}

func (i *Idle) hold(issue *glimpse) {
	if i.HeldCount++; len(i.Held) < maxIdle {
		i.Held = append(i.Held, heldBy(issue.id, issue.lease))
	}
}

func (i *Idle) stop(issue *glimpse) {
	if i.StoppedCount++; len(i.Stopped) < maxIdle {
		i.Stopped = append(i.Stopped, Stopped{ID: issue.id, Status: issue.status})
	}
}

func heldBy(id string, lease *Lease) Held {
	if lease == nil {
		return Held{ID: id}
	}
	return Held{ID: id, Owner: lease.Owner, Since: lease.Since, ExpiresAt: lease.ExpiresAt}
}

// end gives the answer, whose lists are never nil.
func (i *Idle) end(open int) *Idle {
	out := *i
	out.Open = open
	out.Waiting = append([]Blocked{}, i.Waiting...)
	out.Held = append([]Held{}, i.Held...)
	out.Stopped = append([]Stopped{}, i.Stopped...)
	return &out
}

// Message is the reason in one sentence without a final stop.
func (i *Idle) Message() string {
	var parts []string
	say := func(n int, one, many string) {
		switch n {
		case 0:
		case 1:
			parts = append(parts, "1 "+one)
		default:
			parts = append(parts, fmt.Sprintf("%d %s", n, many))
		}
	}
	say(i.WaitingCount, "issue waits for another", "issues wait for others")
	say(i.HeldCount, "is being worked on", "are being worked on")
	say(i.StoppedCount, "is paused, failed or being planned", "are paused, failed or being planned")
	say(i.Filtered, "is not of the kind asked for", "are not of the kind asked for")
	if len(parts) == 0 {
		return "there is no open issue"
	}
	return "nothing is ready: " + strings.Join(parts, ", ")
}

// blockers lists what of these is not completed.
func (c *survey) blockers(needs []string) []Blocker {
	var out []Blocker
	for _, need := range needs {
		if state, done := c.state(need); !done {
			out = append(out, Blocker{ID: need, State: state})
		}
	}
	return out
}

// state says whether an issue is completed, and else what it is.
func (c *survey) state(id string) (state string, done bool) {
	if at, there := c.index[id]; there {
		status := c.issues[at].status
		return string(status), status == Completed || c.past[id]
	}
	switch completed, there := c.past[id]; {
	case completed:
		return string(Completed), true
	case there:
		return "deleted", false
	}
	return "missing", false
}
