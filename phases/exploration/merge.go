package exploration

import (
	"cmp"
	"slices"
	"strings"
)

// Merged is what several explorations of one task found together.
type Merged struct {
	TaskDescription string       `json:"task_description"`
	Angles          []string     `json:"angles" jsonschema:"in the order of the explorations"`
	RelevantFiles   []MergedFile `json:"relevant_files" jsonschema:"the most relevant first, then those that more angles name"`
	Bands           Bands        `json:"bands"`
	Planning        Planning     `json:"planning"`
}

// MergedFile is one file with what every angle says of it.
type MergedFile struct {
	Path             string          `json:"path"`
	Relevance        float64         `json:"relevance" jsonschema:"the highest that any angle gives"`
	Band             string          `json:"band" jsonschema:"high, medium or low"`
	Rationale        string          `json:"rationale" jsonschema:"those of all angles, joined"`
	Role             string          `json:"role" jsonschema:"that of the angle for which it is most relevant"`
	Roles            []string        `json:"roles"`
	DiscoverySources []string        `json:"discovery_sources"`
	KeySymbols       []string        `json:"key_symbols"`
	KeyCode          []KeyCode       `json:"key_code"`
	TopicRelations   []TopicRelation `json:"topic_relations"`
	Angles           []string        `json:"angles" jsonschema:"those that name it"`
}

// TopicRelation is how a file relates to one angle.
type TopicRelation struct {
	Angle    string `json:"angle"`
	Relation string `json:"relation"`
}

// Planning is what whoever plans the task takes out of it.
type Planning struct {
	KeyCode   []PlannedCode `json:"key_code" jsonschema:"of all files with a relevance of 0.7 and more"`
	TaskFiles []string      `json:"task_files" jsonschema:"files that tasks may have to change: those with the role modify_target"`
}

// PlannedCode is a place worth reading, with its file.
type PlannedCode struct {
	Path string `json:"path"`
	KeyCode
}

// Merge joins explorations: the union of their files by path, with the highest
// relevance and all rationales. Files whose paths cannot be used are left out.
func Merge(all []*Exploration) Merged {
	m := Merged{Angles: []string{}, RelevantFiles: []MergedFile{}, Planning: Planning{KeyCode: []PlannedCode{}, TaskFiles: []string{}}}
	at := map[string]int{}
	for _, e := range all {
		if m.TaskDescription == "" {
			m.TaskDescription = e.Task
		}
		addNew(&m.Angles, e.Angle)
		for i := range e.Files {
			f := &e.Files[i]
			if f.Path == "" {
				continue
			}
			if _, known := at[f.Path]; !known {
				at[f.Path] = len(m.RelevantFiles)
				m.RelevantFiles = append(m.RelevantFiles, MergedFile{
					Path: f.Path, Role: f.Role, Roles: []string{}, DiscoverySources: []string{}, KeySymbols: []string{},
					KeyCode: []KeyCode{}, TopicRelations: []TopicRelation{}, Angles: []string{},
				})
			}
			m.RelevantFiles[at[f.Path]].take(e.Angle, f)
		}
	}
	slices.SortStableFunc(m.RelevantFiles, func(a, b MergedFile) int {
		return cmp.Or(cmp.Compare(b.Relevance, a.Relevance), cmp.Compare(len(b.Angles), len(a.Angles)), strings.Compare(a.Path, b.Path))
	})
	for i := range m.RelevantFiles {
		f := &m.RelevantFiles[i]
		f.Band = Band(f.Relevance)
		m.Bands.Add(f.Relevance)
		if f.Relevance >= High {
			for _, code := range f.KeyCode {
				m.Planning.KeyCode = append(m.Planning.KeyCode, PlannedCode{f.Path, code})
			}
		}
		if slices.Contains(f.Roles, "modify_target") {
			m.Planning.TaskFiles = append(m.Planning.TaskFiles, f.Path)
		}
	}
	return m
}

// take adds what one angle says of the file.
func (m *MergedFile) take(angle string, f *File) {
	if f.Relevance > m.Relevance {
		m.Relevance, m.Role = f.Relevance, f.Role
	}
	if said := strings.TrimRight(f.Rationale, ".。;； "); said != "" && !strings.Contains(m.Rationale, said) {
		if m.Rationale != "" {
			m.Rationale += "; "
		}
		m.Rationale += said
	}
	addNew(&m.Angles, angle)
	addNew(&m.Roles, f.Role)
	addNew(&m.DiscoverySources, f.Source)
	for _, one := range f.Symbols {
		addNew(&m.KeySymbols, one)
	}
	for _, one := range f.KeyCode {
		same := func(other KeyCode) bool { return other.Symbol == one.Symbol && other.Location == one.Location }
		if !slices.ContainsFunc(m.KeyCode, same) {
			m.KeyCode = append(m.KeyCode, one)
		}
	}
	if f.TopicRelation != "" {
		m.TopicRelations = append(m.TopicRelations, TopicRelation{angle, f.TopicRelation})
	}
}

func addNew(list *[]string, one string) {
	if one != "" && !slices.Contains(*list, one) {
		*list = append(*list, one)
	}
}
