package reading

import (
	"strconv"
	"strings"
	"unicode/utf8"
)

// Unnumbered puts the marks of a Chinese sentence in place of the numbers that part the points of
// one row: "取送系统 要点：1. 客户下单 2. 骑手取件" tells two clauses, and no name ends in 2. Lines
// and what begins a list stay.
func Unnumbered(text string) string {
	if !HasHan(text) {
		return text
	}
	rows := strings.Split(text, "\n")
	for i, row := range rows {
		if !strings.HasPrefix(strings.TrimSpace(row), "|") {
			rows[i] = unnumberedRow(row)
		}
	}
	return strings.Join(rows, "\n")
}

// minPoint is how many runes a numbered point of a row has at least.
const minPoint = 2

// unnumberedRow is one row without its numbers, which count on from one.
func unnumberedRow(row string) string {
	at, mark := pointMark(row, 0, 1)
	if at <= 0 || strings.TrimSpace(row[:at]) == "" || !HasHan(row[:at]) {
		return row // a row that begins with its number is an item of a list
	}
	head := strings.TrimRight(row[:at], " ，,")
	points, from := []string(nil), at+mark
	for n := 2; ; n++ {
		next, size := pointMark(row, from, n)
		if next < 0 {
			points = append(points, row[from:])
			break
		}
		points = append(points, row[from:next])
		from = next + size
	}
	for i, point := range points {
		points[i] = strings.Trim(point, " ，,；;、。")
		if utf8.RuneCountInString(points[i]) < minPoint {
			return row
		}
	}
	if len(points) < 2 {
		return row
	}
	if !HasSuffixOf(head, "：", ":") {
		head += "："
	}
	return head + strings.Join(points, "；") + "。"
}

// pointMark is where the number n of a point stands in a row from a place on, and how long it is;
// -1 where there is none.
func pointMark(row string, from, n int) (at, size int) {
	digits := strconv.Itoa(n)
	at = -1
	for _, mark := range []string{"（" + digits + "）", "(" + digits + ")", digits + "）", digits + ")", digits + "、", digits + "．", digits + ". ", digits + ".", circled(n)} {
		i := strings.Index(row[from:], mark)
		if mark == "" || i < 0 || at >= 0 && from+i >= at {
			continue
		}
		before, _ := utf8.DecodeLastRuneInString(row[:from+i])
		after, _ := utf8.DecodeRuneInString(row[from+i+len(mark):])
		bare := mark[0] >= '0' && mark[0] <= '9'
		if bare && !strings.ContainsRune(" ：:，,；;。、）)", before) || strings.HasSuffix(mark, ".") && after >= '0' && after <= '9' {
			continue // 2.5 and 第2. are no points
		}
		at, size = from+i, len(mark)
	}
	return at, size
}

// circled is a number in a circle, ① to ⑳; empty for a larger one.
func circled(n int) string {
	if n > 20 {
		return ""
	}
	return string(rune('①' + n - 1))
}
