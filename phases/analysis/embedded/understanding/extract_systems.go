package understanding

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// describedSystems files outside systems that a sentence describes in passing:
// "goes through the SMS provider we already have", "their codes from Nuki",
// "they use SchoolFox", "`webshop` calls …".
func (x *understander) describedSystems(text string, from, to int) {
	if reading.HasHan(text) {
		x.chineseTarget(text, from, to)
	}
	x.providerIn(text, from, to)
	x.suppliers(text, from, to)
	x.callers(text, from, to)
	x.systemThere(text, from, to)
	x.namedOutside(text, from, to)
	x.feeds(text, from, to)
	x.thereAndNamed(text, from, to)
	x.filledFrom(text, from, to)
}

// providerIn reads "through the … provider", "from our … system".
func (x *understander) providerIn(text string, from, to int) {
	low := reading.Lower(text)
	for _, noun := range x.lex.ProviderNouns {
		i := strings.Index(low, noun)
		if i < 0 || noun == " provider" && reading.InsideWord(low, i+len(noun)) && !strings.HasPrefix(low[i+len(noun):], "s ") {
			continue
		}
		head := low[:i]
		begin := -1
		for _, open := range x.lex.ProviderLinks {
			if j := strings.LastIndex(head+" ", open); j >= 0 && j+len(open) > begin {
				begin = j + len(open)
			}
		}
		end := i + len(strings.Fields(noun)[0]) + 1
		if begin < 0 || begin > end {
			continue
		}
		name := TrimArticle(text[begin:end], x.lex.ArticlesBeforeProvider)
		if n := len(strings.Fields(name)); n == 0 || n > 4 || strings.ContainsAny(name, ",.;:") {
			continue
		}
		if len(strings.Fields(name)) == 1 { // "SMS goes through the provider"
			if subject := reading.FirstWord(text); reading.IsCapitals(subject) && len(subject) > 2 {
				name = subject + " " + name
			}
		}
		x.addIntegration(name, text, from, to)
		return
	}
}

// suppliers reads a name behind a verb of exchange: "get their codes from
// Nuki", "they use SchoolFox".
func (x *understander) suppliers(text string, from, to int) {
	low := reading.Lower(text)
	if i := strings.Index(low, " from "); i > 0 {
		before := low[max(0, i-48):i] + " "
		if reading.ContainsAny(before, x.lex.SupplyVerbs...) {
			source := strings.TrimPrefix(text[i+len(" from "):], "the ")
			if name := properName(source); !x.lex.placeBehind(source[min(len(name), len(source)):]) {
				x.newSystem(name, text, from, to)
			}
		}
	}
	for _, role := range x.lex.SupplierInBrackets {
		if i := strings.Index(low, role); i > 0 {
			if end := strings.IndexByte(text[i+len(role):], ')'); end > 0 && reading.StartsUpper(text[i+len(role):]) {
				x.newSystem(properName(text[i+len(role):i+len(role)+end]), text, from, to)
			}
		}
	}
	for _, verb := range x.lex.PassVerbs {
		if i := strings.Index(low, verb); i >= 0 {
			x.newSystem(systemInBrackets(text[i:]), text, from, to)
			break
		}
	}
	if i := strings.Index(low, " is where "); i > 0 && i < 32 && reading.ContainsAny(low[i:], x.lex.KeptElsewhere...) {
		x.newSystem(properName(text[:i]), text, from, to)
	}
	if i := strings.Index(low, " called "); i > 0 && reading.ContainsAny(low[max(0, i-32):i], x.lex.SystemNouns...) {
		x.newSystem(properName(text[i+len(" called "):]), text, from, to)
	}
	for _, verb := range x.lex.UsesSystem {
		if i := strings.Index(low, verb); i >= 0 {
			name := properName(text[i+len(verb):])
			if used := verb == " use " || verb == " uses "; reading.InnerCapital(name) || used && x.lex.hasInterface(text[i+len(verb):], name) {
				x.newSystem(name, text, from, to)
			}
		}
	}
}

