package guidelines

import (
	"context"
	"errors"
	"path/filepath"

	"github.com/overtone-cli/overtone/specs/markdown"
)

// Remove takes a rule of the project out again that somebody took back: the one
// with this id, as long as it still has these words. One that a person changed
// or took away meanwhile is left as it is. The rest of the file keeps every
// byte.
func Remove(ctx context.Context, p Places, id, text string) (err error) {
	lock, err := p.door().Lock(ctx, filepath.Join(p.store(ScopeProject), ".lock"), lockWait)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, lock.Release()) }()
	for _, one := range p.list(&[]Warning{}) {
		file, _ := readFound(one)
		if file == nil || file.Dimension != Specs || file.Legacy {
			continue
		}
		for _, rule := range file.Rules {
			if rule.ID != id || normal(rule.Text) != normal(text) {
				continue
			}
			path, err := p.writable(one)
			if err != nil {
				return err
			}
			src, err := p.read(path)
			if err != nil {
				return err
			}
			after, ok := without(src, rule.Line)
			if left := stands(after, one, id, rule.Text); !ok || left > 0 {
				return nil
			}
			return p.door().Replace(path, after, 0o644)
		}
	}
	return nil
}

// without gives a file without the list item that begins on a line.
func without(src []byte, line int) ([]byte, bool) {
	body, begin := split(src)
	doc := markdown.Parse(body, begin)
	for i, b := range doc.Blocks {
		if b.Kind != markdown.Item || b.Depth != 1 || b.Line != line {
			continue
		}
		out, err := markdown.Apply(body, []markdown.Edit{{Start: b.Start, End: itemEnd(doc.Blocks, i)}})
		if err != nil {
			return nil, false
		}
		head := src[:len(src)-len(body)]
		return append(append([]byte(nil), head...), out...), true
	}
	return nil, false
}
