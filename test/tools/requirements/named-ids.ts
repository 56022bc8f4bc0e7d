const one = '([A-Z][A-Z0-9]{1,4})-(\\d{2,3})(?!\\d)';
const range = new RegExp(
  `(?<![\\w-])${one}(?:(?:\\.\\.| to | – |–)(?:([A-Z][A-Z0-9]{1,4})-)?(\\d{2,3})(?![\\w]))?`,
  'g',
);

/** Standards and ciphers with names like ids. */
const others: ReadonlySet<string> = new Set(['SHA-256', 'SHA-384', 'SHA-512', 'AES-256', 'ISO-639']);

/** The ids in a text, and the ends of the ranges that run backwards or from one prefix into another. */
export type Named = { readonly ids: readonly string[]; readonly wrong: readonly string[] };

/**
 * The ids that a text names. `VAL-01..VAL-05`, `VAL-01..05`, `VAL-01 to VAL-05` and `VAL-01–05` name all five; in
 * lists, ids may be separated by any characters.
 */
export const namedIds = (text: string): Named => {
  const ids = new Set<string>();
  const wrong: string[] = [];
  for (const [whole, prefix = '', first = '', lastPrefix = prefix, last = first] of text.matchAll(range)) {
    if (others.has(whole)) continue;
    if (lastPrefix !== prefix || Number(last) < Number(first)) wrong.push(whole);
    else
      for (let number = Number(first); number <= Number(last); number += 1)
        ids.add(`${prefix}-${String(number).padStart(first.length, '0')}`);
  }
  return { ids: [...ids], wrong };
};
