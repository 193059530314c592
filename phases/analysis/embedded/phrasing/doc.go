// Package phrasing is the grammar of the embedded engine: it takes the statements
// of a source apart, names who and what they are about, and puts them into
// sentences, titles and wishes, in English and Chinese. It knows one source and
// one task on it (Work) and nothing of phases or documents.
package phrasing
