package worksession

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/issues/evidence"
	"github.com/overtone-cli/overtone/specs/disk"
	"github.com/overtone-cli/overtone/specs/guidelines"
	"github.com/overtone-cli/overtone/templates"
)

// TestMain lets the test binary be its own child: what it does then stands in
// OVERTONE_SESSION_CHILD, the project is its last argument.
func TestMain(m *testing.M) {
	job := os.Getenv("OVERTONE_SESSION_CHILD")
	if job == "" {
		os.Exit(m.Run())
	}
	if err := child(job, os.Args[len(os.Args)-1]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(3)
	}
}

func child(job, root string) error {
	fault, err := disk.FaultFromEnv(os.LookupEnv)
	if err != nil {
		return err
	}
	d := deskAt(root)
	d.Disk = disk.New(fault)
	word, text, _ := strings.Cut(job, " ")
	switch word {
	case "complete":
		return complete(d)
	case "start":
		_, err := d.Start(context.Background(), "workflow", text)
		return err
	case "solidify":
		_, err := d.AddRule(context.Background(), Detected{Kind: guidelines.Convention, Category: "coding_style"}, text)
		return err
	}
	return fmt.Errorf("no job %q", job)
}

// complete finishes what was broken off, else completes the only session.
func complete(d *Desk) error {
	ctx := context.Background()
	broken, err := d.Unfinished()
	if err != nil {
		return err
	}
	for _, id := range broken {
		_, _, err := d.Finish(ctx, id)
		return err
	}
	open, err := d.Active()
	if err != nil || len(open) == 0 {
		return err
	}
	w, err := d.Words()
	if err != nil {
		return err
	}
	e, err := d.Prepare(ctx, w, open[0])
	if err != nil {
		return err
	}
	e.Rules = append(e.Rules, Proposal{Detected: w.Detect("Never log a token", "", ""), Text: "Never log a token", From: "text"})
	_, _, err = d.Complete(ctx, w, e)
	return err
}

func noon() time.Time { return time.Date(2026, 1, 31, 12, 0, 0, 0, time.UTC) }

func deskAt(root string) *Desk {
	return &Desk{
		Disk: disk.New(nil), Root: root, Home: filepath.Join(root, ".home"), Now: noon(), Git: evidence.Git{Dir: root, Clock: time.Now},
		Set: templates.New(nil, ""), Lang: "en",
	}
}

func process(root, job, fault string) *exec.Cmd {
	cmd := exec.Command(os.Args[0], root)
	cmd.Env = append(os.Environ(), "OVERTONE_SESSION_CHILD="+job, "OVERTONE_FAULT="+fault, "GIT_CEILING_DIRECTORIES="+filepath.Dir(root))
	return cmd
}

// git runs git in a repository with nothing of the machine's own settings.
func git(t *testing.T, dir string, args ...string) string {
	t.Helper()
	cmd := exec.Command("git", args...)
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), "GIT_CONFIG_NOSYSTEM=1", "GIT_CONFIG_GLOBAL="+os.DevNull, "HOME="+dir,
		"GIT_AUTHOR_NAME=ann", "GIT_AUTHOR_EMAIL=ann@example.org", "GIT_COMMITTER_NAME=ann", "GIT_COMMITTER_EMAIL=ann@example.org")
	out, err := cmd.CombinedOutput()
	require.NoError(t, err, "%s", out)
	return strings.TrimSpace(string(out))
}

func write(t *testing.T, root, name, text string) {
	t.Helper()
	at := filepath.Join(root, filepath.FromSlash(name))
	require.NoError(t, os.MkdirAll(filepath.Dir(at), 0o755))
	require.NoError(t, os.WriteFile(at, []byte(text), 0o644))
}
