package embedded

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs"
)

// takeChinese takes a Chinese clause apart: condition, label, then the clause.
func (w *work) takeChinese(st *statement, first string) {
	st.head = first
	for _, word := range w.rules.Words["conditions"].In("zh") {
		if !strings.HasPrefix(st.head, word) {
			continue
		}
		if i := strings.Index(st.head, "，"); i > 0 && (!strings.HasPrefix(word, "每") && word != "在" || strings.HasSuffix(st.head[:i], "时")) {
			st.trigger, st.head = st.head[:i], strings.TrimPrefix(st.head[i+len("，"):], "则")
		}
		break
	}
	for _, colon := range []string{"：", ": "} {
		if i := strings.Index(st.head, colon); i > 0 && utf8.RuneCountInString(st.head[:i]) <= 14 && !strings.Contains(st.head[:i], "，") && !strings.HasPrefix(st.head, "`") {
			st.label, st.head = st.head[:i], strings.TrimSpace(st.head[i+len(colon):])
			break
		}
	}
	for _, so := range []string{"，以便", "，从而"} {
		if i := strings.Index(st.head, so); i > 0 {
			st.head, st.purpose = st.head[:i], strings.Trim(st.head[i+len(so):], "，。")
		}
	}
}

// boundChinese puts 必须, 应当 or 可以 into a Chinese sentence: in place of the
// word that is there, behind a person or thing that leads it, else behind the
// product's name.
func (w *work) boundChinese(st statement, d *draft) string {
	p := d.req.Priority
	must := w.modal(p)
	text := ""
	switch {
	case st.label != "" && !w.leadsWithPerson(st.label) && w.chineseNoun(st.label):
		text = w.short("req_provide", "must", must, "text", st.label+"："+st.head)
	case st.label != "" && !w.leadsWithPerson(st.label) && !strings.ContainsFunc(st.label, isASCIILetter):
		text = w.short("req_support", "must", must, "want", st.label+"："+st.head)
	case st.label != "":
		text = w.short("req_hold", "must", must, "text", st.label+"："+st.head)
	default:
		text = w.chineseModal(st.head, p, d)
	}
	if st.trigger != "" {
		return strings.TrimRight(st.trigger, "，") + "，" + text
	}
	return text
}

func (w *work) chineseModal(head string, p specs.Priority, d *draft) string {
	must := w.modal(p)
	able := must
	if p != specs.Could {
		able += "能够"
	}
	for _, word := range []string{"不得", "不能", "不可以", "禁止", "严禁", "不允许"} { // binds already
		if i := strings.Index(head, word); i >= 0 && i <= 60 {
			if p == specs.Must || p == "" {
				return head[:i] + w.say("must_not") + head[i+len(word):]
			}
			return head
		}
	}
	first, _, _ := strings.Cut(head, "，")
	for _, word := range []string{"可以", "能够"} {
		if i := strings.Index(first, word); i > 0 {
			return head[:i] + able + head[i+len(word):]
		}
	}
	for _, word := range []string{"必须", "应当", "应该", "务必", "需要", "须"} {
		if i := strings.Index(first, word); i > 0 && word != "须" || i > 0 && !strings.Contains(first[:i], "必") {
			rest := head[i+len(word):]
			if word == "需要" && !w.rules.startsWith("verbs", "zh", rest) {
				rest = "有" + rest
			}
			return head[:i] + must + rest
		}
	}
	if i := strings.Index(first, "支持"); i > 0 && utf8.RuneCountInString(first[:i]) <= 10 {
		return head[:i] + must + head[i:]
	}
	if name, ok := w.actingPerson(head); ok {
		rest := strings.TrimSpace(head[len(name):])
		if strings.HasPrefix(rest, "收到") || strings.HasPrefix(rest, "看到") || strings.HasPrefix(rest, "在 ") || strings.HasPrefix(rest, "在") {
			return cjkJoin(name, must) + rest
		}
		return cjkJoin(name, able) + rest
	}
	if rest, ok := strings.CutPrefix(head, w.product); ok {
		return w.product + must + strings.TrimSpace(rest)
	}
	for _, name := range []string{"系统", "平台", "服务"} {
		if rest, ok := strings.CutPrefix(head, name); ok && rest != "" {
			return name + must + rest
		}
	}
	if d.pack != nil {
		return w.short("req_do", "must", must, "want", head)
	}
	if w.chineseNoun(first) {
		return w.short("req_provide", "must", must, "text", head)
	}
	if w.rules.startsWith("system_leads", "zh", head) {
		return w.short("req_do", "must", must, "want", head)
	}
	if !w.rules.startsWith("verbs", "zh", head) || strings.ContainsAny(first, "后时满") {
		if text, ok := w.inserted(head, first, must); ok {
			return text
		}
	}
	switch {
	case w.looksPersonal(head) || strings.HasPrefix(head, "按") || strings.HasPrefix(head, "把") || strings.HasPrefix(head, "批量"):
		return w.short("req_support", "must", must, "want", head)
	case w.rules.startsWith("verbs", "zh", head) || strings.HasPrefix(head, "在 ") || strings.HasPrefix(head, "将"):
		return w.short("req_do", "must", must, "want", head)
	}
	return w.short("req_hold", "must", must, "text", head)
}

