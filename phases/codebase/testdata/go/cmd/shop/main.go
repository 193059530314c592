// Command shop serves the shop over HTTP.
package main

import (
	"log"
	"net/http"

	"example.com/shop/internal/httpapi"
	"example.com/shop/internal/store"
)

func main() {
	log.Fatal(http.ListenAndServe(":8080", httpapi.Routes(store.Open())))
}
