package reading

import (
	"strings"
	"unicode"
)

// wiki writes the marks of a tracker's own wiki as Markdown's: "h2. Why" is a heading,
// "{panel}" nothing, "---- Comments ----" the heading of what follows. A text is taken
// for one where two headings are written so. Lines stay where they are.
func (r *reader) wiki() {
	rows := strings.Split(string(r.body), "\n")
	heads := 0
	for _, row := range rows {
		if level, _ := wikiHeading(row); level > 0 {
			heads++
		}
	}
	if heads < 2 {
		return
	}
	opened := false
	for i, row := range rows {
		line := strings.TrimSpace(row)
		level, title := wikiHeading(row)
		switch {
		case level > 0:
			rows[i], opened = strings.Repeat("#", min(level+1, 6))+" "+title, true
		case !opened && line != "" && strings.HasPrefix(line, "[") && strings.Contains(line, "-"):
			rows[i] = "# " + entryTitle(line)
			opened = true
		case line != "" && macro(line):
			rows[i] = ""
			r.decorate(r.line+i, r.line+i)
		case strings.HasPrefix(line, "----") && strings.HasSuffix(line, "----") && strings.ContainsFunc(line, unicode.IsLetter):
			rows[i] = "## " + strings.Trim(line, "- ")
		default:
			said, comment := wikiComment(line)
			if comment {
				r.comments = append(r.comments, r.line+i)
			}
			if rows[i] = wikiLine(row); comment {
				rows[i] = said
			}
			if comment && said == "" {
				r.decorate(r.line+i, r.line+i)
			}
		}
		opened = opened || line != ""
	}
	r.body = []byte(strings.Join(rows, "\n"))
	r.out.Source.Plain = false
}

// wikiHeading reads "h2. Why".
func wikiHeading(row string) (level int, title string) {
	line := strings.TrimSpace(row)
	if len(line) < 5 || line[0] != 'h' || line[1] < '1' || line[1] > '6' || line[2] != '.' || line[3] != ' ' {
		return 0, ""
	}
	return int(line[1] - '0'), strings.TrimSpace(line[4:])
}

// entryTitle is what an entry is called behind its id and its kind: "[CHK-2210] EPIC:
// Refunds" is Refunds.
func entryTitle(line string) string {
	_, title, _ := strings.Cut(line, "]")
	if kind, name, ok := strings.Cut(title, ": "); ok && trackerKinds()[Lower(strings.TrimSpace(kind))] != "" {
		title = name
	}
	return strings.TrimSpace(title)
}

// macro tells a line that is nothing but a mark of the wiki: "{panel:title=Notes}".
func macro(line string) bool {
	return strings.HasPrefix(line, "{") && strings.HasSuffix(line, "}") && strings.Count(line, "{") == 1 && strings.IndexFunc(line[1:], unicode.IsLetter) == 0
}

// wikiComment tells the line that begins a comment with the name of its writer in bold,
// and gives what is said in it as an item: "*Joost (finance)* 5 Nov: is that law?". Where
// the line says no more than who wrote, the comment stands below.
func wikiComment(line string) (said string, ok bool) {
	rest, open := strings.CutPrefix(line, "*")
	name, after, closed := strings.Cut(rest, "*")
	if after = strings.TrimSpace(after); !open || !closed || name == "" || len(strings.Fields(name)) > 5 || !StartsUpper(name) {
		return "", false
	}
	if strings.HasPrefix(after, "added a comment") {
		return "", true
	}
	when, said, ok := strings.Cut(after, ": ")
	if !ok || len(when) > 24 || !strings.ContainsAny(when, "0123456789") {
		return "", false
	}
	return "- " + UpperFirst(said), true
}

// wikiLine writes what is bold in the wiki as bold, and the items of its lists: "*Joost*
// 5 Nov: …", "** below", "# first".
func wikiLine(row string) string {
	line := strings.TrimSpace(row)
	for _, mark := range []string{"*", "#", "-"} {
		stars := len(line) - len(strings.TrimLeft(line, mark))
		if stars == 0 || stars > 4 || !strings.HasPrefix(line[stars:], " ") {
			continue
		}
		sign := "-"
		if mark == "#" {
			sign = "1."
		}
		return strings.Repeat("  ", stars-1) + sign + line[stars:]
	}
	if rest, ok := strings.CutPrefix(line, "*"); ok && !strings.HasPrefix(rest, "*") {
		if bold, after, closed := strings.Cut(rest, "*"); closed && bold != "" {
			return "**" + bold + "**" + after
		}
	}
	return row
}
