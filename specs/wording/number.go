package wording

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// numeral is a number read from a text.
type numeral struct {
	value   float64
	end     int
	spelled bool // in words or Chinese numerals, not digits
}

// readNumber reads the number at i: digits with separators and multipliers
// (k, M, 万 …), Chinese numerals, or an English number word.
func readNumber(s string, i int) (numeral, bool) {
	r, _ := utf8.DecodeRuneInString(s[i:])
	switch {
	case r >= '0' && r <= '9':
		return readDigits(s, i)
	case strings.ContainsRune("一二两三四五六七八九十百千半零〇", r):
		return readHan(s, i)
	case unicode.IsLetter(r) && r < 0x80:
		return readWord(s, i)
	}
	return numeral{}, false
}

func readDigits(s string, i int) (numeral, bool) {
	j := i
	for j < len(s) && j-i < 32 {
		digit := s[j] >= '0' && s[j] <= '9'
		inside := (s[j] == '.' || s[j] == ',' && thousands(s, j)) && j+1 < len(s) && s[j+1] >= '0' && s[j+1] <= '9'
		if !digit && !inside {
			break
		}
		j++
	}
	value, err := strconv.ParseFloat(strings.ReplaceAll(s[i:j], ",", ""), 64)
	if err != nil {
		return numeral{}, false
	}
	factor, end := multiplier(s, j)
	return numeral{value: value * factor, end: end}, true
}

// thousands tells that three digits and no more follow the comma at j.
func thousands(s string, j int) bool {
	n := 0
	for j+1+n < len(s) && n < 4 && s[j+1+n] >= '0' && s[j+1+n] <= '9' {
		n++
	}
	return n == 3
}

// multiplier reads what scales the number that ends at j. A letter must stand
// close and alone: "10k users", not "10 kg".
func multiplier(s string, j int) (float64, int) {
	if j < len(s) && strings.IndexByte("kKM", s[j]) >= 0 {
		if after, _ := utf8.DecodeRuneInString(s[j+1:]); !isWord(after) || j+1 == len(s) {
			if s[j] == 'M' {
				return 1e6, j + 1
			}
			return 1e3, j + 1
		}
	}
	k := j
	for k < len(s) && k-j < 2 && s[k] == ' ' {
		k++
	}
	for _, m := range []struct {
		form  string
		value float64
	}{{"thousand", 1e3}, {"million", 1e6}, {"billion", 1e9}, {"百万", 1e6}, {"千万", 1e7}, {"万", 1e4}, {"亿", 1e8}, {"千", 1e3}} {
		if strings.HasPrefix(s[k:], m.form) && !strings.HasPrefix(s[k:], "千米") {
			return m.value, k + len(m.form)
		}
	}
	return 1, j
}

// readHan reads a simple Chinese numeral up to 亿.
func readHan(s string, i int) (numeral, bool) {
	total, part, digit := 0.0, 0.0, 0.0
	j := i
	for j < len(s) && j-i < 30 {
		r, n := utf8.DecodeRuneInString(s[j:])
		if d := strings.IndexRune("零一二三四五六七八九", r); d >= 0 {
			digit = float64(d / 3)
		} else if r == '两' {
			digit = 2
		} else if r == '〇' {
			digit = 0
		} else if r == '半' && j == i {
			return numeral{value: 0.5, end: j + n, spelled: true}, true
		} else if f := hanFactor(r); f >= 1e4 {
			total += max(part+digit, 1) * f
			part, digit = 0, 0
		} else if f > 0 {
			part += max(digit, 1) * f
			digit = 0
		} else {
			break
		}
		j += n
	}
	return numeral{value: total + part + digit, end: j, spelled: true}, j > i
}

func hanFactor(r rune) float64 {
	switch r {
	case '十':
		return 10
	case '百':
		return 100
	case '千':
		return 1000
	case '万':
		return 1e4
	case '亿':
		return 1e8
	}
	return 0
}

// readWord reads an English number word, also "two hundred" and "half an" hour.
func readWord(s string, i int) (numeral, bool) {
	word, j := latinWord(s, i)
	if word == "half" && j < len(s) && s[j] == ' ' {
		article, end := latinWord(s, j+1)
		return numeral{value: 0.5, end: end, spelled: true}, article == "a" || article == "an"
	}
	value, ok := NumberWord(word)
	if !ok {
		return numeral{}, false
	}
	if k := j + 1; k < len(s) && (s[j] == ' ' || s[j] == '-') {
		next, end := latinWord(s, k)
		switch more, ok := NumberWord(next); {
		case next == "hundred":
			value, j = value*100, end
		case next == "thousand":
			value, j = value*1000, end
		case ok && value >= 20 && more < 10:
			value, j = value+more, end
		}
	}
	return numeral{value: value, end: j, spelled: true}, true
}

// mayCount says whether a number word may begin with a letter.
func mayCount(c byte) bool { return strings.IndexByte("otfsenh", c|0x20) >= 0 }

// NumberWord is the value of an English number word in lower case, "five" or "twenty"; false
// for any other word.
func NumberWord(w string) (float64, bool) {
	const small = " one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen "
	const tens = " twenty thirty forty fifty sixty seventy eighty ninety "
	if len(w) < 3 || len(w) > 9 || !mayCount(w[0]) {
		return 0, false // most words, at a glance
	}
	if n := strings.Index(small, " "+w+" "); n >= 0 {
		return float64(strings.Count(small[:n+1], " ")), true
	}
	if n := strings.Index(tens, " "+w+" "); n >= 0 {
		return float64(10 * (strings.Count(tens[:n+1], " ") + 1)), true
	}
	return 0, false
}

// latinWord is the run of ASCII letters at i in lower case, and its end.
func latinWord(s string, i int) (string, int) {
	j := i
	for j < len(s) && j-i < 40 && (s[j]|0x20 >= 'a' && s[j]|0x20 <= 'z') {
		j++
	}
	return strings.ToLower(s[i:j]), j
}
