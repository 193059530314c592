package specs

import (
	"reflect"
	"slices"
	"strconv"
	"strings"

	"github.com/overtone-cli/overtone/specs/markdown"
)

func (p *parser) readTable(v reflect.Value, blocks []markdown.Block) {
	pl := p.codec.plan(v.Type().Elem())
	var columns []int // index into pl.columns for every cell, -1 for an unknown one
	for _, b := range blocks {
		if b.Kind != markdown.Row {
			continue
		}
		if b.Header {
			columns = p.columns(pl, b.Cells)
			continue
		}
		row := reflect.New(v.Type().Elem()).Elem()
		said := false
		for i, cell := range b.Cells {
			if i < len(columns) && columns[i] >= 0 {
				col := pl.columns[columns[i]]
				p.setCell(col, row.Field(col.index), ofCell(cell.Text))
				said = said || cell.Text != "" && cell.Text != emptyCell
			}
		}
		if !said {
			continue
		}
		p.defaultSource(pl, row)
		setPos(pl, row, b.Line)
		v.Set(reflect.Append(v, row))
	}
}

// columns finds for every header cell the column it names; when none is
// recognised the order decides.
func (p *parser) columns(pl *plan, cells []markdown.Cell) []int {
	out := make([]int, len(cells))
	found := false
	for i, cell := range cells {
		title := markdown.Plain(cell.Text)
		out[i] = slices.IndexFunc(pl.columns, func(b binding) bool { return p.codec.shapes.Columns[b.path].Is(title) })
		if out[i] >= 0 && slices.Contains(out[:i], out[i]) {
			out[i] = p.secondColumn(pl, title, out[i])
		}
		found = found || out[i] >= 0
	}
	if !found {
		for i := range out {
			out[i] = min(i, len(pl.columns)-1)
		}
	}
	return out
}

// secondColumn finds the next column with the same heading.
func (p *parser) secondColumn(pl *plan, title string, first int) int {
	for i := first + 1; i < len(pl.columns); i++ {
		if p.codec.shapes.Columns[pl.columns[i].path].Is(title) {
			return i
		}
	}
	return -1
}

func (p *parser) defaultSource(pl *plan, e reflect.Value) {
	if pl.source >= 0 && e.Field(pl.source).Interface().(Source).Kind == "" {
		e.Field(pl.source).Set(reflect.ValueOf(Source{Kind: Edited}))
	}
}

func setPos(pl *plan, e reflect.Value, line int) {
	if pl.pos >= 0 {
		e.Field(pl.pos).Set(reflect.ValueOf(Pos{Line: line}))
	}
}

// setCell reads what renderer.cell printed.
func (p *parser) setCell(b binding, v reflect.Value, text string) {
	text = strings.TrimSpace(text)
	if text == emptyCell {
		text = ""
	}
	switch v.Interface().(type) {
	case Source:
		_, s := cutMark(text)
		v.Set(reflect.ValueOf(s))
	case []string:
		var list []string
		for part := range strings.SplitSeq(text, b.sep) {
			if part = strings.TrimSpace(part); part != "" {
				list = append(list, part)
			}
		}
		v.Set(reflect.ValueOf(list))
	case bool:
		v.SetBool(p.codec.shapes.EnumID("yesno", text) == "true")
	case int:
		n, err := strconv.Atoi(text)
		if err == nil {
			v.SetInt(int64(n))
		}
	default:
		if b.enum != "" {
			text = p.codec.shapes.EnumID(b.enum, text)
		}
		v.SetString(text)
	}
}
