// Command overtone turns an idea or a requirements file into a judged
// specification package and executable issues.
package main

import (
	"os"

	"github.com/overtone-cli/overtone/cmd/command"
	"github.com/overtone-cli/overtone/cmd/console"
)

// version is set by the release build; empty means "ask the build information".
var version string

func main() {
	streams := console.Open(os.Stdin, os.Stdout, os.Stderr, os.LookupEnv)
	os.Exit(command.Main(streams, version, os.Args[1:]))
}
