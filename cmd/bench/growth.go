package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"time"
)

// growth shows how time and memory follow the size of the input.
func (b *bench) growth() error {
	rounds := max(b.rounds/4, 1) // the large ones take long, and what counts is their order
	for _, lang := range []string{"en", "zh"} {
		b.growthHeading("Growth of `spec new -y --no-export`, " + lang)
		for _, kb := range []int{1, 10, 70, 500, 1 << 10, 5 << 10, 10<<10 - 16} {
			source := filepath.Join(b.dir, fmt.Sprintf("prd-%d-%s.md", kb, lang))
			if err := b.job("prd", lang, strconv.Itoa(kb<<10), source); err != nil {
				return err
			}
			s := b.newSubject(fmt.Sprintf("%d KB", kb), source).subject
			s.accept = append(s.accept, 2) // more than 2,000 requirements are refused when all is read
			if err := b.grow(rounds, source, s); err != nil {
				return err
			}
		}
	}
	b.growthHeading("Growth of reading Markdown (specs/markdown)")
	for mb := 1; mb <= 16; mb *= 2 {
		source := filepath.Join(b.dir, fmt.Sprintf("prd-%dmb.md", mb))
		if err := b.job("prd", "en", strconv.Itoa(mb<<20), source); err != nil {
			return err
		}
		if err := b.grow(rounds, source, subject{name: fmt.Sprintf("%d MB", mb), argv: always(b.self, "read", source)}); err != nil {
			return err
		}
	}
	return nil
}

func (b *bench) growthHeading(title string) {
	fmt.Fprintf(b.out, "\n### %s\n\n", title)
	b.row("input", "median (quartiles)", "CPU", "per KB", "peak", "exit code")
	b.row("--:", "--:", "--:", "--:", "--:", "--:")
}

func (b *bench) grow(rounds int, source string, s subject) error {
	info, err := os.Stat(source)
	if err != nil {
		return err
	}
	found, err := b.compare(rounds, s)
	if err != nil {
		return err
	}
	f := found[0]
	per := f.wall / time.Duration(info.Size()>>10)
	b.row(f.name, spread(f), short(f.cpu), fmt.Sprintf("%.3f ms", float64(per)/float64(time.Millisecond)), size(f.peak), strconv.Itoa(f.code))
	return nil
}

// appendAll lets 16 processes write 1,000 issues each and looks for every one
// of them. It runs once: what counts is that nothing is lost.
func (b *bench) appendAll() error {
	const processes, each = 16, 1000
	fmt.Fprintf(b.out, "\n### %d processes × %d issues\n\n", processes, each)
	b.row("what is written", "time", "per record", "outcome")
	b.row("---", "--:", "--:", "---")
	for _, one := range []struct{ name, job string }{{"records of a journal (issues/jsonlog)", "journal"}, {"issues, one at a time (issues.Store)", "create"}} {
		dir := b.fresh("append")
		if err := os.Mkdir(dir, 0o755); err != nil {
			return err
		}
		before := time.Now()
		if err := b.crowd(one.job, dir, processes, each); err != nil {
			return err
		}
		took := time.Since(before)
		if err := allThere(one.job, dir, processes, each); err != nil {
			return err
		}
		b.row(one.name, short(took), short(took/(processes*each)), fmt.Sprintf("all %d there, in order per process", processes*each))
	}
	return nil
}

// crowd runs one job in many processes at once.
func (b *bench) crowd(job, dir string, processes, each int) error {
	done := make(chan error, processes)
	for i := range processes {
		go func() { done <- b.job(job, dir, "p"+strconv.Itoa(i), strconv.Itoa(each)) }()
	}
	var all []error
	for range processes {
		all = append(all, <-done)
	}
	return errors.Join(all...)
}
