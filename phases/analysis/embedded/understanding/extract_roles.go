package understanding

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// role is somebody whom a sentence shows at work.
type role struct {
	name string
	line int
}

// impliedActors makes actors of the people and departments who do something in
// the text and whom no text introduces. Where the source lists its users, only
// those count who do something in a feature.
func (x *understander) impliedActors() {
	listed := len(x.u.Actors)
	defer x.introduce(listed)
	x.headRoles(listed)
	listed -= x.guests
	if listed > 3 { // a full list of users needs no guesses
		x.toldActors(listed)
		return
	}
	for i := range x.u.Features {
		f := &x.u.Features[i]
		if n := len(f.Source.Lines); f.Actor != "" && n > 0 && (x.isPerson(f.Actor) || x.isDepartment(f.Actor)) {
			f.Actor = reading.UpperFirst(f.Actor)
			x.addRole(role{f.Actor, f.Source.Lines[0].From}, listed)
		}
	}
	for i := range x.r.Units {
		u := &x.r.Units[i]
		if u.Kind == reading.Code || u.Kind == reading.Row || !x.shows(x.ctx[u.Section].kind, listed) || x.metadata(u, x.ctx[u.Section]) {
			continue
		}
		for k, sen := range u.Sentences {
			if k == 0 && u.Label != "" && !x.sameStart(u, sen) {
				if name, _ := x.leadingActor(u.Label); name != "" {
					continue // "Aylin (courier): …"
				}
			}
			for _, name := range x.rolesIn(plainWish(sen.Text)) {
				x.addRole(role{name, sen.From}, listed)
			}
		}
	}
}

func (x *understander) sameStart(u *reading.Unit, sen reading.Sentence) bool {
	return strings.HasPrefix(sen.Text, u.Label)
}

// toldActors adds to a full list of users only those whom the product tells
// something, or who alone may do something, by the name of a role of their own.
func (x *understander) toldActors(listed int) {
	for i := range x.r.Units {
		u := &x.r.Units[i]
		if u.Kind == reading.Code || !x.shows(x.ctx[u.Section].kind, listed) || x.metadata(u, x.ctx[u.Section]) {
			continue
		}
		for _, sen := range u.Sentences {
			for _, name := range append(x.onlyThese(sen.Text), x.told(sen.Text)) {
				if name != "" {
					x.addRole(role{name, sen.From}, listed)
				}
			}
		}
	}
}

// told is the role whom a sentence says something is passed to: "升级给值班经理",
// "readable by the quality team only". A role of one word in English is likely
// another name of somebody in the list.
func (x *understander) told(text string) string {
	if reading.HasHan(text) {
		for _, clause := range reading.SplitTop(strings.TrimRight(text, "。；"), "，") {
			if name := x.toldTo(clause); utf8.RuneCountInString(name) >= 3 {
				return name
			}
		}
		return ""
	}
	if name, rest := x.leadingActor(text); modal(rest) && len(strings.Fields(name)) > 1 && (strings.HasPrefix(text, "The ") || strings.HasPrefix(text, "Only the ")) {
		return name // a title that no list holds: "The duty matron may …"
	}
	low := reading.Lower(text)
	for _, w := range []string{" by the ", " alerts the ", " notifies the ", " informs the ", " escalated to the ", " escalates to the ", " sent to the ", " reported to the "} {
		i := strings.Index(low, w)
		if i < 0 {
			continue
		}
		name := x.shortPerson(text[i+len(w):])
		if at := strings.LastIndexByte(name, ' '); at > 0 && GroupNoun(reading.Lower(name[at+1:])) {
			return name
		}
	}
	return ""
}

// toldTo is who stands behind a verb of telling in a Chinese clause.
func (x *understander) toldTo(clause string) string {
	for _, to := range []string{"升级给", "通知到", "通知给", "抄送给", "抄送", "提醒", "通知", "打电话给", "发给", "转给", "派给", "推送给", "同步给", "分配给", "交给", "上报给"} {
		_, name, ok := strings.Cut(clause, to)
		name = strings.TrimSuffix(strings.TrimSuffix(name, "回访"), "处理")
		if ok && x.isPerson(name) && utf8.RuneCountInString(name) <= 6 {
			return name
		}
	}
	_, rest, ok := strings.Cut(clause, "给")
	for n, runes := 2, []rune(rest); ok && n <= min(6, len(runes)-1); n++ { // "给网格员派一条任务"
		if strings.ContainsRune("派发推打", runes[n]) && x.isPerson(string(runes[:n])) {
			return string(runes[:n])
		}
	}
	return ""
}

