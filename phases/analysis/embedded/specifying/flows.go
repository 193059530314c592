package specifying

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// flowWay is where data goes between the product and a system beside it.
type flowWay string

const (
	flowOut  flowWay = "flow_out"
	flowIn   flowWay = "flow_in"
	flowBoth flowWay = "flow_both"
	flowOpen flowWay = "flow_open" // the source names the system and not what goes where
)

// flows say what goes between the product and the systems around it, and what
// the main person enters where there is none.
func (w *Specifier) flows(systems []specs.Integration) []specs.Item {
	var out []specs.Item
	for _, s := range systems {
		if load := w.ChannelLoad(s.Name); load != "" {
			out = append(out, specs.Item{Text: w.Say(string(flowOut), "name", s.Name, "purpose", load), Source: phrasing.Rule("flow-from-integration")})
			continue
		}
		if w.signsIn(&s) {
			out = append(out, specs.Item{Text: w.Say(string(flowIn), "name", s.Name, "purpose", w.Say("flow_who_signs_in")), Source: phrasing.Rule("flow-from-integration")})
			continue
		}
		way := w.wayOf(&s)
		out = append(out, specs.Item{Text: w.Say(string(way), "name", s.Name, "purpose", w.flowing(&s, way)), Source: phrasing.Rule("flow-from-integration")})
	}
	if len(out)+len(w.Understood.Flows) == 0 {
		for _, d := range w.Done(manyDeeds) {
			if len(out) == 2 || !w.handsOver(d.Action) {
				continue
			}
			out = append(out, specs.Item{Text: w.Say("flow_user", "user", d.Actor, "feature", d.Action), Source: phrasing.Rule("flow-from-feature")})
		}
	}
	return out
}

// tiedBack are flows of the source that can be read alone: one that only points at the
// sentence before it has that one in front.
func (w *Specifier) tiedBack(flows []specs.Item) []specs.Item {
	out := slices.Clone(flows)
	for i := range out {
		out[i] = w.TiedBack(out[i])
	}
	return out
}

// wayOf is the direction of a flow: as the pack says of its systems, else as
// the words of the source around the name do.
func (w *Specifier) wayOf(s *specs.Integration) flowWay {
	if s.Source.Kind != specs.Stated {
		for _, p := range w.Packs {
			for _, i := range p.Integrations {
				if p.ID == s.Source.Rule && w.Fill(p, i.Name) == s.Name {
					return flowWay("flow_" + phrasing.OrElse(i.Flow, "out"))
				}
			}
		}
		return flowOut
	}
	if way := w.wayOfRow(s); way != flowOpen {
		return way
	}
	if w.ListedCaller(s.Name) {
		return flowIn
	}
	name, text := specs.Plain(s.Name), strings.TrimRight(specs.Plain(s.Purpose), ".。 ")
	if w.Language == "zh" || reading.HasHan(text) {
		return w.chineseWay(name, text)
	}
	low := " " + strings.ToLower(text) + " "
	says := func(list string) bool { return reading.ContainsAny(low, w.Table.Words[list].In("en")...) }
	denied := says("flow_denied")
	if says("flow_both") && !denied {
		return flowBoth
	}
	way := w.wayAround(name, text)
	back, fetched := says("flow_back") && !denied, says("flow_fetched")
	switch {
	case back && (fetched || way == flowIn), fetched && way == flowOut:
		return flowBoth
	case fetched:
		return flowIn
	}
	return way
}

// wayOfRow is the direction that a table says of a system, in a column or in
// the heading above it.
func (w *Specifier) wayOfRow(s *specs.Integration) flowWay {
	for i := range w.Understood.Integrations {
		f := &w.Understood.Integrations[i]
		if f.Name != s.Name || f.Direction == "" {
			continue
		}
		cell := strings.ToLower(strings.Trim(specs.Plain(f.Direction), " .:：*"))
		for _, way := range []flowWay{flowBoth, flowIn, flowOut} {
			if slices.Contains(w.Table.Words[strings.Replace(string(way), "flow_", "flow_rows_", 1)].In(w.Language), cell) {
				return way
			}
		}
	}
	return flowOpen
}

// wayAround reads the clause that names a system: the verb that it does or that
// is done to it, and the preposition before it.
func (w *Specifier) wayAround(name, text string) flowWay {
	clause := clauseNaming(text, name)
	if clause == "" {
		switch low := strings.ToLower(text); {
		case reading.HasPrefixOf(low, w.Table.Words["verb_like_names"].In("en")...): // "Push notifications" are brought to somebody
			return flowOut
		case w.Table.IsWord("flow_sends", "en", phrasing.LeadingWord(low)):
			return flowIn // a row of a table: "Sends duplicates after a restart"
		}
		name = strings.Trim(name[strings.LastIndexByte(name, ' ')+1:], "()") // "the provider we already have"
		if clause = clauseNaming(text, name); clause == "" {
			return flowOpen
		}
	}
	low, key := strings.ToLower(clause), strings.ToLower(name)
	for at := 0; ; {
		i := strings.Index(low[at:], key)
		if i < 0 {
			return flowOpen
		}
		from, to := at+i, at+i+len(key)
		if way := w.wayBefore(clause[:from]); way != flowOpen {
			return way
		}
		if way := w.wayBehind(phrasing.ClauseTokens(strings.TrimLeft(clause[to:], "`)"))); way != flowOpen {
			return way
		}
		at = to
	}
}

