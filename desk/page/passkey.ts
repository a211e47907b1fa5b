import { callApi } from "./api";

/** Creates a passkey on this device for the signed-in person. Throws if the person or the device refuses. */
export async function createPasskey(name: string): Promise<void> {
  const options = await callApi<PublicKeyCredentialCreationOptionsJSON>(
    "/auth/passkey/generate-register-options",
  );
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const credential = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
  await callApi("/auth/passkey/verify-registration", "POST", { response: credential.toJSON(), name });
}

/**
 * Signs in with a passkey. Throws if the device has no passkey for the desk, or if the server does not know the
 * passkey.
 */
export async function signInByPasskey(): Promise<void> {
  const options = await callApi<PublicKeyCredentialRequestOptionsJSON>(
    "/auth/passkey/generate-authenticate-options",
  );
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const credential = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
  await callApi("/auth/passkey/verify-authentication", "POST", { response: credential.toJSON() });
}
