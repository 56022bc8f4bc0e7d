const encoded = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** 128 random bits as base64url: an id that cannot be guessed (architecture 0.21). */
export const newId = (): string => encoded(crypto.getRandomValues(new Uint8Array(16)));

/** 256 random bits as base64url: a token. */
export const newToken = (): string => encoded(crypto.getRandomValues(new Uint8Array(32)));

/** SHA-256 in hexadecimal. */
export const digestOf = async (text: string): Promise<string> => {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
};
