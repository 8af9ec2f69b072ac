/** What the launcher (`scripts/stop-server.ts`) and the server it started say to each other before the server is ended. */

/** To the server: fail the readiness check, claim no more jobs, finish or give back those you have. */
export const PREPARE_SHUTDOWN = "prepare shutdown";

/** To the launcher: no job depends on this process any more. */
export const SHUTDOWN_PREPARED = "shutdown prepared";
