/** To the server: fail the readiness check, claim no more jobs, finish or release the current ones. */
export const PREPARE_SHUTDOWN = "prepare shutdown";

/** To the launcher: no job depends on this process any more. */
export const SHUTDOWN_PREPARED = "shutdown prepared";
