"use client";

import { useEffect } from "react";

/** Starts the reading ruler on the pages of who has chosen it; its code comes for nobody else. */
export function RulerStart() {
  useEffect(() => {
    void import("@/components/layout/reading-ruler").then(({ setReadingRuler }) => setReadingRuler(true));
  }, []);
  return null;
}
