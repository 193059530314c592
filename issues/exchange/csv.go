package exchange

import (
	"bytes"
	"encoding/csv"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"path"
	"slices"
	"strconv"
	"strings"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/specs/problem"
)

func csvFormat() Format {
	return Format{
		Name: "csv", Title: "a table", Usual: "issues.csv",
		find: firstOf("issues.csv"), read: readCSV, write: writeCSV, target: fixed("issues.csv"),
	}
}

// csvColumns are the columns that an export writes, in their order.
func csvColumns() []string {
	return []string{
		"id", "title", "status", "priority", needsKey, "tags", "files", "context", "source_url",
		"affected_components", "expected_behavior", "actual_behavior", "created_at", "updated_at", "completed_at", "overtone",
	}
}

func csvSpeaks() []string {
	return []string{
		"title", "status", "priority", "context", "source_url", "tags", "affected_components",
		"expected_behavior", "actual_behavior", "files", needsKey,
	}
}

// csvAlias is the column that a heading means; other tools name them otherwise.
func csvAlias(heading string) string {
	heading = strings.ToLower(strings.Join(strings.FieldsFunc(heading, func(r rune) bool { return r == ' ' || r == '_' || r == '-' }), "_"))
	for column, others := range map[string][]string{
		"id":         {"key", "issue_key", "issue_id", "number", "#"},
		"title":      {"summary", "name", "subject", "issue"},
		"status":     {"state"},
		needsKey:     {"dependencies", "blocked_by", "depends", "predecessors"},
		"tags":       {"labels", "label", "tag"},
		"files":      {"paths", "file"},
		"context":    {"description", "body", "details", "text"},
		"source_url": {"url", "link"},
		"created_at": {"created"}, "updated_at": {"updated"}, "completed_at": {"closed_at", "closed", "completed"},
	} {
		if slices.Contains(others, heading) {
			return column
		}
	}
	return heading
}

// separator is the one that stands most often in the heading, outside of
// quotes.
func separator(data []byte) (rune, []byte) {
	first, rest, _ := bytes.Cut(data, []byte("\n"))
	if mark, ok := bytes.CutPrefix(bytes.TrimRight(first, "\r"), []byte("sep=")); ok && len(mark) == 1 {
		return rune(mark[0]), rest
	}
	counts := map[rune]int{}
	inside := false
	for _, r := range string(data) {
		if r == '"' {
			inside = !inside
		}
		if r == '\n' && !inside {
			break
		}
		if !inside {
			counts[r]++
		}
	}
	best := ','
	for _, r := range []rune{';', '\t', '|'} {
		if counts[r] > counts[best] {
			best = r
		}
	}
	return best, data
}

// csvTable reads rows; lines has the line on which each begins.
func csvTable(in Input) (head []string, rows [][]string, lines []int, err error) {
	mark, data := separator(in.Data)
	skipped := bytes.Count(in.Data[:len(in.Data)-len(data)], []byte("\n"))
	if !slices.Contains([]rune{',', ';', '\t', '|', ':', ' '}, mark) {
		return nil, nil, nil, problem.New("input.bad_csv", "%q cannot separate cells", mark).At(in.Name, 1).Mend("use , ; | or a tab")
	}
	reader := csv.NewReader(bytes.NewReader(data))
	reader.Comma, reader.FieldsPerRecord = mark, -1
	for {
		row, err := reader.Read()
		if errors.Is(err, io.EOF) {
			break
		}
		var syntax *csv.ParseError
		if errors.As(err, &syntax) {
			return nil, nil, nil, problem.New("input.bad_csv", "%s", syntax.Err.Error()).At(in.Name, syntax.Line+skipped).
				Mend("put cells with quotes or line ends into double quotes, and double the quotes inside")
		}
		if err != nil {
			return nil, nil, nil, problem.Wrap(err, "input.bad_csv", "it cannot be read").At(in.Name, 0)
		}
		line, _ := reader.FieldPos(0)
		if head == nil {
			head = row
			continue
		}
		rows, lines = append(rows, row), append(lines, line+skipped)
	}
	return head, rows, lines, nil
}

