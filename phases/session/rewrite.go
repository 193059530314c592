package session

import (
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/frontmatter"
	"github.com/overtone-cli/overtone/specs/merge"
)

// Rewrite is a document that was mended where it stands: what a person wrote is
// in Data already, so that nothing is merged any more. Base is what counts as
// generated from now on, nil when that stays as it is.
type Rewrite struct {
	Name string
	Data []byte
	Base []byte
}

// Bring puts the difference between two texts of a document into a third one,
// the file as a person left it. clean is false when the person changed the very
// lines; then the text is what it was.
func (s *Session) Bring(name string, mine, before, after []byte) (text []byte, clean bool) {
	if merged := s.merge(name, before, mine, after); len(merged.Conflicts) == 0 {
		return merged.Merged, true
	}
	// Two additions at one place are no contradiction to a merge by lines.
	if merged := merge.Lines(before, mine, after); len(merged.Conflicts) == 0 && s.readable(name, merged.Merged) {
		return merged.Merged, true
	}
	return mine, false
}

// Replace rewrites a file of the package, and what counts as generated of it
// when base is not nil. The version of both grows by one.
func (s *Session) Replace(name string, data, base []byte) (Rewrite, error) {
	data, err := nextVersion(data)
	if err != nil {
		return Rewrite{}, err
	}
	r := Rewrite{Name: name, Data: data}
	if base != nil {
		r.Base, err = nextVersion(base)
	}
	return r, err
}

// Text is what stands in a file of the package, nil when there is none.
func (s *Session) Text(name string) []byte { return s.files[name] }

// Generated is what was generated last for a file of the package, nil when
// that is not known: then everything in it counts as written by a person.
func (s *Session) Generated(name string) []byte { return s.base[name] }

func nextVersion(data []byte) ([]byte, error) {
	front, err := frontmatter.Parse(data)
	if err != nil || !front.Has("version") {
		return data, err
	}
	n := 0
	if err := front.Decode("version", &n); err != nil {
		return data, nil //nolint:nilerr // a version that is no number is left to the gates
	}
	if err := front.Set("version", n+1); err != nil {
		return nil, err
	}
	return front.Bytes(), nil
}

// rewrite puts mended documents into the prepared set and into Package.
func (s *Session) rewrite(p *Prepared, rewrites []Rewrite) error {
	for _, r := range rewrites {
		p.writes[r.Name] = r.Data
		if r.Base != nil {
			p.bases[r.Name] = r.Base
		}
		if specs.KindAt(r.Name) == "" {
			continue
		}
		parsed, err := s.Codec.Parse(r.Name, r.Data)
		if err != nil {
			return err
		}
		s.adopt(p, parsed)
	}
	return nil
}
