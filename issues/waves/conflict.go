package waves

import "slices"

// Kinds of conflicts.
const (
	FileConflict = "file_conflict" // both claim a path
	UnknownFiles = "unknown_files" // nobody knows what one of them touches
	WidthLimit   = "width"         // the wave has as many as it may have
)

// Conflict is why a piece of work comes at least one wave later than its needs
// would let it: Then waits for First.
type Conflict struct {
	Kind  string
	First string // its wave is the one before that of Then
	Then  string
	Path  string // a path that both claim; empty when that is not known
	Rule  string // why First goes first
}

// conflicts lists, for everything that waits although its needs are there,
// whom it meets in the wave before its own.
func (c *Compiled) conflicts() []Conflict {
	late := 0
	for i := range c.work {
		if c.earliest(i) < c.wave[i] {
			late++
		}
	}
	found := make([]Conflict, 0, late)
	c.delayed = make([]int, len(c.work))
	who := newRoster()
	for w := 1; w < len(c.in); w++ {
		entered := false
		for _, i := range c.in[w] {
			if c.earliest(i) == c.wave[i] {
				continue
			}
			if !entered {
				c.enter(who, c.in[w-1])
				entered = true
			}
			c.delayed[i] = len(found) + 1
			found = c.blamed(found, i, c.in[w-1], who)
		}
	}
	return found
}

// enter notes all claims of a wave.
func (c *Compiled) enter(who *roster, wave []int) {
	who.begin()
	for _, i := range wave {
		for _, claim := range c.work[i].Claims {
			for k := range claim.forms {
				who.enter(&claim.forms[k], i)
			}
		}
	}
}

// blamed adds whom of a wave a piece of work meets there.
func (c *Compiled) blamed(found []Conflict, i int, wave []int, who *roster) []Conflict {
	only := wave[0]
	if !c.options.AssumeDisjoint && (!c.work[i].Known || !c.work[only].Known) {
		return append(found, c.conflict(UnknownFiles, only, i, ""))
	}
	var met []int
	blame := func(other int) bool { return other != i && c.earlier(other, i) && !slices.Contains(met, other) }
	for _, claim := range c.work[i].Claims {
		for k := range claim.forms {
			if hit, ok := who.find(&claim.forms[k], blame); ok {
				met = append(met, hit.who)
				found = append(found, c.conflict(FileConflict, hit.who, i, hit.path))
			}
		}
	}
	switch {
	case len(met) > 0:
	case c.options.Width > 0 && len(wave) >= c.options.Width:
		found = append(found, c.conflict(WidthLimit, only, i, ""))
	default: // one pattern too many, which counted as its whole folder
		found = append(found, c.conflict(FileConflict, only, i, ""))
	}
	return found
}

// earlier says whether a is placed before b. What nothing else decides the id
// does, in whose order the work is kept.
func (c *Compiled) earlier(a, b int) bool {
	if c.level[a] != c.level[b] {
		return c.level[a] < c.level[b]
	}
	if c.rank[a] != c.rank[b] {
		return c.rank[a] < c.rank[b]
	}
	return a < b
}

func (c *Compiled) conflict(kind string, first, then int, path string) Conflict {
	one := Conflict{Kind: kind, First: c.work[first].ID, Then: c.work[then].ID, Path: path, Rule: "it comes earlier in the order of dependencies"}
	if c.level[first] == c.level[then] {
		one.Rule = c.work[first].rule(&c.work[then])
	}
	return one
}

// Step is one wave of the critical path.
type Step struct {
	ID      string
	Because string // "" for the first, "needs" or a kind of conflict: why it comes after the step before
	Path    string // of a file conflict
}

// criticalPath goes back from the last wave: to what is needed, or to who has
// the path. It has one step a wave.
func (c *Compiled) criticalPath() []Step {
	path := make([]Step, len(c.in))
	if len(path) == 0 {
		return path
	}
	i := c.in[len(c.in)-1][0]
	for w := len(c.in) - 1; w > 0; w-- {
		path[w] = Step{ID: c.work[i].ID, Because: "needs"}
		if at := c.delayed[i]; at > 0 {
			one := c.Conflicts[at-1]
			path[w].Because, path[w].Path = one.Kind, one.Path
			i, _ = c.ids.find(one.First, i)
			continue
		}
		for _, need := range c.needs[i] {
			if c.wave[need] == w {
				i = need
				break
			}
		}
	}
	path[0] = Step{ID: c.work[i].ID}
	return path
}

// meet says why two pieces of work cannot go side by side, and on which path;
// the kind is empty when they can.
func (c *Compiled) meet(i, j int) (kind, path string) {
	a, b := &c.work[i], &c.work[j]
	if !a.Known || !b.Known {
		if c.options.AssumeDisjoint {
			return "", ""
		}
		return UnknownFiles, ""
	}
	for _, x := range a.Claims {
		for _, y := range b.Claims {
			if path, both := Overlap(x, y); both {
				return FileConflict, path
			}
		}
	}
	return "", ""
}
