package command

import (
	"fmt"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/overtone-cli/overtone/cmd/console"
	"github.com/overtone-cli/overtone/phases"
	"github.com/overtone-cli/overtone/phases/analysis"
)

const (
	builtIn  = "embedded"             // the engine that needs no naming
	soon     = 300 * time.Millisecond // what takes less is shown without its time
	redrawn  = 100 * time.Millisecond // how often the live line moves
	spinning = "⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏"
)

// activity is the live line of a run: the phase at work, for how long, and the
// engines that have not answered yet. It is drawn on a terminal only.
type activity struct {
	progress *console.Progress
	clock    func() time.Time // of the work

	mu     sync.Mutex
	now    phases.Event
	since  time.Time
	calls  []analysis.Call // in the order in which they were asked
	paused bool            // somebody is asked, or all is done
}

// phase takes what the runner tells.
func (a *activity) phase(e phases.Event) {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.now, a.since, a.paused = e, a.clock(), e.Done
	showPhase(a.progress, e)
}

// call takes what the chain of engines tells.
func (a *activity) call(c analysis.Call) {
	a.mu.Lock()
	defer a.mu.Unlock()
	if !c.Done {
		a.calls = append(a.calls, c)
		return
	}
	c.Done = false
	if i := slices.Index(a.calls, c); i >= 0 {
		a.calls = slices.Delete(a.calls, i, i+1)
	}
}

// pause takes the line off the screen, or lets it come back.
func (a *activity) pause(on bool) {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.paused = on || a.now.Phase == "" || a.now.Done
	if on {
		a.progress.Close()
	}
}

// draw shows how far the phase is, once it takes long enough to be waited for.
func (a *activity) draw() {
	a.mu.Lock()
	defer a.mu.Unlock()
	if a.paused || a.now.Phase == "" {
		return
	}
	if elapsed := a.clock().Sub(a.since); elapsed >= soon {
		frames := []rune(spinning)
		a.progress.Now("%c %-4s %s %s%s", frames[int(elapsed/redrawn)%len(frames)], a.now.Phase, a.now.Name, seconds(elapsed), a.asked())
	}
}

// seconds is a time that is still running.
func seconds(d time.Duration) string { return fmt.Sprintf("%.1f s", d.Truncate(redrawn).Seconds()) }

// asked names the engines at work, each with the points of view that it has not
// told yet.
func (a *activity) asked() string {
	var engines []string
	roles := map[string][]string{}
	for _, c := range a.calls {
		if !slices.Contains(engines, c.Engine) {
			engines = append(engines, c.Engine)
		}
		if c.Role != "" {
			roles[c.Engine] = append(roles[c.Engine], c.Role)
		}
	}
	var out strings.Builder
	for _, e := range engines {
		out.WriteString(" · " + e)
		if of := roles[e]; len(of) > 0 {
			slices.Sort(of) // which was asked first is chance
			out.WriteString(": " + strings.Join(of, ", "))
		}
	}
	return out.String()
}

// live moves the line until the function that it gives is called.
func (a *activity) live() (stop func()) {
	if !a.progress.Live() {
		return func() {}
	}
	done, gone := make(chan struct{}), make(chan struct{})
	go func() {
		defer close(gone)
		ticker := time.NewTicker(redrawn)
		defer ticker.Stop()
		for {
			select {
			case <-ticker.C:
				a.draw()
			case <-done:
				return
			}
		}
	}()
	return sync.OnceFunc(func() {
		close(done)
		<-gone
	})
}
