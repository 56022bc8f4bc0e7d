/** Every text of a value with its path. A text is an object with `en`. */
export const wordsIn = (value: unknown, path = ''): readonly { readonly path: string; readonly words: object }[] => {
  if (typeof value !== 'object' || value === null) return [];
  return 'en' in value
    ? [{ path, words: value }]
    : Object.entries(value).flatMap(([key, part]) => wordsIn(part, `${path}/${key}`));
};
