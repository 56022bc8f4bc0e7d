import { describe, expect, test } from 'vitest';
import { allEndpoints } from '#adapters/contract/all-endpoints.ts';
import { operationOf } from '#adapters/contract/operation.ts';
import { passesGate } from '#adapters/web/server/origin-gate.ts';

const everyOperation = Object.entries(allEndpoints).flatMap(([group, endpoints]) =>
  Object.entries(endpoints).map(
    ([name, { method, path }]: [string, { readonly method: string; readonly path: string }]) =>
      [`${group}.${name}`, method, path] as const,
  ),
);

describe('operations by address', () => {
  test.each(everyOperation)('%s is found by its method and path', (name, method, path) => {
    expect(operationOf(method, `/${path.replaceAll(/\{\w+\}/g, 'value-1')}`)?.name).toBe(name);
  });

  test('a literal path wins over one with a placeholder', () => {
    expect(operationOf('POST', '/cart/v1/cart/prepareOrder')?.name).toBe('checkout.prepareOrder');
  });

  test.each([
    '/cart/v1/cart/',
    '/cart/v1/cart/a/b',
    '/cart/v1/cartX',
    'cart/v1/cart',
    '/x/cart/v1/cart',
    '/cart/v1/cart?x',
    '/cartXv1/cart',
    '//cart/v1/cart',
  ])('an address that only looks similar is not found: %s', (path) => {
    for (const method of ['GET', 'POST']) expect(operationOf(method, path)).toBeUndefined();
  });

  test('methods are those of the contract, as written', () => {
    expect(operationOf('OPTIONS', '/cart/v1/cart')).toBeUndefined();
    expect(operationOf('DELETE', '/cart/v1/cart')).toBeUndefined();
  });
});

describe('A9 the gate', () => {
  const ours = 'https://shop.test';
  const passes = (method: string, headers: Record<string, string>) =>
    passesGate(new Request(`${ours}/api/x`, { method, headers }), ours);
  const good = { Origin: ours, 'X-Requested-By': 'portico', 'Sec-Fetch-Site': 'same-origin' };

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
    '%s of our own page passes, also from a browser without Sec-Fetch-Site',
    (method) => {
      expect(passes(method, good)).toBe(true);
      expect(passes(method, { Origin: ours, 'X-Requested-By': 'portico' })).toBe(true);
    },
  );

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s without any one of its marks is refused', (method) => {
    for (const origin of ['null', 'https://shop.test.evil.test', 'https://shop.test:444', 'http://shop.test', ''])
      expect(passes(method, { ...good, Origin: origin })).toBe(false);
    for (const site of ['cross-site', 'same-site', 'none'])
      expect(passes(method, { ...good, 'Sec-Fetch-Site': site })).toBe(false);
    expect(passes(method, { ...good, 'X-Requested-By': '' })).toBe(false);
  });
});
