/** Replaces the service worker in builds with `OFFLINE=off`: deletes its caches and unregisters, without a reload. */
type ExtendableEvent = Event & { waitUntil: (work: Promise<unknown>) => void };
type Scope = {
  skipWaiting: () => Promise<void>;
  registration: { unregister: () => Promise<boolean> };
  addEventListener: (name: "install" | "activate", listen: (event: ExtendableEvent) => void) => void;
};
const worker = self as unknown as Scope;

worker.addEventListener("install", (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener("activate", (event) => {
  const drop = async () => {
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
    await worker.registration.unregister();
  };
  event.waitUntil(drop());
});
