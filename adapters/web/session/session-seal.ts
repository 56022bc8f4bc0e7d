import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * The key is derived from the session id, which only the browser has, so the stored records cannot be read without the
 * cookies. Libraries that encrypt with one secret of the server (`iron-session`) cannot do that.
 */
const keyOf = (id: string): Buffer => createHmac('sha256', id).update('record of a web session').digest();

/**
 * Encrypts a text with a key made of the session id (AES-256-GCM). Returns initialization vector, tag and ciphertext as
 * base64url.
 */
export const seal = (id: string, text: string): string => {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(id), iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
};

/** Decrypts the result of `seal`; undefined for another id or modified data. */
export const unseal = (id: string, sealed: string): string | undefined => {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < IV_BYTES + TAG_BYTES) return undefined;
  const decipher = createDecipheriv(CIPHER, keyOf(id), bytes.subarray(0, IV_BYTES)).setAuthTag(
    bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES),
  );
  try {
    return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return undefined;
  }
};
