package meaning

// maxSteps bounds the work on one clause and one pattern, so that a hostile
// text costs little. An ordinary clause takes some hundreds.
const maxSteps = 20_000

// matcher fits patterns to one clause.
type matcher struct {
	r     *Reader
	text  []token
	steps int
	got   []capture
}

// capture is what a slot or a flag held.
type capture struct {
	name  string
	value any
}

// fit says whether a pattern covers all tokens, and what its slots hold.
func (r *Reader) fit(root node, text []token) ([]capture, bool) {
	m := &matcher{r: r, text: text}
	ok := m.match(root, 0, func(i int) bool { return i == len(text) })
	return m.got, ok
}

// fitPrefix is the longest beginning of the tokens that a pattern covers, 0
// when it covers none.
func (r *Reader) fitPrefix(root node, text []token) ([]capture, int) {
	var best []capture
	end := 0
	m := &matcher{r: r, text: text}
	m.match(root, 0, func(i int) bool {
		if i > end {
			end = i
			best = append([]capture(nil), m.got...)
		}
		return false
	})
	return best, end
}

// match fits a node at a place and goes on with what follows it.
func (m *matcher) match(n node, i int, then func(int) bool) bool {
	if m.steps++; m.steps > maxSteps {
		return false
	}
	switch n.kind {
	case sequence:
		return m.all(n.list, i, then)
	case choice:
		for _, c := range n.list {
			if m.match(c, i, then) {
				return true
			}
		}
	case literal:
		return i < len(m.text) && m.text[i].is(n.word) && then(i+1)
	case flag:
		return m.with(capture{name: n.word, value: true}, i, then)
	case slot:
		for _, v := range m.r.fill(n.word, m.text, i) {
			if m.with(capture{n.name, v.value}, v.end, then) {
				return true
			}
		}
	}
	return false
}

func (m *matcher) all(list []node, i int, then func(int) bool) bool {
	if len(list) == 0 {
		return then(i)
	}
	return m.match(list[0], i, func(j int) bool { return m.all(list[1:], j, then) })
}

// with keeps a capture while what follows fits.
func (m *matcher) with(c capture, i int, then func(int) bool) bool {
	m.got = append(m.got, c)
	if then(i) {
		return true
	}
	m.got = m.got[:len(m.got)-1]
	return false
}
