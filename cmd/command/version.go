package command

import (
	"fmt"
	"io"
	"runtime"
	"runtime/debug"

	"github.com/spf13/cobra"
)

// VersionInfo is the result of `overtone version`.
type VersionInfo struct {
	Name     string `json:"name" jsonschema:"always overtone"`
	Version  string `json:"version" jsonschema:"release, or dev when built from a working copy without one"`
	Go       string `json:"go" jsonschema:"version of the Go toolchain it was built with"`
	Platform string `json:"platform" jsonschema:"operating system and processor"`
}

func newVersionCommand(app *App) *cobra.Command {
	return &cobra.Command{
		Use:     "version",
		Short:   "Print the version",
		GroupID: groupAbout,
		Example: "$ overtone version\n$ overtone version --json",
		RunE:    func(*cobra.Command, []string) error { return runVersion(app) },
	}
}

func runVersion(app *App) error {
	info := VersionInfo{
		Name:     "overtone",
		Version:  app.Version(),
		Go:       runtime.Version(),
		Platform: runtime.GOOS + "/" + runtime.GOARCH,
	}
	return app.Answer(info, func(w io.Writer) error {
		_, err := fmt.Fprintf(w, "overtone %s (%s, %s)\n", info.Version, info.Go, info.Platform)
		return err
	})
}

// Version is the version of this program: what the release build set, else
// what `go install` noted, else dev.
func (a *App) Version() string {
	if a.env.Version != "" {
		return a.env.Version
	}
	info, ok := debug.ReadBuildInfo()
	if !ok || info.Main.Version == "" || info.Main.Version == "(devel)" {
		return "dev"
	}
	return info.Main.Version
}
