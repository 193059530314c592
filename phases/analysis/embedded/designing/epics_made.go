package designing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// What makes a thing is built before what reads it, alerts on it, settles or reports it. A
// requirement makes a thing by its title, by what its statement says of the result, or by
// taking it in from another system.

// bearsFor says that the statement of a requirement, or a test of it that the source states,
// ends with the entity being there: "and the loan is done".
func (m *epicMaker) bearsFor(i int, entity string) bool {
	r := &m.req.Requirements[i]
	said := []string{phrasing.ItemsText(r.Description)}
	for _, c := range r.Criteria {
		if c.Source.Kind == specs.Stated {
			said = append(said, c.Text)
		}
	}
	return slices.ContainsFunc(said, func(text string) bool { return m.comesIntoBeing(specs.Plain(text), entity) })
}

// comesIntoBeing says that a clause of a text tells that an entity is made. A clause that only
// tells when something else happens makes nothing: "when a loan is stored".
func (m *epicMaker) comesIntoBeing(text, entity string) bool {
	if m.Language == "zh" {
		return m.comesIntoBeingInChinese(text, entity)
	}
	e := m.entityCalled(entity)
	if e == nil {
		return false
	}
	text = strings.ToLower(text)
	for _, end := range m.d.Words["comes_into_being"].In("en") {
		for _, lead := range []string{"the ", "a ", "an ", "one "} {
			before, _, ok := strings.Cut(text, lead+strings.ToLower(m.entityWord(e))+" "+end)
			if before = strings.TrimSpace(before); ok && (before == "" || strings.HasSuffix(before, ",") || strings.HasSuffix(before, ".") || strings.HasSuffix(before, " and")) {
				return true
			}
		}
	}
	return false
}

// comesIntoBeingInChinese looks for the verb that makes an entity right before its name, how
// many of them apart: 生成一条用血申请.
func (m *epicMaker) comesIntoBeingInChinese(text, entity string) bool {
	for _, verb := range m.d.Words["comes_into_being"].In("zh") {
		for rest := text; ; {
			before, after, ok := strings.Cut(rest, verb)
			if !ok {
				break
			}
			rest = after
			after = strings.TrimLeft(after, "一条个张份笔次")
			if strings.HasPrefix(after, entity) && !m.Denies(before) {
				return true
			}
		}
	}
	return false
}

// takenIn are the things that a requirement takes in from another system: orders and articles
// of "orders and articles come from the shop system".
func (m *epicMaker) takenIn(i int) []string {
	title := m.phrase(specs.Plain(m.req.Requirements[i].Title))
	if m.Language == "zh" {
		return m.takenInChinese(i, title)
	}
	if !m.fromOutside(i) || strings.HasSuffix(title, " once") {
		return nil // what is taken over once goes into what is built already
	}
	for _, mark := range m.d.Words["comes_from"].In("en") {
		if things, _, ok := strings.Cut(title, " "+mark+" "); ok {
			return m.thingsTaken(things)
		}
	}
	verb, rest, _ := strings.Cut(title, " ")
	if things, _, ok := strings.Cut(rest, " from "); ok && slices.Contains(m.d.Words["taking_in"].In("en"), strings.ToLower(verb)) {
		return m.thingsTaken(things)
	}
	return nil
}

// takenInChinese are the things of 从HR系统同步组织和人员, and of 门店主数据从SAP同步.
func (m *epicMaker) takenInChinese(i int, title string) []string {
	title, _, _ = strings.Cut(title, "，")
	subject, rest, ok := strings.Cut(title, "从")
	if !ok || !m.fromOutside(i) || m.Denies(title) {
		return nil
	}
	for _, verb := range m.d.Words["taking_in"].In("zh") {
		_, things, found := strings.Cut(rest, verb)
		if !found {
			continue
		}
		return m.thingsTaken(reading.FirstOf(things, subject))
	}
	return nil
}

// thingsTaken are the things of a list that others can speak of, in the singular. What is data
// of the product goes by its name: "open invoices" are invoices.
func (m *epicMaker) thingsTaken(list string) []string {
	var out []string
	parts := listParts(list, "、", "和", "与", "及")
	if m.Language != "zh" {
		parts = listParts(strings.ToLower(list), ", ", " and ", " & ")
	}
	for _, part := range parts {
		for _, lead := range []string{"the ", "a ", "an ", "all "} {
			part = strings.TrimPrefix(part, lead)
		}
		if last := reading.LastWord(part); m.Language != "zh" && m.entityCalled(last) != nil {
			part = last
		}
		if m.Language != "zh" {
			part = wording.Singular(part)
		}
		if len(strings.Fields(part)) <= maxThingWords && m.tells(part) && !slices.Contains(out, part) {
			out = append(out, part)
		}
	}
	return out
}

// takesIn says that a requirement takes an entity in from another system.
func (m *epicMaker) takesIn(i int, entity string) bool {
	return slices.ContainsFunc(m.linkedOf(i).made, func(name string) bool {
		e := m.entityCalled(name)
		return e != nil && e.Name == entity && slices.Contains(m.takenIn(i), name)
	})
}

// tellsData says that a title names an entity before it says what that is made of.
func (m *epicMaker) tellsData(i int, entity string) bool {
	if m.Language == "zh" {
		return false
	}
	e := m.entityCalled(m.toldAs(m.phrase(specs.Plain(m.req.Requirements[i].Title))))
	return e != nil && e.Name == entity
}

// makerIn is the id of the first requirement of a plan that brings an entity into being, empty
// where none says so.
func (m *epicMaker) makerIn(p *epicPlan, entity string) string {
	for _, i := range p.members {
		if m.brings(i, entity) {
			return m.req.Requirements[i].ID
		}
	}
	return ""
}

// ofMaker is the name of a thing with the requirement that makes it, where that has a number.
func (m *epicMaker) ofMaker(name, id string) string {
	if id == "" {
		return name
	}
	return m.say("made_by", "name", name, "id", id)
}

// madeInChinese is what stands behind the making verb at the head of a Chinese title. A verb
// that is also the name of what it makes, such as 预约, makes that and not what stands behind
// it; within a title it is part of a name: 推荐报修类别.
func (m *epicMaker) madeInChinese(title string) string {
	title, _, _ = strings.Cut(title, "，")
	if m.Denies(title) {
		return ""
	}
	bare := title
	if name, ok := m.LeadingPerson(bare); ok {
		bare = bare[len(name):]
	}
	for _, lead := range m.d.Words["thing_leads"].In("zh") {
		bare = strings.TrimPrefix(bare, lead)
	}
	_, bare = doneBefore(bare) // 报修以后能看到进度 makes no repair
	itself := m.d.Words["makes_itself"].In("zh")
	for _, verb := range itself {
		if strings.HasPrefix(bare, verb) && m.tells(verb) {
			return verb
		}
	}
	for _, list := range []string{"creating", "making"} {
		for _, verb := range m.d.Words[list].In("zh") {
			if slices.Contains(itself, verb) {
				continue
			}
			if _, rest, ok := strings.Cut(phrasing.HeadOf(title, 12), verb); ok && m.tells(rest) {
				return rest
			}
		}
	}
	return ""
}
