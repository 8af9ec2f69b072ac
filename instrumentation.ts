/** Runs once when a server starts, before it answers anything. */
export async function register(): Promise<void> {
  if (process.env["NEXT_RUNTIME"] !== "nodejs") return;
  const { noteSocketAddresses } = await import("@/lib/socket-address");
  noteSocketAddresses();
  const { startResuming } = await import("@/lib/writing/resuming");
  startResuming();
}
