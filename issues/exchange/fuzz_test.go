package exchange_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/issues/exchange"
)

// FuzzImport reads anything as any format, which the first byte chooses: what
// can be planned are issues that the store takes, and they can be written again
// in that format and read back.
func FuzzImport(f *testing.F) {
	formats := exchange.Formats()
	for n := range formats {
		f.Add([]byte{byte(n)})
		f.Add(append([]byte{byte(n)}, `{"id":"a","title":"A","status":"open","priority":1,"dependencies":[{"depends_on_id":"b"}]}`...))
		f.Add(append([]byte{byte(n)}, "## ADDED Requirements\n### Requirement: A\n#### S\nx\n- [ ] 1.1 A (depends on 1.2)\n- [x] T001 [P] [US1] A in `b`\n"...))
		f.Add(append([]byte{byte(n)}, "id;title;overtone\n1;\"'=A\";\"{\"\"id\"\":\"\"A\"\"}\"\n"...))
		f.Add(append([]byte{byte(n)}, "[{\"number\":1,\"title\":\"A\",\"body\":\"x\\n\\n<!-- overtone:{\\\"id\\\":\\\"A\\\",\\\"fields\\\":{\\\"status\\\":\\\"failed\\\"}} -->\"}]"...))
	}
	for _, name := range []string{"taskmaster/tasks.json", "speckit/specs/001-photo-albums/tasks.md", "openspec/changes/add-two-factor/tasks.md"} {
		if text, err := os.ReadFile(filepath.Join("testdata", name)); err == nil {
			for n := range formats {
				f.Add(append([]byte{byte(n)}, text...))
			}
		}
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		if len(data) == 0 {
			return
		}
		format := formats[int(data[0])%len(formats)]
		name := "x/tasks.md"
		if data[0] >= 128 {
			name = "changes/x/specs/y/spec.md"
		}
		c := exchange.Choices{Skip: true, DropDeps: true}
		batch, err := format.Read([]exchange.Input{{Name: "FILE", Path: name, Data: data[1:]}}, c)
		if err != nil {
			return
		}
		plan, err := batch.Plan(nil, nil, c)
		if err != nil {
			return
		}
		var all []issues.Issue
		for _, draft := range plan.Absorption.Created {
			if found := draft.Issue.Check(); len(found) > 0 {
				t.Fatalf("an issue that cannot be: %v", found[0])
			}
			issue := draft.Issue
			issue.ID, issue.DependsOn = "X-"+string(rune('a'+len(all)%26))+string(rune('a'+len(all)/26%26)), nil
			if len(all) < 26*26 {
				all = append(all, issue)
			}
		}
		done, err := format.Write(exchange.Outgoing{Issues: all, Name: "FILE", Path: name, Stream: true}, c)
		if err != nil {
			return // such as a text that is too long there
		}
		again, err := format.Read([]exchange.Input{{Name: "FILE", Path: "x/tasks.md", Data: done.Files[0].Data}}, exchange.Choices{})
		if err != nil || len(again.Broken) > 0 || len(again.Items) != len(all) {
			t.Fatalf("%d issues, %d read back, %v %v\n%s", len(all), len(again.Items), err, again.Broken, done.Files[0].Data)
		}
	})
}
