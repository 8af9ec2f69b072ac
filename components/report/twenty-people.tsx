import { useTranslations } from "next-intl";
import { PEOPLE, type People } from "@/lib/report/standing";

const LOOKS = {
  pass: "fill-accent stroke-accent",
  maybe: "fill-accent-soft stroke-accent",
  fail: "fill-none stroke-edge",
} as const;

type Kind = keyof typeof LOOKS;
const KINDS = Object.keys(LOOKS) as Kind[];

const PER_ROW = 10;
const SPACING = 26;
const PLACES = Array.from({ length: PEOPLE }, (_, place) => place);
const PERSON = "M7.500 5a4.500 4.500 0 1 0 9 0a4.500 4.500 0 1 0-9 0M3.500 27v-7a8.500 8.500 0 0 1 17 0v7z";

/** Twenty people in two rows: those who pass, may pass or fail; a legend is below. */
export function TwentyPeople({ people }: { people: People }) {
  const translate = useTranslations("report.readiness.kinds");
  const { pass, maybe } = people;
  const kindOf = (place: number): Kind => (place < pass ? "pass" : place < pass + maybe ? "maybe" : "fail");
  return (
    <div className="space-y-1">
      {/* The sentence above says the same. */}
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${PER_ROW * SPACING} ${(PEOPLE / PER_ROW) * 32}`}
        className="block w-full max-w-72 stroke-[1.5] rtl:-scale-x-100"
      >
        {PLACES.map((place) => (
          <path
            key={place}
            d={PERSON}
            transform={`translate(${(place % PER_ROW) * SPACING + 1} ${Math.floor(place / PER_ROW) * 32 + 1})`}
            className={LOOKS[kindOf(place)]}
          />
        ))}
      </svg>
      <ul className="flex flex-wrap gap-x-4 text-sm">
        {KINDS.filter((kind) => people[kind] > 0).map((kind) => (
          <li key={kind} className="flex items-center gap-1">
            <svg aria-hidden="true" viewBox="0 0 24 28" className="h-4 stroke-[1.5]">
              <path d={PERSON} className={LOOKS[kind]} />
            </svg>
            <span>{translate(kind)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
