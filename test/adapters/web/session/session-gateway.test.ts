import { describe, expect, test } from 'vitest';
import { TokenWire } from '#adapters/contract/session.ts';
import { BODY_LIMIT_BYTES } from '#adapters/contract/body-limit.ts';
import { limitedText } from '#adapters/web/server/limited-text.ts';
import { decoded } from '#test/support/decoded.ts';
import { cartReply } from '#test/support/wire-replies.ts';
import { cookieFrom, errorIdOf, openGateway, secureOrigin, sessionIn, setCookieOf } from './gateway-fixture.ts';

const TOKEN = 'token/v2/auth/token';
const CART = 'cart/v1/cart';
const cartBody = cartReply('basket-1');

describe('operations', () => {
  test.each(['admin/users', 'cart/v1/cart/../../../health', 'internal/anything', ''])(
    'an address that the contract does not name is 404 API404: %s',
    async (path) => {
      const lab = openGateway();
      const response = await lab.call('GET', path);
      expect(response.status).toBe(404);
      expect(await errorIdOf(response)).toBe('API404');
      expect(lab.requests).toEqual([]);
    },
  );

  test('an operation by another method is 404, too', async () => {
    expect((await openGateway().call('DELETE', TOKEN)).status).toBe(404);
  });

  test('a public call is sent without a token for every caller, and sets no cookie', async () => {
    const lab = openGateway();
    lab.answer('GET /fapi/server/time', () =>
      Response.json({ serverTime: 'now' }, { headers: { 'Set-Cookie': 'service=1', 'X-Secret': 'x' } }),
    );
    const cookie = await cookieFrom(lab);
    const response = await lab.call('GET', 'fapi/server/time', { cookie });
    expect(response.status).toBe(200);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(response.headers.get('X-Secret')).toBeNull();
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(lab.requests.at(-1)?.headers.get('Authorization')).toBeNull();
    expect(lab.requests.at(-1)?.headers.get('Cookie')).toBeNull();
  });

  test('a call that needs a token, from a browser without a session, is 401 and is not sent to the service', async () => {
    const lab = openGateway();
    expect((await lab.call('GET', `${CART}/basket-1`)).status).toBe(401);
    expect((await lab.call('GET', `${CART}/basket-1`, { cookie: `portico=${'a'.repeat(43)}` })).status).toBe(401);
    expect(lab.requests).toEqual([]);
  });

  test('query, body, ETag and If-Match, key and replay mark are forwarded; an Authorization of the browser is not', async () => {
    const lab = openGateway();
    const cookie = await cookieFrom(lab);
    lab.answer(`POST /${CART}`, () =>
      Response.json(cartBody, { headers: { ETag: '"7"', 'Idempotency-Replayed': 'true' } }),
    );
    const response = await lab.call('POST', `${CART}?a=1`, {
      cookie,
      headers: { 'Idempotency-Key': 'key-1', 'If-Match': '"6"', Authorization: 'Bearer mine' },
      body: { x: 1 },
    });
    expect(response.headers.get('ETag')).toBe('"7"');
    expect(response.headers.get('Idempotency-Replayed')).toBe('true');
    const sent = lab.requests.at(-1);
    expect(sent?.url).toBe(`http://service.test/${CART}?a=1`);
    expect(sent?.headers.get('Idempotency-Key')).toBe('key-1');
    expect(sent?.headers.get('If-Match')).toBe('"6"');
    expect(sent?.headers.get('Authorization')).toBe('Bearer SECRET-access-1');
    expect(await sent?.json()).toEqual({ x: 1 });
  });
});

describe('the network of the client', () => {
  test('is passed on with every call, and with the grant that opens a session', async () => {
    const lab = openGateway();
    const from = { headers: { 'X-Forwarded-For': '192.0.2.1' } };
    const cookie = (setCookieOf(await lab.call('POST', TOKEN, { ...from, body: { grantType: 'guest' } })) ?? '').split(
      ';',
    )[0];
    lab.answer(`POST /${CART}`, () => Response.json(cartBody));
    await lab.call('POST', CART, { ...from, cookie, body: {} });
    expect(lab.requests.map(({ headers }) => headers.get('X-Forwarded-For'))).toEqual(['192.0.2.1', '192.0.2.1']);
  });
});

