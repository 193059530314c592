package reading

import "strings"

// columned makes a heading of a first line that sets what the paper is about in
// columns: "CHANGE NOTE CN-12   Bilge pump BP-4   FW 2.0 -> 2.1" is about
// "Bilge pump BP-4: FW 2.0 -> 2.1".
func (r *reader) columned() {
	rows := strings.Split(string(r.body), "\n")
	at := 0
	for at < len(rows) && strings.TrimSpace(rows[at]) == "" {
		at++
	}
	if at == len(rows) || strings.HasPrefix(rows[at], " ") || strings.ContainsAny(rows[at], "|#`*_<") {
		return
	}
	columns := Columns(rows[at])
	if len(columns) < 2 || len(columns) > 4 {
		return
	}
	for _, column := range columns {
		if strings.HasSuffix(column, ".") || strings.Contains(column, ": ") || len(strings.Fields(column)) > 8 {
			return
		}
	}
	if strings.ToUpper(columns[0]) == columns[0] { // the kind of paper and its number
		columns = columns[1:]
	}
	rows[at] = "# " + strings.Join(columns, ": ")
	r.body = []byte(strings.Join(rows, "\n"))
}

// Columns are the parts of a line that three blanks or more keep apart.
func Columns(line string) []string {
	var out []string
	for column := range strings.SplitSeq(strings.ReplaceAll(line, "\t", "   "), "   ") {
		if column = strings.TrimSpace(column); column != "" {
			out = append(out, column)
		}
	}
	return out
}
