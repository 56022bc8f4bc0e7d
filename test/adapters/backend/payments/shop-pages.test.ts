import { describe, expect, test } from 'vitest';
import { makeShop, shopOrigin } from './provider-under-test.ts';

const ask = (method: string, path: string, origin: string) =>
  makeShop().provider.fetch(
    new Request(`http://pay.test${path}`, {
      method,
      headers: {
        origin,
        ...(method === 'OPTIONS'
          ? { 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization,content-type' }
          : {}),
      },
    }),
  );
const allowed = ({ headers }: Response) => headers.get('access-control-allow-origin');

describe('PAY-17 a script on a page of the shop exchanges a card for a token', () => {
  test('the origins of the shops may read the response, and no other origin', async () => {
    expect(allowed(await ask('OPTIONS', '/v1/tokens', shopOrigin))).toBe(shopOrigin);
    expect(allowed(await ask('POST', '/v1/tokens', shopOrigin))).toBe(shopOrigin);
    expect(allowed(await ask('OPTIONS', '/v1/tokens', 'http://other.test'))).toBeNull();
    expect(allowed(await ask('POST', '/v1/tokens', 'http://other.test'))).toBeNull();
  });

  test('the preflight allows the headers of the exchange and no credentials', async () => {
    const { status, headers } = await ask('OPTIONS', '/v1/tokens', shopOrigin);
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-headers')).toBe('Authorization,Content-Type');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
  });

  test.each(['/v1/sessions', '/v1/charges', '/v1/tokens/tok_1', '/fields'])(
    '%s does not allow another origin',
    async (path) => {
      expect(allowed(await ask('OPTIONS', path, shopOrigin))).toBeNull();
    },
  );
});
