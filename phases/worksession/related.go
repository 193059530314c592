package worksession

import (
	"context"
	"slices"
	"strings"
	"time"

	"github.com/overtone-cli/overtone/specs/wording"
)

// LastWork is when a session was worked on last: its last step, or the last
// commit since its start that is about it. A commit is about a session when it
// names it, or shares two words with its description (all, when that has fewer).
func (d *Desk) LastWork(ctx context.Context, s *Session) (time.Time, error) {
	last := parseTime(s.UpdatedAt)
	if resumed := parseTime(s.ResumedAt); resumed.After(last) {
		last = resumed
	}
	past, err := d.Since(ctx, s.StartCommit, s.Began())
	if err != nil {
		return last, err
	}
	about := stems(s.Description)
	for _, c := range past.Commits {
		if c.At.After(last) && (strings.Contains(c.Subject+"\n"+c.Body, s.ID) || shares(about, stems(c.Subject+" "+c.Body))) {
			last = c.At
		}
	}
	return last, nil
}

func stems(text string) []string {
	var out []string
	for _, word := range wording.Keywords(text) {
		if stem := wording.Stem(word); !slices.Contains(out, stem) {
			out = append(out, stem)
		}
	}
	return out
}

func shares(about, said []string) bool {
	n := 0
	for _, word := range about {
		if slices.Contains(said, word) {
			n++
		}
	}
	return n > 0 && n >= min(2, len(about))
}
