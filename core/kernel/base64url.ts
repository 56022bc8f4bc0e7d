const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/**
 * Bytes as base64url (RFC 4648, section 5) without padding: for random ids, verifiers and digests, on every platform.
 * `Uint8Array.toBase64` is missing in Node 24 and in older browsers, and `btoa` is no part of the language.
 * Law: base64url is that of the platform.
 */
export const encodeBase64Url = (bytes: Uint8Array): string => {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,6}/g) ?? [];
  return groups.map((group) => digits.charAt(Number.parseInt(group.padEnd(6, '0'), 2))).join('');
};
