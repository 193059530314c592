package understanding

// fillParts gives a row the part of the product, 骑手端, or the group that the row above it names,
// where its first cell is empty: papers write it once for all rows that it stands for.
func (x *understander) fillParts(t *table, units []int) {
	if len(t.roles) < minPartColumns || t.roles[0] != "part" && t.roles[0] != "category" {
		return
	}
	above := ""
	for _, i := range units {
		cells := x.r.Units[i].Cells
		switch {
		case len(cells) < minPartColumns:
		case cells[0] != "" && cells[0] != "–":
			above = cells[0]
		case cells[1] != "" && above != "":
			cells[0] = above
		}
	}
}

// minPartColumns is how many columns a table has at least whose first one groups its rows.
const minPartColumns = 3
