package phrasing

import "slices"

// Unserved says that the source wants a product for a device of its users that does without
// a server: it says so, and speaks of a server nowhere but where it denies one. Such a product
// has no service, no database server, no interface for requests and nobody who signs in to it,
// whatever else its words call for.
func (w *Work) Unserved() bool {
	words := w.Table.Words
	if len(w.Understood.Endpoints) > 0 || !w.Words.HasAny(words["no_server"]) || !w.Words.HasAny(words["own_device"]) {
		return false
	}
	return !slices.ContainsFunc(words["servers"].In(w.Language), func(server string) bool {
		return w.Words.Has(server) && !w.Words.OnlyDenied(server)
	})
}
