package issues

import "github.com/overtone-cli/overtone/specs/problem"

// CheckVersion says whether the issue still is as the caller has seen it. It is
// called in the edit of Update, where no other process can come in between.
// Error: conflict.version with the present version.
func (i Issue) CheckVersion(seen int) error {
	if i.Version == seen {
		return nil
	}
	return problem.New("conflict.version", "%s has version %d by now, not %d: somebody changed it in between", i.ID, i.Version, seen).
		Mend("look at it again with `overtone issue show %s`, then give --if-version %d if your change still is right", i.ID, i.Version)
}