// wayBefore is the direction of the verb or preposition that stands nearest
// before the name of a system. A name in brackets belongs to what stands before
// them.
func (w *Specifier) wayBefore(text string) flowWay {
	if open := strings.LastIndexByte(text, '('); open >= 0 && !strings.Contains(text[open:], ")") {
		text = text[:open]
	}
	before := phrasing.ClauseTokens(text)
	for i, t := range slices.Backward(before) {
		low, prev := t.Low, ""
		if i > 0 {
			prev = before[i-1].Low
		}
		switch {
		case low == "of" && prev == "out":
			return flowIn
		case w.Table.IsWord("flow_in_before", "en", low):
			if w.Table.IsWord("flow_asked", "en", prev) {
				return flowOut
			}
			return flowIn
		case w.Table.IsWord("flow_at_before", "en", low):
			return w.wayAt(before[:i])
		case w.Table.IsWord("flow_out_before", "en", low) && w.Table.IsWord("flow_ties", "en", prev):
			return flowOpen
		case low == "to" && w.Table.IsWord("verbs", "en", phrasing.WordAt(before, i+1)):
		case w.Table.IsWord("flow_out_before", "en", low):
			return flowOut
		case w.Table.IsWord("flow_reads", "en", low):
			return flowIn
		case w.Table.IsWord("flow_writes", "en", low), w.Table.IsWord("flow_uses", "en", low):
			return flowOut
		}
		if t.Comma && len(before)-i > 4 {
			break
		}
	}
	return flowOpen
}

// wayAt is the direction of "is kept in NAME" and of "makes an invoice in NAME".
func (w *Specifier) wayAt(before []phrasing.Token) flowWay {
	for i := len(before) - 1; i >= max(0, len(before)-6); i-- {
		switch low := before[i].Low; {
		case w.Table.IsWord("flow_lies", "en", low):
			if i > 0 && (w.Table.IsWord("person_pronouns", "en", before[i-1].Low) || strings.HasPrefix(low, "live") && (w.IsPerson(wording.Singular(before[i-1].Low)) || w.Table.IsWord("roles", "en", wording.Singular(before[i-1].Low)))) {
				return flowOpen // people live in a program
			}
			return flowIn
		case w.Table.IsWord("flow_writes", "en", low), w.Table.IsWord("flow_makes", "en", low):
			return flowOut
		}
	}
	return flowOpen
}

// wayBehind is the direction that the verb of a system tells: "NAME sends",
// "NAME pulls", "the rates of NAME are fetched", "NAME is where they lie".
func (w *Specifier) wayBehind(after []phrasing.Token) flowWay {
	near := true // only adverbs and further names stand between
	for i, t := range after[:min(len(after), 6)] {
		switch {
		case near && w.Table.IsWord("flow_sends", "en", t.Low):
			return flowIn
		case near && w.Table.IsWord("flow_pulls", "en", t.Low):
			return flowOut
		case (near || i < 2) && (t.Low == "are" || t.Low == "is"):
			for _, next := range after[i+1 : min(len(after), i+4)] {
				switch {
				case next.Low == "where", w.Table.IsWord("flow_taken", "en", next.Low):
					return flowIn
				case w.Table.IsWord("flow_given", "en", next.Low):
					return flowOut
				}
			}
		}
		near = near && (t.Low == "and" || t.Low == "or" || t.Low == phrasing.CodeWord || w.namesSystem(t.Low) || w.Table.IsWord("adverbs", "en", t.Low) || w.Table.IsWord("relatives", "en", t.Low))
	}
	return flowOpen
}

// chineseWay reads the characters around the name of a system.
func (w *Specifier) chineseWay(name, text string) flowWay {
	words := func(list string) []string { return w.Table.Words[list].In("zh") }
	if w.broughtOver(text, name) != "" {
		return flowOut // "发票由 NAME 开，每晚把明细同步过去"
	}
	if reading.ContainsAny(text, words("flow_both")...) {
		return flowBoth
	}
	if reading.ContainsAny(text, words("flow_back")...) && !reading.ContainsAny(text, words("flow_denied")...) && reading.ContainsAny(text, "从", "来自") {
		return flowBoth // "库存从 A 同步，结果也写回去"
	}
	parts := strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune("，。；", r) })
	named := false
	for _, part := range parts {
		before, after, ok := strings.Cut(part, name)
		if !ok {
			continue
		}
		named = true
		before = w.withoutFillers(before)
		ends := func(list string) bool {
			return slices.ContainsFunc(words(list), func(p string) bool { return strings.HasSuffix(before, p) })
		}
		switch {
		case ends("flow_by") && strings.Contains(after, "提供"), ends("flow_in_before"):
			return flowIn
		case ends("flow_by"), ends("flow_out_before"), reading.ContainsAny(after, words("flow_pulls")...):
			return flowOut
		case reading.ContainsAny(after, words("flow_sends")...):
			return flowIn
		case reading.ContainsAny(before, words("flow_writes")...):
			return flowOut
		case reading.ContainsAny(before, words("flow_reads")...):
			return flowIn
		}
	}
	switch {
	case reading.ContainsAny(text, words("flow_fetched")...), !named && reading.ContainsAny(text, words("flow_reads")...):
		return flowIn
	case !named && reading.ContainsAny(text, words("flow_writes")...):
		return flowOut
	}
	return flowOpen
}

