package exchange_test

import (
	"errors"
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/issues/exchange"
	"github.com/overtone-cli/overtone/specs/disk"
	"github.com/overtone-cli/overtone/specs/problem"
)

// TestBadItems holds what must be refused, with its line and a reason, while
// --skip-broken brings the good item beside it.
func TestBadItems(t *testing.T) {
	t.Parallel()
	const bead = `{"id":"ok","title":"Good","status":"open","priority":2}` + "\n"
	ccw := func(more string) string {
		return `{"id":"ok","title":"Good"}` + "\n" + `{"id":"b","title":"B",` + more + "}\n"
	}
	task := func(text string) string {
		return "{\"master\":{\"tasks\":[{\"id\":\"ok\",\"title\":\"Good\"},\n" + text + "]}}"
	}
	gh := func(text string) string { return "[{\"number\":1,\"title\":\"Good\"},\n" + text + "]" }
	table := "id;title;status;priority\nok;Good;;\n"
	for _, one := range []struct {
		format, text string
		line         int
		says         string
	}{
		{"beads", bead + `{"id":"b","title":"B","priority":"2"}`, 2, "priority must be a whole number"},
		{"beads", bead + `{"id":"b","title":"B","priority":5}`, 2, "priority must be 0 to 4, not 5"},
		{"beads", bead + `{"id":"b","priority":1}`, 2, "title is missing"},
		{"beads", bead + `{"title":"B","priority":1}`, 2, "id is missing"},
		{"beads", bead + `{"id":"b","title":"B","priority":1,"labels":"x"}`, 2, "labels must be a list of texts"},
		{"beads", bead + `{"id":"b","title":"B","priority":1,"dependencies":["a"]}`, 2, "dependencies must be a list of objects"},
		{"beads", bead + `{"id":"b","id":"c","title":"B"}`, 2, `the field "id" twice`},
		{"beads", bead + `[1]`, 2, "not a JSON object"},
		{"beads", bead + `{"id":"b"`, 2, "not valid JSON"},
		{"beads", bead + bead, 2, `"ok" is on line 1 already`},
		{"beads", bead + `{"id":"b\u202e","title":"B","priority":1}`, 2, "invisible character"},
		{"beads", bead + `{"id":"b","title":"B","priority":1,"description":"` + strings.Repeat("x", 50<<20) + `"}`, 2, "longer than"},
		{"ccw", ccw(`"status":"done"`), 2, `the status "done" is not known`},
		{"ccw", ccw(`"priority":"high"`), 2, "priority"},
		{"ccw", ccw(`"priority":9`), 2, "9 is not a priority"},
		{"ccw", ccw(`"tags":[1]`), 2, "tags"},
		{"taskmaster", task(`{"id":[1],"title":"B"}`), 2, "id must be a text or a whole number"},
		{"taskmaster", task(`{"id":2,"title":7}`), 2, "title must be a text"},
		{"taskmaster", task(`{"id":2,"title":"B","status":"todo"}`), 2, "status must be one of pending"},
		{"taskmaster", task(`{"id":2,"title":"B","dependencies":[true]}`), 2, "dependencies must be a list of ids"},
		{"taskmaster", task(`{"id":"ok","title":"B"}`), 2, "already"},
		{"taskmaster", task(`3`), 2, "not a JSON object"},
		{"github-json", gh(`{"number":"2","title":"B"}`), 2, "number must be a whole number"},
		{"github-json", gh(`{"number":2,"title":"B","labels":["x"]}`), 2, "labels must be a list of objects"},
		{"github-json", gh(`{"number":2,"title":"B","state":"MERGED"}`), 2, "state must be OPEN or CLOSED"},
		{"csv", table + "b;B;;9\n", 3, `"9" is no priority`},
		{"csv", table + "b;B;lost;\n", 3, `"lost" is no status`},
		{"csv", table + "b;\"two\nlines\";;\nc;;;\n", 5, "title is empty"},
		{"csv", table + "b;B;;;;\n", 3, "the row has 6 cells and the heading 4"},
		{"csv", table + ";B;;\n", 3, "id is empty"},
		{"speckit", "- [ ] T001 Good\n- [ ] T002\n", 2, "has no text"},
		{"speckit", "- [ ] T001 Good\n\n- [ ] T2 short\n", 3, "has no task number"},
		{"openspec", "- [ ] 1.1 Good\n- [ ] 1.1 Again\n", 2, "already"},
		{"openspec", "- [ ] 1.1 Good\n~~~\nx\n", 2, "has no end"},
	} {
		batch := read(t, one.format, one.text, exchange.Choices{})
		snapshot := func(c exchange.Choices) (exchange.Plan, error) { return batch.Plan(nil, nil, c) }
		_, err := snapshot(exchange.Choices{})
		p := problem.From(err)
		require.NotNil(t, p, one.says)
		require.Contains(t, p.Error(), one.says, one.format)
		require.Equal(t, one.line, p.Line, "%s: %s", one.format, one.says)
		require.Less(t, len(p.Message), 500)
		require.Equal(t, problem.Input, p.Class())
		plan, err := snapshot(exchange.Choices{Skip: true})
		require.NoError(t, err)
		require.NotEmpty(t, plan.Steps, one.says)
		require.Contains(t, plan.Steps[0].Title, "Good")
	}
}

