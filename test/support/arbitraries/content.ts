import fc from 'fast-check';
import type { Target } from '#core/content/target.ts';
import { breakpoints } from '#core/site/breakpoint.ts';

/** Any text, including characters that no keyboard types. */
export const anyText = fc.string({ unit: 'binary', maxLength: 30 });

/** Text that an address can contain: without lone surrogates. */
export const soundText = fc.string({ unit: 'grapheme', maxLength: 20 });

export const breakpoint = fc.constantFrom(...breakpoints);

/** Ids of few letters, so that lists share some. */
export const shortId = fc.string({ unit: fc.constantFrom(...'abcd'), minLength: 1, maxLength: 2 });

export const queryEntries = fc.array(fc.tuple(soundText, soundText), { maxLength: 6 });

export const target: fc.Arbitrary<Target> = fc.record({
  text: fc.string(),
  url: fc.constantFrom('', '/cart', 'https://example.com'),
  newWindow: fc.boolean(),
  style: fc.constantFrom('primary', 'secondary', 'tertiary', 'link'),
});
