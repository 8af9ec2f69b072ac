import { describe, expect, it } from "vitest";
import { MAX_PROPOSAL_LENGTH, readProposalFragment, toProposalFragment } from "@/lib/i18n/proposal-link";
import { translationProposalSchema } from "@/lib/i18n/translation-proposal";

const proposal = { page: "/dashboard", locale: "sq", sentence: "Nuk u krye.", proposal: "Nuk funksionoi." };
const read = (more: object) => translationProposalSchema.safeParse({ ...proposal, ...more });
const faultsOf = (more: object) => read(more).error?.issues.map(({ path, message }) => [path.join(), message]) ?? [];

describe("a proposed translation", () => {
  it("stores the page's path without ids, query and user input", () => {
    const pageOf = (page: string) => read({ page }).data?.page;
    expect(pageOf("/exam/k7m2q9xayz")).toBe("/exam/*");
    expect(pageOf("/reset-password?email=anna@posta.it")).toBe("/reset-password");
    expect(pageOf("/anna.rossi")).toBe("/*");
    expect([pageOf(""), pageOf("https://posta.it/anna")]).toEqual([null, null]);
  });

  it("has a sentence and a proposal, neither too long", () => {
    const long = "a".repeat(MAX_PROPOSAL_LENGTH);
    expect(faultsOf({ sentence: ` ${long} `, proposal: long })).toEqual([]);
    expect(faultsOf({ sentence: `${long}a` })).toEqual([["sentence", "too_long"]]);
    expect(faultsOf({ sentence: " ", proposal: undefined })).toEqual([
      ["sentence", "required"],
      ["proposal", "required"],
    ]);
  });

  it("is for an offered language", () => {
    expect(faultsOf({ locale: "xx" })).toHaveLength(1);
  });
});

describe("the link to the form", () => {
  it("contains the page and the selected text, cut to the maximum length of a proposal", () => {
    const fragment = toProposalFragment("/review/k7m2q9xayz/lettura", "  «Nu a reușit» & # ? ");
    expect(readProposalFragment(fragment)).toEqual({
      page: "/review/k7m2q9xayz/lettura",
      sentence: "«Nu a reușit» & # ?",
    });
    const { sentence } = readProposalFragment(toProposalFragment("/", "a".repeat(MAX_PROPOSAL_LENGTH + 1)));
    expect(sentence).toHaveLength(MAX_PROPOSAL_LENGTH);
  });

  it("leads back only to a page of this site, even if the link was forged", () => {
    for (const page of [
      "//evil.example",
      "/\\evil.example",
      "/\t/evil.example",
      "https://evil.example",
      "javascript:0",
    ])
      expect(readProposalFragment(`#${new URLSearchParams({ pagina: page })}`).page).toBe("");
    expect(readProposalFragment("")).toEqual({ page: "", sentence: "" });
  });
});
