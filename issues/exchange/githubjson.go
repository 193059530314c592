package exchange

import (
	"bytes"
	"encoding/json"
	"fmt"
	"net/url"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/specs/problem"
)

func githubJSON() Format {
	return Format{
		Name: "github-json", system: "github", Title: "GitHub (gh issue list --json)", Usual: "issues.json",
		find: firstOf("issues.json"), read: readGitHub, write: writeGitHub, target: fixed("issues.json"),
	}
}

// githubSpeaks are the fields that GitHub has a place for.
func githubSpeaks() []string {
	return []string{"title", "status", "context", "source", "source_url", "tags"}
}

func readGitHub(r *reading) error {
	var all []json.RawMessage
	if err := json.Unmarshal(r.in.Data, &all); err != nil {
		return problem.Wrap(err, "input.not_github", "this is no list of issues as `gh issue list --json` prints it").
			At(r.in.Name, lineOf(r.in.Data)).Mend("print it with `gh issue list --json number,title,body,state,labels,url`")
	}
	at, line := 0, 1
	for n, raw := range all {
		if next := bytes.Index(r.in.Data[at:], raw); next > 0 { // it was cut out of there
			line += bytes.Count(r.in.Data[at:at+next], []byte("\n"))
			at += next
		}
		o, err := newObject(raw)
		if err != nil {
			r.broken(line, "entry %d: %s", n+1, err.Error())
			continue
		}
		item, wrong := githubItem(o, r)
		item.Line = line
		if wrong != "" {
			r.broken(line, "entry %d: %s", n+1, wrong)
			continue
		}
		r.add(item)
	}
	return nil
}

// githubItem reads one issue; r may be nil, then nobody wants to know the
// losses.
func githubItem(o *object, r *reading) (Item, string) {
	item := Item{Speaks: githubSpeaks()}
	i := &item.Issue
	number, there := o.number("number")
	if there && number > 0 {
		item.ID = strconv.Itoa(number)
		i.ID = "GH-" + item.ID
	}
	i.Title, i.Source, i.SourceURL = o.text("title"), "github", o.text("url")
	item.Source = repoOf(i.SourceURL)
	i.Context, item.Stamp = takeStamp(strings.ReplaceAll(o.text("body"), "\r\n", "\n"))
	i.CreatedAt = o.text("createdAt")
	for _, raw := range o.list("labels") {
		label, err := newObject(raw)
		if err != nil || label.text("name") == "" {
			o.complain("labels", "a list of objects with a name")
			break
		}
		i.Tags = append(i.Tags, label.text("name"))
	}
	closed := githubState(o, &item)
	o.raw("updatedAt")
	item.Kept = merged(item.Kept, o.rest())
	switch {
	case o.wrong != "":
		return item, o.wrong
	case item.ID == "" && item.Stamp == nil:
		return item, "number is missing"
	case strings.TrimSpace(i.Title) == "":
		return item, "title is missing"
	}
	if item.ID == "" { // exported and never sent
		item.ID, item.Source = item.Stamp.ID, "overtone"
	}
	if r != nil && closed != "" {
		r.loss(item.ID, "stateReason", Changed, "closed as %s is completed here", quoted(closed))
	}
	return item, ""
}

// githubState answers why it was closed when it was not completed.
func githubState(o *object, item *Item) string {
	state, reason, at := strings.ToUpper(o.text("state")), o.text("stateReason"), o.text("closedAt")
	item.Issue.Status = issues.Registered
	switch state {
	case "", "OPEN":
		return ""
	case "CLOSED":
		item.Issue.Status = issues.Completed
		item.Closed = &Closing{At: at}
	default:
		o.complain("state", "OPEN or CLOSED")
	}
	if reason == "" || strings.EqualFold(reason, "completed") {
		return ""
	}
	item.Closed = &Closing{At: at, Reason: strings.ToLower(strings.ReplaceAll(reason, "_", " "))}
	return item.Closed.Reason
}

// repoOf is the owner and name in the address of an issue, or empty.
func repoOf(address string) string {
	parsed, err := url.Parse(address)
	if err != nil {
		return ""
	}
	parts := strings.Split(strings.Trim(parsed.Path, "/"), "/")
	if len(parts) < 2 {
		return ""
	}
	return parts[0] + "/" + parts[1]
}

// githubBody is the text of an issue there, with its stamp.
func (w *writing) githubBody(i issues.Issue) (string, error) {
	read, _ := githubItem(&object{fields: githubRecord(i, i.Context), used: map[string]bool{}}, nil)
	stamp, err := w.stamped(i, read)
	if err != nil {
		return "", err
	}
	if stamp.Needs = w.needs(i); len(stamp.Needs) > 0 {
		w.loss(i.ID, needsKey, Kept, "written in overtone's own part of the item, which an import reads back")
	}
	body := putStamp(i.Context, stamp)
	if len(body) > maxBody {
		return "", problem.New("input.too_large", "%s has %d bytes and GitHub takes %d", i.ID, len(body), maxBody).
			Mend("make its context shorter")
	}
	return body, nil
}

