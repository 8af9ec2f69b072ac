/**
 * How much of the tests runs: `npm test` proves each guarantee once, `npm run test:full` (TEST_VOLUME=full) at every size and
 * in every language.
 */
export const isFullVolume: boolean = process.env["TEST_VOLUME"] === "full";
