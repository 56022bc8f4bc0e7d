import * as t from 'io-ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { account } from '#adapters/contract/account.ts';
import { allEndpoints } from '#adapters/contract/all-endpoints.ts';
import { checkout } from '#adapters/contract/checkout.ts';
import { checkOut, item } from '#test/support/commerce/guest-checkout.ts';
import { inProof } from '#test/support/in-proof.ts';
import { openSuiteShop, type Shop } from '#test/support/commerce/in-process-shop.ts';
import { freshKey, type Shopper } from '#test/support/commerce/shopper.ts';

type Operation = { readonly method: string; readonly path: string; readonly query: unknown; readonly body: unknown };
type Json = { readonly [name: string]: unknown };

const operations = Object.entries<{ readonly [name: string]: Operation }>(allEndpoints).flatMap(([area, endpoints]) =>
  Object.entries(endpoints).map(([name, endpoint]) => ({ name: `${area}.${name}`, endpoint })),
);

/** Values that no field expects. Lone surrogates are sent as JSON escapes. */
const HOSTILE: readonly unknown[] = [
  'a'.repeat(100_000),
  `a@${'.'.repeat(95_000)}@`,
  '',
  '\0',
  'a\0b',
  '\ud800',
  'x\udc00y',
  '\u202egnp.exe',
  '\u200f\u200e',
  '\u0007',
  '😀'.repeat(20),
  '.',
  '..',
  '../../..',
  "'; drop table style; --",
  Array.from({ length: 3_000 }, () => 'a'),
  Array.from({ length: 3_000 }, () => ({})),
  [],
  {},
  null,
  true,
  -1,
  0,
  0.5,
  1e21,
  1e300,
  2 ** 31,
  -(2 ** 53),
  999_999_999,
];
/** The same in a query or path, where every value is text and an address has a few kilobytes. */
const HOSTILE_TEXT: readonly string[] = [
  'a'.repeat(8_000),
  '/'.repeat(8_000),
  ' '.repeat(200),
  '',
  '\0',
  'a\0b',
  '\u202egnp.exe',
  '\u200f',
  '\u0007',
  '😀',
  '-1',
  '0',
  '0.5',
  '1e21',
  '999999999',
  '99999999999999999999',
  "' or 1=1 --",
  '%',
  '%00',
  '%ed%a0%80',
  '..',
  '{}',
];

/**
 * Whether a run sends a value in a field, by their positions: a third of the values in each field, all of them in three
 * fields; in `npm run proof` all in each.
 */
const isSent = (value: number, field: number): boolean => inProof || (value + field) % 3 === 0;

/** 10,000 levels of arrays, and of objects. */
const DEEP: readonly string[] = [
  `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
  `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
];

/**
 * Fields of a request by their paths, such as `items.0.sku`, with a value of their type. Ids refer to existing records.
 */
const fieldsOf = (
  codec: unknown,
  path: readonly string[] = [],
): readonly (readonly [path: readonly string[], codec: t.Mixed])[] => {
  if (codec instanceof t.InterfaceType || codec instanceof t.PartialType)
    return Object.entries<unknown>(codec.props).flatMap(([name, part]) => fieldsOf(part, [...path, name]));
  if (codec instanceof t.ExactType) return fieldsOf(codec.type, path);
  if (codec instanceof t.IntersectionType) return codec.types.flatMap((part: unknown) => fieldsOf(part, path));
  if (!(codec instanceof t.Type)) throw new TypeError(`${path.join('.')} is no codec`);
  return 'item' in codec ? [[path, codec], ...fieldsOf(codec.item, [...path, '0'])] : [[path, codec]];
};

const sampleOf = (codec: t.Mixed, known: unknown): unknown => {
  if (codec instanceof t.KeyofType) return Object.keys(Object(codec.keys))[0];
  return [known, 'a', 1, true, 'S256', 'S', ['a']].find((value) => value !== undefined && codec.is(value)) ?? null;
};

/** A copy of a value with another one at a path; missing arrays and objects are created. */
const put = (into: unknown, [name, ...rest]: readonly string[], value: unknown): unknown => {
  if (name === undefined) return value;
  if (name === '0') return [put(Array.isArray(into) ? into[0] : undefined, rest, value)];
  const object: Json = typeof into === 'object' && into !== null ? { ...into } : {};
  return { ...object, [name]: put(object[name], rest, value) };
};

const bodyOf = (codec: unknown, known: Json): unknown =>
  fieldsOf(codec).reduce<unknown>(
    (body, [path, part]) =>
      'item' in part ? body : put(body, path, sampleOf(part, known[path.at(-1) === '0' ? '' : (path.at(-1) ?? '')])),
    {},
  );

const queryOf = (query: unknown): URLSearchParams =>
  new URLSearchParams(Object.entries(Object(query)).map(([name, value]): [string, string] => [name, String(value)]));

