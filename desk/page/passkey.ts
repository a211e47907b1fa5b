import { callApi } from "./api";

/** Adds a passkey of this device to whoever is in. @throws when the person or the device says no */
export async function createPasskey(name: string): Promise<void> {
  const options = await callApi<PublicKeyCredentialCreationOptionsJSON>(
    "/auth/passkey/generate-register-options",
  );
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const credential = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
  await callApi("/auth/passkey/verify-registration", "POST", { response: credential.toJSON(), name });
}

/** Comes in with a passkey. @throws when there is none, or it is not known here */
export async function signInByPasskey(): Promise<void> {
  const options = await callApi<PublicKeyCredentialRequestOptionsJSON>(
    "/auth/passkey/generate-authenticate-options",
  );
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const credential = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
  await callApi("/auth/passkey/verify-authentication", "POST", { response: credential.toJSON() });
}
