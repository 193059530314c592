package specs

import (
	"bytes"
	"encoding/json"
	"slices"
)

// OverlayJSON lays the fresh value over the old one: what fresh says counts,
// keys that only old has stay, and so does the order that old has its keys in.
// Elements of arrays are the same when they have the same id, or the same title
// and date; others are taken as fresh has them. Both must be JSON.
func OverlayJSON(old, fresh []byte) ([]byte, error) {
	value, err := overlay(bytes.TrimPrefix(old, []byte("\ufeff")), fresh)
	if err != nil {
		return nil, err
	}
	var out bytes.Buffer
	if err := json.Indent(&out, value, "", "  "); err != nil {
		return nil, err
	}
	out.WriteByte('\n')
	return out.Bytes(), nil
}

func overlay(old, fresh json.RawMessage) (json.RawMessage, error) {
	old, fresh = bytes.TrimSpace(old), bytes.TrimSpace(fresh)
	switch {
	case len(old) == 0 || len(fresh) == 0 || old[0] != fresh[0]:
		return fresh, nil
	case fresh[0] == '{':
		return overlayObject(old, fresh)
	case fresh[0] == '[':
		return overlayArray(old, fresh)
	}
	return fresh, nil
}

func overlayObject(old, fresh json.RawMessage) (json.RawMessage, error) {
	was, err := readMembers(old)
	if err != nil {
		return nil, err
	}
	is, err := readMembers(fresh)
	if err != nil {
		return nil, err
	}
	for i, m := range was {
		at := slices.IndexFunc(is, func(n member) bool { return n.key == m.key })
		if at < 0 {
			continue
		}
		if was[i].value, err = overlay(m.value, is[at].value); err != nil {
			return nil, err
		}
		is = slices.Delete(is, at, at+1)
	}
	return writeMembers(append(was, is...))
}

func overlayArray(old, fresh json.RawMessage) (json.RawMessage, error) {
	var was, is []json.RawMessage
	if err := json.Unmarshal(old, &was); err != nil {
		return nil, err
	}
	if err := json.Unmarshal(fresh, &is); err != nil {
		return nil, err
	}
	places := map[string][]int{}
	for i, element := range was {
		if key := sameness(element); key != "" {
			places[key] = append(places[key], i)
		}
	}
	for i, element := range is {
		key := sameness(element)
		if key == "" || len(places[key]) == 0 {
			continue
		}
		at := places[key][0]
		places[key] = places[key][1:]
		var err error
		if is[i], err = overlay(was[at], element); err != nil {
			return nil, err
		}
	}
	return json.Marshal(is)
}

// sameness is by what an element of a list is known, "" for none.
func sameness(element json.RawMessage) string {
	var known struct {
		ID    string `json:"id"`
		Title string `json:"title"`
		Date  string `json:"date"`
	}
	if json.Unmarshal(element, &known) != nil {
		return ""
	}
	switch {
	case known.ID != "":
		return "id " + known.ID
	case known.Title != "" && known.Date != "":
		return known.Date + " " + known.Title
	}
	return ""
}

// member is one key of an object with its value.
type member struct {
	key   string
	value json.RawMessage
}

// readMembers lists the members of an object in order; of a key that stands
// twice the last value counts, as for every reader.
func readMembers(object json.RawMessage) ([]member, error) {
	d := json.NewDecoder(bytes.NewReader(object))
	if _, err := d.Token(); err != nil {
		return nil, err
	}
	var list []member
	for d.More() {
		key, err := d.Token()
		if err != nil {
			return nil, err
		}
		m := member{}
		m.key, _ = key.(string)
		if err := d.Decode(&m.value); err != nil {
			return nil, err
		}
		if at := slices.IndexFunc(list, func(n member) bool { return n.key == m.key }); at >= 0 {
			list[at] = m
			continue
		}
		list = append(list, m)
	}
	return list, nil
}

func writeMembers(list []member) (json.RawMessage, error) {
	var out bytes.Buffer
	out.WriteByte('{')
	for i, m := range list {
		if i > 0 {
			out.WriteByte(',')
		}
		key, err := json.Marshal(m.key)
		if err != nil {
			return nil, err
		}
		out.Write(key)
		out.WriteByte(':')
		out.Write(m.value)
	}
	out.WriteByte('}')
	return out.Bytes(), nil
}
