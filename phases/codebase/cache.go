package codebase

import (
	"crypto/sha256"
	"encoding/binary"
	"hash/crc32"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"sync/atomic"
	"time"

	"github.com/overtone-cli/overtone/specs/disk"
)

// CacheFile is where a project keeps what was found in its files, relative to
// its root. It is derived: whoever deletes it loses time and nothing else.
const CacheFile = ".workflow/.cache/files"

// Bounds and marks of the file.
const (
	maxCache    = 64 << 20         // bytes; files beyond are read again every time
	cacheMagic  = "overtone files" // how it begins
	cacheFormat = 2                // grows with every change of what is noted, or of how it is found
)

// Cache keeps what was found in the files of a project from one profile to the
// next, by the hash of their content. A file whose size, times and number are
// those of the last time is not even opened, unless it was changed so shortly
// before it was read that it may have been changed again within the same tick
// of the clock: then its content decides. A cache that is missing, torn, of
// another version or not readable is as good as none, and one that cannot be
// written is done without; none of it is an error.
type Cache struct {
	disk    *disk.Disk
	root    string
	version string
	clock   func() time.Time

	kept bool // nothing is written

	slack   time.Duration // how much older than the reading a file has to be
	began   time.Time
	key     [sha256.Size]byte
	entries map[string]cacheEntry
	fresh   bool         // nothing has to be written
	parsed  atomic.Int64 // files that were looked into
	opened  atomic.Int64 // files that were read, but for manifests
}

// cacheEntry is what is kept of one file.
type cacheEntry struct {
	stamp stamp
	sum   contentSum
	given string // what was known of the file before it was read
	facts string // see putFacts
	sure  bool   // not changed so shortly before it was read
}

// contentSum is the hash of a content.
type contentSum [16]byte

// stamp is what the file system says of a file.
type stamp struct {
	size, modified, changed int64
	number                  uint64
}

func stampOf(info fs.FileInfo) stamp {
	s := stamp{size: info.Size(), modified: info.ModTime().UnixNano()}
	s.changed, s.number = changed(info)
	return s
}

// NewCache is the cache of the project under root, for a program of the version
// given. The clock need only run; nil: a file is always read again within two
// seconds of its last change.
func NewCache(d *disk.Disk, root, version string, clock func() time.Time) *Cache {
	if clock == nil {
		clock = func() time.Time { return time.Time{} }
	}
	return &Cache{disk: d, root: root, version: version, clock: clock, slack: 2 * time.Second}
}

// ReadOnly lets the cache be used but not written, for who must change nothing.
func (c *Cache) ReadOnly() *Cache {
	c.kept = true
	return c
}

// load reads the cache, or begins an empty one.
func (c *Cache) load(t *tables) {
	c.began, c.entries, c.fresh = c.clock(), nil, false
	c.key = sha256.Sum256(binary.BigEndian.AppendUint32([]byte(t.sum+c.version+"\x00"+c.place()+"\x00"), cacheFormat))
	path, err := disk.ContainResolved(c.root, CacheFile)
	if err != nil {
		return
	}
	info, err := os.Stat(path)
	if err != nil {
		return
	}
	data, err := c.disk.ReadFile(path, maxCache+1<<10)
	if err != nil {
		return
	}
	body, took, ok := c.open(string(data))
	if !ok {
		return
	}
	// By the clock of the file system alone: the file was written as it was read,
	// and it had not been changed for a while when the reading began.
	limit := info.ModTime().Add(-took - c.slack).UnixNano()
	r := factReader{text: body}
	n := r.count()
	entries := make(map[string]cacheEntry, min(n, len(body)/24)) // an entry takes that at least
	for range n {
		name := r.string()
		e := cacheEntry{stamp: stamp{size: r.int(), modified: r.int(), changed: r.int(), number: r.uint()}}
		copy(e.sum[:], r.take(len(e.sum)))
		e.given, e.facts = r.string(), r.string()
		e.sure = max(e.stamp.modified, e.stamp.changed) < limit
		entries[name] = e
	}
	if r.bad || r.text != "" {
		return
	}
	c.entries, c.fresh = entries, true
}

// place tells this folder from every other, so that nobody can hand over a
// cache with a repository, and with it a profile of what the files do not say.
func (c *Cache) place() string {
	root, err := filepath.Abs(c.root)
	if err != nil {
		return ""
	}
	number := uint64(0)
	if info, err := os.Stat(root); err == nil {
		number = stampOf(info).number
	}
	return root + "\x00" + strconv.FormatUint(number, 10)
}

// open takes the head off a cache and says how long the reading took that it
// was made of; not ok when it is another's or torn.
func (c *Cache) open(text string) (body string, took time.Duration, ok bool) {
	r := factReader{text: text}
	magic, key := r.take(len(cacheMagic)), r.take(len(c.key))
	took = time.Duration(r.int())
	sum := r.take(4)
	if r.bad || magic != cacheMagic || key != string(c.key[:]) || took < 0 {
		return "", 0, false
	}
	return r.text, took, sum == string(checksum(r.text))
}

func checksum(text string) []byte {
	return binary.BigEndian.AppendUint32(nil, crc32.Checksum([]byte(text), crc32.MakeTable(crc32.Castagnoli)))
}

// known takes what is known of a file whose stamp is that of the last time.
func (c *Cache) known(f *file, t *tables) bool {
	e, ok := c.entries[f.path]
	return ok && e.sure && e.stamp == f.stamp && e.given == f.before && f.takeFacts(e.facts, t)
}

// same takes what is known of a file with the content it had the last time.
func (c *Cache) same(f *file, t *tables) bool {
	e, ok := c.entries[f.path]
	return ok && e.sum == f.sum && e.given == f.before && f.takeFacts(e.facts, t)
}

// save writes what was found in the files, unless the cache says the same.
func (c *Cache) save(files []*file) {
	if c.kept || c.fresh && int(c.opened.Load()) == 0 && len(files) == len(c.entries) {
		return
	}
	body := make([]byte, 0, 1<<20)
	n := 0
	for _, f := range files {
		facts := c.entries[f.path].facts
		if f.came != 0 && f.cached == "" {
			facts = string(putFacts(nil, f))
		}
		e := cacheEntry{stamp: f.stamp, sum: f.sum, given: f.before, facts: facts}
		if f.came == 0 { // time ran out before it
			if e = c.entries[f.path]; e.facts == "" || !e.sure {
				continue
			}
		}
		if len(body)+len(f.path)+len(e.facts)+100 > maxCache {
			break
		}
		n++
		body = putEntry(body, f.path, e)
	}
	body = append(putNumber(nil, n), body...)
	head := append([]byte(cacheMagic), c.key[:]...)
	head = binary.AppendVarint(head, int64(max(0, c.clock().Sub(c.began))))
	c.write(append(append(head, checksum(string(body))...), body...))
}

// write puts the cache in place, in a folder of its own that git is to ignore,
// where there is a folder for overtone's files or one can be made.
func (c *Cache) write(data []byte) {
	path, err := disk.ContainResolved(c.root, CacheFile)
	if err != nil || c.disk.MkdirAll(filepath.Dir(path)) != nil {
		return
	}
	ignore := filepath.Join(filepath.Dir(path), ".gitignore")
	if _, err := os.Lstat(ignore); err != nil && c.disk.Replace(ignore, []byte("*\n"), 0o644) != nil {
		return // nobody would know that it is not for the repository
	}
	_ = c.disk.Replace(path, data, 0o644) // done without
}