// placeBehind says that a name is that of a place: "the Tilburg plant", "the Esbjerg harbour".
func (l *Lexicons) placeBehind(after string) bool {
	return l.PlacesOfWork[wording.Singular(reading.Lower(strings.Trim(reading.FirstWord(strings.TrimSpace(after)), ".,;:!?)")))]
}

// hasInterface tells that what follows a name speaks of the way into a system:
// "Koha, which has an API for reservations".
func (l *Lexicons) hasInterface(text, name string) bool {
	if name == "" {
		return false
	}
	after := " " + reading.Lower(strings.TrimPrefix(text, name))
	if i := strings.Index(after, ". "); i >= 0 {
		after = after[:i]
	}
	return reading.ContainsAny(after[:min(len(after), 64)], l.InterfaceNouns...)
}

// systemInBrackets reads the name behind what a system is for: "hands them to
// the accounts (Navision)".
func systemInBrackets(text string) string {
	_, after, _ := strings.Cut(text, " to the ")
	what, rest, ok := strings.Cut(after, " (")
	name, _, closed := strings.Cut(rest, ")")
	if !ok || !closed || len(strings.Fields(what)) > 3 || strings.ContainsAny(what, ",.;:") || len(strings.Fields(name)) > 3 || !reading.StartsUpper(name) || reading.IsCapitals(name) {
		return ""
	}
	return name
}

// newSystem files a name that no list of technologies knows.
func (x *understander) newSystem(name, text string, from, to int) {
	if reading.HasHan(name) {
		name = x.withoutNow(name)
		if bare := strings.TrimSuffix(name, "系统"); bare != name && len(x.lex.tech.Find(bare)) > 0 {
			name = bare // "现在的金蝶系统"
		}
	}
	if _, known := x.tech[fold(x.lex.namesOf(name)[0])]; name == "" || known || len(x.lex.tech.Find(name)) > 0 || strings.EqualFold(name, x.u.Product) || x.isPerson(name) || x.isNamed(name) {
		return
	}
	x.addIntegration(name, text, from, to)
}

// callers reads "`webshop` and `partner-portal` call …": programs of others
// that use the product.
func (x *understander) callers(text string, from, to int) {
	if !strings.HasPrefix(text, "`") {
		return
	}
	var names []string
	rest := text
	for strings.HasPrefix(rest, "`") {
		i := strings.IndexByte(rest[1:], '`')
		if i < 0 {
			return
		}
		names = append(names, rest[1:1+i])
		rest = rest[i+2:]
		joined := strings.TrimPrefix(strings.TrimPrefix(strings.TrimPrefix(rest, ", "), "and "), " and ")
		if !strings.HasPrefix(joined, "`") {
			break
		}
		rest = joined
	}
	verb := reading.FirstWord(strings.TrimSpace(rest))
	if !strings.Contains(" call calls consume consumes pull pulls poll polls subscribe subscribes ", " "+verb+" ") || verb == "" {
		return
	}
	for _, n := range names {
		if !strings.ContainsAny(n, "./(){} ") && n == reading.Lower(n) {
			x.addIntegration(n, text, from, to)
		}
	}
}

