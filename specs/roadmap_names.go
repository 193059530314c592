package specs

import (
	"fmt"
	"strings"
	"time"
	"unicode"

	"github.com/overtone-cli/overtone/specs/problem"
)

// RoadmapID names the folder of a roadmap: RMAP-{slug}-{YYYY-MM-DD}, the day in
// the zone of now.
func RoadmapID(title string, now time.Time) string {
	return "RMAP-" + Slug(title) + "-" + now.Format("2006-01-02")
}

// CheckRoadmapID says whether id has the form of a roadmap's id, with or
// without a numeric suffix, and may therefore be used as a folder name.
func CheckRoadmapID(id string) error {
	rest, ok := strings.CutPrefix(id, "RMAP-")
	if ok && isSession(rest) {
		return nil
	}
	return problem.New("input.roadmap_id", "%q is not the id of a roadmap", id).
		Mend("give an id as `overtone roadmap list` prints it, such as RMAP-link-shortener-2026-01-31")
}

// isSession says whether what follows the kind in an id is a slug, a day and
// perhaps a number.
func isSession(rest string) bool {
	name, ok := cutDay(rest)
	if !ok || name == "" {
		return false
	}
	for _, r := range name {
		if r != '-' && !unicode.IsLetter(r) && !unicode.IsDigit(r) {
			return false
		}
	}
	return len([]rune(name)) <= maxSlug && !strings.HasPrefix(name, "-") && !strings.HasSuffix(name, "-")
}

// FeatureID is F-NNN, for the n-th thing that a text asks for, counted from 1.
func FeatureID(n int) string { return fmt.Sprintf("F-%03d", n) }

// IsFeature says whether s has the form of a feature's id: F-NNN, or that of a
// requirement of a package.
func IsFeature(s string) bool {
	if number, ok := strings.CutPrefix(s, "F-"); ok {
		return len(number) >= 3 && strings.Trim(number, "0123456789") == ""
	}
	return IsID(s) && (strings.HasPrefix(s, "REQ-") || strings.HasPrefix(s, "NFR-"))
}

// IsRoadmapItem says whether s has the form of the id of a layer (L0) or of a
// task (T1).
func IsRoadmapItem(s string) bool {
	number, task := strings.CutPrefix(s, "T")
	if !task {
		number, _ = strings.CutPrefix(s, "L")
	}
	digits := number != s && number != "" && len(number) < 6 && strings.Trim(number, "0123456789") == ""
	return digits && (number[0] != '0' || !task && number == "0")
}
