import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

const hash = (text: string | Buffer) => createHash("sha256").update(text).digest();
const base64url = (bytes: Buffer) => bytes.toString("base64url");
const latin1 = (text: string) => Buffer.from(text, "latin1");

/** Builds authenticator data for 'localhost', with the user verified. `key` is the public key of a new passkey. */
const authenticatorData = (counter: number, key?: Buffer) =>
  Buffer.concat([
    hash("localhost"),
    Buffer.from([key ? 0x45 : 0x05, 0, 0, 0, counter]),
    key ?? Buffer.alloc(0),
  ]);

/** Creates a passkey in software, which can send responses that no browser would send. */
export function createPasskey(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const id = randomBytes(32);
  // Zeros for the authenticator model and the first byte of the id's length; then the second byte, the id and the
  // COSE key.
  const key = Buffer.concat([
    Buffer.alloc(17),
    Buffer.from([id.length]),
    id,
    latin1("\xa5\x01\x02\x03\x26\x20\x01\x21\x58\x20"),
    Buffer.from(x, "base64url"),
    latin1("\x22\x58\x20"),
    Buffer.from(y, "base64url"),
  ]);
  const common = { id: base64url(id), rawId: base64url(id), type: "public-key", clientExtensionResults: {} };
  const client = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type: `webauthn.${type}`, challenge, origin, crossOrigin: false }));
  let counter = 0;
  return {
    /** `attestation` is CBOR: the keys `fmt` and `attStmt` with their values. */
    register: (challenge: string, attestation: Buffer) => {
      const data = authenticatorData(counter, key);
      const head = Buffer.from([0x58, data.length]);
      const object = Buffer.concat([latin1("\xa3"), attestation, latin1("hauthData"), head, data]);
      return {
        ...common,
        response: {
          clientDataJSON: base64url(client("create", challenge)),
          attestationObject: base64url(object),
          authenticatorData: base64url(data) as string | undefined,
          transports: ["internal"],
        },
      };
    },
    assert: (challenge: string) => {
      counter += 1;
      const [data, clientData] = [authenticatorData(counter), client("get", challenge)];
      return {
        ...common,
        response: {
          clientDataJSON: base64url(clientData),
          authenticatorData: base64url(data),
          signature: base64url(sign("sha256", Buffer.concat([data, hash(clientData)]), privateKey)),
        },
      };
    },
  };
}
