import { encodeBase64Url } from '#core/kernel/base64url.ts';

/**
 * PBKDF2 with HMAC-SHA-256 of Web Crypto, which runs off the main thread on every platform; scrypt is in Node only. The
 * number of rounds is part of each hash, so that it can be raised.
 */
const SCHEME = 'pbkdf2-sha256';
const ROUNDS = 600_000;
const SALT_BYTES = 16;
const HASH_BITS = 256;

const hashOf = async (
  password: string,
  { rounds, salt }: { readonly rounds: number; readonly salt: string },
): Promise<string> => {
  const bytes = new TextEncoder();
  const key = await crypto.subtle.importKey('raw', bytes.encode(password), 'PBKDF2', false, ['deriveBits']);
  return encodeBase64Url(
    new Uint8Array(
      await crypto.subtle.deriveBits(
        { name: 'PBKDF2', hash: 'SHA-256', salt: bytes.encode(salt), iterations: rounds },
        key,
        HASH_BITS,
      ),
    ),
  );
};

/** The hash of a password with its scheme, rounds and salt. */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = encodeBase64Url(crypto.getRandomValues(new Uint8Array(SALT_BYTES)));
  return [SCHEME, ROUNDS, salt, await hashOf(password, { rounds: ROUNDS, salt })].join('$');
};

/**
 * Compared where there is no account, so that the response takes equally long (reliability A6); matches no password.
 */
const DUMMY = [SCHEME, ROUNDS, 'AAAAAAAAAAAAAAAAAAAAAA', 'none'].join('$');

/** Compares in constant time. */
const isEqual = (one: string, other: string): boolean => {
  let difference = one.length ^ other.length;
  for (let place = 0; place < one.length; place += 1)
    difference |= one.charCodeAt(place) ^ other.charCodeAt(place % Math.max(1, other.length));
  return difference === 0;
};

/** Whether a password matches a stored hash. Without a hash false, in the same time. */
export const isPassword = async (password: string, stored: string = DUMMY): Promise<boolean> => {
  const [scheme, rounds, salt = '', hash = ''] = stored.split('$');
  if (scheme !== SCHEME) throw new TypeError('A password was hashed in an unknown way');
  return isEqual(await hashOf(password, { rounds: Number(rounds), salt }), hash);
};
