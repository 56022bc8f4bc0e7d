import { describe, expect, test } from 'vitest';
import { ErrorWire } from '#adapters/contract/error.codec.ts';
import { failureTextsOf } from '#core/failures/all-failure-texts.ts';
import { BODY_LIMIT_BYTES } from '#adapters/contract/body-limit.ts';
import { decoded } from '#test/support/decoded.ts';
import { cookieFrom, openGateway, setCookieOf } from './gateway-fixture.ts';

const TOKEN = 'token/v2/auth/token';
const CART = 'cart/v1/cart';

describe('A9 the gate', () => {
  const cases: readonly (readonly [string, Record<string, string | undefined>])[] = [
    ['no Origin', { Origin: undefined }],
    ['the Origin null', { Origin: 'null' }],
    ['a foreign Origin', { Origin: 'http://evil.test' }],
    ['the same host under another scheme', { Origin: 'https://shop.test' }],
    ['no X-Requested-By', { 'X-Requested-By': undefined }],
    ['another X-Requested-By', { 'X-Requested-By': 'XMLHttpRequest' }],
    ['Sec-Fetch-Site cross-site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['Sec-Fetch-Site same-site', { 'Sec-Fetch-Site': 'same-site' }],
  ];
  test.each(cases)('a write with %s is refused with 403 and never reaches the service', async (_title, headers) => {
    const lab = openGateway();
    const response = await lab.call('POST', TOKEN, { headers, body: { grantType: 'guest' } });
    expect(response.status).toBe(403);
    expect(setCookieOf(response)).toBe('');
    expect(lab.requests).toEqual([]);
  });

  test('a read needs no Origin, but the header that no form can set', async () => {
    const lab = openGateway();
    lab.answer('GET /fapi/server/time', () => Response.json({ serverTime: '2026-01-01T00:00:00.000Z' }));
    expect((await lab.call('GET', 'fapi/server/time', { headers: { Origin: undefined } })).status).toBe(200);
    expect((await lab.call('GET', 'fapi/server/time', { headers: { 'X-Requested-By': undefined } })).status).toBe(403);
    expect((await lab.call('GET', 'fapi/server/time', { headers: { 'Sec-Fetch-Site': 'cross-site' } })).status).toBe(
      403,
    );
  });
});

describe('API-001 the token call', () => {
  test.each([
    ['no JSON', 'x'.repeat(1000)],
    ['nothing', ''],
    ['no grant', {}],
    ['a grant that there is none of', { grantType: 'password' }],
    ['a secret beyond its length', { grantType: 'guest', refreshToken: 'x'.repeat(4_097) }],
    ['a list', [{ grantType: 'guest' }]],
  ])('is refused with 400 for %s, also with a session: no token is granted', async (_, body) => {
    const lab = openGateway();
    const cookie = await cookieFrom(lab);
    const grants = lab.grants();
    for (const sent of [{ body }, { body, cookie }]) {
      const answer = await lab.call('POST', TOKEN, sent);
      expect([answer.status, await answer.json()]).toMatchObject([400, { errorDetails: [{ errorId: 'API400' }] }]);
      expect(setCookieOf(answer)).toBe('');
    }
    expect(lab.grants()).toBe(grants);
  });
});

describe('ENT-02 a refusal of the host itself', () => {
  test('has an id with its message in the language of the site, and the correlation id of the page view, like every refusal of the service', async () => {
    const lab = openGateway();
    const { errors: french } = failureTextsOf('fr');
    const headers = { 'X-Correlation-Id': 'view-1', siteId: 'nordkamm-ca' };
    const refused = [
      await lab.call('POST', TOKEN, { headers: { ...headers, Origin: 'http://evil.test' } }),
      await lab.call('GET', 'admin/users', { headers }),
      await lab.call('GET', `${CART}/basket-1`, { headers }),
      await lab.call('POST', CART, { headers, cookie: await cookieFrom(lab), body: 'x'.repeat(BODY_LIMIT_BYTES + 1) }),
    ];
    expect(await Promise.all(refused.map(async (answer) => [answer.status, await answer.json()]))).toEqual([
      [403, { errorDetails: [{ errorId: 'API405', message: french.API405 }], correlationId: 'view-1' }],
      [404, { errorDetails: [{ errorId: 'API404', message: french.API404 }], correlationId: 'view-1' }],
      [401, { errorDetails: [{ errorId: 'AUT441', message: french.AUT441 }], correlationId: 'view-1' }],
      [413, { errorDetails: [{ errorId: 'API400', message: french.API400 }], correlationId: 'view-1' }],
    ]);
    expect(refused.map(({ headers: all }) => all.get('Cache-Control'))).toEqual(Array(4).fill('no-store'));
  });

  test('has its own correlation id if the call has no valid one', async () => {
    for (const given of [undefined, '', 'a b', '<script>', 'x'.repeat(101)]) {
      const { correlationId } = decoded(
        ErrorWire,
        await (await openGateway().call('GET', 'admin/users', { headers: { 'X-Correlation-Id': given } })).json(),
      );
      expect(correlationId).toMatch(/^[\w-]{36}$/);
    }
  });
});
