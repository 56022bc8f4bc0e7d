import type * as t from 'io-ts';
import { keysTo } from '../kernel/decode.ts';
import { contentIcons } from './icon-size.ts';
import { widgets } from './placements.ts';
import { targetStyles } from './target.ts';

/** What is wrong with a content document: the place, such as `sections.0.items.2.targets.0.url`, and a predicate. */
export type Mistake = { readonly path: string; readonly problem: string };

/** What an editor corrects in a document: one with mistakes is not stored, warnings do not prevent that. */
export type DocumentCheck = { readonly mistakes: readonly Mistake[]; readonly warnings: readonly Mistake[] };

/** The place of a value in a document. */
export type DocumentPlace = readonly (string | number)[];

/** A mistake at a place; the whole document is named as such. */
export const mistakeAt = (place: DocumentPlace, problem: string): Mistake => ({
  path: place.length === 0 ? 'the document' : place.join('.'),
  problem,
});

const LITERAL = 'LiteralType';

const tagOf = (type: t.Decoder<never, unknown> | undefined): unknown =>
  type !== undefined && '_tag' in type ? type._tag : undefined;

/** The alternatives of unions that an error is in, each with its number. */
const alternativesOf = ({ context }: t.ValidationError): readonly string[] =>
  context.flatMap(({ key }, index) =>
    tagOf(context[index - 1]?.type) === 'UnionType' ? [JSON.stringify([keysTo(context.slice(0, index)), key])] : [],
  );

/** An error of the field that says which alternative of a union a value is. */
const isOtherAlternative = ({ context }: t.ValidationError): boolean => tagOf(context.at(-1)?.type) === LITERAL;

/**
 * Names of types as predicates; codecs of content are named by what a value has to be. A long explanation is here, since
 * pages load the codecs.
 */
const expected: readonly (readonly [name: RegExp, predicate: string])[] = [
  [/^string$/, 'a text'],
  [/^number$/, 'a number'],
  [/^WholeNumber$/, 'a whole number'],
  [/^boolean$/, 'true or false'],
  [/^(?:List up to|at most) ([0-9]+) [^]*$/, 'a list of at most $1'],
  [/^(?:Readonly)?Array<[^]*$/, 'a list'],
  [/^[^{]*\{[^]*$/, 'a record'],
  [/^settings by width$/, 'a record of settings by width, such as { "sm": … }'],
  [/^a video$/, 'a video, such as { "url": "/film/dawn.mp4" }'],
  [/^a known icon$/, `one of the icons ${contentIcons.join(', ')}`],
  [/^a style of a target$/, `one of the styles ${targetStyles.join(', ')}`],
  [/^a placement$/, `one of the placements ${widgets.join(', ')}`],
  [/^the name of a picture$/, 'the name of a picture, such as scenes/hero-snow: `portico media list` shows yours'],
  [/^an address$/, 'an address of at most 2,000 characters, such as /sale, https://…, mailto:… or tel:…'],
];

/** The name of a type, or of the last part of a type that reads a value in several parts. */
const lastPart = (name: string): string =>
  name.startsWith('pipe(') ? name.slice(name.lastIndexOf(', ') + 2, -1) : name;

/** What a value has to be: the name of a type without the technical notation of parts, records and lists. */
export const plainName = (type: string): string => {
  const name = lastPart(type);
  const [pattern, predicate] = expected.find(([one]) => one.test(name)) ?? [];
  return pattern === undefined || predicate === undefined ? name : name.replace(pattern, predicate);
};

const problemOf = ({ context, message }: t.ValidationError): string => {
  const last = context.at(-1);
  if (message !== undefined) return `is not allowed: ${message}`;
  const name = last?.type.name ?? 'readable';
  if (last?.actual === undefined) return 'is missing';
  return `is not ${plainName(name)}`;
};

/** The mistakes that the errors of a codec name, one for each place. Errors of other alternatives of a union are omitted. */
export const mistakesOf = (errors: t.Errors, place: DocumentPlace = []): readonly Mistake[] => {
  const others = new Set(errors.filter(isOtherAlternative).flatMap(alternativesOf));
  const own = errors.filter((error) => !alternativesOf(error).some((one) => others.has(one)));
  const found = new Map<string, Mistake>();
  for (const error of own.length === 0 ? errors : own) {
    const mistake = mistakeAt([...place, ...keysTo(error.context)], problemOf(error));
    if (!found.has(mistake.path)) found.set(mistake.path, mistake);
  }
  return [...found.values()];
};
