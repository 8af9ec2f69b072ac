import { Square, Volume2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { canReadAloud, isReading, readAloud, stopReading, subscribeToReading } from "@/lib/product/read-aloud";

const never = () => false;

/**
 * Reads the surrounding text aloud; stops when pressed again or unmounted. Requires a voice for the page's language.
 */
export function Ear() {
  const translate = useTranslations("layout.ear");
  const button = useRef<HTMLButtonElement>(null);
  const isOffered = useSyncExternalStore(subscribeToReading, canReadAloud, never);
  const isSpeaking = useSyncExternalStore(subscribeToReading, () => isReading(button), never);
  useEffect(() => () => stopReading(button), []);
  if (!isOffered) return null;
  const toggle = () => {
    const text = button.current?.closest("[data-slot=read-aloud]");
    if (isSpeaking || !text) stopReading(button);
    else readAloud(button, text);
  };
  const Icon = isSpeaking ? Square : Volume2;
  return (
    <button
      ref={button}
      type="button"
      aria-label={translate(isSpeaking ? "stop" : "listen")}
      className="grid size-12 place-items-center rounded-full border-2 border-edge bg-surface text-ink hover:bg-sunken"
      onClick={toggle}
    >
      <Icon aria-hidden="true" className="size-6" />
    </button>
  );
}
