import * as t from 'io-ts';
import { describe, expect, test } from 'vitest';
import { allEndpoints } from '#adapters/contract/all-endpoints.ts';
import { content } from '#adapters/contract/content.ts';
import { pathParam } from '#adapters/contract/endpoint.ts';
import { id, prose, text } from '#adapters/contract/wire/primitives.codec.ts';
import { isAskedTag } from '#core/content/article-tag.ts';
import { namedId } from '#core/kernel/fields.codec.ts';
import { withoutUnseen } from '#core/kernel/unseen.ts';

/**
 * Values larger than any bound of a request: of texts in bodies of 100 KB, and of the few endpoints with larger bodies.
 */
const oversizedFor = (bodyBytes = 20_000): readonly unknown[] => [
  'a'.repeat(bodyBytes),
  Array.from({ length: 1_000 }, () => 'a'),
  Number.POSITIVE_INFINITY,
  Number.NaN,
  1e300,
  -1e300,
  null,
  {},
];

const has = <Key extends string>(value: object, key: Key): value is object & { readonly [key in Key]: unknown } =>
  key in value;

/**
 * Parts of a codec without a bound, by their paths. Codecs of io-ts are recognized by their tag; those of the contract
 * are tried.
 */
const unbounded = (codec: unknown, path: string, oversized = oversizedFor()): readonly string[] => {
  if (typeof codec !== 'object' || codec === null) return [path];
  if (codec instanceof t.InterfaceType || codec instanceof t.PartialType)
    return Object.entries<unknown>(codec.props).flatMap(([name, part]) =>
      unbounded(part, `${path}.${name}`, oversized),
    );
  if (codec instanceof t.ExactType) return unbounded(codec.type, path, oversized);
  if (codec instanceof t.IntersectionType || codec instanceof t.UnionType)
    return codec.types.flatMap((part: unknown) => unbounded(part, path, oversized));
  if (
    codec instanceof t.KeyofType ||
    codec instanceof t.LiteralType ||
    codec instanceof t.NullType ||
    codec instanceof t.BooleanType
  )
    return [];
  if (codec instanceof t.ArrayType) return [path];
  if (codec instanceof t.Type)
    return [
      ...(oversized.some((value) => codec.is(value)) ? [path] : []),
      ...(has(codec, 'item') ? unbounded(codec.item, `${path}[]`, oversized) : []),
    ];
  return [path];
};

type Bounded = { readonly query: unknown; readonly body: unknown; readonly bodyBytes?: number };

const operations = Object.entries<{ readonly [name: string]: Bounded }>(allEndpoints).flatMap(([area, endpoints]) =>
  Object.entries(endpoints).map(([name, endpoint]) => ({ name: `${area}.${name}`, endpoint })),
);

describe('bounds of requests', () => {
  test.each(operations)(
    '$name has a maximum length for every text, a maximum size for every array and bounds for every number',
    ({ endpoint }) => {
      expect([
        ...unbounded(endpoint.query, 'query'),
        ...unbounded(endpoint.body, 'body', oversizedFor(endpoint.bodyBytes)),
      ]).toEqual([]);
    },
  );

  test('the check finds parts without a bound', () => {
    expect(
      unbounded(
        t.exact(
          t.intersection([
            t.type({ text: t.string, all: t.array(t.boolean), any: t.unknown }),
            t.partial({ number: t.number }),
          ]),
        ),
        'body',
      ),
    ).toEqual(['body.text', 'body.all', 'body.any', 'body.number']);
  });

  test.each([
    '\u00ad',
    '\u034f',
    '\u061c',
    '\u115f',
    '\u200b',
    '\u200f',
    '\u202e',
    '\u2060',
    '\u3164',
    '\ufeff',
    '\u{e0020}',
  ])('a line refuses every invisible character: %j', (hidden) => {
    expect([text(10).is(`a${hidden}b`), prose(10).is('a\u200fb')]).toEqual([false, true]);
  });

  test('GFT-05 a message refuses hidden tag characters, as it does direction controls, and accepts the flag of Wales', () => {
    const wales = '\u{1f3f4}\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}';
    expect(['a\u202eb', 'a\u{e0041}b', `${wales}\u{e0041}`, wales].map(prose(100).is)).toEqual([
      false,
      false,
      false,
      true,
    ]);
    expect(text(100).is(wales)).toBe(true);
  });

  test.each(['\u{1f468}\u200d\u{1f33e}', '\u2744\ufe0f', '\u0645\u06cc\u200c\u062e', '\u845b\u{e0100}'])(
    'a line accepts the joiners and variation selectors of emoji and scripts: %j',
    (written) => {
      expect(text(10).is(written)).toBe(true);
    },
  );

  test('a line accepts every character that the forms keep, and no other', () => {
    const [line, lines] = [text(2), prose(2)];
    const all = Array.from({ length: 0x11_0000 }, (_, code) => String.fromCodePoint(code)).filter(
      (character) => lines.is(character) && !/[\t\n\r]/.test(character),
    );
    expect(all.filter((character) => line.is(character) !== (withoutUnseen(character) === character))).toEqual([]);
  });

  test('CNT-03 a request accepts every id that a document may name, and every tag of an address that is asked for', () => {
    const characters = Array.from({ length: 0x11_0000 }, (_, code) => String.fromCodePoint(code));
    const ids = characters.flatMap((character) => [character, `5000${character}`, `5${character}000`]);
    expect(ids.filter((one) => namedId.is(one) && !id.is(one))).toEqual([]);
    const { query } = content.articles;
    expect(ids.filter((tagId) => isAskedTag(tagId) && !query.is({ tagId, offset: 0, limit: 1 }))).toEqual([]);
    expect(['x'.repeat(100), 'x'.repeat(101), ' ', '', '.', '..', '...'].map((one) => namedId.is(one))).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
      true,
    ]);
  });

  test('a part of a path has a maximum length', () => expect(unbounded(pathParam, 'path')).toEqual([]));
});
