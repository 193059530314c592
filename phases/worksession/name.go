package worksession

import (
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/disk"
	"github.com/overtone-cli/overtone/specs/problem"
)

const (
	prefix = "WFS-"
	maxID  = 120 // runes
)

// NewID names a session: WFS-{slug}-{YYYY-MM-DD}, the day in the zone of now. A
// description without a letter gives "session" for the slug.
func NewID(description string, now time.Time) string {
	slug := specs.FileSlug(description)
	if slug == "" {
		slug = "session"
	}
	return prefix + slug + "-" + now.Format(time.DateOnly)
}

// CheckID says whether id names a work session and may be used as the name of a
// folder. Other tools leave the day out, so it is not asked for. The error is
// input.session_id.
func CheckID(id string) error {
	rest, ours := strings.CutPrefix(id, prefix)
	sound := ours && rest != "" && utf8.RuneCountInString(id) <= maxID && disk.CheckName(id) == nil &&
		!strings.ContainsFunc(rest, func(r rune) bool {
			return r != '-' && r != '_' && !unicode.IsLetter(r) && !unicode.IsDigit(r) && !unicode.Is(unicode.Mn, r)
		})
	if sound {
		return nil
	}
	return problem.New("input.session_id", "%q is not the id of a work session", id).
		Mend("give an id as `overtone session list` prints it, such as WFS-login-form-2026-01-31")
}
