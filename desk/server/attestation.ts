import { HTTPException } from "hono/http-exception";
import { z } from "zod";

const Registration = z.looseObject({
  response: z.looseObject({
    authenticatorData: z.string().max(80_000).optional(),
    attestationObject: z.string(),
  }),
});
/** The start of a CBOR attestation object without an attestation: `{ fmt: "none", attStmt: {}, authData: …`. */
const NO_ATTESTATION = Buffer.from("\xa3cfmtdnonegattStmt\xa0hauthData", "latin1");
const TWO_BYTES_OF_LENGTH = 0x59;

/**
 * Removes the attestation from a new passkey. The desk does not need it, and Better Auth would fetch any URL in its
 * certificates. Throws HTTPException 400 if it cannot be removed.
 */
export function withoutAttestation(given: unknown): unknown {
  const { success, data } = Registration.safeParse(given);
  if (!success) throw unreadable();
  const { response } = data;
  const object = Buffer.from(response.attestationObject, "base64url");
  const hasNoAttestation = object.subarray(0, NO_ATTESTATION.length).equals(NO_ATTESTATION);
  // Encode the object again in both cases: Better Auth may decode invalid base64url to other bytes.
  const attestationObject = (
    hasNoAttestation ? object : withoutStatement(Buffer.from(response.authenticatorData ?? "", "base64url"))
  ).toString("base64url");
  return { ...data, response: { ...response, attestationObject } };
}

function withoutStatement(authenticator: Buffer): Buffer {
  if (authenticator.length === 0) throw unreadable();
  const head = Buffer.from([TWO_BYTES_OF_LENGTH, authenticator.length >> 8, authenticator.length & 0xff]);
  return Buffer.concat([NO_ATTESTATION, head, authenticator]);
}

const unreadable = () => new HTTPException(400, { message: "The passkey could not be read." });
