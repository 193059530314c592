package issues

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs/problem"
)

// ParseIDs reads a list of ids as a person types it: with commas, blanks or
// both between them. An id that is named twice counts once. Errors:
// input.bad_id, input.no_id when there is none.
func ParseIDs(text string) ([]string, error) {
	ids := []string{}
	for _, id := range strings.FieldsFunc(text, func(r rune) bool {
		return r == ',' || r == '，' || r == '、' || r == ' ' || r == '\t' || r == '\n' || r == '\r'
	}) {
		if err := CheckID(id); err != nil {
			return nil, err
		}
		if !slices.Contains(ids, id) {
			ids = append(ids, id)
		}
	}
	if len(ids) == 0 {
		return nil, problem.New("input.no_id", "%+q names no issue", text).Mend("give ids with commas between them, such as ISS-20260131-001,GH-12")
	}
	return ids, nil
}
