package session

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/problem"
	"github.com/overtone-cli/overtone/specs/secrets"
)

// MaxSource bounds the text that a specification is made from, in bytes, unless
// the user has set another bound.
const MaxSource = 10 << 20

// textName is the name of a source that came as an argument or on standard
// input. It is the same for both, because the name takes part in understanding
// and a resumed run no longer knows which it was.
const textName = "text"

// byteOrderMark is what some editors put before a UTF-8 text.
const byteOrderMark = "\uFEFF"

// ReadFile reads a requirements file. shown is the name used in messages and
// kept as the source's name; a file that does not end in .md or .markdown is
// read as plain text. Nothing but a regular file is opened, because opening a
// pipe or a device may wait for ever. most bounds its length in bytes. Errors:
// input.missing, input.folder, input.unreadable, and those of ReadText.
func ReadFile(path, shown string, most int64) (analysis.Source, error) {
	info, err := os.Stat(path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return analysis.Source{}, problem.New("input.missing", "there is no such file").At(visible(shown), 0).
			Mend("check the path; to use a sentence as the idea, put it in quotes")
	case err != nil:
		return analysis.Source{}, unreadable(err, shown)
	case info.IsDir():
		return analysis.Source{}, problem.New("input.folder", "this is a folder, not a file").At(visible(shown), 0).
			Mend("name one Markdown or text file in it")
	case !info.Mode().IsRegular():
		return analysis.Source{}, problem.New("input.unreadable", "this is not a regular file").At(visible(shown), 0).
			Mend("pass its text on standard input with -")
	case info.Size() > most:
		return analysis.Source{}, tooLarge(shown, most)
	}
	f, err := os.Open(path)
	if err != nil {
		return analysis.Source{}, unreadable(err, shown)
	}
	defer f.Close()
	return ReadText(f, shown, plainName(path), most)
}

// unreadable leaves the path out of the cause, because the place names it.
func unreadable(err error, shown string) error {
	var path *fs.PathError
	if errors.As(err, &path) {
		err = path.Err
	}
	return problem.Wrap(err, "input.unreadable", "the file cannot be read").At(visible(shown), 0).
		Mend("check its name and its permissions")
}

func tooLarge(shown string, most int64) error {
	return problem.New("input.too_large", "the input has more than %s, which is the most that one specification is made from", size(most)).
		At(visible(shown), 0).Mend("split it into one file a product area and make a specification of each")
}

// size is a number of bytes as people read it.
func size(bytes int64) string {
	switch {
	case bytes >= 1<<20 && bytes%(1<<20) == 0:
		return fmt.Sprintf("%d MiB", bytes>>20)
	case bytes >= 1<<10 && bytes%(1<<10) == 0:
		return fmt.Sprintf("%d KiB", bytes>>10)
	default:
		return fmt.Sprintf("%d bytes", bytes)
	}
}

// visible is a name fit for a message: one with marks that a terminal hides or
// obeys is shown quoted.
func visible(name string) string {
	if !utf8.ValidString(name) || strings.ContainsFunc(name, hidden) {
		return strconv.QuoteToASCII(name)
	}
	return name
}

// hidden tells control, direction and line marks.
func hidden(r rune) bool {
	return unicode.IsControl(r) || unicode.Is(unicode.Cf, r) || r == '\u2028' || r == '\u2029'
}

// ReadIdea reads an idea that came as an argument or on standard input, which
// shown says in messages. A text of one line is a sentence; a longer one is
// read as Markdown. most bounds its length in bytes. Errors: those of ReadText.
func ReadIdea(r io.Reader, shown string, most int64) (analysis.Source, error) {
	src, err := ReadText(r, shown, false, most)
	src.Name, src.Plain = textName, sentence(src.Text)
	return src, err
}

// ReadCopy reads the copy of a source that lies beside what was made of it; name
// is what the source was called then. It fails as ReadFile does.
func ReadCopy(path, name string, most int64) (analysis.Source, error) {
	src, err := ReadFile(path, specs.SourceFile, most)
	if err != nil {
		return src, err
	}
	src.Name, src.Plain = name, plainName(name)
	if name == "" || name == textName {
		src.Name, src.Plain = textName, sentence(src.Text)
	}
	return src, nil
}

// sentence says whether a text has one line only.
func sentence(text string) bool { return !strings.Contains(strings.TrimSpace(text), "\n") }