func readCSV(r *reading) error {
	head, rows, lines, err := csvTable(r.in)
	if err != nil || head == nil {
		return err
	}
	columns := make([]string, len(head))
	for at, name := range head {
		column := csvAlias(strings.TrimSpace(name))
		if column != "" && slices.Contains(columns, column) {
			return problem.New("input.bad_csv", "two columns mean %s", column).At(r.in.Name, 1).Mend("rename one of them")
		}
		columns[at] = column
	}
	for _, needed := range []string{"id", "title"} {
		if !slices.Contains(columns, needed) {
			return problem.New("input.bad_csv", "there is no column %s among %s", needed, quoted(strings.Join(head, ", "))).At(r.in.Name, 1).
				Mend("name the columns in the first line: at least id and title")
		}
	}
	for at, row := range rows {
		if len(row) > len(columns) {
			r.broken(lines[at], "the row has %d cells and the heading %d", len(row), len(columns))
			continue
		}
		cells := map[string]string{}
		for n, cell := range row {
			cells[columns[n]] = unguard(cell)
		}
		if len(row) == 0 || strings.TrimSpace(strings.Join(row, "")) == "" {
			continue
		}
		item, wrong := csvItem(cells, columns)
		item.Line = lines[at]
		item.Source = strings.TrimSuffix(path.Base(r.in.Path), path.Ext(r.in.Path))
		if item.Stamp != nil { // the file may be called anything
			item.Source = ""
		}
		if wrong != "" {
			r.broken(lines[at], "%s", wrong)
			continue
		}
		r.add(item)
	}
	return nil
}

// csvItem reads one row. It speaks for the columns that are there.
func csvItem(cells map[string]string, columns []string) (Item, string) {
	item := Item{ID: strings.TrimSpace(cells["id"]), Needs: cellList(cells[needsKey])}
	for _, key := range csvSpeaks() {
		if slices.Contains(columns, key) {
			item.Speaks = append(item.Speaks, key)
		}
	}
	i := &item.Issue
	i.Title, i.Context, i.SourceURL = cells["title"], cells["context"], strings.TrimSpace(cells["source_url"])
	i.Tags, i.Files, i.AffectedComponents = cellList(cells["tags"]), cellList(cells["files"]), cellList(cells["affected_components"])
	i.ExpectedBehavior, i.ActualBehavior = cells["expected_behavior"], cells["actual_behavior"]
	i.CreatedAt = cells["created_at"]
	item.Stamp = readStamp(json.RawMessage(cells["overtone"]))
	for _, column := range columns {
		if column != "" && !slices.Contains(csvColumns(), column) && cells[column] != "" {
			item.Kept = merged(item.Kept, map[string]json.RawMessage{column: compact(cells[column])})
		}
	}
	var ok bool
	if i.Priority, ok = csvPriority(cells["priority"]); !ok {
		return item, fmt.Sprintf("%s is no priority; use 1 (critical) to 5 (trivial)", quoted(cells["priority"]))
	}
	if i.Status, ok = csvStatus(cells["status"]); !ok {
		return item, fmt.Sprintf("%s is no status; use one of %v", quoted(cells["status"]), issues.Statuses())
	}
	if i.Status == issues.Completed {
		item.Closed = &Closing{At: cells["completed_at"]}
	}
	switch {
	case item.ID == "":
		return item, "id is empty"
	case strings.TrimSpace(i.Title) == "":
		return item, "title is empty"
	}
	return item, ""
}

func csvPriority(text string) (int, bool) {
	text = strings.ToLower(strings.TrimSpace(text))
	if text == "" {
		return issues.DefaultPriority, true
	}
	for at, words := range [][]string{{"critical", "highest", "urgent"}, {"high"}, {"medium", "normal"}, {"low"}, {"trivial", "lowest"}} {
		if slices.Contains(words, text) {
			return at + 1, true
		}
	}
	n, err := strconv.Atoi(text)
	return n, err == nil && n >= issues.HighestPriority && n <= issues.LowestPriority
}

func csvStatus(text string) (issues.Status, bool) {
	text = strings.ToLower(strings.TrimSpace(text))
	for status, words := range map[issues.Status][]string{
		issues.Registered: {"", "open", "todo", "to do", "backlog", "new", "pending"},
		issues.Executing:  {"in progress", "in_progress", "in-progress", "doing", "started"},
		issues.Completed:  {"done", "closed", "complete", "resolved"},
		issues.Paused:     {"blocked", "on hold", "deferred"},
	} {
		if slices.Contains(words, text) {
			return status, true
		}
	}
	return issues.Status(text), slices.Contains(issues.Statuses(), issues.Status(text))
}

// cellList reads the entries of a cell: one a line, or with semicolons, or with
// commas when there are no semicolons.
func cellList(cell string) []string {
	mark := ";"
	if !strings.Contains(cell, mark) && !strings.Contains(cell, "\n") {
		mark = ","
	}
	var out []string
	for one := range strings.SplitSeq(strings.ReplaceAll(cell, "\n", mark), mark) {
		out = appendNew(out, strings.TrimSpace(one))
	}
	return out
}
