import fc from 'fast-check';

/**
 * How often a part of a matching text is repeated. The first value finds exponential growth before it runs for hours.
 */
const REPEATS = [23, 400, 10_000] as const;
/**
 * A pattern that reads each character once takes a fraction of a millisecond; one that restarts at each character, 50
 * times the limit (milliseconds).
 */
const LIMIT_MS = 20;
const TRIES = 4;
const LONGEST_SAMPLE = 24;

/**
 * Characters that make a match fail after a repetition: one that hardly any pattern accepts, and one that classes often
 * exclude.
 */
const ENDS = ['\u0001', '@'] as const;

/** Texts that a pattern matches, as far as samples can be derived from it, and the empty one. */
const samplesOf = (pattern: RegExp): readonly string[] => {
  try {
    // Word boundaries cannot be sampled, and consume no character.
    const samples = fc.sample(
      fc.stringMatching(new RegExp(pattern.source.replaceAll('\\b', ''), pattern.flags.replace(/[gyi]/g, ''))),
      { numRuns: 3, seed: 7 },
    );
    return ['', ...samples.map((text) => text.slice(0, LONGEST_SAMPLE))];
  } catch {
    // Nor can character classes, and look-behind.
    return ['', 'aA0', ' a-b', '<a b="c">'];
  }
};

/** Characters worth repeating at a position of a text: its neighbors, and those in many classes. */
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

/** Whether a pattern is slow for a text, however busy the machine is: the best of several tries counts. */
const isSlow = (pattern: RegExp, text: string): boolean =>
  Array.from({ length: TRIES }).every(() => millisecondsOf(pattern, text) > LIMIT_MS);

/** Whether a pattern repeats a part: all others read each place of a text a fixed number of times. */
const isRepeating = ({ source }: RegExp): boolean => /[*+]|\{\d+,/.test(source);

/**
 * A text on which a regular expression takes time that grows faster than the text, described; undefined if none was
 * found.
 */
export const slowTextOf = (given: RegExp): string | undefined => {
  if (!isRepeating(given)) return undefined;
  const pattern = new RegExp(given.source, given.flags.replace(/[gy]/g, ''));
  const samples = samplesOf(given);
  for (const times of REPEATS) {
    for (const sample of samples) {
      for (let place = 0; place <= sample.length; place += 1) {
        const [before, after] = [sample.slice(0, place), sample.slice(place)];
        for (const pump of pumps(sample, place)) {
          const middle = pump.repeat(times);
          const ends = after === '' ? ENDS : ENDS.flatMap((end) => [end, after + end]);
          for (const text of ends.map((end) => before + middle + end)) {
            if (isSlow(pattern, text))
              return `${JSON.stringify(before)}, ${times} times ${JSON.stringify(pump)}, ${JSON.stringify(text.slice(before.length + middle.length))}`;
          }
        }
      }
    }
  }
  return undefined;
};
