package program

import (
	"bytes"
	"crypto/sha256"
	"encoding/json"
	"sync"

	"github.com/overtone-cli/overtone/phases/analysis"
)

// memory is what a program has answered, by what it was asked. Whoever goes back
// in the conversation, or takes it up again, decides about the same answer as
// before, and waits for it once.
type memory struct {
	mu      sync.Mutex
	answers map[[sha256.Size]byte]string
}

// key is the same for a request however it is spaced.
func (m *memory) key(request []byte) [sha256.Size]byte {
	var compact bytes.Buffer
	if json.Compact(&compact, request) == nil {
		request = compact.Bytes()
	}
	return sha256.Sum256(request)
}

func (m *memory) find(request []byte) (string, bool) {
	m.mu.Lock()
	defer m.mu.Unlock()
	answer, ok := m.answers[m.key(request)]
	return answer, ok
}

func (m *memory) keep(request []byte, answer string) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.answers == nil {
		m.answers = map[[sha256.Size]byte]string{}
	}
	m.answers[m.key(request)] = answer
}

// Recall takes over what this engine answered in an earlier run, so that it is
// not asked the same again. Exchanges with other engines and answers that were
// refused are passed over. Two attempts at one question stand one behind the
// other, the first with the request that the question begins with.
func (e *Engine) Recall(exchanges []analysis.Transcript) {
	var asked json.RawMessage
	for _, x := range exchanges {
		if x.Engine != e.name {
			continue
		}
		if x.Attempt == 1 {
			asked = x.Request
		}
		if x.Error == "" && asked != nil {
			e.memory.keep(asked, x.Answer)
		}
	}
}

// remembered gives the answer of an earlier time that still fits.
func (e *Engine) remembered(task analysis.Task, request *analysis.Request, in, out any) bool {
	data, err := request.Encode()
	if err != nil {
		return false
	}
	answer, ok := e.memory.find(data)
	if !ok {
		return false
	}
	_, err = e.read(task, []byte(answer), in, out)
	return err == nil
}
