package understanding

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// namedSystems files systems that are called by a name and a noun: "the
// existing Fernhill ID service", "同步到第二课堂系统".
func (x *understander) namedSystems(text string, from, to int) {
	for _, noun := range x.lex.SystemKindsBehindName {
		for at := 0; ; {
			i := strings.Index(text[at:], noun)
			if i < 0 {
				break
			}
			i += at
			at = i + len(noun)
			if reading.InsideWord(text, at) {
				continue
			}
			begin := i
			for begin > 0 {
				j := strings.LastIndexByte(text[:begin], ' ')
				if j < 0 || !reading.StartsUpper(text[j+1:i]) || strings.ContainsAny(text[j+1:begin], ".,;:()") {
					break
				}
				begin = j
			}
			if hits := x.lex.tech.Find(text[begin:i]); len(hits) > 0 && hits[0].Value.isForm() {
				continue // "the SFTP server" says how, not who
			}
			if name := strings.TrimSpace(text[begin:i]); name != "" && begin > 0 && reading.StartsUpper(name) && x.outward(text, begin) != "" {
				x.addIntegration(strings.Trim(name, "*`\"'")+noun, text, from, to)
			}
		}
	}
	for h := range x.lex.cues.All(text) {
		if h.Value != "target" || !reading.HasHan(h.Phrase) {
			continue
		}
		rest := text[h.End:]
		for _, noun := range []string{"系统", "接口", "平台", "服务商"} {
			i := strings.Index(rest, noun)
			if i > 0 && utf8.RuneCountInString(rest[:i]) <= 12 && !strings.ContainsAny(rest[:i], "，。；：、,:") && !reading.ContainsAny(rest[:i], "系统", "从", "本平台") && (noun != "接口" || !strings.Contains(x.u.Title, strings.TrimSpace(rest[:i]))) { // its own interface is called
				x.addIntegration(strings.TrimSpace(rest[:i]+noun), text, from, to)
				break
			}
		}
	}
}

// outward tells by what is written closely before a name that it is a system
// outside: "target" for systems that data is exchanged with, "outside" for any
// other use.
func (x *understander) outward(text string, at int) string {
	const reach = 64
	from := max(0, at-reach)
	for from > 0 && !utf8.RuneStart(text[from]) {
		from--
	}
	kind := ""
	for _, h := range x.lex.cues.Find(text[from:at]) {
		if h.Value == "target" {
			return "target"
		}
		if h.Value == "outside" {
			kind = "outside"
		}
	}
	return kind
}

// exchangedAfter tells by what is written behind a name that data goes to or
// from it: "the reference rates are fetched", "WMS 会来拉数据".
func (l *Lexicons) exchangedAfter(after string) bool {
	low := strings.TrimLeft(reading.Lower(after[:min(len(after), 48)]), " ")
	for _, verb := range l.ExchangedPassive {
		if strings.HasPrefix(low, verb) {
			return true
		}
	}
	return false
}

func (x *understander) addIntegration(name, text string, from, to int) {
	name = strings.TrimRight(strings.TrimSpace(x.withoutNow(x.lex.withModel(wholeName(name, text), text))), "?？")
	if full := servedThing(name, text); full != name {
		name, text = full, strings.Replace(text, name, full, 1)
	}
	if _, behind, ok := strings.Cut(name, "——"); ok {
		name = behind // 由文员上传——122 平台没有开放接口
	}
	key := fold(name)
	if x.outer[key] || key == "" || x.partOfSystem(name) || x.lex.noSystem(name) || x.filedLonger(name, from) || x.filedByKind(name) || !x.lex.reachable(name, text) || turnsAway(text, name) {
		return
	}
	x.outer[key] = true
	said := tagged{text: text}
	if leadingRef(&said); strings.Contains(said.text, name) {
		text = said.text // "AC1: …" numbers the line
	}
	purpose := reading.UpperFirst(text)
	if own := x.ownClause(name, text); own != text {
		purpose = own
	}
	x.u.Integrations = append(x.u.Integrations, IntegrationFact{Name: name, Purpose: sentence(purpose), Source: x.source(from, to)})
}

