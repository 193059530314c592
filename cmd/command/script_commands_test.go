package command

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/rogpeppe/go-internal/testscript"
)

// makeHostile writes a file that no text archive can hold: hostile KIND FILE.
func makeHostile(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 2 {
		ts.Fatalf("usage: hostile KIND FILE")
	}
	kinds := map[string]func() string{
		"binary": func() string { return "%PDF-1.7\n\x00\x01\x02\xff\xfe" },
		"nul":    func() string { return "# A title\n\nText with\x00 a NUL.\n" },
		"utf16":  func() string { return "\xff\xfeA\x00 \x00b\x00" },
		"latin1": func() string { return "# Caf\u00e9\n\nGood.\nCaf\xe9 au lait.\n" },
		"big":    func() string { return strings.Repeat("A line of text.\n", 10<<20/16+1) },
		"crlf": func() string {
			return "\uFEFF# Doors\r\n\r\n- A door opens within 2 s.\r\n- A guard can lock a door.\r\n"
		},
		"longline": func() string { return "# One line\n\n" + strings.Repeat("The door opens. ", 5<<20/16) + "\n" },
		"headings": func() string { return strings.Repeat("## A heading\n\n", 100_000) },
		"nested": func() string {
			var b strings.Builder
			for i := range 2000 {
				b.WriteString(strings.Repeat("  ", i) + "- The door opens.\n")
			}
			return b.String()
		},
		"many": func() string {
			return "# Reports\n\n## Features\n\n" + numbered(2100, "- The clerk can print the %s.\n")
		},
		"crowded": func() string {
			return "# 报表系统\n\n## 功能\n\n### 导出报表\n\n文员可以导出报表。\n\n#### 验收标准\n\n" + numbered(8400, "- 文员导出 %s 时，页面在 3 秒内打开。\n")
		},
		"marks": func() string {
			return "# ../../etc/pass\u202Ewd \u200Band\u2066 more\n\nA user can read the \u202Efile.\n"
		},
	}
	make, known := kinds[args[0]]
	if !known {
		ts.Fatalf("no kind %q", args[0])
	}
	ts.Check(os.WriteFile(ts.MkAbs(args[1]), []byte(make()), 0o600))
}

// numbered repeats a line n times, each with a word of its own.
func numbered(n int, line string) string {
	var b strings.Builder
	for i := range n {
		word := []byte("aaaa form")
		for at, left := 0, i; at < 4; at, left = at+1, left/20 {
			word[at] = "bcdfghjklmnprstvwxyz"[left%20]
		}
		fmt.Fprintf(&b, line, word)
	}
	return b.String()
}

// swapText replaces a text in a file, once, as a person's edit: swap FILE OLD NEW.
// "\n" in the texts is a line break.
func swapText(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 3 {
		ts.Fatalf("usage: swap FILE OLD NEW")
	}
	text, from := ts.ReadFile(args[0]), strings.ReplaceAll(args[1], `\n`, "\n")
	if !strings.Contains(text, from) {
		ts.Fatalf("%s does not contain %q", args[0], from)
	}
	text = strings.Replace(text, from, strings.ReplaceAll(args[2], `\n`, "\n"), 1)
	ts.Check(os.WriteFile(ts.MkAbs(args[0]), []byte(text), 0o600))
}

// fileHolds asks that a file, which may be named by a pattern, contains a text:
// holds architecture/ADR-001-*.md '## Decision'.
func fileHolds(ts *testscript.TestScript, neg bool, args []string) {
	if len(args) != 2 {
		ts.Fatalf("usage: holds PATTERN TEXT")
	}
	found, err := filepath.Glob(ts.MkAbs(args[0]))
	ts.Check(err)
	if len(found) != 1 {
		ts.Fatalf("%s names %d files", args[0], len(found))
	}
	if strings.Contains(ts.ReadFile(found[0]), args[1]) == neg {
		ts.Fatalf("%s: whether it contains %q is %t", args[0], args[1], neg)
	}
}