// chineseTarget reads the name behind "同步到", "对接": "房态同步到携程".
func (x *understander) chineseTarget(text string, from, to int) {
	x.chineseOrigin(text, from, to)
	x.besideService(text, from, to)
	x.reachedList(text, from, to)
	x.partners(text, from, to)
	x.saidSystems(text, from, to)
	for _, verb := range x.lex.ChinesePushedTo { // "审核通过后推送财政系统"
		_, after, ok := strings.Cut(text, verb)
		name := strings.TrimLeft(after, "到至给 ")
		if i := strings.IndexAny(name, "，。；、,;（(：:"); i >= 0 {
			name = name[:i]
		}
		if n := utf8.RuneCountInString(strings.TrimSpace(name)); ok && n > 3 && n <= 10 && reading.HasSuffixOf(name, "系统", "平台") && !reading.ContainsAny(name, x.lex.ChineseNoPartners...) {
			x.newSystem(name, text, from, to)
		}
	}
	for _, verb := range x.lex.ChineseSyncTo {
		_, after, ok := strings.Cut(text, verb)
		if !ok {
			continue
		}
		name := strings.TrimSpace(after)
		if j := strings.IndexAny(name, "，。；、,;（(：:"); j >= 0 {
			name = name[:j]
		}
		for _, stop := range x.lex.ChineseEndsOfTarget {
			if j := strings.Index(name, stop); j >= 0 {
				name = name[:j]
			}
		}
		name = x.lex.latinOfTarget(name)
		if n := utf8.RuneCountInString(name); n < 2 || n > 8 || len(x.lex.tech.Find(name)) > 0 || reading.ContainsAny(name, x.lex.ChineseNoTarget...) {
			continue
		}
		x.addIntegration(strings.TrimRight(name, "。 "), text, from, to)
		return
	}
}

// latinOfTarget cuts what is done there off a Latin name: U8 of “推送到 U8 生成应收单”. The kind of
// system that it is stays: ERP 系统.
func (l *Lexicons) latinOfTarget(name string) string {
	latin, rest, ok := strings.Cut(name, " ")
	if !ok || reading.HasHan(latin) || !reading.HasHan(rest) || reading.ContainsAny(rest, l.ChineseSystemKinds...) || reading.HasSuffixOf(rest, "接口", "云", "商城", "后台") {
		return name
	}
	return latin
}

// besideService reads the name that is joined to a service which is known: "餐费
// 走微信支付和市民卡".
func (x *understander) besideService(text string, from, to int) {
	for _, h := range x.lex.tech.Find(text) {
		if h.Value.layer != "service" || !strings.HasSuffix(text[:h.Start], "走") && !strings.HasSuffix(text[:h.Start], "接") && !strings.HasSuffix(text[:h.Start], "通过") {
			continue
		}
		rest, ok := strings.CutPrefix(text[h.End:], "和")
		if !ok {
			continue
		}
		name := rest
		if i := strings.IndexAny(name, "，。；、（,;"); i >= 0 {
			name = name[:i]
		}
		for _, verb := range x.lex.ChineseSendVerbs {
			name = strings.TrimSuffix(name, verb)
		}
		if n := utf8.RuneCountInString(name); n >= 2 && n <= 5 && !reading.ContainsAny(name, "付", "的", "其他", "现金") {
			x.newSystem(name, text, from, to)
		}
	}
}

// servedBy reads "Labels: the shipping API of each carrier" and "Payments:
// Stripe" below a heading of outside systems: the label says what for, the body
// names the system.
func (x *understander) servedBy(label, body string, from, to int) bool {
	if len(x.lex.tech.Find(label)) > 0 || reading.InnerCapital(label) {
		return false
	}
	system := ""
	for _, h := range x.lex.tech.Find(body) {
		if h.Value.layer == "service" && h.Start < 12 && (!h.Value.exact || body[h.Start:h.End] == exactName(h.Value.name, body[h.Start:h.End])) {
			system = body[h.Start:h.End]
			break
		}
	}
	if low := reading.Lower(body); system == "" && (strings.HasPrefix(low, "the ") || strings.HasPrefix(low, "our ") || strings.HasPrefix(low, "an ") || strings.HasPrefix(low, "a ")) {
		head := body
		for _, cut := range []string{" (", ", ", "; ", ". "} {
			if i := strings.Index(head, cut); i > 0 {
				head = head[:i]
			}
		}
		if words := strings.Fields(head); len(words) <= 8 && !reading.HasFiniteVerb(head) && reading.ContainsAny(" "+reading.Lower(head)+" ", x.lex.ServiceNouns...) {
			system = TrimArticle(strings.TrimRight(head, "."), []string{"the", "our", "an", "a"})
		}
	}
	if system == "" {
		return false
	}
	before := len(x.u.Integrations)
	x.addIntegration(system, LabelText(label, body), from, to)
	if n := len(x.u.Integrations); n > before && reading.HasHan(body) {
		served := &x.u.Integrations[n-1]
		if rest, ok := strings.CutPrefix(body, served.Name); ok { // the name stands before the purpose already
			served.Purpose = sentence(LabelText(label, strings.TrimLeft(rest, "，,：: ")))
		}
	}
	x.mention(body, from, to, true)
	return true
}

