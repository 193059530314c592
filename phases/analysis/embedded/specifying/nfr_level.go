package specifying

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/completing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// level binds a quality that is no plain clause in one sentence: what is
// measured has to be, take or reach the number. What fits none of the forms is a
// target to be met.
func (w *Specifier) level(text, class, must string) string {
	if w.Language == "zh" {
		return phrasing.OrElse(w.chineseLevel(text, class, must), w.Short("nfr_level", "must", must, "text", text))
	}
	said := ""
	label, value, ok := strings.Cut(text, ": ")
	switch {
	case ok && w.InBrackets(text, len(label)):
	case ok:
		said = w.levelOf(label, value, class, must)
	default:
		said = w.bareLevel(text, class, must)
	}
	said = phrasing.OrElse(said, w.otherLevel(text, class, must))
	return phrasing.OrElse(said, w.Say("nfr_level", "must", must, "text", w.LowerStart(text)))
}

// levelOf binds what a label names to the value behind it: "rerun of one day: 20
// min", "publish p99: internal 80 ms, standard 150 ms", "loss of one region:
// redirects continue".
func (w *Specifier) levelOf(label, value, class, must string) string {
	bare := phrasing.Capital(w.Unaddressed(label))
	if said := w.absentFor(label, value, must); said != "" {
		return said
	}
	if said := w.doing(value, must); said != "" {
		return bare + ": " + w.LowerStart(said)
	}
	if i := w.Reduced(value); i > 0 {
		return phrasing.Capital(phrasing.JoinWords(strings.TrimSpace(value[:i]), must, "be", value[i:]))
	}
	if said := w.doing(label, must); said != "" && phrasing.MeasureIn(value) != "" {
		return said + ": " + value
	}
	bare = w.Availability(bare)
	if each := valuesByName(value); each != "" {
		return phrasing.JoinWords(bare, must, "be", w.withSide(each, class))
	}
	if strings.HasSuffix(bare, " for") {
		return w.Say("req_provide", "must", must, "text", w.NounPhrase(label)+": "+value)
	}
	number, means := completing.MeasureStart(value), w.labelledMeans(label, value, class, must)
	last := strings.ToLower(reading.LastWord(bare))
	limits := reading.ContainsAny(strings.ToLower(bare), "quota", "limit")
	switch {
	case class == "PO" && w.Language != "zh" && versionsOf(value) != "":
		return w.Say("req_support", "must", must, "want", versionsOf(value))
	case class == "PO" && strings.HasPrefix(value, "the "):
		return w.Say("req_support", "must", must, "want", value+" of "+label)
	case number != 0 && means != "":
		return means
	case number < 0 && reading.StartsUpper(value) && !strings.ContainsAny(value, ",;:"):
		return w.Say("nfr_meet", "must", must, "label", w.LowerStart(label), "text", value)
	case class == "C" && number < 0 && w.Language != "zh" && rowOfNames(value) != nil:
		return w.Say("nfr_meet", "must", must, "label", w.LowerStart(label), "text", w.Join(rowOfNames(value), 0)) // "compliance: GDPR, PCI DSS"
	case class == "SC" && (number == 0 || strings.HasPrefix(value, "~")) && (last == "load" || last == "peak"):
		return w.Say("nfr_sustain", "must", must, "text", w.nounStart(wording.LowerFirst(bare))+" of "+value)
	case class == "P" && number == 0 && w.countsThings(value) && strings.Contains(value, ", "):
		return "" // "640 people, 1,900 places, proposal in 5 minutes": what it is judged by comes last
	case class == "SC" && !limits && (number == 0 || strings.HasPrefix(value, "~")) && w.countsThings(value):
		return w.Say("nfr_sustain", "must", must, "text", value+" ("+wording.LowerFirst(bare)+")")
	case number != 0 && w.Language != "zh" && len(strings.Fields(bare)) <= 2 && (strings.HasPrefix(value, "never ") || strings.HasPrefix(value, "none ")):
		return w.Say("nfr_meet_level", "must", must, "label", w.LowerStart(label), "text", value)
	case number != 0 && len(strings.Fields(bare)) <= 2 && w.Table.IsWord("thing_adjectives", "en", strings.ToLower(strings.TrimRight(phrasing.LeadingWord(value), ","))):
		return w.Say("nfr_meet_level", "must", must, "label", w.LowerStart(label), "text", value) // "backup: daily, RPO 24 h"
	case number != 0:
		return ""
	}
	return w.timed(bare, value, class, must)
}

