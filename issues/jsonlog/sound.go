package jsonlog

// EachSound is EachField for a text of which nobody knows yet whether it is
// JSON. It answers false when it is no JSON object, when visit refuses a member,
// and for the rare text that is left to json.Valid; what was visited until then
// means nothing.
func EachSound(raw []byte, visit func(spelt, value []byte) bool) bool {
	c := checker{raw: raw}
	if c.blank() != '{' {
		return false
	}
	c.at++
	if c.blank() == '}' {
		return c.end()
	}
	for {
		if c.blank() != '"' {
			return false
		}
		from := c.at
		if !c.text() {
			return false
		}
		spelt := raw[from:c.at]
		if c.blank() != ':' {
			return false
		}
		c.at++
		c.blank()
		from = c.at
		if !c.value(1) || !visit(spelt, raw[from:c.at]) {
			return false
		}
		switch c.blank() {
		case ',':
			c.at++
		case '}':
			return c.end()
		default:
			return false
		}
	}
}

// end passes the closing bracket and says whether nothing follows.
func (c *checker) end() bool {
	c.at++
	return c.blank() == 0 && c.at == len(c.raw)
}