// TestBadFiles holds files of which nothing can be made.
func TestBadFiles(t *testing.T) {
	t.Parallel()
	for _, one := range []struct {
		format, text, says string
		line               int
	}{
		{"beads", "{\"id\":\"a\"}\n{\"id\":\"\xff\"}", "not UTF-8", 2},
		{"beads", "\xff\xfe{\x00", "not UTF-8", 1},
		{"taskmaster", "{\n\"master\": {\"tasks\": [\n}", "not valid JSON", 3},
		{"taskmaster", "[]", "not a JSON object", 1},
		{"taskmaster", `{"name":"x"}`, "no tag in it has a list of tasks", 1},
		{"taskmaster", `{"master":{"tasks":{"a":1}}}`, "tasks must be a list", 1},
		{"github-json", `{"number":1}`, "no list of issues", 1},
		{"csv", "Name,Phone\nBo,1\n", "there is no column id", 1},
		{"csv", "id,title,Summary\n1,a,b\n", "two columns mean title", 1},
		{"csv", "id,title\n1,\"open\n2,b\n", "quote", 2},
		{"csv", "sep=x\nidxtitle\n", "cannot separate cells", 1},
	} {
		f, err := exchange.ByName(one.format)
		require.NoError(t, err)
		_, err = f.Read([]exchange.Input{{Name: "FILE", Data: []byte(one.text)}}, exchange.Choices{})
		p := problem.From(err)
		require.NotNil(t, p, one.text)
		require.Contains(t, p.Error(), one.says, one.text)
		require.Equal(t, problem.Input, p.Class())
		require.GreaterOrEqual(t, p.Line, one.line)
	}
}

// TestOddButGood holds what other tools write and must be understood.
func TestOddButGood(t *testing.T) {
	t.Parallel()
	for _, one := range []struct{ format, text string }{
		{"beads", "\xef\xbb\xbf{\"id\":\"../x\",\"title\":\"Go\\tod\",\"priority\":0,\"new\":{\"a\":1}}\r\n\r\n"},
		{"taskmaster", "\xef\xbb\xbf{\"tasks\":[{\"id\":1,\"title\":\"Go od\",\"dependencies\":[1.2]}],\"metadata\":{}}"},
		{"csv", "\xef\xbb\xbfsep=|\r\nKey|Summary|Assignee\r\n1|Go od|bo\r\n"},
		{"csv", "id\ttitle\n1\t\"Go\nod\"\n"},
		{"csv", "ID,Title,State\n1,\"'+Go od\",In Progress\n"},
		{"speckit", "\xef\xbb\xbf# Tasks\r\n\r\n- [ ] T001 [P] [US1] Go od\r\n  - more\r\n"},
		{"openspec", "- [-] Go od\n"},
		{"openspec", "1. [ ] 1.1. Go od\n"},
		{"github-json", "[{\"number\":1,\"title\":\"Go\\nod\",\"body\":null,\"labels\":null,\"closed\":false}]"},
		{"ccw", `{"id":"ISS-20250101-001","title":"Go od","status":"pending","extended_context":{"notes":{"wave":2}},"bound_solution_id":null}`},
	} {
		plan, err := read(t, one.format, one.text, exchange.Choices{}).Plan(nil, nil, exchange.Choices{})
		require.NoError(t, err, one.text)
		require.Len(t, plan.Absorption.Created, 1, one.text)
		require.Contains(t, []string{"Go od", "+Go od"}, plan.Absorption.Created[0].Issue.Title)
	}
}

