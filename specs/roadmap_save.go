package specs

import (
	"bytes"
	"maps"
	"path"
	"slices"

	"github.com/overtone-cli/overtone/specs/merge"
)

// SaveAs says what a roadmap that is saved was made of, and with that what of
// the text on disk counts as the person's.
type SaveAs int

const (
	// Changed says that it is what was read, with changes. Only those changes are written;
	// all else stays as it stands, to the byte.
	Changed SaveAs = iota
	// Regenerated says that it was made anew without a look at the text on disk. What a
	// person wrote since the last generation survives; where both changed the
	// same lines the person's stay, and the new ones go to roadmap.md.rej.
	Regenerated
)

// Saved is what came of saving.
type Saved struct {
	Written   bool             // whether roadmap.md changed
	Conflicts []merge.Conflict // new texts that went to roadmap.md.rej
}

// Save writes the roadmap and other files of the folder (by their paths, such
// as answers.yaml) in one step; a process killed meanwhile leaves all old or
// all new. What a person wrote into roadmap.md survives, see SaveAs; tables,
// graphs and sums are always the program's. Afterwards Roadmap is what stands
// on disk.
func (f *RoadmapFolder) Save(m *Roadmap, as SaveAs, files map[string][]byte) (Saved, error) {
	mine, err := f.file(RoadmapFile) // somebody may have saved it in an editor meanwhile
	if err != nil {
		return Saved{}, err
	}
	fresh, err := f.codec.Render(m, nil)
	if err != nil {
		return Saved{}, err
	}
	text, base, saved, err := f.merge(mine, fresh, as)
	if err != nil {
		return Saved{}, err
	}
	set := maps.Clone(files)
	if set == nil {
		set = map[string][]byte{}
	}
	if len(saved.Conflicts) > 0 {
		waiting, err := f.file(RoadmapFile + ".rej")
		if err != nil {
			return Saved{}, err
		}
		set[RoadmapFile+".rej"] = merge.RejFile(RoadmapFile, saved.Conflicts, waiting)
	}
	if saved.Written = !bytes.Equal(text, mine); saved.Written {
		set[RoadmapFile] = text
	}
	if !bytes.Equal(base, f.base) {
		set[path.Join(BaseDir, RoadmapFile)] = base
	}
	if err := f.Write(set); err != nil {
		return Saved{}, err
	}
	f.base = base
	return saved, f.take(text)
}

// Write swaps a set of files of the folder in, by their paths and in the order
// of their names; a process killed meanwhile leaves all old or all new.
func (f *RoadmapFolder) Write(set map[string][]byte) error {
	staged, err := f.disk.Stage(f.Dir, swapFile)
	if err != nil {
		return err
	}
	defer staged.Discard()
	for _, name := range slices.Sorted(maps.Keys(set)) {
		if err := staged.Put(name, set[name], 0o644); err != nil {
			return err
		}
	}
	return staged.Commit()
}

// merge brings the text on disk and the fresh one together, and says what
// counts as generated from now on.
func (f *RoadmapFolder) merge(mine, fresh []byte, as SaveAs) (text, base []byte, saved Saved, err error) {
	if mine == nil {
		return fresh, fresh, saved, nil
	}
	marked := bytes.HasPrefix(mine, []byte("\xEF\xBB\xBF")) // an editor's habit, no edit
	plain := bytes.TrimPrefix(mine, []byte("\xEF\xBB\xBF"))
	crlf := bytes.Count(plain, []byte("\n")) > 0 && bytes.Count(plain, []byte("\n")) == bytes.Count(plain, []byte("\r\n"))
	if crlf {
		plain = bytes.ReplaceAll(plain, []byte("\r\n"), []byte("\n"))
	}
	result, err := f.join(plain, fresh, as)
	if err != nil {
		return nil, nil, saved, err
	}
	if _, err := f.codec.Parse(RoadmapFile, result.Merged); err != nil {
		result = merge.Lines(nil, plain, fresh) // a text that nobody could read helps nobody
	}
	if sameButBlank(result.Merged, plain) {
		result.Merged = plain // how somebody spaces a text is theirs
	}
	text, saved.Conflicts = result.Merged, result.Conflicts
	base = fresh
	if as == Changed {
		base = f.generated(plain, text)
	}
	if crlf {
		text = bytes.ReplaceAll(text, []byte("\n"), []byte("\r\n"))
	}
	if marked {
		text = append([]byte("\xEF\xBB\xBF"), text...)
	}
	return text, base, saved, nil
}

