package wording

import (
	"strings"
	"unicode/utf8"
)

// unitAt reads the unit at j, after blanks or a hyphen ("30-day"). Small spelled
// numbers take only units of time, size, share, money or length: "一个用户" and
// "one user" measure nothing.
func unitAt(s string, j int, spelled bool) (unit, int, bool) {
	k := skipGap(s, j)
	if k < len(s)-1 && s[k] == '-' {
		k++
	}
	if k >= len(s) {
		return unit{}, 0, false
	}
	u, end, ok := formAt(s, k)
	if ok && k > skipHyphen(s, j) && s[k:end] == "m" && !afterHours(s, j) {
		u = unit{"m", ClassLength} // "500 m" is a distance, "15m" a time
	}
	if !ok || spelled && u.class == ClassCount {
		return unit{}, 0, false
	}
	return u, end, true
}

// skipHyphen passes the hyphen of "30-day".
func skipHyphen(s string, j int) int {
	if j < len(s) && s[j] == '-' {
		return j + 1
	}
	return j
}

// afterHours says that hours stand before the number that ends at j: "1 h 30 m".
func afterHours(s string, j int) bool {
	head := strings.TrimRight(strings.TrimRight(s[:j], "0123456789"), " ")
	return strings.HasSuffix(head, "h") && strings.ContainsAny(strings.TrimRight(strings.TrimSuffix(head, "h"), " "), "0123456789")
}

// isTenth says that the 成 at k is a tenth, as in 三成以下, and not the beginning of a
// word of its own such as 成交.
func isTenth(s string, k int) bool {
	after, ok := strings.CutPrefix(s[k:], "成")
	next, _ := utf8.DecodeRuneInString(after)
	return ok && (after == "" || !isCJK(next) || strings.ContainsRune("以左多的半到至，。；、", next))
}

// formAt reads a form of the unit table at k.
func formAt(s string, k int) (unit, int, bool) {
	forms := unitForms()
	r, n := utf8.DecodeRuneInString(s[k:])
	if r == '%' || r == '％' || r == '×' {
		return forms[s[k:k+n]], k + n, true
	}
	if r == ':' || r == '：' {
		if end := k + n + len("1"); strings.HasPrefix(s[k+n:], "1") && (end == len(s) || !isASCIIWord(s[end]) && (s[end] != '.' || end+1 == len(s) || s[end+1] == ' ')) {
			return unit{":1", ClassCount}, end, true // a contrast of 4.5:1
		}
		return unit{}, 0, false
	}
	if isCJK(r) {
		if strings.HasPrefix(s[k:], "周岁") { // how old somebody is, and no weeks
			return unit{}, 0, false
		}
		if isTenth(s, k) {
			return unit{"成", ClassShare}, k + len("成"), true
		}
		for _, form := range wideForms() {
			if strings.HasPrefix(s[k:], form) {
				return forms[form], k + len(form), true
			}
		}
		return unit{}, 0, false
	}
	end := k
	for end < len(s) && end-k < 24 {
		r, n := utf8.DecodeRuneInString(s[end:])
		if !isWord(r) {
			break
		}
		end += n
	}
	word := s[k:end]
	if lower := strings.ToLower(word); lower == "business" || lower == "working" {
		if next, after := latinWord(s, skipGap(s, end)); next == "day" || next == "days" {
			return unit{"workday", ClassTime}, after, true
		}
	}
	if lower := strings.ToLower(word); lower == "per" {
		if next, after := latinWord(s, skipGap(s, end)); next == "cent" {
			return unit{"%", ClassShare}, after, true
		}
	}
	if u, ok := forms[word]; ok {
		return u, end, true
	}
	u, ok := forms[strings.ToLower(word)]
	if len(word) == 1 && word != strings.ToLower(word) {
		ok = false // "5 M" is no minute
	}
	return u, end, ok
}

// maxNounWords is how many words ("failed login attempts") may stand between a
// number and the end of the noun it counts.
const maxNounWords = 3

// nounAt finds the plural noun behind a number: "10k concurrent users".
func nounAt(s string, j int) (unit, int, bool) {
	for range maxNounWords {
		k := skipGap(s, j)
		if k == j && j < len(s) && s[j] != '-' {
			break
		}
		word, end := latinWord(s, k)
		if word == "" || stopWords()[word] {
			break
		}
		if strings.HasSuffix(word, "s") && !hasAnySuffix(word, "ss", "us", "is", "ous") || word == "people" {
			if u, ok := unitForms()[word]; ok {
				return u, end, true
			}
			return unit{word, ClassCount}, end, true
		}
		j = end
		if j < len(s) && s[j] == '-' {
			j++
			if k = j; k < len(s) {
				_, j = latinWord(s, k)
			}
		}
	}
	return unit{}, 0, false
}
