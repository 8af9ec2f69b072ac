/** Before the database tests of a run: one database server for all workers. */
import { shareTestCluster } from "./database.ts";

export default async function setup(): Promise<() => Promise<void>> {
  const { stop } = await shareTestCluster();
  return stop;
}