// ReadText reads the text of an idea. Byte order mark and carriage returns are
// dropped and secrets masked, so that the line numbers of the copy are those of
// the original. plain says that the text is no Markdown; most bounds its length
// in bytes. Errors: input.empty, input.binary, input.encoding with its line,
// input.too_large.
func ReadText(r io.Reader, shown string, plain bool, most int64) (analysis.Source, error) {
	data, err := io.ReadAll(io.LimitReader(r, most+1))
	if err != nil {
		return analysis.Source{}, unreadable(err, shown)
	}
	if int64(len(data)) > most {
		return analysis.Source{}, tooLarge(shown, most)
	}
	if err := checkText(data, visible(shown)); err != nil {
		return analysis.Source{}, err
	}
	text := secrets.Mask(normalEnds(strings.TrimLeft(string(data), byteOrderMark)))
	if !saysSomething(text) {
		return analysis.Source{}, problem.New("input.empty", "the input is empty: it holds no word").At(visible(shown), 0).
			Mend("give a sentence, a file or text on standard input")
	}
	sum := sha256.Sum256([]byte(text))
	return analysis.Source{Name: plainText(shown), Text: text, SHA256: hex.EncodeToString(sum[:]), Plain: plain}, nil
}

// plainText drops what a terminal hides or obeys from a name that is kept.
func plainText(name string) string {
	return strings.Map(func(r rune) rune {
		if hidden(r) || r == utf8.RuneError {
			return -1
		}
		return r
	}, name)
}

// saysSomething wants one letter or digit that can be seen. The fillers of
// Hangul are letters by name only.
func saysSomething(text string) bool {
	return strings.ContainsFunc(text, func(r rune) bool {
		switch r {
		case '\u115F', '\u1160', '\u3164', '\uFFA0':
			return false
		}
		return unicode.IsLetter(r) || unicode.IsNumber(r)
	})
}

func normalEnds(s string) string {
	s = strings.ReplaceAll(s, "\r\n", "\n")
	return strings.ReplaceAll(s, "\r", "\n")
}

// checkText refuses what is no UTF-8 text, at the line of the first byte that
// shows it.
func checkText(data []byte, shown string) error {
	for _, bom := range []string{"\xff\xfe", "\xfe\xff"} {
		if bytes.HasPrefix(data, []byte(bom)) {
			return problem.New("input.encoding", "the text is UTF-16, not UTF-8").At(shown, 1).Mend("save the file as UTF-8")
		}
	}
	binary := func(at int) error {
		return problem.New("input.binary", "this is a binary file").At(shown, lineOf(data, at)).
			Mend("export the document as Markdown or plain text")
	}
	if i := bytes.IndexByte(data, 0); i >= 0 {
		return binary(i)
	}
	if bytes.HasPrefix(data, []byte("%PDF-")) {
		return binary(0)
	}
	if utf8.Valid(data) {
		return nil
	}
	at := firstInvalid(data)
	if bytes.ContainsFunc(data[:min(len(data), 8<<10)], binaryControl) {
		return binary(at)
	}
	return problem.New("input.encoding", "byte 0x%02x is not UTF-8", data[at]).At(shown, lineOf(data, at)).
		Mend("save the file as UTF-8")
}

// binaryControl are characters that no text file in any encoding holds.
func binaryControl(r rune) bool {
	return r < ' ' && !strings.ContainsRune("\t\n\v\f\r\x1b", r)
}

func firstInvalid(data []byte) int {
	at := 0
	for at < len(data) {
		r, n := utf8.DecodeRune(data[at:])
		if r == utf8.RuneError && n == 1 {
			break
		}
		at += n
	}
	return at
}

// lineOf counts lines the way normalEnds makes them.
func lineOf(data []byte, at int) int {
	head := data[:at]
	return 1 + bytes.Count(head, []byte("\n")) + bytes.Count(head, []byte("\r")) - bytes.Count(head, []byte("\r\n"))
}

// SeedText is what spec-config.json keeps of the source: a short text itself, or
// the name of its file.
func SeedText(src analysis.Source, isFile bool) string {
	const limit = 4 << 10
	switch {
	case isFile:
		return src.Name
	case len(src.Text) <= limit:
		return strings.TrimRight(src.Text, "\n")
	default:
		return fmt.Sprintf("%s (%d bytes, see source/input.md)", src.Name, len(src.Text))
	}
}
