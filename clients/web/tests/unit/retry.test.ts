// Sentences that did not come are asked for again.
import { expect, test, vi } from "vitest";

test("what failed once is tried anew, and the rest is said meanwhile", async () => {
  vi.stubGlobal("document", { documentElement: {} });
  vi.doMock("texts:study/en", () => Promise.reject(new Error("no net")));
  const { say, speak, speakOfStudy } = await import("../../src/speech/say.svelte.ts");
  await expect(speakOfStudy()).rejects.toThrow();
  await speak("en");
  expect(say("page_back")).toBe("Back");

  vi.doUnmock("texts:study/en");
  await speakOfStudy();
  expect(say("page_review_title")).not.toBe("page_review_title");
});
