package command

import (
	"bufio"
	"io"
	"os"
	"strconv"
	"strings"
	"syscall"
)

// roomForNew is how far the heap of a run that writes a package may grow. With the pages of
// the program, which are given back at each collection, a run stays below 64 MiB.
const roomForNew heapSize = 28 << 20

// programPages are the parts of the memory that the program itself lies in, its code and its
// constants, each by where it begins and ends. A run that writes a package reads half of the
// program, each phase another part, and what has been read counts as memory of the run
// although the file holds it: as much as the heap.
type programPages [][2]uintptr

// findProgramPages finds them; none where the system does not tell.
func findProgramPages() programPages {
	program, err := os.Readlink("/proc/self/exe")
	if err != nil {
		return nil
	}
	file, err := os.Open("/proc/self/smaps")
	if err != nil {
		return nil
	}
	defer func() { _ = file.Close() }()
	return readProgramPages(file, program)
}

// readProgramPages reads what the system tells of the memory of a process. Only parts of the
// file count that cannot be written and of which nothing has been changed on loading: they
// can be read again as they were.
func readProgramPages(told io.Reader, program string) programPages {
	var out programPages
	var part [2]uintptr // the one that the lines are about, if it may count
	lines := bufio.NewScanner(told)
	for lines.Scan() {
		fields := strings.Fields(lines.Text())
		switch from, to, area := strings.Cut(fields[0], "-"); {
		case area:
			part = [2]uintptr{}
			if len(fields) == 6 && (fields[1] == "r-xp" || fields[1] == "r--p") && fields[5] == program {
				part = [2]uintptr{address(from), address(to)}
			}
		case fields[0] == "Anonymous:" && fields[1] == "0" && part[1] > part[0]:
			out = append(out, part)
		}
	}
	return out
}

// address reads an address of memory, 0 for anything else.
func address(hex string) uintptr {
	const digits = 16
	at, _ := strconv.ParseUint(hex, digits, strconv.IntSize)
	return uintptr(at)
}

// giveBack lets the system have the pages. What is read again is taken from the file anew,
// which lies in its cache.
func (p programPages) giveBack() {
	for _, part := range p {
		_, _, _ = syscall.Syscall(syscall.SYS_MADVISE, part[0], part[1]-part[0], syscall.MADV_DONTNEED)
	}
}