// apposed is the role of somebody called by name: "Rolf, our treasurer,
// collects the fee".
func (x *understander) apposed(text string) string {
	name, rest, ok := strings.Cut(text, ", ")
	if !ok || len(strings.Fields(name)) > 2 || name == "" || name == reading.Lower(name) {
		return ""
	}
	middle, verb, ok := strings.Cut(rest, ", ")
	for _, article := range []string{"our ", "the ", "my ", "their "} {
		who, found := strings.CutPrefix(middle, article)
		if ok && found && len(strings.Fields(who)) <= 4 && x.isPerson(who) && x.works(who, verb) {
			return who
		}
	}
	return ""
}

// shows tells whether sentences under a heading of a kind show who works with
// the product. A source that lists its users leaves only the features.
func (x *understander) shows(kind string, listed int) bool {
	switch kind {
	case "problem", "risk", "question", "assumption", "constraint", "criterion", "quality", "milestone", "flow", "goal", "metric", "overview", "top":
		return listed < 2
	case "boilerplate", "term", "alternative", "non_goal", "contributing", "actor", "data", "state":
		return false
	}
	return true
}

// addRole makes an actor of somebody seen at work. listed is how many actors
// the source introduced itself.
func (x *understander) addRole(r role, listed int) {
	name := actorName(uncounted(r.name))
	if reading.HasHan(name) {
		if i := strings.LastIndex(name, "的"); i >= 0 {
			name = name[i+len("的"):]
		}
		if personName(name) {
			return
		}
	}
	if name == "" || !nounPhrase(name) && !x.isDepartment(name) && !strings.HasPrefix(reading.Lower(name), "head of ") || x.genericPerson(name, listed) && reading.Lower(r.name) != "owners" || utf8.RuneCountInString(name) > 32 || x.knownRole(name) {
		return
	}
	x.addActor(ActorFact{Name: reading.UpperFirst(name)}, r.line, r.line)
}

// uncounted takes a number and what stands before it off a role: "six product
// teams", "every October about 600 volunteers".
func uncounted(name string) string {
	words := strings.Fields(name)
	cut := 0
	for i, w := range words[:max(0, len(words)-1)] {
		low := reading.Lower(w)
		if strings.Contains(" one two three four five six seven eight nine ten twelve many several most more few both no other another last next same these those this that about around only some ", " "+low+" ") || low[0] >= '0' && low[0] <= '9' {
			cut = i + 1
		}
	}
	return strings.Join(words[cut:], " ")
}

// nounPhrase tells a role from a piece of a sentence: "On Monday the agency".
func nounPhrase(name string) bool {
	for i, word := range strings.Fields(reading.Lower(name)) {
		if strings.Contains(" we i you he she it they do does did the a an on in at of for to from with by is are was were be and or but not our my as than when if call calls who whom ", " "+word+" ") || i > 0 && strings.HasSuffix(word, "ing") || strings.ContainsAny(word, "(),.:;`/") {
			return false
		}
	}
	return true
}

// genericPerson tells words that name no role: "people", "somebody", "team".
// "user" is one only where nobody better is known.
func (x *understander) genericPerson(name string, listed int) bool {
	low := reading.Lower(name)
	switch low {
	case "person", "people", "colleague", "predecessor", "team", "company", "friend", "lead", "expert", "child", "owner", "agency", "用户", "人员", "孩子", "领导", "负责人", "编辑", "代理":
		return true
	case "user":
		return listed+len(x.u.Actors) > 0
	}
	return strings.HasPrefix(low, "people ") || strings.HasPrefix(low, "other ") || strings.HasPrefix(low, "no ") || strings.HasPrefix(low, "both ")
}

// knownRole tells whether an actor ends in the same noun: "the head cook" after
// "cook".
func (x *understander) knownRole(name string) bool {
	if _, ok := x.findActor(name); ok {
		return true
	}
	if reading.HasHan(name) {
		for i := range x.u.Actors {
			if strings.Contains(x.u.Actors[i].Name, name) || strings.Contains(name, x.u.Actors[i].Name) {
				return true
			}
		}
		return false
	}
	last := reading.Lower(name[strings.LastIndexByte(name, ' ')+1:])
	if GroupNoun(last) {
		return false // "the data team" after "the on-call team" is another one
	}
	for i := range x.u.Actors {
		a := &x.u.Actors[i]
		for word := range strings.FieldsFuncSeq(reading.Lower(a.Name+" "+strings.Join(a.Aliases, " ")), func(r rune) bool { return r == ' ' || r == '/' || r == ',' }) {
			if wording.Singular(word) == last {
				return true
			}
		}
	}
	return false
}

