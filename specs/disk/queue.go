package disk

import (
	"context"
	"os"
	"strings"
	"time"
)

// Locks are asked for again and again, because a call that waits in the kernel
// can neither be cancelled nor end in time. Without more, a process that
// releases a lock would take it again before those who wait look. So there is a
// turnstile, a second lock: whoever has it is next and waits for the first one
// with it in hand, and everybody else, the last holder too, waits for the
// turnstile. Nobody who has the lock asks for the turnstile, so no two can wait
// for each other, and both die with their process.

// turnstile is the side file of a lock. It is made when somebody has to wait
// for the first time and then stays.
func turnstile(path string) string { return strings.TrimSuffix(path, ".lock") + ".turn.lock" }

func hasTurnstile(path string) bool {
	_, err := os.Stat(turnstile(path))
	return err == nil
}

// queue waits for the lock at path through its turnstile.
func queue(ctx context.Context, path string, timeout time.Duration) (*Held, error) {
	w := wait{path: path, deadline: time.NewTimer(timeout)}
	defer w.deadline.Stop()
	turn, err := w.until(ctx, func() (*Held, error) { return tryFile(turnstile(path)) }, pauseForTurn)
	if err != nil {
		return nil, err
	}
	held, err := w.until(ctx, func() (*Held, error) { return tryLock(path) }, pauseForLock)
	_ = turn.Release() // closing the file opens it, whatever else is reported
	return held, err
}

// pauseForTurn is how long the n-th look at the turnstile is off. Whoever has
// waited longer looks more often, so that the late do not overtake.
func pauseForTurn(n int) time.Duration {
	apart := time.Duration(os.Getpid()%16) * 100 * time.Microsecond // so that waiters do not march in step
	return max(8*time.Millisecond>>min(n/2, 8), 2*time.Millisecond) + apart
}

// pauseForLock is the same for the one who is next: often at first, because
// most work under a lock is short.
func pauseForLock(n int) time.Duration {
	return min(250*time.Microsecond<<min(n/8, 8), 4*time.Millisecond)
}

// wait is one call of Lock that could not have the lock at once.
type wait struct {
	path     string
	deadline *time.Timer
}

// until tries until there is an answer, the time is up or ctx ends.
func (w *wait) until(ctx context.Context, try func() (*Held, error), pause func(int) time.Duration) (*Held, error) {
	for n := 0; ; n++ {
		held, err := try()
		if held != nil || err != nil {
			return held, err
		}
		select {
		case <-ctx.Done():
			return nil, ctx.Err()
		case <-w.deadline.C:
			return nil, heldBy(w.path)
		case <-time.After(pause(n)):
		}
	}
}
