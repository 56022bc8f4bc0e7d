const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/**
 * Bytes as base64url (RFC 4648, section 5) without padding: for random ids, verifiers and digests, on every platform.
 * `Uint8Array.toBase64` is missing in Node 24 and in older browsers, and `btoa` is no part of the language.
 * Law: base64url is that of the platform.
 */
export const encodeBase64Url = (bytes: Uint8Array): string => {
  let text = '';
  let bits = 0;
  let held = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    while (bits >= 6) {
      bits -= 6;
      text += digits.charAt((held >> bits) & 63);
    }
  }
  return bits === 0 ? text : text + digits.charAt((held << (6 - bits)) & 63);
};
