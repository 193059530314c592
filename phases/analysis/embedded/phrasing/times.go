package phrasing

import (
	"regexp"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/specs/wording"
)

// Window is one of several times of day for which a rule says different things: "from
// 9:00 to 11:00 only by telephone".
type Window struct {
	Text  string   // the whole part, with its time
	Body  string   // what holds then
	Times []string // the times of day that it names
}

// timesOfDay finds "9:00" and "21:15".
var timesOfDay = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`\b\d{1,2}:\d{2}\b`) })

// windowLead is how a part of such a rule begins: with its time.
var windowLead = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?i)^(?:until|till|before|from|between|after|at) \d{1,2}:\d{2}(?:(?: to | until | and | till |–|-)\d{1,2}:\d{2})?(?: on\b)?,? ?`)
})

// Windows are the parts of a statement that hold at different times of the day, nil
// where it has less than two: "Until 9:00 …; from 9:00 to 11:00 …; after that …".
func (w *Work) Windows(text string) []Window {
	if w.Language == "zh" || strings.Count(text, ";") == 0 {
		return nil
	}
	list := wording.Sentences(text)
	if len(list) == 0 {
		return nil
	}
	said := strings.TrimRight(text[list[0].Start:list[0].End], ". ")
	if label, rest, ok := strings.Cut(said, ": "); ok && len(strings.Fields(label)) <= 3 {
		said = rest
	}
	var out []Window
	for _, part := range reading.SplitTop(said, ";") {
		lead := windowLead().FindString(part)
		if lead == "" {
			return nil
		}
		out = append(out, Window{Text: part, Body: strings.TrimSpace(part[len(lead):]), Times: timesOfDay().FindAllString(lead, -1)})
	}
	if len(out) < 2 {
		return nil
	}
	return out
}

// datedWindows puts the time in the place of "after that" where the part before names
// it: taken out of its sentence it would be after something else.
func (w *Work) datedWindows(text string) string {
	if w.Language == "zh" {
		return text
	}
	parts := strings.Split(text, "; ")
	for i := 1; i < len(parts); i++ {
		times := timesOfDay().FindAllString(parts[i-1], -1)
		for _, then := range w.Table.Words["window_thereafter"].In("en") {
			if rest, ok := CutFold(parts[i], then+" "); ok && len(times) > 0 {
				parts[i] = "after " + times[len(times)-1] + " " + rest
				break
			}
		}
	}
	return strings.Join(parts, "; ")
}

// whichWindows names the windows of the statement before where a text only counts them:
// "says which of the two holds".
func (w *Work) whichWindows(text string, before []Window) string {
	for word, n := range map[string]int{"two": 2, "three": 3, "four": 4} {
		if phrase := " which of the " + word + " "; n == len(before) && strings.Contains(text, phrase) {
			var leads []string
			for _, part := range before {
				leads = append(leads, strings.TrimSuffix(strings.TrimRight(strings.ToLower(windowLead().FindString(part.Text)), ", "), " on"))
			}
			return strings.Replace(text, phrase, phrase[:len(phrase)-1]+" ("+strings.Join(leads, ", ")+") ", 1)
		}
	}
	return text
}
