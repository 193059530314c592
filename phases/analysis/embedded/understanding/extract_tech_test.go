package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// What a text says in passing of what the work rests on is a stated technology,
// one whatever its names; what is so today is none.
func TestTechnologiesInPassing(t *testing.T) {
	for _, c := range []struct {
		name, text string
		want       []string
	}{
		{"kept", "We store bookings in MySQL and deploy to Docker.", []string{"MySQL", "Docker"}},
		{"short names", "We keep bookings in Mongo and run on K8s.", []string{"Mongo", "K8s"}},
		{"a list", "We store bookings in Redis, Kafka and S3.", []string{"Redis", "Kafka", "S3"}},
		{"two names of one", "We store bookings in Postgres. We deploy PostgreSQL with Docker.", []string{"Postgres", "Docker"}},
		{"Chinese", "预约数据存储在 MySQL，服务部署到 K8s。", []string{"MySQL", "K8s"}},
		{"today", "So far bookings are kept in MySQL.", nil},
		{"a complaint", "We store bookings in MySQL and nobody finds them.", nil},
		{"no store", "The Oracle meetings are in Berlin.", nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			u := understood(t, "# Rooms\n\nPeople book rooms. "+c.text+"\n\n- The service must list free rooms within 2 seconds.\n- A clerk must be able to cancel a booking.\n")
			var got []string
			for _, f := range u.Technologies {
				got = append(got, f.Name)
			}
			require.Equal(t, c.want, got)
		})
	}
}
