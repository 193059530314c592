package merge

// history merges the closed issues, unless git takes one side's file as it is.
func (m *merging) history() {
	m.historyOut = map[string]*record{}
	if m.historyFrozen {
		return
	}
	for _, id := range union(m.ours().history.order, m.theirs().history.order) {
		ours, theirs := m.ours().history.byID[id], m.theirs().history.byID[id]
		base, past := m.base().find(id)
		switch {
		case ours != nil && theirs != nil:
			m.historyOut[id] = m.join(base, ours, theirs)
		case ours != nil:
			m.historyOut[id] = m.closed(id, base, past, ours, m.theirs())
		default:
			m.historyOut[id] = m.closed(id, base, past, theirs, m.ours())
		}
		if m.historyOut[id] == nil {
			delete(m.historyOut, id)
		}
	}
}

// closed is an issue that one side has in history and the other has not: still
// active there, or taken out by hand, or never known.
func (m *merging) closed(id string, base *record, past bool, closed *record, other *side) *record {
	switch open := other.active.byID[id]; {
	case open != nil:
		return m.join(base, closed, open)
	case base != nil && past && same(base.fields, closed.fields): // taken out on purpose
		return nil
	}
	return closed
}

// active merges the open issues.
func (m *merging) active() {
	m.activeOut = map[string]*record{}
	if m.activeFrozen {
		return
	}
	for _, id := range union(m.ours().active.order, m.theirs().active.order) {
		ours, theirs := m.ours().active.byID[id], m.theirs().active.byID[id]
		base, _ := m.base().find(id)
		var kept *record
		switch {
		case ours != nil && theirs != nil:
			kept = m.join(base, ours, theirs)
		case ours != nil:
			kept = m.gone(base, ours, m.theirs())
		default:
			kept = m.gone(base, theirs, m.ours())
		}
		if kept != nil {
			m.activeOut[id] = kept
		}
	}
}

// gone is an issue that is active on one side only.
func (m *merging) gone(base, open *record, other *side) *record {
	closed := other.history.byID[open.id]
	switch {
	case base == nil && closed == nil: // new
		return open
	case base != nil && same(base.fields, open.fields):
		return nil // the other side closed it or took it out, and nobody did anything else
	case closed == nil:
		m.out.Conflicts = append(m.out.Conflicts, Conflict{open.id, "one side changed it and the other has removed it, so it is kept"})
		return open
	case !m.historyFrozen:
		return nil // history has both
	case closed.text("deleted_at") != "":
		m.out.Conflicts = append(m.out.Conflicts, Conflict{open.id, "one side changed it and the other has deleted it, so it is kept"})
		return open
	}
	return m.join(base, open, closed) // it says that it is completed, beside the line in history
}

// union lists what is in either list, the first one's order first.
func union(a, b []string) []string {
	seen := make(map[string]bool, len(a))
	all := make([]string, 0, len(a)+len(b))
	for _, list := range [][]string{a, b} {
		for _, id := range list {
			if !seen[id] {
				seen[id] = true
				all = append(all, id)
			}
		}
	}
	return all
}
