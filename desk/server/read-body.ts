import { randomUUID } from "node:crypto";
import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import { z } from "zod";
import type { Env } from "./guard.ts";
import { STATES } from "./list-messages.ts";

/** A single line of text. Control characters and line ends become spaces. */
const line = (max: number) =>
  z
    .string()
    .overwrite((given) => given.toWellFormed().replace(/[\p{Cc}\u2028\u2029]+/gu, " "))
    .trim()
    .max(max);
/** The name of a person or template. It has a letter or digit, and no invisible or direction-changing characters. */
const name = line(80)
  .regex(/[\p{L}\p{N}]/u)
  .regex(/^(?:[\u200c\u200d]|[^\p{Cf}\p{Cs}])*$/u);
const CONTROL = /(?![\t\n\r])\p{Cc}/gu;
/**
 * Text of several lines. Line and page breaks pasted from Word (U+000B, U+000C) become line ends; other control
 * characters are removed.
 */
const text = (max: number) =>
  z
    .string()
    .overwrite((given) =>
      given
        .toWellFormed()
        .replace(/[\v\f]/g, "\n")
        .replace(CONTROL, ""),
    )
    .max(max);
const isFilled = (given: string) => given.trim() !== "";
/** The id of a person or a session. */
const id = z.string().regex(/^[\w-]{1,64}$/);
const number = z.string().regex(/^\d{1,15}$/);
const ids = z.array(z.number().int().positive()).min(1).max(1_000);
/** An e-mail address, normalized as Better Auth does it. Otherwise an invited person could never sign in. */
const email = z.string().trim().max(254).toLowerCase().pipe(z.email());
const uuid = z.uuid().toLowerCase();
/** The id of a new item, chosen by the page, so that a repeated request is recognised. */
const newId = uuid.default(randomUUID);
const role = z.enum(["owner", "editor", "reader"]);

/** The schemas of all request bodies, by name. */
const BODIES = {
  key: z.object({ key: z.string().max(100) }),
  email: z.object({ email }),
  /** Only these fields are passed on to Better Auth. */
  passkey: z.object({
    id: id.optional(),
    name: line(80).optional(),
    response: z.looseObject({ id: z.string().regex(/^[\w-]{1,2000}$/) }).optional(),
  }),
  first: z.object({ key: z.string().max(100), name, email }),
  state: z.object({ ids, state: z.enum(STATES) }),
  assign: z.object({ ids, to: id.nullable() }),
  ids: z.object({ ids }),
  /** `unsent` is the number of unsent answers that the person agrees to lose. */
  remove: z.object({ ids, unsent: z.number().int().default(0) }),
  note: z.object({ id: newId, body: text(5_000).refine(isFilled) }),
  draft: z.object({
    id: newId,
    subject: line(200),
    body: text(20_000),
    revision: z.number().int().positive().default(1),
  }),
  answer: z.object({
    id: newId,
    subject: line(200).min(1),
    body: text(20_000).refine(isFilled),
    sentElsewhere: z.boolean(),
    seen: z.number().int().nonnegative().default(0),
    writing: z.array(id).max(100).default([]),
  }),
  /** `draft` is the id of the draft that receives the text. If it is missing, the answer is only cancelled. */
  cancel: z.object({ draft: uuid.optional() }),
  template: z.object({ name, body: text(10_000).refine(isFilled) }),
  me: z.object({ name, signature: text(1_000), language: z.enum(["", "en", "bn"]) }),
  invite: z.object({ name, email, role }),
  role: z.object({ role }),
} as const;

/** Reads and checks a request's body. Throws HTTPException 400 that names the first wrong field. */
export async function readBody<Name extends keyof typeof BODIES>(
  c: Context<Env>,
  name: Name,
): Promise<z.infer<(typeof BODIES)[Name]>> {
  const given = await c.req.json().catch(() => undefined);
  const read = BODIES[name].safeParse(given);
  if (read.success) return read.data as z.infer<(typeof BODIES)[Name]>;
  const { code, path } = read.error.issues[0] ?? { code: "", path: [] };
  const problem = code === "too_big" ? "too long" : "missing or has invisible characters";
  throw new HTTPException(400, { message: `The ${path.join(" ") || "request"} is ${problem}.` });
}

/** Returns the 404 error for something that does not exist. */
export const missing = () => new HTTPException(404, { message: "Not found." });

/** Reads the id in the path. Throws HTTPException 404 if the schema rejects it. */
function parameter(c: Context<Env>, schema: z.ZodType<string>): string {
  const read = schema.safeParse(c.req.param("id"));
  if (read.success) return read.data;
  throw missing();
}

export const isUuid = (text: string) => uuid.safeParse(text).success;

/** Reads the id of a person or session from the path. Throws HTTPException 404 if it is invalid. */
export const nameParameter = (c: Context<Env>): string => parameter(c, id);
/** Reads a number from the path. Throws HTTPException 404 if it is invalid. */
export const idParameter = (c: Context<Env>): number => Number(parameter(c, number));
/** Reads a UUID from the path. Throws HTTPException 404 if it is invalid. */
export const uuidParameter = (c: Context<Env>): string => parameter(c, uuid);
