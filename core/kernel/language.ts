/** The language of a tag is its first part: `fr-CA` and `fr_CA` are French. */
export const languageOf = (tag: string): string => tag.toLowerCase().split(/[-_]/)[0] ?? '';
