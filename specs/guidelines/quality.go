package guidelines

import "strings"

// QualityFile is the file of quality rules.
const QualityFile = "quality-rules.md"

// Quality is a rule with where it holds and what enforces it. It is one line of
// quality-rules.md: "rule (scope: S; enforced by: E)".
type Quality struct {
	Rule       string
	Scope      string // may be empty
	EnforcedBy string // may be empty
}

const (
	qualityScope = "scope: "
	qualityBy    = "enforced by: "
)

// Text is the text of the rule line.
func (q Quality) Text() string {
	var parts []string
	if scope := fold(q.Scope); scope != "" {
		parts = append(parts, qualityScope+scope)
	}
	if by := fold(q.EnforcedBy); by != "" {
		parts = append(parts, qualityBy+by)
	}
	if len(parts) == 0 {
		return fold(q.Rule)
	}
	return fold(q.Rule) + " (" + strings.Join(parts, "; ") + ")"
}

// ReadQuality reads the text of a rule back; a text of another form is a rule
// without scope and enforcement.
func ReadQuality(text string) Quality {
	rest, ok := strings.CutSuffix(text, ")")
	at := max(strings.LastIndex(rest, " ("+qualityScope), strings.LastIndex(rest, " ("+qualityBy))
	if !ok || at < 0 {
		return Quality{Rule: text}
	}
	q := Quality{Rule: rest[:at]}
	inner := rest[at+2:]
	if scope, more := strings.CutPrefix(inner, qualityScope); more {
		before, by, both := strings.Cut(scope, "; "+qualityBy)
		q.Scope, q.EnforcedBy = before, ""
		if both {
			q.EnforcedBy = by
		}
		return q
	}
	q.EnforcedBy = strings.TrimPrefix(inner, qualityBy)
	return q
}
