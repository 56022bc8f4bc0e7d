import { withEscapedControls } from './control-characters.ts';

/** Characters that begin a range with a direction of its own, and the character that ends each. */
const ends: ReadonlyMap<string, string> = new Map([
  ['\u202a', '\u202c'],
  ['\u202b', '\u202c'],
  ['\u2066', '\u2069'],
  ['\u2067', '\u2069'],
  ['\u2068', '\u2069'],
]);

/** Overrides write the characters after them in another order than they are read. */
const overrides: ReadonlySet<string> = new Set(['\u202d', '\u202e']);

const marks = /[\u202a-\u202e\u2066-\u2069]/g;

/** Characters that begin or end a range and have no counterpart. An override begins one, too. */
const unpaired = (text: string): readonly string[] => {
  const open: string[] = [];
  const alone: string[] = [];
  for (const [mark] of text.matchAll(marks)) {
    const begun = open.at(-1);
    if (ends.has(mark) || overrides.has(mark)) open.push(mark);
    else if (begun !== undefined && (ends.get(begun) ?? '\u202c') === mark) open.pop();
    else alone.push(mark);
  }
  return [...open.filter((mark) => !overrides.has(mark)), ...alone];
};

/**
 * What the direction characters of a text do to it that its reader does not expect, as predicates. Arabic and Hebrew
 * need isolates and embeddings, so pairs of them are no problem.
 */
export const directionProblems = (text: string): readonly string[] => [
  ...[...overrides]
    .filter((mark) => text.includes(mark))
    .map((mark) => `has ${withEscapedControls(mark)}, which changes the order of the characters after it`),
  ...[...new Set(unpaired(text))].map(
    (mark) => `has ${withEscapedControls(mark)} without its counterpart, which changes the direction of other text`,
  ),
];
