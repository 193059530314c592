package session

import (
	"bytes"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
)

// mostSuspects bounds the edited files among which those are searched that
// changed since a phase ran: every set of them is tried.
const mostSuspects = 8

// mostNamed is how many changed files are named before the rest is counted.
const mostNamed = 4

// changedIn names the files of a folder that changed since a phase has read it
// and noted its hash. Only the hash of the whole folder is kept. So the files
// that differ from what was generated are put back in mind, one set after the
// other, until the folder has the hash that was noted. Where none gives it,
// such as after the files were generated anew, the folder itself is named.
func (s *Session) changedIn(folder, noted string) []string {
	suspects := s.suspects(folder)
	if len(suspects) > mostSuspects {
		return []string{folder + " changed since it ran"}
	}
	sets := make([]int, 0, 1<<len(suspects))
	for set := 1; set < 1<<len(suspects); set++ {
		sets = append(sets, set)
	}
	slices.SortStableFunc(sets, func(a, b int) int { return bits(a) - bits(b) })
	parts := s.partsOf(folder)
	for _, set := range sets {
		var back []string
		for i, name := range suspects {
			if set&(1<<i) != 0 {
				back = append(back, name)
			}
		}
		if s.hashWith(folder, parts, back) == noted {
			return s.fates(back)
		}
	}
	return []string{folder + " changed since it ran"}
}

func bits(set int) int { return strings.Count(fmt.Sprintf("%b", set), "1") }

// suspects are the files of a folder that a person edited, added or took away.
func (s *Session) suspects(folder string) []string {
	var out []string
	for _, name := range s.namesIn(folder) {
		mine, there := s.files[name]
		base, known := s.base[name]
		if there != known || !bytes.Equal(essence(name, mine), essence(name, base)) {
			out = append(out, name)
		}
	}
	return out
}

// namesIn lists the files of a folder, those that are there and those that were
// generated.
func (s *Session) namesIn(folder string) []string {
	names := map[string]bool{}
	for _, side := range []map[string][]byte{s.files, s.base} {
		for name := range side {
			if reads(folder, name) {
				names[name] = true
			}
		}
	}
	return slices.Sorted(maps.Keys(names))
}

// partsOf is what the hash of a folder is made of, by file.
func (s *Session) partsOf(folder string) map[string][]byte {
	parts := map[string][]byte{}
	for name, data := range s.files {
		if reads(folder, name) {
			parts[name] = essence(name, data)
		}
	}
	return parts
}

// hashWith is the hash of a folder in which some files are as generated.
func (s *Session) hashWith(folder string, parts map[string][]byte, back []string) string {
	parts = maps.Clone(parts)
	for _, name := range back {
		delete(parts, name)
		if base, known := s.base[name]; known {
			parts[name] = essence(name, base)
		}
	}
	var flat [][]byte
	for _, name := range slices.Sorted(maps.Keys(parts)) {
		flat = append(flat, []byte(name), parts[name])
	}
	return hash(folder, flat...).SHA256
}

// fates says of each file what became of it.
func (s *Session) fates(files []string) []string {
	var out []string
	for i, name := range files {
		if i == mostNamed && len(files) > mostNamed+1 {
			return append(out, fmt.Sprintf("%d more files beside them changed", len(files)-i))
		}
		_, there := s.files[name]
		_, known := s.base[name]
		switch {
		case !there:
			out = append(out, name+" is gone")
		case !known:
			out = append(out, name+" is new")
		default:
			out = append(out, name+" changed since it ran")
		}
	}
	return out
}

// otherFlags names the flags that are not what a phase ran with, given the hash
// that it noted, and nothing when it is something that cannot be guessed, such
// as the focus areas.
func (s *Session) otherFlags(phase, noted string) string {
	now := s.wishes(phase)
	for _, depth := range specs.Depths() {
		for _, kind := range specs.SpecTypes() {
			for _, lang := range []specs.Lang{specs.English, specs.Chinese} {
				for _, cut := range []string{"epic", "story"} {
					was := wishes{depth: depth, specType: kind, lang: string(lang), focus: now.focus}
					if phase == exportPhase {
						was.granularity = cut
					}
					if was.hash(phase).SHA256 == noted {
						return was.unlike(now)
					}
				}
			}
		}
	}
	return ""
}

// unlike lists what differs, behind a colon.
func (w wishes) unlike(now wishes) string {
	var out []string
	for _, pair := range []struct{ name, was, is string }{
		{"depth", w.depth, now.depth}, {"type", w.specType, now.specType}, {"lang", w.lang, now.lang}, {"granularity", w.granularity, now.granularity},
	} {
		if pair.was != pair.is {
			out = append(out, fmt.Sprintf("%s was %s and is %s", pair.name, pair.was, pair.is))
		}
	}
	return ": " + strings.Join(out, ", ")
}
