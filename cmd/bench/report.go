package main

import (
	"fmt"
	"strings"
	"time"
)

// heading begins a table of comparisons.
func (b *bench) heading(title string) {
	fmt.Fprintf(b.out, "\n### %s\n\n", title)
	b.row("work", "median (quartiles)", "CPU", "peak", "beside", "median", "ratio", "CPU ratio", "budget", "verdict")
	b.row("---", "--:", "--:", "--:", "---", "--:", "--:", "--:", "--:", "---")
}

func (b *bench) row(cells ...string) {
	fmt.Fprintln(b.out, "| "+strings.Join(cells, " | ")+" |")
}

// ratio prints one comparison. A budget of 0 means that there is none.
func (b *bench) ratio(work, base stats, budget float64) {
	times := float64(work.wall) / float64(base.wall)
	limit, verdict := "–", "–"
	if budget > 0 {
		limit, verdict = fmt.Sprintf("≤ %.1f ×", budget), kept(times <= budget)
		if budget < 1 {
			limit = fmt.Sprintf("≤ %.2f ×", budget)
		}
	}
	b.row(work.name, spread(work), short(work.cpu), size(work.peak), base.name, short(base.wall),
		fmt.Sprintf("%.2f ×", times), fmt.Sprintf("%.2f ×", float64(work.cpu)/float64(max(base.cpu, time.Microsecond))), limit, verdict)
}

func kept(ok bool) string {
	if ok {
		return "kept"
	}
	return "**missed**"
}

func spread(s stats) string {
	return fmt.Sprintf("%s (%s–%s)", short(s.wall), short(s.low), short(s.high))
}

func short(d time.Duration) string {
	switch {
	case d < 10*time.Millisecond:
		return fmt.Sprintf("%.2f ms", float64(d)/float64(time.Millisecond))
	case d < time.Second:
		return fmt.Sprintf("%d ms", d.Milliseconds())
	default:
		return fmt.Sprintf("%.2f s", d.Seconds())
	}
}

func size(bytes int64) string {
	switch {
	case bytes == 0:
		return "–"
	case bytes < 1<<20:
		return fmt.Sprintf("%.0f KiB", float64(bytes)/(1<<10))
	default:
		return fmt.Sprintf("%.1f MiB", float64(bytes)/(1<<20))
	}
}
