// Package order holds what a customer has ordered and what it costs.
package order

import (
	"context"
	"fmt"
)

// Order is a list of lines with a customer.
type Order struct {
	ID       int64
	Customer string
	Lines    []Line
}

// Line is one product with its quantity and price in cents.
type Line struct {
	Product  string
	Quantity int
	Cents    int64
}

// Total adds up the lines of the order, in cents.
func (o Order) Total() int64 {
	var sum int64
	for _, l := range o.Lines {
		sum += int64(l.Quantity) * l.Cents
	}
	return sum
}

// Refund gives the money for one line of the order back.
func Refund(ctx context.Context, o Order, line int) (int64, error) {
	if line < 0 || line >= len(o.Lines) {
		return 0, fmt.Errorf("refund order %d: no line %d", o.ID, line)
	}
	return o.Lines[line].Cents, ctx.Err()
}