// cjkJoin puts a blank between a word in Latin letters and a Chinese one.
func cjkJoin(left, right string) string {
	left = strings.TrimRight(left, " ")
	if r, _ := utf8.DecodeLastRuneInString(left); isLatin(r) {
		return left + " " + right
	}
	return left + right
}

// inserted puts the modal word before the verb of the first clause, when its
// place is certain.
func (w *work) inserted(head, first, must string) (string, bool) {
	best := -1
	for _, word := range w.rules.Words["insert_before"].In("zh") {
		if i := strings.Index(first, word); i > 0 && (best < 0 || i < best) {
			best = i
		}
	}
	if best < 0 {
		return "", false
	}
	n := utf8.RuneCountInString(first[:best])
	if n < 2 || n > 22 || strings.ContainsAny(first[:best], "“「（(") && !strings.ContainsAny(first[:best], "”」）)") {
		return "", false
	}
	for _, tail := range []string{"的", "了", "把", "并", "和", "、", "不", "可", "被", "后自", "请", "应", "来"} {
		if strings.HasSuffix(first[:best], tail) {
			return "", false
		}
	}
	left := strings.TrimRight(head[:best], " ")
	if r, _ := utf8.DecodeLastRuneInString(left); isLatin(r) {
		left += " "
	}
	return left + must + head[best:], true
}

