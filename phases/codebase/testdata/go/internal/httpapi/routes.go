// Package httpapi answers the shop's HTTP requests.
package httpapi

import (
	"net/http"

	"example.com/shop/internal/store"
)

// Routes lists every path of the interface.
func Routes(s *store.Store) http.Handler {
	mux := http.NewServeMux()
	mux.HandleFunc("/orders", func(w http.ResponseWriter, r *http.Request) {
		if _, err := s.Order(r.Context(), 1); err != nil {
			http.Error(w, err.Error(), http.StatusNotFound)
		}
	})
	return mux
}
