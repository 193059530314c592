package meaning

import "strings"

// Mention is a technology that a text names.
type Mention struct {
	Name       string // canonical
	Start, End int    // bytes of Strip(text)
}

// Mentions lists the technologies that a text names, from left to right, by the
// same canonical names as Forbids and Requires. Naming is not using: "no Redis"
// and "like Redis" name it, too.
func (r *Reader) Mentions(text string) []Mention {
	shown := Strip(text)
	tokens := cut(shown)
	var out []Mention
	for i := 0; i < len(tokens); i++ {
		found := r.tech.at(tokens, i)
		if len(found) == 0 {
			continue
		}
		last := found[0].end - 1
		end := len(shown)
		if last+1 < len(tokens) {
			end = tokens[last+1].at
		}
		if tokens[last].kind != code {
			end = tokens[last].at + len(tokens[last].text)
		}
		out = append(out, Mention{found[0].id, tokens[i].at, end})
		i = last
	}
	return out
}

// Canonical is the name by which Forbids and Requires call a technology, in any
// letter case of one of its names; empty when it is not known.
func (r *Reader) Canonical(name string) string { return r.tech.id(name) }

// Layer is the layer of a stack that a technology belongs to, such as
// "database", by any of its names; empty when it is not known.
func (r *Reader) Layer(name string) string { return r.layers[strings.ToLower(name)] }

// Rivals lists the technologies that a project has instead of the one named,
// because it has one of their kind; none when a project may have several.
func (r *Reader) Rivals(name string) []string {
	var out []string
	for _, k := range r.kinds[name] {
		if !k.Single && !k.Choice {
			continue
		}
		for _, other := range k.names {
			if other != name {
				add(&out, []string{other})
			}
		}
	}
	return out
}

// Language says whether a technology is a programming language.
func (r *Reader) Language(name string) bool { return r.inKind(name, "language") }

// Grouped says whether the kinds of a technology are no kinds of packages, such
// as languages and clouds.
func (r *Reader) Grouped(name string) bool {
	return r.inKind(name, "language") || r.inKind(name, "cloud") || r.inKind(name, "API style")
}

// OfKind says whether a technology, by any of its names, is of a kind.
func (r *Reader) OfKind(name, kind string) bool { return r.inKind(r.Canonical(name), kind) }
