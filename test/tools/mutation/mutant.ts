/** One change of a source: `replacement` replaces the text between `start` and `end`. */
export type Mutant = {
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
  /** The kind of change, such as `operator`. */
  readonly kind: string;
  /** The replacement that throws as soon as the place is reached. */
  readonly probe: string;
};

export const applied = (
  source: string,
  { start, end, replacement }: Pick<Mutant, 'start' | 'end' | 'replacement'>,
): string => source.slice(0, start) + replacement + source.slice(end);

export const lineOf = (source: string, { start }: Mutant): number => source.slice(0, start).split('\n').length;

const oneLine = (text: string): string => {
  const words = text.replace(/\s+/g, ' ');
  return words.length > 90 ? `${words.slice(0, 90)}…` : words;
};

/** The change as text: before and after. */
export const changeOf = (source: string, mutant: Mutant): string =>
  `${oneLine(source.slice(mutant.start, mutant.end))}  →  ${oneLine(mutant.replacement) || '(nothing)'}`;
