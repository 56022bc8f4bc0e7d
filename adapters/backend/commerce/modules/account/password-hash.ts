import { encodeBase64Url } from '#core/kernel/base64url.ts';

/**
 * PBKDF2 with HMAC-SHA-256. It is what the platform offers wherever this service runs, and it works aside;
 * scrypt is Node's alone, and Argon2 needs a native package. The number of rounds is in each hash, so that it can be
 * raised.
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

/** A password with its scheme, rounds and a salt of its own. */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = encodeBase64Url(crypto.getRandomValues(new Uint8Array(SALT_BYTES)));
  return [SCHEME, ROUNDS, salt, await hashOf(password, { rounds: ROUNDS, salt })].join('$');
};

/** Takes as long as any other, and no password is its own: compared with where there is no account (reliability A6). */
const DUMMY = [SCHEME, ROUNDS, 'AAAAAAAAAAAAAAAAAAAAAA', 'nobody'].join('$');

/** Equal in a time that does not depend on where two texts differ. */
const isEqual = (one: string, other: string): boolean => {
  let difference = one.length ^ other.length;
  for (let place = 0; place < one.length; place += 1)
    difference |= one.charCodeAt(place) ^ other.charCodeAt(place % Math.max(1, other.length));
  return difference === 0;
};

/** Whether a password is the one that was hashed. Without a hash the answer is no, and takes as long. */
export const isPassword = async (password: string, stored: string = DUMMY): Promise<boolean> => {
  const [scheme, rounds, salt = '', hash = ''] = stored.split('$');
  if (scheme !== SCHEME) throw new TypeError('A password was hashed in an unknown way');
  return isEqual(await hashOf(password, { rounds: Number(rounds), salt }), hash);
};
