"use client";

import { PROPOSAL_PATH, toProposalFragment } from "@/lib/i18n/proposal-link";

/** Leads to the form for a better translation, with this page and the text that is selected on it. */
export function ProposalLink({ label, className }: { label: string; className: string }) {
  return (
    <a
      href={PROPOSAL_PATH}
      onClick={({ currentTarget }) => {
        currentTarget.hash = toProposalFragment(location.pathname, `${getSelection() ?? ""}`);
      }}
      className={className}
    >
      {label}
    </a>
  );
}