// GroupNoun tells words that name a group only with what stands before them.
func GroupNoun(word string) bool {
	switch wording.Singular(word) {
	case "team", "crew", "board", "group", "desk", "office", "department", "committee":
		return true
	}
	return false
}

// rolesIn lists the people whom a sentence shows at work: its subject, and who
// stands behind "by the".
func (x *understander) rolesIn(text string) []string {
	var out []string
	if reading.HasHan(text) {
		for _, clause := range reading.SplitTop(strings.TrimRight(text, "。；"), "，") {
			if name := x.chineseRole(clause); name != "" {
				out = append(out, name)
			}
			if name := x.toldTo(clause); name != "" {
				out = append(out, name)
			}
			out = append(out, x.saidRoles(clause)...)
		}
		return out
	}
	name, rest := x.leadingActor(text)
	if name == "" {
		name, rest = x.leadingActor(mainClause(text)) // "At the end of the day the practice manager gets …"
	}
	if name != "" && x.works(name, rest) {
		out = append(out, name)
	}
	if name := x.workingAlong(text); name != "" {
		out = append(out, name)
	}
	out = append(out, x.subjectsAlong(text)...)
	out = append(out, x.onlyThese(text)...)
	if name, rest := x.department(text); name != "" && x.works(name, rest) {
		out = append(out, name)
	}
	if name := x.apposed(text); name != "" {
		out = append(out, name)
	}
	if name := aliasedRole(text); name != "" && x.isPerson(name) {
		out = append(out, name)
	}
	low := reading.Lower(text)
	for _, clause := range []string{" so that ", ", so ", " where ", "; ", ", and ", ": ", " because "} { // the subject of a later clause
		i := strings.Index(low, clause)
		if i < 0 {
			continue
		}
		rest := strings.TrimPrefix(text[i+len(clause):], "the ")
		if name, verb := x.leadingActor(rest); name != "" && (modal(verb) || clause == ", and " && reading.InThirdPerson(reading.FirstWord(verb))) {
			out = append(out, name)
		}
		if name, does := x.department(rest); name != "" && x.works(name, does) {
			out = append(out, name)
		}
	}
	for _, wish := range []string{"would like ", " want ", " let ", " lets ", " allow ", " allows ", " enable ", " enables "} {
		if i := strings.Index(low, wish); i >= 0 {
			rest := text[i+len(wish):]
			if name := x.shortPerson(rest); name != "" && (strings.HasSuffix(wish, "let ") || strings.HasSuffix(wish, "lets ") || strings.Contains(rest[:min(len(rest), len(name)+8)], name+" to ")) {
				out = append(out, name)
			}
		}
	}
	for _, by := range []string{" by the ", " by a ", " by an ", " by ", " with ", " asks the ", " tells the ", " notifies the ", " alerts the "} {
		i := strings.Index(low, by)
		if i < 0 {
			continue
		}
		rest := text[i+len(by):]
		if by != " with " {
			if name := x.shortPerson(rest); name != "" {
				out = append(out, name)
			}
		}
		if name, _ := x.department(rest); name != "" {
			out = append(out, name)
		}
	}
	for _, passive := range []string{" is told", " is informed", " are told", " are informed", " is notified", " are notified", " decides", " decide "} {
		if i := strings.Index(low, passive); i > 0 {
			head := text[:i]
			if j := strings.LastIndexAny(head, ",;"); j >= 0 {
				head = head[j+1:]
			}
			head = strings.TrimPrefix(strings.TrimSpace(head), "and ")
			if j := strings.LastIndex(head, " and "); j >= 0 {
				head = head[j+len(" and "):]
			}
			head = TrimArticle(head, append([]string{"the"}, x.lex.articles...))
			if name, rest := x.department(head); name != "" && rest == "" {
				out = append(out, name)
			} else if len(strings.Fields(head)) <= 3 && x.isPerson(head) {
				out = append(out, head)
			}
		}
	}
	return out
}

