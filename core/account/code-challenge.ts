import { encodeBase64Url } from '../kernel/base64url.ts';

/** How many random bytes a verifier is made of (AUTH-03). */
export const VERIFIER_BYTES = 32;

/**
 * The secret of a sign-in, kept until the exchange and then dropped (AUTH-04). One call differs from another by its
 * random bytes.
 * Law: verifier and challenge both match `^[A-Za-z0-9_-]{43}$`; two calls give different verifiers (PR-28).
 */
const verifier = (random: Uint8Array): string => {
  if (random.length !== VERIFIER_BYTES)
    throw new RangeError(`A verifier is made of ${VERIFIER_BYTES} bytes, not ${random.length}`);
  return encodeBase64Url(random);
};

/** What the digest is taken of: the verifier's signs as ASCII (PR-28). */
const digested = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

export const CodeChallenge = {
  verifier,
  digested,
  /** What sign-in sends of the verifier: its SHA-256 digest, URL-safe (PR-28). */
  challenge: encodeBase64Url,
} as const;
