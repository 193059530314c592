package console

import "os"

// The library that draws forms learns the colours of standard output when it is
// initialised, before main and for every command, and for that it runs tmux and
// waits for it. Nobody needs the answer: forms draw on standard error and learn
// its colours when they begin. So the name by which it recognises tmux is taken
// out of the environment until Open puts it back. Packages are initialised in the
// order of their paths as far as their imports allow, which is this one before
// that library; a test with a tmux that tells on it holds that.
const withheld = "TMUX"

//nolint:gochecknoglobals // it has to happen before main, and is never changed
var tmux = withhold()

func withhold() *string {
	value, there := os.LookupEnv(withheld) //nolint:forbidigo // the environment of the process is what this is about
	if !there || os.Unsetenv(withheld) != nil {
		return nil
	}
	return &value
}

// restore gives programs that are started from here their environment back.
func restore() {
	if tmux != nil {
		_ = os.Setenv(withheld, *tmux) // it was there, so it can be
	}
}
