package waves

import "slices"

// mostReasons bounds each list of an explanation, which a person reads.
const mostReasons = 50

// Explanation is why a piece of work is where it is.
type Explanation struct {
	ID        string
	Wave      int
	Level     int        // the wave that dependencies alone would give
	Needs     []Need     // what it waits for, in the order given
	Waits     []Conflict // whom it meets in each wave that it could have had, first wave first
	NeededBy  []string   // what waits for it
	Claims    []string   // as they were understood
	Known     bool       // whether these are all
	Shortened bool       // there is more than the lists say
}

// Need is something that comes before.
type Need struct {
	ID       string
	Wave     int
	Decisive bool // it is in the last wave of all needs, so it decides
}

// Explain says why an id is in its wave; ok is false for an unknown one.
func (c *Compiled) Explain(id string) (e Explanation, ok bool) {
	i, known := c.ids.find(id, 0)
	if !known {
		return Explanation{}, false
	}
	e = Explanation{
		ID: id, Wave: c.wave[i], Level: c.level[i], Known: c.work[i].Known,
		Needs: []Need{}, Waits: []Conflict{}, NeededBy: []string{}, Claims: []string{},
	}
	earliest := c.earliest(i)
	for _, need := range c.needs[i] {
		e.Needs = append(e.Needs, Need{c.work[need].ID, c.wave[need], c.wave[need] == earliest-1})
	}
	for wave := earliest; wave < e.Wave && len(e.Waits) < mostReasons; wave++ {
		e.Waits = append(e.Waits, c.whom(i, c.in[wave-1]))
	}
	for user, needs := range c.needs {
		if slices.Contains(needs, i) {
			e.NeededBy = append(e.NeededBy, c.work[user].ID)
		}
	}
	for _, claim := range c.work[i].Claims {
		e.Claims = append(e.Claims, claim.String())
	}
	e.Shortened = e.Wave-earliest > mostReasons || len(e.NeededBy) > mostReasons
	e.NeededBy = e.NeededBy[:min(len(e.NeededBy), mostReasons)]
	return e, true
}

// whom finds the first in a wave that a piece of work cannot run beside.
func (c *Compiled) whom(i int, wave []int) Conflict {
	for _, other := range wave {
		if !c.earlier(other, i) {
			continue
		}
		if kind, path := c.meet(i, other); kind != "" {
			return c.conflict(kind, other, i, path)
		}
	}
	first := wave[0]
	if c.options.Width > 0 && len(wave) >= c.options.Width {
		return c.conflict(WidthLimit, first, i, "")
	}
	return c.conflict(FileConflict, first, i, "") // one pattern too many, which counted as its whole folder
}
