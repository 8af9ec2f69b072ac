import { expect, it } from "vitest";
import { toCodesCsv } from "@/lib/admin/codes-csv";

it("a batch's CSV has a numbered row for each code, in columns for an Italian spreadsheet", () => {
  expect(toCodesCsv(["numero", "codice", "ultimo giorno"], ["CILS-BK7M-2XQ9", "CILS-2222-BBBB"], "2027-06-30")).toBe(
    "\uFEFFnumero;codice;ultimo giorno\r\n1;CILS-BK7M-2XQ9;2027-06-30\r\n2;CILS-2222-BBBB;2027-06-30\r\n",
  );
});
