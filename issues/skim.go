package issues

import (
	"errors"
	"slices"

	"github.com/overtone-cli/overtone/issues/jsonlog"
)

// Skim is All for those who list very many issues and show a line of each: the
// issues lack their long texts and lists (context, behaviour, files,
// dependencies, components, location and the like), which are only looked at
// whether they are of their kind. Such an issue is to be shown, never stored.
func (s *Store) Skim() (Listing, error) {
	all, warnings, err := active(s, newSkimmer, func(issue *Issue) Issue {
		shown := *issue
		shown.raw = nil // what was left out must not look as if it had been taken away
		return shown
	})
	if err != nil {
		return Listing{}, err
	}
	return Listing{Issues: all, Warnings: warnings}, nil
}

// newSkimmer is a decoder that keeps only what a table shows.
func newSkimmer() *decoder {
	d := newDecoder()
	d.skip(d.members, "context", "source", "source_url", "affected_components", "expected_behavior", "actual_behavior", "depends_on", "files")
	for _, member := range d.members {
		d.skip(member.inner, "location", "suggested_fix")
		for _, inner := range member.inner {
			d.skip(inner.inner, "strategy", "spec_dir", "depends_on_issues", "spec_documents", "rules", "text")
		}
	}
	return d
}

func (d *decoder) skip(members []member, keys ...string) {
	for i := range members {
		if slices.Contains(keys, members[i].key) {
			members[i].skip = true
		}
	}
}

// skipped looks at the kind of a value without taking it; done is false for
// kinds that cannot be seen at a glance.
func skipped(to any, raw []byte) (done bool, err error) {
	switch to.(type) {
	case *string:
		if raw[0] != '"' {
			err = errors.New("must be a text")
		}
		return true, err
	case *[]string:
		if !jsonlog.AreTexts(raw) {
			err = errors.New("must be a list of texts")
		}
		return true, err
	}
	return false, nil
}
