package specs

import (
	"fmt"
	"slices"
	"strings"
	"time"
	"unicode"

	"golang.org/x/text/unicode/norm"

	"github.com/overtone-cli/overtone/specs/problem"
)

// Where things lie inside a package.
const (
	ConfigFile      = "spec-config.json"
	DiscoveryFile   = "discovery-context.json"
	RefinedFile     = "refined-requirements.json"
	GlossaryFile    = "glossary.json"
	AnswersFile     = "answers.yaml"
	BriefFile       = "product-brief.md"
	RequirementsDir = "requirements"
	ArchitectureDir = "architecture"
	EpicsDir        = "epics"
	IndexFile       = "_index.md"
	ReadinessFile   = "readiness-report.md"
	SummaryFile     = "spec-summary.md"
	ExportFile      = "issue-export-report.md"
	SourceFile      = "source/input.md"
	TranscriptsDir  = "transcripts"
	BaseDir         = ".overtone/base"
)

const maxSlug = 40 // runes; spec-package.md, "slug"

// Slug makes a name fit for a folder: lower case; letters, digits and CJK
// characters kept, every other run one '-', trimmed, at most 40 characters.
// Nothing left gives "spec".
func Slug(title string) string {
	if s := slug(title); s != "" {
		return s
	}
	return "spec"
}

func slug(title string) string {
	var out []rune
	gap, cut := false, false
	for _, r := range norm.NFC.String(title) {
		if unicode.Is(unicode.Mn, r) {
			continue
		}
		if !unicode.IsLetter(r) && !unicode.IsDigit(r) {
			joins := unicode.IsControl(r) || unicode.Is(unicode.Cf, r) || r == '\'' || r == '’'
			gap = gap || !joins
			continue
		}
		if gap && len(out) > 0 {
			if len(out)+1 >= maxSlug {
				break
			}
			out = append(out, '-')
		}
		gap = false
		if len(out) >= maxSlug {
			cut = true
			break
		}
		out = append(out, unicode.ToLower(r))
	}
	return strings.Trim(string(wholeWords(out, cut)), "-")
}

// wholeWords drops the last word of a slug that was cut in the middle of it,
// as long as half of the length remains.
func wholeWords(slug []rune, cut bool) []rune {
	if !cut {
		return slug
	}
	for i := len(slug) - 1; i >= maxSlug/2; i-- {
		if slug[i] == '-' {
			return slug[:i]
		}
	}
	return slug
}

// SessionID names a package folder: SPEC-{slug}-{YYYY-MM-DD}, the day in the
// zone of now.
func SessionID(title string, now time.Time) string {
	return "SPEC-" + Slug(title) + "-" + now.Format("2006-01-02")
}

// CheckSessionID says whether id has the form of a session id, with or without
// a numeric suffix, and may therefore be used as a folder name.
func CheckSessionID(id string) error {
	rest, ok := strings.CutPrefix(id, "SPEC-")
	if ok && isSession(rest) {
		return nil
	}
	return problem.New("input.session_id", "%q is not a specification id", id).
		Mend("give an id as `overtone spec list` prints it, such as SPEC-link-shortener-2026-01-31")
}

// cutDay takes "-YYYY-MM-DD" and an optional "-N" off the end of a name.
func cutDay(rest string) (name string, ok bool) {
	const day = len("-2006-01-02")
	valid := func(s string) (string, bool) {
		if len(s) < day {
			return "", false
		}
		if _, err := time.Parse("-2006-01-02", s[len(s)-day:]); err != nil {
			return "", false
		}
		return s[:len(s)-day], true
	}
	if name, ok = valid(rest); ok {
		return name, true
	}
	i := strings.LastIndexByte(rest, '-')
	if i < 0 || i+1 == len(rest) || strings.Trim(rest[i+1:], "0123456789") != "" || rest[i+1] == '0' {
		return "", false
	}
	return valid(rest[:i])
}

// fileName is ID-slug.md, or ID.md when the slug is empty.
func fileName(id, slug string) string {
	if slug == "" {
		return id + ".md"
	}
	return id + "-" + slug + ".md"
}

// FileSlug makes the slug part of an item's file name from its title.
func FileSlug(title string) string { return slug(Plain(title)) }

// NFRCategories lists the letter codes of qualities in their printed order:
// performance, security, scalability, usability, reliability, maintainability,
// operability, compliance, portability, availability.
func NFRCategories() []string {
	return []string{"P", "S", "SC", "U", "R", "M", "O", "C", "PO", "A"}
}

// RequirementID is REQ-NNN; n counts from 1, here and in the ids below.
func RequirementID(n int) string { return fmt.Sprintf("REQ-%03d", n) }

// NFRID is NFR-{category}-NNN.
func NFRID(category string, n int) string { return fmt.Sprintf("NFR-%s-%03d", category, n) }

// ADRID is ADR-NNN.
func ADRID(n int) string { return fmt.Sprintf("ADR-%03d", n) }

// EpicID is EPIC-NNN.
func EpicID(n int) string { return fmt.Sprintf("EPIC-%03d", n) }

// StoryID is STORY-{epic number}-NNN.
func StoryID(epic string, n int) string {
	return fmt.Sprintf("STORY-%s-%03d", strings.TrimPrefix(epic, "EPIC-"), n)
}

// GoalID is G-NNN.
func GoalID(n int) string { return fmt.Sprintf("G-%03d", n) }

// IsID says whether s has the form of an item id with one of the prefixes
// REQ, NFR, ADR, EPIC, STORY, G.
func IsID(s string) bool {
	parts := strings.Split(s, "-")
	number := func(p string) bool {
		return len(p) >= 3 && strings.Trim(p, "0123456789") == ""
	}
	switch {
	case len(parts) == 2:
		switch parts[0] {
		case "REQ", "ADR", "EPIC", "G":
			return number(parts[1])
		}
	case len(parts) == 3 && parts[0] == "STORY":
		return number(parts[1]) && number(parts[2])
	case len(parts) == 3 && parts[0] == "NFR":
		return slices.Contains(NFRCategories(), parts[1]) && number(parts[2])
	}
	return false
}
