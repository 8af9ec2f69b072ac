import { expect, it } from "vitest";
import { parseByteRange } from "@/lib/exam/byte-range";

it.each([
  ["bytes=0-0", 0, 0],
  ["bytes=10-", 10, 99],
  ["bytes=-10", 90, 99],
  ["bytes=0-999", 0, 99],
  ["BYTES=0-9", 0, 9],
  ["bytes=0-9,10-19", 0, 19],
  ["bytes=5-9,500-", 5, 9],
])("%s of 100 bytes returns a part", (header, start, end) => {
  expect(parseByteRange(100, header)).toEqual({ status: 206, start, end });
});

it.each([null, "", "bytes", "seconds=0-9", "bytes=", "bytes=x-", "bytes=9-0", "bytes=0-9,x", "bytes=0-9,50-59"])(
  "%s returns the whole",
  (header) => {
    expect(parseByteRange(100, header)).toEqual({ status: 200, start: 0, end: 99 });
  },
);

it.each(["bytes=100-", "bytes=100-200", "bytes=-0"])("%s of 100 bytes is out of range", (header) => {
  expect(parseByteRange(100, header)).toEqual({ status: 416 });
});
