// Package reading is the first layer of the embedded engine: it turns the bytes of
// a source into sections, units and sentences with their lines, whatever their
// form (Markdown, plain text, chats, mails, minutes, interviews, papers), and finds
// phrases in them. It knows what a text looks like and nothing of what it means.
package reading
