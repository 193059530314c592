package understanding

import (
	"regexp"
	"strings"
	"sync"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// quality reads a unit under a heading of qualities.
func (x *understander) quality(u *reading.Unit, nested []int, c context) {
	x.withoutLacks(u)
	sens, before := u.Sentences, len(x.u.Qualities)
	labelled, known := x.qualityLabel(u.Label, c)
	if c.class == "" {
		c.class = labelled.labelled // the label is that of all that stands behind it
	}
	for i, sen := range sens {
		if x.announces(u, sen) || x.ruleOfRole(u, sen) {
			continue
		}
		inner, label, known := c, "", known && i == 0
		if i == 0 {
			label, inner = u.Label, labelled
		}
		for _, half := range x.lex.bothPromises(sen.Text) {
			for _, text := range x.promisesOf(label, half, known, inner.class) {
				for k, own := range x.ownPromises(text, inner) {
					for _, part := range x.leaningApart(own) {
						x.qualitySentence(u, (i > 0 || k > 0) && len(x.u.Qualities) > before, part, sen, inner)
					}
				}
			}
		}
	}
	for _, i := range nested {
		n := &x.r.Units[i]
		if n.Kind == reading.Code {
			continue
		}
		s := x.look(n.Text)
		x.addQuality(&s, c, QualityFact{}, n.From, n.To)
	}
}

// qualitySentence reads a sentence below a heading of qualities; more says that its unit has
// stated one before.
func (x *understander) qualitySentence(u *reading.Unit, more bool, text string, sen reading.Sentence, c context) {
	if head, tail, ok := fallback(text); ok { // what is done when the quality cannot be had
		x.addFeature(FeatureFact{Text: tail, Group: c.group}, sen.From, sen.To)
		text = head
	}
	t := x.tags(text)
	s := x.look(t.text)
	if x.exceptAlarm(&s, sen) {
		return
	}
	kind := x.classify(&s, context{kind: "quality", class: c.class, feature: -1}, false)
	switch {
	case kind == "problem" && x.lex.figureTold(&s) == kind: // how much there is today is no promise
		x.addProblem(&s, sen.From, sen.To)
	case x.circumstanceOf(&s), x.lex.paperOwed(&s), equipmentThere(&s), kind == "constraint" && x.worldGiven(&s) != "":
		x.put("constraint", &s, sen.From, sen.To, c)
	case c.class == "" && staysUntil().MatchString(t.text):
		x.addConstraint(t.text, sen.From, sen.To)
	case x.ownDataRight(&s), c.class == "" && s.class != "SC" && whoeverDoes().MatchString(t.text):
		x.put("feature", &s, sen.From, sen.To, context{feature: -1, group: c.group})
	case kind == "question" || kind == "assumption" || kind == "non_goal" && !s.measured() || kind == "risk" || kind == "note":
		x.put(kind, &s, sen.From, sen.To, c)
	case kind == "feature" && (s.has("operable", "alarm") || x.lex.overSpan(&s)), s.has("can") && !s.strong && !s.timed() && c.outer == "api":
		x.put("feature", &s, sen.From, sen.To, context{feature: -1, class: c.class})
	case s.trigger != "" && (s.has("must") || (s.class == "P" || s.class == "") && len(wording.Measures(s.trigger)) > 0 && doneTo(s.response)) && !s.strong && len(wording.Measures(s.response)) == 0:
		x.put("feature", &s, sen.From, sen.To, context{feature: -1, group: c.group}) // what is done then, no matter how well
	case x.behavesThen(&s, c), x.holdsThen(&s):
		x.put("feature", &s, sen.From, sen.To, context{feature: -1, group: c.group})
	case reading.HasHan(t.text) && (x.choosesMeans(t.text) || c.class == "" && s.class == "" && !s.measured() && reading.ContainsAny(t.text, x.lex.ChineseDataStaysOut...)):
		x.put("constraint", &s, sen.From, sen.To, context{kind: "constraint", feature: -1})
	case kind == "constraint" && !s.measured() && x.meansChosen(&s):
		x.put("constraint", &s, sen.From, sen.To, context{kind: "constraint", feature: -1})
	case x.standsOn(&s), !s.measured() && x.lex.listsStack(t.text):
		x.put("constraint", &s, sen.From, sen.To, context{kind: "constraint", feature: -1})
	case !s.measured() && x.lex.runsOn(t.text) && (s.class == "" || !s.strong):
		x.put("constraint", &s, sen.From, sen.To, context{kind: "constraint", feature: -1})
	case s.has("supplied") && !s.measured() && s.trigger == "" && !s.has("must"): // where something comes from is no quality of it
		x.put("constraint", &s, sen.From, sen.To, context{kind: "constraint", feature: -1})
	case s.has("money") && !s.timed() && s.class == "":
		x.addConstraint(t.text, sen.From, sen.To)
	case more && u.Kind == reading.Bullet && !s.measured() && s.class == "" && !x.lex.neverMay(s.text) && !x.saysItself(&s, c):
		q := &x.u.Qualities[len(x.u.Qualities)-1]
		q.Text += reading.Joiner(text) + sentence(text)
		q.Source = q.Source.Join(x.source(sen.From, sen.To))
	case c.class == "" && !s.measured() && s.class == "" && u.Kind == reading.Prose:
		x.put(reading.FirstOf(kind, "quality"), &s, sen.From, sen.To, c)
	default:
		if more && s.class == "" && c.class == "" && x.lex.neverMay(s.text) { // it goes on about the same
			c.class = x.u.Qualities[len(x.u.Qualities)-1].Class
		}
		x.addQuality(&s, c, QualityFact{Ref: reading.FirstOf(t.ref, c.count), Priority: reading.FirstOf(t.priority, c.priority)}, sen.From, sen.To)
	}
}

// ownPromises are the two sentences that a semicolon joins below a heading of a class, where each tells of
// a thing of its own and only one of them is measured: "numbers are encrypted at rest; keys are rotated
// every 12 months" measures no encryption. Any other text stays whole.
func (x *understander) ownPromises(text string, c context) []string {
	parts := atSemicolons(strings.TrimRight(text, ".。 "))
	if c.class == "" || len(parts) != 2 || (len(wording.Measures(parts[0])) > 0) == (len(wording.Measures(parts[1])) > 0) {
		return []string{text}
	}
	out := make([]string, 0, len(parts))
	for _, part := range parts {
		part = reading.UpperFirst(strings.TrimSpace(part))
		own := reading.HasFiniteVerb(part) && !x.lex.pronounStart(part) && !strings.Contains(part, ": ")
		if s := x.look(part); !own && (!reading.HasHan(part) || s.class != c.class || !s.strong) || s.trigger != "" {
			return []string{text}
		}
		out = append(out, sentence(part))
	}
	return out
}

// saysItself says that a further sentence of an item below a heading of security or law states a quality
// of its own: it tells of another thing what must be done to it.
func (x *understander) saysItself(s *signals, c context) bool {
	low := " " + reading.Lower(s.text)
	return (c.class == "S" || c.class == "C") && !reading.HasHan(s.text) && !x.lex.pronounStart(s.text) && s.trigger == "" && (doneTo(s.text) || s.has("must")) && reading.ContainsAny(low, " is ", " are ", " must ", " shall ")
}

// neverMay tells a ban in so strong words that it stands for itself: "A client must never see
// orders of others".
func (l *Lexicons) neverMay(text string) bool {
	return reading.ContainsAny(reading.Lower(text), l.MustNever...)
}

// holdsThen tells for how long the product goes on with something in a case: "When the store is
// down, the API accepts orders for up to 6 hours". How long that holds is no speed.
func (x *understander) holdsThen(s *signals) bool {
	low := reading.Lower(s.response)
	return s.trigger != "" && len(s.measures) == 1 && reading.ContainsAny(low, x.lex.HoldsFor...) && x.systemSubject(s.response)
}

// behavesThen tells a sentence that says among promises of how well what the product does in a
// case: neither its words nor its heading name a class of quality, and it counts nothing.
func (x *understander) behavesThen(s *signals, c context) bool {
	then := s.response
	if when, rest, ok := strings.Cut(s.text, "时，"); s.trigger == "" && ok && !strings.Contains(when, "，") {
		then = rest // 工单超过修复时间未关闭时，系统通知经理
	} else if s.trigger == "" {
		return false
	}
	if c.class != "" || c.labelled != "" || s.measured() || s.question || s.class != "" && !reading.ContainsAny(then, x.lex.ChineseTellsSomebody...) {
		return false
	}
	return x.systemSubject(then) || reading.HasHan(s.text) && reading.HasPrefixOf(then, x.lex.ChineseByItself...)
}

// listsStack tells a list of what a product is built with: "TypeScript on Node 22,
// Postgres, deployed to AWS ECS".
func (l *Lexicons) listsStack(text string) bool {
	const least = 3
	n, end := 0, -1
	for _, h := range l.tech.Find(text) {
		if h.Start < end || h.Value.weak || h.Value.exact && text[h.Start:h.End] != exactName(h.Value.name, text[h.Start:h.End]) {
			continue
		}
		end = h.End
		switch h.Value.layer {
		case "language", "framework", "database", "queue", "platform", "cloud":
			n++
		}
	}
	return n >= least
}

// runsOn tells where the product is to run, which is a choice and no promise of
// how well: "The portal runs on the two servers of the town".
func (l *Lexicons) runsOn(text string) bool {
	low := " " + reading.Lower(text)
	return reading.ContainsAny(low, l.RunsOnPhrases...)
}

// addQuality completes a quality and appends it.
func (x *understander) addQuality(s *signals, c context, q QualityFact, from, to int) {
	if q.Text == "" && c.class == "" && c.labelled == "" {
		if parts := x.unlikePromises(s.text); parts != nil {
			for _, part := range parts {
				own := x.look(part)
				x.addQuality(&own, c, q, from, to)
			}
			return
		}
	}
	said := atThePeak(reading.FirstOf(x.runsOnDevices(s), s.text))
	if q.Text == "" {
		q.Text = said
	}
	if promised, why, ok := whyBehind(q.Text); ok {
		q.Text, q.Name = promised, reading.FirstOf(q.Name, x.lex.Headline(promised))
		x.note(reading.UpperFirst(why), from, to)
	}
	fact, promise, told := behindFact(q.Text)
	if head, why, ok := strings.Cut(q.Text, ", because "); !told && ok && x.badFact(why) {
		fact, promise, told = reading.UpperFirst(why), head, true
	}
	if told {
		q.Text, q.Name = promise, reading.FirstOf(q.Name, x.lex.Headline(promise))
	}
	if q.Text = sentence(q.Text); q.Text == "" {
		return
	}
	if q.Class == "" {
		q.Class = x.qualityClass(s, c)
	}
	if name, value, ok := Compared(s.text); ok && q.Target == "" {
		q.Metric, q.Target = reading.FirstOf(q.Metric, name), value
	}
	if q.Target == "" {
		q.Target = reading.FirstOf(s.alarmed(), s.target())
	}
	if q.Class == "SC" && jobTime(s.text, q.Target) {
		q.Class = "P"
	}
	if q.Metric == "" {
		q.Metric = x.lex.measureName(s.text, q.Target)
	}
	if q.Name == "" {
		q.Name = x.lex.Headline(x.lex.clauseOfTarget(said, q.Target))
	}
	q.Source = x.source(from, to)
	if x.fresh("quality", q.Text) {
		x.u.Qualities = append(x.u.Qualities, q)
	}
	if bad := x.look(fact); told && x.lex.inBadState(&bad) {
		x.addProblem(&bad, from, to)
	} else if told {
		x.note(fact, from, to)
	}
	switch q.Class {
	case "S", "C":
		x.mention(s.text, from, to, false)
	case "PO":
		x.runsWith(s.text, from, to)
	default:
		x.endpointsIn(s.text, from, to)
		x.namedOutside(s.text, from, to)
		x.servicesNamed(s.text, from, to)
	}
}

// clauseOfTarget is what a Chinese quality is called after: the clause with its number, where the first
// one only tells how a business runs or when: 系统可用性不低于 99.9% behind 搅拌站 24 小时生产.
func (l *Lexicons) clauseOfTarget(text, target string) string {
	clauses := reading.SplitTop(strings.TrimRight(text, "。 "), "，")
	if !reading.HasHan(text) || target == "" || len(clauses) < 2 || strings.ContainsAny(clauses[0], "：；") || strings.Contains(clauses[0], target) {
		return text
	}
	if last := clauses[0][len(clauses[0])-1]; !reading.HasSuffixOf(clauses[0], l.ChineseBusinessRuns...) && (last < '0' || last > '9') {
		return text
	}
	for _, clause := range clauses[1:] {
		if strings.Contains(clause, target) {
			return clause
		}
	}
	return text
}

// unlikePromises are the parts of a sentence of which each measures something of
// another class: "p99 < 30 ms; 99.95 % availability". Nil for any other.
func (x *understander) unlikePromises(text string) []string {
	parts := atSemicolons(strings.TrimRight(text, ".。 "))
	if len(parts) < 2 {
		return nil
	}
	classes := map[string]bool{}
	for i, part := range parts {
		parts[i] = strings.TrimSpace(part)
		s := x.look(parts[i])
		if len(s.measures) == 0 {
			return nil
		}
		classes[x.qualityClass(&s, context{})] = true
	}
	if len(classes) < len(parts) {
		return nil
	}
	return parts
}

// atSemicolons are the parts of a text between its semicolons.
func atSemicolons(text string) []string {
	if reading.HasHan(text) {
		return reading.SplitTop(text, "；")
	}
	return reading.SplitTop(text, "; ")
}

// servicesNamed files the outside services that a promise says something goes
// through or is checked against, and the standards it is done by.
func (x *understander) servicesNamed(text string, from, to int) {
	cues, end := x.look0(text), -1
	for _, h := range x.lex.tech.Find(text) {
		if h.Start < end {
			continue
		}
		end = h.End
		switch h.Value.layer {
		case "service", "standard", "protocol", "format", "algorithm":
			if !h.Value.weak && (!h.Value.exact || text[h.Start:h.End] == exactName(h.Value.name, text[h.Start:h.End])) {
				x.mentionOne(text, h, cues, from, to, false)
			}
		}
	}
}

// qualityClass decides the class: a label before it, strong words, then the heading, then weak
// words, then what the number measures.
func (x *understander) qualityClass(s *signals, c context) string {
	class := x.classInWords(s, c)
	if own := classOfThings(s); own != "" && class != "S" {
		return own
	}
	return class
}

// classInWords is the class that the label, the words and the number of a quality give it.
func (x *understander) classInWords(s *signals, c context) string {
	switch {
	case c.labelled == "SC" && s.strong && s.class == "M": // what is added later, and no load
		return "M"
	case c.labelled != "":
		return c.labelled
	case c.kind == "feature" && loadInTime(s):
		return "P"
	case x.lex.severalPlatforms(s.text), x.onDevices(s):
		return "PO"
	case x.lex.spokenOnly(s):
		return "U"
	case s.strong:
		return s.class
	case s.class == "S" && c.class == "" && strings.Contains(reading.Lower(s.text), " take") && s.timed():
		return "P" // how long a sign-in takes is nothing of its safety
	case c.class == "O" && x.protects(s):
		return "S" // below "Operation" stands much that is none of it
	case c.class == "O" && s.class == "P" && s.timed():
		return "P"
	case s.class == "PO" && s.timed(): // a phone is named beside how fast it is, and no system to run on
		return "P"
	case c.class != "":
		return c.class
	case s.class != "S" && (x.lex.keptLong(s) || len(s.measures) > 0 && !s.timed() && x.protects(s)): // how long, and not how fast
		return "C"
	case !s.strong && x.lex.placed(s.text): // where something lies is a matter of law, not of speed
		return "C"
	case s.class == "SC" && len(s.measures) == 0: // "records are read every night" carries no load
	case s.class == "P" && len(s.measures) == 0 && !reading.HasHan(s.text) && strings.Contains(s.text, " within "): // "within the hangar" is no time
	case s.class != "":
		return s.class
	}
	for _, m := range s.measures {
		switch m.Class {
		case wording.ClassMoney:
			return "O" // what running it costs
		case wording.ClassRate, wording.ClassCount:
			return "SC"
		case wording.ClassTime, wording.ClassSize:
			return "P"
		}
	}
	if x.lex.meetsPeople(s.text) {
		return "U"
	}
	return "O"
}

// severalClasses says that a Chinese heading names qualities of more than one class,
// "性能与安全": what stands below it is told apart by its words.
func (x *understander) severalClasses(title string) bool {
	class := ""
	for _, h := range x.lex.headings.Find(title) {
		if h.Value.Kind != "quality" || h.Value.Class == "" || h.Value.whole || !reading.HasHan(title) {
			continue
		}
		if class != "" && class != h.Value.Class {
			return true
		}
		class = h.Value.Class
	}
	return false
}

// keptLong says for how long something is kept: "notes are kept for 10 years",
// 记录保存 5 年.
func (l *Lexicons) keptLong(s *signals) bool {
	return len(s.measures) > 0 && (s.has("retention") || reading.ContainsAny(" "+reading.Lower(s.text)+" ", l.KeptFor...) || reading.HasHan(s.text) && l.keepsFor(s.text))
}

// meetsPeople says that a promise is about what people see, hold or do, which is
// how usable a product is; any other is about how it runs.
func (l *Lexicons) meetsPeople(text string) bool {
	return reading.ContainsAny(" "+reading.Lower(text)+" ", l.MeetsPeople...)
}

// protects tells what happens to the data of people: "Personal data of a skipper
// must be deleted 12 months after the last stay".
func (x *understander) protects(s *signals) bool {
	low := reading.Lower(s.text)
	return reading.ContainsAny(low, x.lex.PersonalData...) ||
		strings.Contains(low, " data ") && reading.ContainsAny(low, "deleted", "erased", "anonymised", "anonymized") && len(x.lex.people.Find(s.text)) > 0
}

// measureName is what a target measures: the text without the number.
func (l *Lexicons) measureName(text, target string) string {
	if target == "" {
		return ""
	}
	text = l.sentenceOf(text, target)
	i := strings.Index(text, target)
	if i <= 0 {
		return l.Headline(strings.TrimSpace(strings.Replace(text, target, "", 1)))
	}
	head := reading.WithoutOpenBracket(strings.TrimRight(text[:i], " ,:：，<>≤≥="))
	if at := strings.LastIndex(head, "，"); at > 0 && utf8.RuneCountInString(head[at:]) > 2 {
		head = head[at+len("，"):] // the clause before has a number of its own, or says when
		if rest := text[i+len(target):]; utf8.RuneCountInString(head) < 4 && !strings.ContainsAny(rest, "，；") {
			head += strings.TrimRight(rest, "。 ")
		}
	}
	return l.Headline(dropDangling(head))
}

// sentenceOf is the sentence of a quality that holds its number: what the one before says is
// not measured by it. "Data stays in the EU. Names are removed after 24 months." measures no
// time of the first. A sentence that speaks of the one before keeps it.
func (l *Lexicons) sentenceOf(text, number string) string {
	at := strings.Index(text, number)
	for _, s := range wording.Sentences(text) {
		said := strings.TrimSpace(text[s.Start:s.End])
		if at >= s.End || at < s.Start {
			continue
		}
		if reading.HasHan(said) || len(strings.Fields(text[s.Start:at])) < 2 {
			return text
		}
		return said
	}
	return text
}

// peakTold is the clause that says when most is to do.
var peakTold = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(高峰|忙时|旺季)期?[是在](\p{Han}{2,10})，`)
})

// atThePeak makes of the clause that says when most is to do the moment at which a Chinese
// promise holds: nobody promises 高峰是台风天.
func atThePeak(text string) string { return peakTold().ReplaceAllString(text, "${2}${1}时，") }
