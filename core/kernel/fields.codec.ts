import * as t from 'io-ts';
import { hasVisible } from './unseen.ts';

type Read<Fields extends t.Props> = { readonly [key in keyof Fields]: t.TypeOf<Fields[key]> };
type Written<Fields extends t.Props> = { readonly [key in keyof Fields]: t.OutputOf<Fields[key]> };

/** What a codec reads: a record, with its required and its optional fields, or a list of items. */
type Structure =
  | { readonly _tag: 'record'; readonly needed: t.Props; readonly optional: t.Props }
  | { readonly _tag: 'list'; readonly item: t.Mixed };

const structures = new WeakMap<t.Mixed, Structure>();

/** What a codec reads, for texts about it; undefined for a text, a number and others without parts. */
export const structureOf = (codec: t.Mixed): Structure | undefined => structures.get(codec);

/** A codec that reads what another one does. */
export const structuredAs = <Codec extends t.Mixed>(codec: Codec, structure: Structure | undefined): Codec => {
  if (structure !== undefined) structures.set(codec, structure);
  return codec;
};

/** A text that fulfills a condition; `name` completes "is not …" in a refusal. */
export const refinedLine = (name: string, is: (value: string) => boolean): t.Type<string, string, unknown> => {
  const guard = (value: unknown): value is string => typeof value === 'string' && is(value);
  return new t.Type(
    name,
    guard,
    (value, context) => (guard(value) ? t.success(value) : t.failure(value, context)),
    t.identity,
  );
};

/** A line of text of at most 500 code units. */
export const line = refinedLine('a line of text of at most 500 characters', (text) => text.length <= 500);

/** A line of text, not of spaces and characters that cannot be seen alone. */
export const filledLine = refinedLine(
  'a line of visible text of at most 500 characters',
  (text) => text.length <= 500 && hasVisible(text),
);

/**
 * An id that a document names and requests have: they refuse characters that cannot be seen, more than 100 code units,
 * and the dot segments of a path (CNT-03).
 */
export const namedId = refinedLine(
  'an id',
  (text) => text.length <= 100 && text.trim() !== '' && !/^\.\.?$|[\p{C}\p{Zl}\p{Zp}\p{DI}]/u.test(text),
);

/** A list with a maximum size, which is checked before the items are decoded. */
export const list = <Item, Output>(
  item: t.Type<Item, Output, unknown>,
  most: number,
): t.Type<readonly Item[], readonly Output[], unknown> => {
  const items = t.readonlyArray(item);
  const fits = (value: unknown): boolean => Array.isArray(value) && value.length <= most;
  const codec = new t.Type<readonly Item[], readonly Output[], unknown>(
    `at most ${most} items`,
    (value): value is readonly Item[] => fits(value) && items.is(value),
    (value, context) => (fits(value) ? items.validate(value, context) : t.failure(value, context)),
    items.encode,
  );
  return structuredAs(codec, { _tag: 'list', item });
};

const withDefault = <Value, Output>(
  codec: t.Type<Value, Output, unknown>,
  value: Value,
): t.Type<Value, Output, unknown> =>
  structuredAs(
    new t.Type(
      codec.name,
      codec.is,
      (given, context) => (given === undefined ? t.success(value) : codec.validate(given, context)),
      codec.encode,
    ),
    structureOf(codec),
  );

/** An optional field of a document, with its default. */
export type Defaulted<Codec extends t.Mixed = t.Mixed> = { readonly codec: Codec; readonly value: t.TypeOf<Codec> };

export const defaultTo = <Value, Output>(
  codec: t.Type<Value, Output, unknown>,
  value: Value,
): Defaulted<t.Type<Value, Output, unknown>> => ({ codec: withDefault(codec, value), value });

type Defaults = { readonly [key: string]: Defaulted };
type CodecsOf<Table extends Defaults> = { readonly [key in keyof Table]: Table[key]['codec'] };

/** The fields of a record: required, optional, and optional with a default. */
export type FieldTable<Needed extends t.Props, Allowed extends t.Props, WithDefault extends Defaults> = {
  readonly needed: Needed;
  readonly allowed?: Allowed;
  readonly defaults?: WithDefault;
};

export type FieldsRead<Needed extends t.Props, Allowed extends t.Props, WithDefault extends Defaults> = Read<Needed> &
  Read<CodecsOf<WithDefault>> &
  Partial<Read<Allowed>>;
export type FieldsWritten<
  Needed extends t.Props,
  Allowed extends t.Props,
  WithDefault extends Defaults,
> = Written<Needed> & Partial<Written<CodecsOf<WithDefault>>> & Partial<Written<Allowed>>;

/**
 * A record of a document. A present optional field must be valid, so it is never undefined. Unknown fields are removed.
 */
export const fields = <Needed extends t.Props, Allowed extends t.Props = {}, WithDefault extends Defaults = {}>(
  name: string,
  { needed, allowed, defaults }: FieldTable<Needed, Allowed, WithDefault>,
): t.Type<FieldsRead<Needed, Allowed, WithDefault>, FieldsWritten<Needed, Allowed, WithDefault>, unknown> => {
  type Value = FieldsRead<Needed, Allowed, WithDefault>;
  type Output = FieldsWritten<Needed, Allowed, WithDefault>;
  const defaulted = Object.fromEntries(Object.entries(defaults ?? {}).map(([key, { codec }]) => [key, codec]));
  const codecs: t.Props = { ...needed, ...defaulted };
  const has = (value: unknown, key: string): boolean =>
    typeof value === 'object' && value !== null && Object.hasOwn(value, key);
  // The set of optional fields is known only at run time, so the type of the built codec is asserted.
  const present = (value: unknown): t.Type<Value, Output, unknown> =>
    t.strict(
      { ...codecs, ...Object.fromEntries(Object.entries(allowed ?? {}).filter(([key]) => has(value, key))) },
      name,
    ) as t.Mixed as t.Type<Value, Output, unknown>;
  const codec = new t.Type<Value, Output, unknown>(
    name,
    (value): value is Value => present(value).is(value),
    (value, context) => present(value).validate(value, context),
    (value) => present(value).encode(value),
  );
  return structuredAs(codec, { _tag: 'record', needed, optional: { ...defaulted, ...allowed } });
};
