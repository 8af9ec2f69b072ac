/** Runs on Node 20.19 without dependencies. */

/**
 * Why something failed, for the operator; never empty. A connection that failed at several addresses of one name is an
 * AggregateError without a message of its own.
 * @param {unknown} error
 * @returns {string}
 */
export function failureReason(error) {
  if (!(error instanceof Error)) return String(error);
  if (error.message !== "") return error.message;
  if (error instanceof AggregateError && error.errors.length > 0) return error.errors.map(failureReason).join("; ");
  return "code" in error ? String(error.code) : error.name;
}
