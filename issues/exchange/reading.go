package exchange

import (
	"bytes"
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/specs/problem"
)

// Limits of what is read.
const (
	maxFile  = 256 << 20 // bytes of one file
	maxTitle = 500       // characters, as the store has it
	maxID    = 500
)

// Input is one file to read: its name for messages and its bytes.
type Input struct {
	Name string
	Path string // relative to the folder that was named, with "/"; the base name for a single file
	Data []byte
}

// reading is an import under way: a format puts what it finds into batch.
type reading struct {
	Choices
	in    Input
	batch *Batch
	seen  map[string]int // source and id -> line
}

// Read reads files of a format. An error means that nothing can be made of
// them; what is wrong with single items is in Batch.Broken. Errors:
// input.encoding, input.bad_….
func (f Format) Read(files []Input, c Choices) (Batch, error) {
	batch := Batch{System: f.System(), Items: []Item{}, Losses: []Loss{}}
	r := &reading{Choices: c, batch: &batch, seen: map[string]int{}}
	for _, in := range files {
		text, err := plain(in)
		if err != nil {
			return Batch{}, err
		}
		r.in = in
		r.in.Data = text
		if err := f.read(r); err != nil {
			return Batch{}, err
		}
	}
	return batch, nil
}

// plain checks that the text is UTF-8 and takes the mark of that off it.
func plain(in Input) ([]byte, error) {
	data := bytes.TrimPrefix(in.Data, []byte("\xef\xbb\xbf"))
	if utf8.Valid(data) {
		return data, nil
	}
	line := 1
	for rest := data; len(rest) > 0; {
		r, size := utf8.DecodeRune(rest)
		if r == utf8.RuneError && size == 1 {
			break
		}
		if r == '\n' {
			line++
		}
		rest = rest[size:]
	}
	return nil, problem.New("input.encoding", "this is not UTF-8 text").At(in.Name, line).Mend("save the file as UTF-8")
}

// broken notes a part that cannot be used.
func (r *reading) broken(line int, format string, args ...any) {
	r.batch.Broken = append(r.batch.Broken, problem.New("input.broken_item", format, args...).At(r.in.Name, line).
		Mend("mend it, or import the rest with --skip-broken"))
}

func (r *reading) loss(item, field, kind, format string, args ...any) {
	r.batch.Losses = append(r.batch.Losses, Loss{Item: item, Field: field, Kind: kind, Detail: fmt.Sprintf(format, args...)})
}

// add takes an item into the batch, after making its texts fit for an issue.
// It reports what makes the item unusable.
func (r *reading) add(item Item) {
	item.File = r.in.Name
	if why := badID(item.ID); why != "" {
		r.broken(item.Line, "the id %s: %s", quoted(item.ID), why)
		return
	}
	if r.Source != "" {
		item.Source = r.Source
	}
	key := item.Source + "\x00" + item.ID
	if first, doubled := r.seen[key]; doubled {
		r.batch.Broken = append(r.batch.Broken, problem.New("input.duplicate_id", "%s is on line %d already", quoted(item.ID), first).
			At(r.in.Name, item.Line).Mend("give each item its own id, or import the rest with --skip-broken"))
		return
	}
	r.fit(&item)
	if item.Issue.Status == "" {
		item.Issue.Status = issues.Registered
	}
	if item.Issue.Priority == 0 {
		item.Issue.Priority = issues.DefaultPriority
	}
	if found := item.Issue.Check(); len(found) > 0 {
		r.broken(item.Line, "%s: %s", quoted(item.ID), found[0].Message)
		return
	}
	if issues.CheckID(item.Issue.ID) != nil {
		item.Issue.ID = ""
	}
	for key, value := range item.Kept {
		if emptyJSON(value) {
			delete(item.Kept, key)
		}
	}
	for _, key := range sortedKeys(item.Kept) {
		r.loss(item.ID, key, Kept, "kept beside the issue; an export to %s writes it back", r.batch.System)
	}
	r.seen[key] = item.Line
	r.batch.Items = append(r.batch.Items, item)
}

// badID says why a text cannot be an item's id. Path parts are no harm here:
// such an id never becomes a path.
func badID(id string) string {
	switch {
	case strings.TrimSpace(id) == "":
		return "it is empty"
	case utf8.RuneCountInString(id) > maxID:
		return fmt.Sprintf("it is longer than %d characters", maxID)
	case strings.ContainsFunc(id, hidden):
		return "it holds an invisible character"
	}
	return ""
}

// hidden characters do not belong into a line of text.
func hidden(r rune) bool {
	return unicode.IsControl(r) || unicode.Is(unicode.Bidi_Control, r) || r == '\u2028' || r == '\u2029'
}

// fit makes texts fit for an issue and reports what that changes.
func (r *reading) fit(item *Item) {
	i := &item.Issue
	title := oneLine(i.Title)
	if title != i.Title && strings.ContainsFunc(strings.TrimSpace(i.Title), hidden) {
		r.loss(item.ID, "title", Changed, "line ends and invisible characters are taken out")
	}
	if utf8.RuneCountInString(title) > maxTitle {
		i.Context = strings.TrimSpace(title + "\n\n" + i.Context)
		title = string([]rune(title)[:maxTitle-1]) + "…"
		r.loss(item.ID, "title", Changed, "longer than %d characters; the whole of it leads the context", maxTitle)
	}
	i.Title = title
	for _, text := range []*string{&i.Context, &i.ExpectedBehavior, &i.ActualBehavior} {
		if clean := visible(*text); clean != *text {
			*text = clean
			r.loss(item.ID, "context", Changed, "invisible control characters are taken out")
		}
	}
	i.Tags = r.cleanList(item.ID, "tags", i.Tags)
	i.AffectedComponents = r.cleanList(item.ID, "affected_components", i.AffectedComponents)
	i.Files = r.cleanFiles(item.ID, i.Files)
	if i.SourceURL != "" && !isURL(i.SourceURL) {
		r.loss(item.ID, "source_url", Lost, "%s is no web address", quoted(i.SourceURL))
		i.SourceURL = ""
	}
}

// cleanList makes each entry one line, and takes out empty and doubled ones.
func (r *reading) cleanList(item, field string, list []string) []string {
	var out []string
	for _, one := range list {
		line := oneLine(one)
		if short := []rune(line); len(short) > 200 && field == "tags" {
			line = string(short[:199]) + "…"
		}
		if line != one {
			r.loss(item, field, Changed, "%s became %s", quoted(one), quoted(line))
		}
		out = appendNew(out, line)
	}
	return out
}

// cleanFiles leaves out what is no path inside a project.
func (r *reading) cleanFiles(item string, list []string) []string {
	var out []string
	for _, one := range list {
		name := cleanPath(one)
		probe := issues.Issue{Title: "x", Status: issues.Registered, Priority: 3, Files: []string{name}}
		switch {
		case name == "":
		case len(probe.Check()) > 0:
			r.loss(item, "files", Lost, "%s is no path inside the project", quoted(one))
		default:
			if name != one {
				r.loss(item, "files", Changed, "%s became %s", quoted(one), quoted(name))
			}
			out = appendNew(out, name)
		}
	}
	return out
}
