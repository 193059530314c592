package templates

import "slices"

// PackPart is a part of a domain that only some products of it have: several players of a game.
// What belongs to it names it, and is left out of a pack where the source speaks of no such thing.
type PackPart struct {
	ID    string `yaml:"id"`
	Needs Terms  `yaml:"needs"` // words of a source that has this part
}

// Without is a pack without what belongs to the parts that are left out; the pack itself where that
// is nothing. A pack is shared, and stays as it is.
func (p *Pack) Without(leaves func(*PackPart) bool) *Pack {
	var out []string
	for i := range p.Parts {
		if leaves(&p.Parts[i]) {
			out = append(out, p.Parts[i].ID)
		}
	}
	if len(out) == 0 {
		return p
	}
	left := func(part string) bool { return part != "" && slices.Contains(out, part) }
	c := *p
	c.Features = kept(p.Features, func(x *PackFeature) bool { return left(x.Part) })
	c.Entities = kept(p.Entities, func(x *PackEntity) bool { return left(x.Part) })
	c.Qualities = kept(p.Qualities, func(x *PackQuality) bool { return left(x.Part) })
	c.Risks = kept(p.Risks, func(x *PackRisk) bool { return left(x.Part) })
	c.Metrics = kept(p.Metrics, func(x *PackMetric) bool { return left(x.Part) })
	c.Decisions = kept(p.Decisions, func(x *PackDecision) bool { return left(x.Part) })
	c.Components = kept(p.Components, func(x *PackComponent) bool { return left(x.Part) })
	c.Questions = kept(p.Questions, func(x *PackQuestion) bool { return left(x.Part) })
	c.Telemetry = kept(p.Telemetry, func(x *PackSignal) bool { return left(x.Part) })
	c.Settings = kept(p.Settings, func(x *PackSetting) bool { return left(x.Part) })
	c.Errors = kept(p.Errors, func(x *PackError) bool { return left(x.Part) })
	c.Endpoints = kept(p.Endpoints, func(x *PackEndpoint) bool {
		return !slices.ContainsFunc(c.Features, func(f PackFeature) bool { return f.ID == x.Feature })
	})
	return &c
}

// kept are the items of a list that are not left out.
func kept[T any](list []T, left func(*T) bool) []T {
	var out []T
	for i := range list {
		if !left(&list[i]) {
			out = append(out, list[i])
		}
	}
	return out
}
