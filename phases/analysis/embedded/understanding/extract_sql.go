package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// sqlTables files the tables that a fence of SQL creates, with what each column has to
// keep to; the values that a check allows a column of states are the states of its
// table. The heading above may name the database: "Schema (MariaDB 11)".
func (x *understander) sqlTables(u *reading.Unit) {
	entity, table, from := -1, "", x.codeFrom(u)
	for i, line := range strings.Split(u.Code, "\n") {
		words := strings.Fields(strings.NewReplacer("(", " ( ", ",", " , ", "`", "", "\"", "").Replace(line))
		at := from + i
		low := strings.ToLower(strings.Join(words, " "))
		switch {
		case strings.HasPrefix(low, "create table"):
			entity, table = -1, ""
			for _, w := range words[2:] {
				if lw := strings.ToLower(w); lw != "if" && lw != "not" && lw != "exists" && isIdentifier(strings.ReplaceAll(w, ".", "_")) {
					table = w
					break
				}
			}
			if table != "" {
				entity = x.addEntity(table, at, at)
				if sec := x.r.Sections[u.Section]; sec.Title != "" {
					x.mention(sec.Title, sec.From, sec.From, true)
				}
			}
		case strings.HasPrefix(low, ")"):
			entity = -1
		case entity >= 0 && len(words) >= 2 && isIdentifier(words[0]) && !isSQLWord(words[0]):
			x.addField(entity, words[0], strings.ToLower(words[1]), columnRule(low), at, at)
			if states := allowedValues(line); (strings.EqualFold(words[0], "state") || strings.EqualFold(words[0], "status")) && len(states) > 1 {
				x.addStates(table, states, at, at)
			}
		}
	}
}

// columnRule is what a column has to keep to, in words.
func columnRule(low string) string {
	var out []string
	for _, c := range []struct{ sql, said string }{{" primary key", "primary key"}, {" not null", "required"}, {" unique", "unique"}} {
		if strings.Contains(low, c.sql) {
			out = append(out, c.said)
		}
	}
	if _, rest, ok := strings.Cut(low, " references "); ok {
		if to := reading.FirstWord(rest); to != "" {
			out = append(out, "refers to "+strings.Trim(to, ",;"))
		}
	}
	return strings.Join(out, ", ")
}

// allowedValues are the values that a check of a column lists: "CHECK (status IN ('open',
// 'shut'))".
func allowedValues(line string) []string {
	_, list, ok := strings.Cut(strings.ToLower(line), " in (")
	if !ok || !strings.Contains(strings.ToLower(line), "check") {
		return nil
	}
	list, _, _ = strings.Cut(list, ")")
	var out []string
	for v := range strings.SplitSeq(list, ",") {
		if v = strings.Trim(v, " '\""); v != "" {
			out = append(out, v)
		}
	}
	return out
}

func isSQLWord(w string) bool {
	switch strings.ToLower(w) {
	case "primary", "foreign", "constraint", "unique", "index", "check", "key":
		return true
	}
	return false
}