// sameButBlank says whether two texts differ in blank lines at most.
func sameButBlank(a, b []byte) bool {
	full := func(text []byte) []byte {
		var out bytes.Buffer
		for line := range bytes.Lines(text) {
			if len(bytes.TrimSpace(line)) > 0 {
				out.Write(line)
			}
		}
		return out.Bytes()
	}
	return bytes.Equal(full(a), full(b))
}

// join is the merge itself. A text that was changed is first settled: what is
// computed in it follows what the person wrote. Then only what differs between
// the document as it was read and as it is now goes into the person's text.
func (f *RoadmapFolder) join(mine, fresh []byte, as SaveAs) (merge.Result, error) {
	if as == Regenerated {
		return merge.Items(f.codec.withComputed(f.base, mine), mine, fresh, Cut), nil
	}
	parsed, err := f.codec.Parse(RoadmapFile, mine)
	if err != nil {
		return merge.Result{}, err
	}
	today, err := f.codec.Render(parsed.Doc, nil)
	if err != nil {
		return merge.Result{}, err
	}
	before := f.base
	if before == nil {
		before = today
	}
	settled := merge.Items(f.codec.withComputed(before, mine), mine, today, Cut).Merged
	return merge.Items(today, settled, fresh, Cut), nil
}

// withComputed is a text in which the pieces that hold nothing but what is
// computed stand as in another one, so that a merge takes the fresh ones.
func (c *Codec) withComputed(text, other []byte) []byte {
	if text == nil {
		return nil
	}
	computed, from, to := c.computedPieces(), pieces(other), pieces(text)
	var out bytes.Buffer
	for _, key := range to.keys {
		piece := to.text[key]
		if here, there := from.text[key]; there && computed[key] {
			piece = here
		}
		out.Write(piece)
	}
	return out.Bytes()
}

// generated is what counts as generated once a text that was changed is on
// disk: the pieces of it that nobody touched, and for the others what was
// generated of them before. A piece that a person took out stays known, so that
// it is not brought back.
func (f *RoadmapFolder) generated(mine, text []byte) []byte {
	if f.base == nil {
		return nil
	}
	base, before, after := pieces(f.base), pieces(mine), pieces(text)
	computed := f.codec.computedPieces()
	var out bytes.Buffer
	for _, key := range after.keys {
		was, there := before.text[key]
		switch {
		case computed[key], !there, base.has(key, was):
			out.Write(after.text[key])
		default:
			out.Write(base.text[key])
		}
	}
	for _, key := range base.keys {
		if _, there := after.text[key]; !there {
			out.Write(base.text[key])
		}
	}
	return out.Bytes()
}

// Generated is the roadmap as it was generated last, nil when nothing tells.
func (f *RoadmapFolder) Generated() *Roadmap {
	if f.base == nil {
		return nil
	}
	parsed, err := f.codec.Parse(RoadmapFile, f.base)
	if err != nil {
		return nil
	}
	m, ok := parsed.Doc.(*Roadmap)
	if !ok {
		return nil
	}
	return m
}

// Differs says whether saving a roadmap that was read, with changes, would
// change roadmap.md. It writes nothing.
func (f *RoadmapFolder) Differs(m *Roadmap) (bool, error) {
	fresh, err := f.codec.Render(m, nil)
	if err != nil {
		return false, err
	}
	text, _, _, err := f.merge(f.mine, fresh, Changed)
	return !bytes.Equal(text, f.mine), err
}
