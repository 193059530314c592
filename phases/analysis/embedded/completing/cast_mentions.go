package completing

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// How somebody stands in a sentence, by how much it makes the thing theirs.
const (
	itActs    = 3.0 // does it, or may do it
	isTold    = 2.5 // is told, given or allowed something
	isServed  = 2.2 // it is for them
	onlyWhen  = 1.0 // acts in a condition
	isNamed   = 0.8
	inPassing = 0.2 // "discount per customer", 客户编号
)

// mention is somebody named in a text.
type mention struct {
	who      int
	rank     float64
	from, to int // bytes of the text
}

// mentions are the people whom a text names, in its order.
func (c *Cast) mentions(text string) []mention {
	if c.w.Language == "zh" {
		return c.mentionsChinese(text)
	}
	var out []mention
	tokens := wording.Tokens(text)
	k := newCastClause()
	for i := 0; i < len(tokens); {
		who, n := c.nameAt(tokens, i)
		if n == 0 || isTopic(tokens, i+n) {
			k.read(c.w, tokens, i)
			i++
			continue
		}
		out = append(out, mention{who, c.rank(tokens, i, n, k), tokens[i].Start, tokens[i+n-1].End})
		i += n
	}
	return out
}

// isTopic says that a name only opens what is said of it, "Billing, that's the bank": the
// matter is meant, and nobody.
func isTopic(tokens []wording.Token, behind int) bool {
	return behind+1 < len(tokens) && tokens[behind].Text == "," && (tokens[behind+1].Lower == "that's" || tokens[behind+1].Lower == "that’s")
}

// castClause is what was read of a clause before a name.
type castClause struct {
	start bool // nothing but articles
	when  bool // it is a condition
	tells bool // somebody is told or given something
}

func newCastClause() *castClause { return &castClause{start: true} }

func (k *castClause) read(w *Completer, tokens []wording.Token, i int) {
	low := tokens[i].Lower
	switch {
	case tokens[i].Kind == wording.Punct && strings.Contains(",;:.!?", tokens[i].Text):
		*k = castClause{start: true}
	case w.Table.IsWord("clause_conditions", "en", low):
		*k = castClause{start: true, when: true}
	case w.Table.IsWord("tells", "en", low), w.IsThird(low) && w.Table.IsWord("tells", "en", wording.Singular(low)):
		k.tells, k.start = true, false
	case !w.Table.IsWord("determiners", "en", low) && tokens[i].Kind == wording.Word:
		k.start = false
	}
}

// nameAt is who is named by the tokens from i on, and by how many of them.
func (c *Cast) nameAt(tokens []wording.Token, i int) (who, n int) {
	if tokens[i].Kind != wording.Word {
		return 0, 0
	}
	for _, name := range c.names[nameWord(tokens[i].Lower)] {
		if len(name.words) <= n || i+len(name.words) > len(tokens) || name.whole != "" && tokens[i].Lower != name.whole {
			continue
		}
		same := true
		for k := 1; k < len(name.words) && same; k++ {
			same = nameWord(tokens[i+k].Lower) == name.words[k]
		}
		if same {
			who, n = name.who, len(name.words)
		}
	}
	return who, n
}

// nameWord is a word of a name whatever its number or case.
func nameWord(low string) string {
	low, _, _ = strings.Cut(strings.ReplaceAll(low, "’", "'"), "'")
	return wording.Singular(low)
}

// rank is how the name of n tokens at i stands in its clause.
func (c *Cast) rank(tokens []wording.Token, i, n int, k *castClause) float64 {
	w := c.w
	if strings.ContainsAny(tokens[i+n-1].Lower, "'’") {
		return isNamed // the driver's phone
	}
	before, next := c.before(tokens, i), c.behind(tokens, i+n)
	if !k.tells && c.namesThing(tokens[i+n-1].Lower, next) {
		next = "noun"
	}
	switch {
	case w.Table.IsWord("passing_before", "en", before), c.handled(tokens, i):
		return inPassing
	case i > 0 && w.Table.IsWord("done_by_others", "en", tokens[i-1].Lower):
		return isNamed // "a record of everything members do"
	case c.isFinite(next) && (k.start || !k.tells):
		if k.when {
			return onlyWhen
		}
		return itActs
	case before == "by" && next == "noun" && tokens[i-1].Lower == "by":
		return inPassing // switched by member number
	case before == "by":
		return itActs
	case c.deniedBefore(tokens[:i]):
		return isNamed // "never writes to a customer": nobody wishes what is not done for them
	case next == "noun":
		return inPassing // customer data
	case k.tells && !k.when:
		return isTold
	case before == "to" || before == "for":
		return isServed
	}
	return isNamed
}

