package codebase

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs"
)

// describe writes down why a file was kept and what to read in it.
func (e *explorer) describe(c *candidate, rarity []float64) specs.RelevantFile {
	r := specs.RelevantFile{
		Path: c.f.path, Relevance: c.score, Rationale: e.rationale(c), Role: e.role(c),
		DiscoverySource: specs.SourceBashScan, KeyCode: []specs.KeyCode{},
	}
	if c.direct == 0 && c.dependency > 0 {
		r.DiscoverySource = specs.SourceDependencyTrace
	}
	if c.score >= highRelevance {
		r.KeyCode = e.keyCode(c, rarity)
		r.TopicRelation = e.say.f("relation_"+string(r.Role), "words", e.quote(c.telling(rarity)))
	}
	return r
}

// telling are the up to three words that tie the file to the topic: those in
// its name and declarations first.
func (c *candidate) telling(rarity []float64) []int {
	var list []int
	byWeight := slices.Clone(c.words)
	slices.SortStableFunc(byWeight, func(a, b int) int { return cmp.Compare(rarity[b], rarity[a]) })
	for _, group := range [][]int{c.inName, c.isSymbol, c.inFolder, c.inSymbols, byWeight} {
		for _, w := range group {
			if len(list) < 3 && !slices.Contains(list, w) {
				list = append(list, w)
			}
		}
	}
	return list
}

// quote lists words in quotation marks.
func (e *explorer) quote(words []int) string {
	var list []string
	for _, w := range words {
		list = append(list, e.say.f("quoted", "word", e.topic.words[w]))
	}
	return e.say.join(list)
}

// rationale names what matched: words, places and counts.
func (e *explorer) rationale(c *candidate) string {
	var reasons []string
	if len(c.inName) > 0 {
		reasons = append(reasons, e.say.f("in_name", "words", e.quote(c.inName)))
	}
	if len(c.inFolder) > 0 {
		reasons = append(reasons, e.say.f("in_folder", "words", e.quote(c.inFolder)))
	}
	if names := e.namedSymbols(c.f, 3); len(names) > 0 {
		reasons = append(reasons, e.say.f("in_symbols", "symbols", e.say.join(names)))
	}
	var counts []string
	for _, w := range c.words[:min(3, len(c.words))] {
		key := "word_count"
		if c.f.hits.count[w] == 1 {
			key = "word_once"
		}
		counts = append(counts, e.say.f(key, "word", e.topic.words[w], "count", strconv.Itoa(c.f.hits.count[w])))
	}
	if len(counts) > 0 {
		reasons = append(reasons, e.say.f(number("in_content", c.f.lines), "words", e.say.join(counts), "lines", strconv.Itoa(c.f.lines)))
	}
	goTest := c.f.test && c.f.lang.Name == "Go" // its links are those of the package
	switch {
	case goTest:
	case c.link.steps == 1 && c.link.imported:
		reasons = append(reasons, e.say.f("linked_from", "file", c.link.via))
	case c.link.steps == 1:
		reasons = append(reasons, e.say.f("linked_to", "file", c.link.via))
	case c.near != "" && c.near != c.f.path:
		reasons = append(reasons, e.say.f("near", "file", c.near))
	}
	return strings.Join(reasons, e.say["reason_separator"])
}

// number picks the singular of a phrase.
func number(key string, n int) string {
	if n == 1 {
		return key + "_one"
	}
	return key
}

// namedSymbols are up to n declarations whose names hold topic words.
func (e *explorer) namedSymbols(f *file, n int) []string {
	var names []string
	for _, s := range f.symbols {
		if len(names) < n && len(e.topic.in(s.name)) > 0 && !slices.Contains(names, s.name) {
			names = append(names, s.name)
		}
	}
	return names
}

// role says what the file is to the work: by kind first, then by how it matched.
func (e *explorer) role(c *candidate) specs.FileRole {
	f := c.f
	switch {
	case f.test:
		return specs.RoleTestTarget
	case f.lang.Kind != "source":
		return specs.RoleConfig
	case mostlyTypes(f):
		return specs.RoleTypeDefinition
	case c.direct >= strongDirect && len(c.inName) > 0:
		return specs.RoleModifyTarget
	case hasPoint(f):
		return specs.RoleIntegrationPoint
	case c.direct >= strongDirect:
		return specs.RoleModifyTarget
	case c.direct == 0 && c.link.steps == 1 && c.link.imported:
		return specs.RoleDependency
	case c.direct > 0:
		return specs.RolePatternReference
	}
	return specs.RoleContextOnly
}

