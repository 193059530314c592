package codebase

import (
	"cmp"
	"container/heap"
	"path"
	"slices"
	"strconv"
	"strings"
)

// layer is a group of files with a part to play, and how it leans on others.
type layer struct {
	name, role string
	files      []string // that import from another layer, or are imported
	steps      string   // "service → repository 4"
}

// steps counts imports between groups: how many files of one import the other.
type steps struct {
	order []string                  // from the outside to the inside
	count map[string]map[string]int // from -> to
	files map[string]map[string][]string
	back  int // imports against the order
	all   int
}

// between counts the imports between the groups that files belong to; "" is no
// group.
func (s *survey) between(group func(*file) string, rank func(string) int) *steps {
	st := &steps{count: map[string]map[string]int{}, files: map[string]map[string][]string{}}
	groups := map[string]bool{}
	var from *file
	var seen []string // groups that it imports; the edges of a file follow each other
	for _, edge := range s.e.links.edges {
		if !s.counted[edge.from] || len(s.member[edge.to]) == 0 {
			continue
		}
		if edge.from != from {
			from, seen = edge.from, seen[:0]
		}
		a, b := group(from), group(s.member[edge.to][0])
		if a == "" || b == "" || a == b || slices.Contains(seen, b) {
			continue
		}
		seen = append(seen, b)
		if st.count[a] == nil {
			st.count[a], st.files[a] = map[string]int{}, map[string][]string{}
		}
		st.count[a][b]++
		st.files[a][b] = append(st.files[a][b], edge.from.path)
		groups[a], groups[b] = true, true
		st.all++
	}
	st.sort(sortedKeys(groups), rank)
	return st
}

// sort puts first what the others import least, the outer role among equals,
// and counts what goes against that order. It takes the next group from a heap,
// in which one whose importers were taken meanwhile stands again: there may be
// thousands of groups.
func (st *steps) sort(groups []string, rank func(string) int) {
	into := map[string]int{} // imports of a group by those that are left
	for _, tos := range st.count {
		for to, n := range tos {
			into[to] += n
		}
	}
	left := make(waiting, 0, len(groups))
	for _, name := range groups {
		left = append(left, waitingGroup{name, into[name], rank(name)})
	}
	heap.Init(&left)
	place := make(map[string]int, len(groups))
	for left.Len() > 0 {
		next, _ := heap.Pop(&left).(waitingGroup)
		if _, taken := place[next.name]; taken || next.into != into[next.name] {
			continue
		}
		place[next.name] = len(st.order)
		st.order = append(st.order, next.name)
		for to, n := range st.count[next.name] {
			if _, taken := place[to]; !taken {
				into[to] -= n
				heap.Push(&left, waitingGroup{to, into[to], rank(to)})
			}
		}
	}
	for from, tos := range st.count {
		for to, n := range tos {
			if place[to] < place[from] {
				st.back += n
			}
		}
	}
}

// waitingGroup is a group that has no place in the order yet, as it stood when
// it was put on the heap.
type waitingGroup struct {
	name       string
	into, rank int
}

// waiting is a heap of groups, the next one first.
type waiting []waitingGroup

func (w waiting) Len() int      { return len(w) }
func (w waiting) Swap(i, j int) { w[i], w[j] = w[j], w[i] }
func (w waiting) Less(i, j int) bool {
	return cmp.Or(cmp.Compare(w[i].into, w[j].into), cmp.Compare(w[i].rank, w[j].rank), cmp.Compare(w[i].name, w[j].name)) < 0
}

// Push and Pop are for container/heap alone.
func (w *waiting) Push(x any) {
	if g, ok := x.(waitingGroup); ok {
		*w = append(*w, g)
	}
}

// Pop takes the last one off.
func (w *waiting) Pop() any {
	last := (*w)[len(*w)-1]
	*w = (*w)[:len(*w)-1]
	return last
}

// chain is the number of groups on the longest way through the order.
func (st *steps) chain() int {
	long, best := map[string]int{}, 0
	place := make(map[string]int, len(st.order))
	for i, name := range st.order {
		place[name] = i
	}
	for i, from := range slices.Backward(st.order) {
		long[from] = 1
		for to := range st.count[from] {
			if place[to] > i {
				long[from] = max(long[from], long[to]+1)
			}
		}
		best = max(best, long[from])
	}
	return best
}

