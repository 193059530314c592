// Package understanding is the second layer of the embedded engine: by word lists
// and rules it tells what the units of a source state, such as features, actors,
// goals, qualities, constraints, data and states, each with its lines. It invents
// nothing.
package understanding
