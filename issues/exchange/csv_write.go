package exchange

import (
	"bytes"
	"encoding/csv"
	"encoding/json"
	"slices"
	"strconv"
	"strings"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/specs/problem"
)

// guard keeps a spreadsheet from taking a cell for a formula: an apostrophe in
// front makes it text. Cells that begin with apostrophes before such a sign get
// one more, so that unguard gives back every cell.
func guard(cell string) string {
	if dangerous(cell) {
		return "'" + cell
	}
	return cell
}

func unguard(cell string) string {
	if rest, ok := strings.CutPrefix(cell, "'"); ok && dangerous(rest) {
		return rest
	}
	return cell
}

func dangerous(cell string) bool {
	rest := strings.TrimLeft(cell, "'")
	return rest != "" && strings.ContainsRune("=+-@\t\r＝＋－＠", []rune(rest)[0])
}

func writeCSV(w *writing) error {
	head, mark, old, ids, err := w.oldTable()
	if err != nil {
		return err
	}
	w.number(old, ids, func(id string) string { return id })
	rows := map[string]record{}
	for _, i := range w.Issues {
		row, err := w.csvRow(i)
		if err != nil {
			return err
		}
		id := w.export.IDs[i.ID]
		if _, there := old[id]; !there {
			ids = append(ids, id)
		}
		rows[id] = row
		for _, f := range row {
			if !slices.Contains(head, f.Key) {
				head = append(head, f.Key)
			}
		}
	}
	var out bytes.Buffer
	writer := csv.NewWriter(&out)
	writer.Comma = mark
	if err := writer.Write(head); err != nil {
		return err
	}
	for _, id := range ids {
		row, ours := rows[id]
		if ours {
			row = row.over(old[id], csvColumns())
		} else {
			row = old[id]
		}
		cells := make([]string, len(head))
		for at, column := range head {
			var text string
			_ = json.Unmarshal(row.get(column), &text) // a missing cell is empty
			cells[at] = guard(text)
		}
		if err := writer.Write(cells); err != nil {
			return err
		}
	}
	writer.Flush()
	w.put("", out.Bytes())
	return writer.Error()
}

// oldTable reads the table that is there; only one that an export has written
// is merged with, because the columns of others may mean anything.
func (w *writing) oldTable() (head []string, mark rune, byID map[string]record, ids []string, err error) {
	data, err := w.old("")
	if err != nil || len(bytes.TrimSpace(data)) == 0 {
		return csvColumns(), ',', map[string]record{}, nil, err
	}
	mark, _ = separator(data)
	head, rows, lines, err := csvTable(Input{Name: w.Name, Data: data})
	if err != nil {
		p := problem.From(err)
		return nil, 0, nil, nil, problem.New("conflict.broken_target", "the table that is there cannot be merged with: %s", p.Message).At(w.Name, p.Line).
			Mend("mend it, or export to a new file")
	}
	for _, column := range csvColumns() {
		if !slices.Contains(head, column) {
			return nil, 0, nil, nil, problem.New("conflict.foreign_target", "the table that is there is not one of overtone: it has no column %s", column).
				At(w.Name, 1).Mend("export to a new file")
		}
	}
	byID = map[string]record{}
	for at, row := range rows {
		r := record{}
		for n, cell := range row {
			if n < len(head) {
				r.set(head[n], compact(unguard(cell)))
			}
		}
		var id, stamp string
		_ = json.Unmarshal(r.get("id"), &id)
		_ = json.Unmarshal(r.get("overtone"), &stamp)
		if _, doubled := byID[id]; doubled || id == "" || len(row) > len(head) {
			return nil, 0, nil, nil, problem.New("conflict.broken_target", "this row of the table that is there has no id, one that was there already, or too many cells").
				At(w.Name, lines[at]).Mend("mend it, or export to a new file")
		}
		byID[id], ids = r, append(ids, id)
		if s := readStamp(json.RawMessage(stamp)); s != nil {
			if i, ours := w.byID[s.ID]; ours && i.CreatedAt == s.CreatedAt {
				w.export.IDs[s.ID] = id
			}
		}
	}
	return head, mark, byID, ids, nil
}

// csvRow is one issue as a row; every value is a text.
func (w *writing) csvRow(i issues.Issue) (record, error) {
	var needs []string
	for _, need := range w.needs(i) {
		needs = append(needs, w.export.IDs[need])
	}
	cells := map[string]string{
		"id": w.export.IDs[i.ID], "title": i.Title, "status": string(i.Status), "priority": strconv.Itoa(i.Priority),
		needsKey: strings.Join(needs, "; "), "tags": strings.Join(i.Tags, "; "), "files": strings.Join(i.Files, "; "),
		"context": strings.ReplaceAll(i.Context, "\r\n", "\n"), "source_url": i.SourceURL,
		"affected_components": strings.Join(i.AffectedComponents, "; "),
		"expected_behavior":   strings.ReplaceAll(i.ExpectedBehavior, "\r\n", "\n"),
		"actual_behavior":     strings.ReplaceAll(i.ActualBehavior, "\r\n", "\n"),
		"created_at":          i.CreatedAt, "updated_at": i.UpdatedAt, "completed_at": closedAt(i),
	}
	read, _ := csvItem(cells, csvColumns())
	stamp, err := w.stamped(i, read)
	if err != nil {
		return nil, err
	}
	cells["overtone"] = string(compact(stamp))
	r := record{}
	for _, column := range csvColumns() {
		r.set(column, compact(cells[column]))
	}
	for _, e := range i.External {
		if e.System == w.format {
			r.keep(e.Kept)
		}
	}
	return r, nil
}
