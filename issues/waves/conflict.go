package waves

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
	found := []Conflict{}
	for w, ids := range c.Waves {
		if w == 0 {
			continue
		}
		var who *owners
		for _, id := range ids {
			i := c.at[id]
			if c.earliest(i) == c.wave[i] {
				continue
			}
			if who == nil {
				who = c.owners(c.Waves[w-1])
			}
			found = append(found, c.blamed(i, c.Waves[w-1], who)...)
		}
	}
	return found
}

// owners enters all claims of a wave.
func (c *Compiled) owners(ids []string) *owners {
	all := newOwners()
	for _, id := range ids {
		i := c.at[id]
		for _, claim := range c.work[i].Claims {
			for _, f := range claim.forms {
				all.enter(f, i)
			}
		}
	}
	return all
}

// blamed says whom of a wave a piece of work meets there.
func (c *Compiled) blamed(i int, wave []string, who *owners) []Conflict {
	only := c.at[wave[0]]
	if !c.options.AssumeDisjoint && (!c.work[i].Known || !c.work[only].Known) {
		return []Conflict{c.conflict(UnknownFiles, only, i, "")}
	}
	var found []Conflict
	seen := map[int]bool{}
	blame := func(other int) bool { return other != i && !seen[other] && c.earlier(other, i) }
	for _, claim := range c.work[i].Claims {
		for _, f := range claim.forms {
			if hit, ok := who.find(f, blame); ok {
				seen[hit.who] = true
				found = append(found, c.conflict(FileConflict, hit.who, i, hit.path))
			}
		}
	}
	switch {
	case len(found) > 0:
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
	order := c.work[a].before(&c.work[b])
	return order < 0 || order == 0 && a < b
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
	if len(c.Waves) == 0 {
		return []Step{}
	}
	why := make(map[string]Conflict, len(c.Conflicts))
	for _, one := range c.Conflicts {
		if _, known := why[one.Then]; !known {
			why[one.Then] = one
		}
	}
	path := make([]Step, len(c.Waves))
	id := c.Waves[len(c.Waves)-1][0]
	for w := len(c.Waves) - 1; w > 0; w-- {
		if one, delayed := why[id]; delayed {
			path[w] = Step{id, one.Kind, one.Path}
			id = one.First
			continue
		}
		path[w] = Step{ID: id, Because: "needs"}
		for _, need := range c.needs[c.at[id]] {
			if c.wave[need] == w {
				id = c.work[need].ID
				break
			}
		}
	}
	path[0] = Step{ID: id}
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
