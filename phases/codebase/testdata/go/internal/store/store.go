// Package store keeps orders in the database.
package store

import (
	"context"
	"fmt"

	"example.com/shop/internal/order"
	"github.com/jackc/pgx/v5"
)

// Store reads and writes orders.
type Store struct{ db *pgx.Conn }

// Open connects to the database.
func Open() *Store { return &Store{} }

// Order loads one order.
func (s *Store) Order(ctx context.Context, id int64) (order.Order, error) {
	if s.db == nil {
		return order.Order{}, fmt.Errorf("load order %d: %w", id, context.Canceled)
	}
	return order.Order{ID: id}, nil
}