// text lists the imports along the order: "a → b 4, b → c 6".
func (st *steps) text(most int) string {
	var list []string
	for i, from := range st.order {
		for _, to := range st.order[i+1:] {
			if n := st.count[from][to]; n > 0 {
				list = append(list, from+" → "+to+" "+strconv.Itoa(n))
			}
		}
	}
	if len(list) > most {
		list = append(list[:most], "…")
	}
	return strings.Join(list, ", ")
}

// of lists what one group imports and by whom it is imported, with the files.
func (st *steps) of(name string) (text string, files []string) {
	var list []string
	for _, other := range st.order {
		if n := st.count[name][other]; n > 0 {
			list = append(list, name+" → "+other+" "+strconv.Itoa(n))
			files = append(files, st.files[name][other]...)
		}
	}
	for _, other := range st.order {
		if n := st.count[other][name]; n > 0 {
			list = append(list, other+" → "+name+" "+strconv.Itoa(n))
			files = append(files, st.files[other][name]...)
		}
	}
	return strings.Join(list, ", "), files
}

// importers are the files with imports between groups.
func (st *steps) importers() []string {
	var out []string
	for _, from := range sortedKeys(st.files) {
		for _, to := range sortedKeys(st.files[from]) {
			out = append(out, st.files[from][to]...)
		}
	}
	return out
}

// roleTable is what names of folders and files say about a layer.
type roleTable struct {
	folders, suffixes map[string]string // name -> role
	rank              map[string]int    // of a role
}

func newRoleTable(list []namedRole) roleTable {
	t := roleTable{folders: map[string]string{}, suffixes: map[string]string{}, rank: map[string]int{}}
	for i, r := range list {
		t.rank[r.Role] = i
		for _, name := range r.Names {
			t.folders[name] = r.Role
		}
		for _, name := range r.Suffixes {
			t.suffixes[name] = r.Role
		}
	}
	return t
}

// placeOf is the layer a file lies in: by the folder it lies in, else by how
// its own name ends, else by a folder above. A name such as orders.service.ts
// says it best.
func (s *survey) placeOf(f *file, t roleTable) (name, role string) {
	parts := strings.Split(f.base, ".")
	if n := len(parts); n > 2 && t.suffixes[parts[n-2]] != "" {
		return parts[n-2], t.suffixes[parts[n-2]]
	}
	dirs := s.dirsInPackage(f)
	if n := len(dirs); n > 0 && t.folders[lastWord(dirs[n-1])] != "" {
		return dirs[n-1], t.folders[lastWord(dirs[n-1])]
	}
	if words := split(parts[0]); len(words) > 0 {
		last := words[len(words)-1]
		if last == "impl" && len(words) > 1 {
			last = words[len(words)-2]
		}
		if role := t.suffixes[last]; role != "" {
			return last, role
		}
	}
	for i := len(dirs) - 2; i >= 0; i-- {
		if role := t.folders[lastWord(dirs[i])]; role != "" {
			return dirs[i], role
		}
	}
	return "", ""
}

// lastWord is what a folder is called after the name of the product:
// "Shop.Domain" is the domain.
func lastWord(dir string) string {
	return strings.ToLower(dir[strings.LastIndexByte(dir, '.')+1:])
}

// dirsInPackage are the folders between the package's own and the file, without
// those that hold several programs: "services" with one a folder is no layer.
func (s *survey) dirsInPackage(f *file) []string {
	list, known := s.inPackage[f.dir]
	if !known {
		list = s.findDirsInPackage(f)
		s.inPackage[f.dir] = list
	}
	return list
}

func (s *survey) findDirsInPackage(f *file) []string {
	root := s.root(f)
	rel := f.dir
	if root != "." {
		rel = strings.TrimPrefix(strings.TrimPrefix(rel, root), "/")
	}
	if rel == "." || rel == "" {
		return nil
	}
	var out []string
	at := root
	for dir := range strings.SplitSeq(rel, "/") {
		at = path.Join(at, dir)
		if !s.holdsPrograms(at) {
			out = append(out, dir)
		}
	}
	return out
}

// holdsPrograms says whether programs start in several folders below dir.
func (s *survey) holdsPrograms(dir string) bool {
	if s.holding == nil {
		s.holding = map[string]map[string]bool{}
		for _, st := range s.starts {
			for at := st.file.dir; at != "."; at = path.Dir(at) {
				above := path.Dir(at)
				if s.holding[above] == nil {
					s.holding[above] = map[string]bool{}
				}
				s.holding[above][path.Base(at)] = true
			}
		}
	}
	return len(s.holding[dir]) > 1
}
