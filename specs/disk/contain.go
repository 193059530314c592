package disk

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs/problem"
)

// CheckName says whether a text from outside may be one file or folder name on
// every system: not empty, not "." or "..", at most 255 bytes, valid UTF-8, no
// separator, control character, direction or line mark, none of the characters
// and device names that Windows reserves, no blank or dot at the end. The
// error is input.bad_path and shows the name with its invisible parts quoted.
func CheckName(name string) error {
	if why := nameFault(name); why != "" {
		return problem.New("input.bad_path", "%+q cannot be a file name: %s", name, why).
			Mend("use letters, digits, dots, dashes and underscores")
	}
	return nil
}

// nameFault says what is wrong with name, or nothing.
func nameFault(name string) string {
	switch {
	case name == "":
		return "it is empty"
	case name == "." || name == "..":
		return "it leaves its place"
	case len(name) > 255:
		return "it is longer than 255 bytes"
	case !utf8.ValidString(name):
		return "it is not valid UTF-8"
	case strings.HasSuffix(name, " ") || strings.HasSuffix(name, "."):
		return "it ends in a blank or a dot"
	}
	for _, r := range name {
		switch {
		case unicode.IsControl(r) || unicode.Is(unicode.Bidi_Control, r) || r == '\u2028' || r == '\u2029' || r == '\ufeff':
			return "it holds an invisible control or direction mark"
		case strings.ContainsRune(`/\:*?"<>|`, r):
			return "it holds one of / \\ : * ? \" < > |"
		}
	}
	if reserved(name) {
		return "the name is reserved on Windows"
	}
	return ""
}

// reserved knows the device names of Windows, which are reserved with any
// extension and in any case.
func reserved(name string) bool {
	stem, _, _ := strings.Cut(strings.ToUpper(name), ".")
	stem = strings.TrimRight(stem, " ")
	switch stem {
	case "CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$":
		return true
	}
	port, digit := strings.CutPrefix(stem, "COM")
	if !digit {
		port, digit = strings.CutPrefix(stem, "LPT")
	}
	return digit && utf8.RuneCountInString(port) == 1 && strings.ContainsAny(port, "123456789¹²³")
}

// Contain joins rel, a path from outside with "/" between its names, to root,
// after checking every name with CheckName: no absolute path, no "..", no NUL
// can get through. It does not look at the disk; see ContainResolved.
func Contain(root, rel string) (string, error) {
	if err := checkRelative(rel); err != nil {
		return "", err
	}
	return filepath.Join(root, filepath.FromSlash(rel)), nil
}

func checkRelative(rel string) error {
	for name := range strings.SplitSeq(rel, "/") {
		if why := nameFault(name); why != "" {
			return problem.New("input.bad_path", "%+q is not a path inside the folder: %s", rel, why).
				Mend("give a relative path without \"..\", such as docs/plan.md")
		}
	}
	return nil
}

// ContainResolved is Contain for a path that is about to be read or written:
// it follows the symbolic links that exist and fails with input.bad_path when
// they lead out of root, or to nothing. Root must exist. The answer is the
// resolved path; what does not exist yet is appended as it is.
func ContainResolved(root, rel string) (string, error) {
	if err := checkRelative(rel); err != nil {
		return "", err
	}
	base, err := filepath.EvalSymlinks(root)
	if err != nil {
		return "", explain(err, "resolve", root)
	}
	return followIn(root, base, rel)
}

// containIn is ContainResolved for a root that is resolved already. Whoever asks
// for many files resolves it once; the names below it are looked at each time,
// because a link may appear among them at any time.
func containIn(base, rel string) (string, error) {
	if err := checkRelative(rel); err != nil {
		return "", err
	}
	return followIn(base, base, rel)
}

// followIn follows the links of a relative path that has been checked; base is
// what root resolves to.
func followIn(root, base, rel string) (string, error) {
	here := base
	for rest, more := rel, true; more; {
		var name string
		before := rest
		name, rest, more = strings.Cut(rest, "/")
		next := here + string(filepath.Separator) + name
		if here == string(filepath.Separator) {
			next = here + name
		}
		info, err := os.Lstat(next)
		if errors.Is(err, fs.ErrNotExist) {
			return filepath.Join(here, filepath.FromSlash(before)), nil
		}
		if err != nil {
			return "", explain(err, "resolve", next)
		}
		if info.Mode()&fs.ModeSymlink != 0 { // whatever is no link lies where its name says
			if next, err = filepath.EvalSymlinks(next); err != nil || !within(base, next) {
				return "", escapes(root, rel)
			}
		}
		here = next
	}
	return here, nil
}

func escapes(root, rel string) error {
	return problem.New("input.bad_path", "%+q leads out of the folder through a symbolic link", rel).
		At(root, 0).Mend("replace the link by a real file or folder")
}

// within says whether path is base or lies under it; both are resolved.
func within(base, path string) bool {
	rel, err := filepath.Rel(base, path)
	return err == nil && rel != ".." && !strings.HasPrefix(rel, ".."+string(filepath.Separator))
}
