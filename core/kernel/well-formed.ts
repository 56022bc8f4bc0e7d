/** The text without halves of surrogate pairs, which no address and no encoding can carry. */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\uFFFD');