// mostlyTypes says whether a file describes data and does little.
func mostlyTypes(f *file) bool {
	types, other := 0, 0
	for _, s := range f.symbols {
		switch s.kind {
		case "struct", "interface", "type", "enum":
			types++
		default:
			other++
		}
	}
	return types > 0 && types > 2*other
}

func hasPoint(f *file) bool { return hasMark(f, "point.") }

// maxKeyCode bounds the places named in one file.
const maxKeyCode = 5

// keyCode lists the declarations that are named after the topic or mention it
// most; a file without any gets the first line that mentions the topic.
func (e *explorer) keyCode(c *candidate, rarity []float64) []specs.KeyCode {
	type ranked struct {
		s               symbol
		named           []int
		weight, mention float64
	}
	var list []ranked
	for _, s := range c.f.symbols {
		r := ranked{s: s, named: e.topic.in(s.name)}
		r.weight = sum(r.named, rarity)
		r.mention = mentions(c.f, s, rarity)
		if r.weight > 0 || r.mention > 0 {
			list = append(list, r)
		}
	}
	slices.SortStableFunc(list, func(a, b ranked) int {
		return cmp.Or(cmp.Compare(b.weight, a.weight), cmp.Compare(b.mention, a.mention))
	})
	out := []specs.KeyCode{}
	for _, r := range list[:min(maxKeyCode, len(list))] {
		out = append(out, specs.KeyCode{Symbol: r.s.name, Location: location(r.s.start, r.s.end), Description: e.symbolText(c, r.s, r.named)})
	}
	if len(out) == 0 {
		out = append(out, e.firstMention(c, rarity))
	}
	return out
}

// mentions weighs the topic words within the lines of a symbol.
func mentions(f *file, s symbol, rarity []float64) float64 {
	at, _ := slices.BinarySearchFunc(f.hits.at, s.start, func(p spot, line int) int { return cmp.Compare(p.line, line) })
	total := 0.0
	for ; at < len(f.hits.at) && f.hits.at[at].line <= s.end; at++ {
		total += rarity[f.hits.at[at].word]
	}
	return total
}

// symbolText is the symbol's own comment, else its kind, size and words.
func (e *explorer) symbolText(c *candidate, s symbol, named []int) string {
	if utf8.RuneCountInString(s.doc) >= 10 {
		return s.doc
	}
	lines := s.end - s.start + 1
	key, words := "symbol_mentions", c.words[:min(2, len(c.words))]
	if len(named) > 0 {
		key, words = "symbol_named", named
	}
	if len(words) == 0 {
		key = "symbol_plain"
	}
	if key == "symbol_plain" && lines == 1 {
		key = "symbol_one"
	} else {
		key = number(key, lines)
	}
	return e.say.f(key, "kind", e.say["kind_"+s.kind], "lines", strconv.Itoa(lines), "words", e.quote(words))
}

// firstMention stands in for a declaration in files that declare nothing.
func (e *explorer) firstMention(c *candidate, rarity []float64) specs.KeyCode {
	k := specs.KeyCode{Symbol: c.f.base, Location: location(1, max(1, c.f.lines)), Description: e.rationale(c)}
	for _, w := range c.telling(rarity) {
		if n := c.f.hits.count[w]; n > 0 {
			line := c.f.hits.line[w]
			key := "place_mentions"
			if n == 1 {
				key = "place_mention"
			}
			k.Symbol, k.Location = e.topic.words[w], location(line, line)
			k.Description = e.say.f(key, "count", strconv.Itoa(n), "word", e.quote([]int{w}))
			break
		}
	}
	return k
}

// location is "L45" or "L45-L78".
func location(start, end int) string {
	if end <= start {
		return fmt.Sprintf("L%d", start)
	}
	return fmt.Sprintf("L%d-L%d", start, end)
}