// withoutFillers takes quotes, blanks and words such as 现有的 off the end of
// what stands before the name of a system.
func (w *Specifier) withoutFillers(text string) string {
	for {
		bare := strings.TrimRight(text, " “\"「《的")
		for _, f := range w.Table.Words["flow_fillers"].In("zh") {
			bare = strings.TrimSuffix(bare, f)
		}
		if bare == text {
			return text
		}
		text = bare
	}
}

// clauseNaming is the sentence, or its part between semicolons, that names
// something; empty when none does.
func clauseNaming(text, name string) string {
	for _, s := range reading.Sentences(text, 1) {
		for _, part := range reading.SplitTop(s.Text, "; ") {
			if strings.Contains(strings.ToLower(part), strings.ToLower(name)) {
				return strings.TrimSpace(part)
			}
		}
	}
	return ""
}

// flowing is what goes along a flow: the thing of "orders come from NAME, every
// 15 minutes" with when it does, else all that is said of the system.
func (w *Specifier) flowing(s *specs.Integration, way flowWay) string {
	if s.Purpose == w.Say("purpose_in") && s.Protocol != w.ProtocolOpen() {
		return s.Protocol // the arrow says that it delivers
	}
	whole := w.Phrase(s.Purpose)
	if strings.HasPrefix(s.Purpose, s.Name) {
		whole = s.Name + strings.TrimPrefix(whole, w.Phrase(s.Name))
	}
	if s.Source.Kind == specs.Stated {
		if thing := labelledFlow(s); thing != "" {
			return w.LowerStart(thing)
		}
	}
	if s.Source.Kind == specs.Stated && w.Language == "zh" && way != flowBoth {
		return phrasing.OrElse(w.chineseFlowing(s), whole)
	}
	if w.Language == "zh" || s.Source.Kind != specs.Stated || way == flowOpen || way == flowBoth {
		return whole
	}
	clause := strings.TrimRight(clauseNaming(s.Purpose, s.Name), ". ")
	c, ok := w.ParseClause(clause)
	if clause == "" || !ok || c.Not || strings.Contains(c.Subject, s.Name) || strings.EqualFold(c.Subject, w.Product) || len(strings.Fields(c.Subject)) > 8 {
		return whole
	}
	if low := strings.ToLower(phrasing.LeadingWord(c.Subject)); w.Table.IsWord("vague_subjects", "en", low) || w.Table.IsWord("conditions", "en", low) || w.Table.IsWord("no_subjects", "en", low) {
		return whole
	}
	verb, rest := c.Verb, c.Rest
	if way == flowIn && w.liesIn(strings.TrimPrefix(clause, c.Subject), s.Name) {
		return w.LowerStart(c.Subject) // "the member list is in NAME and has to stay there"
	}
	if c.Form == phrasing.BeVerb || c.Form == phrasing.ModalVerb {
		rest = strings.TrimPrefix(rest, "be ")
		verb, rest, _ = strings.Cut(rest, " ")
	}
	if !w.Table.IsWord("flow_moves", "en", verb) && !w.Table.IsWord("flow_taken", "en", verb) && !w.Table.IsWord("flow_given", "en", verb) {
		return whole
	}
	thing := w.LowerStart(c.Subject)
	head, tail, _ := strings.Cut(rest, s.Name)
	if i := strings.LastIndex(head, ", "); i >= 0 { // "mail goes through A, invoices through B"
		own := phrasing.ClauseTokens(head[i+2:])
		switch {
		case len(own) > 1 && !w.Table.IsWord("prepositions", "en", own[0].Low) && w.Table.IsWord("prepositions", "en", own[1].Low):
			thing = head[i+2:][own[0].From:own[0].To]
		case w.HasWord(head[i+2:], "prepositions"):
			return whole
		}
	}
	if tail = strings.TrimSpace(strings.TrimLeft(tail, ", )")); tail != "" && !strings.ContainsAny(tail, "()/;") && len(strings.Fields(tail)) <= 8 {
		if _, more := w.ParseClause(tail); !more && w.Table.IsWord("flow_when", "en", strings.ToLower(phrasing.LeadingWord(tail))) {
			return thing + ", " + tail
		}
	}
	return thing
}
