package codebase

import (
	"path"
	"slices"
	"strconv"
	"strings"
)

// layered is a program the imports of which go one way through at least three
// folders named after layers.
func (s *survey) layered() finding {
	t := newRoleTable(s.e.tables.Architecture.Layers)
	roleOf, group := map[string]string{}, map[string]string{}
	for _, f := range s.files {
		name, role := s.placeOf(f, t)
		group[f.path] = name
		roleOf[name] = role
	}
	rank := func(name string) int { return t.rank[roleOf[name]] }
	all := s.between(func(f *file) string { return group[f.path] }, rank)
	// What everything uses and what uses nothing itself is the vocabulary of the
	// layers and no step between them.
	st := s.between(func(f *file) string {
		if name := group[f.path]; roleOf[name] != "domain" || len(all.count[name]) > 0 {
			return name
		}
		return ""
	}, rank)
	roles := map[string]bool{}
	for _, name := range st.order {
		roles[roleOf[name]] = true
	}
	if st.chain() < 3 || len(roles) < 2 || !roles["presentation"] && !roles["application"] || st.back*10 > st.all {
		return finding{}
	}
	f := finding{name: StyleLayered, files: st.importers()}
	f.reason = s.e.tell(StyleLayered, "steps", st.text(6), "back", s.backward(st))
	f.layers = s.layersOf(st)
	return f
}

// backward says how many imports go against the order.
func (s *survey) backward(st *steps) string {
	if st.back == 0 {
		return s.e.tell("none_back")
	}
	return s.e.tell("back", "count", strconv.Itoa(st.back))
}

// layersOf lists the groups of steps as layers.
func (s *survey) layersOf(st *steps) []layer {
	var list []layer
	for _, name := range st.order {
		text, files := st.of(name)
		list = append(list, layer{name: name, steps: text, files: files})
	}
	return list
}

// hexagonal is a domain that imports nothing of what lies around it, with
// interfaces inside that the outside fulfils or uses.
func (s *survey) hexagonal() finding {
	t := newRoleTable(s.e.tables.Architecture.Rings)
	group, roleOf := map[string]string{}, map[string]string{}
	names := map[string]string{} // role -> the folder named first
	inside := map[string]*file{}
	for _, f := range s.files {
		name, role := s.ringOf(f, t)
		if role == "" {
			continue
		}
		if names[role] == "" {
			names[role] = name
		}
		group[f.path], roleOf[names[role]] = names[role], role
		if role != "adapters" && role != "outside" && declaresInterface(f) {
			inside[f.path] = f
		}
	}
	rank := func(name string) int { return t.rank[roleOf[name]] }
	st := s.between(func(f *file) string { return group[f.path] }, rank)
	domain, adapters := names["domain"], names["adapters"]
	if domain == "" || adapters == "" || len(st.count[domain]) > 0 && !onlyTo(st.count[domain], names["ports"]) {
		return finding{}
	}
	inward := 0
	for _, role := range []string{"domain", "ports", "application"} {
		inward += st.count[adapters][names[role]]
		if st.count[names[role]][adapters] > 0 {
			return finding{}
		}
	}
	ports, users := s.usedInterfaces(inside, group, adapters)
	if inward < 2 || len(ports) == 0 {
		return finding{}
	}
	f := finding{name: StyleHexagonal, files: slices.Concat(ports, users, st.files[adapters][domain])}
	f.reason = s.e.tell(StyleHexagonal, "domain", domain, "adapters", adapters, "count", strconv.Itoa(inward), "ports", s.e.names(ports, 3))
	for _, r := range s.e.tables.Architecture.Rings {
		if name := names[r.Role]; name != "" && slices.Contains(st.order, name) {
			text, files := st.of(name)
			f.layers = append(f.layers, layer{name: name, role: r.Role, steps: text, files: files})
		}
	}
	return f
}

func onlyTo(count map[string]int, name string) bool {
	return len(count) == 1 && name != "" && count[name] > 0
}

// usedInterfaces lists the files inside that declare interfaces which the
// adapters import, and those adapters.
func (s *survey) usedInterfaces(inside map[string]*file, group map[string]string, adapters string) (ports, users []string) {
	for _, p := range sortedKeys(inside) {
		node, used := part(inside[p]), false
		for _, user := range s.users[node] {
			if group[user.path] == adapters {
				used = true
				users = append(users, user.path)
			}
		}
		if used {
			ports = append(ports, p)
		}
	}
	return ports, users
}

// declaresInterface says whether a file declares what others fulfil.
func declaresInterface(f *file) bool {
	return f.marked("uses.protocols") || slices.ContainsFunc(f.symbols, func(y symbol) bool { return y.kind == "interface" })
}

// ringOf is the ring a file lies in, by the outermost folder that has the name
// of one.
func (s *survey) ringOf(f *file, t roleTable) (name, role string) {
	for part := range strings.SplitSeq(f.dir, "/") {
		if role := t.folders[lastWord(part)]; role != "" {
			return part, role
		}
	}
	return "", ""
}

// groups are the folders at the top of the code when their imports go one way
// through at least three of them.
func (s *survey) groups() []layer {
	st := s.topSteps()
	if st == nil {
		return nil
	}
	return s.layersOf(st)
}

// topSteps counts the imports between the folders at the top of the code, nil
// when they do not go one way.
func (s *survey) topSteps() *steps {
	if !s.topKnown {
		s.topKnown, s.topLevel = true, s.findTopSteps()
	}
	return s.topLevel
}

func (s *survey) findTopSteps() *steps {
	const enough, most = 10, 10
	top := s.top()
	group := func(f *file) string {
		rest, found := strings.CutPrefix(f.dir+"/", strings.TrimPrefix(top+"/", "./"))
		if !found {
			return ""
		}
		first, _, _ := strings.Cut(rest, "/")
		return strings.Trim(first, ".") // files at the top are no group
	}
	st := s.between(group, func(string) int { return 0 })
	if st.chain() < 3 || st.back*20 > st.all || st.all < enough || len(st.order) > most {
		return nil
	}
	return st
}

// top is the folder below which the code begins to spread.
func (s *survey) top() string {
	dir := s.e.base
	for {
		below := map[string]int{}
		for _, f := range s.files {
			if rest, found := strings.CutPrefix(f.dir+"/", strings.TrimPrefix(dir+"/", "./")); found && rest != "" {
				first, _, _ := strings.Cut(rest, "/")
				below[strings.Trim(first, ".")] += f.lines // "." for files at the root: no folder
			} else if found {
				below[""] += f.lines
			}
		}
		all, most, largest := 0, 0, ""
		for _, name := range sortedKeys(below) {
			all += below[name]
			if below[name] > most && name != "" {
				most, largest = below[name], name
			}
		}
		if largest == "" || most*10 < all*9 {
			return dir
		}
		dir = path.Join(dir, largest)
	}
}
