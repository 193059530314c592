package wording

import (
	"slices"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"
)

// wordSet makes a set of blank-separated words.
func wordSet(list string) map[string]bool {
	out := map[string]bool{}
	for w := range strings.FieldsSeq(list) {
		out[w] = true
	}
	return out
}

// commandNames are names that are written in lower case even at the begin of a
// sentence; anything with a capital, digit or mark inside needs no listing.
var commandNames = sync.OnceValue(func() map[string]bool {
	return wordSet(`kubectl npm npx pnpm yarn pip git curl wget nginx systemd docker bash zsh grep awk sed make cmake cargo rustc gcc clang psql
redis-cli mysql sqlite3 terraform ansible helm gh jq ssh scp rsync cron crontab vim emacs tmux webpack vite esbuild eslint pytest jest localhost stdin stdout stderr null true false`)
})

// properNames keep their capital inside a sentence; words with a second
// capital or a digit need no listing.
var properNames = sync.OnceValue(func() map[string]bool {
	return wordSet(`I I'm I'd I'll Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April June July August September October
November December English Welsh Dutch Italian Portuguese Turkish Swedish Danish Norwegian Finnish Czech Arabic Russian Ukrainian Irish Greek Hungarian Romanian Chinese Chinese-language French German Spanish Japanese Korean European American British China Europe Google Apple Microsoft Amazon Azure
Facebook Meta Twitter Slack Stripe Alipay Paypal Twilio Sentry Redis Docker Kubernetes Linux Windows Android Unix Python Java Kotlin Swift Rust Ruby Django Flask Rails
Spring Angular React Vue Svelte Node Express Postgres Mongo Kafka Elasticsearch Grafana Prometheus Terraform Ansible Jenkins Jira Confluence Notion Figma Excel Word
Chrome Firefox Safari Edge Git Markdown Bash Unicode Latin Mermaid Helm Nginx Apache Oracle Cassandra Celery Wechat Dingtalk Zoom Outlook Gmail Salesforce Shopify Visa
Mastercard Bluetooth Ethernet Internet Go`)
})

// spoken are names in capitals that are read as words, not letter by letter.
var spoken = sync.OnceValue(func() map[string]bool {
	return wordSet(`NASA REST SAML LAN LIFO MAC NAT NATO RAID RAM ROM SIM SMART SOAP FIFO FAQ FAT LASER LED MIDI NORAD SCADA SCSI SLAM SCRUM MIME MOSCOW LAMP
LEAN SWOT RADAR RICE ROI RASP SARIF SEPA SWIFT`)
})

// Article is the indefinite article before a noun: "an" before the sound of a
// vowel (hour, API, 8-hour), else "a".
func Article(noun string) string {
	word := strings.TrimLeft(strings.TrimSpace(noun), "`*_\"'“‘([")
	if n := strings.IndexFunc(word, func(r rune) bool { return !isWord(r) }); n >= 0 {
		word = word[:n]
	}
	if word == "" {
		return "a"
	}
	lower := strings.ToLower(word)
	switch {
	case word[0] >= '0' && word[0] <= '9':
		if word[0] == '8' || lower == "11" || lower == "18" {
			return "an"
		}
		return "a"
	case word == strings.ToUpper(word) && !spoken()[word] && (len(word) < 6 || !strings.ContainsAny(word, "AEIOU")):
		if strings.IndexByte("AEFHILMNORSX", word[0]) >= 0 {
			return "an"
		}
		return "a"
	case hasAnyPrefix(lower, "hour", "honest", "honor", "honour", "heir"):
		return "an"
	case hasAnyPrefix(lower, "uni", "use", "usa", "usu", "uti", "euro", "eu", "one", "once", "ubiq", "urin", "ufo", "ukr") && !hasAnyPrefix(lower, "unin", "unim", "unid"):
		return "a"
	case strings.IndexByte("aeiou", lower[0]) >= 0:
		return "an"
	}
	return "a"
}

func hasAnyPrefix(s string, prefixes ...string) bool {
	for _, x := range prefixes {
		if strings.HasPrefix(s, x) {
			return true
		}
	}
	return false
}

