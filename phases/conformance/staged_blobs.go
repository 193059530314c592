package conformance

import (
	"bytes"
	"slices"
	"strconv"
	"strings"

	"github.com/overtone-cli/overtone/specs/problem"
)

// batchSize is about how many bytes of contents one answer of git may have. All
// that is staged is usually less.
const batchSize = 64 << 20

// contents gives every object to take, in their order. It asks git for sizes
// first and then for as much at once as batchSize allows.
func (g *gitIn) contents(objects []string, take func(object string, data []byte) error) error {
	sizes, err := g.sizes(objects)
	if err != nil {
		return err
	}
	for len(objects) > 0 {
		n, sum := 0, 0
		for n < len(objects) && (n == 0 || sum+sizes[n] <= batchSize) {
			sum += sizes[n]
			n++
		}
		if err := g.batch(objects[:n], sizes[:n], take); err != nil {
			return err
		}
		objects, sizes = objects[n:], sizes[n:]
	}
	return nil
}

// sizes says how long objects are, which have to be contents of files.
func (g *gitIn) sizes(objects []string) ([]int, error) {
	if len(objects) == 0 {
		return nil, nil
	}
	answer, err := g.ask(lines(objects), "cat-file", "--batch-check")
	if err != nil {
		return nil, err
	}
	sizes := make([]int, 0, len(objects))
	for line := range bytes.Lines(answer) {
		if len(sizes) == len(objects) {
			return nil, g.failed("it answers more than it was asked")
		}
		size, ok := sizeIn(string(bytes.TrimSuffix(line, []byte("\n"))), objects[len(sizes)])
		if !ok {
			return nil, g.failed(string(bytes.TrimSpace(line)))
		}
		sizes = append(sizes, size)
	}
	if len(sizes) < len(objects) {
		return nil, g.failed("it does not say how long " + objects[len(sizes)] + " is")
	}
	return sizes, nil
}

// sizeIn reads "OBJECT blob SIZE".
func sizeIn(line, object string) (int, bool) {
	rest, ok := strings.CutPrefix(line, object+" blob ")
	size, err := strconv.Atoi(rest)
	return size, ok && err == nil && size >= 0
}

// batch gives some objects of known sizes.
func (g *gitIn) batch(objects []string, sizes []int, take func(string, []byte) error) error {
	answer, err := g.ask(lines(objects), "cat-file", "--batch")
	if err != nil {
		return err
	}
	for i, object := range objects {
		head := object + " blob " + strconv.Itoa(sizes[i]) + "\n"
		rest, ok := bytes.CutPrefix(answer, []byte(head))
		if !ok || len(rest) <= sizes[i] || rest[sizes[i]] != '\n' {
			return g.failed("it does not give " + object)
		}
		if err := take(object, rest[:sizes[i]]); err != nil {
			return err
		}
		answer = rest[sizes[i]+1:]
	}
	return nil
}

func lines(words []string) []byte { return []byte(strings.Join(words, "\n") + "\n") }

// failed is the error for an answer that cannot be used.
func (g *gitIn) failed(why string) error {
	return problem.New("input.git", "git cat-file cannot give what is staged: %s", why).
		At(g.o.Root, 0).Mend("see what `git fsck` says in that folder")
}

// objectsOf lists the objects of files, each once, and who has them.
func objectsOf(names []string, files map[string]string) (objects []string, owners map[string][]string) {
	owners = map[string][]string{}
	for _, name := range slices.Sorted(slices.Values(names)) {
		object := files[name]
		if owners[object] == nil {
			objects = append(objects, object)
		}
		owners[object] = append(owners[object], name)
	}
	return objects, owners
}
