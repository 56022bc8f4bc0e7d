import fc from 'fast-check';

/**
 * How often a part of a matching text is repeated. The first finds what grows exponentially before it runs for hours.
 */
const REPEATS = [23, 400, 10_000] as const;
/**
 * A pattern that looks at each sign once takes a fraction of a millisecond; one that begins again at each sign, 50
 * times the limit (milliseconds).
 */
const LIMIT_MS = 20;
const TRIES = 4;
const LONGEST_SAMPLE = 24;

/**
 * Signs by which a match fails behind a repetition: one that hardly any pattern takes, and one that classes often leave
 * out.
 */
const ENDS = ['\u0001', '@'] as const;

/** Texts that a pattern matches, as far as samples can be made of it, and the empty one. */
const samplesOf = (pattern: RegExp): readonly string[] => {
  try {
    // Word borders cannot be sampled, and take no sign.
    const samples = fc.sample(
      fc.stringMatching(new RegExp(pattern.source.replaceAll('\\b', ''), pattern.flags.replace(/[gyi]/g, ''))),
      { numRuns: 3, seed: 7 },
    );
    return ['', ...samples.map((text) => text.slice(0, LONGEST_SAMPLE))];
  } catch {
    // Nor can classes of letters, and look-behind.
    return ['', 'aA0', ' a-b', '<a b="c">'];
  }
};

/** Signs that are worth repeating at a place of a text: those beside it, and those that many classes hold. */
const pumps = (text: string, place: number): ReadonlySet<string> =>
  new Set(
    [
      ...text.slice(Math.max(0, place - 2), place + 1),
      text.slice(Math.max(0, place - 2), place),
      ' ',
      'a',
      '0',
      '/',
      '.',
      '-',
      '<',
    ].filter((part) => part !== ''),
  );

const millisecondsOf = (pattern: RegExp, text: string): number => {
  const start = performance.now();
  pattern.test(text);
  return performance.now() - start;
};

/** Whether a pattern takes long for a text, however busy the machine is: the best of several tries counts. */
const isSlow = (pattern: RegExp, text: string): boolean =>
  Array.from({ length: TRIES }).every(() => millisecondsOf(pattern, text) > LIMIT_MS);

/**
 * A text on which a regular expression takes time that grows faster than the text, described; undefined where none was
 * found.
 */
export const slowTextOf = (given: RegExp): string | undefined => {
  const pattern = new RegExp(given.source, given.flags.replace(/[gy]/g, ''));
  const samples = samplesOf(given);
  for (const times of REPEATS) {
    for (const sample of samples) {
      for (let place = 0; place <= sample.length; place += 1) {
        const [before, after] = [sample.slice(0, place), sample.slice(place)];
        for (const pump of pumps(sample, place)) {
          const middle = pump.repeat(times);
          for (const text of ENDS.flatMap((end) => [before + middle + end, before + middle + after + end])) {
            if (isSlow(pattern, text))
              return `${JSON.stringify(before)}, ${times} times ${JSON.stringify(pump)}, ${JSON.stringify(text.slice(before.length + middle.length))}`;
          }
        }
      }
    }
  }
  return undefined;
};