// handled says that a name is what a deed without a doer is done to: "Invite a mentor" is
// no wish of the mentor.
func (c *Cast) handled(tokens []wording.Token, i int) bool {
	if i == 0 || i > 3 || !c.w.Table.IsWord("handles_people", "en", tokens[0].Lower) {
		return false
	}
	for _, t := range tokens[1:i] {
		if !c.w.Table.IsWord("determiners", "en", t.Lower) && !c.w.Table.IsWord("articles", "en", t.Lower) {
			return false
		}
	}
	return true
}

// namesThing says that one person and the bare form of a verb behind them name a thing, as
// one person does nothing in that form: "the member list", "a customer order".
func (c *Cast) namesThing(name, next string) bool {
	rules := c.w.Table
	return rules.IsWord("verbs", "en", next) && !rules.IsWord("finite", "en", next) && !rules.IsWord("auxiliaries", "en", next) &&
		!c.w.IsThird(next) && !phrasing.IsPluralNoun(name) && !understanding.GroupNoun(name) && !rules.IsWord("anybody", "en", name)
}

// deniedBefore says that the clause before a name denies what it tells.
func (c *Cast) deniedBefore(tokens []wording.Token) bool {
	for _, t := range slices.Backward(tokens) {
		switch {
		case t.Kind == wording.Punct && strings.Contains(",;:.!?", t.Text), t.Lower == "and", t.Lower == "or", t.Lower == "but":
			return false
		case t.Lower == "never":
			return true
		}
	}
	return false
}

// before is the word before a name and its article.
func (c *Cast) before(tokens []wording.Token, i int) string {
	for i--; i >= 0 && tokens[i].Kind == wording.Word && c.w.Table.IsWord("determiners", "en", tokens[i].Lower) && tokens[i].Lower != "no"; i-- {
	}
	if i < 0 || tokens[i].Kind != wording.Word {
		return ""
	}
	if tokens[i].Lower == "by" && i > 0 && c.w.Table.IsWord("ordered_by", "en", tokens[i-1].Lower) {
		return "per" // sorted by customer
	}
	if tokens[i].Lower == "to" && i > 0 && tokens[i-1].Lower == "up" {
		return "up to" // so many of them, and nothing goes to them
	}
	return tokens[i].Lower
}

// behind is the verb or the kind of word behind a name.
func (c *Cast) behind(tokens []wording.Token, i int) string {
	for ; i < len(tokens) && tokens[i].Kind == wording.Word; i++ {
		low := tokens[i].Lower
		switch {
		case c.w.Table.IsWord("adverbs", "en", low):
			continue
		case c.isFinite(low), c.w.Table.IsWord("prepositions", "en", low), c.w.Table.IsWord("subordinators", "en", low):
			return low
		case strings.HasSuffix(low, "ed") || strings.HasSuffix(low, "ly"), c.w.Table.IsWord("determiners", "en", low), c.w.Table.IsWord("breaks", "en", low), c.w.Table.IsWord("pronouns_object", "en", low):
			return low
		}
		return "noun"
	}
	return ""
}

func (c *Cast) isFinite(low string) bool {
	rules := c.w.Table
	return low != "" && low != "noun" && !rules.IsWord("prepositions", "en", low) &&
		(rules.IsWord("auxiliaries", "en", low) || rules.IsWord("finite", "en", low) || rules.IsWord("verbs", "en", low) || c.w.IsThird(low))
}

// call notes a name of somebody.
func (c *Cast) call(name string, who int) {
	if c.w.Language == "zh" {
		for part := range strings.FieldsSeq(name) {
			c.callChinese(part, who)
		}
		return
	}
	name = c.w.ActorName(name)
	var words []string
	for _, t := range wording.Tokens(name) {
		if t.Kind == wording.Word {
			words = append(words, nameWord(t.Lower))
		}
	}
	if len(words) > 0 {
		c.add(words[0], castName{words: words, who: who})
	}
}

// callDepartment notes the departments by which the source may name a person of one that it
// names: "finance" and "accounting" of an accountant.
func (c *Cast) callDepartment(name string, who int) {
	role, ok := c.w.RoleOfDepartment(name)
	if c.w.Language == "zh" || !ok || strings.EqualFold(role, name) {
		return
	}
	pairs := c.w.Table.Words["singular_roles"]
	for department, of := range pairs.Pairs("en") {
		if _, plural := pairs.Paired("en", department+"s"); of != role || plural || strings.Contains(department, " ") || department == "it" {
			continue
		}
		word := nameWord(department)
		c.add(word, castName{words: []string{word}, who: who, whole: department})
	}
}

