import { expect, test } from "vitest";
import { LISTENING_SECTIONS } from "../../lib/exam/sections.ts";
import { planSeconds, planTrack } from "./plan.ts";
import { readSettings } from "./settings.ts";

const { announcements } = readSettings();

for (const section of LISTENING_SECTIONS) {
  const textIds = section === "ascolto1" ? ["t1", "t2", "t3", "t4", "t5", "t6"] : ["t1", "t2"];

  test(`${section}: every text is heard twice, in order, with a silence after each hearing`, () => {
    for (const pacing of announcements.pacing[section]) {
      const steps = planTrack(section, textIds, pacing, announcements);
      const heard = steps.flatMap((step) => (step.does === "hear" ? [`${step.textId} ${step.hearing}`] : []));
      expect(heard).toEqual(textIds.flatMap((id) => [`${id} 0`, `${id} 1`]));
      steps.forEach((step, i) => {
        if (step.does === "hear") expect(steps[i + 1]).toMatchObject({ does: "wait" });
      });
    }
  });

  test(`${section}: the announced reading and checking times are the silences that follow`, () => {
    for (const pacing of announcements.pacing[section]) {
      const steps = planTrack(section, textIds, pacing, announcements);
      const waits = steps.flatMap((step) => (step.does === "wait" ? [[step.kind, step.seconds]] : []));
      expect(waits).toContainEqual(["reading", pacing.reading]);
      expect(waits).toContainEqual(["checking", pacing.checking]);
      const said = steps.flatMap((step) => (step.does === "say" ? [step.words] : []));
      expect(said).toContain(announcements.reading[pacing.reading]);
      expect(said).toContain(announcements.checking[pacing.checking]);
    }
  });

  test(`${section}: later pacings are shorter`, () => {
    const lengths = announcements.pacing[section].map((pacing) =>
      planSeconds(
        planTrack(section, textIds, pacing, announcements),
        () => 3,
        () => 30,
      ),
    );
    expect(lengths).toEqual(lengths.toSorted((a, b) => b - a));
  });
}
