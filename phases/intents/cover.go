package intents

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"unicode"

	"github.com/overtone-cli/overtone/gates"
	"github.com/overtone-cli/overtone/specs/disk"
	"github.com/overtone-cli/overtone/specs/wording"
)

// leastReason is how many letters a reason for putting something off has; a
// Chinese character counts as two.
const leastReason = 8

// mostHints bounds the hints for one intent.
const mostHints = 3

// Cover holds artifacts against a list of intents.
type Cover struct {
	Disk      *disk.Disk
	Root      string // of the project; places that are claimed have to lie in it, or in an artifact
	Shown     func(string) string
	Artifacts []*Artifact

	list   *List
	report *Report
	other  map[string]*Artifact // files that only claims name, by path
}

// Report says what became of every intent. The same files give the same report.
func (c *Cover) Report(list *List) *Report {
	c.list, c.report, c.other = list, &Report{}, map[string]*Artifact{}
	for i := range list.Intents {
		c.report.Outcomes = append(c.report.Outcomes, c.outcome(&list.Intents[i]))
	}
	for _, a := range c.Artifacts {
		for _, odd := range a.Odd {
			c.note(gates.Warning, "tag", a.File, odd.Line, "write <!-- intent:1 -->, <!-- intent:1 transformed: first → final --> or <!-- intent:1 deferred: why -->", "this is no tag of an intent: %q", odd.Text)
		}
		for _, tag := range a.Tags {
			if !slices.ContainsFunc(list.Intents, func(i Intent) bool { return i.Number == tag.Number }) {
				c.note(gates.Warning, "unknown_intent", a.File, tag.Line, "correct the number, or take the tag out", "there is no intent %d", tag.Number)
			}
		}
	}
	slices.SortStableFunc(c.report.Findings, func(a, b gates.Finding) int {
		return cmp.Or(strings.Compare(a.File, b.File), cmp.Compare(a.Line, b.Line), strings.Compare(a.Message, b.Message))
	})
	return c.report
}

func (c *Cover) note(severity gates.Severity, rule, file string, line int, fix, format string, args ...any) {
	c.report.Findings = append(c.report.Findings, gates.Finding{
		Rule: "coverage." + rule, Severity: severity, Phase: "coverage", File: file, Line: line, Message: fmt.Sprintf(format, args...), Fix: fix,
	})
}

// outcome decides what became of an intent. A tag may say it, or the list of
// intents may claim it; either way there is a place for it.
func (c *Cover) outcome(i *Intent) Outcome {
	o := Outcome{Number: i.Number, Intent: i.Text, Line: i.Line, Status: Missed, Where: []Place{}, Notes: i.Notes, Hints: []Place{}}
	keywords := wording.Keywords(i.Text)
	said, chain, absorbers := c.tagged(i, &o, keywords)
	claim, line := i.Claim, i.claimLine
	if said != "" {
		claim, line = said, i.Line
	}
	if claim == Absorbed || claim == Transformed {
		c.claimed(i, &o, append(slices.Clone(i.Where), absorbers...), keywords)
	}
	switch {
	case claim == Transformed:
		c.transformed(i, &o, chain, line)
	case claim == Absorbed:
		o.Status, o.Confirm = c.absorbed(i, &o, len(i.Where)+len(absorbers), line), true
	case len(o.Where) > 0:
		o.Status, o.Confirm = Addressed, claim == Missed // the list may be older than the text
	case claim == Addressed:
		c.note(gates.Error, "untagged", c.list.File, line, fmt.Sprintf("put <!-- intent:%d --> where it is dealt with", i.Number), "intent %d is claimed to be addressed, but no tag says where", i.Number)
	}
	if o.Status != Missed {
		o.Confirm = o.Confirm || len(keywords) > 0 && !slices.ContainsFunc(o.Where, func(p Place) bool { return p.Overlap > 0 })
		o.Deferred = ""
		return o
	}
	o.Confirm = false
	c.deferral(i, &o)
	c.hints(&o, keywords)
	return o
}