func (c *Cast) add(key string, name castName) {
	if !slices.ContainsFunc(c.names[key], func(n castName) bool { return slices.Equal(n.words, name.words) }) {
		c.names[key] = append(c.names[key], name)
		c.longest = max(c.longest, len(name.words))
	}
}

// nameTails lets the last word of a longer name stand for somebody, where only
// one bears it: the clerk, 保管员.
func (c *Cast) nameTails() {
	count := map[string]int{}
	for _, p := range c.people {
		for _, tail := range c.tails(p.name) {
			count[tail]++
		}
	}
	for who := range c.people {
		for _, tail := range c.tails(c.people[who].name) {
			if count[tail] == 1 {
				if _, taken := c.index[phrasing.CaseKey(tail)]; !taken {
					c.call(tail, who)
				}
			}
		}
	}
}

func (c *Cast) tails(name string) []string {
	if c.w.Language == "zh" {
		return tailsChinese(name)
	}
	words := strings.Fields(name)
	if len(words) < 2 || c.w.Table.IsWord("anybody", "en", words[len(words)-1]) || understanding.GroupNoun(strings.ToLower(words[len(words)-1])) {
		return nil
	}
	return words[len(words)-1:]
}

// tailsChinese are the last two or three letters of a name, or what stands
// behind its last 的.
func tailsChinese(name string) []string {
	if i := strings.LastIndex(name, "的"); i >= 0 {
		return []string{name[i+len("的"):]}
	}
	runes := []rune(name)
	if len(runes) < 4 {
		return nil
	}
	out := []string{string(runes[len(runes)-3:])}
	if two := runes[len(runes)-2:]; !strings.ContainsRune("员者人师科部长工", two[1]) {
		out = append(out, string(two))
	}
	return out
}

func (c *Cast) callChinese(name string, who int) {
	if i := strings.IndexAny(name, "（("); i > 0 {
		name = name[:i]
	}
	first, n := utf8.DecodeRuneInString(name)
	if n == 0 || utf8.RuneCountInString(name) < 2 {
		return
	}
	c.add(strings.ToLower(string(first)), castName{words: []string{strings.ToLower(name)}, who: who})
}

// mentionsChinese are the people whom a Chinese text names.
func (c *Cast) mentionsChinese(text string) []mention {
	var out []mention
	low := strings.ToLower(text)
	if len(low) != len(text) {
		low = text
	}
	begin := 0
	for i, r := range low {
		if strings.ContainsRune("，；。：！？,;:", r) {
			begin = i + utf8.RuneLen(r)
			continue
		}
		if len(out) > 0 && i < out[len(out)-1].to {
			continue
		}
		who, n := c.nameAtChinese(low, i, r)
		if n > 0 {
			out = append(out, mention{who, c.rankChinese(low, begin, i, i+n), i, i + n})
		}
	}
	return out
}

func (c *Cast) nameAtChinese(low string, i int, r rune) (who, n int) {
	for _, name := range c.names[string(r)] {
		if word := name.words[0]; len(word) > n && strings.HasPrefix(low[i:], word) {
			who, n = name.who, len(word)
		}
	}
	return who, n
}

// rankChinese is how a name stands in the clause that begins at begin.
func (c *Cast) rankChinese(text string, begin, from, to int) float64 {
	w := c.w
	clause := text[begin:]
	if i := strings.IndexAny(clause[to-begin:], "，；。：！？,;:"); i >= 0 {
		clause = clause[:to-begin+i]
	}
	lead, rest := w.withoutLet(clause[:from-begin]), clause[to-begin:]
	when := strings.HasSuffix(clause, "后") || strings.HasSuffix(clause, "时") || strings.HasSuffix(clause, "前") || strings.HasSuffix(clause, "的话") || w.Table.StartsWith("clause_conditions", "zh", clause)
	switch {
	case w.Table.StartsWith("system_tails", "zh", rest):
		return inPassing
	case reading.ContainsAny(lead, w.Table.Words["tells"].In("zh")...):
		return isTold
	case when:
		return onlyWhen
	case strings.TrimLeft(lead, " 各每该") == "" || strings.HasSuffix(lead, "的") || w.Table.EndsWith("agents_before", lead) || w.Table.StartsWith("abilities", "zh", rest) || w.Table.StartsWith("duties", "zh", rest):
		return itActs
	}
	return isNamed
}
