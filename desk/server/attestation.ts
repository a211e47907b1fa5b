import { HTTPException } from "hono/http-exception";
import { z } from "zod";

const Registration = z.looseObject({
  response: z.looseObject({
    authenticatorData: z.string().max(80_000).optional(),
    attestationObject: z.string(),
  }),
});
/** The beginning of an attestation object that attests nothing, in CBOR: `{ fmt: "none", attStmt: {}, authData: …`. */
const NOTHING = Buffer.from("\xa3cfmtdnonegattStmt\xa0hauthData", "latin1");
const TWO_BYTES_OF_LENGTH = 0x59;

/**
 * A new passkey's answer without its attestation, for which nobody asks. The library would check it: fetch what the
 * certificates in it name, whatever that is and however much comes.
 * @throws HTTPException 400 when it cannot be left out
 */
export function withoutAttestation(given: unknown): unknown {
  const { success, data } = Registration.safeParse(given);
  if (!success) throw notRight();
  const { response } = data;
  const object = Buffer.from(response.attestationObject, "base64url");
  const attestsNothing = object.subarray(0, NOTHING.length).equals(NOTHING);
  // Written anew in each case: what is no base64url may be other bytes to the library than it is here.
  const attestationObject = (
    attestsNothing ? object : nothingBut(Buffer.from(response.authenticatorData ?? "", "base64url"))
  ).toString("base64url");
  return { ...data, response: { ...response, attestationObject } };
}

function nothingBut(authenticator: Buffer): Buffer {
  if (authenticator.length === 0) throw notRight();
  const head = Buffer.from([TWO_BYTES_OF_LENGTH, authenticator.length >> 8, authenticator.length & 0xff]);
  return Buffer.concat([NOTHING, head, authenticator]);
}

const notRight = () => new HTTPException(400, { message: "The passkey could not be read." });
