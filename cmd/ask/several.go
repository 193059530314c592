package ask

import (
	"slices"
	"strconv"
	"strings"

	"github.com/overtone-cli/overtone/phases/interview"
)

// several reads an answer that names several options: numbers, ids and labels
// with commas between, "3-7" for all from one to the other, and "+x" and "-x"
// to change what is offered instead of naming all anew. What is none of these
// stays as it was typed, so that the question refuses it by its name. The
// values come in the order of the options, as forms give them.
func several(q interview.Question, text string, offered []string) []string {
	var out []string
	sign := byte(0)
	for i, part := range parts(text) {
		// A sign holds until the next one; a first part without means that all is named anew.
		if s, rest := signed(part); s != 0 && (i == 0 || sign != 0) {
			if i == 0 {
				out = slices.Clone(offered)
			}
			sign, part = s, rest
		}
		for _, v := range meant(q, part) {
			switch at := slices.Index(out, v); {
			case sign == '-' && known(q, v):
				out = slices.DeleteFunc(out, func(o string) bool { return o == v })
			case sign != '+' || at < 0:
				out = append(out, v)
			}
		}
	}
	slices.SortStableFunc(out, func(a, b string) int { return place(q, a) - place(q, b) })
	return out
}

// parts are what stands between commas, of either language.
func parts(text string) []string {
	var out []string
	for part := range strings.FieldsFuncSeq(text, func(r rune) bool { return r == ',' || r == '，' || r == '、' || r == ';' || r == '；' }) {
		if part = strings.TrimSpace(part); part != "" {
			out = append(out, part)
		}
	}
	return out
}

// signed takes the sign off a part, 0 when there is none.
func signed(part string) (sign byte, rest string) {
	for _, s := range []struct {
		mark string
		sign byte
	}{{"+", '+'}, {"＋", '+'}, {"-", '-'}, {"－", '-'}, {"−", '-'}} {
		if rest, ok := strings.CutPrefix(part, s.mark); ok {
			return s.sign, strings.TrimSpace(rest)
		}
	}
	return 0, part
}

// meant are the values of one part: an option, or all from one to another.
func meant(q interview.Question, part string) []string {
	v := option(q, part)
	if known(q, v) {
		return []string{v}
	}
	for _, dash := range []string{"..", "–", "~", "～", "-"} {
		for at := 0; ; {
			i := strings.Index(part[at:], dash)
			if i < 0 {
				break
			}
			from, to := end(q, part[:at+i]), end(q, part[at+i+len(dash):])
			if from >= 0 && to >= from {
				var out []string
				for _, o := range q.Options[from : to+1] {
					out = append(out, o.ID)
				}
				return out
			}
			at += i + len(dash)
		}
	}
	return []string{v}
}

// end is the place of the option at one end of a range, -1 for none. A number
// is a place, whatever the options are called.
func end(q interview.Question, text string) int {
	text = strings.TrimSpace(text)
	if n, err := strconv.Atoi(text); err == nil && n >= 1 && n <= len(q.Options) {
		return n - 1
	}
	return slices.IndexFunc(q.Options, func(o interview.Option) bool { return strings.EqualFold(o.ID, text) })
}

func known(q interview.Question, v string) bool {
	return slices.ContainsFunc(q.Options, func(o interview.Option) bool { return o.ID == v })
}

// place sorts options before words that are none.
func place(q interview.Question, v string) int {
	if i := slices.IndexFunc(q.Options, func(o interview.Option) bool { return o.ID == v }); i >= 0 {
		return i
	}
	return len(q.Options)
}
