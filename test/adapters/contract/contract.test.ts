import { describe, expect, test } from 'vitest';
import { allEndpoints } from '#adapters/contract/all-endpoints.ts';
import { needsToken, type Access } from '#adapters/contract/endpoint.ts';
import { catalog } from '#test/spec/requirement-catalog.ts';

type Operation = {
  readonly id: string;
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly access: Access;
};
const operations: readonly Operation[] = Object.values(allEndpoints).flatMap((group) =>
  Object.values<Operation>(group),
);

/**
 * What members do with their sign-ins, their address, their data and their orders, links to carts, and purchases in the
 * sheet of a wallet have no path in the catalog. These operations name the requirement that they serve.
 */
const beyondCatalog: readonly string[] = [
  'GET consumers-v3/consumer/payment_instruments/session',
  'POST consumers-v3/newsletter/confirm',
  'POST consumers-v3/confirmforgotpassword/check',
  'GET consumers-v3/consumer/security',
  'DELETE consumers-v3/consumer/signins',
  'DELETE consumers-v3/consumer/signins/{signInId}',
  'POST consumers-v3/consumer/verification',
  'POST consumers-v3/consumer/verification/confirm',
  'POST consumers-v3/consumer/claimorders',
  'GET consumers-v3/consumer/userdata/{requestId}',
  'GET consumers-v3/consumer/privacy',
  'POST consumers-v3/consumer/deleteaccount',
  'POST consumers-v3/consumer/withdrawal',
  'DELETE consumers-v3/consumer/return/{orderId}/{returnId}',
  'PUT consumers-v3/consumer/purchase/{orderId}/contact',
  'GET consumers-v3/consumer/purchase/{orderId}/payment',
  'POST consumers-v3/consumer/purchase/{orderId}/payment',
  'PATCH consumers-v3/consumer/purchase/{orderId}/payment',
  'POST cart/v1/cart/{basketId}/share',
  'GET cart/v1/shared/{shareId}',
  'POST cart/v1/expressCart',
  'POST cart/v1/cart/{basketId}/walletQuote',
  'PUT cart/v2/cart/{basketId}/shippingAddress',
  'PUT cart/v1/cart/{basketId}/contact',
];
const lineOf = ({ method, path }: Operation): string => `${method} ${path}`;
const inCatalog = operations.filter((operation) => !beyondCatalog.includes(lineOf(operation)));

const sentenceOf = (id: string): string => catalog.requirements.find((one) => one.id === id)?.sentence ?? '';

describe('the contract', () => {
  test('ENT-01 every path placeholder except {contract} and {mode} is one of these thirty', () => {
    const thirty = /Identifiers: ([^.]+)\./.exec(sentenceOf('ENT-01'))?.[1]?.split(', ') ?? [];
    expect(thirty).toHaveLength(30);
    const placeholders = inCatalog.flatMap(({ path }) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name));
    expect(placeholders.length).toBeGreaterThan(10);
    expect([...new Set(placeholders)].filter((name) => ![...thirty, 'contract', 'mode'].includes(name))).toEqual([]);
  });

  test.each(inCatalog.map(({ id, method, path }) => [id, method, path] as const))(
    '%s is %s %s, as in the catalog of operations',
    (id, method, path) => {
      const short = path.replace(/^(consumers-v3\/consumer|\{mode\}\/caas\/v1\/canvas|social)(\/|$)/, '');
      const said = sentenceOf(id);
      expect(path.startsWith('/')).toBe(false);
      expect([path, short].some((one) => said.includes(one))).toBe(true);
      const methods = [...said.matchAll(/\b(GET|POST|PUT|PATCH|DELETE) /g)].map(([, name]) => name);
      if (methods.length > 0) expect(methods).toContain(method);
    },
  );

  test('AUTH-17 AUTH-18 every operation under a consumer path requires a token, and token grants require none', () => {
    const consumers = operations.filter(({ path }) => path.startsWith('consumers-v3/consumer/'));
    expect(consumers.length).toBeGreaterThan(0);
    expect(consumers.filter((operation) => !needsToken(operation))).toEqual([]);
    expect(needsToken(allEndpoints.authentication.token)).toBe(false);
  });

  test('API-142 the list of paths is complete: an operation is in the catalog, or listed here', () => {
    const known = new Set(catalog.requirements.filter(({ prefix }) => prefix === 'API').map(({ id }) => id));
    expect(inCatalog.filter(({ id }) => !known.has(id) || id === 'API-142')).toEqual([]);
    expect(new Set(operations.map(lineOf)).size).toBe(operations.length);
    expect(beyondCatalog.filter((line) => !operations.some((one) => lineOf(one) === line))).toEqual([]);
    expect(operations.length).toBeGreaterThan(20);
  });
});
