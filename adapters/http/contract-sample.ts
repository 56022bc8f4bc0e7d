import * as t from 'io-ts';
import { wholeNumber } from '#adapters/contract/wire/primitives.codec.ts';

/** Texts by the name of their field, where not just any would do. */
const texts: { readonly [field: string]: string } = {
  currency: 'USD',
  level: 'ORDER',
  status: 'PLACED',
  consumerType: 'GUEST',
  swatch: '#22433b',
  color: '#22433b',
  country: 'US',
  accessExpiry: '2099-01-01T00:00:00.000Z',
  refreshExpiry: '2099-01-02T00:00:00.000Z',
  expiresAt: '2099-01-01T00:00:00.000Z',
  orderDate: '2026-01-01T00:00:00.000Z',
  url: '/en-us',
  pdpUrl: '/p/MOCKED00AAA',
  providerUrl: 'https://payments.invalid',
};

/** What is tried on a codec that does not tell what it is made of. An amount is nothing, so that sums add up. */
const guesses: readonly unknown[] = [0, 'mocked', true, '2026-01-01T00:00:00.000Z', [], {}];

const fieldsOf = (props: t.Props): object =>
  Object.fromEntries(Object.entries(props).map(([field, codec]) => [field, sampleOf(codec, field)]));

/**
 * A value that a codec takes, made up from what it is made of: one of each in lists and records, without what is optional.
 * A cart of it has one piece of one line, for nothing. Undefined where anything would do.
 */
export const sampleOf = (codec: t.Mixed, field = ''): unknown => {
  if (codec instanceof t.UnknownType) return undefined;
  if (codec === wholeNumber) return 1;
  if (codec instanceof t.StringType) return texts[field] ?? 'mocked';
  if (codec instanceof t.InterfaceType) return fieldsOf(codec.props);
  if (codec instanceof t.PartialType) return {};
  if (codec instanceof t.ExactType) return sampleOf(codec.type, field);
  if (codec instanceof t.IntersectionType)
    return Object.assign({}, ...codec.types.map((part: t.Mixed) => sampleOf(part, field)));
  if (codec instanceof t.ArrayType) return codec.type instanceof t.UnknownType ? [] : [sampleOf(codec.type, field)];
  if (codec instanceof t.DictionaryType) return { mocked: sampleOf(codec.codomain, field) };
  if (codec instanceof t.UnionType) return sampleOf(codec.types[0], field);
  if (codec instanceof t.KeyofType) return Object.keys(codec.keys)[0];
  if (codec instanceof t.LiteralType) return codec.value;
  const guess = guesses.find((one) => codec.is(one));
  if (guess === undefined) throw new TypeError(`Nothing fits ${codec.name}`);
  return guess;
};
