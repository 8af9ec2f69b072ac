/** Preloaded into a server (`node --import`): ends it when its parent process is gone, even killed. */
process.on("disconnect", () => {
  process.kill(process.pid, "SIGTERM");
  setTimeout(() => process.exit(1), 5_000).unref();
});