// partOfSystem says that a Chinese name is only part of the name of a system
// that is filed: 统一身份认证 of 市统一身份认证平台.
func (x *understander) partOfSystem(name string) bool {
	if !reading.HasHan(name) || len([]rune(name)) < 4 {
		return false
	}
	for i := range x.u.Integrations {
		if strings.Contains(x.u.Integrations[i].Name, name) {
			return true
		}
	}
	return false
}

// integrationUnit reads a unit under a heading of outside systems.
func (x *understander) integrationUnit(u *reading.Unit, nested []int, c context) {
	if x.systemsInProse(u, c) || x.systemsBeneath(u, c) {
		return
	}
	x.whole(u, nested, func(text string, from, to int) {
		text = withoutClauseNumber(text)
		if text = x.withoutOutages(text, from, to, c); text == "" {
			return
		}
		if laterOne(text) && !strings.Contains(strings.TrimRight(text, ". "), ". ") { // "MongoDB later, perhaps": nothing to reach in the first release
			name, when, _ := strings.Cut(text, " ")
			if i := strings.Index(reading.Lower(text), " later"); i > 0 {
				name, when = strings.TrimRight(text[:i], ","), text[i+1:]
			}
			x.addNonGoal(name, reading.UpperFirst(when), from, to)
			return
		}
		if x.boldSystem(u, text, from, to) {
			return
		}
		name, body, _ := reading.CutLabel(text, u.Strong)
		if name != "" && (x.behindKind(name, body, from, to) || x.servedBy(name, body, from, to)) {
			return
		}
		if either, what, ok := strings.Cut(text, "："); ok && eitherSystem(either) && what != "" {
			x.mergeIntegration(IntegrationFact{Name: either, Purpose: sentence(what), Source: x.source(from, to)})
			return
		}
		if x.systemLater(name, body, from, to) || x.labelledExchange(name, text, body, from, to) {
			return
		}
		if ownPart(name) { // "Tablets: the ones we bought have to be used" names no system outside
			for _, sen := range reading.Sentences(text, from) {
				s := x.look(sen.Text)
				x.put("constraint", &s, from, to, context{kind: "constraint", feature: -1})
			}
			return
		}
		if name != "" && len(strings.Fields(name)) <= 5 && !slices.Contains(x.lex.NoSystemLabels, reading.Lower(name)) && x.saysHow(body) {
			purpose := sentence(x.besideRules(body, from, to))
			for _, each := range x.namesJoined(name) {
				x.mergeIntegration(IntegrationFact{Name: each, Purpose: purpose, Source: x.source(from, to)})
			}
			return
		}
		before := len(x.u.Integrations)
		s := x.look(text)
		if s.has("must", "non_goal") && (x.lex.forbids(text) || s.has("non_goal")) {
			x.put("constraint", &s, from, to, context{kind: "constraint", feature: -1})
			return
		}
		if reading.HasHan(text) {
			x.reachedList(text, from, to) // whole names before those of their makers
		}
		x.outside(text, from, to)
		x.namedFirst(text, from, to)
		x.waysChinese(text, from, to)
		x.doneBy(text, from, to)
		if len(x.u.Integrations) == before && !s.question {
			x.itemSystems(text, from, to)
		}
		x.forWhat(before, name, body)
		x.mention(text, from, to, true)
		if len(x.u.Integrations) > before && doneTo(text) && s.trigger == "" && x.exchanged(text) {
			x.addFeature(FeatureFact{Text: text}, from, to)
			return
		}
		if len(x.u.Integrations) == before {
			x.put(reading.FirstOf(x.classify(&s, context{kind: "constraint", feature: -1}, true), "constraint"), &s, from, to, context{kind: "constraint", feature: -1})
			return
		}
		x.addItem(&x.u.Dependencies, "dependency", text, from, to)
	})
}

// namesJoined are the systems of a label: two names of makers are two systems, "RoboVet and Merlin
// (PMS)", any other label names one, "Terms and conditions".
func (x *understander) namesJoined(label string) []string {
	bare, _, _ := strings.Cut(label, " (")
	names, rest := x.namesAhead(bare)
	if len(names) < 2 || rest != "" {
		return []string{label}
	}
	return names
}