describe('the cookie', () => {
  test('is HttpOnly, SameSite=Lax and for the whole shop', async () => {
    const set = setCookieOf(await openGateway().call('POST', TOKEN, { body: { grantType: 'guest' } }));
    expect(set).toMatch(/^portico=[\w-]{43}; /);
    expect(set.split('; ').slice(1)).toEqual(expect.arrayContaining(['HttpOnly', 'SameSite=Lax', 'Path=/']));
    expect(set).not.toContain('Secure');
    expect(set).not.toContain('Domain');
  });

  test('on https it has the prefix __Host- and is Secure', async () => {
    const set = setCookieOf(
      await openGateway({ origin: secureOrigin }).call('POST', TOKEN, { body: { grantType: 'guest' } }),
    );
    expect(set).toMatch(/^__Host-portico=/);
    expect(set.split('; ')).toContain('Secure');
  });

  test('an unknown id is not adopted', async () => {
    const chosen = `portico=${'x'.repeat(43)}`;
    const set = setCookieOf(await openGateway().call('POST', TOKEN, { cookie: chosen, body: { grantType: 'guest' } }));
    expect(set).not.toContain('xxxx');
  });

  test('a known id stays, and with it the session', async () => {
    const lab = openGateway();
    const cookie = await cookieFrom(lab);
    const again = await lab.call('POST', TOKEN, { cookie, body: { grantType: 'guest' } });
    expect(setCookieOf(again).startsWith(`${cookie};`)).toBe(true);
    expect(lab.grants()).toBe(1);
  });

  test('no response contains tokens', async () => {
    const lab = openGateway({ accessMs: 59_000 });
    lab.answer(`POST /${CART}`, () => Response.json(cartBody));
    const first = await lab.call('POST', TOKEN, { body: { grantType: 'guest' } });
    const cookie = setCookieOf(first).split(';')[0];
    const answers = [
      first,
      await lab.call('POST', TOKEN, { cookie, body: { grantType: 'refresh_token' } }),
      await lab.call('POST', CART, { cookie }),
    ];
    for (const answer of answers) {
      expect([...answer.headers].join()).not.toContain('SECRET');
      expect(await answer.text()).not.toContain('SECRET');
    }
  });
});

describe('the session', () => {
  test('AUTH-14 twenty calls at 59 s left share one renewal', async () => {
    const lab = openGateway({ accessMs: 59_000 });
    const cookie = await cookieFrom(lab);
    lab.answer('GET /cart/v1/cart/basket-1', () => Response.json(cartBody));
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => lab.call('GET', `${CART}/basket-1`, { cookie })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(lab.grants()).toBe(2);
    const carts = lab.requests.filter(({ url }) => url.includes('/cart/basket-1'));
    expect(carts).toHaveLength(20);
    expect(new Set(carts.map(({ headers }) => headers.get('Authorization')))).toEqual(
      new Set(['Bearer SECRET-access-2']),
    );
  });

  test('AUTH-32 has a cart for each site: another site gets no id of it, and the first site keeps it', async () => {
    const lab = openGateway({ accessMs: 59_000 });
    const cookie = await cookieFrom(lab);
    const basketOn = async (siteId: string): Promise<unknown> => {
      const reply = await lab.call('POST', TOKEN, { cookie, headers: { siteId }, body: { grantType: 'guest' } });
      return decoded(TokenWire, await reply.json()).basketId;
    };
    const begin = async (siteId: string, basketId: string): Promise<void> => {
      lab.answer(`POST /${CART}`, () => Response.json(cartReply(basketId)));
      await lab.call('POST', CART, { cookie, headers: { siteId } });
    };
    await begin('nordkamm-us', 'basket-us');
    expect([await basketOn('nordkamm-ca'), await basketOn('nordkamm-us')]).toEqual([undefined, 'basket-us']);
    await begin('nordkamm-ca', 'basket-ca');
    expect([await basketOn('nordkamm-ca'), await basketOn('nordkamm-us')]).toEqual(['basket-ca', 'basket-us']);
  });

  test('knows its cart from the response that created it, and sends it with the next token', async () => {
    const lab = openGateway();
    const cookie = await cookieFrom(lab);
    lab.answer(`POST /${CART}`, () => Response.json(cartBody));
    await lab.call('POST', CART, { cookie });
    expect(await (await lab.call('POST', TOKEN, { cookie, body: { grantType: 'guest' } })).json()).toMatchObject({
      basketId: 'basket-1',
      consumerId: 'guest-1',
    });
  });

  test('keeps its cart over a renewal', async () => {
    const lab = openGateway({ accessMs: 59_000 });
    const cookie = await cookieFrom(lab);
    lab.answer(`POST /${CART}`, () => Response.json(cartBody));
    await lab.call('POST', CART, { cookie });
    await lab.call('POST', CART, { cookie });
    expect(lab.grants()).toBe(2);
    expect(await sessionIn(lab.records, cookie)).toMatchObject({ refs: { basket: 'basket-1' } });
  });

  test('FAV-05 knows the list of favorites from the first of them, sends it with the next token, and keeps it over a renewal', async () => {
    const lab = openGateway({ accessMs: 59_000 });
    const cookie = await cookieFrom(lab);
    lab.answer('POST /wishlists/v2/favorites', () => Response.json({ favoriteId: 'list-1', items: [], total: 0 }));
    await lab.call('POST', 'wishlists/v2/favorites', { cookie });
    await lab.call('POST', 'wishlists/v2/favorites', { cookie });
    expect(await sessionIn(lab.records, cookie)).toMatchObject({ refs: { favorites: 'list-1' } });
    expect(await (await lab.call('POST', TOKEN, { cookie, body: { grantType: 'guest' } })).json()).toMatchObject({
      favoriteId: 'list-1',
      consumerId: 'guest-1',
    });
  });

  test('clears a cart that no longer exists', async () => {
    const lab = openGateway();
    const cookie = await cookieFrom(lab);
    lab.answer(`POST /${CART}`, () => Response.json(cartBody));
    await lab.call('POST', CART, { cookie });
    lab.answer(`GET /${CART}/basket-1`, () =>
      Response.json({ errorDetails: [{ errorId: 'BSK404' }] }, { status: 404 }),
    );
    expect((await lab.call('GET', `${CART}/basket-1`, { cookie })).status).toBe(404);
    expect((await sessionIn(lab.records, cookie))?.refs).toEqual({});
  });

  test('a token that the service refuses is reported unchanged', async () => {
    const lab = openGateway();
    lab.answer(`POST /${TOKEN}`, () => Response.json({ errorDetails: [{ errorId: 'API429' }] }, { status: 429 }));
    const response = await lab.call('POST', TOKEN, { body: { grantType: 'guest' } });
    expect(response.status).toBe(429);
    expect(setCookieOf(response)).toBe('');
  });
});

