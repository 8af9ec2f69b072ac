"use client";

import { useTranslations } from "next-intl";
import { useEffect, useId, useState } from "react";
import { readCookie, setCookie } from "@/components/layout/local-storage";
import { Checkbox } from "@/components/ui/checkbox";
import { useHydrated } from "@/components/ui/use-hydrated";
import { setReadingRuler } from "@/lib/product/reading-ruler";
import {
  readViewSettings,
  TEXT_SIZES,
  VIEW_COOKIE,
  type ViewSettings,
  viewAttributes,
  writeViewSettings,
} from "@/lib/product/view-settings";

const YEAR_SECONDS = 365 * 24 * 60 * 60;
const SWITCHES = ["isWide", "hasRuler", "isStill"] as const;

/** Stores the settings for a year and applies them to the current page. */
function applySettings(settings: ViewSettings): void {
  const value = writeViewSettings(settings);
  setCookie(VIEW_COOKIE, value, value ? YEAR_SECONDS : 0);
  for (const [name, wanted] of Object.entries(viewAttributes(settings))) {
    if (wanted === undefined) document.documentElement.removeAttribute(name);
    else document.documentElement.setAttribute(name, wanted);
  }
  setReadingRuler(settings.hasRuler);
}

/** The reading settings; each takes effect at once and is stored in this browser. */
export function ViewSettingsFields() {
  const translate = useTranslations("layout.view");
  const isReady = useHydrated();
  const id = useId();
  const [settings, setSettings] = useState(() => readViewSettings(undefined));
  useEffect(() => setSettings(readViewSettings(readCookie(VIEW_COOKIE))), []);

  const change = (part: Partial<ViewSettings>) => {
    const next = { ...settings, ...part };
    setSettings(next);
    applySettings(next);
  };
  return (
    <div className="space-y-4">
      <fieldset disabled={!isReady}>
        <legend className="font-semibold">{translate("text")}</legend>
        <div className="flex flex-wrap gap-x-6">
          {TEXT_SIZES.map((size) => (
            <label key={size} className="flex min-h-11 items-center gap-2">
              <input
                type="radio"
                name={`${id}-text`}
                checked={settings.text === size}
                onChange={() => change({ text: size })}
                className="size-6 accent-chosen"
              />
              <span>{translate(`sizes.${size}`)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {SWITCHES.map((name) => (
        <Checkbox
          key={name}
          id={`${id}-${name}`}
          label={translate(name)}
          hint={translate(`${name}Hint`)}
          checked={settings[name]}
          disabled={!isReady}
          onChange={(event) => change({ [name]: event.target.checked })}
        />
      ))}
    </div>
  );
}
