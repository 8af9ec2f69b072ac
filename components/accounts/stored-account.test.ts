import { afterAll, beforeEach, expect, it, vi } from "vitest";

/** Both places of a device; the names in local storage are its own properties, as in a browser. */
let local: Record<string, unknown>;
const disk = new Map<string, string>();
let databases: string[];

vi.resetModules();
vi.doMock(import("@/components/layout/durable"), () => ({
  storeDurable: async (name: string, text: string) => void disk.set(name, text),
  readDurable: async (name: string) => disk.get(name) ?? null,
  clearDurable: async () => disk.clear(),
}));
const { deleteStoredAccount, forgetAccount, storeAccount } = await import("@/components/accounts/stored-account");
afterAll(() => {
  vi.doUnmock("@/components/layout/durable");
  vi.unstubAllGlobals();
  vi.resetModules();
});

const WORDS = "cils-answers:attempt:scrittura";

beforeEach(() => {
  const methods = {
    getItem: (name: string) => local[name] ?? null,
    setItem: (name: string, text: string) => Object.assign(local, { [name]: text }),
    removeItem: (name: string) => Reflect.deleteProperty(local, name),
  };
  local = Object.create(methods);
  vi.stubGlobal("localStorage", local);
  databases = ["cils", "cils-voice"];
  vi.stubGlobal("indexedDB", {
    deleteDatabase: (name: string) => {
      databases = databases.filter((one) => one !== name);
      const request: { onsuccess?: () => void } = {};
      queueMicrotask(() => request.onsuccess?.());
      return request;
    },
  });
  storeAccount({ id: "anna" });
  local[WORDS] = "Cara Anna";
  disk.set(WORDS, "Cara Anna");
});

const wordsLeft = () => [local[WORDS], disk.get(WORDS)];

it("unsent answers stay while the same account signs in", () => {
  storeAccount({ id: "anna" });
  expect(wordsLeft()).toEqual(["Cara Anna", "Cara Anna"]);
});

it("unsent answers are deleted once another account signs in", async () => {
  storeAccount({ id: "bruno" });
  await vi.waitFor(() => expect(wordsLeft()).toEqual([undefined, undefined]));
});

it("recordings of a voice stay while the same person signs in, and go when another does or the account signs out", async () => {
  storeAccount({ id: "anna" });
  expect(databases).toEqual(["cils", "cils-voice"]);
  storeAccount({ id: "bruno" });
  expect(databases).toEqual(["cils"]);
  databases = ["cils", "cils-voice"];
  await deleteStoredAccount();
  expect(databases).toEqual(["cils"]);
});

it("an ended session leaves neither unsent answers nor the account", async () => {
  await forgetAccount();
  expect(wordsLeft()).toEqual([undefined, undefined]);
  expect(Object.keys(local)).toEqual(["cils-owner"]);
});
