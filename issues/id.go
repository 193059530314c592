package issues

import (
	"fmt"
	"strconv"
	"strings"
	"time"

	"github.com/overtone-cli/overtone/specs/disk"
	"github.com/overtone-cli/overtone/specs/problem"
)

// CheckID says whether a text may be the id of an issue. Ids become file names
// and command arguments, so they are letters, digits, dots, dashes and
// underscores, begin with a letter or digit, have at most 100 characters and
// are no device name of Windows. GH-12, ISS-20260131-007 and the forms of other
// tools all pass. The error is input.bad_id.
func CheckID(id string) error {
	if usualID(id) {
		return nil
	}
	bad := id == "" || len(id) > 100 || disk.CheckName(id) != nil
	for i := range len(id) {
		letter := 'a' <= id[i]|0x20 && id[i]|0x20 <= 'z' || '0' <= id[i] && id[i] <= '9'
		if !letter && (i == 0 || !strings.ContainsRune("-_.", rune(id[i]))) {
			bad = true
		}
	}
	if bad {
		return problem.New("input.bad_id", "%+q cannot be the id of an issue", id).
			Mend("use letters, digits, dots, dashes and underscores, such as ISS-20260131-001")
	}
	return nil
}

// usualID says of nearly all ids at a glance that CheckID takes them.
func usualID(id string) bool {
	if len(id) <= len("CON1") || len(id) > 100 { // short ones may be names of devices
		return false
	}
	for i := range len(id) {
		letter := 'a' <= id[i]|0x20 && id[i]|0x20 <= 'z' || '0' <= id[i] && id[i] <= '9'
		if !letter && (i == 0 || id[i] != '-' && id[i] != '_') {
			return false
		}
	}
	return true
}

// makeID is the id of the n-th issue of a UTC day ("20260131"): three digits,
// more when they are needed.
func makeID(day string, n int) string { return fmt.Sprintf("ISS-%s-%03d", day, n) }

func dayOf(t time.Time) string { return t.UTC().Format("20060102") }

// clockDigits is how long the number is in the ids of an older form, which
// ended in the time of day (ISS-20260131-142501).
const clockDigits = 6

// firstClock is the first number that has so many digits: from there on an id
// that is next may be taken by one of the older form.
const firstClock = 100_000

// ordinal takes an id apart. It knows the ids that makeID gives; ids of the
// older form are none, though they look like it, or the next one would be
// numbered in the hundred thousands.
func ordinal(id string) (day string, n int, ok bool) {
	rest, ours := strings.CutPrefix(id, "ISS-")
	day, digits, dashed := strings.Cut(rest, "-")
	if !ours || !dashed || len(day) != 8 || len(digits) < 3 || len(digits) == clockDigits || len(digits) > 12 {
		return "", 0, false
	}
	if _, err := strconv.ParseUint(day, 10, 32); err != nil {
		return "", 0, false
	}
	count, err := strconv.ParseUint(digits, 10, 48)
	return day, int(count), err == nil //nolint:gosec // 12 digits at most
}
