package main

import (
	"context"
	"encoding/json"
	"fmt"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/issues/jsonlog"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/disk"
	"github.com/overtone-cli/overtone/specs/samples"
)

// session is the package that the issues pretend to come from.
const session = "SPEC-sample-2026-01-31"

func openStore(dir string) *issues.Store {
	return issues.Open(disk.New(nil), dir, func() time.Time { return time.Date(2026, 1, 31, 9, 0, 0, 0, time.UTC) })
}

// makeIssues fills a store with issues as an export writes them.
func makeIssues(args []string) error {
	count, err := take(args, 2, 0)
	if err != nil {
		return err
	}
	p := samples.Package(specs.English, 200)
	drafts := make([]issues.Draft, count)
	for i := range drafts {
		r := p.Requirements[i%len(p.Requirements)]
		var box strings.Builder
		for _, c := range r.Criteria {
			box.WriteString("- [ ] " + c.Text + "\n")
		}
		drafts[i].Ref = fmt.Sprintf("EPIC-%06d", i+1)
		if i >= 10 && i%3 == 0 {
			drafts[i].Needs = []string{fmt.Sprintf("EPIC-%06d", i-9)}
		}
		drafts[i].Issue = issues.Issue{
			Title: r.Title, Priority: 1 + i%5, Context: box.String(), Source: "text", Tags: []string{"spec:" + session, fmt.Sprintf("wave-%d", 1+i%9)},
			Files:           []string{fmt.Sprintf("src/part%d/", i%300)},
			ExtendedContext: issues.ExtendedContext{Notes: issues.Notes{Session: session, SourceEpic: drafts[i].Ref, Wave: 1 + i%9, SpecDocuments: []string{r.Path()}}},
		}
	}
	_, err = openStore(args[1]).Create(context.Background(), drafts...)
	return err
}

func list(args []string) error {
	if _, err := take(args, 1, -1); err != nil {
		return err
	}
	listing, err := openStore(args[0]).All()
	if err == nil && len(listing.Warnings) > 0 {
		err = listing.Warnings[0]
	}
	return err
}

func create(args []string) error {
	count, err := take(args, 3, 2)
	if err != nil {
		return err
	}
	store := openStore(args[0])
	for i := range count {
		if _, err := store.Create(context.Background(), issues.Draft{Issue: issues.Issue{Title: args[1] + " " + strconv.Itoa(i)}}); err != nil {
			return err
		}
	}
	return nil
}

// entry is a record of the journal.
type entry struct {
	Title string `json:"title"`
}

func openJournal(dir string) *jsonlog.Log {
	return jsonlog.Open(disk.New(nil), filepath.Join(dir, "journal.jsonl"))
}

func journal(args []string) error {
	count, err := take(args, 3, 2)
	if err != nil {
		return err
	}
	log := openJournal(args[0])
	for i := range count {
		if err := log.Append(context.Background(), time.Minute, entry{args[1] + " " + strconv.Itoa(i)}); err != nil {
			return err
		}
	}
	return nil
}

// titles lists what a job has left in a folder, in the order of the file.
func titles(job, dir string) ([]string, error) {
	var out []string
	if job == "create" {
		listing, err := openStore(dir).All()
		for _, issue := range listing.Issues {
			out = append(out, issue.Title)
		}
		return out, err
	}
	content, err := openJournal(dir).Read()
	for _, line := range content.Lines {
		var e entry
		if err := json.Unmarshal(line.Raw, &e); err != nil {
			return nil, err
		}
		out = append(out, e.Title)
	}
	return out, err
}

// allThere makes sure that no record of any process is missing, doubled or out
// of order.
func allThere(job, dir string, processes, each int) error {
	found, err := titles(job, dir)
	if err != nil {
		return err
	}
	next := map[string]int{}
	for i, title := range found {
		who, n, _ := strings.Cut(title, " ")
		if n != strconv.Itoa(next[who]) {
			return fmt.Errorf("record %d is %q, expected number %d of it", i+1, title, next[who])
		}
		next[who]++
	}
	if len(found) != processes*each || len(next) != processes {
		return fmt.Errorf("%d records of %d processes, expected %d of %d", len(found), len(next), processes*each, processes)
	}
	return nil
}
