package embedded

// alone says that the source runs the product on one machine, so that nothing
// of it can be doubled, grown or exchanged while the rest goes on.
func (w *work) alone() bool {
	return w.text.hasAny(w.rules.Words["one_machine"]) && !w.text.hasAny(w.rules.Words["many_machines"])
}

// hosted says that the product lies in somebody's web hosting, where no program
// of its own keeps running.
func (w *work) hosted() bool {
	return w.alone() && w.text.hasAny(w.rules.Words["web_hosting"])
}

// inHouse says that the source keeps the product on machines of its own or
// away from the internet: nothing that a provider runs can be an option.
func (w *work) inHouse() bool {
	return w.alone() || w.text.hasAny(w.rules.Words["in_house"])
}
