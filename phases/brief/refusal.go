package brief

import (
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"
	"github.com/overtone-cli/overtone/templates"
)

// phrases are the words of the review.
type phrases struct {
	LeftOut  templates.Words `yaml:"left_out"`
	Refusals templates.Terms `yaml:"refusals"`
	Times    templates.Terms `yaml:"times"`
	Tails    templates.Terms `yaml:"tails"`
	Stops    templates.Terms `yaml:"stops"`
	Links    templates.Terms `yaml:"links"`
}

// wanted is what a refusal refuses: "No ads between turns." becomes "Ads between
// turns." A text without a refusal stays as it is.
func (p *phrases) wanted(text string) string {
	lang := string(wording.Detect(text)) // an item of a Chinese text may be English
	body := strings.TrimRight(strings.TrimSpace(text), ".。 ")
	rest, refused := p.behindRefusal(body, lang)
	for _, tail := range p.Tails.In(lang) {
		if i := strings.Index(rest, tail); i > 0 {
			rest, refused = rest[:i], true
		}
	}
	if !refused {
		return text
	}
	for _, stop := range p.Stops.In(lang) {
		if i := strings.Index(rest, stop); i > 0 {
			rest = rest[:i]
		}
	}
	for _, link := range p.Links.In(lang) {
		rest = strings.ReplaceAll(rest, link, "、")
	}
	rest = strings.Trim(rest, " ,，、:：")
	if rest == "" {
		return text
	}
	return wording.Sentence(rest)
}

// behindRefusal cuts the words of refusing off the beginning of a text, with
// what says when it holds.
func (p *phrases) behindRefusal(text, lang string) (rest string, ok bool) {
	rest = text
	for _, t := range p.Times.In(lang) {
		if cut, found := cutFold(rest, t); found {
			rest = cut
		}
	}
	for _, r := range p.Refusals.In(lang) {
		if cut, found := cutFold(rest, r); found {
			return strings.TrimSpace(cut), true
		}
	}
	return text, false
}

// cutFold cuts a beginning in any case.
func cutFold(text, lead string) (string, bool) {
	if len(text) <= len(lead) || !strings.EqualFold(text[:len(lead)], lead) {
		return text, false
	}
	return text[len(lead):], true
}
