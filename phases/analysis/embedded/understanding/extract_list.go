package understanding

import (
	"slices"
	"strings"
	"unicode"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// What the rows of a list of the source stand for. Such a list is one promise of
// the product, and its rows are what it promises.
const (
	ListExit    = "exit"    // codes with which a run ends
	ListError   = "error"   // codes with which something is refused
	ListFinding = "finding" // codes with which faults in what is checked are reported
	ListSetting = "setting" // flags, options, keys of a configuration
	ListLimit   = "limit"   // how much of each thing the product allows
	ListSteps   = "steps"   // steps by which a change is brought in
	ListNotice  = "notice"  // notifications that are sent
	ListScreen  = "screen"  // screens and pages
	ListEvent   = "event"   // events that are recorded or sent
	ListHook    = "hook"    // events that are sent to those who have asked for them
	ListPlan    = "plan"    // plans that are sold
	ListFlow    = "flow"    // steps of a flow, in their order
	ListMoves   = "moves"   // steps between the states of a thing
	ListRights  = "rights"  // what a role may do and what it may not
	ListParam   = "param"   // parameters of one operation, each sent with a call
	ListGrade   = "grade"   // grades, with what applies to each of them
	ListKind    = "kind"    // kinds of a case, with what applies to each of them
)

// minListed is how many rows a list has at least; one code in passing is a rule.
const minListed = 2

// listTable reads a table of codes or of settings as one feature that lists them.
func (x *understander) listTable(t *table, units []int, c context) bool {
	rows := make([]row, 0, len(units))
	for _, i := range units {
		rows = append(rows, row{t, &x.r.Units[i]})
	}
	kind := x.listKind(rows, c)
	if kind == "" {
		return false
	}
	f := FeatureFact{List: kind, Priority: c.priority, Group: c.group}
	for _, r := range rows {
		text := codeLine(r)
		switch kind {
		case ListParam, ListSetting:
			text = x.lex.settingLine(r)
			if kind == ListSetting {
				x.storeOfSetting(r)
			}
		case ListLimit:
			text = x.limitLine(r)
		case ListNotice, ListScreen, ListEvent, ListHook, ListPlan, ListGrade, ListKind:
			text = x.thingLine(r)
		}
		f.Rows = append(f.Rows, x.item(sentence(text), r.u.From, r.u.To))
	}
	f.Name = x.listName(rows[0].u, t.header, kind)
	if slices.Contains([]string{ListNotice, ListScreen, ListEvent, ListPlan}, kind) {
		f.Name = x.thingsName(rows[0].u, kind)
	}
	if kind == ListGrade || kind == ListKind {
		f.Name = x.gradesName(rows[0].u, t.header)
	}
	x.addList(f, rows[0].u.From, rows[len(rows)-1].u.To)
	return true
}

// listKind is what a table lists; empty where it is none of codes, settings or limits.
func (x *understander) listKind(rows []row, c context) string {
	if len(rows) < minListed || len(rows[0].u.Cells) < 2 {
		return ""
	}
	t, u := rows[0].t, rows[0].u
	title := reading.Lower(x.r.Sections[u.Section].Title + " " + u.Lead + " " + t.header[0])
	if x.look0(title)["limit_list"] && c.kind != "quality" && c.kind != "goal" && !slices.ContainsFunc(rows, func(r row) bool { return !bounds(r.u.Cells) }) {
		return ListLimit
	}
	if kind := x.thingsListed(rows, c); kind != "" {
		return kind
	}
	for _, role := range []string{"command", "method", "path", "entity", "persona", "requirement", "risk", "state", "term"} {
		if _, ok := t.has[role]; ok {
			return ""
		}
	}
	_, coded := t.has["code"]
	_, keyed := t.has["key"]
	_, given := t.has["default"]
	each := func(is func(string) bool) bool {
		return !slices.ContainsFunc(rows, func(r row) bool { return !is(first(r.u.Cells)) })
	}
	switch {
	case (coded || c.kind == "error") && each(bareCode):
		if reading.ContainsAny(title, "exit", "return code", "退出码", "返回码") {
			return ListExit
		}
		if x.headsFindings(u) {
			return ListFinding
		}
		return ListError
	case (keyed || c.kind == "setting") && (given && each(settingName) || each(flagName)):
		if len(reading.Operations(x.r.Sections[u.Section].Title)) > 0 {
			return ListParam // nobody sets up a product with what a call brings along
		}
		return ListSetting
	}
	return ""
}

// settingName tells the name of something that can be set: one word as code, or a
// flag with the value that it takes.
func settingName(cell string) bool {
	name := strings.Trim(cell, "`* ")
	return name != "" && reading.IsASCII(name) && (strings.HasPrefix(name, "-") || !strings.Contains(name, " ")) && strings.ContainsFunc(name, unicode.IsLetter)
}

// flagName tells a flag with the value that it takes.
func flagName(cell string) bool {
	return strings.HasPrefix(strings.Trim(cell, "`* "), "-") && settingName(cell)
}

// listItems reads the items of a list of codes, "`ERR_GONE` – the file is not there",
// and gives the index behind them; at where it is none.
func (x *understander) listItems(units []int, at int, c context) int {
	hooks := x.sendsEvents(x.r.Units[units[at]].Section)
	exits := x.headsExits(x.r.Units[units[at]].Section)
	if !exits && (c.kind != "error" && !hooks && (leadingCode(&x.r.Units[units[at]]) == "" || !x.headsFindings(&x.r.Units[units[at]])) || c.feature >= 0) {
		return at
	}
	end := at
	for ; end < len(units); end++ {
		u := &x.r.Units[units[end]]
		code := leadingCode(u)
		if exits {
			code, _ = exitCode(u.Text)
		}
		if status := listsStatus(u, c) && !exits && code == ""; status {
			code, _, _ = strings.Cut(u.Text, " ")
		}
		if u.Kind != reading.Bullet || u.Parent != x.r.Units[units[at]].Parent || code == "" || len(u.Sentences) == 0 || !bareCode(code) && (!hooks || !eventName(code)) {
			break
		}
	}
	if end-at < minListed || end < len(units) && x.below(units[end], units[end-1]) {
		return at
	}
	kind, lead := ListError, &x.r.Units[units[at]]
	if reading.ContainsAny(reading.Lower(x.r.Sections[lead.Section].Title+" "+lead.Lead), "exit", "return code", "退出码", "返回码") {
		kind = ListExit
	}
	f := FeatureFact{List: kind, Priority: c.priority, Group: c.group}
	switch {
	case hooks:
		f.List = ListHook
	case kind == ListError && x.headsFindings(lead):
		f.List = ListFinding
	}
	f.Name = x.listName(lead, nil, f.List)
	for _, i := range units[at:end] {
		u := &x.r.Units[i]
		if x.lex.withdrawn(u) {
			x.place(u.From, u.To)
			continue
		}
		text := u.Text
		if code, means := exitCode(text); exits {
			text = LabelText(code, means)
		}
		if code, means := statusCode(text); !exits && leadingCode(u) == "" && code != "" {
			text = LabelText(code, means)
		}
		f.Rows = append(f.Rows, x.item(sentence(text), u.From, u.To))
	}
	list := x.addList(f, lead.From, x.r.Units[units[end-1]].To)
	return x.aboutCodes(units, end, lead.Section, list)
}

// addList files a list as a feature and says which. A second one of the same name goes on
// with the first.
func (x *understander) addList(f FeatureFact, from, to int) int {
	if i := slices.IndexFunc(x.u.Features, func(o FeatureFact) bool { return o.List == f.List && o.Name == f.Name }); i >= 0 {
		known := &x.u.Features[i]
		known.Rows, known.Rights = append(known.Rows, f.Rows...), append(known.Rights, f.Rights...)
		known.Source = known.Source.Join(x.source(from, to))
		return i
	}
	f.Text = f.Name
	at := x.addFeature(f, from, to)
	made := &x.u.Features[at]
	made.List, made.Rows, made.Rights, made.Name = f.List, f.Rows, f.Rights, f.Name
	made.Actor, made.Want = f.Actor, ""
	return at
}

// listName is what a list is called: its heading where that names such things,
// else what it is.
func (x *understander) listName(u *reading.Unit, header []string, kind string) string {
	title := strings.TrimSpace(x.r.Sections[u.Section].Title)
	han := x.r.Lang == specs.Chinese
	if ops := reading.Operations(title); kind == ListParam && len(ops) > 0 {
		call := ops[0].Method + " " + ops[0].Path
		if han {
			return call + " " + x.lex.ParametersName.In(han)
		}
		return x.lex.ParametersName.In(han) + " " + call
	}
	if reading.HasHan(title) && reading.HasSuffixOf(title, "码", "项", "参数", "选项") && len([]rune(title)) <= 8 {
		return title
	}
	for _, name := range append([]string{title}, header[:min(1, len(header))]...) {
		words := strings.Fields(name)
		if n := len(words); !han && n > 0 && n <= 3 && reading.IsASCII(name) {
			last := reading.Lower(words[n-1])
			if x.lex.SettingHeads[wording.Singular(last)] {
				if n == 1 && reading.ContainsAny(last, "key", "code", "variable", "parameter") {
					continue // "Variables" of what?
				}
				heads := x.lex.Headline(strings.Join(append(words[:n-1:n-1], wording.Plural(wording.Singular(words[n-1]))), " "))
				if x.isCommand(title) { // another command has flags of its own
					return heads + " of `" + strings.Trim(title, "`") + "`"
				}
				return heads
			}
		}
	}
	switch kind {
	case ListExit:
		return x.lex.ExitCodesName.In(han)
	case ListError:
		return x.lex.ErrorCodesName.In(han)
	case ListFinding:
		return x.lex.FindingCodesName.In(han)
	case ListHook:
		return x.lex.HooksName.In(han)
	case ListLimit:
		if reading.HasHan(title) == han && x.look0(title)["limit_list"] {
			return x.lex.Headline(title)
		}
		return x.lex.LimitsName.In(han)
	}
	return x.lex.SettingsName.In(han)
}

// codeLine says what a code stands for: "409 `already_scanned`: void after the
// first scan".
func codeLine(r row) string {
	var codes, rest []string
	for i, cell := range r.u.Cells {
		switch {
		case cell == "" || cell == "–":
		case len(codes) == i && (bareCode(cell) || i < len(r.t.roles) && r.t.roles[i] == "code" && reading.IsASCII(cell) && !strings.Contains(cell, " ")):
			codes = append(codes, cell)
		case (len(rest) > 0 || i > len(codes)) && i < len(r.t.header): // an empty cell in front stays empty
			rest = append(rest, besideCell(r.t.header[i], cell))
		default:
			rest = append(rest, cell)
		}
	}
	return LabelText(strings.Join(codes, " "), strings.Join(rest, semicolon(r.u.Text)))
}

// storeOfSetting files the one database or queue whose address a setting takes, "PostgreSQL
// connection string": the product is set up to work with it, and with no other.
func (x *understander) storeOfSetting(r row) {
	text := strings.Join(r.u.Cells[1:], ", ")
	if !reading.ContainsAny(" "+reading.Lower(reading.FirstOf(r.u.Cells[0])+" "+text), x.lex.LeadsToStore...) {
		return
	}
	var stores []reading.Hit[technology]
	for _, h := range x.lex.tech.Find(text) {
		if (h.Value.layer == "database" || h.Value.layer == "queue") && !h.Value.weak {
			stores = append(stores, h)
		}
	}
	if len(stores) == 1 {
		x.mentionOne(text, stores[0], nil, r.u.From, r.u.To, true)
	}
}

// Unbracketed is a cell without the brackets around the whole of it: "(empty)" in a column
// of defaults.
func Unbracketed(cell string) string {
	bare := strings.Trim(cell, " ")
	for _, pair := range [][2]string{{"(", ")"}, {"（", "）"}} {
		inner, opened := strings.CutPrefix(bare, pair[0])
		if inner, closed := strings.CutSuffix(inner, pair[1]); opened && closed && !strings.Contains(inner, pair[0]) {
			return inner
		}
	}
	return bare
}

// settingLine says what a setting is for, what else the table says of it, and
// its default.
func (l *Lexicons) settingLine(r row) string {
	var rest []string
	value := ""
	for i, cell := range r.u.Cells {
		role := r.t.roles[min(i, len(r.t.roles)-1)]
		switch {
		case i == 0 || cell == "" || cell == "–":
		case role == "default":
			value = cell
		case role == "type": // in the configuration model
		case role == "required":
			if l.YesInTable[reading.Lower(strings.Trim(cell, "*` "))] && value == "" {
				value = l.RequiredDefaults[0]
			}
		case i < len(r.t.header) && role == "":
			rest = append(rest, besideCell(r.t.header[i], cell))
		default:
			rest = append(rest, strings.TrimRight(cell, ".。 "))
		}
	}
	text := strings.Join(rest, semicolon(r.u.Text))
	han := reading.HasHan(r.u.Text)
	switch bare := reading.Lower(strings.Trim(Unbracketed(value), "` ")); {
	case slices.Contains([]string{"", "-", "none", "n/a", "无"}, bare):
	case slices.Contains(l.RequiredDefaults, bare): // it has none, and has to be set
		text += asideOf(bare, r.u.Text)
	default:
		value = Unbracketed(value)
		text += asideOf(map[bool]string{true: "默认 ", false: "default "}[han]+value, r.u.Text)
	}
	if alone := strings.TrimSpace(text); len(rest) == 0 && strings.HasPrefix(alone, "(") { // "`units` (default `m`)"
		return r.u.Cells[0] + " " + alone
	}
	return LabelText(r.u.Cells[0], strings.TrimSpace(text))
}

// besideCell is a cell behind the first with the heading of its column.
func besideCell(header, cell string) string {
	if strings.Trim(header, " *") == "" { // a column without a name says what it is for
		return strings.TrimRight(cell, ".。 ")
	}
	if reading.HasHan(header + cell) {
		return header + "：" + cell
	}
	return reading.Lower(strings.TrimRight(header, "? ")) + ": " + cell
}

func semicolon(text string) string {
	if reading.HasHan(text) {
		return "；"
	}
	return "; "
}

// callRow reads a row about a function, "`start()` | `Promise<Result>` | resolves with
// the URL": its signature, and a feature that says what it does.
func (x *understander) callRow(r row, c context) bool {
	name := first(r.u.Cells)
	form := strings.Trim(name, "`")
	open := strings.IndexByte(form, '(')
	if !strings.HasPrefix(name, "`") || strings.Count(name, "`") != 2 || open <= 0 || !strings.HasSuffix(form, ")") || strings.Contains(form[:open], " ") {
		return false
	}
	var told []string
	for i, cell := range r.u.Cells {
		switch head := reading.Lower(strings.TrimSpace(r.t.header[min(i, len(r.t.header)-1)])); {
		case i == 0 || cell == "" || cell == "–":
		case head == "returns" || head == "return" || head == "result" || head == "返回" || head == "返回值":
			form += ": " + strings.Trim(cell, "`")
		default:
			told = append(told, cell)
		}
	}
	does := strings.Join(told, semicolon(r.u.Text))
	list := reading.Sentences(does, r.u.From)
	body := ""
	if len(list) > 0 {
		body = list[0].Text
	}
	at := x.addFeature(FeatureFact{Name: name, Text: LabelText(name, body), Group: c.group, Priority: reading.FirstOf(x.tag(r.get("priority")), c.priority)}, r.u.From, r.u.To)
	x.u.Features[at].Actor, x.u.Features[at].Want = "", ""
	if len(list) > 1 {
		x.more(at, r.u, list[1:], c)
	}
	x.addSignature(strings.Trim(name, "`")[:open], form, sentence(body), r.u.From, r.u.To)
	return true
}
