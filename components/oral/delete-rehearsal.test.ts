import { afterAll, beforeEach, expect, it, vi } from "vitest";
import type {
  deleteRecordings as DeleteRecordings,
  listRecordings as ListRecordings,
} from "@/components/oral/device/recordings";
import { failureOf } from "@/lib/http/call";
import type { deleteRehearsal as DeleteRehearsal } from "@/lib/oral/calls";

const deleteRecordings = vi.fn<typeof DeleteRecordings>();
const listRecordings = vi.fn<typeof ListRecordings>();
const deleteRehearsal = vi.fn<typeof DeleteRehearsal>();

let hasVoices = true;

vi.resetModules();
vi.doMock(import("@/components/layout/voices-on-device"), () => ({ hasVoices: () => hasVoices }));
vi.doMock(import("@/components/oral/device/recordings"), () => ({ deleteRecordings, listRecordings }));
vi.doMock(import("@/lib/oral/calls"), () => ({ deleteRehearsal }));
const { deleteRehearsalAndVoice } = await import("@/components/oral/delete-rehearsal");
afterAll(() => {
  vi.doUnmock("@/components/layout/voices-on-device");
  vi.doUnmock("@/components/oral/device/recordings");
  vi.doUnmock("@/lib/oral/calls");
  vi.resetModules();
});

beforeEach(() => {
  for (const call of [deleteRecordings, listRecordings, deleteRehearsal]) call.mockReset();
  listRecordings.mockResolvedValue([{ rehearsalId: "r1", bytes: 5, savedAt: 0 }]);
  deleteRehearsal.mockResolvedValue({ ok: true, data: { done: true } });
});

it("a rehearsal stays on the server while its recordings cannot be deleted from the device", async () => {
  deleteRecordings.mockRejectedValueOnce(new DOMException("", "AbortError"));
  await expect(deleteRehearsalAndVoice("anna", "r1")).rejects.toThrow();
  expect(deleteRehearsal).not.toHaveBeenCalled();
  await deleteRehearsalAndVoice("anna", "r1");
  expect(deleteRecordings).toHaveBeenLastCalledWith("anna", "r1");
  expect(deleteRehearsal).toHaveBeenCalledExactlyOnceWith("r1");
});

it("a rehearsal whose recordings cannot be read is deleted only if the browser has stored none", async () => {
  listRecordings.mockRejectedValue(new DOMException("", "InvalidStateError"));
  deleteRecordings.mockRejectedValue(new DOMException("", "InvalidStateError"));
  await expect(deleteRehearsalAndVoice("anna", "r1")).rejects.toThrow();
  hasVoices = false;
  await expect(deleteRehearsalAndVoice("anna", "r1")).resolves.toBeUndefined();
  expect(deleteRehearsal).toHaveBeenCalledOnce();
});

it("a rehearsal counts as deleted only if the server confirms it or no longer has it", async () => {
  deleteRehearsal.mockResolvedValueOnce(failureOf(0));
  await expect(deleteRehearsalAndVoice("anna", "r1")).rejects.toThrow();
  deleteRehearsal.mockResolvedValueOnce(failureOf(404));
  await expect(deleteRehearsalAndVoice("anna", "r1")).resolves.toBeUndefined();
});
