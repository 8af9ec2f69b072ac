import type { LegalText } from "@/components/layout/legal/legal-text";

/** The privacy policy in English (GDPR, art. 13). */
export const privacyEn: LegalText = (facts) => [
  {
    id: "controller",
    title: "Who decides about your data",
    blocks: [
      facts.company.name
        ? `The data controller is ${[facts.company.name, facts.company.address, facts.company.vat && `VAT number ${facts.company.vat}`].filter(Boolean).join(", ")}. On this page “we” means the controller.`
        : "On this installation the data controller is not named yet: whoever runs it has not entered the company's details. Before you register, ask the person who gave you the address of this site.",
      facts.company.email
        ? `For any question about your data write to [${facts.company.email}](mailto:${facts.company.email}).`
        : "On this installation no e-mail address for questions about data is given yet.",
    ],
  },
  {
    id: "data",
    title: "Which data we use and why",
    blocks: [
      "We ask only for data we need. For each you find the reason, the ground in the European regulation (GDPR) and the time.",
      {
        table: {
          caption: "The data, the reason, the legal basis and the time",
          head: ["What", "Why", "Legal basis", "For how long"],
          rows: [
            [
              "First name, last name, date and place of birth",
              "To know who uses the account: the access is personal",
              "Contract (art. 6.1.b GDPR)",
              `Until ${facts.accountDataMonths} months after the access ends`,
            ],
            [
              "E-mail and password",
              "To let you in and to send you important messages. Of the password we keep only a fingerprint: nobody can read it",
              "Contract (art. 6.1.b GDPR)",
              `Until ${facts.accountDataMonths} months after the access ends`,
            ],
            [
              "Tax code (codice fiscale) and address",
              "To make the receipt and the tax documents of your purchase",
              "Contract and legal obligation (art. 6.1.b and 6.1.c GDPR)",
              `With a purchase: ${facts.taxDataYears} years. Without: like the account data`,
            ],
            [
              "Phone number, if you give it",
              "To be able to call you when you need help",
              "Contract (art. 6.1.b GDPR)",
              "Until you remove it or delete the account",
            ],
            [
              "Answers, texts you write, scores and corrections",
              "To mark the tests and show you your progress",
              "Contract (art. 6.1.b GDPR)",
              `Until ${facts.accountDataMonths} months after the access ends`,
            ],
            [
              "The day of your exam, extra time and how it went, if you write them",
              "To make you a plan and to check whether our estimates are right: the school sees only everybody's numbers together",
              "Consent: you give it by writing them (art. 6.1.a GDPR)",
              "Until you remove them or delete the account",
            ],
            [
              "Payments, refunds, withdrawals and gift codes used",
              "To give you access, to pay money back when due, to keep the books",
              "Contract and legal obligation (art. 6.1.b and 6.1.c GDPR)",
              `Tax data: ${facts.taxDataYears} years. The rest like the account data`,
            ],
            [
              "The account's record: sign-ins, password changes, acts of administrators",
              "To protect your account and to know who did what",
              "Legitimate interest in security (art. 6.1.f GDPR)",
              "As long as there is the account; then it stays without a link to you",
            ],
            [
              "Network address (IP)",
              "To count attempts and stop those who guess passwords. We keep only a fingerprint of it",
              "Legitimate interest in security (art. 6.1.f GDPR)",
              "While it is counted: minutes or hours",
            ],
            [
              "Language and choice about cookies",
              "To show you the site the way you want it",
              "Contract; consent for cookies that are not necessary (art. 6.1.a GDPR)",
              `The choice about cookies: ${facts.consentMonths} months`,
            ],
          ],
        },
      },
      "The data of the registration are required: without them we cannot open the account or make the receipt. The phone number is optional.",
      "The data come from you. We do not buy data from others and do not sell yours.",
    ],
  },
  {
    id: "retention",
    title: "When we delete data",
    blocks: [
      {
        list: [
          `Account data: ${facts.accountDataMonths} months after your access ends. If you never had access: ${facts.accountDataMonths} months after you registered or last signed in.`,
          `Tax data of those who bought (name, tax code, address, amount, dates): ${facts.taxDataYears} years, as art. 2220 of the Italian Civil Code and art. 22 of DPR 600/1973 require. We keep them apart from the rest.`,
          "If you delete the account, the rest is gone at once. Backup copies may hold it for a short while, then they are overwritten.",
        ],
      },
    ],
  },
  {
    id: "ai",
    title: "Artificial intelligence",
    blocks: [
      "When the “AI teacher” is on, the text you write in the writing section or in the writing practice is marked by an artificial intelligence system of the company Anthropic. The page of that section says so too (European regulation on artificial intelligence 2024/1689, art. 50).",
      {
        list: [
          "We send only the exam task, your text and the language for the explanations.",
          "We do not send your name, e-mail, tax code, address or account number.",
          "Do not write real data in the text, yours or other people's: the exam does not ask for them.",
          "Under its terms for businesses Anthropic does not use these texts to train its models.",
        ],
      },
      `The score is an estimate and may be wrong. It is only for studying: it has no legal effect and does not decide the real exam. You can always ask for a person to look at your text: on the result page press “${facts.words.askTeacher}”. The teacher's score takes the place of the AI's (art. 22 GDPR).`,
      "Sections with questions are marked by a program that has the right answers, without artificial intelligence.",
    ],
  },
  {
    id: "recipients",
    title: "Who receives data",
    blocks: [
      "The people who run the school see them, only for their work. Other companies help us with some things. They work for us under a contract (art. 28 GDPR) and may not use the data for other purposes.",
      {
        table: {
          caption: "The companies that help us",
          head: ["Who", "What they do", "Which data", "Where"],
          rows: [
            [
              "The provider of the server (Vercel, or the server of whoever runs the site) and of the database",
              "Runs the site and stores the data",
              "All data on this page except the card's",
              "European Union or United States",
            ],
            [
              "Stripe Payments Europe (Ireland)",
              "Card payments. For the security of payments and against fraud it is a controller of its own",
              "The card's data, which we neither see nor keep; from us only an internal number, the amount and the product",
              "European Union and United States",
            ],
            [
              "Anthropic",
              "Marking texts with AI, when it is on",
              "The task and the text, without your name",
              "United States",
            ],
            [
              "The mail provider",
              "Delivers our e-mails",
              "Name, e-mail address and what the message says",
              "European Union or United States",
            ],
          ],
        },
      },
      "We may also give data to our accountant and to authorities where the law requires it.",
    ],
  },
  {
    id: "transfers",
    title: "Data outside the European Union",
    blocks: [
      "Some of these companies may process data in the United States. That happens only with a safeguard: the company takes part in the Data Privacy Framework (decision of the European Commission 2023/1795), or it has signed the standard contractual clauses (decision 2021/914). You can ask us for a copy of the safeguards.",
    ],
  },
  {
    id: "cookies",
    title: "Cookies and the browser's storage",
    blocks: [
      `We use only necessary cookies: they need no consent. Today we use no analytics or advertising cookies. If we add some one day, they start only if you said yes. We ask you again after ${facts.consentMonths} months. You can change your choice at any time with “Cookie choices” at the foot of every page.`,
      {
        table: {
          caption: "The cookies",
          head: ["Name", "What it is for", "How long"],
          rows: [
            ["next-auth.session-token", "Keeps you signed in", "30 days from your last visit"],
            [
              "cils-known",
              "Remembers that you signed in here before: the attempts of others do not stop you",
              "1 year",
            ],
            ["cils-asked", "Remembers that you asked here for a password code", "10 minutes"],
            ["cils-language", "Remembers the language", "1 year"],
            ["cils-view", "Remembers how you want to read: text, spacing, ruler, motion", "1 year"],
            ["cookieConsent", "Remembers that you have chosen", `${facts.consentMonths} months`],
            [
              "__stripe_mid, __stripe_sid",
              "Stripe's, against fraud: only when you open the card form",
              "1 year and 30 minutes",
            ],
          ],
        },
      },
      {
        table: {
          caption: "The browser's storage (localStorage)",
          head: ["Name", "What it is for", "How long"],
          rows: [
            ["cils-language", "Remembers the language", "Until you clear it"],
            [
              "cookieConsent, cookieConsentDate",
              "Your choice about cookies and its date",
              `${facts.consentMonths} months`,
            ],
            ["cils_auth_state", "Name and state of access, to show the page", "Until you sign out"],
            ["token", "Opens only your reviews", "Good for 2 hours; removed when you sign out"],
            ["tempUserData", "The e-mail, while you change a forgotten password", "Until you are done"],
            [
              "cils-answers",
              "Answers that have not reached the server yet (localStorage, IndexedDB)",
              "Until they arrive",
            ],
            ["cils-audio", "How far you have listened", "Until the end of the recording"],
            [
              "cils-copy, cils-files",
              "The simulation you keep on the device and the site's files, for when there is no network (Cache Storage)",
              "Until you finish it or sign out; the files until the next version",
            ],
          ],
        },
      },
    ],
  },
  {
    id: "rights",
    title: "Your rights",
    blocks: [
      {
        list: [
          "See and download your data: on the page [Your account](/account).",
          "Correct wrong data: on the same page.",
          "Delete the account: on the same page, at once. Only the tax data stay that the law makes us keep.",
          "Sign out on all devices: on the same page.",
          "Ask us to restrict the use of data, or object to a use that rests on legitimate interest.",
          "Receive the data in a format another service can read.",
          "Withdraw a consent at any time: what was done before stays valid.",
        ],
      },
      facts.company.email
        ? `If you cannot do it yourself, write to [${facts.company.email}](mailto:${facts.company.email}). We answer within a month and it costs nothing.`
        : "If you cannot do it yourself, write to whoever runs this installation. The answer comes within a month and costs nothing.",
      "If you think that we use your data wrongly, you can complain to the Italian data protection authority, Garante per la protezione dei dati personali, Piazza Venezia 11, 00187 Roma, [www.garanteprivacy.it](https://www.garanteprivacy.it).",
    ],
  },
  {
    id: "security",
    title: "How we protect data",
    blocks: [
      "The connection to the site is encrypted. Passwords are kept only as fingerprints. Attempts to sign in are limited. Every act of an administrator is written down. If a serious problem happens that concerns you, we tell you (art. 34 GDPR).",
    ],
  },
  {
    id: "profiling",
    title: "No profiling",
    blocks: [
      "We make no profiles of you, use no data for advertising and take no automated decisions with legal effects.",
    ],
  },
  {
    id: "minors",
    title: "Under 18",
    blocks: ["The site is meant for adults. Who is under 18 registers and buys only with a parent or guardian."],
  },
  {
    id: "changes",
    title: "When this page changes",
    blocks: [
      "At the top you find the date and the version of the text. If something important changes, we write it here and tell you by e-mail beforehand.",
    ],
  },
];
