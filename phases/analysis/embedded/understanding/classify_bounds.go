package understanding

import (
	"regexp"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// aboutThePlan tells a sentence whose subject is a step of the work, not the
// product: "Every step can be rolled back on its own".
func (s *signals) aboutThePlan() bool {
	return s.has("plan_subject") && s.has("can", "must", "should")
}

// contrasts tells a ban that stands in contrast: "Everything else may be down;
// this may not."
func (l *Lexicons) contrasts(text string) bool {
	low := strings.TrimRight(reading.Lower(text), ".! ")
	for _, tail := range l.ModalDenied {
		if strings.HasSuffix(low, tail) {
			return true
		}
	}
	return strings.HasSuffix(strings.TrimRight(text, "。！"), "不行") || strings.HasSuffix(strings.TrimRight(text, "。！"), "不可以")
}

// gerundDemand tells what a deed must be like: "Returning must work the same
// way". What is to be done is a feature, whatever it is compared with.
func (l *Lexicons) gerundDemand(s *signals) bool {
	first := reading.FirstWord(s.text)
	if len(first) < 6 || !strings.HasSuffix(first, "ing") || !reading.StartsUpper(first) || len(s.measures) > 0 || l.forbids(s.text) {
		return false
	}
	low := reading.Lower(s.text)
	for _, verb := range l.GerundMust {
		if i := strings.Index(low, verb); i > 0 && i < 40 {
			return true
		}
	}
	return false
}

// onceOnly tells how often something may happen at most: "同类告警 30 分钟内只发
// 一次".
func (l *Lexicons) onceOnly(text string) bool {
	if !reading.HasHan(text) {
		return strings.HasPrefix(text, "Exactly one ")
	}
	for _, only := range l.ChineseOnlyDeed {
		if i := strings.Index(text, only); i > 0 && strings.Contains(text[i:min(len(text), i+36)], "次") && strings.ContainsAny(text[:i], "0123456789一二三四五六七八九十每同") {
			return true
		}
	}
	return false
}

// season tells when something is there, and nothing else: "每年 5 月 20 日至 7
// 月 10 日开启", "Open from 1 April to 31 October".
func (l *Lexicons) season(text string) bool {
	if reading.HasHan(text) {
		return len([]rune(text)) <= 32 && strings.Contains(text, "月") && reading.ContainsAny(text, "至", "到", "—", "–", "-") &&
			reading.ContainsAny(text, l.ChineseOpenInSeason...) && !reading.ContainsAny(text, l.ChineseNoSeason...)
	}
	low := reading.Lower(text)
	return len(strings.Fields(low)) <= 12 && l.Calendar(low) && (strings.HasPrefix(low, "open from ") || strings.HasPrefix(low, "open between ") || strings.HasPrefix(low, "available from ") || strings.HasPrefix(low, "runs from ")) && reading.ContainsAny(low, " to ", " until ", " and ")
}

// inBrackets tells a remark that stands in brackets as a whole: "(kids; no)".
func inBrackets(text string) bool {
	return reading.Enclosed(strings.Trim(text, " .。"), "()", "（）")
}

// ownLogin tells a way to sign in that the product itself has to offer, beside
// or instead of a system that does it: "Sign-in is through … and e-mail plus
// passkey for everybody else".
func (s *signals) ownLogin() bool {
	return s.has("login") && s.has("login_means") && !s.has("non_goal", "reason") && !s.question
}

// laterOne tells a name that is put off: "MongoDB later, perhaps."
func laterOne(text string) bool {
	words := strings.Fields(strings.Trim(reading.Lower(text), " .。"))
	if len(words) < 2 || len(words) > 6 || reading.HasFiniteVerb(text) || !reading.StartsUpper(text) {
		return false
	}
	for _, w := range words[1:] {
		if w = strings.Trim(w, ","); w == "later" || w == "eventually" {
			return true
		}
	}
	return false
}

// fallback splits "answers in 150 ms; if offline keep the move and send it
// later" into the promise and what is done instead.
func fallback(text string) (promise, instead string, ok bool) {
	parts := reading.SplitTop(text, "; ")
	if len(parts) != 2 {
		return "", "", false
	}
	low := reading.Lower(parts[1])
	for _, open := range []string{"if ", "when ", "while ", "otherwise "} {
		if rest, found := strings.CutPrefix(low, open); found && len(strings.Fields(rest)) > 3 && !strings.ContainsAny(rest, "0123456789<≤") && !reading.ContainsAny(rest, " is ", " are ", " must ", " may ") {
			return parts[0], parts[1], true
		}
	}
	return "", "", false
}

// limitInDefinition tells a sentence behind a definition that limits the thing:
// "Letters, digits, hyphen; 3 to 64 characters".
func (s *signals) limitInDefinition() bool {
	return !s.question && (len(s.measures) > 0 || s.has("must", "permission") || s.bounded())
}

// failsBefore tells what is done when the deed of the sentence before does not
// work: "If sending fails, it shall try again".
func failsBefore(s *signals) bool {
	if s.trigger == "" {
		return false
	}
	words := strings.Fields(reading.Lower(s.trigger))
	if len(words) < 3 || words[0] != "if" && words[0] != "when" || !strings.HasPrefix(words[2], "fail") {
		return false
	}
	next := reading.Lower(reading.FirstWord(strings.TrimPrefix(s.response, "then ")))
	return (strings.HasSuffix(words[1], "ing") || words[1] == "that" || words[1] == "this" || words[1] == "it") && (next == "it" || next == "they")
}

// onlyThen tells what somebody may do under a condition alone: "Somebody under
// 18 may only take shifts before 20:00".
func (l *Lexicons) onlyThen(text string) bool {
	return reading.ContainsAny(" "+reading.Lower(text), l.MayOnly...)
}

// byMessage tells what is sent or asked by a message: "we say thank you by mail".
func (l *Lexicons) byMessage(text string) bool {
	low := " " + strings.NewReplacer(",", " ", ".", " ", ";", " ").Replace(reading.Lower(text)) + " "
	return reading.ContainsAny(low, l.ByMessage...)
}

// leansOnIt tells a ban on the thing that the sentence before is about: "It must
// not invent references".
func (l *Lexicons) leansOnIt(s *signals) bool {
	return s.trigger == "" && strings.HasPrefix(reading.Lower(s.text), "it ") && l.forbids(s.text)
}

// wantsDeed tells what the writer wants to do with the product: "I want to be
// told if nobody has taken it".
func (l *Lexicons) wantsDeed(text string) bool {
	low := reading.Lower(text)
	for _, who := range l.WeOpeners {
		rest, ok := strings.CutPrefix(low, who)
		if !ok {
			continue
		}
		for _, want := range []string{"want to ", "need to ", "would like to ", "like to "} {
			if deed, found := strings.CutPrefix(rest, want); found {
				return strings.HasPrefix(deed, "be told ") || strings.HasPrefix(deed, "write to ") || l.WantedDeeds[reading.FirstWord(deed)]
			}
		}
	}
	return false
}

// perhapsOnce tells a wish for a far future: "Maybe one day the shops could
// announce it themselves".
func (l *Lexicons) perhapsOnce(text string) bool {
	low := reading.Lower(text)
	for _, open := range l.MaybeOneDayOpeners {
		if strings.HasPrefix(low, open) {
			return reading.HasHan(text) || reading.ContainsAny(low, " could ", " can ", " might ")
		}
	}
	return false
}

// suffices tells what is good enough: "A page in the browser will do".
func (l *Lexicons) suffices(text string) bool {
	low := strings.TrimRight(reading.Lower(text), ".! ")
	for _, tail := range l.IsEnough {
		if strings.HasSuffix(low, tail) {
			return len(strings.Fields(low)) <= 14
		}
	}
	return false
}

// wantedBy tells by when something is to be there: "It would be lovely to have
// the tours by then".
func (l *Lexicons) wantedBy(text string) bool {
	low := reading.Lower(text)
	if reading.HasPrefixOf(low, "want it by ", "want it before ", "need it by ", "need it before ", "wanted by ", "needed by ") && l.dated(low) {
		return true
	}
	return reading.ContainsAny(low, l.LovelyToHave...) &&
		reading.ContainsAny(low, l.ByThatTime...)
}

// namesStep tells a first sentence that is only the name of what follows:
// "Landing.", "Late data."
func namesStep(text string) bool {
	words := strings.Fields(strings.TrimRight(text, " ."))
	if len(words) > 0 && strings.Contains(" the a an this that one two three four five six seven eight nine ten no not all only ", " "+reading.Lower(words[0])+" ") {
		return false
	}
	return !reading.HasHan(text) && len(words) > 0 && len(words) <= 3 && strings.HasSuffix(strings.TrimRight(text, " "), ".") && reading.StartsUpper(text) && !reading.HasFiniteVerb(text) && !strings.ContainsAny(text, "`0123456789,;:(")
}

// toBeThere tells what must be there to be seen or held: "so there must be a
// printed list per team".
func (l *Lexicons) toBeThere(text string) bool {
	low := reading.Lower(text)
	for _, open := range []string{"there must be a", "there has to be a", "there should be a", "there needs to be a"} {
		i := strings.Index(low, open)
		if i < 0 {
			continue
		}
		for _, thing := range l.ThingsToBeThere {
			if j := strings.Index(low[i:], thing); j > 0 && j < 48 {
				return true
			}
		}
	}
	return false
}

// whereabouts tells where data or servers are to be, without a verb: "Server in the
// EU", or where the product has its place: "it sits between the tills and the ledger".
func (l *Lexicons) whereabouts(text string) bool {
	low := reading.Lower(text)
	for _, open := range l.HostedIn {
		if strings.HasPrefix(low, open) {
			return len(strings.Fields(low)) <= 8
		}
	}
	return reading.ContainsAny(low, l.SitsWhere...)
}

// mustBeDone tells what the product has to do, told of the thing it is done to:
// "An assignment must be recorded with the officer".
func (l *Lexicons) mustBeDone(s *signals) bool {
	low := reading.Lower(s.text)
	for _, modal := range []string{" must be ", " shall be ", " has to be ", " have to be "} {
		_, after, ok := strings.Cut(low, modal)
		if ok && strings.Contains(" recorded logged shown displayed sent notified informed printed listed exported published highlighted announced warned offered ", " "+strings.Trim(reading.FirstWord(after), ".,;")+" ") {
			return s.trigger == "" && !reading.ContainsAny(" "+low, l.BoundOrDenied...)
		}
	}
	return false
}

// theRestLater tells how long what was not named before is kept: "Everything else
// after 18 months".
func theRestLater(s *signals) bool {
	low := reading.Lower(s.text)
	return len(s.measures) > 0 && (strings.HasPrefix(low, "everything else after ") || strings.HasPrefix(low, "the rest after ") || strings.HasPrefix(low, "all other data after "))
}

// onlyWhile tells when alone something is allowed or shown: "Leads see numbers
// only from a day before until a day after the shift".
func (l *Lexicons) onlyWhile(text string) bool {
	return reading.ContainsAny(" "+reading.Lower(text), l.OnlyInTime...)
}

// locksAfter tells what so many wrong tries lead to, "Five wrong PINs lock the badge for 10 minutes":
// for how long is no speed.
var locksAfter = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?i)^(?:after )?(?:\d+|two|three|four|five|six|eight|ten) (?:wrong|failed|false|incorrect|invalid) .{3,40}? (?:locks?|blocks?|disables?|suspends?) `)
})
