type Change = readonly [at: RegExp, instead: (found: string) => string];

/** Anchors are removed, classes negated, and quantifiers changed by one or removed. */
const changes: readonly Change[] = [
  [/^\^/g, () => ''],
  [/(?<!\\)\$$/g, () => ''],
  [
    /\\[dDwWsS]/g,
    ([slash = '', letter = '']) =>
      slash + (letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()),
  ],
  [/\\[pP](?=\{)/g, ([slash = '', letter = '']) => slash + (letter === 'p' ? 'P' : 'p')],
  [/(?<!\\)\[\^/g, () => '['],
  [/(?<!\\)\[(?!\^)/g, () => '[^'],
  [/(?<=[^\\(?])[+*?](?![?=!<:])/g, () => ''],
  [/\{(\d+)(?=[,}])/g, (found) => `{${Number(found.slice(1)) + 1}`],
  [/(?<=\{\d+,)\d+(?=\})/g, (found) => String(Number(found) - 1)],
];

const isPattern = (source: string, flags: string): boolean => {
  try {
    return new RegExp(source, flags) instanceof RegExp;
  } catch {
    return false;
  }
};

/** The patterns that differ by a single change; invalid patterns are omitted. */
export const patternChanges = (source: string, flags: string): readonly string[] => [
  ...new Set(
    changes
      .flatMap(([at, instead]) =>
        [...source.matchAll(at)].map(
          ({ index, 0: found }) => source.slice(0, index) + instead(found) + source.slice(index + found.length),
        ),
      )
      .filter((changed) => changed !== '' && changed !== source && isPattern(changed, flags)),
  ),
];
