import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createPasskey } from "./passkey.ts";
import { createClient, prepareSetup, signInFirstOwner, startDesk } from "./start-desk.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

/** A certificate that names the revocation list http://127.0.0.1:00000/crl. */
const CERTIFICATE = `MIIBlzCCATygAwIBAgIUGdZDz/IB8G0L+FTtdFQjDHgN3qowCgYIKoZIzj0EAwIwDDEKMAgGA1UEAwwBeDAgFw0yNjExMjUxNzM2MDNa
GA8yMTI2MTEwMTE3MzYwM1owDDEKMAgGA1UEAwwBeDBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABPGmVdUH1jlj8yn5T7EpqH5n3X6208P9tzZzjmgN
van2AXmovWRvq9ctjzCys/Svc2gXQphVNZvPeZ3+TVLE2tCjejB4MB0GA1UdDgQWBBQkQ27O79AuNWHWUM8pcSj/w+qq3TAfBgNVHSMEGDAWgBQkQ27O
79AuNWHWUM8pcSj/w+qq3TArBgNVHR8EJDAiMCCgHqAchhpodHRwOi8vMTI3LjAuMC4xOjAwMDAwL2NybDAJBgNVHRMEAjAAMAoGCCqGSM49BAMCA0kA
MEYCIQDkjifKZNXSL/1WaPtgmvnDBcEuzxdVMnhrcoutTHvMLgIhAOrwciRE8XcWh5NRljLj6YeDs87N4bExlIfk0aSXJ7qR`;
type RegistrationResponse = ReturnType<ReturnType<typeof createPasskey>["register"]>["response"];
const withoutData = (response: RegistrationResponse) => {
  response.authenticatorData = undefined;
};
const latin1 = (text: string) => Buffer.from(text, "latin1");
const NONE = latin1("cfmtdnonegattStmt\xa0");

describe("passkeys", () => {
  let setup: Awaited<ReturnType<typeof prepareSetup>>;
  let desk: Awaited<ReturnType<typeof startDesk>>;
  let person: ReturnType<typeof createClient>;
  const fetched: string[] = [];
  const internal = createServer(({ url = "" }, response) => {
    fetched.push(url);
    response.end();
  });

  const register = async (
    attestation: Buffer,
    change: (response: RegistrationResponse) => void = () => {},
  ) => {
    const passkey = createPasskey(desk.origin);
    const { json } = await person.request("/auth/passkey/generate-register-options");
    const response = passkey.register(json.challenge, attestation);
    change(response.response);
    const { status } = await person.request("/auth/passkey/verify-registration", "POST", {
      response,
      name: "Mine",
    });
    return { passkey, status };
  };
  const signIn = async (passkey: ReturnType<typeof createPasskey>) => {
    const client = createClient(desk.origin);
    const { json } = await client.request("/auth/passkey/generate-authenticate-options");
    await client.request("/auth/passkey/verify-authentication", "POST", {
      response: passkey.assert(json.challenge),
    });
    return (await client.request("/api/me")).json?.person?.name;
  };

  beforeAll(async () => {
    await new Promise<void>((resolve) => internal.listen(0, "127.0.0.1", resolve));
    setup = await prepareSetup();
    desk = await startDesk(setup.settings, "team");
    person = await signInFirstOwner(desk);
  });
  afterAll(async () => {
    await desk?.stop();
    await setup?.remove();
    internal.close();
  });

  test("sign people in without their attestation, however the browser encoded it", async () => {
    for (const change of [
      undefined,
      withoutData,
      // Make the base64url invalid, so that Better Auth and the desk might decode it to different bytes.
      (response: RegistrationResponse) => {
        response.attestationObject = ` ${response.attestationObject}`;
      },
    ]) {
      const { passkey, status } = await register(NONE, change);
      expect([status, await signIn(passkey)]).toEqual([200, "farhana"]);
    }
  });

  test("never make the server fetch the URLs in their certificates", async () => {
    const port = String((internal.address() as AddressInfo).port).padStart(5, "0");
    const named = Buffer.from(CERTIFICATE, "base64").toString("latin1").replace("00000", port);
    const length = String.fromCharCode(named.length >> 8, named.length & 0xff);
    const apple = latin1(`cfmteapplegattStmt\xa1cx5c\x81\x59${length}${named}`);
    const { passkey, status } = await register(apple);
    expect(fetched).toEqual([]);
    expect([status, await signIn(passkey)]).toEqual([200, "farhana"]);
    expect((await register(apple, withoutData)).status).toBe(400);
    expect((await register(Buffer.concat([apple, NONE]))).status).toBe(200);
    expect(fetched).toEqual([]);
    expect(desk.stderr()).toBe("");
  });
});