// tagged gathers the tags of an intent: their places, the status that they give,
// the chain of a transformation and places that absorb it.
func (c *Cover) tagged(i *Intent, o *Outcome, keywords []string) (said Status, chain string, absorbers []string) {
	for _, a := range c.Artifacts {
		for _, tag := range a.Tags {
			if tag.Number != i.Number {
				continue
			}
			if tag.Defers {
				i.deferral, i.Deferred = true, tag.Rest
				i.deferredLine = 0
				if !isReason(tag.Rest) {
					c.note(gates.Error, "deferral", a.File, tag.Line, "say why it can wait, in a few words", "intent %d is put off without a reason", i.Number)
				}
				continue
			}
			if tag.alone {
				c.note(gates.Error, "empty_place", a.File, tag.Line, "put the tag where the intent is dealt with", "the tag of intent %d stands where nothing else stands", i.Number)
				continue
			}
			switch tag.Status {
			case Transformed:
				chain = tag.Rest
			case Absorbed:
				if tag.Rest != "" {
					absorbers = append(absorbers, tag.Rest)
				}
			default:
			}
			if tag.Status == Absorbed {
				said = cmp.Or(said, Absorbed)
				continue // where it is absorbed is another place
			}
			if tag.Status != "" {
				said = tag.Status
			}
			o.Where = append(o.Where, place(a, tag.Section, tag.Line, "tag", keywords))
		}
	}
	return said, chain, absorbers
}

// claimed adds the places that are claimed, and finds fault with those that are
// not there.
func (c *Cover) claimed(i *Intent, o *Outcome, where []string, keywords []string) {
	for _, one := range where {
		found, why := c.resolve(one, keywords)
		if why != "" {
			c.note(gates.Error, "unresolved", c.list.File, max(i.whereLine, i.Line), "write FILE.md#heading, as a link on the page would", "intent %d: %q %s", i.Number, one, why)
			continue
		}
		o.Where = append(o.Where, found)
	}
}

// transformed needs a place and the way from the first wish to the last.
func (c *Cover) transformed(i *Intent, o *Outcome, chain string, line int) {
	if chain == "" {
		chain = i.Notes
	}
	first, final, arrow := strings.Cut(strings.NewReplacer("->", "→", "=>", "→", "➜", "→").Replace(chain), "→")
	switch {
	case len(o.Where) == 0:
		c.note(gates.Error, "untagged", c.list.File, line, fmt.Sprintf("put <!-- intent:%d --> where it is dealt with, or give where_addressed", i.Number), "intent %d is claimed to be transformed, but nothing says where", i.Number)
	case !arrow || !letters(first) || !letters(final):
		c.note(gates.Error, "chain", c.list.File, line, "write in the notes: what was asked → what it became", "intent %d is claimed to be transformed, but not from what into what", i.Number)
	default:
		o.Status, o.Notes = Transformed, chain
	}
}

// absorbed needs places that are there, all of them.
func (c *Cover) absorbed(i *Intent, o *Outcome, claimed, line int) Status {
	there := 0
	for _, p := range o.Where {
		if p.By == "claim" {
			there++
		}
	}
	if claimed == 0 {
		c.note(gates.Error, "unresolved", c.list.File, line, "give where_addressed: FILE.md#heading", "intent %d is claimed to be absorbed, but where_addressed is empty", i.Number)
	}
	if claimed == 0 || there < claimed {
		return Missed
	}
	return Absorbed
}

// deferral takes the reason why a missed intent is put off.
func (c *Cover) deferral(i *Intent, o *Outcome) {
	if !i.deferral {
		return
	}
	if isReason(i.Deferred) {
		o.Deferred = i.Deferred
		return
	}
	if i.deferredLine > 0 {
		c.note(gates.Error, "deferral", c.list.File, i.deferredLine, "say why it can wait, in a few words", "intent %d is put off without a reason", i.Number)
	}
}

func isReason(text string) bool { return letters(text) && wording.Weight(text) >= leastReason }

func letters(text string) bool { return strings.ContainsFunc(text, unicode.IsLetter) }

// hints are the sections that speak of a missed intent most.
func (c *Cover) hints(o *Outcome, keywords []string) {
	for _, a := range c.Artifacts {
		for at := range a.Sections {
			if p := place(a, at, 0, "words", keywords); wording.Overlap(keywords, a.Sections[at].words) >= leastOverlap {
				o.Hints = append(o.Hints, p)
			}
		}
	}
	slices.SortStableFunc(o.Hints, func(a, b Place) int { return cmp.Compare(b.Overlap, a.Overlap) })
	o.Hints = o.Hints[:min(len(o.Hints), mostHints)]
}
