package embedded

import "strings"

// story writes "As a role I want … so that …". Where the source gives no reason,
// the sentence ends with what is wanted.
func (w *work) story(d *draft) {
	s := &d.req.Story
	s.Role = d.actor
	if d.chosen.by == "general" {
		s.Role = w.generalRole()
	}
	s.Want = w.own(w.wanted(d))
	s.Source = rule("story-from-feature")
	if d.fact != nil {
		if benefit := orElse(d.fact.Benefit, d.st.purpose); benefit != "" {
			s.Benefit = w.phrase(benefit)
			if rest, ok := strings.CutPrefix(s.Benefit, "that is "); ok {
				s.Benefit = "it is " + rest
			}
			if d.fact.Actor != "" && d.fact.Want != "" {
				s.Source = d.req.Source
			}
			return
		}
	}
	if d.pack != nil {
		s.Benefit = w.phrase(w.fill(d.pack.pack, d.pack.Benefit))
		s.Source = d.req.Source
		return
	}
	s.Benefit = w.benefitOf(d)
}

// firmGoal is the share of its words from which on a goal is taken for the
// reason of a requirement. A weaker kinship is good for a trace and no reason.
const firmGoal = 0.5

// benefitOf is why somebody wants a requirement of which the source does not
// say it beside it: the goal that speaks of the same, or the trouble of today
// that it ends. Empty where the source gives no reason: what a thing of its kind
// is mostly good for would be our guess in the user's mouth.
func (w *work) benefitOf(d *draft) string {
	if goal, clause := w.benefitClause(d.goal); clause && !d.circular && !d.goalGuess && d.goalScore >= firmGoal {
		return goal
	}
	return w.sourceReason(d)
}

// wanted is what the user story asks for.
func (w *work) wanted(d *draft) string {
	if d.rest != "" {
		return w.wantOf(d, w.takeApart(d.rest))
	}
	if d.fact != nil {
		if text, ok := w.codeWant(d); ok {
			return text
		}
		return w.wantOf(d, d.st)
	}
	switch {
	case w.lang == "zh" && d.pack != nil:
		return d.action
	case w.acts(d) && w.personal(d):
		if w.lang == "zh" {
			return d.action
		}
		return "to " + d.action
	case w.acts(d):
		return w.inner("want_product", "want", d.action)
	default:
		return w.wantOf(d, d.st)
	}
}

// setting says that a feature is a key of a configuration: a single identifier
// as code and what it is for.
func (d *draft) setting() (name, text string, ok bool) {
	if d.fact == nil || len(d.fact.Name) < 4 || !strings.HasPrefix(d.fact.Text, d.fact.Name+": ") {
		return "", "", false
	}
	name = d.fact.Name
	core := strings.Trim(name, "`")
	if len(core) != len(name)-2 || strings.ContainsFunc(core, func(r rune) bool { return r != '_' && r != '.' && (r < 'a' || r > 'z') && (r < '0' || r > '9') }) {
		return "", "", false
	}
	return name, strings.TrimRight(strings.TrimPrefix(d.fact.Text, name+": "), ". "), true
}

// codeWant is the wish for a command or function.
func (w *work) codeWant(d *draft) (string, bool) {
	if name, text, ok := d.setting(); ok {
		return w.say("want_setting", "name", name, "text", text), true
	}
	text, ok := w.codeSubject(d.fact, w.say("must"))
	if !ok {
		return "", false
	}
	mark := " " + w.say("must") + " "
	if strings.HasPrefix(text, w.say("req_code_rule", "name", d.fact.Name, "text", "")) {
		return "", false
	}
	if head, rest, cut := strings.Cut(text, mark); cut && !strings.Contains(rest, w.say("must")) && !strings.Contains(head, ":") {
		return head + " to " + w.shortWant(rest), true
	}
	return d.fact.Name, true
}