func isASCIILetter(r rune) bool { return r < 0x80 && (r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z') }

// short is say with a short name of the product: inside requirements, the kind
// of thing says enough where the name is long.
func (w *work) short(phrase string, pairs ...string) string {
	return w.say(phrase, append(pairs, "product", w.shortProduct())...)
}

// maxShortName is the length of a Chinese product name that may be repeated.
const maxShortName = 8

func (w *work) shortProduct() string {
	if w.lang != "zh" || utf8.RuneCountInString(w.product) <= maxShortName {
		return w.product
	}
	for _, kind := range []string{"小程序", "平台", "系统", "应用"} {
		if strings.Contains(w.product, kind) {
			return kind
		}
	}
	return "系统"
}

// chineseNoun says that a short text without any verb is the name of a thing.
func (w *work) chineseNoun(text string) bool {
	if utf8.RuneCountInString(text) > 12 {
		return false
	}
	for _, tail := range w.rules.Words["things"].In("zh") {
		if strings.HasSuffix(text, tail) {
			return true
		}
	}
	return false
}

func (w *work) leadsWithPerson(text string) bool {
	_, ok := w.leadingPerson(text)
	return ok
}

// actingPerson is the role that a Chinese sentence begins with, unless its name
// only opens a condition: "读者注销后 …".
func (w *work) actingPerson(text string) (string, bool) {
	name, ok := w.leadingPerson(text)
	if !ok {
		return "", false
	}
	rest := headOf(text[len(name):], 7)
	if i := strings.IndexAny(rest, "后时前"); i > 0 && !strings.HasPrefix(strings.TrimSpace(rest), "在") {
		return "", false
	}
	return name, true
}

// leadingPerson is the role that a Chinese sentence begins with.
func (w *work) leadingPerson(text string) (string, bool) {
	best := ""
	try := func(name string) {
		if name != "" && len(name) > len(best) && strings.HasPrefix(strings.ToLower(text), strings.ToLower(name)) && len(text) > len(name) {
			best = text[:len(name)]
		}
	}
	for _, a := range w.u.Actors {
		if a.System {
			continue
		}
		try(a.Name)
		for part := range strings.FieldsSeq(a.Name) {
			try(part)
		}
		if tail := []rune(a.Name); len(tail) > 3 {
			try(string(tail[len(tail)-2:])) // 平台运营 → 运营
			try(string(tail[len(tail)-3:]))
		}
	}
	for _, name := range w.rules.Words["roles"].In("zh") {
		try(name)
	}
	return best, best != ""
}

// chineseTitle is the first clause of a statement without person and modal.
func (w *work) chineseTitle(f *FeatureFact, st statement) string {
	if st.label != "" && !w.leadsWithPerson(st.label) {
		return st.label
	}
	text := st.head
	if f.Want != "" && f.Actor != "" {
		text = f.Want
	}
	text, _, _ = strings.Cut(text, "；")
	if name, ok := w.actingPerson(text); ok {
		rest := strings.TrimSpace(text[len(name):])
		for _, modal := range []string{"必须能够", "必须能", "必须", "应当能", "应当", "可以", "能够", "能", "应", "须"} {
			if r, found := strings.CutPrefix(rest, modal); found {
				text = r
				break
			}
		}
		if text == st.head && utf8.RuneCountInString(rest) >= 4 && !strings.HasPrefix(rest, "在") {
			text = rest
		}
	}
	for _, lead := range []string{"系统必须", "系统应当", "系统应", "系统自动", "系统须"} {
		if r, ok := strings.CutPrefix(text, lead); ok && utf8.RuneCountInString(r) > 3 {
			text = r
			if lead == "系统自动" {
				text = "自动" + r
			}
		}
	}
	for _, rank := range []string{"（P0）", "（P1）", "（P2）", "(P0)", "(P1)", "(P2)"} {
		text = strings.ReplaceAll(text, rank, "")
	}
	for _, modal := range []string{"必须", "应当", "应该"} {
		if i := strings.Index(text, modal); i > 0 {
			text = text[:i] + text[i+len(modal):]
			break
		}
	}
	clause, _, _ := strings.Cut(text, "，")
	if before, _, ok := strings.Cut(clause, "："); ok && utf8.RuneCountInString(before) >= 4 {
		clause = before
	}
	if utf8.RuneCountInString(clause) >= 4 {
		text = clause
	}
	return w.headline(w.cutPhrase(w.impersonal(text), maxTitleChinese))
}

// cutChinese shortens at a mark, else between characters.
func (w *work) cutChinese(text string, n int) string {
	runes := []rune(text)
	for i := min(n, len(runes)-1); i > n/3; i-- {
		if strings.ContainsRune("，；。", runes[i]) {
			return closed(strings.TrimRight(string(runes[:i]), " "))
		}
	}
	for i := min(n, len(runes)-1); i > n/3; i-- {
		if strings.ContainsRune("，；：（(、", runes[i]) {
			return closed(strings.TrimRight(string(runes[:i]), " "))
		}
	}
	return shorten(text, n)
}

// chineseWant is what follows 我希望.
func (w *work) chineseWant(d *draft, st statement) string {
	if d.fact != nil && d.fact.Want != "" && d.fact.Actor != "" {
		return strings.TrimRight(headClause(w.action(d.fact)), "。；")
	}
	text := st.head
	if name, ok := w.leadingPerson(text); ok && name == d.actor {
		text = strings.TrimSpace(text[len(name):])
		for _, modal := range []string{"必须能够", "必须", "应当", "可以", "能够"} {
			if r, found := strings.CutPrefix(text, modal); found {
				text = r
				break
			}
		}
	}
	for _, modal := range []string{"必须", "应当", "应该"} {
		if i := strings.Index(text, modal); i > 0 {
			text = text[:i] + strings.TrimPrefix(text[i+len(modal):], "能够")
			break
		}
	}
	if st.label != "" {
		text = st.label
		if w.chineseNoun(st.label) {
			text = w.say("want_thing", "text", st.label)
		}
	} else if w.chineseNoun(text) {
		text = w.say("want_thing", "text", text)
	}
	if st.trigger != "" {
		text = st.trigger + "，" + text
	}
	text = strings.TrimRight(text, "。；")
	if utf8.RuneCountInString(text) > 60 {
		text = w.cutChinese(text, 60)
	}
	return text
}

// chineseCriterion makes the course of a Chinese statement observable.
func (w *work) chineseCriterion(d *draft) string {
	st := d.st
	if text := w.chineseSystemCriterion(d); text != "" {
		return text
	}
	if d.fact != nil && d.fact.Actor != "" && d.fact.Want != "" && d.person {
		want := strings.TrimRight(headClause(w.action(d.fact)), "。；")
		return fillSlots(w.rules.action(w.lang, want).Person.In(w.lang), w.lang, w.slots("product", w.shortProduct(), "actor", d.actor, "want", w.impersonal(w.firstClause(want))))
	}
	head := strings.TrimRight(st.head, "。；")
	if name, ok := w.actingPerson(head); ok {
		want := strings.TrimSpace(head[len(name):])
		for _, modal := range []string{"必须能够", "必须", "应当", "可以", "能够"} {
			want = strings.TrimPrefix(want, modal)
		}
		if !strings.HasPrefix(want, "在") && !strings.HasPrefix(want, "看到") && !strings.HasPrefix(want, "收到") && !strings.HasPrefix(want, "不") {
			return fillSlots(w.rules.action(w.lang, want).Person.In(w.lang), w.lang, w.slots("product", w.shortProduct(), "actor", name, "want", w.firstClause(want)))
		}
	}
	if st.trigger == "" && st.label == "" && w.looksPersonal(head) {
		return fillSlots(w.rules.action(w.lang, head).Person.In(w.lang), w.lang, w.slots("product", w.shortProduct(), "actor", d.actor, "want", w.firstClause(head)))
	}
	if st.trigger != "" {
		text := head
		for _, lead := range []string{"系统必须", "系统应当", "系统应", "系统须", "系统"} {
			if r, ok := strings.CutPrefix(text, lead); ok {
				text = "系统" + r
				break
			}
		}
		clause := st.trigger
		for _, word := range []string{"当", "如果", "若", "一旦", "每当"} {
			if r, ok := strings.CutPrefix(clause, word); ok {
				clause = strings.TrimSuffix(r, "时")
				break
			}
		}
		return w.say("crit_given", "trigger", w.say("given_that", "text", clause), "text", text)
	}
	if st.label != "" {
		return w.thingCriterion(d, st.label)
	}
	if w.chineseNoun(w.firstClause(head)) {
		return w.thingCriterion(d, w.firstClause(head))
	}
	for _, modal := range []string{"必须", "应当", "应该"} {
		if i := strings.Index(head, modal); i > 0 {
			head = head[:i] + head[i+len(modal):]
			break
		}
	}
	return w.say("crit_cases", "text", head)
}

// denies says that a Chinese text forbids something.
func (w *work) denies(text string) bool {
	for _, word := range w.rules.Words["denials"].In("zh") {
		if strings.Contains(text, word) {
			return true
		}
	}
	return false
}

// firstClause is a Chinese text up to its first comma, unless that is too short
// to say anything.
func (w *work) firstClause(text string) string {
	first, _, _ := strings.Cut(text, "，")
	if utf8.RuneCountInString(first) < 4 {
		return text
	}
	return first
}

// chineseSystemCriterion proves what machines do by the kind of the verb that
// stands near the beginning of a statement.
func (w *work) chineseSystemCriterion(d *draft) string {
	if d.person || d.st.trigger != "" || w.forbids(d) || d.fact == nil || d.fact.Actor != "" {
		return ""
	}
	head := headOf(d.st.head, 16)
	if _, ok := w.actingPerson(d.st.head); ok || w.looksPersonal(d.st.head) {
		return ""
	}
	for i := len(w.rules.Actions) - 2; i >= 0; i-- {
		a := &w.rules.Actions[i]
		if w.rules.isWord("loose_acts", "en", a.Class) || a.System.In("zh") == "" {
			continue
		}
		for _, v := range a.Verbs.In("zh") {
			if strings.Contains(head, v) {
				return w.labelled(d, a.System.In("zh"))
			}
		}
	}
	return ""
}
