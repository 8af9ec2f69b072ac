import { getTranslations } from "next-intl/server";
import { LiveSearch } from "@/components/admin/live-search";
import { Select } from "@/components/admin/select";
import { Button } from "@/components/ui/button";
import { FieldFrame } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { SORT_VALUES, STUDENT_FILTERS, type StudentQuery } from "@/lib/admin/student-query";

/**
 * Search, order and filters of the student list. The state is in the URL; works without JavaScript. On wide screens
 * the table's headers sort.
 */
export async function StudentSearch({ query }: { query: StudentQuery }) {
  const t = await getTranslations("admin.students");
  return (
    <search>
      <LiveSearch path="/admin" currentQuery={query.q} busyLabel={t("searching")}>
        <FieldFrame id="student-q" label={t("search")} hint={t("searchHint")}>
          <div className="flex gap-2">
            <Input
              id="student-q"
              name="q"
              type="search"
              maxLength={200}
              autoComplete="off"
              spellCheck={false}
              aria-describedby="student-q-hint"
              aria-keyshortcuts="/"
              defaultValue={query.q}
            />
            <Button type="submit" variant="secondary">
              {t("find")}
            </Button>
          </div>
        </FieldFrame>
        <Select
          id="student-sort"
          name="sort"
          label={t("sortBy")}
          value={`${query.isDescending ? "-" : ""}${query.sort}`}
          options={SORT_VALUES.map((word) => [word, t(`sorts.${word}`)])}
          className="md:hidden"
        />
        <StudentFilters query={query} />
      </LiveSearch>
    </search>
  );
}

async function StudentFilters({ query }: { query: StudentQuery }) {
  const t = await getTranslations("admin.students");
  return (
    <fieldset>
      <legend className="sr-only">{t("filter")}</legend>
      <div className="flex flex-wrap gap-2">
        {STUDENT_FILTERS.map((filter) => (
          <label
            key={`${filter} ${query.filters.includes(filter)}`}
            className="flex min-h-12 cursor-pointer items-center gap-2 rounded-sm border-2 border-edge bg-surface px-3 text-sm font-semibold has-checked:border-chosen has-checked:bg-chosen-soft has-checked:text-chosen has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus md:min-h-10"
          >
            <input
              type="checkbox"
              name="filter"
              value={filter}
              defaultChecked={query.filters.includes(filter)}
              className="size-5 accent-chosen focus-visible:outline-none"
            />
            <span>{t(`filters.${filter}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
