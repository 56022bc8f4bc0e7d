/** Replaces lone surrogates, which cannot be encoded. */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\uFFFD');

/** Percent-encodes a part of an address. */
export const encodePart = (text: string): string => encodeURIComponent(wellFormed(text));

/** Decodes a part of an address. An invalid percent sequence is kept as it is. */
export const decodePart = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};
