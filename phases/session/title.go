package session

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs/markdown"
	"github.com/overtone-cli/overtone/specs/wording"
)

// TitleOf is what names a package's folder: the subject of an e-mail, the first
// H1, else the first sentence.
func TitleOf(src analysis.Source) string {
	text := src.Text
	const head = 64 << 10 // a title stands at the beginning
	if len(text) > head {
		text = strings.ToValidUTF8(text[:head], "")
	}
	if subject := subjectOf(text); subject != "" {
		return firstOf(wording.Topic(markdown.Plain(subject)), subject)
	}
	if !src.Plain {
		for _, b := range markdown.Parse([]byte(text), 1).Blocks {
			if b.Kind == markdown.Heading && b.Level == 1 && !b.Quoted {
				return markdown.Plain(b.Text)
			}
		}
	}
	text = withoutFields(withoutGreeting(strings.TrimSpace(text)))
	for _, span := range wording.Sentences(text) {
		if wish := wishedFor(text[span.Start:span.End]); wish != "" {
			return wish
		}
	}
	for _, span := range wording.Sentences(text) {
		if name := wording.SystemOfWriter(text[span.Start:span.End]); name != "" {
			return name
		}
		if wording.IntroducesWriter(text[span.Start:span.End]) {
			continue // "Ruth here, from the swim school."
		}
		if topic := topicOf(text[span.Start:span.End]); topic != "" {
			return topic
		}
	}
	return text
}

// wishedFor is the thing that the writer of a letter wishes for: "They'd like a
// small system where a librarian scans a book".
func wishedFor(sentence string) string {
	flat := strings.Join(strings.Fields(markdown.Plain(sentence)), " ")
	for _, wish := range []string{"'d like a ", "’d like a ", " would like a ", " want a ", " wants a ", " need a ", " needs a ", " looking for a "} {
		before, thing, ok := strings.Cut(flat, wish)
		if !ok || len(strings.Fields(before)) > 4 {
			continue
		}
		head, _, _ := strings.Cut(strings.TrimRight(thing, "."), ",")
		words := strings.Fields(head)
		for _, noun := range []string{"system", "app", "tool", "page", "site", "website", "service", "platform", "portal", "bot", "program", "software", "application"} {
			if slices.Contains(words[:min(len(words), 4)], noun) && len(words) > 2 {
				return strings.Join(words[:min(len(words), 9)], " ")
			}
		}
	}
	return ""
}

// topicOf is what a sentence is about, empty where it only says that somebody
// talked: "Notes from the call with Ana, 3 May".
func topicOf(sentence string) string {
	first, rest, _ := strings.Cut(strings.TrimSpace(sentence), "\n")
	if topic := wording.Topic(markdown.Plain(first)); topic == "" {
		return markdown.Plain(strings.TrimSpace(rest))
	}
	if rest == "" {
		return wording.Topic(markdown.Plain(first))
	}
	return markdown.Plain(strings.TrimSpace(sentence))
}

func firstOf(texts ...string) string {
	for _, t := range texts {
		if t != "" {
			return t
		}
	}
	return ""
}

// withoutGreeting is a letter without its first line, "Hi team," or "各位好：".
func withoutGreeting(text string) string {
	first, rest, ok := strings.Cut(text, "\n")
	line := strings.TrimSpace(first)
	if ok && strings.TrimSpace(rest) != "" && wording.Addresses(line) {
		return strings.TrimSpace(rest)
	}
	if !ok || strings.TrimSpace(rest) == "" || !strings.ContainsAny(line[max(0, len(line)-3):], ",!，：:！") || !wording.Greeting(line) {
		return text
	}
	return strings.TrimSpace(rest)
}

// withoutFields is a text up to the fields of its head, "Status: draft", that
// stand right below its first line.
func withoutFields(text string) string {
	first, rest, ok := strings.Cut(text, "\n")
	key, _, field := strings.Cut(strings.Replace(firstLine(rest), "：", ":", 1), ": ")
	if !ok || !field || len(key) > 16 || strings.ContainsAny(key, " \t") || strings.HasSuffix(strings.TrimSpace(first), ",") {
		return text
	}
	return first
}

func firstLine(text string) string {
	line, _, _ := strings.Cut(text, "\n")
	return line
}

// subjectOf is what an e-mail is about: the subject among the fields at its
// top, without "Re:"; empty for any other text.
func subjectOf(text string) string {
	rows := strings.SplitN(text, "\n", 13)
	for _, row := range rows[:min(len(rows), 12)] {
		line := strings.Trim(row, " \t\r*>\uFEFF")
		if line == "" {
			continue
		}
		if wording.MemoHead(line) {
			continue
		}
		key, value, ok := strings.Cut(strings.Replace(line, "：", ":", 1), ":")
		if !ok || len(key) > 24 || strings.ContainsAny(key, " \t") {
			return ""
		}
		switch strings.ToLower(strings.Trim(key, " *")) {
		case "subject", "betreff", "主题", "re":
			return withoutReply(value)
		}
	}
	return ""
}

// withoutReply takes "Re:" and "Fwd:" off a subject.
func withoutReply(subject string) string {
	for {
		subject = strings.Trim(subject, " *")
		mark, rest, ok := strings.Cut(strings.Replace(subject, "：", ":", 1), ":")
		switch strings.ToLower(mark) {
		case "re", "aw", "fwd", "fw", "wg", "回复", "转发", "答复":
			if ok {
				subject = rest
				continue
			}
		}
		return subject
	}
}
