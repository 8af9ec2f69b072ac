import { type Fault, http, phone } from "./fault.ts";

/** Faults that show only in the built site: it is rebuilt for each. */
export const SITE_FAULTS: readonly Fault[] = [
  {
    name: "The exam page's data contains the keys of uncorrected sections",
    file: "app/exam/[attemptId]/room-content.ts",
    find: "isQuestionSection(key) && sectionRecordOf(attempt, key).correctedAt !== null",
    replace: "isQuestionSection(key) && sectionRecordOf(attempt, key) !== null",
    caughtBy: http("tests/http/answer-key.test.ts", "no key, explanation or transcript is anywhere"),
  },
  {
    name: "A session outlives a change of the password",
    file: "lib/accounts/session.ts",
    find: "user.sessionVersion === version &&",
    replace: "user.sessionVersion >= version &&",
    caughtBy: http(
      "tests/http/access-matrix.test.ts",
      "ends everywhere when the account's session version is incremented",
    ),
  },
  {
    name: "A server action without an Origin header is accepted",
    file: "lib/http/action.ts",
    find: "requireOwnOrigin(requestHeaders);",
    replace: 'if ((await headers()).has("origin")) requireOwnOrigin(requestHeaders);',
    caughtBy: http("tests/http/actions.test.ts", "is rejected if no origin is sent at all"),
  },
  {
    name: "Anybody can start the deletion of old accounts without a secret",
    file: "app/api/cron/retention/route.ts",
    find: 'requireBearer(request, "CRON_SECRET");',
    replace: 'if (request.headers.has("authorization")) requireBearer(request, "CRON_SECRET");',
    caughtBy: http("tests/http/access-matrix.test.ts", "responds to each role as its row says"),
  },
  {
    name: "Scripts can read the session cookie",
    file: "lib/accounts/next-auth.ts",
    find: "httpOnly: true",
    replace: "httpOnly: false",
    caughtBy: http(
      "tests/http/bad-input.test.ts",
      "responds with 201, signs in, and keeps upper case where it belongs",
    ),
  },
  {
    name: "The export of personal data may be cached",
    file: "app/api/account/export/route.ts",
    find: '"Cache-Control": "no-store"',
    replace: '"Cache-Control": "max-age=600"',
    caughtBy: http("tests/http/personal-data.test.ts", "returns a file that no cache may store"),
  },
  {
    name: "A body may be four times as large as it should",
    file: "lib/http/route.ts",
    find: "MAX_BODY_BYTES = 64 * 1024",
    replace: "MAX_BODY_BYTES = 256 * 1024",
    caughtBy: http("tests/http/bad-input.test.ts", "is rejected with a clear error"),
  },
  {
    name: "The focus does not move when another section opens",
    file: "components/exam/use-location-focus.ts",
    find: "document.getElementById(sectionHeadingId(current))?.focus({ preventScroll: true });",
    replace: "document.getElementById(sectionHeadingId(current))?.scrollIntoView();",
    caughtBy: phone("tests/e2e/exam-page.spec.ts", "a section that is chosen three times at once is opened once"),
  },
  {
    name: "A closed dialog does not return the focus to the button that opened it",
    file: "components/ui/dialog.tsx",
    find: "opener.current === document.body ? document.querySelector",
    replace: "opener.current ? document.querySelector",
    caughtBy: phone("tests/e2e/exam-page.spec.ts", "a network lost once the page is idle"),
  },
  {
    name: "The button that begins a part of a sitting is wider than a phone",
    file: "components/exam/sitting/part-start.tsx",
    find: "w-full sm:w-auto sm:min-w-48",
    replace: "w-92 sm:w-auto sm:min-w-48",
    caughtBy: phone("tests/e2e/exam-sitting.spec.ts", "the keyboard is enough"),
  },
  {
    name: "The volume slider has no accessible name",
    file: "components/exam/sitting/hearing-panel.tsx",
    find: '{t("volume")}',
    replace: '<span aria-hidden="true">{t("volume")}</span>',
    caughtBy: phone("tests/e2e/exam-sitting.spec.ts", "the keyboard is enough"),
  },
];
