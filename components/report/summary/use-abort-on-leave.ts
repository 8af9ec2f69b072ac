import { type RefObject, useEffect, useRef } from "react";

/** A controller that aborts when the component is unmounted. */
export function useAbortOnLeave(): RefObject<AbortController> {
  const controller = useRef(new AbortController());
  useEffect(() => {
    controller.current = new AbortController();
    return () => controller.current.abort();
  }, []);
  return controller;
}