// sameTree compares all files of two folders: same DIR DIR. To have something
// to compare with, same -keep DIR COPY makes a copy first.
func sameTree(ts *testscript.TestScript, neg bool, args []string) {
	if len(args) == 3 && args[0] == "-keep" && !neg {
		ts.Check(os.CopyFS(ts.MkAbs(args[2]), os.DirFS(ts.MkAbs(args[1]))))
		return
	}
	if len(args) != 2 {
		ts.Fatalf("usage: same [-keep] DIR DIR")
	}
	differs := ""
	a, b := tree(ts, args[0]), tree(ts, args[1])
	for name, text := range a {
		if other, there := b[name]; !there || other != text {
			differs = name
		}
		delete(b, name)
	}
	for name := range b {
		differs = name
	}
	switch {
	case differs != "" && !neg:
		ts.Fatalf("%s differs", differs)
	case differs == "" && neg:
		ts.Fatalf("the folders are the same")
	}
}

func tree(ts *testscript.TestScript, dir string) map[string]string {
	out := map[string]string{}
	root := ts.MkAbs(dir)
	ts.Check(filepath.WalkDir(root, func(at string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		data, err := os.ReadFile(at)
		out[strings.TrimPrefix(at, root)] = string(data)
		return err
	}))
	return out
}

// checkSARIF asks for what code scanning relies on in SARIF 2.1.0: the schema
// and version, rules that results point to, levels of the standard, messages,
// and locations that name a file below the folder and a line in it.
func checkSARIF(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 1 {
		ts.Fatalf("usage: sarif FILE")
	}
	var log struct {
		Schema  string `json:"$schema"`
		Version string `json:"version"`
		Runs    []struct {
			Tool struct {
				Driver struct {
					Name, Version string
					Rules         []struct{ ID string }
				}
			}
			Results *[]struct {
				RuleID    string
				RuleIndex int
				Level     string
				Message   struct{ Text string }
				Locations []struct {
					PhysicalLocation struct {
						ArtifactLocation struct{ URI string }
						Region           *struct{ StartLine int }
					}
				}
			}
		} `json:"runs"`
	}
	ts.Check(json.Unmarshal([]byte(ts.ReadFile(args[0])), &log))
	need := func(ok bool, what string) {
		if !ok {
			ts.Fatalf("SARIF: %s", what)
		}
	}
	need(log.Version == "2.1.0" && strings.Contains(log.Schema, "sarif-schema-2.1.0.json"), "version and $schema")
	need(len(log.Runs) == 1 && log.Runs[0].Tool.Driver.Name == "overtone" && log.Runs[0].Tool.Driver.Version == scriptVersion, "one run of this tool")
	run := log.Runs[0]
	need(run.Results != nil, "results is a list")
	for _, r := range *run.Results {
		need(r.RuleIndex < len(run.Tool.Driver.Rules) && run.Tool.Driver.Rules[r.RuleIndex].ID == r.RuleID, "the rule of "+r.RuleID)
		need(slices.Contains([]string{"error", "warning", "note"}, r.Level), "level "+r.Level)
		need(r.Message.Text != "" && len(r.Locations) == 1, "message and location of "+r.RuleID)
		place := r.Locations[0].PhysicalLocation
		name, err := url.PathUnescape(place.ArtifactLocation.URI)
		ts.Check(err)
		need(filepath.IsLocal(name), "relative uri "+name)
		lines := strings.Count(ts.ReadFile(name), "\n")
		need(place.Region == nil || place.Region.StartLine >= 1 && place.Region.StartLine <= lines, "a line of "+name)
	}
}

// cutText takes out what stands from one text up to another one behind it, as a
// person's edit: cutout FILE FROM TO.
func cutText(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 3 {
		ts.Fatalf("usage: cutout FILE FROM TO")
	}
	before, rest, found := strings.Cut(ts.ReadFile(args[0]), args[1])
	_, after, both := strings.Cut(rest, args[2])
	if !found || !both {
		ts.Fatalf("%s does not contain %q and then %q", args[0], args[1], args[2])
	}
	ts.Check(os.WriteFile(ts.MkAbs(args[0]), []byte(before+args[2]+after), 0o600))
}
