package solutions

import (
	"encoding/json"
	"slices"

	"github.com/overtone-cli/overtone/issues/jsonlog"
	"github.com/overtone-cli/overtone/specs/problem"
)

// Take puts the fields of a JSON object over those of the task and leaves the
// others alone; nothing given changes nothing. The id stays. Error:
// input.bad_json.
func (t *Task) Take(given []byte) error {
	if len(given) == 0 {
		return nil
	}
	bad := func(err error) error {
		return problem.Wrap(kind(err), "input.bad_json", "this is not the JSON of a task").
			Mend("see the tasks in `overtone schema solutions.jsonl` for its form")
	}
	if !json.Valid(given) {
		return bad(json.Unmarshal(given, &struct{}{}))
	}
	next, err := jsonlog.Fields(given)
	if err != nil {
		return bad(err)
	}
	now, err := t.MarshalJSON()
	if err != nil {
		return err
	}
	all, err := jsonlog.Fields(now)
	if err != nil {
		return err
	}
	for _, field := range next {
		if field.Key == "id" {
			continue
		}
		at := slices.IndexFunc(all, func(f jsonlog.Field) bool { return f.Key == field.Key })
		if at < 0 {
			all = append(all, field)
		} else {
			all[at] = field
		}
	}
	merged, err := jsonlog.Object(all)
	if err != nil {
		return err
	}
	if err := json.Unmarshal(merged, t); err != nil {
		return bad(err)
	}
	return nil
}

// SetFiles makes these the files of the task; what is known of one that it has
// already is kept.
func (t *Task) SetFiles(paths []string) {
	files := make([]File, 0, len(paths))
	for _, name := range paths {
		name = cleanPath(name)
		at := slices.IndexFunc(t.Files, func(f File) bool { return f.Path == name })
		if at >= 0 {
			files = append(files, t.Files[at])
			continue
		}
		files = append(files, File{Path: name, Action: "modify"})
	}
	t.Files = files
}
