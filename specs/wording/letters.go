package wording

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Greeting tells the opening and closing lines of a letter: "Hi team,", "Best
// regards", "各位好：". A line with anything else in it is none.
func Greeting(line string) bool {
	low := strings.Trim(strings.ToLower(line), " ,.!，。！:：")
	if low == "" || len(low) > 48 {
		return false
	}
	for _, word := range []string{"hi", "hello", "dear", "hey", "best", "best regards", "kind regards", "regards", "cheers", "thanks", "thank you", "many thanks", "yours", "sincerely", "greetings", "many greetings", "best greetings", "best wishes", "warm regards", "all the best", "take care", "ciao", "good morning", "good afternoon", "good evening", "您好", "大家好", "你好", "早上好", "上午好", "中午好", "下午好", "晚上好", "大家早", "大家早上好", "大家上午好", "大家中午好", "大家下午好", "大家晚上好", "早安", "晚安", "谢谢", "此致"} {
		if low == word || strings.HasPrefix(low, word+" ") && len(strings.Fields(low)) <= 4 || strings.HasPrefix(low, word+",") || strings.HasPrefix(low, word+"，") {
			return true
		}
	}
	if (strings.HasSuffix(low, "您好") || strings.HasSuffix(low, "你好")) && len([]rune(low)) <= 8 && !strings.ContainsAny(low, "，。") {
		return true // 王经理您好
	}
	return strings.HasPrefix(low, "各位") && len([]rune(low)) <= 8 || strings.HasPrefix(low, "尊敬的") && len([]rune(low)) <= 12
}

// Addresses tells the line by which a letter is addressed to nobody by name: "To whoever ends up
// building this".
func Addresses(line string) bool {
	const longest = 10 // words
	low := strings.ToLower(strings.TrimSpace(line))
	if len(strings.Fields(low)) > longest {
		return false
	}
	for _, lead := range []string{"to whoever ", "to whom ", "to whomever ", "to the person who ", "to the people who ", "to anyone who ", "to anybody who ", "to those who ", "to all who ", "for whoever ", "to the developer", "to my future ", "to our future "} {
		if strings.HasPrefix(low, lead) {
			return true
		}
	}
	return false
}

// IntroducesWriter tells a sentence in which a writer only says who they are: "Ruth here, from the
// swim school."
func IntroducesWriter(sentence string) bool {
	const longest = 12 // words
	words := strings.Fields(sentence)
	if len(words) < 2 || len(words) > longest || strings.ToLower(words[0]) == words[0] {
		return false
	}
	return words[1] == "here," || words[1] == "here" && len(words) > 2 && (words[2] == "from" || words[2] == "of")
}

// SystemOfWriter is what a system is called that nobody names, by the house for which a writer
// speaks who says who they are: "Swim school system" of "Ruth here, from the swim school." Empty
// where the sentence says no such thing.
func SystemOfWriter(sentence string) string {
	const longest = 4 // words of a house
	_, house, ok := strings.Cut(strings.TrimRight(sentence, ".! "), " from the ")
	if !ok || house == "" || !IntroducesWriter(sentence) || strings.ContainsAny(house, ",;:") || len(strings.Fields(house)) > longest {
		return ""
	}
	first, size := utf8.DecodeRuneInString(house)
	return string(unicode.ToUpper(first)) + house[size:] + " system"
}

// MemoHead tells a line that only says what kind of letter follows: "MEMO".
func MemoHead(line string) bool {
	switch strings.Trim(strings.ToLower(line), " #*_-=:") {
	case "memo", "memorandum", "internal memo", "note", "internal note", "备忘录", "内部备忘":
		return true
	}
	return false
}

// Topic is what a subject or a first line is about: of "What we need for the
// service planner (long, sorry)" the service planner, of "Notes from the call
// about the new till" the new till. It is empty where the line only says that
// somebody talked, and the line itself where nothing is to be taken off.
func Topic(line string) string {
	line = withoutTalk(strings.TrimSpace(line))
	low := strings.ToLower(line)
	for _, lead := range []string{"what we need for ", "what i need for ", "what we want for ", "what i want for ", "what is needed for ", "requirements for ", "ideas for ", "some ideas for ", "wish list for ", "wishlist for ", "wishes for ", "thoughts on ", "some thoughts on ", "thoughts about ", "input for ", "feature requests for "} {
		if strings.HasPrefix(low, lead) {
			return withoutArticle(line[len(lead):])
		}
	}
	if !talked(low) {
		return line
	}
	for _, about := range []string{" about ", " regarding ", " concerning ", " re: ", ": ", " – ", " — "} {
		if i := strings.Index(low, about); i > 0 {
			if topic := strings.TrimRight(withoutArticle(line[i+len(about):]), " .:"); len(strings.Fields(topic)) > 1 && !strings.ContainsAny(topic[:1], "0123456789") {
				return topic
			}
		}
	}
	return ""
}

// talked tells a line that names a conversation: "Notes from the call with Ana".
func talked(low string) bool {
	first, rest, _ := strings.Cut(low, " ")
	switch first {
	case "notes", "minutes", "recap", "summary", "transcript", "write-up", "writeup":
		kind, _, _ := strings.Cut(rest, " ")
		return (kind == "from" || kind == "of" || kind == "after") && strings.ContainsAny(rest, "abcdefghijklmnopqrstuvwxyz") && says(rest, "call", "meeting", "conversation", "talk", "chat", "phone", "workshop", "visit", "interview", "stand-up", "session", "discussion")
	case "following":
		return strings.HasPrefix(rest, "up on ") || strings.HasPrefix(rest, "up our ")
	case "as":
		return strings.HasPrefix(rest, "discussed") || strings.HasPrefix(rest, "agreed") || strings.HasPrefix(rest, "promised")
	case "call", "meeting", "phone", "workshop", "interview":
		return strings.HasPrefix(rest, "notes") || strings.HasPrefix(rest, "minutes") || strings.HasPrefix(rest, "summary")
	}
	return false
}

// says tells whether one of some words stands in a text.
func says(text string, words ...string) bool {
	for word := range strings.FieldsSeq(text) {
		if slices.Contains(words, strings.Trim(word, ".,;:()")) {
			return true
		}
	}
	return false
}

// withoutTalk takes a remark in brackets off the end of a line that only speaks
// of the line: "(long, sorry)", "(urgent!)".
func withoutTalk(line string) string {
	i := strings.LastIndex(line, " (")
	if i <= 0 || !strings.HasSuffix(line, ")") {
		return line
	}
	if says(strings.ToLower(strings.Trim(line[i:], " ()!")), "sorry", "urgent", "urgent!", "long", "longish", "fyi", "please", "pls", "read", "wip", "again", "finally", "asap") {
		return strings.TrimSpace(line[:i])
	}
	return line
}

func withoutArticle(text string) string {
	for _, article := range []string{"the ", "our ", "a ", "an ", "my "} {
		if len(text) > len(article) && strings.EqualFold(text[:len(article)], article) {
			text = text[len(article):]
			break
		}
	}
	return titled(text)
}

// titled is a text that begins with a capital and ends without a stop.
func titled(text string) string {
	return strings.TrimRight(Sentence(text), ".。")
}