describe('while the service is down', () => {
  test('a call is 503 GEN500', async () => {
    const lab = openGateway();
    const cookie = await cookieFrom(lab);
    lab.takeDown();
    const response = await lab.call('POST', CART, { cookie });
    expect(response.status).toBe(503);
    expect(await errorIdOf(response)).toBe('GEN500');
  });

  test('so are a token and a call that needs a renewal; the session stays', async () => {
    const lab = openGateway({ accessMs: 59_000 });
    const cookie = await cookieFrom(lab);
    lab.takeDown();
    for (const response of [
      await lab.call('POST', TOKEN, { cookie, body: { grantType: 'guest' } }),
      await lab.call('POST', CART, { cookie }),
    ]) {
      expect(response.status).toBe(503);
      expect(await errorIdOf(response)).toBe('GEN500');
    }
    expect(await sessionIn(lab.records, cookie)).toMatchObject({ consumerId: 'guest-1' });
  });
});

describe('G3 bodies', () => {
  test('over 100 KB are refused with 413 and not forwarded', async () => {
    const lab = openGateway();
    const cookie = await cookieFrom(lab);
    expect((await lab.call('POST', CART, { cookie, body: 'x'.repeat(BODY_LIMIT_BYTES + 1) })).status).toBe(413);
    expect(lab.requests.filter(({ url }) => url.endsWith(CART))).toEqual([]);
  });

  test('that declare more than 100 KB are refused before any of them arrives', async () => {
    const upload = {
      method: 'POST',
      headers: { 'Content-Length': String(BODY_LIMIT_BYTES + 1) },
      body: new ReadableStream({ pull: () => new Promise<void>(() => undefined) }),
      duplex: 'half',
    };
    expect(await limitedText(new Request('http://shop.test/api/x', upload))).toBeUndefined();
  });

  test('are measured in bytes, and one of exactly the limit passes', async () => {
    const lab = openGateway();
    const cookie = await cookieFrom(lab);
    lab.answer(`POST /${CART}`, () => Response.json(cartBody));
    expect((await lab.call('POST', CART, { cookie, body: 'é'.repeat(BODY_LIMIT_BYTES / 2 + 1) })).status).toBe(413);
    expect((await lab.call('POST', CART, { cookie, body: 'é'.repeat(BODY_LIMIT_BYTES / 2) })).status).toBe(200);
  });
});