// versionsOf is which versions of named programs are meant, with their article: "last two versions
// of Chrome and Firefox". Empty for any other text.
func versionsOf(value string) string {
	bare := strings.TrimPrefix(value, "the ")
	if lead, names, ok := strings.Cut(bare, " of "); ok && reading.HasPrefixOf(bare, "last ", "latest ", "current ", "two latest ", "two last ") && strings.Contains(lead, "version") && reading.StartsUpper(names) {
		return "the " + bare
	}
	return ""
}

// rowOfNames are the names of a row in which each begins with a capital: "GDPR, PCI DSS". Nil for
// any other text.
func rowOfNames(value string) []string {
	parts := reading.SplitList(value)
	if len(parts) < 2 || strings.ContainsAny(value, ";:") {
		return nil
	}
	for _, p := range parts {
		if !reading.StartsUpper(p) || len(strings.Fields(p)) > 3 {
			return nil
		}
	}
	return parts
}

// labelledMeans binds what a class of quality is reached with, behind the label that
// names the class: "browser support: Chrome and Firefox" is what is supported,
// "security: TLS 1.3" what is used. Empty where the value is no such thing.
func (w *Specifier) labelledMeans(label, value, class, must string) string {
	if len(strings.Fields(label)) > 2 || strings.ContainsAny(value, ":") {
		return ""
	}
	key := ""
	switch standard := w.meetsStandard(value, must); {
	case standard != "":
		return "" // a standard is met, and no more than named
	case w.Language != "zh" && (!w.IsNoun(value) || w.OpensDone(value) || !reading.StartsUpper(value) && class != "S"):
		return ""
	case class == "S" && w.Language != "zh":
		key = "nfr_use"
	case class == "PO", class == "U" && w.namesLanguages(value):
		key = "req_support"
	default:
		return ""
	}
	return phrasing.Capital(label) + w.Say("colon") + w.Say(key, "must", must, "text", value, "want", spaceBeforeLatin(value))
}

// namesLanguages says that a text is a row of languages: "English and Polish", "中文、英文".
func (w *Specifier) namesLanguages(text string) bool {
	parts := strings.FieldsFunc(strings.NewReplacer(" and ", ",", "、", ",", "和", ",", "，", ",").Replace(strings.TrimRight(text, ".。 ")), func(r rune) bool { return r == ',' })
	for _, part := range parts {
		if !w.Table.IsWord("languages", w.Language, strings.ToLower(strings.TrimSpace(part))) {
			return false
		}
	}
	return len(parts) > 0
}

// timed binds a thing to its number; a bare time that something takes is the
// longest that it may take.
func (w *Specifier) timed(head, value, class, must string) string {
	verb := w.beOrTake(head, value)
	if verb == "take" && w.HasWord(head, "ends_soon") || class == "R" && (completing.IsMeasureCode(head) || w.HasWord(head, "ends_soon")) || class == "O" && strings.HasSuffix(strings.ToLower(head), "response") {
		class = "P"
	}
	value = w.sideOfHead(head, w.withSide(value, class))
	if verb == "take" && strings.HasPrefix(value, "within ") {
		verb = "be there" // "full service within 2 hours"
	}
	return phrasing.JoinWords(head, must, verb, value)
}

// sideOfHead is a number that no word bounds with the side on which it may lie by what is
// measured: what something costs is the most that it may, a throughput the least.
func (w *Specifier) sideOfHead(head, value string) string {
	if short, rest, ok := strings.Cut(value, " "); ok && w.Language != "zh" {
		switch strings.TrimSuffix(short, ".") {
		case "max":
			return w.Say("at_most", "text", rest)
		case "min":
			return w.Say("at_least", "text", rest)
		}
	}
	ms := phrasing.Measures(value)
	if w.Language == "zh" || len(ms) == 0 || ms[0].Start > 0 || ms[0].Op != "=" && ms[0].Op != "" || ms[0].High != 0 {
		return value
	}
	switch last := strings.ToLower(reading.LastWord(head)); {
	case w.Table.IsWord("bounded_above", "en", last):
		return w.Say("at_most", "text", value)
	case w.Table.IsWord("bounded_below", "en", last):
		return w.Say("at_least", "text", value)
	}
	return value
}

