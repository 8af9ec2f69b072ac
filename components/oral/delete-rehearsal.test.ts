import { beforeEach, expect, it, vi } from "vitest";
import { deleteRecordings, listRecordings } from "@/components/oral/device/recordings";
import { failureOf } from "@/lib/http/call";
import { deleteRehearsal } from "@/lib/oral/calls";
import { deleteRehearsalAndVoice } from "./delete-rehearsal";

vi.mock(import("@/components/oral/device/recordings"));
vi.mock(import("@/lib/oral/calls"));

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(listRecordings).mockResolvedValue([{ rehearsalId: "r1", bytes: 5, savedAt: 0 }]);
  vi.mocked(deleteRehearsal).mockResolvedValue({ ok: true, data: { done: true } });
});

it("a rehearsal stays on the server while its voice can't be deleted from the device", async () => {
  vi.mocked(deleteRecordings).mockRejectedValueOnce(new DOMException("", "AbortError"));
  await expect(deleteRehearsalAndVoice("anna", "r1")).rejects.toThrow();
  expect(deleteRehearsal).not.toHaveBeenCalled();
  await deleteRehearsalAndVoice("anna", "r1");
  expect(deleteRecordings).toHaveBeenLastCalledWith("anna", "r1");
  expect(deleteRehearsal).toHaveBeenCalledExactlyOnceWith("r1");
});

it("a rehearsal without a voice on this device is deleted where the browser stores nothing", async () => {
  vi.mocked(listRecordings).mockRejectedValue(new DOMException("", "InvalidStateError"));
  vi.mocked(deleteRecordings).mockRejectedValue(new DOMException("", "InvalidStateError"));
  await expect(deleteRehearsalAndVoice("anna", "r1")).resolves.toBeUndefined();
});

it("a rehearsal is deleted only when the server says so, or knows it no more", async () => {
  vi.mocked(deleteRehearsal).mockResolvedValueOnce(failureOf(0));
  await expect(deleteRehearsalAndVoice("anna", "r1")).rejects.toThrow();
  vi.mocked(deleteRehearsal).mockResolvedValueOnce(failureOf(404));
  await expect(deleteRehearsalAndVoice("anna", "r1")).resolves.toBeUndefined();
});
