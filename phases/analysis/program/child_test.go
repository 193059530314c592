//go:build unix

package program_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"os/exec"
	"os/signal"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"
)

// TestMain lets the test binary be the program that is asked: with "child" as
// its first argument it behaves as the next one says.
func TestMain(m *testing.M) {
	if len(os.Args) > 2 && os.Args[1] == "child" {
		os.Exit(child(os.Args[2], os.Args[3:]))
	}
	os.Exit(m.Run())
}

// child is a program with the behaviour that a test wants. It says in the files
// that it is given what it saw.
func child(behaviour string, args []string) int {
	behave, ok := map[string]func([]string) int{
		"good": good, "fenced": fenced, "echo": echo, "mends": mends, "stubborn": stubborn, "unknown-ids": unknownIDs, "claims": claims,
		"hang": hang, "orphan": orphan, "escape": escape, "flood": flood, "exit": exit, "nothing": nothing, "prose": prose,
		"deaf": deaf, "loud": loud, "leaks": leaks, "closes": closes,
	}[behaviour]
	if !ok {
		fmt.Fprintln(os.Stderr, "no behaviour", behaviour)
		return 99
	}
	return behave(args)
}

// answer is a good answer to the perspective task with one point.
func answer(points ...specs.Item) string {
	text, err := json.Marshal(analysis.PerspectiveOutput{Role: "product", Points: append([]specs.Item{}, points...), Concerns: []specs.Item{}})
	if err != nil {
		panic(err)
	}
	return string(text)
}

func goodAnswer() string {
	return answer(specs.Item{Text: "Links expire", Source: specs.FromRule("model")})
}

func request() analysis.Request {
	data, err := io.ReadAll(os.Stdin)
	if err != nil {
		panic(err)
	}
	var r analysis.Request
	if err := json.Unmarshal(data, &r); err != nil {
		panic(err)
	}
	return r
}

func good([]string) int {
	request()
	fmt.Println(goodAnswer())
	return 0
}

func fenced([]string) int {
	request()
	fmt.Print("\n```json\n" + goodAnswer() + "\n```\n\n")
	return 0
}

// echo answers with its arguments, its folder and one variable.
func echo(args []string) int {
	request()
	dir, _ := os.Getwd()
	items := []specs.Item{}
	for _, a := range append(args, dir, os.Getenv("GREETING")) {
		items = append(items, specs.Item{Text: a, Source: specs.FromRule("model")})
	}
	fmt.Println(answer(items...))
	return 0
}

// mends answers badly first, and well when it is shown its answer and the error.
func mends([]string) int {
	r := request()
	if r.Previous == nil {
		fmt.Println(`{"role": "product"}`)
		return 0
	}
	if r.Previous.Answer != "{\"role\": \"product\"}\n" || !strings.Contains(r.Previous.Error, "schema") || !strings.Contains(r.Prompt, "refused") {
		return 98
	}
	fmt.Println(goodAnswer())
	return 0
}

// stubborn answers badly whatever it is told, and counts how often it is asked.
func stubborn(args []string) int {
	request()
	f, err := os.OpenFile(args[0], os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o600)
	if err != nil {
		return 98
	}
	defer f.Close()
	fmt.Fprintln(f, "asked")
	fmt.Println(`{"role": 7}`)
	return 0
}

// unknownIDs answers validly, about things that do not exist.
func unknownIDs([]string) int {
	request()
	fmt.Println(answer(specs.Item{Text: "Links expire", Source: specs.FromLines(400, 401)}))
	return 0
}

// claims calls its own idea a statement.
func claims([]string) int {
	request()
	fmt.Println(answer(
		specs.Item{Text: "Agents create short links", Source: specs.FromLines(3, 3)},
		specs.Item{Text: "Managers approve budgets", Source: specs.FromLines(3, 3)},
	))
	return 0
}

// hang tells its process id and waits for ever, also when it is asked to stop.
func hang(args []string) int {
	signal.Ignore(os.Interrupt, syscall.SIGTERM)
	tell(args[0], os.Getpid())
	for {
		time.Sleep(time.Hour)
	}
}

// orphan answers, but leaves a child behind that holds its pipes open.
func orphan(args []string) int {
	request()
	leave(args[0], nil)
	fmt.Println(goodAnswer())
	return 0
}

// escape is like orphan, but its child leaves the process group.
func escape(args []string) int {
	request()
	leave(args[0], ownSession())
	fmt.Println(goodAnswer())
	return 0
}

func leave(pidFile string, attr *syscall.SysProcAttr) {
	cmd := exec.Command(os.Args[0], "child", "hang", pidFile)
	cmd.Stdin, cmd.Stdout, cmd.Stderr, cmd.SysProcAttr = os.Stdin, os.Stdout, os.Stderr, attr
	if err := cmd.Start(); err != nil {
		panic(err)
	}
	for {
		if data, err := os.ReadFile(pidFile); err == nil && bytes.HasSuffix(data, []byte("\n")) {
			return
		}
		time.Sleep(time.Millisecond)
	}
}

func tell(file string, pid int) {
	if err := os.WriteFile(file, fmt.Appendln(nil, pid), 0o600); err != nil {
		panic(err)
	}
}

// flood prints 100 MB, and then tells that it got through.
func flood(args []string) int {
	chunk := bytes.Repeat([]byte(`[`), 1<<20)
	for range 100 {
		if _, err := os.Stdout.Write(chunk); err != nil {
			return 1
		}
	}
	tell(args[0], os.Getpid())
	return 0
}

func exit([]string) int {
	request()
	fmt.Println(goodAnswer())
	fmt.Fprintln(os.Stderr, "the quota\nis \x1b[31mused up")
	return 3
}

func nothing([]string) int { return 0 }

func prose([]string) int {
	fmt.Println("Here is the JSON:\n" + goodAnswer())
	return 0
}

// deaf answers without reading what it is asked.
func deaf([]string) int {
	fmt.Println(goodAnswer())
	return 0
}

// loud fills standard error before it answers.
func loud([]string) int {
	line := []byte(strings.Repeat("x", 1023) + "\n")
	for range 20 << 10 {
		if _, err := os.Stderr.Write(line); err != nil {
			return 98
		}
	}
	fmt.Fprintln(os.Stderr, "the end")
	return exit(nil)
}

// leaks shows a secret of its environment everywhere.
func leaks([]string) int {
	request()
	key := os.Getenv("MODEL_API_KEY")
	fmt.Println(answer(specs.Item{Text: "use " + key, Source: specs.FromRule("model")}))
	fmt.Fprintln(os.Stderr, "tried", key)
	return 4
}

// closes shuts its output and lingers.
func closes(args []string) int {
	_ = os.Stdout.Close()
	return hang(args)
}