// withSide is a number that no word bounds with the side on which it may lie: a
// time to wait is the longest, a share of availability the least.
func (w *Specifier) withSide(value, class string) string {
	ms := phrasing.Measures(value)
	switch {
	case len(ms) == 0 || ms[0].Start > 0 || !boundAbove(value) || ms[0].Op != "=" && ms[0].Op != "":
		return value
	case ms[0].Class == wording.ClassTime && class == "P" && !phrasing.IsPeriod(ms[0].Text):
		return w.Say("at_most", "text", value)
	case ms[0].Class == wording.ClassShare && class == "A":
		return w.Say("at_least", "text", value)
	}
	return value
}

// boundAbove says that a value begins with a number to which no bound is stated.
func boundAbove(value string) bool {
	number := phrasing.MeasureIn(value)
	return number != "" && unicode.IsDigit(rune(number[0])) && !strings.ContainsAny(number, "–-") && !strings.Contains(value, number+" or ")
}

// beOrTake is the verb between a thing and its number: what lasts takes a time, a
// latency is one.
func (w *Specifier) beOrTake(head, value string) string {
	ms := phrasing.Measures(value)
	if len(ms) > 0 && slices.Contains([]string{"ms", "s", "min", "h"}, ms[0].Unit) && !w.HasWord(head, "measured_nouns") {
		return "take"
	}
	return "be"
}

// startsWithTime says that a value begins with a time.
func startsWithTime(value string) bool {
	ms := wording.Measures(value)
	return len(ms) > 0 && ms[0].Start == 0 && ms[0].Class == wording.ClassTime
}

// underLoad binds what happens under circumstances that a label names: "network
// gone for up to 10 minutes: upload resumes, does not start over".
func (w *Specifier) underLoad(text, must string) string {
	label, value, ok := strings.Cut(strings.TrimRight(text, "."), ": ")
	if !ok || w.Language == "zh" || phrasing.MeasureIn(label) == "" && !w.Table.IsWord("loss_labels", "en", phrasing.LeadingWord(label)) || len(strings.Fields(label)) > maxDoer || w.InBrackets(text, len(label)) || w.doing(label, must) != "" || len(wording.Sentences(text)) > 1 {
		return ""
	}
	said := w.doing(value, must)
	if said == "" {
		return ""
	}
	return phrasing.Finished(phrasing.Capital(label) + ": " + w.LowerStart(strings.NewReplacer(", does not ", ", "+w.Say("must_not")+" ", ", do not ", ", "+w.Say("must_not")+" ").Replace(said)))
}

// nounStart puts an article before a noun that stands alone: "a peak".
func (w *Specifier) nounStart(noun string) string {
	if strings.Contains(noun, " ") {
		return noun
	}
	return "a " + noun
}

// valuesByName turns a list of names and numbers round: "internal 80 ms, standard
// 150 ms" is "80 ms (internal) and 150 ms (standard)". Empty for any other value.
func valuesByName(value string) string {
	parts := strings.Split(strings.TrimRight(value, "."), ", ")
	for i, p := range parts {
		at := completing.MeasureStart(p)
		name := ""
		if at > 0 {
			name = strings.TrimSpace(p[:at])
		}
		if name == "" || len(parts) == 1 && !completing.IsMeasureCode(name) || len(strings.Fields(name)) > 2 || strings.HasSuffix(name, "of") {
			return ""
		}
		parts[i] = p[at:] + " (" + name + ")"
	}
	return inARow(parts)
}

// inARow is a list in running text: "a, b and c".
func inARow(parts []string) string {
	last := len(parts) - 1
	if last == 0 {
		return parts[0]
	}
	return strings.Join(parts[:last], ", ") + " and " + parts[last]
}

// absentFor binds what must not be there for the sake of somebody: "Works council:
// no statistics per agent". Empty for anything else.
func (w *Specifier) absentFor(label, value, must string) string {
	if completing.MeasureStart(value) >= 0 || !w.IsAbsent(value) {
		return ""
	}
	there, _ := w.Absent(strings.TrimRight(value, ". "))
	return w.Say("req_ensure", "must", must, "text", there+" ("+w.LowerStart(label)+")")
}