// works tells whether what follows a name is its verb.
func (x *understander) works(name, rest string) bool {
	word := strings.Trim(reading.FirstWord(rest), ".,;:")
	if strings.HasPrefix(rest, "'s ") || strings.HasPrefix(rest, "’s ") {
		return true
	}
	if strings.Contains(" can may must should shall could wants want needs need has have gets get will would does do ", " "+reading.Lower(word)+" ") && word != "" {
		return true
	}
	return reading.InThirdPerson(word) || strings.HasSuffix(reading.Lower(name), "s") && bareVerb(word) && !strings.HasSuffix(word, "ed") && !strings.HasSuffix(word, "ing")
}

// modal tells whether a clause begins with "can", "must" and the like.
func modal(text string) bool {
	word := reading.Lower(reading.FirstWord(text))
	return word != "" && strings.Contains(" can may must should shall could ", " "+word+" ")
}

// shortPerson is a person of up to three words at the beginning of a text.
func (x *understander) shortPerson(text string) string {
	hits := x.lex.people.Find(text)
	if len(hits) == 0 {
		return ""
	}
	head := text[:hits[0].End]
	if len(strings.Fields(head)) > 3 || strings.ContainsAny(head, ",.;:()") || reading.ContainsAny(" "+reading.Lower(head), " and ", " of ", " or ", " the ", " to ", " in ") {
		return ""
	}
	return TrimArticle(head, append([]string{"the"}, x.lex.articles...))
}

// department finds a department at the beginning of a text: "Sales chooses …".
func (x *understander) department(text string) (name, rest string) {
	body := TrimArticle(text, append([]string{"the"}, x.lex.articles...))
	h, ok := x.lex.departments.First(body)
	if !ok || h.Start > 0 {
		return "", ""
	}
	return body[:h.End], strings.TrimLeft(body[h.End:], " ,")
}

func (x *understander) isDepartment(name string) bool {
	got, rest := x.department(name)
	return got != "" && rest == ""
}

// chineseRole is the role at the beginning of a Chinese clause: a noun of
// people by its last character in front of a verb.
func (x *understander) chineseRole(clause string) string {
	clause = strings.TrimLeft(clause, "【必须】可选应该 ")
	best := -1
	for _, verb := range []string{"负责", "可以", "可", "能", "查看", "收到", "办理", "提交", "审核", "填写", "登记", "扫码", "扫描", "上传", "确认", "需要", "必须", "管理", "处理", "发布", "每天", "通过", "选择", "在", "打开", "点击", "拍照", "每周", "每月", "要", "用", "完工", "接单", "录入", "申请", "预约", "选", "下单", "支付", "领取", "归还", "签到", "收", "按", "把", "给", "随时", "希望", "想", "会", "不"} {
		if i := strings.Index(clause, verb); i > 0 && (best < 0 || i < best) {
			best = i
		}
	}
	if best <= 0 {
		return ""
	}
	name := strings.TrimSpace(clause[:best])
	if n := utf8.RuneCountInString(name); n < 2 || n > 5 || reading.ContainsAny(name, "的", "和", "与", "个", "每", "由", "或", "、", " ") {
		return ""
	}
	if x.isPerson(name) || x.isDepartment(name) {
		return name
	}
	if !strings.ContainsAny(LastRunes(name, 1), "员师长工") || reading.ContainsAny(name, "加工", "时长", "人工", "施工", "增长", "手工") {
		return ""
	}
	return name
}

// introduce adds to each actor that nobody listed, from the given one on, the
// line where the text names it first.
func (x *understander) introduce(from int) {
	names := reading.NewMatcher[int]()
	for i := from; i < len(x.u.Actors); i++ {
		names.Add(x.u.Actors[i].Name, i)
		if reading.IsASCII(x.u.Actors[i].Name) {
			names.Add(reading.Plural(x.u.Actors[i].Name), i)
		}
	}
	seen := map[int]bool{}
	for i := range x.r.Units {
		u := &x.r.Units[i]
		if len(seen) >= len(x.u.Actors)-from {
			return
		}
		if u.Kind == reading.Code || x.ctx[u.Section].kind == "boilerplate" || x.metadata(u, x.ctx[u.Section]) {
			continue
		}
		for _, sen := range u.Sentences {
			for _, h := range names.Find(sen.Text) {
				if seen[h.Value] {
					continue
				}
				seen[h.Value] = true
				a := &x.u.Actors[h.Value]
				a.Source = a.Source.Join(x.source(sen.From, sen.To))
			}
		}
	}
}
