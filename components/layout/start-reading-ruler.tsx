"use client";

import { useEffect } from "react";

/** Starts the reading ruler for users who have enabled it; loaded only for them. */
export function StartReadingRuler() {
  useEffect(() => {
    void import("@/lib/product/reading-ruler").then(({ setReadingRuler }) => setReadingRuler(true));
  }, []);
  return null;
}
