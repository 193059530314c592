package issues

import (
	"cmp"
	"math"
	"slices"
	"strconv"
	"strings"
)

// Wave is the plan wave of the issue from 1, or 0 when it has none: what its
// tag wave-N says, else its notes.
func (i Issue) Wave() int {
	for _, tag := range i.Tags {
		if digits, found := strings.CutPrefix(tag, "wave-"); found {
			if n, err := strconv.Atoi(digits); err == nil && n > 0 {
				return n
			}
		}
	}
	return max(0, i.ExtendedContext.Notes.Wave)
}

// SortNext sorts issues as CompareNext orders them, stably and with little work
// for very many: their ids are compared once where they are in order already, as
// in a file that nobody has sorted.
func SortNext(all []*Issue) {
	type key struct {
		wave, priority, at int
		issue              *Issue
	}
	keys, ascending := make([]key, len(all)), true
	for i, issue := range all {
		keys[i] = key{issue.Wave(), issue.Priority, i, issue}
		if keys[i].wave == 0 {
			keys[i].wave = math.MaxInt
		}
		ascending = ascending && (i == 0 || CompareIDs(all[i-1].ID, issue.ID) <= 0)
	}
	slices.SortFunc(keys, func(a, b key) int {
		switch {
		case a.wave != b.wave:
			return cmp.Compare(a.wave, b.wave)
		case a.priority != b.priority:
			return cmp.Compare(a.priority, b.priority)
		case ascending:
			return a.at - b.at
		}
		return cmp.Or(CompareIDs(a.issue.ID, b.issue.ID), a.at-b.at)
	})
	for i := range keys {
		all[i] = keys[i].issue
	}
}

// CompareNext orders issues as they are handed out: by wave (those without one
// last), then by priority, then by id.
func CompareNext(a, b Issue) int {
	return compareNext(a.Wave(), b.Wave(), a.Priority, b.Priority, a.ID, b.ID)
}

func compareNext(waveA, waveB, priorityA, priorityB int, idA, idB string) int {
	switch {
	case waveA == 0 && waveB != 0:
		return 1
	case waveA != 0 && waveB == 0:
		return -1
	}
	return cmp.Or(cmp.Compare(waveA, waveB), cmp.Compare(priorityA, priorityB), CompareIDs(idA, idB))
}

// CompareIDs orders ids so that numbers in them count as numbers: GH-9 comes
// before GH-10, ISS-20260131-999 before ISS-20260131-1000.
func CompareIDs(a, b string) int {
	whole := cmp.Compare(a, b)
	if same := len(a); same == len(b) && same > 0 && whole != 0 && level(a, b) {
		return whole
	}
	for a != "" && b != "" {
		if digit(a[0]) && digit(b[0]) {
			one, two := digits(a), digits(b)
			a, b = a[len(one):], b[len(two):]
			one, two = strings.TrimLeft(one, "0"), strings.TrimLeft(two, "0")
			if c := cmp.Or(cmp.Compare(len(one), len(two)), cmp.Compare(one, two)); c != 0 {
				return c
			}
			continue
		}
		if a[0] != b[0] {
			return cmp.Compare(a[0], b[0])
		}
		a, b = a[1:], b[1:]
	}
	return cmp.Or(cmp.Compare(len(a), len(b)), whole) // 07 and 7 are two ids
}

// level says whether two texts of one length have digits at the same places, so
// that comparing them as texts is comparing their numbers.
func level(a, b string) bool {
	for i := range len(a) {
		if digit(a[i]) != digit(b[i]) {
			return false
		}
	}
	return true
}

func digit(c byte) bool { return '0' <= c && c <= '9' }

// digits is the number that text begins with.
func digits(text string) string {
	end := 0
	for end < len(text) && digit(text[end]) {
		end++
	}
	return text[:end]
}
