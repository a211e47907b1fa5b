import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import { z } from "zod";
import type { Env } from "./guard.ts";
import { STATES } from "./list.ts";

/** One line without control characters, as a name or a subject is. */
const line = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .regex(/^[^\p{Cc}\u2028\u2029]*$/u);
/** Of a person or a template: with a letter or a digit, and without characters that hide or turn round what is read. */
const name = line(80)
  .regex(/[\p{L}\p{N}]/u)
  .regex(/^(?:[\u200c\u200d]|[^\p{Cf}\p{Cs}])*$/u);
const text = (most: number) =>
  z
    .string()
    .max(most)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are refused
    .regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/);
/** Of a person or a session. */
const ID = /^[\w-]{1,64}$/;
const ids = z.array(z.number().int().positive()).min(1).max(1_000);
/** As the library takes them: who has another one could be invited and never come in. */
const email = z.string().trim().max(254).toLowerCase().pipe(z.email());
const role = z.enum(["owner", "editor", "reader"]);

/** The bodies of all requests. */
export const BODIES = {
  key: z.object({ key: z.string().max(100) }),
  email: z.object({ email }),
  /** Of what the library is asked. */
  passkey: z.object({
    id: z.string().regex(ID).optional(),
    name: line(80).optional(),
    response: z.looseObject({ id: z.string().regex(/^[\w-]{1,2000}$/) }).optional(),
  }),
  first: z.object({ key: z.string().max(100), name, email }),
  state: z.object({ ids, state: z.enum(STATES) }),
  assign: z.object({ ids, to: z.string().regex(ID).nullable() }),
  ids: z.object({ ids }),
  note: z.object({ body: text(5_000).refine((given) => given.trim() !== "") }),
  draft: z.object({ subject: line(200), body: text(20_000) }),
  answer: z.object({
    subject: line(200).min(1),
    body: text(20_000).refine((given) => given.trim() !== ""),
    handed: z.boolean(),
  }),
  template: z.object({ name, body: text(10_000).refine((given) => given.trim() !== "") }),
  me: z.object({ name, signature: text(1_000), language: z.enum(["", "en", "bn"]) }),
  invite: z.object({ name, email, role }),
  role: z.object({ role }),
} as const;

/**
 * The body of a request.
 * @throws HTTPException 400 naming the first field that is wrong
 */
export async function readBody<Name extends keyof typeof BODIES>(
  c: Context<Env>,
  name: Name,
): Promise<z.infer<(typeof BODIES)[Name]>> {
  const given = await c.req.json().catch(() => undefined);
  const read = BODIES[name].safeParse(given);
  if (read.success) return read.data as z.infer<(typeof BODIES)[Name]>;
  throw new HTTPException(400, { message: `Not right: ${read.error.issues[0]?.path.join(".") ?? "body"}` });
}

/** A person's or a session's id in an address. @throws HTTPException 404 */
export function nameParameter(c: Context<Env>): string {
  const id = c.req.param("id") ?? "";
  if (ID.test(id)) return id;
  throw new HTTPException(404, { message: "Not there." });
}

/** A number in an address. @throws HTTPException 404 */
export function idParameter(c: Context<Env>): number {
  const id = c.req.param("id") ?? "";
  if (/^\d{1,15}$/.test(id)) return Number(id);
  throw new HTTPException(404, { message: "Not there." });
}

export const isUuid = (text: string) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);

/** A uuid in an address. @throws HTTPException 404 */
export function uuidParameter(c: Context<Env>): string {
  const id = c.req.param("id") ?? "";
  if (isUuid(id)) return id;
  throw new HTTPException(404, { message: "Not there." });
}
