package specs

import (
	"cmp"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
	"sync/atomic"

	"github.com/overtone-cli/overtone/specs/problem"
)

// MaxDocument bounds the size of a file that Load reads, in bytes.
const MaxDocument = 16 << 20

// Load reads a package from its folder. Files that cannot be read or parsed do
// not stop it: they are reported in Troubles, so that a gate can show all of
// them at once. It fails only when the folder itself cannot be listed
// (input.package).
func (c *Codec) Load(dir string) (*Package, error) {
	p := &Package{Dir: dir, ID: filepath.Base(dir)}
	files, err := listFiles(dir)
	if err != nil {
		return nil, problem.Wrap(err, "input.package", "the package cannot be listed").
			At(dir, 0).Mend("give an id as `overtone spec list` prints it")
	}
	p.Files = files
	p.loadJSON(ConfigFile, DiscoveryFile, RefinedFile, GlossaryFile)
	for _, r := range c.parseAll(dir, files) {
		if r.err != nil {
			p.Troubles = append(p.Troubles, r.err)
			continue
		}
		p.Parsed = append(p.Parsed, r.parsed)
		p.Put(r.parsed.Doc)
	}
	p.SortItems()
	return p, nil
}

// SortItems puts requirements, decisions and epics in the order of their ids.
func (p *Package) SortItems() {
	slices.SortStableFunc(p.Requirements, func(a, b *Requirement) int { return CompareIDs(a.ID, b.ID) })
	slices.SortStableFunc(p.NFRs, func(a, b *NFR) int { return CompareIDs(a.ID, b.ID) })
	slices.SortStableFunc(p.Decisions, func(a, b *ADR) int { return CompareIDs(a.ID, b.ID) })
	slices.SortStableFunc(p.Epics, func(a, b *Epic) int { return CompareIDs(a.ID, b.ID) })
}

// CompareIDs orders ids by kind (requirements, NFRs by category, decisions,
// epics, the rest) and then by number.
func CompareIDs(a, b string) int {
	ka, na := idKey(a)
	kb, nb := idKey(b)
	return cmp.Or(cmp.Compare(ka, kb), cmp.Compare(len(na), len(nb)), cmp.Compare(na, nb), cmp.Compare(a, b))
}

func idKey(id string) (kind int, number string) {
	i := strings.LastIndexByte(id, '-')
	if i < 0 {
		return 1000, id
	}
	number = strings.TrimLeft(id[i+1:], "0")
	prefix := id[:i]
	if category, ok := strings.CutPrefix(prefix, "NFR-"); ok {
		return 1 + slices.Index(NFRCategories(), category) + 1, number
	}
	order := []string{"REQ", "", "", "", "", "", "", "", "", "", "", "", "", "ADR", "EPIC", "STORY", "G"}
	if k := slices.Index(order, prefix); k >= 0 && prefix != "" {
		return k, number
	}
	return 100, number
}

// listFiles lists the regular files under dir. Links are not followed, hidden
// folders and transcripts are not part of the documents.
func listFiles(dir string) ([]string, error) {
	var out []string
	err := filepath.WalkDir(dir, func(at string, d fs.DirEntry, err error) error {
		if err != nil {
			if at == dir {
				return err
			}
			return nil
		}
		if d.IsDir() {
			if at != dir && strings.HasPrefix(d.Name(), ".") {
				return fs.SkipDir
			}
			return nil
		}
		if d.Type().IsRegular() {
			rel, err := filepath.Rel(dir, at)
			if err != nil {
				return err
			}
			out = append(out, filepath.ToSlash(rel))
		}
		return nil
	})
	if err == nil {
		info, statErr := os.Stat(dir)
		if statErr == nil && !info.IsDir() {
			return nil, errors.New("not a folder")
		}
	}
	slices.Sort(out)
	return out, err
}

type parseResult struct {
	parsed *Parsed
	err    error
}

// parseAll reads every document on all cores and keeps the order of files.
func (c *Codec) parseAll(dir string, files []string) []parseResult {
	var docs []string
	for _, f := range files {
		if strings.HasSuffix(f, ".md") && KindAt(f) != "" {
			docs = append(docs, f)
		}
	}
	out := make([]parseResult, len(docs))
	var next atomic.Int64
	var wg sync.WaitGroup
	for range min(runtime.GOMAXPROCS(0), len(docs)) {
		wg.Go(func() {
			for i := int(next.Add(1)) - 1; i < len(docs); i = int(next.Add(1)) - 1 {
				out[i] = c.parseFile(dir, docs[i])
			}
		})
	}
	wg.Wait()
	return out
}

func (c *Codec) parseFile(dir, file string) parseResult {
	data, err := readBounded(filepath.Join(dir, filepath.FromSlash(file)))
	if err != nil {
		return parseResult{err: problem.Wrap(err, "input.document", "the document cannot be read").
			At(file, 0).Mend("make it a readable file of at most 16 MiB")}
	}
	parsed, err := c.Parse(file, data)
	return parseResult{parsed: parsed, err: err}
}

func readBounded(name string) ([]byte, error) {
	file, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	info, err := file.Stat()
	if err != nil {
		return nil, err
	}
	if info.Size() > MaxDocument {
		return nil, errors.New("the file is larger than 16 MiB")
	}
	data := make([]byte, info.Size())
	if n, err := file.Read(data); err != nil || n < len(data) {
		return os.ReadFile(name) // empty, or being written
	}
	return data, nil
}

// loadJSON reads some of the JSON files.
func (p *Package) loadJSON(names ...string) {
	for _, f := range []struct {
		name string
		read func([]byte) error
	}{
		{ConfigFile, func(b []byte) (err error) { p.Config, err = DecodeConfig(b); return err }},
		{DiscoveryFile, func(b []byte) (err error) { p.Discovery, err = decodeJSON[Discovery](b); return err }},
		{RefinedFile, func(b []byte) (err error) { p.Refined, err = decodeJSON[Refined](b); return err }},
		{GlossaryFile, func(b []byte) (err error) { p.Glossary, err = decodeJSON[Glossary](b); return err }},
	} {
		if !slices.Contains(names, f.name) {
			continue
		}
		data, err := readBounded(filepath.Join(p.Dir, f.name))
		if errors.Is(err, fs.ErrNotExist) {
			continue
		}
		if err == nil {
			err = f.read(data)
		}
		if err != nil {
			trouble := problem.From(err)
			if trouble.Code == "internal.unexpected" {
				trouble = problem.Wrap(err, "input.json", "the file cannot be read")
			}
			p.Troubles = append(p.Troubles, trouble.At(f.name, trouble.Line))
		}
	}
}

// LoadState reads only what says how far a package is: spec-config.json and
// the readiness report. A part that cannot be read is nil.
func (c *Codec) LoadState(dir string) (*Package, error) {
	p := &Package{Dir: dir, ID: filepath.Base(dir)}
	p.loadJSON(ConfigFile)
	if r := c.parseFile(dir, ReadinessFile); r.err == nil {
		p.Put(r.parsed.Doc)
	}
	return p, nil
}