describe('hostile requests', () => {
  let shop: Shop;
  let shopper: Shopper;
  /** A signed-out caller. */
  let leaver: Shopper;
  let known: Json;
  /** The cart version of the latest response. */
  let version = '"1"';
  const answers: { readonly what: string; readonly status: number; readonly ms: number }[] = [];

  beforeAll(async () => {
    shop = await openSuiteShop();
    shopper = await shop.shopper();
    leaver = await shop.shopper();
    const order = await checkOut(shopper, item);
    known = {
      ...item,
      ...order,
      paymentInstrumentId: order.instrumentId,
      consumerId: shopper.token.consumerId,
      categoryId: '1000',
      mode: 'publish',
      siteId: 'nordkamm-us',
      page: 'home',
      productType: 'footwear',
      shippingId: 'home-1',
      email: 'ada@example.org',
      codeChallenge: 'a'.repeat(43),
      codeVerifier: 'a'.repeat(43),
      widgetId: 'pdp-similar',
      id: item.productId,
      paymentMethod: 'CREDIT_CARD',
      country: 'US',
      sort: 'recommended',
    };
  }, 120_000);
  afterAll(() => shop.close());

  const send = async (
    what: string,
    endpoint: Operation,
    { params = known, query, body }: { readonly params?: Json; readonly query: unknown; readonly body: string },
  ): Promise<void> => {
    const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(String(params[name] ?? 'a').toWellFormed()),
    );
    const headers = {
      siteId: 'nordkamm-us',
      channel: 'ECOMM',
      'content-type': 'application/json',
      authorization: `Bearer ${(endpoint === account.signOut ? leaver : shopper).token.accessToken}`,
      'idempotency-key': freshKey(),
      'if-match': version,
    };
    const request = new Request(`http://shop.test/${path}?${queryOf(query)}`, {
      method: endpoint.method,
      headers,
      ...(endpoint.method === 'GET' ? {} : { body }),
    });
    const start = performance.now();
    const { status, headers: reported } = await shop.commerce.fetch(request);
    answers.push({ what, status, ms: performance.now() - start });
    version = reported.get('etag') ?? version;
  };

  test.each(operations)(
    '$name responds to every hostile value of every field, never with a failure of its own',
    async ({ name, endpoint }) => {
      const query = bodyOf(endpoint.query, known);
      const body = bodyOf(endpoint.body, known);
      const sent = answers.length;
      for (const [place, value] of HOSTILE_TEXT.entries()) {
        for (const [field, [, param = '']] of [...endpoint.path.matchAll(/\{(\w+)\}/g)].entries()) {
          if (!isSent(place, field)) continue;
          await send(`${name} {${param}} ${JSON.stringify(value).slice(0, 30)}`, endpoint, {
            params: { ...known, [param]: value },
            query,
            body: JSON.stringify(body),
          });
        }
        for (const [field, [path]] of fieldsOf(endpoint.query).entries()) {
          if (!isSent(place, field)) continue;
          await send(`${name} ?${path.join('.')} ${JSON.stringify(value).slice(0, 30)}`, endpoint, {
            query: put(query, path, value),
            body: JSON.stringify(body),
          });
        }
      }
      for (const [field, [path]] of endpoint.method === 'GET' ? [] : fieldsOf(endpoint.body).entries()) {
        for (const value of HOSTILE.filter((_, place) => isSent(place, field)))
          await send(`${name} ${path.join('.')} ${JSON.stringify(value).slice(0, 30)}`, endpoint, {
            query,
            body: JSON.stringify(put(body, path, value)),
          });
      }
      for (const deep of endpoint.method === 'GET' ? [] : DEEP)
        await send(`${name} deep`, endpoint, { query, body: deep });
      expect(answers.slice(sent).filter(({ status }) => status >= 500)).toEqual([]);
    },
  );

  test('no hostile request keeps the service busy for long', ({ annotate }) => {
    const longest = answers.toSorted((one, other) => other.ms - one.ms)[0];
    expect(answers.length).toBeGreaterThan(1_000);
    expect(longest?.ms, longest?.what).toBeLessThan(2_000);
    return annotate(
      `${answers.length} requests, the longest answer: ${longest?.what}, ${longest?.ms.toFixed(0)} ms`,
    ).then(() => undefined);
  });

  test('VAL-02 an e-mail of 95 KB is refused immediately, whatever it contains', async () => {
    const buyer = await shop.shopper();
    const { basketId } = await checkOut(buyer, item);
    for (const email of [`a@${'.'.repeat(95_000)}@`, `a@${'.a'.repeat(47_500)}@`]) {
      const start = performance.now();
      expect((await buyer.call(checkout.prepareOrder, { query: { basketId }, body: { email } })).status).toBe(400);
      expect(performance.now() - start).toBeLessThan(1_000);
    }
  });
});
