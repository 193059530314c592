package wording

import (
	"strings"
	"sync"
)

// stopWords carry grammar, not meaning.
var stopWords = sync.OnceValue(func() map[string]bool {
	const list = `a about above after again all also am an and any are as at be because been before being below between both but by can could did do does
doing down during each either every few for from further had has have having he her here hers him his how i if in into is it its itself just let may me might
more most must my no nor not now of off on once only or other our ours out over own per same shall she should so some such than that the their theirs them then
there these they this those through to too under until up upon us very via was we were what when where whether which while who whom whose why will with within
without would you your yours etc e.g i.e eg ie one one's one’s`
	out := map[string]bool{}
	for w := range strings.FieldsSeq(list) {
		out[w] = true
	}
	return out
})

// Stem is a word without its grammatical ending, so that "managed", "manages",
// "managing" and "manage" are one. It is light: meanings are not merged. The
// result is for comparing, not for reading. Words of other scripts stay.
func Stem(word string) string {
	w := strings.ToLower(word)
	w = strings.TrimSuffix(strings.TrimSuffix(w, "'s"), "’s")
	if len(w) < 4 || !isLatin(w) {
		return w
	}
	w = stemPlural(w)
	switch {
	case strings.HasSuffix(w, "ied") && len(w) > 4:
		return w[:len(w)-3] + "y"
	case strings.HasSuffix(w, "eed"):
	case strings.HasSuffix(w, "ing"):
		w = stemVerb(w, w[:len(w)-3])
	case strings.HasSuffix(w, "ed"):
		w = stemVerb(w, w[:len(w)-2])
	}
	if len(w) > 4 && strings.HasSuffix(w, "ll") {
		return w[:len(w)-1] // "controlled" and "control"
	}
	if len(w) > 4 && strings.HasSuffix(w, "e") && w[len(w)-2] != 'e' {
		return w[:len(w)-1]
	}
	return w
}

// isLatin says whether a word holds nothing but the letters a to z.
func isLatin(w string) bool {
	for i := range len(w) {
		if w[i] < 'a' || w[i] > 'z' {
			return false
		}
	}
	return true
}

func stemPlural(w string) string {
	switch {
	case !strings.HasSuffix(w, "s") || hasAnySuffix(w, "ss", "us", "is"):
		return w
	case strings.HasSuffix(w, "ies") && len(w) > 4:
		return w[:len(w)-3] + "y"
	case hasAnySuffix(w, "sses", "xes", "ches", "shes", "zzes"):
		return w[:len(w)-2]
	}
	return w[:len(w)-1]
}

// stemVerb is the base of a verb whose ending was cut off, or the whole word
// when what is left is none.
func stemVerb(whole, base string) string {
	n := len(base)
	switch {
	case n < 2 || !strings.ContainsAny(base, "aeiouy"):
		return whole
	case n == 2:
		return base + "e"
	case n > 3 && base[n-1] == base[n-2] && strings.IndexByte("lsz", base[n-1]) < 0:
		return base[:n-1]
	}
	return base
}

func hasAnySuffix(s string, suffixes ...string) bool {
	for _, x := range suffixes {
		if strings.HasSuffix(s, x) {
			return true
		}
	}
	return false
}
