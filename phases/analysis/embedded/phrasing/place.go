package phrasing

// Alone says that the source runs the product on one machine, so that nothing
// of it can be doubled, grown or exchanged while the rest goes on.
func (w *Work) Alone() bool {
	return w.Words.HasAny(w.Table.Words["one_machine"]) && !w.Words.HasAny(w.Table.Words["many_machines"])
}

// Hosted says that the product lies in somebody's web hosting, where no program
// of its own keeps running.
func (w *Work) Hosted() bool {
	return w.Alone() && w.Words.HasAny(w.Table.Words["web_hosting"])
}

// InHouse says that the source keeps the product on machines of its own or
// away from the internet: nothing that a provider runs can be an option.
func (w *Work) InHouse() bool {
	return w.Alone() || w.Words.HasAny(w.Table.Words["in_house"])
}

// SameStatement is the share of a statement's words that a text from its lines
// must hold to be the place of the statement: the share by which the readiness
// check finds it.
const SameStatement = 0.5
