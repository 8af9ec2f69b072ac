import { getTranslations } from "next-intl/server";
import { ChoiceRow } from "@/components/exam/start/choice-row";
import { EXTRA_TIMES, type ExtraTime, MODES, PARTS, partMinutes } from "@/lib/exam/mode";
import { REST_MINUTES } from "@/lib/exam/sitting";

const RULES = ["away", "rest", "end", "kept"] as const;

/** Practice or exam mode and, for the exam, extra time. Plain radios that work without JavaScript. */
export async function ModeChoice() {
  const translate = await getTranslations("exam.start");
  const duration = (extraTime: ExtraTime) => {
    const minutes = PARTS.reduce((sum, part) => sum + (partMinutes(part, extraTime) ?? 0), 0);
    return translate("hours", { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
  };
  return (
    <div className="group space-y-6">
      <fieldset className="min-w-0 space-y-3">
        <legend className="mb-3 text-xl font-bold">{translate("mode.legend")}</legend>
        {MODES.map((mode, index) => (
          <ChoiceRow key={mode} name="mode" value={mode} isDefault={index === 0} label={translate(`mode.${mode}`)}>
            {translate(`mode.${mode}Text`, { time: duration("none") })}
          </ChoiceRow>
        ))}
      </fieldset>
      <div className="space-y-6 group-has-[[name=mode][value=practice]:checked]:hidden">
        <ul className="max-w-reading list-disc space-y-1 pl-5">
          {RULES.map((rule) => (
            <li key={rule}>{translate(`mode.${rule}`, { minutes: REST_MINUTES })}</li>
          ))}
        </ul>
        <fieldset className="min-w-0 space-y-2" aria-describedby="extra-time-text">
          <legend className="text-lg font-bold">{translate("extra.legend")}</legend>
          <p id="extra-time-text" className="mb-3 max-w-reading text-ink-soft">
            {translate("extra.text")}
          </p>
          {EXTRA_TIMES.map((extraTime, index) => (
            <ChoiceRow
              key={extraTime}
              name="extraTime"
              value={extraTime}
              isDefault={index === 0}
              label={translate(`extra.${extraTime}`, { time: duration(extraTime) })}
            />
          ))}
        </fieldset>
      </div>
    </div>
  );
}
