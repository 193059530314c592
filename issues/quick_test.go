package issues

import (
	"fmt"
	"reflect"
)

// QuickIsRead says whether decoding a line on the way, before anybody has found
// it sound, gives what decoding it afterwards gives, in every kind of decoder.
func QuickIsRead(line []byte) error {
	for i, start := range []func() *decoder{newDecoder, newSkimmer, newGlancer, newOutliner} {
		one, two := start(), start()
		taken, err := one.quick(line, 7), two.read(line, 7)
		if !taken {
			continue
		}
		if err != nil || !reflect.DeepEqual(one.scratch, two.scratch) {
			return fmt.Errorf("decoder %d reads %q as %+v and as %+v: %w", i, line, one.scratch, two.scratch, err)
		}
	}
	return nil
}
