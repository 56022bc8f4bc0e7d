import { describe, expect, test } from 'vitest';
import { noMonitoring } from '#adapters/analytics/console-monitoring.ts';
import { openClient, type ClientOptions } from '#adapters/client.ts';
import { freePort } from '#test/support/free-port.ts';
import { json, refused } from './http/client-fixture.ts';

const token = {
  accessToken: 'access-1',
  refreshToken: 'refresh-1',
  accessExpiry: '2999-01-01T00:00:00.000Z',
  refreshExpiry: '2999-01-01T00:00:00.000Z',
  consumerId: 'guest-1',
  consumerType: 'GUEST',
};

/** A service that only grants tokens. */
const emptyService = () => {
  const requests: Request[] = [];
  const fetch = (request: Request): Promise<Response> => {
    requests.push(request);
    return Promise.resolve(request.url.endsWith('/token') ? json(token) : json({}, 404));
  };
  return { requests, fetch };
};

const open = (options: Partial<ClientOptions> = {}) => {
  const service = emptyService();
  const client = openClient({ url: 'http://shop.test', fetch: service.fetch, monitoring: noMonitoring, ...options });
  return { ...client, requests: service.requests };
};

describe('the client package', () => {
  test('a failure of a use case is a result with its tag, not a rejection', async () => {
    const { shop, run } = open();
    expect(await run(shop.catalog.viewProduct('NKTRAIL3FJO'))).toEqual({ ok: false, failure: { _tag: 'NotFound' } });
  });

  test('a value of a use case is a result that is ok', async () => {
    const { shop, run } = open();
    expect(await run(shop.carts.load)).toEqual({ ok: true, value: undefined });
  });

  test('if nothing listens, the failure says that no shop responds at the address', async () => {
    const address = `http://127.0.0.1:${await freePort()}`;
    for (const [where, what] of [
      [{ url: `${address}/en-us` }, 'shop'],
      [{ serviceUrl: `${address}/` }, 'service'],
    ] as const) {
      const { shop, run } = openClient({ ...where, monitoring: noMonitoring });
      expect(await run(shop.catalog.viewProduct('NKTRAIL3FJO'))).toMatchObject({
        ok: false,
        failure: { _tag: 'ApiFailure', status: 0, cause: `No ${what} answers at ${address}.` },
      });
    }
  });

  test('a shop that does not accept the address of the client names the setting', async () => {
    const fetch = ({ method }: Request) => Promise.resolve(method === 'GET' ? json({}, 404) : refused('API405', 403));
    const { shop, run } = open({ url: 'http://127.0.0.2:3000', fetch });
    expect(await run(shop.carts.add({ sku: 'NKTRAIL3FJO-42', productId: 'NKTRAIL3FJO' }))).toMatchObject({
      ok: false,
      failure: {
        errorId: 'API405',
        cause:
          'The shop does not accept this call at http://127.0.0.2:3000: use its public address (PUBLIC_URL) as url.',
      },
    });
  });

  test('a use case that was not called rejects with a message', async () => {
    const { shop, run } = open();
    // A program without types can pass anything.
    await expect(Reflect.apply(run, undefined, [shop.catalog.viewProduct])).rejects.toThrow(
      new TypeError('run takes an effect; was the use case called?'),
    );
  });

  test('an aborted signal aborts the request and rejects', async () => {
    const sent = Promise.withResolvers<Request>();
    const { shop, run } = open({
      fetch: (request) => {
        sent.resolve(request);
        return new Promise<never>(() => undefined);
      },
    });
    const leaving = new AbortController();
    const running = run(shop.catalog.viewProduct('NKTRAIL3FJO'), { signal: leaving.signal });
    const { signal } = await sent.promise;
    leaving.abort();
    await expect(running).rejects.toThrow();
    expect(signal.aborted).toBe(true);
  });

  test('the address of a shop is called below /api, with the site of the locale', async () => {
    const { shop, run, requests } = open({ url: 'http://shop.test/en-gb?x=1', locale: 'en-gb' });
    await run(shop.catalog.viewProduct('NKTRAIL3FJO'));
    expect(requests[0]?.url).toMatch(/^http:\/\/shop\.test\/api\//);
    expect(requests[0]?.headers.get('siteid')).toBe('nordkamm-gb');
  });

  test('AUTH-01 a client of a service has its own guest session, whose token is sent with its calls', async () => {
    const { fetch, requests } = emptyService();
    const { shop, run } = openClient({ serviceUrl: 'http://service.test/', fetch, monitoring: noMonitoring });
    await run(shop.carts.add({ sku: 'NKTRAIL3FJO-42', productId: 'NKTRAIL3FJO' }));
    const [grant, ...calls] = requests;
    expect(grant?.url).toMatch(/^http:\/\/service\.test\/[^/]/);
    expect(grant?.headers.get('authorization')).toBeNull();
    expect(calls.map(({ headers }) => headers.get('authorization'))).toContain('Bearer access-1');
  });

  test('an unknown locale is refused with the list of known ones', () => {
    expect(() => open({ locale: 'xx-xx' })).toThrow(
      new RangeError('locale must be one of en-us, fr-ca, en-gb, but is "xx-xx".'),
    );
  });

  test('an invalid address is refused at once', () => {
    expect(() => open({ url: 'shop' })).toThrow('url must be an http or https address, but is "shop".');
    // A program without types.
    const openAny = (options: unknown) => Reflect.apply(openClient, undefined, [options]);
    expect(() => openAny({ serviceUrl: 'ftp://shop' })).toThrow(TypeError);
    for (const none of [undefined, {}, { url: 'http://shop', serviceUrl: 'http://shop' }])
      expect(() => openAny(none)).toThrow('openClient takes an object with either url or serviceUrl.');
  });
});
