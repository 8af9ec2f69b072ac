/**
 * How Node keeps the memory of a server that serves: it collects garbage sooner than by default. With 1,200 learners at once
 * that is 360 to 385 MB instead of 585, for about the same processor time (`npm run bench -- capacity`).
 */
export const MEMORY_FLAGS = ["--max-semi-space-size=16", "--heap-growing-percent=25"];
