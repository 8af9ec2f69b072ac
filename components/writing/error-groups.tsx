import { useTranslations } from "next-intl";
import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from "@/components/ui/accordion";
import { ERROR_CLASS } from "@/components/writing/error-class";
import { ErrorList } from "@/components/writing/error-list";
import { cn } from "@/lib/utils";
import { type ErrorKind, groupErrors } from "@/lib/writing/error-groups";
import type { WritingError } from "@/lib/writing/schema";

/** DOM id of a group. @param listId of the groups together */
export const errorGroupId = (listId: string, kind: ErrorKind): string => `${listId}-${kind}`;

type Props = {
  id: string;
  text: string;
  errors: readonly WritingError[];
  language: string | undefined;
  /** Whether the largest group is unfolded at first. */
  isFirstOpen?: boolean;
};

/** The errors in groups of one kind, the largest first; on paper all of them are unfolded. */
export function ErrorGroups({ id, text, errors, language, isFirstOpen = false }: Props) {
  return (
    <Accordion>
      {groupErrors(errors).map((group, at) => (
        <AccordionItem
          key={group.kind}
          id={errorGroupId(id, group.kind)}
          open={isFirstOpen && at === 0}
          className="scroll-clear print-open"
        >
          <AccordionTrigger>
            <GroupName kind={group.kind} count={group.errors.length} />
          </AccordionTrigger>
          <AccordionContent>
            <ErrorList text={text} errors={group.errors} language={language} hasType={false} />
          </AccordionContent>
        </AccordionItem>
      ))}
    </Accordion>
  );
}

function GroupName({ kind, count }: { kind: ErrorKind; count: number }) {
  const t = useTranslations("writing");
  const name = kind === "unclear" ? t("result.unclear") : t(`errorTypes.${kind}`);
  return (
    <span className={cn("rounded-full border px-2 py-0.5", ERROR_CLASS[kind === "unclear" ? "altro" : kind])}>
      {`${name}: ${count}`}
    </span>
  );
}