// Sentence makes a well-formed sentence of a phrase: blanks single, a capital
// at the begin unless an identifier stands there, one stop of its language at
// the end. The empty text stays empty.
func Sentence(text string) string {
	text = strings.Join(strings.Fields(text), " ")
	text = strings.TrimRightFunc(text, func(r rune) bool { return strings.ContainsRune(" ,;:，、；：", r) })
	text = singleStop(text)
	if text == "" {
		return ""
	}
	text = upperFirst(text)
	body := strings.TrimRight(text, "\"')]}”’」』）】》*_")
	if hasAnySuffix(body, ".", "!", "?", "。", "！", "？", "…") {
		return text
	}
	last, _ := utf8.DecodeLastRuneInString(strings.TrimRight(body, "`"))
	first, _ := utf8.DecodeRuneInString(text)
	if isCJK(first) || isCJK(last) || isWideMark(last) || strings.ContainsAny(text, "：，；、") || Detect(text) == Chinese { // "搜索用 Elasticsearch" begins in Chinese
		return text + "。"
	}
	return text + "."
}

// singleStop leaves one stop of several; an ellipsis and "?!" stay.
func singleStop(text string) string {
	body := strings.TrimRight(text, ".。 ")
	tail := text[len(body):]
	marks := strings.ReplaceAll(tail, " ", "")
	switch {
	case body == "" || marks == "" || marks == "..." && tail == marks:
		return text
	case hasAnySuffix(body, "!", "?", "！", "？", "…"):
		return body
	}
	if strings.HasPrefix(marks, "。") {
		return body + "。"
	}
	return body + "."
}

func upperFirst(text string) string {
	r, n := utf8.DecodeRuneInString(text)
	if !unicode.IsLower(r) || isIdentifier(firstField(text)) || opensWithCode(text) {
		return text
	}
	return string(unicode.ToUpper(r)) + text[n:]
}

// opensWithCode says that a Chinese text begins with the name of a program or a record in small
// letters, which keeps its case: "space-svc 挂了", "booking 的状态".
func opensWithCode(text string) bool {
	end := strings.IndexFunc(text, func(r rune) bool { return r != '-' && (r < 'a' || r > 'z') && (r < '0' || r > '9') })
	if end <= 0 || !strings.ContainsFunc(text, isCJK) {
		return false
	}
	return strings.Contains(text[:end], "-") || strings.HasPrefix(strings.TrimLeft(text[end:], " "), "的")
}

// firstField is the first word with the marks inside it, without those behind.
func firstField(text string) string {
	field, _, _ := strings.Cut(text, " ")
	return strings.TrimRight(field, ".,;:!?)]\"'”’。，；：！？")
}

// isIdentifier tells that a word is a name whose letters must not change:
// iOS, user_id, api/v1, --flag, kubectl.
func isIdentifier(word string) bool {
	if commandNames()[word] || hasAnyPrefix(word, "http:", "https:", "www.") {
		return true
	}
	for i, r := range word {
		if i > 0 && (unicode.IsUpper(r) || unicode.IsDigit(r)) || strings.ContainsRune("_/\\.=@#$`<>(){}|~^:", r) {
			return true
		}
	}
	return false
}

// LowerFirst makes a phrase fit into a sentence: its first letter in lower
// case unless the first word is an acronym, an identifier or a proper name.
func LowerFirst(text string) string {
	r, n := utf8.DecodeRuneInString(text)
	word := firstField(text)
	if i := strings.IndexAny(word, "'’-"); i > 0 && !properNames()[word] {
		word = word[:i]
	}
	if strings.HasPrefix(text, "A:") || strings.HasPrefix(text, "A)") {
		return text // a letter that names one of several, and no article
	}
	if !unicode.IsUpper(r) || properNames()[word] || isIdentifier(word) || word == string(r) && word != "A" {
		return text
	}
	return string(unicode.ToLower(r)) + text[n:]
}