// bareLevel binds a quality without a label.
func (w *Specifier) bareLevel(text, class, must string) string {
	if said := w.doing(text, must); said != "" {
		return said
	}
	ms := slices.DeleteFunc(phrasing.Measures(text), func(m wording.Measure) bool { return w.InBrackets(text, m.Start) })
	if len(ms) == 0 {
		return ""
	}
	if first, second, _ := strings.Cut(strings.ToLower(text), " "); w.Table.IsWord("verbs", "en", first) && w.Table.IsWord("conditions", "en", phrasing.LeadingWord(second)) {
		return w.Say("nfr_does", "must", must, "text", w.LowerStart(text)) // "alert when the lag is above 45 s"
	}
	number, end := ms[0].Start, &ms[len(ms)-1]
	share := number == 0 && ms[0].Class == wording.ClassShare
	switch {
	case share && strings.HasPrefix(strings.TrimSpace(text[ms[0].End:]), "of "):
		if i := w.Reduced(text); i > 0 {
			return phrasing.JoinWords(strings.TrimSpace(text[:i]), must, "be", text[i:])
		}
		if i := w.sharesVerb(text); i > 0 {
			return phrasing.JoinWords(strings.TrimSpace(text[:i]), must, text[i:])
		}
		return w.Say("nfr_reach", "must", must, "text", text)
	case share && class == "A" && !strings.Contains(strings.ToLower(text), "availab"):
		return phrasing.JoinWords(phrasing.Capital(w.Product), must, "be available", w.withSide(text, class))
	case share:
		return w.Say("nfr_reach", "must", must, "text", text)
	case number == 0 && end.Class == wording.ClassTime && len(ms) > 1 && strings.HasSuffix(text[:end.Start], " in ") && strings.Trim(text[end.End:], ".") == "":
		return w.Say("nfr_handle", "must", must, "text", text)
	case number == 0:
		return ""
	}
	head := strings.TrimRight(text[:number], " ,")
	last := strings.ToLower(reading.LastWord(head))
	plain, _, _ := strings.Cut(head, " (")
	switch {
	case ms[0].Class == wording.ClassTime && last != "in" && last != "for" && (strings.HasSuffix(head, ")") || !strings.Contains(head, ",")) && w.IsNoun(plain) && !w.HasWord(plain, "finite"):
		return phrasing.Capital(phrasing.JoinWords(head, must, "take", text[number:]))
	case strings.Contains(head, ",") && w.IsNoun(head) && class != "P" && class != "SC" && !w.HasWord(head, "reducible"):
		return w.Say("req_provide", "must", must, "text", w.NounPhrase(text))
	}
	return ""
}

// maxDoer is how many words the subject of a clause has at most that is found
// by its verb.
const maxDoer = 9

// doing binds a clause that begins with what does something: "portal pages load
// in 2 s", "foremen sign in with a PIN", "a full battery lasts a shift". Empty
// where no verb shows by its place.
func (w *Specifier) doing(text, must string) string {
	tokens := phrasing.ClauseTokens(text)
	for i, t := range tokens {
		if i > maxDoer || t.Comma && i+1 < len(tokens) || strings.Contains(text[:t.From], ": ") {
			return ""
		}
		if i == 0 || i+1 >= len(tokens) {
			continue
		}
		prev, next := tokens[i-1].Low, tokens[i+1].Low
		if prev != "" && prev[0] >= '0' && prev[0] <= '9' || w.Table.IsWord("prepositions", "en", prev) || w.Table.IsWord("determiners", "en", prev) || w.Table.IsWord("articles", "en", prev) || w.Table.IsWord("conditions", "en", tokens[0].Low) || w.Table.IsWord("writers", "en", tokens[0].Low) {
			continue
		}
		led := w.Table.IsWord("prepositions", "en", next) || w.Table.IsWord("articles", "en", next) || w.Table.IsWord("particles", "en", next) || w.Table.IsWord("adverbs", "en", next) || strings.HasSuffix(next, "ly") || w.IsThird(t.Low) && strings.IndexAny(strings.TrimLeft(text[t.To:], " "), "0123456789<≤~") == 0
		base := ""
		switch {
		case !led:
		case (strings.HasSuffix(t.Low, "able") || strings.HasSuffix(t.Low, "ible")) && len(t.Low) > 5:
			subject := strings.TrimSpace(text[:t.From])
			return phrasing.Capital(phrasing.OrElse(w.shareOfTime(subject, text[t.From:], must), phrasing.JoinWords(subject, must, "be", text[t.From:])))
		case (w.IsThird(t.Low) || w.Table.IsWord("doing_verbs", "en", wording.Singular(t.Low)) && strings.HasSuffix(t.Low, "s")) && !w.Table.IsWord("doing_nouns", "en", t.Low):
			base, _ = w.BaseVerb(t.Low)
		case w.actsLikeMany(tokens[w.headAt(tokens[:i])].Low) && w.Table.IsWord("verbs", "en", t.Low) && !w.Table.IsWord("doing_nouns", "en", t.Low):
			base = t.Low
		}
		if base != "" && next != "of" && next != "per" {
			return phrasing.Capital(phrasing.JoinWords(strings.TrimSpace(text[:t.From]), must, base, strings.TrimSpace(text[t.To:])))
		}
	}
	if n := len(tokens); n == 2 && phrasing.IsPluralNoun(tokens[0].Low) && w.Table.IsWord("verbs", "en", tokens[1].Low) {
		return phrasing.Capital(phrasing.JoinWords(text[:tokens[1].From-1], must, text[tokens[1].From:])) // "redirects continue"
	}
	return ""
}

