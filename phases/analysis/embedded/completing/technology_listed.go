package completing

import (
	"cmp"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// prescribedNames are the technologies that a source demands of the product, all of
// them, and those that somebody only proposes. Two of which one will do are one entry:
// "MySQL or MariaDB".
func (w *Completer) prescribedNames() (taken, wished []string) {
	var last *understanding.TechnologyFact
	for i := range w.Understood.Technologies {
		t := &w.Understood.Technologies[i]
		if !w.demandsTech(t) || w.IsKind(t.Name) || w.Table.IsWord("file_formats", "en", strings.ToLower(t.Name)) || strings.Contains(t.Text, " vs ") {
			continue
		}
		list := &taken
		if t.Standing == understanding.TechWished {
			list = &wished
		}
		if choice := w.ChoiceOf(t); choice != "" && last != nil && last.Standing == t.Standing && w.ChoiceOf(last) == choice {
			(*list)[len(*list)-1] = choice
			continue
		}
		*list = append(*list, t.Name)
		last = t
	}
	return taken, wished
}

// ChoiceOf is the closed choice in which a sentence names a technology beside others of its layer,
// in its own words: "达梦或 MySQL 8.0", "人大金仓、达梦之一", "MySQL, MariaDB or PostgreSQL". Empty
// where the sentence takes it.
func (w *Completer) ChoiceOf(t *understanding.TechnologyFact) string {
	type place struct{ from, to int }
	var at []place
	own := -1
	for i := range w.Understood.Technologies {
		o := &w.Understood.Technologies[i]
		if from := strings.Index(t.Text, o.Name); o.Layer == t.Layer && o.Text == t.Text && from >= 0 {
			at = append(at, place{from, from + len(o.Name)})
			if o.Name == t.Name {
				own = from
			}
		}
	}
	if len(at) < 2 || own < 0 {
		return ""
	}
	slices.SortFunc(at, func(a, b place) int { return cmp.Compare(a.from, b.from) })
	for i := 0; i < len(at); {
		j, or := i, false
		for ; j+1 < len(at); j++ {
			between := strings.TrimSpace(t.Text[min(at[j].to, at[j+1].from):at[j+1].from])
			isOr := slices.Contains(w.Table.Words["either_or"].In(w.Language), strings.TrimSpace(strings.TrimLeft(between, ",")))
			if !isOr && !slices.Contains([]string{"、", ",", "/"}, between) {
				break
			}
			or = or || isOr
		}
		end := at[j].to
		for _, one := range w.Table.Words["one_of_them"].In(w.Language) {
			if strings.HasPrefix(strings.TrimLeft(t.Text[end:], " "), one) {
				end, or = end+strings.Index(t.Text[end:], one)+len(one), true
				break
			}
		}
		if or && j > i && at[i].from <= own && own < end {
			return t.Text[at[i].from:end]
		}
		i = j + 1
	}
	return ""
}

// maxSupported bounds the sentences that are quoted for what a product has to work with.
const maxSupported = 3

// supportedText quotes what a source says that the product has to work with or on.
func (w *Completer) supportedText() string {
	var texts []string
	for i := range w.Understood.Technologies {
		t := &w.Understood.Technologies[i]
		if text := phrasing.Finished(t.Text); t.Standing == understanding.TechSupported && !slices.Contains(texts, text) {
			texts = append(texts, text)
		}
	}
	sep := " "
	if w.Language == "zh" {
		sep = ""
	}
	return strings.Join(phrasing.FirstN(texts, maxSupported), sep)
}
