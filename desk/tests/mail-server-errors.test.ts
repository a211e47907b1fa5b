import { expect, test, vi } from "vitest";
import { sendDue } from "../server/send-due.ts";
import type { Change } from "../server/store.ts";

test("escapes control characters in a mail server's error, so that the failed answer can be stored", async () => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  const changes: Change[] = [];
  const claims = [
    {
      id: "a",
      message_id: "1",
      author: "b",
      author_name: "Farhana",
      subject: "Yes",
      body: "Yes.",
      attempts: 1,
    },
  ];
  const message = {
    id: 1,
    created_at: "2026-11-01T10:00:00Z",
    name: "Mita",
    email: "mita@reads.example",
    message: "Hello",
    language: "en",
  };
  const store = {
    rows: async <Row>() => [message] as Row[],
    change: async (change: Change) => {
      changes.push(change);
      return [change.text.includes("skip locked") ? claims.splice(0) : []];
    },
  };
  const mailer = {
    domain: "loomwright.example",
    replyTo: "office@loomwright.example",
    send: async () => {
      throw new Error("550 no\0\u202e\r\n550 way");
    },
    signInLink: async () => {},
    invitation: async () => {},
    notSent: async () => {},
  };
  await sendDue(store, mailer, { name: "Loomwright", language: "en", timeZone: "UTC" });
  expect(changes.map(({ values }) => values)).toContainEqual([
    "a",
    "unreachable",
    "550 no\\u0000\\u202e 550 way",
  ]);
  log.mockRestore();
});