// TestFormulasStayText holds a spreadsheet back from running a cell.
func TestFormulasStayText(t *testing.T) {
	t.Parallel()
	var all []issues.Issue
	for n, title := range []string{"=1+1", "+1", "-1", "@x", "'=1", "''", "＝1"} {
		all = append(all, issues.Issue{ID: fmt.Sprintf("A%d", n), Title: title, Status: issues.Registered, Priority: 3, Context: title})
	}
	done, err := format(t, "csv").Write(exchange.Outgoing{Issues: all}, exchange.Choices{})
	require.NoError(t, err)
	text := string(done.Files[0].Data)
	for _, bad := range []string{",=", ",+", ",-", ",@", ",＝", "\n=", "\"="} {
		require.NotContains(t, text, bad)
	}
	plan, err := read(t, "csv", text, exchange.Choices{}).Plan(nil, nil, exchange.Choices{})
	require.NoError(t, err)
	for n, draft := range plan.Absorption.Created {
		require.Equal(t, all[n].Title, draft.Issue.Title)
	}
}

// TestTooManyEdges refuses what an order of phases would make of large groups.
func TestTooManyEdges(t *testing.T) {
	t.Parallel()
	var kit, open strings.Builder
	for group := range 2 {
		fmt.Fprintf(&kit, "## Phase %d\n", group)
		fmt.Fprintf(&open, "## %d. Group\n", group)
		for n := range 2000 {
			fmt.Fprintf(&kit, "- [ ] T%d%04d [P] Do\n", group+1, n)
			fmt.Fprintf(&open, "- [ ] %d.%d Do\n", group, n)
		}
	}
	for name, text := range map[string]string{"speckit": kit.String(), "openspec": open.String()} {
		in := []exchange.Input{{Name: "FILE", Path: "x/tasks.md", Data: []byte(text)}}
		_, err := format(t, name).Read(in, exchange.Choices{})
		require.ErrorContains(t, err, "more than 200000 dependencies")
		batch, err := format(t, name).Read(in, exchange.Choices{NoOrder: true})
		require.NoError(t, err)
		require.Len(t, batch.Items, 4000)
	}
}

// stopAt fails at one step on the disk.
type stopAt struct{ n, left *int }

func (s stopAt) Before(disk.Step) error {
	*s.n++
	if *s.left--; *s.left == 0 {
		return errors.New("stopped")
	}
	return nil
}

func (s stopAt) After(disk.Step) {}

// TestImportCutShortIsFinishedByTheNext stops an import at every step in turn:
// what the next import leaves is what an import that was never stopped leaves.
func TestImportCutShortIsFinishedByTheNext(t *testing.T) {
	t.Parallel()
	text := `{"id":"a","title":"A","status":"open","priority":2,"dependencies":[{"depends_on_id":"b","type":"blocks"}]}
{"id":"b","title":"B","status":"closed","priority":2}
{"id":"c","title":"C","status":"open","priority":2}
`
	batch := read(t, "beads", text, exchange.Choices{})
	for at := 1; ; at++ {
		dir := filepath.Join(t.TempDir(), "issues")
		n, left := 0, at
		_, err := bring(t, issues.Open(disk.New(stopAt{&n, &left}), dir, clock), batch, exchange.Choices{})
		s := issues.Open(disk.New(nil), dir, clock)
		if err == nil {
			require.Greater(t, at, 3, "the import passes several steps")
			return
		}
		_, err = bring(t, s, batch, exchange.Choices{})
		require.NoError(t, err)
		plan, err := batchPlan(t, s, batch)
		require.NoError(t, err)
		require.Equal(t, 2, plan.Count(exchange.Unchanged), "after step %d", at)
		require.Equal(t, 1, plan.Count(exchange.Over))
		require.Len(t, everything(t, s).Issues, 3)
	}
}
