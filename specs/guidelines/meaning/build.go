package meaning

import "slices"

// captures are what the slots of a pattern held.
type captures []capture

func (c captures) has(name string) bool {
	return slices.ContainsFunc(c, func(x capture) bool { return x.name == name })
}

// valueOf is what a slot held; the zero value when it held nothing.
func valueOf[T any](c captures, name string) T {
	for _, x := range c {
		if v, ok := x.value.(T); ok && x.name == name {
			return v
		}
	}
	var none T
	return none
}

// build makes the statements that a pattern stands for; none when what its
// slots held does not fit together.
func (r *Reader) build(kind string, list []capture) []Statement {
	got := captures(list)
	base := Statement{Strength: Must, Scope: scopeOf(list)}
	base.Scope.Language = valueOf[string](got, "lang")
	if got.has("should") {
		base.Strength = Should
	}
	switch kind {
	case "forbid":
		return r.forbids(base, slices.Concat(valueOf[[]reference](got, "techs"), valueOf[[]reference](got, "deps")))
	case "requirekind":
		plain := requires(base, valueOf[[]reference](got, "techs"))
		if len(plain) == 0 || r.commonKind(plain[0].Technologies, valueOf[string](got, "kind")) == nil {
			return nil
		}
		return plain
	case "require":
		return requires(base, valueOf[[]reference](got, "techs"))
	case "instead":
		no := r.forbids(base, valueOf[[]reference](got, "no"))
		yes := requires(base, valueOf[[]reference](got, "yes"))
		if len(no) == 0 || len(yes) == 0 {
			return nil
		}
		return append(no, yes...)
	case "only":
		return r.only(base, valueOf[[]reference](got, "techs"), valueOf[string](got, "kind"))
	}
	if kind == "nocall" {
		base.Kind, base.Calls, base.NotMain = Call, valueOf[[]string](got, "calls"), got.has("not_main")
		return []Statement{base}
	}
	return buildRest(kind, base, got)
}

// forbids is a ban of technologies, whole kinds and packages.
func (r *Reader) forbids(s Statement, list []reference) []Statement {
	s.Kind = Forbid
	for _, ref := range list {
		switch {
		case ref.isPack:
			s.Packages = append(s.Packages, ref.name)
		case ref.group:
			for _, k := range r.byWord[ref.name] {
				if k.Ban {
					add(&s.Groups, []string{k.ID})
					add(&s.Others, k.names)
				}
			}
		default:
			s.Technologies = append(s.Technologies, ref.name)
		}
	}
	if len(list) == 0 {
		return nil
	}
	return []Statement{s}
}

// requires is a demand for technologies that are known.
func requires(s Statement, list []reference) []Statement {
	s.Kind = Require
	for _, ref := range list {
		if ref.group || ref.isPack {
			return nil
		}
		s.Technologies = append(s.Technologies, ref.name)
	}
	if len(list) == 0 {
		return nil
	}
	return []Statement{s}
}

// only is a rule that forbids all others of a kind. Without a word for the kind
// it has to follow from the technologies; where it does not, they are required
// and nothing is forbidden.
func (r *Reader) only(s Statement, list []reference, kindWord string) []Statement {
	plain := requires(s, list)
	if len(plain) == 0 {
		return nil
	}
	names := plain[0].Technologies
	kind := r.commonKind(names, kindWord)
	if kind == nil {
		if kindWord != "" {
			return nil
		}
		return plain
	}
	s.Kind, s.Technologies, s.Groups = Only, names, []string{kind.ID}
	for _, other := range kind.names {
		if !slices.Contains(names, other) {
			s.Others = append(s.Others, other)
		}
	}
	return []Statement{s}
}

// commonKind is the kind that all technologies have, of those that a word
// means; without a word only one of which a project has a single member.
func (r *Reader) commonKind(names []string, kindWord string) *technologyKind {
	for _, k := range r.kinds[names[0]] {
		meant := k.Single && kindWord == "" || slices.Contains(r.byWord[kindWord], k)
		if !meant || k.Group {
			continue
		}
		all := true
		for _, n := range names[1:] {
			all = all && slices.Contains(r.kinds[n], k)
		}
		if all {
			return k
		}
	}
	return nil
}
