/**
 * `npm run admin`, on DATABASE_URL or the embedded database, also while `npm start` is running. Answers may come on
 * standard input, one per line. Every action is in the audit log with the source `command`.
 */
import { parseArgs } from "node:util";
import { generateClient } from "./build.ts";
import { failureReason } from "./failure-reason.mjs";
import { connectSite } from "./site-database.ts";
import { openTerminal, type Terminal } from "./terminal.ts";

const USAGE = `npm run admin -- create EMAIL              makes an account an admin; creates it if there is none
npm run admin -- list                      the admins
npm run admin -- revoke EMAIL [--force]    removes admin rights; for the last admin only with --force
npm run admin -- reset-second-factor EMAIL for someone who lost the phone and the recovery codes
npm run admin -- difficulties              recomputes the difficulty of every question (the server does it every day)`;

const PROMPTS = {
  password: "Password (not shown):",
  nome: "First name:",
  cognome: "Last name:",
  codiceFiscale: "Codice fiscale:",
  dataNascita: "Date of birth (yyyy-mm-dd):",
  luogoNascita: "Place of birth:",
  via: "Street and number:",
  citta: "City:",
  provincia: "Province (two letters):",
  cap: "CAP:",
} as const;

const options = { force: { type: "boolean", default: false } } as const;
const { values, positionals } = parseArgs({ allowPositionals: true, options });
const [command = "", address = ""] = positionals;
const email = address.trim().toLowerCase();

/** Repeats the question until the answer is valid; an answer from a file is checked once. */
async function promptField(terminal: Terminal, field: keyof typeof PROMPTS): Promise<string> {
  const { registrationSchema } = await import("../lib/accounts/schema.ts");
  const isHidden = field === "password";
  while (true) {
    const answer = await terminal.ask(PROMPTS[field], { isHidden });
    const fault = registrationSchema.shape[field].safeParse(answer).error?.issues[0]?.message;
    const isRepeated = !isHidden || fault || answer === (await terminal.ask("Again:", { isHidden }));
    if (!fault && isRepeated) return answer;
    const sentence = `Not valid (${fault ?? "the two entries differ"}).`;
    if (!terminal.isInteractive) throw new Error(`${PROMPTS[field]} ${sentence} Nothing was done.`);
    console.log(sentence);
  }
}

async function requireConfirmation(terminal: Terminal, question: string): Promise<void> {
  const answer = await terminal.ask(`${question} (yes/no)`);
  if (!/^(y|yes|s|si|sì)$/i.test(answer.trim())) throw new Error("Nothing was done.");
}

async function register(terminal: Terminal): Promise<void> {
  const { parseInput } = await import("../lib/http/errors.ts");
  const { registrationSchema } = await import("../lib/accounts/schema.ts");
  const { registerAccount } = await import("../lib/accounts/mutations/register-account.ts");
  const { TERMS_VERSION } = await import("../lib/product/legal.ts");
  parseInput(registrationSchema.shape.email, email);
  console.log(`No account has this e-mail: creating one.`);
  const answers: Record<string, string> = { email };
  for (const field of Object.keys(PROMPTS) as (keyof typeof PROMPTS)[])
    answers[field] = await promptField(terminal, field);
  await requireConfirmation(terminal, `Has this person read and accepted the terms of ${TERMS_VERSION} (/terms)?`);
  await registerAccount(parseInput(registrationSchema, { ...answers, terms: true }), "it", new Date(), "command");
}

async function create(): Promise<string> {
  const { findAccountByEmail } = await import("../lib/accounts/queries.ts");
  const { grantAdmin: makeAdmin } = await import("../lib/accounts/mutations/admin-rights.ts");
  const found = await findAccountByEmail(email);
  if (found?.isAdmin) return "This account is already an admin.";
  const terminal = openTerminal();
  try {
    if (found)
      await requireConfirmation(terminal, `This is ${found.firstName} ${found.lastName}'s account. Make it an admin?`);
    else await register(terminal);
  } finally {
    terminal.close();
  }
  await makeAdmin(email);
  return "Done. Now sign in and set up the second factor on /account/second-factor.";
}

async function list(): Promise<string> {
  const { listAdmins } = await import("../lib/accounts/queries.ts");
  const day = (date: Date | null) => date?.toISOString().slice(0, 16).replace("T", " ") ?? "never";
  const rows = (await listAdmins()).map(({ email, since, hasSecondFactor, lastSignIn, isSuspended }) => {
    const state = isSuspended ? "suspended" : "";
    return [email, day(since), hasSecondFactor ? "yes" : "no", day(lastSignIn), state];
  });
  const table = [["e-mail", "admin since (UTC)", "second factor", "last sign-in (UTC)", ""], ...rows];
  const width = (column: number) => Math.max(...table.map((row) => row[column]?.length ?? 0));
  const lines = table.map((row) => row.map((cell, column) => cell.padEnd(width(column))).join("  "));
  return lines.map((line) => line.trimEnd()).join("\n");
}

const COMMANDS: Record<string, () => Promise<string>> = {
  create,
  list,
  revoke: async () => {
    const { revokeAdmin } = await import("../lib/accounts/mutations/admin-rights.ts");
    await revokeAdmin(email, { isForced: values.force });
    return "Done: admin rights removed, all sessions ended. The account itself remains.";
  },
  "reset-second-factor": async () => {
    const { resetSecondFactor } = await import("../lib/accounts/mutations/admin-rights.ts");
    await resetSecondFactor(email);
    return "Done: the second factor is removed and the sessions are ended.";
  },
  difficulties: async () => {
    const { relearnDifficulties } = await import("../lib/report/mutations/learn-difficulties.ts");
    const { questions, sheets } = await relearnDifficulties();
    return `Done: ${questions} questions, learned from ${sheets} sheets of answers.`;
  },
};

const COMMANDS_WITHOUT_EMAIL = ["list", "difficulties"];

const run = COMMANDS[command];
if (!run || COMMANDS_WITHOUT_EMAIL.includes(command) !== (email === "")) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  let disconnect = async () => {};
  try {
    await generateClient();
    disconnect = await connectSite();
    console.log(await run());
  } catch (error) {
    console.error(`${failureReason(error).replace(/[.]*$/, "")}.`);
    process.exitCode = 1;
  } finally {
    if (process.env["DATABASE_URL"]) await (await import("../lib/db/client.ts")).db().$disconnect();
    await disconnect();
  }
  // The schema engine leaves a timer of ten seconds behind.
  process.exit();
}