// maxBody is how long the text of an issue may be on GitHub, in characters,
// of which none has fewer bytes than one.
const maxBody = 65536

// maxLabel is how long a label may be there, in characters.
const maxLabel = 50

// githubRecord is one issue as `gh issue list --json` prints it.
func githubRecord(i issues.Issue, body string) record {
	r := record{}
	for _, e := range i.External {
		if e.System == "github" {
			if n, err := strconv.Atoi(e.ID); err == nil {
				r.set("number", compact(n))
			}
			break
		}
	}
	r.put("title", i.Title)
	r.set("body", compact(body))
	state := "OPEN"
	if i.Status == issues.Completed {
		state = "CLOSED"
		r.set("closedAt", compact(closedAt(i)))
		r.set("stateReason", compact("COMPLETED"))
	}
	r.set("state", compact(state))
	labels := []json.RawMessage{}
	for _, tag := range i.Tags {
		if utf8.RuneCountInString(tag) > maxLabel {
			continue
		}
		labels = append(labels, compact(map[string]string{"name": tag}))
	}
	r.set("labels", compact(labels))
	r.put("url", i.SourceURL)
	r.put("createdAt", i.CreatedAt)
	r.put("updatedAt", i.UpdatedAt)
	return r
}

func writeGitHub(w *writing) error {
	data, err := w.old("")
	if err != nil {
		return err
	}
	old, err := w.oldGitHub(data)
	if err != nil {
		return err
	}
	done := map[string]bool{}
	entries := map[string]record{}
	for _, i := range w.Issues {
		body, err := w.githubBody(i)
		if err != nil {
			return err
		}
		r := githubRecord(i, body)
		for _, e := range i.External {
			if e.System == w.format {
				r.keep(e.Kept)
			}
		}
		id, _ := nameOf(r.get("number"))
		if id == "" {
			id = i.ID
		}
		w.export.IDs[i.ID], entries[i.ID] = id, r
	}
	out := []json.RawMessage{}
	emit := func(r record) error {
		raw, err := r.encode()
		out = append(out, raw)
		return err
	}
	mine := []string{"title", "body", "state", "labels", "closedAt", "stateReason", "createdAt", "updatedAt"}
	for _, entry := range old {
		i, ours := w.byID[entry.issue]
		r := entry.record
		if ours && !done[i.ID] {
			r, done[i.ID] = entries[i.ID].over(r, mine), true
		}
		if err := emit(r); err != nil {
			return err
		}
	}
	for _, i := range w.Issues {
		if done[i.ID] {
			continue
		}
		if err := emit(entries[i.ID]); err != nil {
			return err
		}
	}
	var text bytes.Buffer
	if err := json.Indent(&text, compact(out), "", "  "); err != nil {
		return err
	}
	w.put("", append(text.Bytes(), '\n'))
	return nil
}

// githubEntry is one issue of a file that is there, and which of ours it is.
type githubEntry struct {
	record record
	issue  string
}

func (w *writing) oldGitHub(data []byte) ([]githubEntry, error) {
	if len(bytes.TrimSpace(data)) == 0 {
		return nil, nil
	}
	broken := func(why string) error {
		return problem.New("conflict.broken_target", "the file that is there cannot be merged with: %s", why).At(w.Name, lineOf(data)).
			Mend("mend it, or export to a new file")
	}
	var all []json.RawMessage
	if err := json.Unmarshal(data, &all); err != nil {
		return nil, broken("it is no JSON list")
	}
	numbers := map[string]string{}
	for _, i := range w.Issues {
		for _, e := range i.External {
			if e.System == w.format {
				numbers[e.Source+"#"+e.ID] = i.ID
			}
		}
	}
	var out []githubEntry
	for n, raw := range all {
		o, err := newObject(raw)
		if err != nil {
			return nil, broken(fmt.Sprintf("entry %d is no object", n+1))
		}
		entry := githubEntry{record: record(o.fields)}
		if _, stamp := takeStamp(o.text("body")); stamp != nil && w.byID[stamp.ID].CreatedAt == stamp.CreatedAt {
			entry.issue = stamp.ID
		}
		if id := numbers[repoOf(o.text("url"))+"#"+o.name("number")]; id != "" {
			entry.issue = id
		}
		out = append(out, entry)
	}
	return out, nil
}
