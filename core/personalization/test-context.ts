import type { Variant } from './variant-label.ts';

/** Overrides of a tester: experience id to variant, and `segment` to a segment id (P13N-10, P13N-11). */
export type TestContext = { readonly [name: string]: string };

/** The query parameter that sets a context, and its session storage key. */
export const TEST_CONTEXT_KEY = 'p13n_testcontext';

const SEGMENT = 'segment';

/** Pairs `key:value` separated by commas. Incomplete pairs are ignored; the last of equal keys counts. */
const parse = (text: string): TestContext =>
  Object.fromEntries(
    text.split(',').flatMap((pair) => {
      const [name = '', ...rest] = pair.split(':');
      const entry = [name.trim(), rest.join(':').trim()] as const;
      return entry.includes('') ? [] : [entry];
    }),
  );

/**
 * Serializes a context for session storage.
 * Law: a written context reads back to the same (P13N-11).
 */
const format = (context: TestContext): string =>
  Object.entries(context)
    .map(([name, value]) => `${name}:${value}`)
    .join(',');

/**
 * The context after a visit. `clear` is not a pair, so it empties the context. `asked`: the parameter's value,
 * undefined if absent.
 * Law: an address that sets a context replaces what was kept, and an address that says nothing keeps it (P13N-11).
 */
const next = (stored: TestContext, asked: string | undefined): TestContext =>
  asked === undefined ? stored : parse(asked);

const forced = (context: TestContext, name: string): string | undefined =>
  Object.hasOwn(context, name) ? context[name] : undefined;

/** The segment that a tester forces (SEG-02). */
const forcedSegment = (context: TestContext): string | undefined => forced(context, SEGMENT);

/** The variant of an experience that a tester forces. */
const forcedVariant = (context: TestContext, experienceId: string): Variant | undefined =>
  experienceId === SEGMENT ? undefined : forced(context, experienceId);

export const TestContext = { empty: {}, parse, format, next, forcedSegment, forcedVariant } as const;
