package reading

// replaceBelow puts others in the place of a block and of those below it that belong to it:
// with makes them of the first of some blocks and says how many behind it go with it, zero for
// none. Where nothing is replaced the blocks are the same.
func replaceBelow(blocks []block, with func([]block) (instead []block, below int)) []block {
	var out []block
	for i := 0; i < len(blocks); i++ {
		instead, below := with(blocks[i:])
		if below == 0 {
			if out != nil {
				out = append(out, blocks[i])
			}
			continue
		}
		if out == nil {
			out = append(make([]block, 0, len(blocks)), blocks[:i]...)
		}
		out = append(out, instead...)
		i += below
	}
	if out == nil {
		return blocks
	}
	return out
}

// joinBelow is replaceBelow for blocks that become one with those below them.
func joinBelow(blocks []block, join func([]block) (joined block, below int)) []block {
	return replaceBelow(blocks, func(from []block) ([]block, int) {
		joined, below := join(from)
		if below == 0 {
			return nil, 0
		}
		return []block{joined}, below
	})
}
