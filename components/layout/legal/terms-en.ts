import type { LegalText } from "@/components/layout/legal/legal-text";

/** The terms in English. */
export const termsEn: LegalText = (facts) => [
  {
    id: "seller",
    title: "Who sells",
    blocks: [
      facts.company.name
        ? `The seller is ${[facts.company.name, facts.company.address, facts.company.vat && `VAT number ${facts.company.vat}`].filter(Boolean).join(", ")}. On this page “we” means the seller.`
        : "On this installation the seller is not named yet: whoever runs it has not entered the company's details. While they are missing, do not buy.",
      facts.company.email
        ? `For questions and complaints write to [${facts.company.email}](mailto:${facts.company.email}).`
        : "On this installation no e-mail address for questions and complaints is given yet.",
    ],
  },
  {
    id: "what",
    title: "What you buy",
    blocks: [
      `You buy access to ${facts.simulations} complete simulations of the Italian exam ${facts.product} B1 Cittadinanza, to be taken on the site. It is a digital service.`,
      {
        list: [
          "Each simulation has five sections: two of listening, reading, cloze and writing.",
          "Each simulation can be taken once. You may stop and go on another day.",
          "At the end of each section you see the correction with explanations. Afterwards you can read it again and save the summary as a PDF.",
        ],
      },
      "You need the internet and an up-to-date browser on a phone, tablet or computer. For the listening sections you need speakers or headphones. There is nothing to install.",
    ],
  },
  {
    id: "price",
    title: "Price and payment",
    blocks: [
      facts.price === facts.listPrice
        ? `The access costs €${facts.price}, taxes included, in one payment. It is not a subscription: it does not renew itself.`
        : `The access costs €${facts.price} today (full price €${facts.listPrice}), taxes included, in one payment. It is not a subscription: it does not renew itself.`,
      "First you register, then you pay by card. The contract begins when the payment succeeds. Right after that we send you the confirmation with these terms by e-mail. The contract is in Italian; translations help to understand it.",
      "You can correct your data until you press “Confirm and pay”. The price you see at that moment holds.",
    ],
  },
  {
    id: "gift-codes",
    title: "Gift codes",
    blocks: [
      "A gift code gives the same access without paying. It works once, for one account, and before it expires if it does. It cannot be changed into money.",
    ],
  },
  {
    id: "duration",
    title: "How long it lasts",
    blocks: [
      `The access lasts 12 months (${facts.accessDays} days) from the day you activate it. The last day stands on the page [Your account](/account). Afterwards you can still read finished reviews while there is your account: we delete its data ${facts.accountDataMonths} months after the access ends.`,
    ],
  },
  {
    id: "withdrawal",
    title: "Right of withdrawal",
    blocks: [
      `If you buy by card you have ${facts.withdrawalDays} days to change your mind without saying why (art. 52 and following of the Italian Consumer Code). Open [Your account](/account) and choose “${facts.words.withdraw}”, or write to us: one clear sentence is enough. We pay everything back to the same card within 14 days and your access ends.`,
      `When you pay you may tick the box beside these words: “${facts.words.waiver}” You do not have to. If you tick it, you lose the right of withdrawal as soon as the access is active (art. 59, letter o). If you do not, you have the access at once all the same and the ${facts.withdrawalDays} days stay.`,
      "Withdrawal concerns purchases by card. A gift code is not a purchase: there is nothing to pay back.",
    ],
  },
  {
    id: "refunds",
    title: "Refunds",
    blocks: [
      "There are no refunds for accounts that were not used. The right of withdrawal and the legal guarantee on this page always hold.",
    ],
  },
  {
    id: "guarantee",
    title: "Legal guarantee",
    blocks: [
      "The service must work as described here for as long as the access lasts (art. 135-octies and following of the Consumer Code). If something is wrong, write to us: we mend it within a reasonable time and at no cost. If we cannot, you may ask for a lower price or end the contract and get your money back.",
      "We keep the site up to date and safe. We may improve it, but without taking away what you bought.",
    ],
  },
  {
    id: "ai",
    title: "Marking with artificial intelligence",
    blocks: [
      `An artificial intelligence system may mark your written text. It can be wrong: the score is an estimate. You can ask for a person to look at it with “${facts.words.askTeacher}”, once per simulation. When the AI is off or does not answer, the text waits for a teacher. The details are on the page [Privacy](/privacy#ai).`,
      "The voices of the listening sections are synthetic: the pages say so.",
    ],
  },
  {
    id: "independence",
    title: "Independent material",
    blocks: [
      facts.words.disclaimer,
      "Passing a simulation does not mean passing the real exam. We cannot promise a result.",
    ],
  },
  {
    id: "conduct",
    title: "What we ask of you",
    blocks: [
      {
        list: [
          "Give true data and keep them up to date.",
          "The account is personal: do not give the password to others and do not sell the access.",
          "Do not copy or publish texts, questions, recordings or corrections. You may print your summary for studying.",
          "Do not try to get at other people's data and do not disturb the site with automatic programs.",
          "The texts you write stay yours. You allow us to keep and mark them so that we can give you the service.",
        ],
      },
    ],
  },
  {
    id: "suspension",
    title: "Suspension",
    blocks: [
      "If you seriously break these rules we may suspend the account. We tell you the reason and you can answer. With a suspended account, too, you can sign in, read finished reviews, download your data and delete the account. If the suspension is our mistake, we give you back the lost time.",
    ],
  },
  {
    id: "liability",
    title: "Liability",
    blocks: [
      "We do what we can to keep the site running, but there may be interruptions for work or faults. We answer for damage we cause by intent or gross negligence and wherever the law does not allow to exclude it. Nothing on this page limits the rights the law gives to consumers.",
    ],
  },
  {
    id: "complaints",
    title: "Complaints",
    blocks: [
      facts.company.email
        ? `Write to us first, at [${facts.company.email}](mailto:${facts.company.email}): we answer within 30 days. If you do not agree, you can turn to a dispute resolution body for consumers (art. 141 and following of the Consumer Code).`
        : "Write first to whoever runs this installation: the answer comes within 30 days. If you do not agree, you can turn to a dispute resolution body for consumers (art. 141 and following of the Consumer Code).",
      "The European ODR platform has been closed since 20 July 2025 and is no longer used.",
    ],
  },
  {
    id: "law",
    title: "Law and court",
    blocks: [
      "Italian law applies. If you are a consumer, the court is that of the place where you live (art. 66-bis of the Consumer Code). If you live in another country of the European Union, the rules of your country that protect you more still apply.",
    ],
  },
  {
    id: "changes",
    title: "Versions",
    blocks: [
      "For your purchase the version you accepted applies. At the top you find the date and the version of today's text. If we have to change something during your access, we tell you by e-mail beforehand; if the change takes something away from you, you may end the contract.",
    ],
  },
];