// exchanged tells that something is sent or fetched, not only connected.
func (x *understander) exchanged(text string) bool {
	return reading.ContainsAny(" "+reading.Lower(text)+" ", x.lex.ExchangedVerbs...)
}

// chineseOrigin reads the system behind 从: "业主身份从门禁系统取".
func (x *understander) chineseOrigin(text string, from, to int) {
	x.chineseChannel(text, from, to)
	x.calledInBrackets(text, from, to)
	_, after, ok := strings.Cut(text, "从")
	if !ok {
		return
	}
	for _, noun := range []string{"系统", "平台", "接口"} {
		i := strings.Index(after, noun)
		if i <= 0 || utf8.RuneCountInString(after[:i]) > 10 || strings.ContainsAny(after[:i], "，。；：、,") || reading.ContainsAny(after[:i], "本", "该", "我们", "各") {
			continue
		}
		rest := after[i+len(noun):]
		for _, verb := range x.lex.ChineseFetchVerbs {
			if strings.HasPrefix(rest, verb) || strings.HasPrefix(rest, "里"+verb) || strings.HasPrefix(rest, "中"+verb) {
				x.newSystem(strings.TrimSpace(after[:i]+noun), text, from, to)
				return
			}
		}
	}
}

// chineseChannel reads the system by which something goes: "短信走县政务短信
// 平台", "发票由现有的金税系统开".
func (x *understander) chineseChannel(text string, from, to int) {
	if _, after, ok := strings.Cut(text, "通知"); ok { // "自动通知门禁系统停用"
		if i := strings.Index(after, "系统"); i > 0 && utf8.RuneCountInString(after[:i]) <= 4 && !strings.HasPrefix(after[i+len("系统"):], "管理") && !reading.ContainsAny(after[:i], "，", "本", "用户", "和") {
			x.newSystem(after[:i]+"系统", text, from, to)
		}
	}
	if _, after, ok := strings.Cut(text, "由"); ok { // "由集团统一的服务提供"
		if i := strings.Index(after, "服务提供"); i > 0 && utf8.RuneCountInString(after[:i]) <= 8 && !reading.ContainsAny(after[:i], "，", "本", "系统") {
			x.newSystem(after[:i]+"服务", text, from, to)
		}
	}
	for _, way := range x.lex.ChineseChannels {
		_, after, ok := strings.Cut(text, way)
		if !ok {
			continue
		}
		for _, noun := range []string{"平台", "系统", "网关"} {
			i := strings.Index(after, noun)
			if i <= 0 || utf8.RuneCountInString(after[:i]) > 8 || strings.ContainsAny(after[:i], "，。；：、,的") || reading.ContainsAny(after[:i], "本", "该", "我们", "各") {
				continue
			}
			x.newSystem(strings.TrimSpace(after[:i]+noun), text, from, to)
			break
		}
	}
}

// kitIn reads the name of a kit that no lexicon knows: "our design system
// (Fern UI) must be used".
func (x *understander) kitIn(text string, from, to int) {
	low := reading.Lower(text)
	x.deviceIn(text, low, from, to)
	for _, noun := range x.lex.KitNouns {
		i := strings.Index(low, noun)
		if i < 0 {
			continue
		}
		rest := text[i+len(noun):]
		for _, open := range []string{"(", " called ", ": "} {
			at := strings.Index(rest, open)
			if at < 0 || at > 40 || strings.ContainsAny(rest[:at], ".,;") {
				continue
			}
			name := rest[at+len(open):]
			if end := strings.IndexAny(name, "),.;"); end > 0 {
				name = name[:end]
			}
			if reading.StartsUpper(name) && len(strings.Fields(name)) <= 3 {
				x.addTechnology(name, name, "library", text, from, to, true)
			}
			return
		}
	}
}

