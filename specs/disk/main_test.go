package disk_test

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs/disk"
)

// TestMain lets the test binary be its own child: with OVERTONE_DISK_CHILD set
// it does one job in the folder named by the first argument after "--".
func TestMain(m *testing.M) {
	job := os.Getenv("OVERTONE_DISK_CHILD")
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
	d := disk.New(fault)
	switch job {
	case "save":
		return save(d, root)
	case "append":
		return appendMany(d, root)
	case "hold":
		return hold(d, root)
	}
	return fmt.Errorf("unknown job %q", job)
}

// save is a job of many steps: a swap of several files, then a replace and an
// append.
func save(d *disk.Disk, root string) error {
	staged, err := d.Stage(root, ".overtone/swap.json")
	if err != nil {
		return err
	}
	defer staged.Discard()
	for _, name := range []string{"a.md", "deep/er/b.md", "c.md"} {
		if err := staged.Put(name, []byte("new "+name+"\n"), 0o644); err != nil {
			return err
		}
	}
	if err := staged.Remove("gone.md"); err != nil {
		return err
	}
	if err := staged.Commit(); err != nil {
		return err
	}
	return d.Replace(filepath.Join(root, "state.json"), []byte("new state\n"), 0o600)
}

// appendMany adds 50 lines, each under the lock.
func appendMany(d *disk.Disk, root string) error {
	for i := range 50 {
		held, err := d.Lock(context.Background(), filepath.Join(root, "log.lock"), time.Minute)
		if err != nil {
			return err
		}
		line := strconv.Itoa(os.Getpid()) + " " + strconv.Itoa(i) + "\n"
		if err := d.Append(filepath.Join(root, "log"), []byte(line), 0o644); err != nil {
			return err
		}
		if err := held.Release(); err != nil {
			return err
		}
	}
	return nil
}

// hold takes the lock, says so, and keeps it until it is killed.
func hold(d *disk.Disk, root string) error {
	if _, err := d.Lock(context.Background(), filepath.Join(root, "x.lock"), time.Minute); err != nil {
		return err
	}
	fmt.Println("held")
	time.Sleep(time.Hour) // until it is killed; select {} would end it as a deadlock where no thread of C lives
	return nil
}

// command runs this test binary as a child that does job in root.
func command(job, root, fault string) *exec.Cmd {
	cmd := exec.Command(os.Args[0], "--", root)
	cmd.Env = append(os.Environ(), "OVERTONE_DISK_CHILD="+job, "OVERTONE_FAULT="+fault)
	return cmd
}

func write(t *testing.T, root string, files map[string]string) {
	t.Helper()
	for name, text := range files {
		path := filepath.Join(root, name)
		require.NoError(t, os.MkdirAll(filepath.Dir(path), 0o755))
		require.NoError(t, os.WriteFile(path, []byte(text), 0o644))
	}
}

// tree reads every file under root.
func tree(t *testing.T, root string) map[string]string {
	t.Helper()
	files := map[string]string{}
	require.NoError(t, filepath.WalkDir(root, func(path string, entry os.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		data, err := os.ReadFile(path)
		rel, _ := filepath.Rel(root, path)
		files[filepath.ToSlash(rel)] = string(data)
		return err
	}))
	return files
}