// actsLikeMany says that a noun takes the verb of several: "foremen sign in",
// "staff sign in".
func (w *Specifier) actsLikeMany(noun string) bool {
	return phrasing.IsPluralNoun(noun) || w.Table.IsWord("groups", "en", noun)
}

// headAt is the noun that a subject is about: before its first preposition.
func (w *Specifier) headAt(tokens []phrasing.Token) int {
	for i, t := range tokens {
		if i > 0 && (w.Table.IsWord("prepositions", "en", t.Low) || w.Table.IsWord("relatives", "en", t.Low)) {
			return i - 1
		}
		if i > 0 && strings.HasSuffix(t.Low, "er") && i+1 < len(tokens) && tokens[i+1].Low == "than" {
			return i - 1 // "uploads older than 4 h"
		}
	}
	return len(tokens) - 1
}

// chineseLevel puts the modal verb before the bound: "可用率必须不低于 99.9%",
// "视频首帧必须在 1.5 秒内出现". Empty where none is found.
func (w *Specifier) chineseLevel(text, class, must string) string {
	label, value, ok := cutAny(text, "：", ": ")
	if ok && completing.MeasureStart(value) == 0 && !strings.ContainsAny(label, "，；") {
		if r, _ := utf8.DecodeRuneInString(value); strings.ContainsRune("<>≤≥不至最", r) || strings.HasPrefix(value, `\<`) || strings.HasPrefix(value, `\>`) {
			return spacedEnd(label) + must + spaceBeforeLatin(value)
		}
		if share, span, shared := shareWithin(value); shared {
			return strings.TrimSpace(label) + " " + share + " " + must + "在 " + span // "权限下发延迟：95% 在 30s 内"
		}
		if strings.Contains(value, "内") {
			return spacedEnd(label) + must + "在" + spaceBeforeLatin(value) // "200 ms 以内"
		}
		if class == "P" && startsWithTime(value) && boundAbove(value) {
			return spacedEnd(label) + must + spaceBeforeLatin(w.Say("at_most", "text", value))
		}
		return spacedEnd(label) + must + phrasing.OrElse(w.boundSide(label), "为") + spaceBeforeLatin(value)
	}
	if said := ""; ok && !strings.ContainsAny(label, "，；") {
		if said = w.labelledMeans(label, value, class, must); said != "" {
			return said
		}
		if completing.MeasureStart(value) > 0 && utf8.RuneCountInString(label) <= 4 {
			return w.Say("nfr_meet_level", "must", must, "label", label, "text", value)
		}
	}
	return w.chineseBound(text, must)
}

// boundSide is on which side of a number that no word bounds the measure of a name
// may lie: a delay stays below it, a rate of throughput above. Empty where the name
// does not tell.
func (w *Specifier) boundSide(label string) string {
	low := strings.ToLower(label)
	switch {
	case reading.ContainsAny(low, w.Table.Words["smaller_better"].In("zh")...):
		return "不超过"
	case reading.ContainsAny(low, w.Table.Words["larger_better"].In("zh")...):
		return "不低于"
	}
	return ""
}

