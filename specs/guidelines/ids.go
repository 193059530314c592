package guidelines

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"
	"strings"

	"github.com/overtone-cli/overtone/specs/problem"
	"github.com/overtone-cli/overtone/specs/selection"
)

// Sequence is .rule-ids.json beside the rule files: the highest number that an
// id got, so that the number of a rule that was taken away is not given again.
type Sequence struct {
	High int `json:"high"`
}

// store is where the lock and the numbers of a scope are kept.
func (p Places) store(scope string) string {
	if scope == ScopeGlobal {
		return filepath.Join(p.Home, ".overtone", "specs")
	}
	return filepath.Join(p.Root, ".workflow", "specs")
}

// sweep removes what killed processes left half written where a rule is going to
// stand; the caller holds the lock of the scope.
func (p Places) sweep(scope string, target selection.Found) {
	for _, dir := range []string{p.store(scope), target.Folder.Dir} {
		p.door().SweepDead(dir)
	}
}

// nextID takes the next number of a scope; the caller holds its lock. Ids that
// stand in the files count too, whoever wrote them.
func (p Places) nextID(scope string, book *Book) (string, error) {
	path, letter := filepath.Join(p.store(scope), ".rule-ids.json"), ""
	if scope == ScopeGlobal {
		letter = "G"
	}
	var seq Sequence
	data, err := p.door().ReadFile(path, 1<<20)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return "", err
	}
	if err == nil && (json.Unmarshal(data, &seq) != nil || seq.High < 0 || seq.High > maxNumber) {
		seq.High = 0 // what the files say is enough to go on
	}
	for _, rule := range book.Rules() {
		number, ok := strings.CutPrefix(rule.ID, "R-")
		if n, isNumber := numberOf(number); ok && isNumber && strings.HasPrefix(number, "G") == (letter == "G") {
			seq.High = max(seq.High, n)
		}
	}
	if seq.High >= maxNumber {
		return "", problem.New("conflict.no_number", "the ids of rules have reached %d", seq.High).At(path, 0).
			Mend("take the mark with the highest number out of the rule files, and set high to the highest that is left")
	}
	seq.High++
	data, err = json.Marshal(seq)
	if err != nil {
		return "", problem.Wrap(err, "internal.encode", "the numbers cannot be written")
	}
	if err := p.door().Replace(path, append(data, '\n'), 0o644); err != nil {
		return "", err
	}
	return fmt.Sprintf("R-%s%04d", letter, seq.High), nil
}

// maxNumber bounds the numbers of ids; an id has nine digits at most.
const maxNumber = 999_999_999
