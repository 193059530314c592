module example.com/shop

go 1.24

require (
	github.com/go-chi/chi/v5 v5.1.0
	github.com/jackc/pgx/v5 v5.7.1
)

require github.com/spf13/cobra v1.8.0 // indirect
