package specifying

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// storedForEach reads what is stored for each of a kind: "the system must store for each device a
// unique number, maker and place", "for each device, the system stores: number, maker, place".
func (w *Specifier) storedForEach(clause string) (name, list string, ok bool) {
	low := strings.ToLower(clause)
	for _, each := range []string{"for each ", "for every "} {
		at := strings.Index(low, each)
		if at < 0 || len(low) != len(clause) || at > 0 && clause[at-1] != ' ' {
			continue
		}
		rest := clause[at+len(each):]
		if at == 0 { // "for each device, the system stores …"
			head, tail, cut := strings.Cut(rest, " ")
			_, list, found := cutFirstOf(tail, w.storedVerbs()...)
			if cut && found && strings.HasSuffix(head, ",") {
				return strings.TrimRight(head, ","), strings.TrimLeft(list, ": "), true
			}
			continue
		}
		if before := strings.Fields(low[:at]); !w.Table.IsWord("told_stored", "en", before[len(before)-1]) {
			continue
		}
		words := strings.Fields(rest)
		for i := 1; i < min(len(words), 4); i++ {
			if strings.HasSuffix(words[i-1], ":") || w.Table.IsWord("articles", "en", strings.ToLower(words[i])) || w.Table.IsWord("determiners", "en", strings.ToLower(words[i])) {
				return strings.TrimRight(strings.Join(words[:i], " "), ":"), strings.Join(words[i:], " "), true
			}
		}
	}
	return "", "", false
}

// storedVerbs are the verbs of storing, as they stand between two words.
func (w *Specifier) storedVerbs() []string {
	var out []string
	for _, verb := range w.Table.Words["told_stored"].In("en") {
		out = append(out, " "+verb+" ", " "+verb+": ")
	}
	return out
}

// uniqueField is a field of which the source says that no two have the same.
func uniqueField(name string) (bare, bound string) {
	if rest, ok := phrasing.CutFold(name, "unique "); ok {
		return rest, "unique"
	}
	return name, ""
}
