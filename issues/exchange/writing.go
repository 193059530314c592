package exchange

import (
	"fmt"
	"slices"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/issues/graph"
)

// Output is a file that an export wants to write.
type Output struct {
	Path string // relative to the folder of the target, with "/"; empty for the target itself
	Data []byte
}

// Outgoing is what is to be exported.
type Outgoing struct {
	Issues []issues.Issue               // in the order of the store
	Done   func(id string) bool         // whether an issue that is not among them is completed
	Old    func(string) ([]byte, error) // a file that is there now, by Output.Path; nil when there is none
	Name   string                       // of the target, for messages
	Path   string                       // of the target with the folders above it, for formats that go by them
	Stream bool                         // there is room for one file only
}

// Export is the outcome of Write.
type Export struct {
	Files  []Output
	Losses []Loss
	IDs    map[string]string // issue -> its id over there
}

// writing is an export under way.
type writing struct {
	Choices
	Outgoing
	format string
	byID   map[string]issues.Issue
	order  []string // ids, what an issue waits for before it
	export Export
}

// Write turns issues into files, merged with what is there. The same issues and
// files give the same bytes. Errors: conflict.cycle, and what makes the present
// file one that cannot be merged with.
func (f Format) Write(out Outgoing, c Choices) (Export, error) {
	w := &writing{Choices: c, Outgoing: out, format: f.System(), byID: index(out.Issues)}
	w.export = Export{Losses: []Loss{}, IDs: map[string]string{}}
	nodes := make([]graph.Node, 0, len(out.Issues))
	for _, i := range out.Issues {
		nodes = append(nodes, graph.Node{ID: i.ID, Needs: i.DependsOn})
	}
	g, err := graph.Build(nodes)
	if err != nil {
		return Export{}, err
	}
	if w.order, err = g.Order(); err != nil {
		return Export{}, err
	}
	err = f.write(w)
	return w.export, err
}

func (w *writing) loss(item, field, kind, format string, args ...any) {
	w.export.Losses = append(w.export.Losses, Loss{Item: item, Field: field, Kind: kind, Detail: fmt.Sprintf(format, args...)})
}

// external is what an issue is in a source of this format.
func (w *writing) external(i issues.Issue, source string) (issues.External, bool) {
	at := slices.IndexFunc(i.External, func(e issues.External) bool { return e.System == w.format && e.Source == source })
	if at < 0 {
		return issues.External{}, false
	}
	return i.External[at], true
}

// needs are the dependencies of an issue that are exported, too; the others
// are reported.
func (w *writing) needs(i issues.Issue) []string {
	var out []string
	for _, id := range i.DependsOn {
		if _, there := w.byID[id]; there {
			out = appendNew(out, id)
			continue
		}
		if w.Done != nil && w.Done(id) {
			w.loss(i.ID, needsKey, Lost, "%s is completed and not exported; with --all it is", id)
		} else {
			w.loss(i.ID, needsKey, Lost, "%s is not exported", id)
		}
	}
	return out
}

// old reads a file as it is there now, by Output.Path.
func (w *writing) old(path string) ([]byte, error) {
	if w.Old == nil {
		return nil, nil
	}
	data, err := w.Old(path)
	if err != nil || data == nil {
		return nil, err
	}
	return plain(Input{Name: w.Name, Data: data})
}

// put hands over a file.
func (w *writing) put(path string, data []byte) {
	w.export.Files = append(w.export.Files, Output{Path: path, Data: data})
}

// stamped makes the stamp of an issue whose item reads as given.
func (w *writing) stamped(i issues.Issue, read Item) (Stamp, error) {
	stamp, losses, err := stampOf(i, read, true)
	w.export.Losses = append(w.export.Losses, losses...)
	return stamp, err
}

// closedAt is the time at which an issue was completed, or empty.
func closedAt(i issues.Issue) string {
	if i.Status != issues.Completed {
		return ""
	}
	if i.CompletedAt == "" {
		return i.UpdatedAt
	}
	return i.CompletedAt
}

// closeReason says in one line why an issue is closed.
func closeReason(i issues.Issue) string {
	if i.Evidence != nil && i.Evidence.Waiver != "" {
		return oneLine(i.Evidence.Waiver)
	}
	return "completed"
}
