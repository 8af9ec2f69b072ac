"use client";

import { createContext, type ReactNode, use } from "react";

const ContactContext = createContext<ReactNode>(null);

/** Hands the contact, which only the server can read, to the errors of the pages inside. */
export function ContactProvider({ contact, children }: { contact: ReactNode; children: ReactNode }) {
  return <ContactContext value={contact}>{children}</ContactContext>;
}

/** The help contact, shown beside every error that blocks the user. */
export function ContactLine() {
  const contact = use(ContactContext);
  return <div className="contents">{contact}</div>;
}
