package command

import (
	"io/fs"
	"os"
)

// overrides is the folder with a project's own templates. os.Root keeps links
// in it from leading outside.
func overrides(dir string) fs.FS {
	root, err := os.OpenRoot(dir)
	if err != nil {
		return os.DirFS(dir)
	}
	return root.FS()
}