// besideRules is what an outside system is for, without the rules told behind
// it, which are filed: "Nightly file over SFTP. Sage stays the leading system".
func (x *understander) besideRules(body string, from, to int) string {
	list := reading.Sentences(body, from)
	if len(list) < 2 || reading.HasHan(body) {
		return body
	}
	purpose := list[0].Text
	for _, sen := range list[1:] {
		s := x.look(sen.Text)
		if low := " " + reading.Lower(sen.Text); s.question || !s.has("must") && !reading.ContainsAny(low, " stays ", " remains ", " may not ", " never ") {
			purpose = sentence(purpose) + " " + sen.Text
			continue
		}
		x.addConstraint(sen.Text, from, to)
	}
	return purpose
}

// builtHere tells that a text names a language or a framework: it says what the product is
// made of, and a database or a cloud beside it belongs to it, "The backend is .NET 8 with
// PostgreSQL 16", "后端用 Java，数据库 MySQL 8.0，部署在阿里云账号上".
func (l *Lexicons) builtHere(text string) bool {
	for _, h := range l.tech.Find(text) {
		if layer := h.Value.layer; (layer == "language" || layer == "framework") && (!h.Value.exact || text[h.Start:h.End] == exactName(h.Value.name, text[h.Start:h.End])) {
			return true
		}
	}
	return false
}

// ownPart tells a label that names a part of the product or what it runs on.
func ownPart(label string) bool {
	return label != "" && strings.Contains(" tablet tablets phone phones handheld handhelds device devices hardware backend back-end frontend front-end server servers hosting database app apps browser browsers ", " "+reading.Lower(label)+" ")
}

// outside files every outside system named in a text below a heading of
// integrations: known names, and a short name at the beginning.
func (x *understander) outside(text string, from, to int) {
	end, built := -1, x.lex.builtHere(text)
	for _, h := range x.lex.tech.Find(text) {
		if h.Start < end || h.Value.exact && text[h.Start:h.End] != exactName(h.Value.name, text[h.Start:h.End]) {
			continue
		}
		end = h.End
		if h.Value.weak || x.lex.writtenFor(&h, text[h.End:]) || x.lex.refusedName(text, h.Start) || x.lex.refusedAfter(text, h.End) {
			continue
		}
		switch h.Value.layer {
		case "language", "framework":
			continue
		case "protocol", "standard", "format", "algorithm":
			x.addTechnology(text[h.Start:h.End], text[h.Start:h.End], h.Value.layer, text, from, to, true)
			continue
		case "database", "queue", "cloud", "platform":
			if reading.HasHan(text) && reading.ContainsAny(text[max(0, h.Start-18):h.Start], "用", "采用", "部署在", "基于") || h.Value.layer != "queue" && strings.HasSuffix(text[:h.Start], " on ") || built {
				x.addTechnology(text[h.Start:h.End], text[h.Start:h.End], h.Value.layer, text, from, to, true)
				continue
			}
		}
		x.addIntegration(text[h.Start:h.End], text, from, to)
	}
}

// unknownSystems files names that no lexicon knows but that the words before
// them make an outside system: "comes from ClubDesk", "go through seven.io".
func (x *understander) unknownSystems(text string, from, to int) {
	low := reading.Lower(text)
	for _, w := range x.lex.ExchangeOpeners {
		i := strings.Index(low, w)
		if i < 0 || i > 0 && w[0] != ' ' && reading.IsWordByte(low[i-1]) {
			continue
		}
		rest := text[i+len(w):]
		name := properName(rest)
		if hits := x.lex.tech.Find(rest[:min(len(rest), 48)]); name == "" || len(x.lex.tech.Find(name)) > 0 || len(hits) > 0 && hits[0].Start == 0 {
			continue
		}
		x.addIntegration(name, text, from, to)
		return
	}
}

// maxEitherSystem bounds, in runes, a label that names a system by either of its makes.
const maxEitherSystem = 30

// eitherSystem tells the label of a system of which one make or the other is there: 挤奶厅系统 DelPro / AfiMilk.
func eitherSystem(name string) bool {
	return reading.HasHan(name) && strings.Count(name, " / ") == 1 && utf8.RuneCountInString(name) <= maxEitherSystem && strings.Contains(name, "系统")
}
