package exchange

import (
	"context"
	"encoding/json"
	"slices"
	"strconv"
	"strings"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/specs/problem"
)

// Call is one call of the program gh: its arguments without its own name, and
// what it gets on standard input.
type Call struct {
	Args  []string
	Stdin string
}

// String shows a call as a JSON list of its words, and how much it is given to
// read.
func (c Call) String() string {
	text := string(compact(append([]string{"gh"}, c.Args...)))
	if c.Stdin != "" {
		text += " < " + strconv.Itoa(len(c.Stdin)) + " bytes"
	}
	return text
}

// GitHub is a repository that is asked through the program gh.
type GitHub struct {
	Repo string // OWNER/NAME, or empty for that of the working folder
	Run  func(context.Context, Call) ([]byte, error)
}

// CheckRepo says whether a text names a repository: OWNER/NAME or
// HOST/OWNER/NAME. Error: usage.bad_value.
func CheckRepo(repo string) error {
	if repo == "" {
		return nil
	}
	parts := strings.Split(repo, "/")
	for _, part := range parts {
		plain := strings.Trim(part, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._-") == ""
		if !plain || part == "" || part[0] == '-' || len(parts) < 2 || len(parts) > 3 {
			return problem.New("usage.bad_value", "%s is no repository", quoted(repo)).Mend("write it as OWNER/NAME")
		}
	}
	return nil
}

// call is a call with the repository in its place.
func (g GitHub) call(stdin string, words ...string) Call {
	if g.Repo != "" {
		words = slices.Insert(words, 2, "--repo="+g.Repo)
	}
	return Call{Args: words, Stdin: stdin}
}

// ListCall asks for issues in the form that github-json reads.
func (g GitHub) ListCall(state string, limit int, labels []string) Call {
	words := []string{"issue", "list", "--state=" + state, "--limit=" + strconv.Itoa(limit)}
	for _, label := range labels {
		words = append(words, "--label="+oneOfSlice(label))
	}
	return g.call("", append(words, "--json=number,title,body,state,stateReason,labels,assignees,milestone,url,createdAt,updatedAt,closedAt")...)
}

// oneOfSlice keeps gh from taking a name with a comma for two.
func oneOfSlice(name string) string {
	if !strings.ContainsAny(name, ",\"") {
		return name
	}
	return `"` + strings.ReplaceAll(name, `"`, `""`) + `"`
}

// present is an issue as it is on GitHub now.
type present struct {
	number int
	title  string
	body   string
	closed bool
	labels []string
}

// Push makes and changes issues on GitHub, so that they say what the given ones
// say. What was pushed before is known by the stamp in its text. With dry it
// calls nothing and answers all calls that could be needed. It stops at the
// first call that fails; those before it are done and found again by the next
// push.
func (g GitHub) Push(ctx context.Context, out Outgoing, dry bool) ([]Call, Export, error) {
	format := githubJSON()
	w := &writing{Outgoing: out, format: format.System(), byID: index(out.Issues)}
	w.export = Export{Losses: []Loss{}, IDs: map[string]string{}}
	var calls []Call
	run := func(c Call) ([]byte, error) {
		calls = append(calls, c)
		if dry {
			return []byte("[]"), nil
		}
		return g.Run(ctx, c)
	}
	there, err := g.present(w, run)
	if err != nil {
		return calls, w.export, err
	}
	if err := g.makeLabels(out.Issues, run); err != nil {
		return calls, w.export, err
	}
	for _, i := range out.Issues {
		body, err := w.githubBody(i)
		if err != nil {
			return calls, w.export, err
		}
		now, known := there[i.ID]
		if !known {
			if now, known = w.numbered(i, g.Repo); known && !dry {
				w.loss(i.ID, "external", Lost, "number %d is not there, and a new issue is made", now.number)
				known = false
			}
		}
		if err := g.pushOne(w, i, body, now, known, run); err != nil {
			return calls, w.export, err
		}
	}
	return calls, w.export, nil
}

// numbered is the number that an issue had when it was imported.
func (w *writing) numbered(i issues.Issue, repo string) (present, bool) {
	for _, e := range i.External {
		if n, err := strconv.Atoi(e.ID); err == nil && e.System == w.format && (repo == "" || e.Source == repo) {
			return present{number: n}, true
		}
	}
	return present{}, false
}

// present asks what is there.
func (g GitHub) present(w *writing, run func(Call) ([]byte, error)) (map[string]present, error) {
	text, err := run(g.call("", "issue", "list", "--state=all", "--limit=100000", "--json=number,title,body,state,labels,url"))
	if err != nil {
		return nil, err
	}
	batch, err := githubJSON().Read([]Input{{Name: "gh issue list", Data: text}}, Choices{})
	if err != nil {
		return nil, err
	}
	came := map[string]string{}
	for _, i := range w.Issues {
		for _, e := range i.External {
			if e.System == w.format {
				came[e.Source+"#"+e.ID] = i.ID
			}
		}
	}
	bodies := map[string]string{}
	var all []json.RawMessage
	if json.Unmarshal(text, &all) == nil {
		for _, raw := range all {
			if o, err := newObject(raw); err == nil {
				bodies[o.name("number")] = strings.ReplaceAll(o.text("body"), "\r\n", "\n")
			}
		}
	}
	out := map[string]present{}
	for _, item := range batch.Items {
		id := came[item.Source+"#"+item.ID]
		if item.Stamp != nil && w.byID[item.Stamp.ID].CreatedAt == item.Stamp.CreatedAt && w.byID[item.Stamp.ID].ID != "" {
			id = item.Stamp.ID
		}
		n, err := strconv.Atoi(item.ID)
		if _, doubled := out[id]; id == "" || err != nil || doubled {
			continue
		}
		out[id] = present{number: n, title: item.Issue.Title, body: bodies[item.ID], closed: item.Closed != nil, labels: item.Issue.Tags}
	}
	return out, nil
}

// labelsOf are the tags of an issue that can be labels.
func labelsOf(i issues.Issue) []string {
	return slices.DeleteFunc(slices.Clone(i.Tags), func(tag string) bool { return len([]rune(tag)) > maxLabel })
}

// makeLabels makes the labels that are missing, because gh refuses to use them
// before.
func (g GitHub) makeLabels(all []issues.Issue, run func(Call) ([]byte, error)) error {
	text, err := run(g.call("", "label", "list", "--limit=10000", "--json=name"))
	if err != nil {
		return err
	}
	var labels []struct {
		Name string `json:"name"`
	}
	if err := json.Unmarshal(text, &labels); err != nil {
		return problem.Wrap(err, "engine.answer", "`gh label list` answers in a form that is not known")
	}
	have := map[string]bool{}
	for _, l := range labels {
		have[strings.ToLower(l.Name)] = true
	}
	for _, i := range all {
		for _, label := range labelsOf(i) {
			if have[strings.ToLower(label)] {
				continue
			}
			have[strings.ToLower(label)] = true
			if _, err := run(g.call("", "label", "create", "--", label)); err != nil {
				return err
			}
		}
	}
	return nil
}

// pushOne makes or changes one issue.
func (g GitHub) pushOne(w *writing, i issues.Issue, body string, now present, known bool, run func(Call) ([]byte, error)) error {
	labels := labelsOf(i)
	if !known {
		words := []string{"issue", "create", "--title=" + i.Title, "--body-file=-"}
		for _, label := range labels {
			words = append(words, "--label="+oneOfSlice(label))
		}
		answer, err := run(g.call(body, words...))
		if err != nil {
			return err
		}
		address := strings.TrimSpace(string(answer))
		number := address[strings.LastIndexByte(address, '/')+1:]
		if now.number, err = strconv.Atoi(number); err != nil {
			number = ""
		}
		w.export.IDs[i.ID] = number
		if i.Status == issues.Completed && number != "" {
			_, err = run(g.call("", "issue", "close", number, "--reason=completed"))
			return err
		}
		return nil
	}
	number := strconv.Itoa(now.number)
	w.export.IDs[i.ID] = number
	words := []string{"issue", "edit", number}
	if now.title != i.Title {
		words = append(words, "--title="+i.Title)
	}
	stdin := ""
	if now.body != body {
		words, stdin = append(words, "--body-file=-"), body
	}
	for _, label := range labels {
		if !slices.ContainsFunc(now.labels, func(l string) bool { return strings.EqualFold(l, label) }) {
			words = append(words, "--add-label="+oneOfSlice(label))
		}
	}
	if len(words) > 3 {
		if _, err := run(g.call(stdin, words...)); err != nil {
			return err
		}
	}
	if i.Status == issues.Completed && !now.closed {
		_, err := run(g.call("", "issue", "close", number, "--reason=completed"))
		return err
	}
	return nil
}
