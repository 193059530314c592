package order

import "testing"

func TestTotal(t *testing.T) {
	tests := []struct {
		name string
		o    Order
		want int64
	}{
		{"empty order", Order{}, 0},
		{"two lines", Order{Lines: []Line{{"tea", 2, 300}, {"cup", 1, 500}}}, 1100},
	}
	for _, tt := range tests {
		if got := tt.o.Total(); got != tt.want {
			t.Errorf("%s: %d", tt.name, got)
		}
	}
}
