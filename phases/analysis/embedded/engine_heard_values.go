package embedded

import (
	"reflect"

	"github.com/overtone-cli/overtone/specs"
)

// eachSource visits every provenance that can be reached from a value.
func eachSource(v reflect.Value, visit func(*specs.Source)) {
	switch v.Kind() {
	case reflect.Pointer, reflect.Interface:
		if !v.IsNil() {
			eachSource(v.Elem(), visit)
		}
	case reflect.Slice:
		for i := range v.Len() {
			eachSource(v.Index(i), visit)
		}
	case reflect.Struct:
		if v.CanAddr() {
			if s, ok := reflect.TypeAssert[*specs.Source](v.Addr()); ok {
				visit(s)
				return
			}
		}
		for i := range v.NumField() {
			if v.Type().Field(i).IsExported() {
				eachSource(v.Field(i), visit)
			}
		}
	}
}

// clone copies all that eachSource reaches, so that an input which others read
// at the same time stays as it is. What is behind a map or not exported is
// shared: it holds no provenance.
func clone(v reflect.Value) reflect.Value {
	out := reflect.New(v.Type()).Elem()
	out.Set(v)
	switch v.Kind() {
	case reflect.Pointer:
		if !v.IsNil() {
			inner := reflect.New(v.Type().Elem())
			inner.Elem().Set(clone(v.Elem()))
			out.Set(inner)
		}
	case reflect.Slice:
		if !v.IsNil() {
			out.Set(reflect.MakeSlice(v.Type(), v.Len(), v.Len()))
			for i := range v.Len() {
				out.Index(i).Set(clone(v.Index(i)))
			}
		}
	case reflect.Struct:
		for i := range v.NumField() {
			if v.Type().Field(i).IsExported() {
				out.Field(i).Set(clone(v.Field(i)))
			}
		}
	}
	return out
}
