package cleanup

import (
	"bytes"
	"cmp"
	"context"
	"path"
	"slices"
	"strconv"
	"strings"
	"time"
)

const (
	maxCore     = 10
	maxBranches = 20
)

// mainline says what is being worked on. Without git nothing is said.
func (s *scan) mainline(ctx context.Context) error {
	since := s.Now.AddDate(0, 0, -s.RecentDays)
	text, err := s.Git.Ask(ctx, "-c", "log.showSignature=false", "log", "-z", "--no-merges", "--no-color", "-n", "2000",
		"--since=@"+strconv.FormatInt(since.Unix(), 10), "--format=%x01", "--name-only", "--no-renames", "--relative", "HEAD", "--")
	if ctx.Err() != nil {
		return context.Cause(ctx)
	}
	if err == nil {
		s.found.Mainline.CoreModules = core(text, s.CoreCommits)
	}
	text, err = s.Git.Ask(ctx, "for-each-ref", "--sort=-committerdate", "--count="+strconv.Itoa(maxBranches),
		"--format=%(committerdate:unix) %(refname:short)", "refs/heads")
	if ctx.Err() != nil {
		return context.Cause(ctx)
	}
	if err != nil {
		return nil //nolint:nilerr // no git, or no repository: nothing is said
	}
	for line := range strings.Lines(string(text)) {
		when, name, ok := strings.Cut(strings.TrimSpace(line), " ")
		seconds, err := strconv.ParseInt(when, 10, 64)
		if ok && err == nil && !time.Unix(seconds, 0).Before(since) {
			s.found.Mainline.ActiveBranches = append(s.found.Mainline.ActiveBranches, name)
		}
	}
	return nil
}

// core are the folders that more commits than least touch, the busiest first.
func core(text []byte, least int) []string {
	counts := map[string]int{}
	var order []string
	for commit := range bytes.SplitSeq(text, []byte{1}) {
		seen := map[string]bool{}
		for name := range bytes.SplitSeq(commit, []byte{0}) {
			dir := path.Dir(strings.TrimLeft(string(name), "\n"))
			if dir == "." || strings.HasPrefix(dir, ".workflow") || seen[dir] {
				continue
			}
			seen[dir] = true
			if counts[dir]++; counts[dir] == 1 {
				order = append(order, dir)
			}
		}
	}
	order = slices.DeleteFunc(order, func(dir string) bool { return counts[dir] <= least })
	slices.SortFunc(order, func(a, b string) int {
		return cmp.Or(cmp.Compare(counts[b], counts[a]), strings.Compare(a, b))
	})
	return order[:min(len(order), maxCore)]
}
