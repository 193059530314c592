package waves

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/specs/problem"
)

// Source is what the compiler needs to know of a store.
type Source struct {
	File   string               // of the active issues, for messages
	Active []issues.Outline     // as they stand in the file
	Done   func(id string) bool // also asked about ids that are not active any more

	// Solution, when it is there, says what the bound solution of an issue
	// adds: files, tasks, action. Claims replaces everything that is known of
	// the files of the ids it has; no files at all means that none is touched.
	Solution func(*issues.Outline) (Solution, error)
	Claims   map[string][]Claim
}

// Solution is what the tasks of a bound solution tell the compiler.
type Solution struct {
	Files   []string
	Tasks   int
	Action  Action
	Unknown bool // it cannot be found, so nobody knows its files
}

// Work makes work of every issue that is not completed. A dependency that is
// neither open nor completed is an error at the line of the issue, never left
// out. Errors: input.bad_dependency, input.missing_dependency, input.bad_claim.
func (s Source) Work() ([]Work, error) {
	r := reader{Source: s, ids: newRoll(len(s.Active), func(i int) string { return s.Active[i].ID }), claims: map[string]*claimed{}}
	work := make([]Work, 0, len(s.Active))
	var wrong []error
	for i := range s.Active {
		issue := &s.Active[i]
		if issue.Status == issues.Completed {
			continue
		}
		one, err := r.work(i)
		if err != nil {
			wrong = append(wrong, problem.From(err).At(s.File, issue.Line()))
			continue
		}
		work = append(work, one)
	}
	return work, first(wrong)
}

// reader makes work of issues. Many issues claim the same paths, which are
// parsed once.
type reader struct {
	Source
	ids    roll
	claims map[string]*claimed
}

// claimed is a path as it was parsed, alone in a list.
type claimed struct {
	list       []Claim
	foundation bool
}

func (r *reader) work(at int) (Work, error) {
	issue := &r.Active[at]
	w := Work{ID: issue.ID, At: at, Priority: issue.Priority, Running: issue.Status == issues.Executing, Line: issue.Line()}
	for k, need := range issue.DependsOn {
		if err := issues.CheckID(need); err != nil {
			return Work{}, problem.New("input.bad_dependency", "%s depends on %+q, which cannot be an issue", issue.ID, need).
				Mend("name the ids of issues in depends_on")
		}
		other, active := r.ids.find(need, at)
		switch {
		case active && r.Active[other].Status != issues.Completed:
			if len(w.Needs) == k { // usually all of them, which need no list of their own
				w.Needs = issue.DependsOn[: k+1 : k+1]
			} else {
				w.Needs = append(w.Needs, need)
			}
		case !active && !r.Done(need):
			return Work{}, missingDependency(&w, need, r.File)
		}
	}
	if err := r.claim(&w, issue); err != nil {
		return Work{}, err
	}
	w.Foundation = w.Foundation || slices.ContainsFunc(issue.AffectedComponents, foundational)
	return w, nil
}

// claim finds what the work touches.
func (r *reader) claim(w *Work, issue *issues.Outline) error {
	files, unknown := issue.Files, false
	if r.Solution != nil && issue.BoundSolutionID != "" {
		solution, err := r.Solution(issue)
		if err != nil {
			return err
		}
		files = slices.Concat(files, solution.Files)
		w.Parts, w.Action, unknown = solution.Tasks, solution.Action, solution.Unknown
	}
	if given, told := r.Claims[issue.ID]; told {
		w.Claims, w.Known = given, true
		w.Foundation = slices.ContainsFunc(given, foundation)
		return nil
	}
	if w.Known = len(files) > 0 && !unknown; !w.Known {
		return nil
	}
	for _, file := range files {
		one, err := r.parse(file)
		if err != nil {
			return err
		}
		if w.Foundation = w.Foundation || one.foundation; len(files) == 1 {
			w.Claims = one.list
			break
		}
		w.Claims = append(w.Claims, one.list...)
	}
	return nil
}

func (r *reader) parse(file string) (*claimed, error) {
	if known := r.claims[file]; known != nil {
		return known, nil
	}
	claim, err := ParseClaim(file)
	if err != nil {
		return nil, err
	}
	one := &claimed{list: []Claim{claim}, foundation: foundation(claim)}
	r.claims[file] = one
	return one, nil
}

// foundation says whether a path belongs to what others usually build on.
func foundation(claim Claim) bool {
	for name := range strings.SplitSeq(claim.text, "/") {
		if foundational(name) {
			return true
		}
	}
	return false
}

func foundational(name string) bool {
	switch strings.ToLower(name) {
	case "model", "models", "schema", "schemas", "core", "shared":
		return true
	}
	return false
}
