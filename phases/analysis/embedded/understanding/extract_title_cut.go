package understanding

import (
	"regexp"
	"slices"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// cutTitle takes the kind of document off a title. What is left of a second
// part is a tagline.
func (x *understander) cutTitle(title string) (name, tagline string) {
	title = strings.TrimSpace(title)
	t := tagged{text: title}
	leadingRef(&t)
	title = t.text
	for _, pair := range [][2]string{{"(", ")"}, {"（", "）"}, {"[", "]"}} {
		if i, j := strings.LastIndex(title, pair[0]), strings.LastIndex(title, pair[1]); i > 0 && j > i && x.isEdition(title[i+len(pair[0]):j]) {
			title = strings.TrimSpace(title[:i] + title[j+len(pair[1]):])
		}
	}
	title = x.lex.withoutCodename(dayFirst().ReplaceAllString(title, ""))
	parts := []string{title}
	for _, sep := range []string{": ", "：", " – ", " — ", " —— ", "——", " - ", " | ", ", "} {
		var next []string
		for _, p := range parts {
			next = append(next, reading.SplitTop(p, sep)...)
		}
		parts = next
	}
	var kept []string
	for _, p := range parts {
		if p = x.trimDocument(p); p != "" {
			kept = append(kept, p)
		}
	}
	if len(kept) == 0 {
		return title, ""
	}
	if len(kept) > 1 && reading.HasPrefixOf(reading.Lower(kept[0]), x.lex.BodiesThatBuy...) {
		kept = kept[1:] // "City of Marlow – Allotment Register"
	}
	return kept[0], strings.Join(kept[1:], ", ")
}

// dayFirst reads the day with which the title of a Chinese paper begins.
var dayFirst = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(?:[0-9]{4} ?年 ?)?[0-9]{1,2} ?月 ?[0-9]{1,2} ?[日号][，,：: ]*`)
})

// isDocument tells whether a text only names a kind of document.
func (x *understander) isDocument(text string) bool {
	low := strings.Trim(reading.Lower(text), " .!()（）v0123456789")
	return x.lex.titles[low]
}

// isEdition tells a remark in brackets on the document: its kind, or which
// version of it this is, "草稿第二版", "V1.2 修订稿".
func (x *understander) isEdition(text string) bool {
	if x.isDocument(text) {
		return true
	}
	if !reading.HasHan(text) || utf8.RuneCountInString(text) > 14 || !reading.ContainsAny(text, x.lex.ChineseEditionMarks...) {
		return false
	}
	if reading.HasPrefixOf(text, "草稿，", "初稿，", "草稿、", "初稿、") {
		return true // "草稿，周五过"
	}
	rest := strings.Trim(text, " ，,.vV0123456789")
	for _, mark := range x.lex.ChineseEditionWords {
		rest = strings.ReplaceAll(rest, mark, "")
	}
	return strings.Trim(rest, " ，,.vV0123456789一二三四五六七八九十") == ""
}

// trimDocument takes words such as "PRD" or "产品需求文档" off the ends of a part.
func (x *understander) trimDocument(part string) string {
	for {
		part = strings.TrimSpace(part)
		if x.isDocument(part) || x.isDocument(withoutReference(part)) {
			return ""
		}
		if x.calledWhole(part) {
			return part // 云笔记 is no note on a 云
		}
		if head, _, aside := strings.Cut(part, " ("); aside && strings.HasSuffix(part, ")") {
			if named := x.trimDocument(head); named != "" && named != head {
				return named // "Reading room backlog (Municipal Archive)"
			}
		}
		before := part
		part = withoutIssue(x.withoutEdition(part))
		low := reading.Lower(part)
		for _, word := range x.longestTitles() {
			if !reading.HasHan(word) && len(word) < 3 {
				continue
			}
			if rest, ok := strings.CutSuffix(low, word); ok && rest != "" && (reading.HasHan(word) || strings.HasSuffix(rest, " ") || len(word) > 2 && reading.HasHan(LastRunes(rest, 1))) && (reading.HasHan(word) || len(strings.Fields(word)) > 1 || word == "prd" || word == "spec" || word == "specification" || word == "requirements" || word == "brief" || word == "idea" || word == "backlog" && x.tellsStories()) {
				part = strings.TrimSpace(part[:len(rest)])
				break
			}
		}
		if part == before {
			return part
		}
	}
}

// tellsStories says that several lines of the source are stories: what is called a backlog
// there is the paper, and no product.
func (x *understander) tellsStories() bool {
	const least = 3
	n := 0
	for _, u := range x.r.Units {
		if x.story(x.tags(u.Text).text) != nil {
			if n++; n >= least {
				return true
			}
		}
	}
	return false
}

// calledWhole says that a sentence begins with a Chinese name and tells what it is,
// "云笔记是一款…": the name is whole, though it ends as documents do.
func (x *understander) calledWhole(name string) bool {
	return reading.HasHan(name) && slices.ContainsFunc(x.r.Lines, func(line string) bool {
		rest, ok := strings.CutPrefix(strings.TrimSpace(line), name+"是")
		return ok && reading.HasPrefixOf(rest, "一款", "一个", "一套", "面向", "一种")
	})
}

// withoutIssue takes off the end of a Chinese part which one of a series of documents
// it is, and the word that joined it to the kind of another: "第 6 周", "周会纪要 &".
func withoutIssue(part string) string {
	if !reading.HasHan(part) {
		return part
	}
	part = strings.TrimRight(part, " &/、＆")
	at := strings.LastIndex(part, "第")
	if at <= 0 {
		return part
	}
	head, issue := part[:at], part[at+len("第"):]
	for _, unit := range []string{"周", "次", "期", "轮", "号"} {
		if number, cut := strings.CutSuffix(issue, unit); cut && strings.Trim(number, " 0123456789一二三四五六七八九十") == "" && number != "" {
			return strings.TrimSpace(head)
		}
	}
	return part
}

// withoutReference takes the number of a document off its end: "Change request
// CR-2291", "Invitation to tender 2025/117".
func withoutReference(part string) string {
	i := strings.LastIndexByte(part, ' ')
	if i < 0 || !strings.ContainsAny(part[i:], "0123456789") || strings.ContainsFunc(part[i+1:], unicode.IsLower) {
		return part
	}
	return part[:i]
}

// longestTitles lists the words for kinds of document, longest first.
func (x *understander) longestTitles() []string {
	words := reading.SortedKeys(x.lex.titles)
	slices.SortStableFunc(words, func(a, b string) int { return len(b) - len(a) })
	return words
}

// realCase gives a title in capitals the letter case the text uses elsewhere.
func (x *understander) realCase(name string) string {
	if !reading.IsCapitals(name) || len(strings.Fields(name)) < 2 {
		return name
	}
	want := reading.Lower(name)
	for _, line := range x.r.Lines {
		if i := strings.Index(reading.Lower(line), want); i >= 0 && !reading.IsCapitals(line[i:i+len(want)]) {
			return line[i : i+len(want)]
		}
	}
	words := strings.Fields(want)
	for i, w := range words {
		r, n := utf8.DecodeRuneInString(w)
		words[i] = string(unicode.ToUpper(r)) + w[n:]
	}
	return strings.Join(words, " ")
}
