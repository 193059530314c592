package selection

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// maxWords bounds the words of a question: a log that was pasted into it has
// thousands, and says nothing more. Of a longer question only its beginning is
// read, maxQuestion bytes of it.
const (
	maxWords    = 400
	maxQuestion = 256 << 10
)

// Words takes the words out of a question that may name a rule file: in lower
// case, split at blanks and punctuation, names like parseFile in their parts
// too, without stop words and numbers. A run of Chinese is a word, and so are
// the pieces of two characters in a longer one.
func Words(question string) []string {
	l := list{}
	question = question[:min(len(question), maxQuestion)]
	for field := range strings.FieldsSeq(question) {
		if len(l.words) >= maxWords {
			break
		}
		if isLowerCase(field) { // most are
			l.add(field)
			continue
		}
		field = strings.TrimFunc(field, func(r rune) bool {
			return strings.ContainsRune(".,;:!?()[]{}<>\"'`*_。，；：！？（）「」“”", r)
		})
		if field == "c#" || field == "C#" || strings.HasSuffix(field, "++") {
			l.add(strings.ToLower(field))
		}
		for _, run := range runs(field) {
			l.run(run)
		}
	}
	return l.words
}

// isLowerCase says whether a text is nothing but small English letters.
func isLowerCase(text string) bool {
	for _, c := range []byte(text) {
		if c < 'a' || c > 'z' {
			return false
		}
	}
	return true
}

// GivenWords reads words that a person typed as such, between blanks or commas.
// "test*" stands for every word that begins so.
func GivenWords(text string) []string {
	var out []string
	for _, word := range strings.FieldsFunc(strings.ToLower(text), func(r rune) bool {
		return unicode.IsSpace(r) || strings.ContainsRune(",，、;；", r)
	}) {
		if strings.Trim(word, "*") != "" && !slices.Contains(out, word) {
			out = append(out, word)
		}
	}
	return out
}

type list struct {
	words []string
}

func (l *list) add(word string) {
	if utf8.RuneCountInString(word) >= 2 && !isStopWord(word) && !slices.Contains(l.words, word) && !isNumber(word) {
		l.words = append(l.words, word)
	}
}

// run adds a run of letters and digits, or of Chinese.
func (l *list) run(run string) {
	if first, _ := utf8.DecodeRuneInString(run); isHan(first) {
		l.add(run)
		runes := []rune(run)
		for i := 0; len(runes) > 2 && i+2 <= len(runes); i++ {
			l.add(string(runes[i : i+2]))
		}
		return
	}
	l.add(strings.ToLower(run))
	if strings.IndexFunc(run[1:], unicode.IsUpper) < 0 {
		return
	}
	if parts := humps(run); len(parts) > 1 {
		for _, part := range parts {
			l.add(strings.ToLower(part))
		}
	}
}

// runs splits a text into runs of letters and digits of one kind of script.
func runs(text string) []string {
	var out []string
	start, han := -1, false
	for i, r := range text {
		part := isHan(r) || unicode.IsLetter(r) || unicode.IsDigit(r) || unicode.IsMark(r)
		if start >= 0 && (!part || isHan(r) != han) {
			out = append(out, text[start:i])
			start = -1
		}
		if part && start < 0 {
			start, han = i, isHan(r)
		}
	}
	if start >= 0 {
		out = append(out, text[start:])
	}
	return out
}

// humps splits a name like parseFile or HTTPServer at its capitals.
func humps(name string) []string {
	var out []string
	start := 0
	runes := []rune(name)
	for i := 1; i < len(runes); i++ {
		up := unicode.IsUpper(runes[i])
		if up && !unicode.IsUpper(runes[i-1]) || up && i+1 < len(runes) && unicode.IsLower(runes[i+1]) {
			out = append(out, string(runes[start:i]))
			start = i
		}
	}
	return append(out, string(runes[start:]))
}

func isHan(r rune) bool {
	return r >= 0x1100 && unicode.In(r, unicode.Han, unicode.Hiragana, unicode.Katakana, unicode.Hangul)
}

func isNumber(word string) bool {
	return strings.IndexFunc(word, func(r rune) bool { return !unicode.IsDigit(r) }) < 0
}

// stem takes the ending off an English word, so that tests, testing and tested
// are one. It only compares words and is nothing to show.
func stem(word string) string {
	for _, r := range word {
		if r < 'a' || r > 'z' {
			return word
		}
	}
	switch {
	case len(word) > 4 && strings.HasSuffix(word, "ies"):
		return word[:len(word)-3] + "y"
	case len(word) > 4 && strings.HasSuffix(word, "sses"):
		word = word[:len(word)-2]
	case len(word) > 3 && strings.HasSuffix(word, "s") && !strings.HasSuffix(word, "ss") && !strings.HasSuffix(word, "us") && !strings.HasSuffix(word, "is"):
		word = word[:len(word)-1]
	}
	for _, ending := range []string{"ing", "ed"} {
		bare, ok := strings.CutSuffix(word, ending)
		if ok && len(bare) >= 3 && strings.ContainsAny(bare, "aeiouy") {
			if n := len(bare); bare[n-1] == bare[n-2] && !strings.ContainsRune("lsz", rune(bare[n-1])) {
				bare = bare[:n-1]
			}
			word = bare
			break
		}
	}
	if len(word) > 3 {
		word = strings.TrimSuffix(word, "e")
	}
	return word
}

// isStopWord says whether a word says nothing of what a question is about. The
// compiler makes a search of the cases, while a table would be filled at every
// start.
func isStopWord(word string) bool {
	switch word {
	case "a", "about", "above", "after", "again", "all", "also", "always", "am", "an", "and", "another", "any",
		"anything", "are", "as", "ask", "at", "be", "because", "been", "before", "being", "below", "between", "both",
		"but", "by", "can", "cannot", "change", "come", "could", "did", "do", "does", "doing", "done", "down",
		"during", "each", "else", "every", "everything", "few", "find", "first", "for", "from", "further", "get",
		"give", "go", "going", "had", "has", "have", "having", "he", "help", "her", "here", "hers", "him", "his",
		"how", "i", "if", "in", "into", "is", "it", "its", "just", "keep", "know", "last", "let", "like", "look",
		"made", "make", "many", "may", "me", "might", "more", "most", "much", "must", "my", "need", "needs", "never",
		"new", "no", "nor", "not", "nothing", "now", "of", "off", "ok", "on", "once", "one", "only", "or", "other",
		"our", "out", "over", "own", "per", "please", "put", "quite", "rather", "really", "same", "say", "see", "she",
		"should", "show", "since", "so", "some", "something", "still", "such", "sure", "take", "tell", "than", "that",
		"the", "their", "them", "then", "there", "these", "they", "thing", "things", "this", "those", "through", "to",
		"too", "try", "two", "under", "until", "up", "upon", "us", "use", "used", "using", "very", "want", "was",
		"way", "we", "well", "were", "what", "when", "where", "which", "while", "who", "why", "will", "with",
		"within", "without", "work", "would", "yes", "yet", "you", "your":
		return true
	case "我们", "你们", "他们", "这个", "那个", "这些", "那些", "一个", "一下", "一些", "什么", "怎么", "如何", "为什", "什么样", "可以", "需要", "应该",
		"能否", "是否", "请问", "请帮", "帮我", "帮忙", "现在", "然后", "以及", "或者", "但是", "因为", "所以", "如果", "已经", "还是", "没有", "不是",
		"就是", "进行", "使用", "里面", "一种", "关于", "对于", "根据", "通过":
		return true
	}
	return false
}
