// Package designing is the third layer of the embedded engine, phases 4 to 6.5 and
// roadmaps: from the brief and the requirements, which a person may have changed,
// it makes architecture, decisions, epics, stories, repairs and plans.
package designing
