// Package evidence gathers what shows that an issue is done: the criteria that
// its text asks for, commands that overtone runs itself, and what git says of
// the work. It decides nothing: whether the evidence is enough is for the
// store to say.
package evidence

import (
	"slices"
	"strconv"
	"strings"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/specs/markdown"
	"github.com/overtone-cli/overtone/specs/problem"
)

// Criteria lists the boxes in the text of an issue, in order. One that is
// ticked in the text is met.
func Criteria(context string) []issues.Criterion {
	out := []issues.Criterion{}
	if !strings.Contains(context, "[") {
		return out
	}
	for _, block := range markdown.Parse([]byte(context), 1).Blocks {
		if block.Kind == markdown.Item && block.Task != markdown.NoTask {
			out = append(out, issues.Criterion{Text: oneLine(block.Text), Met: block.Task == markdown.DoneTask})
		}
	}
	return out
}

// Section lists what stands below the first heading with one of these titles,
// up to the next heading: an entry for every list item, paragraph and line of
// code. It is empty without such a heading.
func Section(context string, titles []string) []string {
	out := []string{}
	inside := false
	for _, block := range markdown.Parse([]byte(context), 1).Blocks {
		switch {
		case block.Kind == markdown.Heading && inside:
			return out
		case block.Kind == markdown.Heading:
			inside = slices.Contains(titles, oneLine(block.Text))
		case !inside:
		case block.Kind == markdown.Fence:
			for line := range strings.Lines(block.Text) {
				if line = strings.TrimSpace(line); line != "" {
					out = append(out, line)
				}
			}
		case block.Kind == markdown.Item || block.Kind == markdown.Paragraph:
			out = append(out, oneLine(block.Text))
		}
	}
	return out
}

// Tick marks criteria as met: "all", or numbers from 1 and ranges with commas
// between ("1,3-5"). Error: input.bad_criteria.
func Tick(criteria []issues.Criterion, which string) ([]issues.Criterion, error) {
	out := slices.Clone(criteria)
	if strings.TrimSpace(which) == "all" {
		for i := range out {
			out[i].Met = true
		}
		return out, nil
	}
	for part := range strings.SplitSeq(which, ",") {
		first, last, err := numbers(strings.TrimSpace(part))
		if err != nil || first < 1 || last > len(out) || first > last {
			return nil, problem.New("input.bad_criteria", "%q names no criterion: there are %d", strings.TrimSpace(part), len(out)).
				Mend("give numbers such as 1,3-5, or all; `overtone issue next --peek` and `overtone issue show ID` list them")
		}
		for i := first; i <= last; i++ {
			out[i-1].Met = true
		}
	}
	return out, nil
}

// numbers reads "3" or "3-5".
func numbers(part string) (first, last int, err error) {
	from, to, ranged := strings.Cut(part, "-")
	if !ranged {
		to = from
	}
	if first, err = strconv.Atoi(strings.TrimSpace(from)); err != nil {
		return 0, 0, err
	}
	last, err = strconv.Atoi(strings.TrimSpace(to))
	return first, last, err
}

func oneLine(text string) string { return strings.Join(strings.Fields(text), " ") }
