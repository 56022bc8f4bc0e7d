/** The text without halves of surrogate pairs, which no address and no encoding can carry. */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\uFFFD');

/** The text as a part of an address. */
export const encodePart = (text: string): string => encodeURIComponent(wellFormed(text));

/** Reads a part of an address. A broken percent sign in a typed address is kept as it is. */
export const decodePart = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};
