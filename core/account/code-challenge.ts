import { encodeBase64Url } from '../kernel/base64url.ts';

/** Length of a verifier in random bytes (AUTH-03). */
export const VERIFIER_BYTES = 32;

/**
 * The secret of a sign-in, kept until the exchange and then discarded (AUTH-04).
 * Law: verifier and challenge both match `^[A-Za-z0-9_-]{43}$`; two calls give different verifiers (PR-28).
 */
const verifier = (random: Uint8Array): string => {
  if (random.length !== VERIFIER_BYTES)
    throw new RangeError(`A verifier is made of ${VERIFIER_BYTES} bytes, not ${random.length}`);
  return encodeBase64Url(random);
};

/** Input of the SHA-256 digest: the characters of the verifier as ASCII (PR-28). */
const digested = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

export const CodeChallenge = {
  verifier,
  digested,
  /** Sent with the sign-in: the SHA-256 digest of the verifier, base64url (PR-28). */
  challenge: encodeBase64Url,
} as const;
