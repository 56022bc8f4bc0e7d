import { either as E } from 'fp-ts';
import * as t from 'io-ts';
import { keysTo } from '#core/kernel/decode.ts';
import { mistakesOf } from '#core/content/mistake.ts';

/** Values that take the place of fields that cannot be read; undefined: the field is optional. */
export type Fallbacks = { readonly [field: string]: unknown };

/** What could be read of a document, and what is wrong with the rest, for the log. */
type ReadablePart<Wire> = { readonly value?: Wire; readonly problem?: string };

/** Each round removes what the round before has found wrong; nested lists need several. */
const MAX_ROUNDS = 20;

/** The innermost item of a list that contains the value at `keys`; undefined if the value is in no list. */
const itemWith = (
  body: unknown,
  keys: readonly string[],
): { readonly list: readonly unknown[]; readonly index: number } | undefined => {
  let found: { readonly list: readonly unknown[]; readonly index: number } | undefined;
  let value = body;
  for (const key of keys) {
    if (typeof value !== 'object' || value === null) break;
    if (Array.isArray(value)) found = { list: value, index: Number(key) };
    value = Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
  }
  return found;
};

type Broken = ReadonlyMap<readonly unknown[], ReadonlySet<number>>;

const without = (value: unknown, broken: Broken): unknown => {
  if (Array.isArray(value))
    return value.filter((_, index) => broken.get(value)?.has(index) !== true).map((part) => without(part, broken));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, without(part, broken)]));
};

/** The document without the values that are wrong; undefined if one of them can neither be left out nor replaced. */
const corrected = (body: unknown, errors: t.Errors, fallbacks: Fallbacks): unknown => {
  const broken = new Map<readonly unknown[], Set<number>>();
  const replaced = new Map<string, unknown>();
  for (const { context } of errors) {
    const keys = keysTo(context);
    const [field = ''] = keys;
    const item = itemWith(body, keys);
    if (item !== undefined) broken.set(item.list, (broken.get(item.list) ?? new Set()).add(item.index));
    else if (Object.hasOwn(fallbacks, field)) replaced.set(field, fallbacks[field]);
    else return undefined;
  }
  const kept = without(body, broken);
  if (!t.UnknownRecord.is(kept)) return undefined;
  const optional = [...replaced].flatMap(([field, value]) => (value === undefined ? [field] : []));
  return Object.fromEntries(
    Object.entries({ ...kept, ...Object.fromEntries(replaced) }).filter(([field]) => !optional.includes(field)),
  );
};

/** At most so many places are named in the log. */
const NAMED = 3;

const problemOf = (errors: t.Errors): string => {
  const mistakes = mistakesOf(errors).map(({ path, problem }) => `${path} ${problem}`);
  const more = mistakes.length - NAMED;
  return `${mistakes.slice(0, NAMED).join(', ')}${more > 0 ? `, and ${more} more` : ''}`;
};

/**
 * Decodes a document as far as possible: items of lists that cannot be read are left out (CNT-03), and fields get their
 * fallbacks. Without `value` nothing of it can be shown.
 */
export const readablePart = <Wire>(
  codec: t.Type<Wire, unknown>,
  body: unknown,
  fallbacks: Fallbacks,
): ReadablePart<Wire> => {
  let rest = body;
  let problem: string | undefined;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const decoded = codec.decode(rest);
    if (E.isRight(decoded)) return { value: decoded.right, ...(problem === undefined ? {} : { problem }) };
    problem ??= problemOf(decoded.left);
    rest = corrected(rest, decoded.left, fallbacks);
    if (rest === undefined) break;
  }
  return { problem: problem ?? 'it has too many mistakes' };
};
