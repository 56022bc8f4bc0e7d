const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/**
 * Six bits a sign, the first bit of a byte first; a last sign that is not full is filled with zeros. No padding.
 * Law: base64url is that of the platform.
 */
export const base64url = (bytes: Uint8Array): string => {
  let text = '';
  let bits = 0;
  let held = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    while (bits >= 6) {
      bits -= 6;
      text += signs.charAt((held >> bits) & 63);
    }
  }
  return bits === 0 ? text : text + signs.charAt((held << (6 - bits)) & 63);
};
