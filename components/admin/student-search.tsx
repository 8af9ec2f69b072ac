import { getTranslations } from "next-intl/server";
import { LiveSearch } from "@/components/admin/live-search";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { NativeSelect } from "@/components/ui/native-select";
import { SORT_VALUES, STUDENT_FILTERS, type StudentQuery } from "@/lib/admin/student-query";

/**
 * Search, order and filters of the student list. The state is in the URL; works without JavaScript. On wide screens
 * the table's headers sort.
 */
export async function StudentSearch({ query }: { query: StudentQuery }) {
  const t = await getTranslations("admin.students");
  const sort = `${query.isDescending ? "-" : ""}${query.sort}`;
  return (
    <search>
      <LiveSearch path="/admin" currentQuery={query.q} busyLabel={t("searching")}>
        <div className="flex gap-2">
          <Input
            name="q"
            type="search"
            maxLength={200}
            autoComplete="off"
            spellCheck={false}
            aria-label={t("search")}
            aria-description={t("searchHint")}
            placeholder={t("searchHint")}
            aria-keyshortcuts="/"
            defaultValue={query.q}
            className="placeholder:text-ink-soft"
          />
          <Button type="submit" variant="secondary">
            {t("find")}
          </Button>
        </div>
        <NativeSelect key={sort} name="sort" aria-label={t("sortBy")} defaultValue={sort} className="md:hidden">
          {SORT_VALUES.map((value) => (
            <option key={value} value={value}>
              {t(`sorts.${value}`)}
            </option>
          ))}
        </NativeSelect>
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
