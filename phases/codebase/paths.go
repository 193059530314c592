package codebase

import (
	"path"
	"strings"
)

// patterns finds which of many patterns fit a path, most of them by the name or
// the ending of the file alone. What fits is what matchAny says of each.
type patterns struct {
	named  map[string][]pattern // by a file name without signs
	ending map[string][]pattern // by what follows the last dot
	others []pattern
}

// pattern is one of them, with the number of what it stands for.
type pattern struct {
	of    int
	text  string
	parts []string // nil: about the name of the file anywhere
	must  string   // a folder without which it cannot fit
	begin string   // how the name of the file has to begin
	end   string   // how the path has to end
}

// add adds patterns that stand for number of.
func (p *patterns) add(of int, list []string) {
	if p.named == nil {
		p.named, p.ending = map[string][]pattern{}, map[string][]pattern{}
	}
	for _, text := range list {
		one := pattern{of: of, text: text, end: plainEnd(text)}
		if strings.Contains(text, "/") {
			one.parts = strings.Split(text, "/")
			for _, part := range one.parts[:len(one.parts)-1] {
				if !strings.ContainsAny(part, `*?[\`) && len(part) > len(one.must) {
					one.must = part
				}
			}
		}
		base := path.Base(text)
		one.begin = base
		if at := strings.IndexAny(base, `*?[\`); at >= 0 {
			one.begin = base[:at]
		}
		ext, dotted := lastEnding(base), strings.Contains(base, ".")
		switch {
		case !strings.ContainsAny(base, `*?[\`):
			p.named[base] = append(p.named[base], one)
		case dotted && ext != "" && !strings.ContainsAny(ext, `*?[]\`):
			p.ending[ext] = append(p.ending[ext], one)
		default:
			p.others = append(p.others, one)
		}
	}
}

// plainEnd is what follows the last sign of a pattern.
func plainEnd(text string) string { return text[strings.LastIndexAny(text, `*?[]\`)+1:] }

// lastEnding is what follows the last dot of a file name, all of it without one.
func lastEnding(base string) string {
	return base[strings.LastIndexByte(base, '.')+1:]
}

// fit calls yes with the number of every pattern that fits the file, which may
// be the same more than once.
func (p *patterns) fit(file, base string, yes func(of int)) {
	ext := lastEnding(base)
	var parts []string
	for _, list := range [][]pattern{p.named[base], p.ending[ext], p.others} {
		for _, one := range list {
			if !strings.HasPrefix(base, one.begin) || !strings.HasSuffix(file, one.end) {
				continue
			}
			if one.parts == nil {
				if ok, err := path.Match(one.text, base); err == nil && ok {
					yes(one.of)
				}
				continue
			}
			if !strings.Contains(file, one.must) {
				continue
			}
			if parts == nil {
				parts = strings.Split(file, "/")
			}
			if matchPath(one.parts, parts) {
				yes(one.of)
			}
		}
	}
}

// any says whether one of the patterns fits the file.
func (p *patterns) any(file, base string) bool {
	fits := false
	p.fit(file, base, func(int) { fits = true })
	return fits
}
