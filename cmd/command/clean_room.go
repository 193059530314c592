package command

import (
	"context"
	"encoding/json"
	"slices"

	"github.com/overtone-cli/overtone/phases/cleanup"
	"github.com/overtone-cli/overtone/phases/codebase"
	"github.com/overtone-cli/overtone/phases/worksession"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/problem"
)

// cleaningRoom gathers what cleaning has to know of sessions and packages; a dry
// run writes nothing.
func (a *App) cleaningRoom(ctx context.Context, dry bool) (*cleanup.Room, error) {
	desk, err := a.desk()
	if err != nil {
		return nil, err
	}
	room := &cleanup.Room{
		Disk: a.Disk(), Root: desk.Root, Home: desk.Home, Now: a.Now(), Set: desk.Set, Git: desk.Git,
		Ledger: ledger{desk}, Lock: desk.Locked,
		Sources: func(ctx context.Context) (*codebase.Sources, error) {
			return codebase.ReadSources(ctx, codebase.Options{
				Root: desk.Root, Lang: specs.Lang(a.locale()), Now: a.now, Env: a.gitEnvironment(), Cache: a.lookCache(desk.Root, dry),
			})
		},
	}
	if room.Broken, err = desk.Unfinished(); err != nil {
		return nil, err
	}
	active, err := desk.Active()
	if err != nil {
		return nil, err
	}
	for _, s := range active {
		one := cleanup.Session{ID: s.ID, Rel: s.Rel, Status: string(s.Status)}
		if hurt := problem.From(s.Hurt); hurt != nil {
			one.Empty = hurt.Code == worksession.NoFile
			one.Broken = !one.Empty
		} else if one.Touched, err = desk.LastWork(ctx, s); err != nil {
			return nil, err
		}
		for status, n := range desk.Tasks(s) {
			if status != string(worksession.Completed) && status != "cancelled" {
				one.Open += n
			}
		}
		if !slices.Contains(room.Broken, s.ID) { // its completion goes first
			room.Active = append(room.Active, one)
		}
	}
	archived, err := desk.Archived()
	if err != nil {
		return nil, err
	}
	for _, s := range archived {
		room.Archived = append(room.Archived, cleanup.Session{ID: s.ID, Rel: s.Rel, Status: string(s.Status), Touched: s.Ended(), Broken: s.Hurt != nil})
	}
	for _, list := range []func() ([]specs.Found, error){a.packages, a.roadmaps} {
		found, err := list()
		if err != nil {
			return nil, err
		}
		for _, f := range found {
			room.Known = append(room.Known, f.ID)
		}
	}
	return room, nil
}

// ledger lets cleaning change the manifest of the archive.
type ledger struct{ desk *worksession.Desk }

// Entries lists the entries of the manifest.
func (l ledger) Entries() ([]cleanup.LedgerEntry, error) {
	m, err := l.desk.ReadManifest()
	if err != nil {
		return nil, err
	}
	var out []cleanup.LedgerEntry
	for i, id := range m.IDs() {
		out = append(out, cleanup.LedgerEntry{ID: id, Raw: m.Entry(i)})
	}
	return out, nil
}

// Drop takes the entry of a session out.
func (l ledger) Drop(id string) error {
	m, err := l.desk.ReadManifest()
	if err != nil || !m.Has(id) {
		return err
	}
	m.Drop(id)
	return l.desk.WriteManifest(m)
}

// Restore puts an entry back to its place.
func (l ledger) Restore(id string, entry json.RawMessage, at int) error {
	m, err := l.desk.ReadManifest()
	if err != nil || m.Has(id) {
		return err
	}
	m.Insert(entry, at)
	return l.desk.WriteManifest(m)
}
