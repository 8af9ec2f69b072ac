import { FAULTS, type Failure } from "@/lib/writing/faults";

/** `outcome` is null while the call is running. */
export type PastCall = { outcome: "ok" | Failure | null; at: Date };

/** Service faults in a row that open the circuit; one refused key opens it at once. */
const FAULTS_IN_A_ROW = 4;
const PAUSE_MS = 60_000;

/**
 * After several service faults in a row no call is made for a minute, then one call tries. Computed from the stored
 * calls, so that every process gets the same result.
 * @param calls newest first
 */
export function isCircuitOpen(calls: readonly PastCall[], now: Date): boolean {
  const finished = calls.filter(({ outcome }) => outcome !== null);
  const firstGood = finished.findIndex(({ outcome }) => !isServiceFault(outcome));
  const faults = firstGood === -1 ? finished : finished.slice(0, firstGood);
  const [latest] = faults;
  if (!latest) return false;
  const needed = latest.outcome === "bad_key" ? 1 : FAULTS_IN_A_ROW;
  if (faults.length < needed) return false;
  if (now.getTime() - latest.at.getTime() < PAUSE_MS) return true;
  // After the pause one call may try while no other is running.
  return calls.some(({ outcome, at }) => outcome === null && now.getTime() - at.getTime() < PAUSE_MS);
}

function isServiceFault(outcome: PastCall["outcome"]): boolean {
  return outcome !== null && outcome !== "ok" && FAULTS[outcome].isService;
}