// chineseBound binds a Chinese clause at its bound.
func (w *Specifier) chineseBound(text, must string) string {
	if strings.Contains(text, must) || strings.ContainsAny(text, "：") {
		return ""
	}
	ms := phrasing.Measures(text)
	if len(ms) == 0 || ms[0].Start == 0 {
		return ""
	}
	head := strings.TrimRight(text[:ms[0].Start], " ")
	rest := text[len(head):]
	if strings.ContainsAny(head, "，；。") || utf8.RuneCountInString(head) < 2 || w.LeadsWithPerson(head) || reading.ContainsAny(head, "应当", "应支持", "应能", "须", "需要", "支持", "可以", "能够") || strings.HasSuffix(text, "告警") {
		return "" // it binds itself, or the number is when something is done
	}
	m := &ms[0]
	switch {
	case reading.ContainsAny(m.Text, "不低于", "不超过", "不少于", "不大于", "不小于", "不高于", "≤", "≥", "<", ">"):
		return spacedEnd(head) + must + spaceBeforeLatin(strings.TrimLeft(rest, " "))
	case utf8.RuneCountInString(head) < 3:
		return "" // too little to be sure of what is measured
	case strings.HasSuffix(head, "率") || strings.HasSuffix(head, "可用性"):
		return head + must + "达到 " + strings.TrimLeft(rest, " ")
	case m.Class == wording.ClassTime && (strings.Contains(m.Text, "内") || strings.HasPrefix(text[m.End:], "内")) && !reading.HasSuffixOf(head, "在", "于", "的", "后", "每", "前", "约", "经", "第"):
		return head + must + "在 " + strings.TrimLeft(rest, " ")
	}
	return ""
}

// shareWithin parts how many of the cases have to be done from the time in which: 95% and 30s 内 of
// "95% 在 30s 内", "99% ≤ 2 秒" has no such time.
func shareWithin(value string) (share, span string, ok bool) {
	share, span, ok = strings.Cut(strings.TrimSpace(value), "在")
	share, span = strings.TrimSpace(share), strings.TrimSpace(span)
	return share, span, ok && strings.HasSuffix(share, "%") && strings.Trim(share, "0123456789.%") == "" && strings.Contains(span, "内") && span != "" && span[0] >= '0' && span[0] <= '9'
}

func cutAny(text string, seps ...string) (before, after string, ok bool) {
	for _, sep := range seps {
		if before, after, ok = strings.Cut(text, sep); ok {
			return before, after, true
		}
	}
	return text, "", false
}

// spacedEnd puts a blank behind a Latin word that Chinese follows.
func spacedEnd(text string) string {
	if r, _ := utf8.DecodeLastRuneInString(text); r < utf8.RuneSelf && r != ' ' {
		return text + " "
	}
	return text
}

// spaceBeforeLatin puts a blank before a number or sign behind Chinese words.
func spaceBeforeLatin(text string) string {
	if r, _ := utf8.DecodeRuneInString(text); reading.IsHan(r) {
		return text
	}
	return " " + text
}

// sharesVerb is where the verb stands that a share of several things does in a time: "95 % of
// list calls answer within 300 ms". Zero without one.
func (w *Specifier) sharesVerb(text string) int {
	tokens := phrasing.ClauseTokens(text)
	for i := 3; i+1 < len(tokens); i++ {
		next := tokens[i+1].Low
		if phrasing.IsPluralNoun(tokens[i-1].Low) && !tokens[i-1].Comma && w.Table.IsWord("verbs", "en", tokens[i].Low) && (next == "within" || next == "in" || next == "under") {
			return tokens[i].From
		}
	}
	return 0
}

// notOf is the word that forbids as firmly as another one asks.
func (w *Specifier) notOf(must string) string {
	if must == w.Modal(specs.Should) {
		return w.ModalNot(specs.Should)
	}
	return w.ModalNot(specs.Must)
}

// shareOfTime binds the product where a bare share stands for how much of the time it is in
// a state: "99.9 % available from 7:30 to 17:00". Empty where the share is one of things.
func (w *Specifier) shareOfTime(subject, state, must string) string {
	ms := wording.Measures(subject)
	word, rest, _ := strings.Cut(state, " ")
	if len(ms) != 1 || ms[0].Class != wording.ClassShare || strings.TrimSpace(ms[0].Text) != subject || !strings.HasSuffix(word, "able") {
		return ""
	}
	return w.Say("req_do", "must", must, "want", phrasing.JoinWords("be", word, subject, "of the time", rest))
}
