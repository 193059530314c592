package waves

import "cmp"

// Work is one piece of work as the compiler sees it.
type Work struct {
	ID      string
	Needs   []string // ids that come before it; those that are done are left out
	Claims  []Claim  // paths that nobody else may touch in the same wave
	Known   bool     // Claims are all it touches; otherwise it may touch anything
	Running bool     // somebody works on it now, so it goes first

	Priority   int    // 1 is the most urgent; 0 counts as 3
	Foundation bool   // others build on what it touches
	Parts      int    // tasks it consists of
	Action     Action // of its files
	Line       int    // where it is written, for messages; 0 is unknown
	At         int    // its place in whatever list it was made of, for the caller
}

// Action is what a piece of work does to its files, in the order in which two
// of them are best done.
type Action int

// The actions.
const (
	Extends Action = iota // also when it is not known
	Creates
	Deletes
)

// rank is the place of an action: create before extend, delete last.
func (a Action) rank() int {
	switch a {
	case Creates:
		return 0
	case Deletes:
		return 2
	case Extends:
	}
	return 1
}

// class is all that before looks at.
type class struct {
	running    bool
	urgency    int
	foundation bool
	parts      int
	action     int
}

func (w *Work) class() class {
	return class{w.Running, w.urgency(), w.Foundation, w.Parts, w.Action.rank()}
}

// before is the order in which two pieces of work of one level get their waves.
func (w *Work) before(other *Work) int {
	return cmp.Or(
		yesFirst(w.Running, other.Running),
		cmp.Compare(w.urgency(), other.urgency()),
		yesFirst(w.Foundation, other.Foundation),
		cmp.Compare(other.Parts, w.Parts),
		cmp.Compare(w.Action.rank(), other.Action.rank()),
	)
}

// rule says in words why one goes before another of its level.
func (w *Work) rule(other *Work) string {
	switch {
	case w.Running != other.Running:
		return "it is being worked on"
	case w.urgency() != other.urgency():
		return "its priority is higher"
	case w.Foundation != other.Foundation:
		return "others build on what it touches"
	case w.Parts != other.Parts:
		return "it has more tasks"
	case w.Action.rank() != other.Action.rank():
		return "what creates comes before what extends, what deletes comes last"
	}
	return "its id comes first"
}

func (w *Work) urgency() int {
	if w.Priority == 0 {
		return 3
	}
	return w.Priority
}

func yesFirst(a, b bool) int {
	switch {
	case a == b:
		return 0
	case a:
		return -1
	}
	return 1
}
