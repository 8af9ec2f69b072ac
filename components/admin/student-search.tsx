import { getTranslations } from "next-intl/server";
import { LiveSearch } from "@/components/admin/live-search";
import { Select } from "@/components/admin/select";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { FieldFrame } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { SORT_VALUES, STUDENT_FILTERS, type StudentQuery } from "@/lib/admin/student-query";

/** Search, order and filters of the student list. The state is in the URL; works without JavaScript. */
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
          className="flex flex-col justify-end"
        />
        <StudentFilters query={query} />
      </LiveSearch>
    </search>
  );
}

async function StudentFilters({ query }: { query: StudentQuery }) {
  const t = await getTranslations("admin.students");
  return (
    <fieldset className="md:col-span-2">
      <legend className="font-semibold">{t("filter")}</legend>
      <div className="flex flex-wrap gap-x-6">
        {STUDENT_FILTERS.map((filter) => (
          <Checkbox
            key={`${filter} ${query.filters.includes(filter)}`}
            id={`student-filter-${filter}`}
            name="filter"
            value={filter}
            label={t(`filters.${filter}`)}
            defaultChecked={query.filters.includes(filter)}
          />
        ))}
      </div>
    </fieldset>
  );
}
