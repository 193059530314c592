package specifying

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// endpointCourse tests an operation of an interface by its answer and by what a
// later read shows: there is no page on which anybody could see it.
func (w *Specifier) endpointCourse(d *Draft) course {
	endpoint := ""
	if d.Fact != nil {
		endpoint = phrasing.EndpointGroup(d.Fact.Group)
	}
	if endpoint == "" || d.Statement.Trigger != "" || d.Statement.Label != "" || d.Statement.Whole && w.forbids(d) {
		return course{}
	}
	key := "crit_endpoint"
	method, path, _ := strings.Cut(endpoint, " ")
	last := path[strings.LastIndex(path, "/")+1:]
	switch deeds := w.verbsOf(d); {
	case method == "DELETE":
		key = "crit_endpoint_gone"
	case method == "POST" && strings.Contains(path, "}/") && !phrasing.IsPluralNoun(last), method == "PUT" && len(deeds) == 0:
		key = "crit_endpoint_done" // "/deliveries/{id}/retry": what is done, and no values that are sent
	case method == "POST" || method == "PUT" || method == "PATCH":
		key = "crit_endpoint_sent"
	}
	return course{Main: w.Say(key, "endpoint", endpoint, "actor", d.Actor), also: w.endpointFails(endpoint), alsoRule: onFailure, rank: actCourse}
}

// endpointFails is how an endpoint answers a request that it cannot serve: for a
// thing that is not there, or without a value that it needs.
func (w *Specifier) endpointFails(endpoint string) string {
	method, path, _ := strings.Cut(endpoint, " ")
	if strings.Contains(path, "{") && (method == "GET" || method == "DELETE" || method == "POST" && strings.Contains(path, "}/")) {
		return w.Say("crit_unknown_endpoint", "endpoint", endpoint)
	}
	return w.Say("crit_failure_endpoint", "endpoint", endpoint)
}
