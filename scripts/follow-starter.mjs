/**
 * Loaded into a server process before anything else (`node --import`): when the program that started it is gone, even
 * killed, the server ends too instead of keeping its port.
 */
process.on("disconnect", () => {
  process.kill(process.pid, "SIGTERM");
  setTimeout(() => process.exit(1), 5_000).unref();
});
