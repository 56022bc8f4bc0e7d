import type { Variant } from './variant-label.ts';

/** What a tester forces: experience id to variant, and `segment` to a segment id (P13N-10, P13N-11). */
export type TestContext = { readonly [name: string]: string };

/** The query parameter that sets a context, and the key of session storage that keeps it. */
export const TEST_CONTEXT_KEY = 'p13n_testcontext';

const SEGMENT = 'segment';

/**
 * Pairs `key:value` joined by commas. A pair without a key or a value says nothing; of two with one key the later
 * counts.
 */
const parse = (text: string): TestContext =>
  Object.fromEntries(
    text.split(',').flatMap((pair) => {
      const [name = '', ...rest] = pair.split(':');
      const entry = [name.trim(), rest.join(':').trim()] as const;
      return entry.includes('') ? [] : [entry];
    }),
  );

/**
 * A context as session storage keeps it.
 * Law: a written context reads back to the same (P13N-11).
 */
const format = (context: TestContext): string =>
  Object.entries(context)
    .map(([name, value]) => `${name}:${value}`)
    .join(',');

/**
 * The context after a visit. `clear` is no pair, so it empties it. `asked` is the parameter's value, undefined where it
 * is absent.
 * Law: an address that sets a context replaces what was kept, and an address that says nothing keeps it (P13N-11).
 */
const next = (stored: TestContext, asked: string | undefined): TestContext =>
  asked === undefined ? stored : parse(asked);

const forced = (context: TestContext, name: string): string | undefined =>
  Object.hasOwn(context, name) ? context[name] : undefined;

/** The segment that a tester wants to see, whatever their own is (SEG-02). */
const forcedSegment = (context: TestContext): string | undefined => forced(context, SEGMENT);

/** The variant that a tester wants to see of an experience. */
const forcedVariant = (context: TestContext, experienceId: string): Variant | undefined =>
  experienceId === SEGMENT ? undefined : forced(context, experienceId);

export const TestContext = { empty: {}, parse, format, next, forcedSegment, forcedVariant } as const;
