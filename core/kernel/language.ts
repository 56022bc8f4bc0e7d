/** The language of a tag is its first part: `fr-CA` is French. */
export const languageOf = (tag: string): string => tag.toLowerCase().split('-')[0] ?? '';
