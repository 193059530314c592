package command

import "flag"

// update rewrites golden files and the files inside scripts: go test ./cmd/command -update.
var update = flag.Bool("update", false, "rewrite golden files")

// everyStep lets the crash tests disturb every single write: go test ./cmd/command -every-step.
var everyStep = flag.Bool("every-step", false, "kill, tear and refuse at every write")