// irregular are the plurals no rule makes; equal forms have none.
var irregular = sync.OnceValue(func() [2]map[string]string {
	const list = `person people child children man men woman women foot feet tooth teeth mouse mice criterion criteria datum data medium media analysis analyses
basis bases crisis crises hypothesis hypotheses thesis theses axis axes index indexes matrix matrices vertex vertices appendix appendices schema schemas
life lives half halves leaf leaves self selves shelf shelves knife knives wife wives loaf loaves thief thieves quiz quizzes bus buses gas gases
information information metadata metadata feedback feedback software software hardware hardware equipment equipment staff staff series series species species
news news progress progress traffic traffic middleware middleware analytics analytics content content data data evidence evidence research research advice advice`
	words := strings.Fields(list)
	one, many := map[string]string{}, map[string]string{}
	for i := 0; i < len(words); i += 2 {
		many[words[i]] = words[i+1]
		if _, known := one[words[i+1]]; !known || words[i] == words[i+1] {
			one[words[i+1]] = words[i]
		}
	}
	return [2]map[string]string{one, many}
})

// Plural is the plural of an English noun or of the last word of a noun phrase.
// Chinese stays as it is.
func Plural(word string) string {
	head, last := lastWord(word)
	lower := strings.ToLower(last)
	if many, ok := irregular()[1][lower]; ok {
		return head + sameCase(last, many)
	}
	if _, ok := irregular()[0][lower]; ok || last == "" {
		return word
	}
	if i := strings.Index(word, " on "); i > 0 {
		return Plural(word[:i]) + word[i:] // persons on call are people
	}
	if stem, ok := strings.CutSuffix(lower, "man"); ok && manOf(stem) {
		return word[:len(word)-2] + "en" // foremen
	}
	if stem, ok := strings.CutSuffix(lower, "men"); ok && manOf(stem) {
		return word
	}
	switch {
	case last == strings.ToUpper(last) && len(last) > 1:
		return word + "s"
	case strings.HasSuffix(lower, "y") && len(lower) > 1 && strings.IndexByte("aeiou", lower[len(lower)-2]) < 0:
		return word[:len(word)-1] + "ies"
	case hasAnySuffix(lower, "s", "x", "ch", "sh", "z"):
		return word + "es"
	}
	return word + "s"
}

// Singular is the singular of an English noun or of the last word of a noun
// phrase; a word that is no plural stays.
func Singular(word string) string {
	head, last := lastWord(word)
	lower := strings.ToLower(last)
	if one, ok := irregular()[0][lower]; ok {
		return head + sameCase(last, one)
	}
	if _, ok := irregular()[1][lower]; ok {
		return word
	}
	if stem, ok := strings.CutSuffix(lower, "people"); ok && stem != "" {
		return word[:len(word)-len("people")] + "person" // craftspeople
	}
	if stem, ok := strings.CutSuffix(lower, "men"); ok && manOf(stem) {
		return word[:len(word)-2] + "an"
	}
	switch {
	case len(last) > 2 && last[len(last)-1] == 's' && last[:len(last)-1] == strings.ToUpper(last[:len(last)-1]):
		return word[:len(word)-1] // APIs
	case !strings.HasSuffix(lower, "s") || len(lower) < 3 || hasAnySuffix(lower, "ss", "us", "is", "ous", "aas"): // SaaS
		return word
	case strings.HasSuffix(lower, "ies") && len(lower) > 4:
		return word[:len(word)-3] + "y"
	case hasAnySuffix(lower, "sses", "xes", "ches", "shes", "zzes", "uses") && !hasAnySuffix(lower, "auses", "caches"):
		if lower == "uses" || strings.HasSuffix(lower, "ouses") {
			return word[:len(word)-1]
		}
		return word[:len(word)-2]
	}
	return word[:len(word)-1]
}

// manOf says that a word in front of "man" makes somebody of it: a foreman, a
// craftsman, but no human, German, shaman or talisman.
func manOf(stem string) bool {
	return len(stem) > 2 && !slices.Contains([]string{"ger", "nor", "otto", "sha", "talis", "cay", "speci", "regi", "abdo", "acu", "ra", "hu", "ro"}, stem)
}

// lastWord cuts a phrase before its last run of ASCII letters.
func lastWord(s string) (head, last string) {
	i := len(s)
	for i > 0 && (s[i-1]|0x20 >= 'a' && s[i-1]|0x20 <= 'z') {
		i--
	}
	return s[:i], s[i:]
}

// sameCase gives a word the letter case of a model.
func sameCase(model, word string) string {
	switch {
	case model == strings.ToUpper(model) && len(model) > 1:
		return strings.ToUpper(word)
	case unicode.IsUpper(rune(model[0])):
		return strings.ToUpper(word[:1]) + word[1:]
	}
	return word
}