// deviceIn reads the make of a device that is there to be used: "We have two
// Zebra printers".
func (x *understander) deviceIn(text, low string, from, to int) {
	for _, noun := range x.lex.DeviceNouns {
		i := strings.Index(low, noun)
		if i <= 0 {
			continue
		}
		at := strings.LastIndexByte(text[:i], ' ') + 1
		if name := text[at:i]; at > 0 && reading.StartsUpper(name) && len(name) > 2 && !reading.IsCapitals(name) && reading.ContainsAny(" "+low[:at], x.lex.DeviceVerbs...) && len(x.lex.tech.Find(name)) == 0 {
			name = strings.TrimRight(text[at:i+len(noun)+strings.IndexFunc(text[i+len(noun):]+" ", func(r rune) bool { return !unicode.IsLetter(r) })], " ")
			x.addTechnology(name, name, "device", text, from, to, true)
		}
	}
}

// servicesIn files the known outside services that a text about a role names:
// "Carrier: picks up parcels; DHL at the start".
func (x *understander) servicesIn(text string, from, to int) {
	for _, h := range x.lex.tech.Find(text) {
		if before := text[:h.Start]; h.Value.layer == "platform" && reading.HasHan(text) && (strings.HasSuffix(before, "用") || strings.HasSuffix(before, "通过")) && !x.lex.refusedName(text, h.Start) {
			x.mentionOne(text, h, nil, from, to, true)
		}
		if h.Value.layer == "service" && !x.lex.refusedName(text, h.Start) && !x.lex.refusedAfter(text, h.End) && (!h.Value.exact || text[h.Start:h.End] == exactName(h.Value.name, text[h.Start:h.End])) {
			x.addIntegration(text[h.Start:h.End], text, from, to)
		}
	}
}

// usedOn files the platform that somebody uses the product on, where a cell says
// nothing else: "微信小程序".
func (x *understander) usedOn(cell string, from, to int) bool {
	for _, h := range x.lex.tech.Find(cell) {
		if h.Start == 0 && h.End == len(cell) && h.Value.layer == "platform" && !h.Value.weak {
			x.mentionOne(cell, h, nil, from, to, true)
			return true
		}
	}
	return false
}

// worksOn files as a limit on what somebody uses the product, where the table of the users
// has a column for it, all rows in one: 仓管员 | PDA.
func (x *understander) worksOn(name, cell string, r row) {
	if strings.Trim(cell, " -–—/") == "" {
		return
	}
	head, said, joint := reading.Unmark(r.t.header[r.t.has["device"]])+": ", name+" – "+cell, "; "
	if reading.HasHan(name) {
		head, said, joint = strings.TrimSuffix(head, ": ")+"：", name+"用"+reading.SpacedLatin(cell), "；"
	}
	if last := len(x.u.Constraints) - 1; last >= 0 && strings.HasPrefix(x.u.Constraints[last].Text, head) {
		it := &x.u.Constraints[last]
		it.Text = sentence(strings.TrimRight(it.Text, ".。") + joint + said)
		it.Source = it.Source.Join(x.source(r.u.From, r.u.To))
		return
	}
	x.addConstraint(head+said, r.u.From, r.u.To)
}

// runsWith files what a promise of compatibility says the product works with:
// "Redis 6.2 and 7", "Go: the two latest releases".
func (x *understander) runsWith(text string, from, to int) {
	x.endpointsIn(text, from, to)
	for _, h := range x.lex.tech.Find(text) {
		switch h.Value.layer {
		case "language", "framework", "database", "queue", "platform":
			if !h.Value.weak {
				x.mentionOne(text, h, nil, from, to, true)
			}
		}
	}
}
